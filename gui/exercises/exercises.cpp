// SPDX-License-Identifier: GPL-3.0-or-later
#include "exercises/exercises.h"

#include <QCryptographicHash>
#include <QSettings>
#include <algorithm>
#include <chrono>
#include <utility>

#include "core/text/error.h"
#include "widgets/background.h"

namespace warpbench::gui {

namespace {

/// In settings: "exercises/<lesson>/<digest>/text".
QString settingOf(const std::string& key, const char* name) {
  return QStringLiteral("exercises/%1/%2").arg(QString::fromStdString(key), QLatin1String(name));
}

ExerciseVerdict verdictOf(const LessonExercise& exercise, const std::string& text, const std::stop_token& stop) {
  try {
    return outcomeOf(exercise, text, stop);
  } catch (const CompileError& error) {
    return error.diagnostics();
  } catch (const std::exception& error) {
    return messageOf(error);
  }
}

}  // namespace

Exercises::Exercises(QObject* parent) : QObject(parent) {
  m_pause.setSingleShot(true);
  m_pause.setInterval(std::chrono::seconds(1));
  connect(&m_pause, &QTimer::timeout, this, &Exercises::keep);
}

Exercises::~Exercises() {
  m_stop.request_stop();
  keep();
}

void Exercises::remember() { m_remembers = true; }

// The key includes the initial text, so that a changed exercise counts as a new one.
std::string Exercises::keyOf(const std::string& lesson, const LessonExercise& exercise) {
  const std::string all = exercise.family + '\n' + exercise.variant + '\n' + exercise.kernel;
  const QByteArray digest = QCryptographicHash::hash(QByteArray::fromStdString(all), QCryptographicHash::Sha1);
  return lesson + '/' + digest.toHex().toStdString();
}

ExerciseState& Exercises::stateOf(const std::string& lesson, const LessonExercise& exercise) {
  const std::string key = keyOf(lesson, exercise);
  const auto [at, isNew] = m_states.try_emplace(key);
  ExerciseState& state = at->second;
  if (!isNew) return state;
  state.text = QString::fromStdString(exercise.kernel);
  if (!m_remembers) return state;
  const QSettings store;
  state.text = store.value(settingOf(key, "text"), state.text).toString();
  state.hints = std::min<std::size_t>(store.value(settingOf(key, "hints")).toUInt(), exercise.hints.size());
  state.solved = store.value(settingOf(key, "solved")).toBool();
  return state;
}

void Exercises::choose(const std::string& lesson, const LessonExercise& exercise) {
  stateOf(lesson, exercise);
  m_chosen = keyOf(lesson, exercise);
  m_exercise = exercise;
  emit changed();
}

void Exercises::setText(const QString& text) {
  ExerciseState& state = m_states.at(m_chosen);
  state.text = text;
  state.changed = true;
  keepSoon();
}

void Exercises::showHint() {
  ExerciseState& state = m_states.at(m_chosen);
  state.hints = std::min(state.hints + 1, m_exercise.hints.size());
  keepSoon();
  emit changed();
}

void Exercises::run() {
  if (running()) return;
  m_stop.request_stop();
  m_stop = std::stop_source();
  m_running = m_chosen;
  const QString text = state().text;
  const auto work = [exercise = m_exercise, kernel = text.toStdString(), stop = m_stop.get_token()] {
    return verdictOf(exercise, kernel, stop);
  };
  inBackground(this, work,
               [this, key = m_chosen, text, stop = m_stop.get_token()](const Outcome<ExerciseVerdict>& outcome) {
                 if (stop == m_stop.get_token()) m_running.reset();
                 end(key, text, std::get<0>(outcome));
               });
  emit changed();
}

void Exercises::end(const std::string& key, const QString& text, const ExerciseVerdict& verdict) {
  ExerciseState& state = m_states.at(key);
  const auto* const outcome = std::get_if<ExerciseOutcome>(&verdict);
  state.verdict = verdict;
  state.changed = state.text != text;
  if (outcome && outcome->solved() && !std::exchange(state.solved, true)) m_unkept.insert(key);
  keep();
  emit changed();
  emit judged();
}

void Exercises::stop() {
  if (!running()) return;
  m_stop.request_stop();
  emit changed();
}

void Exercises::keepSoon() {
  m_unkept.insert(m_chosen);
  m_pause.start();
}

void Exercises::keep() {
  m_pause.stop();
  const std::set<std::string> unkept = std::exchange(m_unkept, {});
  if (!m_remembers || unkept.empty()) return;
  QSettings store;
  for (const std::string& key : unkept) {
    const ExerciseState& state = m_states.at(key);
    store.setValue(settingOf(key, "text"), state.text);
    store.setValue(settingOf(key, "hints"), static_cast<uint>(state.hints));
    store.setValue(settingOf(key, "solved"), state.solved);
  }
}

}  // namespace warpbench::gui
