// SPDX-License-Identifier: GPL-3.0-or-later
#include "plots_panel.h"

#include <QAction>
#include <chrono>

#include "catalog.h"

namespace warpbench::gui {

namespace {

/// The name of the tab with the family's figure.
QString figureText(const Family* family) {
  switch (family ? family->figure : Figure::Bandwidth) {
    case Figure::Gflops:
      return PlotsPanel::tr("&GFLOP/s");
    case Figure::Items: {
      QString items = QString::fromStdString(family->items);
      if (!items.isEmpty()) items[0] = items[0].toUpper();
      return PlotsPanel::tr("%1/&s").arg(items);
    }
    case Figure::Bandwidth:
      break;
  }
  return PlotsPanel::tr("&Bandwidth");
}

}  // namespace

PlotsPanel::PlotsPanel(const SessionDocument& document, QWidget* parent)
    : QTabWidget(parent),
      m_document(document),
      m_logarithmicX(new QAction(tr("Logarithmic &x axis"), this)),
      m_logarithmicY(new QAction(tr("Logarithmic &y axis"), this)) {
  setObjectName(QStringLiteral("plots"));
  setDocumentMode(true);
  const QString names[] = {tr("&Time"), tr("&Bandwidth"), tr("E&nd to end")};  // by plots::View
  for (const QString& name : names) {
    auto* view = new plots::PlotView(this);
    view->setContextMenuPolicy(Qt::ActionsContextMenu);
    view->addActions({m_logarithmicX, m_logarithmicY});
    connect(view, &plots::PlotView::resultClicked, this, &PlotsPanel::resultClicked);
    m_views.push_back(view);
    addTab(view, name);
  }

  for (QAction* action : {m_logarithmicX, m_logarithmicY}) {
    action->setCheckable(true);
    connect(action, &QAction::triggered, this,
            [this] { view(currentView())->setLogarithmic(m_logarithmicX->isChecked(), m_logarithmicY->isChecked()); });
  }
  connect(this, &QTabWidget::currentChanged, this, &PlotsPanel::applyScales);

  m_refresh.setSingleShot(true);
  m_refresh.setInterval(std::chrono::milliseconds(30));
  connect(&m_refresh, &QTimer::timeout, this, &PlotsPanel::refresh);
  connect(&document, &SessionDocument::appended, this, [this] {
    if (!m_refresh.isActive()) m_refresh.start();
  });
  connect(&document, &SessionDocument::replaced, this, &PlotsPanel::refresh);
  applyScales();
}

void PlotsPanel::showFamily(const std::string& family) {
  m_family = family;
  setTabText(static_cast<int>(plots::View::Figure), figureText(findFamily(family)));
  refresh();
}

void PlotsPanel::refresh() {
  m_refresh.stop();
  for (const plots::View which : plots::kViews)
    view(which)->setData(plots::plotData(m_document.session(), QString::fromStdString(m_family), which));
}

void PlotsPanel::highlight(const std::vector<std::size_t>& resultIndices) {
  for (plots::PlotView* view : m_views) view->highlight(resultIndices);
}

plots::View PlotsPanel::currentView() const { return static_cast<plots::View>(currentIndex()); }

void PlotsPanel::applyScales() {
  const plots::PlotView* front = view(currentView());
  m_logarithmicX->setChecked(front->logarithmicX());
  m_logarithmicY->setChecked(front->logarithmicY());
}

void PlotsPanel::addPlotAction(QAction* action) {
  for (plots::PlotView* view : m_views) view->addAction(action);
}

}  // namespace warpbench::gui
