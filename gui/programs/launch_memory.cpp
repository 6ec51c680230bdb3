// SPDX-License-Identifier: GPL-3.0-or-later
#include "programs/launch_memory.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>
#include <QVBoxLayout>

#include "memory/memory_view.h"
#include "memory_panel/block_choice.h"
#include "memory_panel/memory_scroll.h"
#include "memory_panel/step_bar.h"
#include "results/values/own_kernel.h"
#include "text/shown_text.h"
#include "widgets/background.h"

namespace warpbench::gui {

LaunchMemory::LaunchMemory(QWidget* parent)
    : QWidget(parent),
      m_choice(new BlockChoice(this)),
      m_trace(new QPushButton(tr("&Trace"), this)),
      m_view(new plots::MemoryView(this)),
      m_steps(new StepBar(this)) {
  setObjectName(QStringLiteral("program.memory"));
  m_trace->setObjectName(QStringLiteral("program.trace"));
  m_trace->setToolTip(tr("Run the program again and record the memory accesses of this block of the selected launch"));
  auto* row = new QHBoxLayout;
  row->addWidget(m_choice);
  row->addStretch(1);
  row->addWidget(m_trace);
  auto* column = new QVBoxLayout(this);
  constexpr int kAround = 4;  // pixels
  column->setContentsMargins(kAround, kAround, kAround, kAround);
  column->setSpacing(kAround);
  column->addLayout(row);
  column->addWidget(inScrollArea(m_view, this), 1);
  column->addWidget(m_steps);
  setFocusProxy(m_view);

  connect(m_trace, &QPushButton::clicked, this, &LaunchMemory::asked);
  connect(m_steps, &StepBar::stepChanged, this, &LaunchMemory::showStep);
  connect(m_choice, &BlockChoice::warpChosen, this, [this] {
    const Scene& scene = m_view->scene();
    if (!scene) return;
    make(
        [scene, warp = m_choice->warp()] { return std::make_shared<plots::MemoryScene>(scene->story().trace(), warp); },
        m_steps->step());
  });
  connect(&m_runner, &ProgramRunner::heard, this, [this](const program::ProgramEvent& event) { m_report.take(event); });
  connect(&m_runner, &ProgramRunner::traced, this, &LaunchMemory::read);
  connect(&m_runner, &ProgramRunner::ended, this, &LaunchMemory::end);
}

LaunchMemory::~LaunchMemory() = default;

void LaunchMemory::follow(const program::LaunchEvent& launch) {
  const auto& [x, y, z] = launch.result.grid;
  const auto& threads = launch.result.block;
  constexpr std::int64_t kWarp = simulator::kWarpSize;
  if (launch.number != m_launch) {
    m_choice->choose({}, {});
    m_making.request_stop();
    m_problem.clear();
    m_steps->setSteps(0);
    m_view->setScene(nullptr);
    m_view->setMessage(tr("Press Trace: the program runs again, and one block of launch %1 (%2) is recorded.")
                           .arg(launch.number)
                           .arg(QString::fromStdString(launch.result.variant)));
  }
  m_launch = launch.number;
  m_choice->setLimits({static_cast<unsigned>(x), static_cast<unsigned>(y), static_cast<unsigned>(z)},
                      static_cast<int>((threads[0] * threads[1] * threads[2] + kWarp - 1) / kWarp));
  updateState();
}

void LaunchMemory::showNone(const QString& why) {
  m_launch = 0;
  m_making.request_stop();
  m_problem = why;
  m_steps->setSteps(0);
  m_view->setScene(nullptr);
  m_view->setMessage(why);
  updateState();
}

void LaunchMemory::setReady(bool ready) {
  m_ready = ready;
  updateState();
}

void LaunchMemory::updateState() {
  m_choice->setEnabled(m_launch > 0);
  m_trace->setEnabled(m_ready && m_launch > 0 && !running());
}

void LaunchMemory::trace(ProgramRequest request, const std::string& file, const std::string& text) {
  if (m_launch == 0 || running()) return;
  m_report = {};
  m_heard = m_stopped = false;
  m_traced = m_launch;
  m_making.request_stop();
  m_problem.clear();
  m_source = std::make_shared<const OwnKernel>(OwnKernel{.name = file, .file = file, .text = text});
  request.mode = ProgramRequest::Mode::Trace;
  request.trace = {.launch = m_launch, .block = m_choice->block()};
  m_steps->setSteps(0);
  m_view->setScene(nullptr);
  m_view->setMessage(tr("Tracing one block..."));
  m_runner.start(request);
  updateState();
}

void LaunchMemory::stop() {
  if (!running()) return;
  m_stopped = true;
  m_runner.stop();
}

void LaunchMemory::read(const std::string& line) {
  m_heard = true;
  if (m_traced != m_launch) return;  // the user has chosen another launch since
  make(
      [line, source = m_source, warp = m_choice->warp()] {
        BlockTrace trace = std::get<program::TraceEvent>(program::eventFrom(line)).trace;
        trace.point.own = source;
        return std::make_shared<plots::MemoryScene>(std::move(trace), warp);
      },
      0);
}

void LaunchMemory::make(const std::function<Scene()>& work, std::size_t at) {
  m_view->setBusy(true);
  m_making.request_stop();
  m_making = std::stop_source();
  inBackground(this, work, [this, at, stop = m_making.get_token()](const Outcome<Scene>& outcome) {
    if (stop.stop_requested()) return;
    if (const auto* reason = std::get_if<QString>(&outcome))
      showProblem(*reason);
    else
      showScene(std::get<Scene>(outcome), at);
  });
}

void LaunchMemory::end(const QString& problem) {
  updateState();
  if (!m_heard && m_traced == m_launch) {
    if (m_stopped)
      showProblem(tr("stopped"));
    else if (!problem.isEmpty())
      showProblem(problem);
    else if (m_report.refusal)
      showProblem(QString::fromStdString(*m_report.refusal));
    else if (!m_report.complaints.empty())
      showProblem(tr("the program does not compile"));
    else
      showProblem(plots::shownText(whyNotTraced(m_report, m_traced)));
  }
  emit ended();
}

void LaunchMemory::showScene(const Scene& scene, std::size_t at) {
  if (scene->moments() == 0) {
    showProblem(tr("this block accesses no memory"));
    return;
  }
  m_choice->setLimits(scene->story().trace().grid, scene->story().warps());
  m_steps->setSteps(scene->moments(), at);
  m_view->setScene(scene, m_steps->step());
  showStep();
  emit shown();
}

void LaunchMemory::showProblem(const QString& reason) {
  m_making.request_stop();
  m_problem = reason;
  m_steps->setSteps(0);
  m_view->setScene(nullptr);
  m_view->setMessage(tr("Nothing to show: %1.").arg(reason));
  emit shown();
}

void LaunchMemory::showStep() {
  const Scene& scene = m_view->scene();
  if (!scene) return;
  m_view->showMoment(m_steps->step());
  const SourceLine& where = scene->story().moments()[m_steps->step()].where;
  emit placeShown(where.file, where.line);
}

void LaunchMemory::keyPressEvent(QKeyEvent* event) {
  if (event->modifiers() != Qt::NoModifier || !m_steps->press(event->key())) QWidget::keyPressEvent(event);
}

}  // namespace warpbench::gui
