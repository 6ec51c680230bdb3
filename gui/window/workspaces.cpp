// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/workspaces.h"

#include <QAction>
#include <QActionGroup>
#include <QDockWidget>
#include <QEvent>
#include <QFontMetrics>
#include <QKeySequence>
#include <QMainWindow>
#include <algorithm>
#include <array>
#include <string_view>

#include "widgets/texts.h"

namespace warpbench::gui {

namespace {

struct Workspace {
  const char* id;
  const char* title;
  const char* toolTip;
  std::vector<std::string_view> docks;  ///< none: the mode has a page of its own
  int lettersBeside;  ///< width of the area right of the plot
};

const std::array<Workspace, 5>& workspaces() {
  static const std::array<Workspace, 5> kWorkspaces{{
      {"measure",
       QT_TRANSLATE_NOOP("warpbench::gui::Workspaces", "&Measure"),
       QT_TRANSLATE_NOOP("warpbench::gui::Workspaces", "The experiment, the plot and the table of results"),
       {"dock.experiment", "dock.results"},
       52},
      {"explain",
       QT_TRANSLATE_NOOP("warpbench::gui::Workspaces", "&Explain"),
       QT_TRANSLATE_NOOP("warpbench::gui::Workspaces", "What limits the selected result"),
       {"dock.why", "dock.results"},
       52},
      {"code",
       QT_TRANSLATE_NOOP("warpbench::gui::Workspaces", "&Code"),
       QT_TRANSLATE_NOOP("warpbench::gui::Workspaces", "The kernel's source next to the plot"),
       {"dock.source"},
       100},
      {"program",
       QT_TRANSLATE_NOOP("warpbench::gui::Workspaces", "&Program"),
       QT_TRANSLATE_NOOP("warpbench::gui::Workspaces", "Whole CUDA programs: launches, source, mistakes and output"),
       {},
       0},
      {"teach",
       QT_TRANSLATE_NOOP("warpbench::gui::Workspaces", "&Teach"),
       QT_TRANSLATE_NOOP("warpbench::gui::Workspaces", "Lessons, exercises and the presentation"),
       {},
       0},
  }};
  return kWorkspaces;
}

const Workspace& workspaceAt(int index) { return workspaces()[static_cast<std::size_t>(index)]; }

Qt::DockWidgetArea areaOf(const QString& dock) {
  if (dock == QLatin1String("dock.experiment")) return Qt::LeftDockWidgetArea;
  return dock == QLatin1String("dock.results") ? Qt::BottomDockWidgetArea : Qt::RightDockWidgetArea;
}

}  // namespace

Workspaces::Workspaces(QMainWindow& window, const std::vector<QDockWidget*>& docks)
    : QObject(&window), m_window(window), m_docks(docks), m_sizes(window, docks), m_group(new QActionGroup(this)) {
  for (const Workspace& each : workspaces()) {
    auto* action = new QAction(tr(each.title), m_group);
    const int index = static_cast<int>(m_actions.size());
    action->setCheckable(true);
    action->setChecked(index == m_current);
    action->setShortcut(QKeySequence(static_cast<int>(Qt::CTRL) | (static_cast<int>(Qt::Key_1) + index)));
    action->setToolTip(toolTipText(tr("%1 (%2)").arg(tr(each.toolTip), action->shortcut().toString())));
    connect(action, &QAction::triggered, this, [this, index] { choose(static_cast<WindowMode>(index)); });
    m_actions.push_back(action);
  }
  drawIcons();
  m_window.installEventFilter(this);
}

void Workspaces::drawIcons() {
  for (std::size_t i = 0; i < m_actions.size(); ++i)
    m_actions[i]->setIcon(modeIcon(static_cast<WindowMode>(i), m_window.palette()));
}

bool Workspaces::eventFilter(QObject* watched, QEvent* event) {
  if (watched == &m_window && event->type() == QEvent::PaletteChange) drawIcons();
  return QObject::eventFilter(watched, event);
}

bool Workspaces::showsPlot() const { return !workspaceAt(m_current).docks.empty(); }

void Workspaces::arrange() {
  const Workspace& current = workspaceAt(m_current);
  if (!showsPlot()) {
    for (QDockWidget* dock : m_docks) dock->hide();
    emit arranged();
    return;
  }
  for (QDockWidget* dock : m_docks) {
    m_window.addDockWidget(areaOf(dock->objectName()), dock);
    dock->setVisible(std::ranges::find(current.docks, dock->objectName().toStdString()) != current.docks.end());
  }
  const QFontMetrics metrics = m_window.fontMetrics();
  constexpr int kExperimentLetters = 42, kResultLines = 7;
  DockSizes::Sizes sizes;
  for (const QDockWidget* dock : m_docks) {
    const Qt::DockWidgetArea area = areaOf(dock->objectName());
    const int letters = area == Qt::LeftDockWidgetArea ? kExperimentLetters : current.lettersBeside;
    sizes[dock->objectName()] = area == Qt::BottomDockWidgetArea ? QSize(0, kResultLines * metrics.height())
                                                                 : QSize(letters * metrics.averageCharWidth(), 0);
  }
  m_sizes.set(sizes);
  emit arranged();
}

void Workspaces::choose(WindowMode mode) {
  if (mode == current()) return;
  if (showsPlot()) m_layouts[QLatin1String(workspaceAt(m_current).id)] = m_window.saveState();
  m_current = static_cast<int>(mode);
  showCurrent();
}

void Workspaces::showCurrent() {
  m_actions[static_cast<std::size_t>(m_current)]->setChecked(true);
  const auto layout = m_layouts.find(QLatin1String(workspaceAt(m_current).id));
  if (layout == m_layouts.end() || !m_window.restoreState(layout->second)) {
    arrange();
    return;
  }
  m_sizes.take();
  emit arranged();
}

Workspaces::Kept Workspaces::kept() const {
  Kept kept{m_current, m_layouts, m_sizes.wanted()};
  if (showsPlot()) kept.layouts[QLatin1String(workspaceAt(m_current).id)] = m_window.saveState();
  return kept;
}

void Workspaces::restore(const Kept& kept) {
  m_current = std::clamp(kept.current, 0, static_cast<int>(m_actions.size()) - 1);
  m_layouts = kept.layouts;
  showCurrent();
  if (!kept.sizes.empty()) m_sizes.set(kept.sizes);
}

}  // namespace warpbench::gui
