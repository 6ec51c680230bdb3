// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>
#include <QObject>
#include <QPointer>
#include <QStringList>

namespace warpbench::gui {

/// A menu of the sessions last opened or saved, the latest first.
class RecentSessions : public QObject {
  Q_OBJECT

 public:
  static constexpr int kMost = 10;

  using QObject::QObject;

  /// Creates a menu in the current language, replacing the previous one.
  QMenu* makeMenu(QWidget* parent);
  /// The last menu; nullptr once its parent is destroyed.
  QMenu* menu() const { return m_menu; }
  const QStringList& paths() const { return m_paths; }
  /// Loads the stored list, and stores changes from now on.
  void remember();
  void add(const QString& path);

 signals:
  void chosen(const QString& path);
  /// The file no longer exists and was removed from the list.
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
