// SPDX-License-Identifier: GPL-3.0-or-later
#include "plots/detached_plots.h"

#include <QEvent>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QVBoxLayout>

#include "plots/plot_actions.h"

namespace warpbench::gui {

DetachedPlots::DetachedPlots(QWidget* panel) : QObject(panel), m_panel(panel) {
  // The panel itself may move to another window; its parent's window is the final one.
  m_panel->window()->installEventFilter(this);
}

bool DetachedPlots::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::WindowActivate) {
    auto* const page = watched->findChild<plots::PlotView*>({}, Qt::FindDirectChildrenOnly);
    if (m_active != page) {
      m_active = page;
      emit activeChanged();
    }
  }
  return QObject::eventFilter(watched, event);
}

const std::vector<DetachedPlots::Window>& DetachedPlots::windows() {
  std::erase_if(m_windows, [](const Window& each) { return each.page.isNull(); });
  return m_windows;
}

plots::PlotView& DetachedPlots::open(plots::View view, const plots::ViewState& state) {
  auto* window = new QWidget(m_panel, Qt::Window);
  window->setObjectName(QStringLiteral("plots.detached"));
  window->setAttribute(Qt::WA_DeleteOnClose);
  window->installEventFilter(this);
  auto* page = new plots::PlotView(window);
  auto* column = new QVBoxLayout(window);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(page);
  page->setState(state);
  page->setBriefNotes(true);
  auto* actions = new PlotActions([page] { return page; }, window);
  actions->addTo(*page);
  connect(actions, &PlotActions::crosshairToggled, page, &plots::PlotView::setCrosshair);
  connect(actions, &PlotActions::windowRequested, this,
          [this, view, page] { emit windowRequested(view, page->state()); });
  // The menus' shortcuts work here, too.
  if (const auto* main = qobject_cast<QMainWindow*>(m_panel->window()))
    for (const QMenu* menu : main->menuBar()->findChildren<QMenu*>()) window->addActions(menu->actions());
  connect(page, &plots::PlotView::resultClicked, this, &DetachedPlots::resultClicked);
  m_windows.push_back({page, view, actions});
  constexpr QSize kSize(640, 480);
  window->resize(kSize);
  return *page;
}

}  // namespace warpbench::gui
