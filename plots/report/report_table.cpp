// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/report_table.h"

#include <QCoreApplication>
#include <algorithm>
#include <functional>

#include "catalogue/bandwidth.h"
#include "core/text/text.h"
#include "tables/result_table.h"
#include "text/result_words.h"
#include "text/shown_text.h"

namespace warpbench::plots {
namespace {

struct ReportTableText {
  Q_DECLARE_TR_FUNCTIONS(warpbench::plots::ReportTable)
};

using Results = std::vector<const Result*>;
const std::string kNone = "-";

template <typename Property>
bool agree(const Results& results, Property property) {
  return std::ranges::all_of(results, [&](const Result* each) { return property(*each) == property(*results[0]); });
}

/// Whether all results have the same value of a parameter.
bool isCommon(const Results& results, const std::string& id) {
  const Value* const first = results[0]->parameters.find(id);
  return std::ranges::all_of(results, [&](const Result* each) {
    const Value* const value = each->parameters.find(id);
    return first && value && *first == *value;
  });
}

QString parametersOf(const Results& results, const Result& result, bool common) {
  Parameters chosen;
  for (const auto& [id, value] : result.parameters.entries())
    if (isCommon(results, id) == common) chosen.set(id, value);
  return parametersText(chosen).simplified();
}

/// Failed results have no time and so no origin.
QString originOf(const Result& result) {
  if (result.status == Result::Status::Failed) return ReportTableText::tr("failed");
  return result.time ? originText(result.origin) : QString::fromStdString(kNone);
}

std::string percent(const std::optional<double>& share) { return share ? significant(*share * 100, 3) + " %" : kNone; }

/// Builds the columns that the results need.
class Builder {
 public:
  using Cell = std::function<std::string(const Result&)>;

  explicit Builder(const Results& results) : m_results(results) { m_table.rows.resize(results.size()); }

  void add(const QString& header, bool number, const Cell& cell) {
    m_table.columns.push_back({header.toStdString(), number});
    for (std::size_t i = 0; i < m_results.size(); ++i) m_table.rows[i].push_back(cell(*m_results[i]));
  }

  /// Adds the column only if some result has a value in it.
  void addUsed(const QString& header, bool number, const Cell& cell) {
    if (std::ranges::any_of(m_results, [&](const Result* result) { return cell(*result) != kNone; }))
      add(header, number, cell);
  }

  ResultTable take() { return std::move(m_table); }

 private:
  const Results& m_results;
  ResultTable m_table;
};

std::string timeText(const Result& result, double TimeStatistics::*time) {
  return result.time ? significant((*result.time).*time) : kNone;
}

}  // namespace

ResultTable reportTable(const Session& session, const Results& results) {
  const auto record = [&](const Result& result) { return session.environment.find(result.device); };
  const FigureColumn figure = figureColumn(results[0]->family, results);
  Builder table(results);
  table.add(ReportTableText::tr("Variant"), false, [](const Result& result) {
    return variantTitle(result.family, result.variant).simplified().toStdString();
  });
  if (std::ranges::any_of(results, [&](const Result* each) { return !parametersOf(results, *each, false).isEmpty(); }))
    table.add(ReportTableText::tr("Parameters"), false,
              [&](const Result& result) { return parametersOf(results, result, false).toStdString(); });
  if (!agree(results, [](const Result& result) { return result.device; }))
    table.add(ReportTableText::tr("Device"), false,
              [](const Result& result) { return QString::fromStdString(result.device).simplified().toStdString(); });
  if (!agree(results, [](const Result& result) { return result.mode; }))
    table.add(ReportTableText::tr("Mode"), false,
              [](const Result& result) { return modeText(result.mode).toStdString(); });
  if (!agree(results, originOf))
    table.add(ReportTableText::tr("Origin"), false,
              [](const Result& result) { return originOf(result).toStdString(); });
  const auto sampled = [](const Result& result) { return result.time && result.origin != Origin::Modelled; };
  table.addUsed(ReportTableText::tr("Median (ms)"), true,
                [](const Result& result) { return timeText(result, &TimeStatistics::median); });
  table.addUsed(ReportTableText::tr("Quartiles (ms)"), true, [&](const Result& result) {
    return sampled(result) ? timeText(result, &TimeStatistics::q1) + " - " + timeText(result, &TimeStatistics::q3)
                           : kNone;
  });
  table.addUsed(ReportTableText::tr("Noise"), true, [&](const Result& result) {
    return sampled(result) ? significant(result.time->noise * 100, 2) + " %" : kNone;
  });
  table.addUsed(QString::fromStdString(figure.unit), true, [&](const Result& result) {
    const std::optional<double>& value = result.*figure.figure;
    return value ? figure.text(*value) : kNone;
  });
  table.addUsed(ReportTableText::tr("Of peak"), true,
                [&](const Result& result) { return percent(figureOfPeak(result, record(result))); });
  if (figure.figure == &Result::bandwidthGbs)
    table.addUsed(ReportTableText::tr("Of copy"), true,
                  [&](const Result& result) { return percent(fractionsOf(result, record(result)).bandwidthOfCopy); });
  table.addUsed(ReportTableText::tr("Largest error"), true, [](const Result& result) {
    return result.verification ? scientific(result.verification->maxError) : kNone;
  });
  table.add(ReportTableText::tr("Verified"), false, [](const Result& result) {
    const QString text = verificationText(result);
    return text.isEmpty() ? kNone : text.toStdString();
  });
  return table.take();
}

ResultTable shownTable(const Session& session) {
  return resultTable(session, [](const Message& message) { return shownText(message).toStdString(); });
}

QString commonText(const Results& results) {
  QStringList texts;
  if (const QString parameters = parametersOf(results, *results[0], true); !parameters.isEmpty()) texts << parameters;
  if (agree(results, [](const Result& result) { return result.mode; })) texts << modeText(results[0]->mode);
  if (agree(results, originOf)) texts << originOf(*results[0]);
  if (agree(results, [](const Result& result) { return result.device; }))
    texts << ReportTableText::tr("on %1").arg(QString::fromStdString(results[0]->device).simplified());
  return texts.join(QStringLiteral(", "));
}

}  // namespace warpbench::plots
