// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/command_palette.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPointer>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace warpbench::gui {

namespace {

QString withoutMnemonic(QString text) {
  constexpr QChar kKept(0xe000);
  text.replace(QLatin1String("&&"), kKept).remove(QLatin1Char('&')).replace(kKept, QLatin1Char('&'));
  if (text.endsWith(QLatin1String("..."))) text.chop(3);
  return text;
}

}  // namespace

CommandPalette::CommandPalette(std::vector<Command> commands, QWidget* parent)
    : QDialog(parent), m_commands(std::move(commands)), m_words(new QLineEdit(this)), m_list(new QListWidget(this)) {
  setObjectName(QStringLiteral("palette"));
  setAttribute(Qt::WA_DeleteOnClose);
  setWindowTitle(tr("Find a command"));
  m_words->setObjectName(QStringLiteral("palette.words"));
  m_words->setAccessibleName(tr("Words of a command"));
  m_words->setPlaceholderText(tr("Type a few letters of a command, a family or a lesson"));
  m_words->setToolTip(m_words->placeholderText());
  m_words->installEventFilter(this);
  m_list->setObjectName(QStringLiteral("palette.commands"));
  m_list->setAccessibleName(tr("Commands"));
  m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  auto* column = new QVBoxLayout(this);
  column->addWidget(m_words);
  column->addWidget(m_list);
  constexpr int kLetters = 64, kLines = 20;
  resize(kLetters * fontMetrics().averageCharWidth(), kLines * fontMetrics().lineSpacing());
  connect(m_words, &QLineEdit::textChanged, this, &CommandPalette::showMatches);
  connect(m_words, &QLineEdit::returnPressed, this, &CommandPalette::run);
  connect(m_list, &QListWidget::itemActivated, this, &CommandPalette::run);
  m_words->setFocus();
  showMatches();
}

std::vector<CommandPalette::Command> CommandPalette::commandsOf(const QList<QAction*>& actions, const QString& before) {
  std::vector<Command> commands;
  for (QAction* action : actions) {
    if (action->isSeparator() || !action->isVisible() || !action->isEnabled()) continue;
    const QString text = before + withoutMnemonic(action->text());
    if (QMenu* const menu = action->menu()) {
      emit menu->aboutToShow();  // some menus are filled only when they open
      for (Command& each : commandsOf(menu->actions(), text + QStringLiteral(": ")))
        commands.push_back(std::move(each));
    } else {
      commands.push_back({text, action->shortcut().toString(QKeySequence::NativeText), [guarded = QPointer(action)] {
                            if (guarded) guarded->trigger();
                          }});
    }
  }
  return commands;
}

void CommandPalette::showMatches() {
  const QStringList words = m_words->text().split(QLatin1Char(' '), Qt::SkipEmptyParts);
  m_list->clear();
  for (std::size_t i = 0; i < m_commands.size(); ++i) {
    const auto& [text, shortcut, run] = m_commands[i];
    if (!std::ranges::all_of(words, [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); }))
      continue;
    auto* item =
        new QListWidgetItem(shortcut.isEmpty() ? text : QStringLiteral("%1  (%2)").arg(text, shortcut), m_list);
    item->setData(Qt::UserRole, static_cast<int>(i));
  }
  m_list->setCurrentRow(0);
}

void CommandPalette::run() {
  const QListWidgetItem* const item = m_list->currentItem();
  if (!item) return;
  const auto chosen = m_commands[static_cast<std::size_t>(item->data(Qt::UserRole).toInt())].run;
  accept();
  chosen();
}

// Passes the keys that move in a list from the text field to the list.
bool CommandPalette::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_words && event->type() == QEvent::KeyPress) switch (static_cast<const QKeyEvent*>(event)->key()) {
      case Qt::Key_Up:
      case Qt::Key_Down:
      case Qt::Key_PageUp:
      case Qt::Key_PageDown:
        QApplication::sendEvent(m_list, event);
        return true;
      default:
        break;
    }
  return QDialog::eventFilter(watched, event);
}

}  // namespace warpbench::gui
