// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/notes.h"

#include <QCoreApplication>
#include <QHash>
#include <algorithm>
#include <utility>

#include "text/number_text.h"
#include "text/shown_text.h"

namespace warpbench::plots {
namespace {

struct NotesText {
  Q_DECLARE_TR_FUNCTIONS(warpbench::plots::Notes)
};

/// `text` on one line of limited length.
QString shortened(const Message& text) {
  constexpr int kLongest = 120;
  QString line = shownText(text).simplified();
  if (line.size() <= kLongest) return line;
  line.truncate(kLongest);
  const auto space = line.lastIndexOf(QLatin1Char(' '));
  if (space > kLongest / 2) line.truncate(space);
  return line + QStringLiteral(" ...");
}

QString verificationText(const Verification& verification) {
  if (verification.passed) return NotesText::tr("wrong on purpose, but the result is right");
  return (verification.expectedToFail ? NotesText::tr("wrong on purpose: %1") : NotesText::tr("wrong result: %1"))
      .arg(shownText(whatIsWrong(verification)));
}

bool needsNote(const std::optional<Verification>& verification) {
  return verification && (!verification->passed || verification->expectedToFail);
}

/// One problem of points that differ in x only.
struct PointProblem {
  QString subject;
  QString message;
  std::vector<QString> xs;
  std::vector<const Result*> results;
};

class Collector {
 public:
  /// @param exact name each GPU, even if several share a line.
  Collector(const Labels& labels, const Arrangement& arrangement, bool exact = false)
      : m_labels(labels), m_arrangement(arrangement), m_exact(exact) {}

  void add(const Result& result, const QString& message) {
    const std::pair key(subjectOf(result), message);
    auto place = m_places.constFind(key);
    if (place == m_places.constEnd()) {
      place = m_places.insert(key, m_problems.size());
      m_problems.push_back({key.first, message, {}, {}});
    }
    PointProblem& problem = m_problems[*place];
    problem.results.push_back(&result);
    const QString x = QString::fromStdString(parameterText(result, m_arrangement.x));
    if (!x.isEmpty()) problem.xs.push_back(x);
  }

  /// A problem that several subjects share takes one line, because many names would crowd the plot. Its points and the
  /// table show which ones are affected.
  void appendTo(std::vector<Note>& notes, std::size_t ofResults) const {
    constexpr std::size_t kNamed = 2;
    struct Count {
      std::size_t results = 0;
      std::size_t subjects = 0;
    };
    QHash<QString, Count> withIt;
    for (const PointProblem& problem : m_problems) {
      Count& count = withIt[problem.message];
      count.results += problem.results.size();
      ++count.subjects;
    }
    QHash<QString, std::size_t> listed;  // index in `notes`
    for (const PointProblem& problem : m_problems) {
      const Count count = withIt.value(problem.message);
      const QString line =
          count.results == ofResults && ofResults > 1 ? NotesText::tr("all points: %1").arg(problem.message)
          : count.subjects > kNamed
              ? NotesText::tr("%1 of %2 points: %3").arg(count.results).arg(ofResults).arg(problem.message)
              : QStringLiteral("%1: %2").arg(problem.subject + range(problem), problem.message);
      auto place = listed.constFind(line);
      if (place == listed.constEnd()) {
        place = listed.insert(line, notes.size());
        notes.push_back({line, {}});
      }
      std::vector<const Result*>& results = notes[*place].results;
      results.insert(results.end(), problem.results.begin(), problem.results.end());
    }
  }

 private:
  QString subjectOf(const Result& result) const {
    QString subject = m_labels.variant(result);
    for (const auto* ids : {&m_arrangement.perVariant, &m_arrangement.splitting})
      for (const std::string& id : *ids)
        if (result.parameters.contains(id))
          subject += QStringLiteral(" %1=%2").arg(QString::fromStdString(id),
                                                  QString::fromStdString(parameterText(result, id)));
    if (m_arrangement.modesDiffer) subject += QLatin1Char(' ') + QString::fromStdString(toText(result.mode));
    if (const QString exact = m_exact ? m_labels.exactSource(result) : m_labels.source(result);
        m_labels.severalSources() || exact != m_labels.source(result))
      subject = NotesText::tr("%1 on %2").arg(subject, exact);
    if (const QString session = m_labels.session(result); !session.isEmpty())
      subject = NotesText::tr("%1 in %2").arg(subject, session);
    return subject;
  }

  QString range(const PointProblem& problem) const {
    constexpr std::size_t kListed = 4;
    const std::vector<QString>& xs = problem.xs;
    if (xs.empty()) return {};
    const QString start = QStringLiteral(" %1=").arg(QString::fromStdString(m_arrangement.x));
    if (xs.size() > kListed)
      return start +
             NotesText::tr("%1 to %2 (%n points)", nullptr, static_cast<int>(xs.size())).arg(xs.front(), xs.back());
    return start + QStringList(xs.begin(), xs.end()).join(QStringLiteral(", "));
  }

  const Labels& m_labels;
  const Arrangement& m_arrangement;
  const bool m_exact;
  std::vector<PointProblem> m_problems;
  QHash<std::pair<QString, QString>, std::size_t> m_places;  ///< index in m_problems, by subject and message
};

}  // namespace

QStringList flagsOf(const Result& result) {
  QStringList flags;
  if (needsNote(result.verification)) flags << verificationText(*result.verification);
  for (const Message& warning : result.warnings) flags << shortened(warning);
  return flags;
}

std::vector<Note> notesOf(const std::vector<const Result*>& results, const Labels& labels,
                          const Arrangement& arrangement) {
  struct Placed {
    const Result* result;
    int place;
    const Value* x;
  };
  std::vector<Placed> ordered;
  for (const Result* result : results)
    ordered.push_back({result, labels.place(result->variant), result->parameters.find(arrangement.x)});
  std::ranges::stable_sort(ordered, [](const Placed& a, const Placed& b) {
    if (a.place != b.place) return a.place < b.place;
    return a.x && b.x && *a.x < *b.x;
  });

  const auto failed = [](const Result* result) { return result->status == Result::Status::Failed; };
  Collector failures(labels, arrangement, true);
  Collector verifications(labels, arrangement);
  Collector warnings(labels, arrangement);
  for (const auto& [result, place, x] : ordered) {
    if (failed(result)) {
      failures.add(*result, result->error.empty() ? NotesText::tr("failed")
                                                  : NotesText::tr("failed: %1").arg(shortened(result->error)));
      for (const Message& warning : result->warnings) failures.add(*result, shortened(warning));
      continue;
    }
    if (needsNote(result->verification)) verifications.add(*result, verificationText(*result->verification));
    if (labels.isOfEarlierText(*result)) warnings.add(*result, NotesText::tr("run before its text changed"));
    for (const Message& warning : result->warnings)
      warnings.add(*result, result->counters && warning == result->counters->estimateText()
                                ? NotesText::tr("counts estimated from some of the blocks")
                                : shortened(warning));
  }
  const auto drawn = results.size() - static_cast<std::size_t>(std::ranges::count_if(results, failed));
  std::vector<Note> notes;
  failures.appendTo(notes, results.size());
  verifications.appendTo(notes, drawn);
  warnings.appendTo(notes, drawn);
  return notes;
}

QStringList textsOf(const std::vector<Note>& notes) {
  QStringList texts;
  for (const Note& note : notes) texts << note.text;
  return texts;
}

}  // namespace warpbench::plots
