// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/run_controller.h"

#include <algorithm>
#include <utility>

#include "document/session_document.h"
#include "settings/settings.h"
#include "text/shown_text.h"

namespace warpbench::gui {

RunController::RunController(std::unique_ptr<ComputeWorker> worker, SessionDocument& document, const Settings& settings)
    : m_document(document), m_settings(settings), m_worker(std::move(worker)), m_live(*m_worker, document) {
  const ComputeWorker* from = m_worker.get();
  connect(from, &ComputeWorker::opened, this, [this](const Environment& environment) {
    if (m_work == Work::Lesson)
      emit lessonOpened(environment);
    else
      m_document.addEnvironment(environment);
  });
  connect(from, &ComputeWorker::progress, this, [this](const RunProgress& progress) {
    if (running() && !m_stopping) emit progressed(progress);
  });
  connect(from, &ComputeWorker::resultReady, this, [this](const Result& result) {
    ++m_newResults;
    if (m_work == Work::Lesson)
      emit lessonMeasured(result);
    else
      m_document.append(result, m_names);
  });
  connect(from, &ComputeWorker::checked, this, [this](const CheckReport& report) {
    m_reports.push_back(report);
    emit checked(report);
  });
  connect(from, &ComputeWorker::finished, this, [this](bool complete) { end(complete); });
  connect(from, &ComputeWorker::notCompiled, this,
          [this](const Message& message) { end(false, plots::shownText(message)); });
  connect(from, &ComputeWorker::failed, this, [this](const Message& message) {
    const QString reason = plots::shownText(message);
    const bool forLesson = m_work == Work::Lesson;
    if (forLesson) emit lessonFailed(reason);
    end(false, reason);
    if (!forLesson) emit failed(reason);
  });
  connect(&m_live, &LiveRun::activeChanged, this, &RunController::changed);
  connect(&m_queue, &RunQueue::changed, this, &RunController::changed);
}

void RunController::run(const Request& request, bool joins) {
  const AskedRun asked{request, joins, m_document.names()};
  if (running())
    m_queue.add(asked);
  else
    begin(Work::Run, asked);
}

void RunController::begin(Work work, const Request& request) {
  begin(work, AskedRun{.request = request, .names = m_document.names()});
}

void RunController::begin(Work work, AskedRun asked) {
  m_work = work;
  m_names = asked.names;
  m_stopping = false;
  m_live.setBlocked(true);
  if (work == Work::Check) {
    m_reports.clear();
    emit begun(work);
    m_worker->check(asked.request);
    return;
  }
  m_newResults = 0;
  Request& request = asked.request;
  const MeasureOptions wanted = request.options;
  m_settings.applyTo(request.options);
  if (work == Work::Lesson) {  // a class waits, so the user can only lower it
    request.options.timeLimitSeconds = std::min(wanted.timeLimitSeconds, m_settings.timeLimitSeconds);
    request.options.simulationSeconds = std::min(wanted.simulationSeconds, m_settings.timeLimitSeconds);
  }
  if (work != Work::Lesson && !asked.joins) m_document.runs().begin();
  emit begun(work);
  m_worker->start(request);
}

void RunController::stop() {
  m_live.drop();
  if (!running()) return;
  m_stopping = true;
  m_worker->stop();
  emit stopping();
  emit changed();
}

void RunController::stopAll() {
  m_queue.clear();
  stop();
}

void RunController::end(bool complete, const QString& reason) {
  if (!running()) return;
  const Ending ending{std::exchange(m_work, Work::None), complete, reason, m_newResults};
  // Recorded results can be replayed at any time, so they count as saved, unless others arrived meanwhile.
  if (ending.work == Work::Replay && m_document.session().results.size() == m_newResults)
    m_document.setSaved(QString(), m_document.revision());
  emit ended(ending);
  if (const auto next = m_queue.take()) {
    begin(Work::Run, *next);
  } else {
    m_live.setBlocked(false);
    emit idle();
  }
}

}  // namespace warpbench::gui
