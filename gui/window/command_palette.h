// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <functional>
#include <vector>

class QAction;
class QLineEdit;
class QListWidget;

namespace warpbench::gui {

/// Finds what the window can do by a few letters of its name: every command of the menus, with its shortcut, and what
/// else the window adds. The arrow keys choose while one types; Enter does it.
class CommandPalette : public QDialog {
  Q_OBJECT

 public:
  struct Command {
    QString text;  ///< "View: Theme: Dark"
    QString shortcut;
    std::function<void()> run;
  };

  /// Offers `commands` in their order. Asked for when the palette opens, as what can be done changes.
  explicit CommandPalette(std::function<std::vector<Command>()> commands, QWidget* parent);

  void open() override;
  /// All commands of these actions and of their menus that can be chosen now.
  static std::vector<Command> commandsOf(const QList<QAction*>& actions, const QString& before = {});

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void showMatches();
  void run();

  std::function<std::vector<Command>()> m_ask;
  std::vector<Command> m_commands;
  QLineEdit* m_words;
  QListWidget* m_list;
};

}  // namespace warpbench::gui
