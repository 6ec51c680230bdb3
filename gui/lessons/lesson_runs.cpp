// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/lesson_runs.h"

#include <algorithm>
#include <utility>

#include "exercises/lesson_texts.h"
#include "experiment/experiment_panel.h"
#include "lesson/lesson_answer.h"
#include "run/repeat_request.h"
#include "text/shown_text.h"
#include "widgets/texts.h"
#include "workbench/workbench.h"

namespace warpbench::gui {

namespace {

bool isSimulated(const std::optional<Counters>& counters) {
  return counters && counters->origin == Counters::Origin::Simulated;
}

}  // namespace

LessonRuns::LessonRuns(Workbench& workbench) : m_workbench(workbench) {
  connect(&workbench.runs, &RunController::lessonOpened, this, &LessonRuns::opened);
  connect(&workbench.runs, &RunController::lessonMeasured, this, &LessonRuns::append);
  connect(&workbench.runs, &RunController::lessonFailed, this, &LessonRuns::failed);
}

void LessonRuns::setLesson(const Lesson& lesson) {
  clear();
  m_lesson = lesson;
}

void LessonRuns::clear() {
  m_wanted.reset();
  m_kept.clear();
  m_lesson = {};
  if (m_inWork) {
    m_abandoned = true;
    m_workbench.runs.stop();
  }
  m_document.replace({}, {});
  setNote({});
}

std::optional<std::size_t> LessonRuns::experimentOf(std::size_t step) const {
  return step < m_lesson.steps.size() ? m_lesson.experimentOf(step) : std::nullopt;
}

std::vector<LessonRun> LessonRuns::runsOf(std::size_t step) const {
  const auto experiment = experimentOf(step);
  if (!experiment) return {};
  const DeviceInfo* const chosen = m_experiment->firstDevice();
  return lessonRuns(*m_lesson.steps[*experiment].experiment, m_workbench.places.devices(),
                    chosen ? chosen->record.id : std::string(), m_lesson.steps[step].needsCounts());
}

void LessonRuns::run(Request request) {
  request.options.replaySpeed = m_experiment->replaySpeed();
  m_workbench.runs.begin(RunController::Work::Lesson, request);
}

std::optional<LessonRuns::Key> LessonRuns::keyOf(std::size_t step) const {
  const auto experiment = experimentOf(step);
  if (!experiment) return std::nullopt;
  const std::vector<LessonRun> runs = runsOf(step);
  return Key{*experiment, runs.empty() ? std::string() : runs.front().request.device};
}

const Session* LessonRuns::resultsOf(std::size_t step) const {
  const auto key = keyOf(step);
  const auto kept = key ? m_kept.find(*key) : m_kept.end();
  return kept == m_kept.end() ? nullptr : &kept->second.session;
}

std::vector<Session> LessonRuns::all() const {
  std::vector<Session> sessions;
  for (const auto& [key, kept] : m_kept) {
    Session session = kept.session;
    for (std::size_t i = 0; i < session.results.size(); ++i) {
      Result& result = session.results[i];
      if (result.origin == Origin::Modelled || !isSimulated(result.counters)) continue;
      const auto hardware = kept.hardware.find(i);
      result.counters = hardware == kept.hardware.end() ? std::nullopt : std::optional(hardware->second);
    }
    sessions.push_back(std::move(session));
  }
  return sessions;
}

void LessonRuns::show(std::size_t step) {
  const auto key = keyOf(step);
  if (key && m_wanted == key) return;  // already on its way
  m_wanted.reset();
  m_counting = false;
  if (m_inWork && !m_abandoned) {
    m_abandoned = true;
    m_workbench.runs.stop();
  }
  if (!key) {
    m_document.replace({}, {});
    setNote({});
    return;
  }
  if (const auto kept = m_kept.find(*key); kept != m_kept.end() && kept->second.whole) {
    m_document.replace(kept->second.session, {});
    setNote(kept->second.note);
    emit changed();
    return;
  }
  m_wanted = key;
  m_runs = runsOf(step);
  m_attempt = 0;
  m_document.replace({}, {});
  if (m_runs.empty()) {
    setNote([] { return tr("No device here can run this step's experiment."); });
    finish();
    return;
  }
  introduce(m_runs.front());
  if (m_workbench.runs.running())
    setNote([] { return tr("The step's experiment waits for the current run."); });
  else
    begin();
}

void LessonRuns::begin() {
  m_document.replace({}, {});
  m_failure.clear();
  m_inWork = true;
  m_abandoned = false;
  m_counting = false;
  m_counted.clear();
  m_hardware.clear();
  run(m_runs[m_attempt].request);
}

void LessonRuns::opened(const Environment& environment) {
  if (!m_abandoned && !m_counting) m_document.addEnvironment(environment);
}

void LessonRuns::append(const Result& result) {
  if (m_abandoned) return;
  if (m_counting)
    m_counted.push_back(result);
  else
    m_document.append(result);
}

void LessonRuns::failed(const QString& reason) {
  if (m_inWork) m_failure = reason;
}

void LessonRuns::ended(bool complete) {
  const bool own = std::exchange(m_inWork, false);
  if (!m_wanted) return;
  if (!own || m_abandoned) {
    m_abandoned = false;
    // The window processes its queued events first.
    QMetaObject::invokeMethod(
        this,
        [this] {
          if (!m_wanted || m_inWork || m_workbench.runs.running()) return;
          introduce(m_runs[m_attempt]);
          begin();
        },
        Qt::QueuedConnection);
    return;
  }
  if (m_counting) {  // results that could not be counted stay as they are
    takeCounts();
    if (!complete) m_toCount.clear();
    countNext();
    return;
  }
  for (const Result& result : m_document.session().results)
    if (result.status == Result::Status::Failed && m_failure.isEmpty()) m_failure = plots::shownText(result.error);
  if (!m_failure.isEmpty()) {
    tryNext(m_failure);
  } else if (complete) {
    keep();
    m_toCount = countsToMake();
    countNext();
  } else {
    m_wanted.reset();
    setNote([] { return tr("Stopped; the step shows the results so far."); });
    emit stopped();
  }
}

void LessonRuns::tryNext(const QString& why) {
  const std::string device = m_runs[m_attempt].request.device;
  if (m_attempt + 1 == m_runs.size()) {
    setNote([=, this] { return tr("The run failed on %1: %2").arg(deviceName(device), why); });
    finish();
    return;
  }
  const bool first = m_attempt == 0;
  ++m_attempt;
  if (first)
    setNote([=, this, standIn = m_runs[m_attempt].request.device] {
      return tr("The run failed on %1, so these results are from %2. The reason: %3")
          .arg(deviceName(device), deviceName(standIn), why);
    });
  QMetaObject::invokeMethod(
      this,
      [this] {
        if (m_wanted && !m_inWork && !m_workbench.runs.running()) begin();
      },
      Qt::QueuedConnection);
}

std::vector<Request> LessonRuns::countsToMake() const {
  constexpr double kMostSeconds = 3;  // per point, because a class waits
  const Session& session = m_document.session();
  std::vector<Request> requests;
  for (std::size_t i = 0; i < m_lesson.steps.size(); ++i) {
    if (m_lesson.experimentOf(i) != m_wanted->first) continue;
    const auto explained = explainedResult(m_lesson.steps[i], session.results);
    if (!explained || isSimulated(session.results[*explained].counters)) continue;
    auto request = countingRequest(session, session.results[*explained], m_workbench.places.devices());
    if (!request) continue;
    request->options.simulationSeconds = kMostSeconds;
    requests.push_back(*request);
  }
  return requests;
}

void LessonRuns::countNext() {
  if (m_toCount.empty()) {
    m_counting = false;
    finish();
    return;
  }
  m_counting = true;
  QMetaObject::invokeMethod(
      this,
      [this] {
        if (!m_counting || !m_wanted || m_inWork || m_workbench.runs.running()) return;
        const Request next = m_toCount.back();
        m_toCount.pop_back();
        m_inWork = true;
        m_abandoned = false;
        run(next);
      },
      Qt::QueuedConnection);
}

void LessonRuns::takeCounts() {
  Session session = m_document.session();
  for (const Result& counted : std::exchange(m_counted, {}))
    for (std::size_t i = 0; i < session.results.size(); ++i) {
      Result& result = session.results[i];
      if (isSimulated(result.counters) || !counted.counters || result.family != counted.family ||
          result.variant != counted.variant || result.parameters != counted.parameters)
        continue;
      if (result.counters) m_hardware[i] = *result.counters;
      result.counters = counted.counters;
    }
  m_document.replace(session, {});
  keep();
}

void LessonRuns::keep() {
  m_kept[*m_wanted] = {.session = m_document.session(), .hardware = m_hardware, .note = m_note, .whole = false};
  emit changed();
}

void LessonRuns::finish() {
  const Key key = *std::exchange(m_wanted, std::nullopt);
  m_kept[key] = {.session = m_document.session(), .hardware = m_hardware, .note = m_note, .whole = true};
  emit changed();
}

QString LessonRuns::deviceName(const std::string& id) const {
  const std::vector<DeviceInfo>& devices = m_workbench.places.devices();
  const auto found = std::ranges::find(devices, id, [](const DeviceInfo& each) { return each.record.id; });
  return found == devices.end() ? QString::fromStdString(id) : deviceText(*found);
}

QString LessonRuns::introduction(const LessonRun& run) const {
  QStringList lines;
  if (!run.whyNotChosen.empty())
    lines << tr("These results are from %1. The reason: %2")
                 .arg(deviceName(run.request.device), plots::shownText(run.whyNotChosen));
  QStringList missing;
  for (const std::string& variant : run.leftOut) missing << variantTitle(run.request.family, variant);
  if (!missing.isEmpty()) lines << tr("This device cannot run: %1").arg(missing.join(QStringLiteral(", ")));
  return lines.join(QLatin1Char('\n'));
}

void LessonRuns::introduce(const LessonRun& run) {
  setNote([this, run] { return introduction(run); });
}

void LessonRuns::setNote(const Note& note) {
  const QString before = this->note();
  m_note = note;
  if (this->note() != before) emit changed();
}

}  // namespace warpbench::gui
