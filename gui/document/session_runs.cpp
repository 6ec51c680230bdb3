// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/session_runs.h"

#include <QFileInfo>
#include <algorithm>
#include <optional>
#include <tuple>
#include <utility>

#include "document/session_document.h"
#include "document/value_command.h"
#include "widgets/texts.h"

namespace warpbench::gui {

namespace {

std::ptrdiff_t at(std::size_t index) { return static_cast<std::ptrdiff_t>(index); }

}  // namespace

SessionRuns::SessionRuns(SessionDocument& document) : m_document(document) {
  // Only remembers the range. The runs change together with the results, so that queries in between see existing ones.
  for (const auto signal : {&SessionDocument::aboutToInsert, &SessionDocument::aboutToRemove})
    connect(&document, signal, this, [this](std::size_t first, std::size_t last) {
      m_first = first;
      m_last = last;
    });
  connect(&document, &SessionDocument::inserted, this, &SessionRuns::takeInserted);
  connect(&document, &SessionDocument::removed, this, [this] {
    const auto begin = m_runOf.begin() + at(m_first);
    const auto end = m_runOf.begin() + at(m_last) + 1;
    m_removed.emplace_back(begin, end);
    for (const std::size_t run : m_removed.back()) --m_runs[run].results;
    m_runOf.erase(begin, end);
  });
  connect(&document, &SessionDocument::aboutToRenumber, this, [this] { m_renumbering = true; });
  connect(&document, &SessionDocument::renumbered, this, [this] {
    m_renumbering = false;
    emit changed();
  });
  // Emitted after stateChanged, when all other listeners know the new results.
  connect(&document, &SessionDocument::stateChanged, this, [this] {
    if (std::exchange(m_changed, false)) emit changed();
  });
}

void SessionRuns::open(const std::vector<RunRecord>& runs, const QString& path) {
  forget();
  m_changed = true;
  const Results& results = m_document.session().results;
  const std::size_t none = runs.size();
  m_runOf.assign(results.size(), none);
  const auto dateOf = [](const std::string& date) {
    return QDateTime::fromString(QString::fromStdString(date), Qt::ISODate);
  };
  for (const RunRecord& run : runs) {
    for (const std::size_t index : run.results) m_runOf[index] = m_runs.size();
    const QString name = QString::fromStdString(run.name).simplified();
    m_runs.push_back({.name = name,
                      .note = QString::fromStdString(run.note),
                      .begun = dateOf(run.date),
                      .family = run.results.empty() ? std::string() : results[run.results.front()].family,
                      .device = run.results.empty() ? std::string() : results[run.results.front()].device,
                      .byHand = !name.isEmpty(),
                      .pinned = run.pinned,
                      .shown = run.shown,
                      .results = run.results.size()});
  }
  if (const auto left = std::ranges::find(m_runOf, none); left != m_runOf.end()) {
    const Result& first = results[static_cast<std::size_t>(left - m_runOf.begin())];
    m_runs.push_back({.name = QFileInfo(path).fileName(),
                      .begun = dateOf(first.provenance.date),
                      .family = first.family,
                      .device = first.device,
                      .results = static_cast<std::size_t>(std::ranges::count(m_runOf, none))});
  }
  if (std::ranges::none_of(m_runs, [](const Run& run) { return run.shown && run.results > 0; }))
    for (Run& run : m_runs) run.shown = true;
  if (!m_runs.empty()) goOn(m_runs.size() - 1);
}

std::vector<RunRecord> SessionRuns::records() const {
  const bool plain = std::ranges::none_of(
      m_runs, [](const Run& run) { return run.results > 0 && (run.byHand || run.pinned || !run.note.isEmpty()); });
  if (count() < 2 && plain) return {};
  std::vector<RunRecord> records;
  std::vector<std::size_t> placeOf;
  for (const Run& run : m_runs) {
    placeOf.push_back(records.size());
    if (run.results == 0) continue;
    records.push_back({.name = run.name.toStdString(),
                       .note = run.note.toStdString(),
                       .date = run.begun.toUTC().toString(Qt::ISODate).toStdString(),
                       .pinned = run.pinned,
                       .shown = run.shown,
                       .results = {}});
  }
  for (std::size_t i = 0; i < m_runOf.size(); ++i) records[placeOf[m_runOf[i]]].results.push_back(i);
  return records;
}

void SessionRuns::begin() { m_begins = true; }

void SessionRuns::goOn(std::size_t run) {
  m_current = run;
  m_begins = false;
}

void SessionRuns::forget() {
  m_runs.clear();
  m_runOf.clear();
  m_removed.clear();
  m_begins = true;
}

void SessionRuns::takeInserted() {
  const std::size_t count = m_last - m_first + 1;
  if (m_renumbering && !m_removed.empty()) {
    const std::vector<std::size_t> back = std::move(m_removed.back());
    m_removed.pop_back();
    for (const std::size_t run : back) ++m_runs[run].results;
    m_runOf.insert(m_runOf.begin() + at(m_first), back.begin(), back.end());
    return;
  }
  const Result& first = m_document.session().results[m_first];
  const bool another = m_begins || m_runs.empty() || m_runs[m_current].family != first.family;
  m_begins = false;
  if (another) {
    for (Run& run : m_runs) run.shown = run.pinned;
    m_runs.push_back({.begun = QDateTime::currentDateTime(), .family = first.family, .device = first.device});
    m_current = m_runs.size() - 1;
  }
  // Results being measured are visible, even in a run that the user has hidden meanwhile.
  Run& current = m_runs[m_current];
  const bool appears = !std::exchange(current.shown, true);
  current.results += count;
  m_runOf.insert(m_runOf.end(), count, m_current);
  m_changed = m_changed || another || appears;
}

std::size_t SessionRuns::count() const {
  return static_cast<std::size_t>(std::ranges::count_if(m_runs, [](const Run& run) { return run.results > 0; }));
}

QString SessionRuns::title(std::size_t run) const {
  if (!m_runs[run].name.isEmpty()) return m_runs[run].name;
  const QString text = tr("Run %1: %2").arg(run + 1).arg(familyTitle(m_runs[run].family));
  const bool elsewhere = std::ranges::any_of(m_runs, [&own = m_runs[run]](const Run& other) {
    return other.results > 0 && other.family == own.family && other.device != own.device;
  });
  return elsewhere ? QStringLiteral("%1, %2").arg(text, QString::fromStdString(m_runs[run].device)) : text;
}

Session SessionRuns::shownSession() const {
  const Session& session = m_document.session();
  Session shown{session.environment, session.results.shared(), session.copies, session.annotations};
  std::size_t index = 0;  // results without a known run are not shown yet
  shown.results.removeIf([&](const Result&) { return index >= m_runOf.size() || !isShown(index++); });
  return shown;
}

Session SessionRuns::sessionOf(std::size_t run) const {
  const Session& session = m_document.session();
  Session ofRun{session.environment, {}, session.copies, session.annotations};
  // Copies the results, because a plot distinguishes the compared sessions by the results' addresses.
  for (std::size_t i = 0; i < m_runOf.size(); ++i)
    if (m_runOf[i] == run) ofRun.results.push_back(session.results[i]);
  return ofRun;
}

void SessionRuns::describe(std::size_t run, Run described) {
  const auto kept = [](const Run& of) { return std::tie(of.name, of.byHand, of.note, of.pinned); };
  if (kept(described) == kept(m_runs[run])) return;
  const auto put = [this, run](const Run& value) {
    Run& own = m_runs[run];
    own.name = value.name;
    own.byHand = value.byHand;
    own.note = value.note;
    own.pinned = value.pinned;
    own.shown = own.shown || value.pinned;
    m_changed = true;
  };
  m_document.undoStack().push(new ValueCommand(m_document, {.name = [] { return tr("describing a run"); },
                                                            .put = [put, now = std::move(described)] { put(now); },
                                                            .putBack = [put, before = m_runs[run]] { put(before); }}));
}

void SessionRuns::setShown(std::size_t run, bool shown) {
  if (m_runs[run].shown == shown) return;
  m_runs[run].shown = shown;
  emit changed();
}

void SessionRuns::showOnly(std::size_t run) {
  for (std::size_t i = 0; i < m_runs.size(); ++i) m_runs[i].shown = i == run;
  emit changed();
}

void SessionRuns::showAll() {
  for (Run& run : m_runs) run.shown = true;
  emit changed();
}

void SessionRuns::showFamily(const std::string& family) {
  const Results& results = m_document.session().results;
  std::optional<std::size_t> last;
  for (std::size_t i = 0; i < results.size(); ++i) {
    if (results[i].family != family) continue;
    if (isShown(i)) return;
    last = runOf(i);
  }
  if (last) setShown(*last, true);
}

void SessionRuns::setPinned(std::size_t run, bool pinned) {
  Run described = m_runs[run];
  described.pinned = pinned;
  describe(run, std::move(described));
}

void SessionRuns::setName(std::size_t run, const QString& name) {
  Run described = m_runs[run];
  described.name = name.simplified();
  described.byHand = !described.name.isEmpty();
  describe(run, std::move(described));
}

void SessionRuns::setNote(std::size_t run, const QString& note) {
  Run described = m_runs[run];
  described.note = note;
  describe(run, std::move(described));
}

}  // namespace warpbench::gui
