// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/queue_button.h"

#include <QMenu>

#include "run/run_queue.h"
#include "widgets/texts.h"

namespace warpbench::gui {

QueueButton::QueueButton(RunQueue& queue, QWidget* parent)
    : QPushButton(parent), m_queue(queue), m_menu(new QMenu(this)) {
  setObjectName(QStringLiteral("queue"));
  setToolTip(tr("Waiting experiments; choose one to remove it"));
  m_menu->setToolTipsVisible(true);
  // Keeps the status bar from growing when this button appears.
  setMaximumHeight(fontMetrics().height() + 4);
  setMenu(m_menu);
  connect(m_menu, &QMenu::aboutToShow, this, &QueueButton::fillMenu);
  connect(&m_queue, &RunQueue::changed, this, [this] { show(m_queue.size()); });
  show(0);
}

QString QueueButton::textOf(const Request& request) {
  QStringList parts{familyTitle(request.family), tr("variants: %1").arg(request.variants.size())};
  if (!request.parameters.entries().empty()) parts << parametersText(request.parameters);
  for (const Sweep& sweep : request.sweeps)
    parts << tr("%1 values of %2").arg(sweep.values.size()).arg(QString::fromStdString(sweep.parameter));
  return parts.join(QStringLiteral(", "));
}

void QueueButton::show(int waiting) {
  setText(tr("%1 more waiting").arg(waiting));
  setAccessibleName(text());
  // Otherwise its arrow would touch the text.
  setMinimumWidth(sizeHint().width() + 2 * fontMetrics().averageCharWidth());
  setVisible(waiting > 0);
}

void QueueButton::fillMenu() {
  m_menu->clear();
  for (int i = 0; i < m_queue.size(); ++i) {
    // Escapes '&', which would otherwise mark a mnemonic.
    const QString experiment = textOf(m_queue.at(i)).replace(QLatin1Char('&'), QLatin1String("&&"));
    QAction* remove = m_menu->addAction(tr("Remove: %1").arg(experiment));
    // Uses the id, because the queue may advance while the menu is open.
    connect(remove, &QAction::triggered, this, [this, id = m_queue.idAt(i)] { m_queue.remove(id); });
  }
  m_menu->addSeparator();
  connect(m_menu->addAction(tr("Remove &all")), &QAction::triggered, &m_queue, &RunQueue::clear);
}

}  // namespace warpbench::gui
