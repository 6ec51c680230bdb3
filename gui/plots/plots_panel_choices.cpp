// SPDX-License-Identifier: GPL-3.0-or-later
// The user's choices in the plots: the axes, which the session stores, and those kept for a panel in another language.
#include "plots/detached_plots.h"
#include "plots/plots_panel.h"

namespace warpbench::gui {

void PlotsPanel::forgetAxes() {
  for (Tab& each : m_tabs) each.axes = PlotAxes();  // differs from every plot's
}

void PlotsPanel::takeAxes(Tab& tab) const {
  plots::PlotView& view = *tab.page->view();
  const std::optional<PlotAxes>& axes = view.data().axes;
  plots::ViewState state = view.state();
  // A plot drops its ranges when its axes' titles or bars change.
  const bool suits = axes ? !axes->ranges || state.zoom : !state.logX && !state.logY;
  if (axes == tab.axes && suits) return;
  tab.axes = axes;
  state.takeAxes(view.data());
  view.setState(state);
}

void PlotsPanel::offerAxes(plots::View view) {
  const plots::PlotView& shown = *tab(view).page->view();
  const plots::ViewState state = shown.state();
  plots::ViewState before;
  before.takeAxes(shown.data());
  if (state.logX == before.logX && state.logY == before.logY && state.zoom == before.zoom) return;
  emit axesChosen({.family = m_family,
                   .view = plots::viewName(view, QString::fromStdString(m_family)).toStdString(),
                   .logX = state.logX,
                   .logY = state.logY,
                   .along = shown.data().along,
                   .unit = shown.data().unit.toStdString(),
                   .ranges = state.zoom});
}

PlotsPanel::Choices::OfView PlotsPanel::Choices::of(const plots::PlotView& plot) {
  OfView kept{.state = plot.state(), .hidden = {}};
  const QStringList rows = plot.legendRows();
  for (const QString& row : std::as_const(kept.state.hidden))
    if (const qsizetype place = rows.indexOf(row); place >= 0) kept.hidden.push_back(place);
  kept.state.hidden.clear();
  return kept;
}

void PlotsPanel::Choices::OfView::hideIn(plots::PlotView& plot) const {
  const QStringList rows = plot.legendRows();
  for (const qsizetype place : hidden)
    if (place < rows.size()) plot.setShown(rows[place], false);
}

PlotsPanel::Choices PlotsPanel::choices() {
  Choices choices{
      .views = {}, .windows = {}, .baselines = m_baselines, .inOrder = m_choices.inOrder, .counter = m_choices.counter};
  for (const plots::View which : plots::kViews) {
    const bool hides = !tab(which).page->view()->state().hidden.isEmpty();
    choices.views.push_back(Choices::of(hides ? *view(which) : *tab(which).page->view()));
  }
  for (const auto& [page, view, actions] : m_detached->windows())
    choices.windows.push_back({view, Choices::of(*page), page->window()->saveGeometry()});
  return choices;
}

void PlotsPanel::setChoices(const Choices& choices) {
  m_baselines = choices.baselines;
  m_choices.inOrder = choices.inOrder;
  m_choices.counter = choices.counter;
  markStale();
  for (const plots::View which : plots::kViews) {
    const Choices::OfView& kept = choices.views[static_cast<std::size_t>(which)];
    // Apply the zoom after the session's axes.
    plots::PlotView* const page = kept.state.zoom || !kept.hidden.empty() ? view(which) : tab(which).page->view();
    page->setState(kept.state);
    kept.hideIn(*page);
  }
  for (const Choices::OfWindow& kept : choices.windows) {
    plots::PlotView& page = m_detached->open(kept.view, kept.shown.state);
    draw(page, kept.view);
    kept.shown.hideIn(page);
    page.window()->restoreGeometry(kept.geometry);
    page.window()->setAttribute(Qt::WA_ShowWithoutActivating);
    page.window()->show();
  }
  updateDetached();
  if (tab(currentView()).stale) update(currentView());
  showActions();
}

}  // namespace warpbench::gui
