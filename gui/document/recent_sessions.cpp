// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/recent_sessions.h"

#include <QDir>
#include <QFileInfo>
#include <QMenu>
#include <QSettings>

#include "widgets/texts.h"

namespace warpbench::gui {

namespace {

constexpr QLatin1String kKey("recent/sessions");

}  // namespace

QMenu* RecentSessions::makeMenu(QWidget* parent) {
  m_menu = new QMenu(tr("Open &recent"), parent);
  m_menu->setObjectName(QStringLiteral("recent"));
  m_menu->setToolTipsVisible(true);
  fillMenu();
  return m_menu;
}

void RecentSessions::remember() {
  m_remembers = true;
  m_paths = QSettings().value(kKey).toStringList().mid(0, kMost);
  fillMenu();
}

void RecentSessions::add(const QString& path) {
  const QString whole = QFileInfo(path).absoluteFilePath();
  QStringList paths = m_paths;
  paths.removeAll(whole);
  paths.prepend(whole);
  setPaths(paths.mid(0, kMost));
}

void RecentSessions::setPaths(const QStringList& paths) {
  m_paths = paths;
  if (m_remembers) QSettings().setValue(kKey, m_paths);
  fillMenu();
}

void RecentSessions::choose(const QString& path) {
  if (QFileInfo::exists(path)) {
    emit chosen(path);
    return;
  }
  QStringList paths = m_paths;
  paths.removeAll(path);
  setPaths(paths);
  emit missing(path);
}

void RecentSessions::fillMenu() {
  if (!m_menu) return;
  m_menu->clear();
  for (const QString& path : m_paths) {
    const QFileInfo file(path);
    // The mnemonic is the last digit of the number; an ampersand in a name must not become one.
    QString number = QString::number(m_menu->actions().size() + 1);
    number.insert(number.size() - 1, QLatin1Char('&'));
    const QString name = file.fileName().replace(QLatin1Char('&'), QLatin1String("&&"));
    QAction* action = m_menu->addAction(tr("%1  %2").arg(number, name));
    action->setToolTip(toolTipText(QDir::toNativeSeparators(path)));
    // Queued, because a missing file causes the menu to be refilled.
    connect(
        action, &QAction::triggered, this, [this, path] { choose(path); }, Qt::QueuedConnection);
  }
  m_menu->addSeparator();
  QAction* clear = m_menu->addAction(tr("&Clear the list"));
  clear->setEnabled(!m_paths.isEmpty());
  connect(
      clear, &QAction::triggered, this, [this] { setPaths({}); }, Qt::QueuedConnection);
}

}  // namespace warpbench::gui
