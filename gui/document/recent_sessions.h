// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>
#include <QObject>
#include <QPointer>
#include <QStringList>

namespace warpbench::gui {

/// The sessions that were opened or saved last, the latest first, as a menu.
class RecentSessions : public QObject {
  Q_OBJECT

 public:
  static constexpr int kMost = 10;

  using QObject::QObject;

  /// A new menu, in the language now in use, in place of the one before.
  QMenu* makeMenu(QWidget* parent);
  /// The last one; nullptr once its parent is gone.
  QMenu* menu() const { return m_menu; }
  const QStringList& paths() const { return m_paths; }
  /// From now on they are those that were kept, and changes are kept.
  void remember();
  void add(const QString& path);

 signals:
  void chosen(const QString& path);
  /// Such a file is no longer there, and no longer in the list.
  void missing(const QString& path);

 private:
  void setPaths(const QStringList& paths);
  void choose(const QString& path);
  void fillMenu();

  QPointer<QMenu> m_menu;
  QStringList m_paths;
  bool m_remembers = false;
};

}  // namespace warpbench::gui
