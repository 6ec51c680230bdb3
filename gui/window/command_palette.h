// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <functional>
#include <vector>

class QAction;
class QLineEdit;
class QListWidget;

namespace warpbench::gui {

/// Finds commands by a few letters of their names: every menu command, with its shortcut, and the commands that the
/// window adds. While the user types, the arrow keys choose a command; Enter runs it.
class CommandPalette : public QDialog {
  Q_OBJECT

 public:
  struct Command {
    QString text;  ///< "View: Theme: Dark"
    QString shortcut;
    std::function<void()> run;
  };

  /// Offers `commands` in their order.
  CommandPalette(std::vector<Command> commands, QWidget* parent);

  /// All enabled commands among these actions and in their menus.
  static std::vector<Command> commandsOf(const QList<QAction*>& actions, const QString& before = {});

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void showMatches();
  void run();

  const std::vector<Command> m_commands;
  QLineEdit* m_words;
  QListWidget* m_list;
};

}  // namespace warpbench::gui
