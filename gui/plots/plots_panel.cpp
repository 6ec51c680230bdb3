// SPDX-License-Identifier: GPL-3.0-or-later
#include "plots/plots_panel.h"

#include <QAction>
#include <QFileInfo>
#include <QMenu>
#include <QScopedValueRollback>
#include <algorithm>
#include <chrono>

#include "catalogue/catalogue.h"
#include "export/export.h"
#include "memory/memory_export.h"
#include "memory/memory_view.h"
#include "memory_panel/memory_panel.h"
#include "plots/detached_plots.h"
#include "plots/plot_actions.h"
#include "views/speedup.h"

namespace warpbench::gui {

PlotsPanel::PlotsPanel(const SessionDocument& document, QWidget* parent)
    : QTabWidget(parent),
      m_document(document),
      m_actions(new PlotActions([this] { return view(currentView()); }, this)),
      m_detached(new DetachedPlots(this)) {
  setObjectName(QStringLiteral("plots"));
  setDocumentMode(true);
  addTabs();
  connect(m_detached, &DetachedPlots::resultClicked, this, &PlotsPanel::resultClicked);
  connect(m_detached, &DetachedPlots::activeChanged, this, &PlotsPanel::shownChanged);
  connect(m_detached, &DetachedPlots::windowRequested, this, &PlotsPanel::openWindow);
  connect(m_actions, &PlotActions::windowRequested, this, &PlotsPanel::detach);
  connect(m_actions, &PlotActions::editRequested, this, &PlotsPanel::editRequested);
  connect(m_actions, &PlotActions::axesChosen, this, [this] { offerAxes(currentView()); });
  connect(m_actions, &PlotActions::crosshairToggled, this, [this](bool on) {
    for (const Tab& each : m_tabs) each.page->view()->setCrosshair(on);
  });
  connect(this, &QTabWidget::currentChanged, this, [this](int index) {
    if (!memoryInFront()) m_front = static_cast<plots::View>(index);
    if (m_refreshing) return;  // refreshing does the rest at its end
    if (tab(currentView()).stale) update(currentView());
    showActions();
    emit shownChanged();
  });

  // Queued, because the tabs restore the previous focus afterwards.
  connect(
      this, &QTabWidget::tabBarClicked, this,
      [this](int index) {
        if (widget(index) == m_memory) m_memory->setFocus(Qt::MouseFocusReason);
      },
      Qt::QueuedConnection);

  m_refresh.setSingleShot(true);
  m_refresh.setInterval(std::chrono::milliseconds(30));
  connect(&m_refresh, &QTimer::timeout, this, &PlotsPanel::refresh);
  connect(&document, &SessionDocument::appended, this, [this] {
    markStale();
    if (!m_refresh.isActive()) m_refresh.start();
  });
  connect(&document.runs(), &SessionRuns::changed, this, [this] {
    // If a session was opened, its runs are drawn already.
    const plots::DrawnRuns now = drawnRuns();
    if (now.of == m_runs.of && now.names == m_runs.names) return;
    markStale();
    if (!m_refresh.isActive()) m_refresh.start();
  });
  connect(&document, &SessionDocument::annotationsChanged, this, &PlotsPanel::refresh);
  connect(&document, &SessionDocument::replaced, this, [this] {
    m_highlighted.clear();
    const Front front = m_choose ? m_choose() : Front{m_family, {}};
    forgetAxes();
    takeFamily(front.family);
    refreshWith(front.view);
  });
  // In a comparison, the legend contains the session's name.
  connect(&document, &SessionDocument::stateChanged, this, [this] {
    if (comparison().ownName == m_ownName) return;
    markStale();
    if (!m_refresh.isActive()) m_refresh.start();
  });
  showActions();
}

void PlotsPanel::detach() { openWindow(currentView(), view(currentView())->state()); }

void PlotsPanel::openWindow(plots::View view, const plots::ViewState& state) {
  m_detached->open(view, state).window()->show();
  updateDetached();
}

void PlotsPanel::updateDetached() {
  for (const auto& [page, view, actions] : m_detached->windows()) {
    draw(*page, view);
    page->window()->setWindowTitle(tabText(static_cast<int>(view)).remove(QLatin1Char('&')));
    actions->show(page);
  }
}

void PlotsPanel::addTabs() {
  for (const plots::View which : plots::kViews) {
    auto* page = new PlotPage(this);
    page->view()->setBriefNotes(true);
    m_actions->addTo(*page->view());
    connect(page->view(), &plots::PlotView::resultClicked, this, &PlotsPanel::resultClicked);
    connect(page->view(), &plots::PlotView::everythingShown, this, [this, which] { offerAxes(which); });
    connect(page, &PlotPage::chosen, this, [this, which](const QVariant& value) { choose(which, value); });
    m_tabs.push_back({page});
    setTabToolTip(addTab(page, plots::viewTitle(which)), plots::viewToolTip(which));
  }
  m_memory = new MemoryPanel(this);
  setTabToolTip(addTab(m_memory, tr("Memor&y")),
                tr("Memory accesses of each step of a kernel, simulated at a small size"));
  tab(plots::View::Speedup)
      .page->nameChoice(tr("Basel&ine"), tr("The variant to compare the other times with"),
                        QStringLiteral("plots.baseline"));
  tab(plots::View::Samples)
      .page->nameChoice(tr("&Kind"), tr("The samples sorted by time, or in the order they were taken"),
                        QStringLiteral("plots.samples"));
  tab(plots::View::Counters).page->nameChoice(tr("&Kind"), tr("What is counted"), QStringLiteral("plots.counter"));
}

void PlotsPanel::showFamily(const std::string& family) {
  takeFamily(family);
  refresh();
}

void PlotsPanel::takeFamily(const std::string& family) {
  if (family != m_family) {
    for (const Tab& each : m_tabs) each.page->view()->showAllRows();
    forgetAxes();
  }
  m_family = family;
  setTabText(static_cast<int>(plots::View::Figure), plots::viewTitle(plots::View::Figure, findFamily(family)));
  emit familyChanged();
}

void PlotsPanel::markStale() {
  for (Tab& each : m_tabs) each.stale = true;
}

void PlotsPanel::refresh() { refreshWith({}); }

void PlotsPanel::refreshWith(std::optional<plots::View> front) {
  m_refresh.stop();
  markStale();
  m_ownName = comparison().ownName;
  m_runs = drawnRuns();
  {
    const QScopedValueRollback refreshing(m_refreshing, true);
    showTabs();
    if (front) setCurrentView(*front);
  }
  if (tab(currentView()).stale) update(currentView());
  updateDetached();
  showActions();
}

void PlotsPanel::update(plots::View view) {
  Tab& shown = tab(view);
  shown.stale = false;
  m_choices.selected = m_highlighted;
  offerChoices(view);
  draw(*shown.page->view(), view);
  takeAxes(shown);
  if (view == currentView()) emit shownChanged();
}

void PlotsPanel::setFilter(std::function<bool(std::size_t)> accepts) {
  if (!accepts && !m_accepts) return;
  m_accepts = std::move(accepts);
  if (!m_refresh.isActive()) m_refresh.start();
}

plots::DrawnRuns PlotsPanel::drawnRuns() const {
  const SessionRuns& runs = m_document.runs();
  plots::DrawnRuns drawn;
  const bool all = std::ranges::all_of(runs.runs(), &SessionRuns::Run::shown);
  if (runs.count() < 2 && all && !m_accepts) return drawn;
  for (std::size_t i = 0; i < m_document.session().results.size(); ++i) {
    const bool shown = runs.isShown(i) && (!m_accepts || m_accepts(i));
    drawn.of.push_back(shown ? static_cast<int>(runs.runOf(i)) : plots::DrawnRuns::kHidden);
  }
  for (std::size_t i = 0; i < runs.runs().size(); ++i) drawn.names << runs.title(i);
  return drawn;
}

void PlotsPanel::draw(plots::PlotView& page, plots::View view) const {
  // A distribution has no single points to mark.
  page.highlight(view == plots::View::Samples ? std::vector<std::size_t>() : m_highlighted);
  plots::PlotChoices choices = m_choices;
  choices.runs = drawnRuns();
  const QString family = QString::fromStdString(m_family);
  plots::PlotData drawn =
      plots::withHiddenParts(plots::plotData(m_document.session(), family, view, choices, comparison()), m_stage);
  if (const QString why = m_whyEmpty && drawn.empty() ? m_whyEmpty() : QString(); !why.isEmpty()) drawn.emptyText = why;
  page.setPosition(positionIn(drawn));
  page.setData(drawn);
}

void PlotsPanel::setStage(const plots::Stage& stage) {
  m_stage = stage;
  refresh();
}

void PlotsPanel::offerChoices(plots::View view) {
  std::vector<PlotPage::Choice> choices;
  PlotPage* const page = tab(view).page;
  if (view == plots::View::Speedup) {
    const QString family = QString::fromStdString(m_family);
    const auto baselines = plots::baselinesOf(m_document.session(), family, comparison());
    m_choices.baseline = m_baselines[m_family];
    if (std::ranges::find(baselines, m_choices.baseline, &plots::Baseline::variant) == baselines.end())
      m_choices.baseline = plots::proposedBaseline(baselines, family);
    for (const plots::Baseline& baseline : baselines) choices.push_back({baseline.title, baseline.variant});
    page->setChoices(choices, m_choices.baseline);
  } else if (view == plots::View::Samples) {
    page->setChoices({{tr("Distribution"), false}, {tr("In the order taken"), true}}, m_choices.inOrder);
  } else if (view == plots::View::Counters) {
    for (const plots::CounterKind kind : plots::kCounterKinds)
      choices.push_back({plots::counterTitle(kind), static_cast<int>(kind)});
    page->setChoices(choices, static_cast<int>(m_choices.counter));
  }
}

void PlotsPanel::choose(plots::View view, const QVariant& value) {
  if (view == plots::View::Speedup) m_baselines[m_family] = value.toString();
  if (view == plots::View::Samples) m_choices.inOrder = value.toBool();
  if (view == plots::View::Counters) m_choices.counter = static_cast<plots::CounterKind>(value.toInt());
  update(view);
  updateDetached();
}

void PlotsPanel::highlight(const std::vector<std::size_t>& resultIndices) {
  if (m_highlighted == resultIndices) return;
  m_highlighted = resultIndices;
  tab(plots::View::Samples).stale = true;
  for (const plots::View which : plots::kViews) {
    Tab& each = tab(which);
    if (which == currentView() && which != plots::View::Samples)
      each.page->view()->highlight(resultIndices);
    else
      each.stale = true;
  }
  if (tab(currentView()).stale) update(currentView());
  updateDetached();
}

void PlotsPanel::compareWith(const Session& session, const QString& name) {
  m_other = session;
  m_otherName = name;
  refresh();
}

void PlotsPanel::endComparison() { compareWith(Session(), QString()); }

plots::Comparison PlotsPanel::comparison() const {
  if (m_otherName.isEmpty()) return {};
  const QString own = QFileInfo(m_document.path()).fileName();
  return {&m_other, m_otherName, own.isEmpty() || own == m_otherName ? tr("this session") : own};
}

plots::PlotView* PlotsPanel::view(plots::View view) {
  if (tab(view).stale) update(view);
  return tab(view).page->view();
}

plots::PlotView* PlotsPanel::plotInUse() {
  if (plots::PlotView* const page = m_detached->active()) return page;
  return memoryInFront() ? nullptr : view(currentView());
}

void PlotsPanel::showTabs() {
  const QString family = QString::fromStdString(m_family);
  const auto has = [&](plots::View which) {
    return plots::hasView(which, family, m_document.session(), comparison()) ||
           (!m_otherName.isEmpty() && plots::hasView(which, family, m_other));
  };
  if (!has(currentView())) {
    m_front = plots::View::Figure;
    if (!memoryInFront()) setCurrentIndex(static_cast<int>(m_front));
  }
  // Qt 6.4 drops a pending layout of the tabs if a call does not change a tab's visibility.
  for (const plots::View which : plots::kViews)
    if (const int index = static_cast<int>(which); isTabVisible(index) != has(which)) setTabVisible(index, has(which));
}

void PlotsPanel::setCurrentView(plots::View view) {
  setCurrentIndex(static_cast<int>(isTabVisible(static_cast<int>(view)) ? view : plots::View::Figure));
}

bool PlotsPanel::memoryInFront() const { return currentWidget() == m_memory; }

void PlotsPanel::bringMemoryToFront() { setCurrentWidget(m_memory); }

bool PlotsPanel::canExport() const {
  if (memoryInFront() && !m_detached->active()) return m_memory->scene() != nullptr;
  return !m_document.session().results.empty() || !m_otherName.isEmpty();
}

void PlotsPanel::exportFront(const QString& path) {
  refresh();
  if (const plots::PlotView* const plot = plotInUse())
    plots::exportPlot(*plot, path);
  else if (const auto& scene = m_memory->scene())
    plots::exportMemory(*scene, m_memory->step(), path);
}

void PlotsPanel::showNextView(int step) {
  for (int next = currentIndex() + step; next >= 0 && next < count(); next += step) {
    if (!isTabVisible(next)) continue;
    setCurrentIndex(next);
    return;
  }
}

void PlotsPanel::showActions() { m_actions->show(memoryInFront() ? nullptr : tab(currentView()).page->view()); }

std::optional<double> PlotsPanel::positionIn(const plots::PlotData& plot) const {
  if (m_positionOf != m_family || plot.along.empty()) return std::nullopt;
  const Value* const value = m_position.find(plot.along);
  const auto* const number = value ? std::get_if<std::int64_t>(value) : nullptr;
  return number ? std::optional(static_cast<double>(*number)) : std::nullopt;
}

void PlotsPanel::setPosition(const std::string& family, const Parameters& parameters) {
  m_positionOf = family;
  m_position = parameters;
  for (const Tab& each : m_tabs)
    if (!each.stale) each.page->view()->setPosition(positionIn(each.page->view()->data()));
  for (const auto& [page, view, actions] : m_detached->windows()) page->setPosition(positionIn(page->data()));
}

// Neighbouring panels take the width that they prefer, so reserve enough for a legend and a few bars.
QSize PlotsPanel::minimumSizeHint() const {
  constexpr int kLetters = 71;
  return QTabWidget::minimumSizeHint().expandedTo({fontMetrics().averageCharWidth() * kLetters, 0});
}

void PlotsPanel::addPlotAction(QAction* action) {
  for (const Tab& each : m_tabs) each.page->view()->addAction(action);
  m_memory->view()->addAction(action);
}

}  // namespace warpbench::gui
