// SPDX-License-Identifier: GPL-3.0-or-later
#include "plots/detached_plots.h"

#include <QVBoxLayout>

namespace warpbench::gui {

DetachedPlots::DetachedPlots(QWidget* panel) : QObject(panel), m_panel(panel) {}

void DetachedPlots::open(plots::View view, const QString& title, const plots::PlotView& as) {
  auto* window = new QWidget(m_panel, Qt::Window);
  window->setObjectName(QStringLiteral("plots.detached"));
  window->setAttribute(Qt::WA_DeleteOnClose);
  window->setWindowTitle(title);
  auto* page = new plots::PlotView(window);
  auto* column = new QVBoxLayout(window);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(page);
  page->setState(as.state());
  page->setBriefNotes(true);
  connect(page, &plots::PlotView::resultClicked, this, &DetachedPlots::resultClicked);
  m_windows.push_back({page, view});
  constexpr QSize kSize(640, 480);
  window->resize(kSize);
  window->show();
}

void DetachedPlots::update(const std::function<void(plots::PlotView&, plots::View)>& draw) {
  std::erase_if(m_windows, [](const Window& each) { return each.page.isNull(); });
  for (const Window& each : m_windows) draw(*each.page, each.view);
}

}  // namespace warpbench::gui
