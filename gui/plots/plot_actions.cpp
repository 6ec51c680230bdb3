// SPDX-License-Identifier: GPL-3.0-or-later
#include "plots/plot_actions.h"

#include <QMenu>
#include <utility>

#include "plots/range_dialog.h"

namespace warpbench::gui {

PlotActions::PlotActions(std::function<plots::PlotView*()> front, QWidget* panel)
    : QObject(panel),
      m_front(std::move(front)),
      m_panel(panel),
      m_logarithmicX(new QAction(tr("Logarithmic &x axis"), this)),
      m_logarithmicY(new QAction(tr("Logarithmic &y axis"), this)),
      m_series(new QMenu(tr("Shown &series"), panel)),
      m_edit(nullptr) {
  for (QAction* action : {m_logarithmicX, m_logarithmicY}) {
    action->setCheckable(true);
    connect(action, &QAction::triggered, this, [this] {
      m_front()->setLogarithmic(m_logarithmicX->isChecked(), m_logarithmicY->isChecked());
      emit axesChosen();
    });
  }
  connect(m_series, &QMenu::aboutToShow, this, &PlotActions::fillSeriesMenu);
  connect(add(tr("Show &everything"), tr("Undo zooming and panning (Home, or a double click on the plot)")),
          &QAction::triggered, this, [this] {
            m_front()->setZoom({});
            emit axesChosen();
          });
  connect(add(tr("&Axis ranges..."), tr("Enter the ranges of the axes")), &QAction::triggered, this,
          &PlotActions::askRanges);
  QAction* const crosshair = add(tr("&Crosshair"), tr("Read all lines at the pointer"));
  crosshair->setCheckable(true);
  connect(crosshair, &QAction::toggled, this, &PlotActions::crosshairToggled);
  m_edit = add(tr("Names, c&olours and notes..."),
               tr("Rename and recolour series; add your own lines and texts. The session saves them"));
  m_edit->setVisible(false);
  connect(m_edit, &QAction::triggered, this, &PlotActions::editRequested);
  connect(add(tr("Open in own &window"), tr("Show this view in its own window; it follows the session")),
          &QAction::triggered, this, &PlotActions::windowRequested);
}

QAction* PlotActions::add(const QString& text, const QString& toolTip) {
  auto* action = new QAction(text, this);
  action->setToolTip(toolTip);
  m_others.push_back(action);
  return action;
}

void PlotActions::addTo(plots::PlotView& plot) const {
  plot.setContextMenuPolicy(Qt::ActionsContextMenu);
  plot.addActions({m_logarithmicX, m_logarithmicY, m_series->menuAction()});
  for (QAction* action : m_others) plot.addAction(action);
}

void PlotActions::askRanges() {
  plots::PlotView* const front = m_front();
  if (!front->ranges()) return;
  RangeDialog dialog(*front, m_panel);
  if (dialog.exec() != QDialog::Accepted) return;
  front->setZoom(dialog.ranges());
  emit axesChosen();
}

void PlotActions::fillSeriesMenu() {
  m_series->clear();
  plots::PlotView* const front = m_front();
  for (const QString& row : front->legendRows()) {
    QAction* const action = m_series->addAction(QString(row).replace(QLatin1Char('&'), QLatin1String("&&")));
    action->setCheckable(true);
    action->setChecked(front->isShown(row));
    connect(action, &QAction::hovered, front, [front, row] { front->emphasise(row); });
    connect(action, &QAction::toggled, front, [front, row](bool shown) { front->setShown(row, shown); });
  }
  if (m_series->isEmpty()) m_series->addAction(tr("This plot has no legend"))->setEnabled(false);
  connect(
      m_series, &QMenu::aboutToHide, front, [front] { front->emphasise({}); }, Qt::SingleShotConnection);
}

void PlotActions::show(const plots::PlotView* front) {
  if (front) {
    m_logarithmicX->setChecked(front->logarithmicX());
    m_logarithmicY->setChecked(front->logarithmicY());
  }
  for (QAction* action : {m_logarithmicX, m_logarithmicY}) action->setEnabled(front && !front->data().logarithmic());
  for (QAction* action : m_others) action->setEnabled(front);
}

}  // namespace warpbench::gui
