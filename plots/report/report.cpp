// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/report.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <set>

#include "catalogue/catalogue.h"
#include "core/text/error.h"
#include "data/arrangement.h"
#include "look/legend_entries.h"
#include "model/explanation.h"
#include "report/report_listings.h"
#include "report/report_table.h"
#include "results/session/equal_devices.h"
#include "text/labels.h"
#include "text/notes.h"
#include "text/result_words.h"
#include "text/shown_text.h"
#include "views/views.h"

namespace warpbench::plots {
namespace {

struct ReportText {
  Q_DECLARE_TR_FUNCTIONS(warpbench::plots::Report)
};

using Results = std::vector<const Result*>;

/// The table lists times, and only a user can say which samples to show.
constexpr View kReportViews[] = {View::Figure, View::Roofline, View::EndToEnd, View::Counters};

/// Plots with too many series to distinguish are replaced by a warning.
std::vector<PlotData> plotsOf(const Session& session, const std::string& family, QStringList& warnings) {
  constexpr int kMost = 60;
  std::vector<PlotData> plots;
  const QString id = QString::fromStdString(family);
  for (const View view : kReportViews) {
    if (!hasView(view, id, session)) continue;
    PlotData plot = plotData(session, id, view);
    if (plot.empty()) continue;
    if (const auto count = legendKeys(plot).size(); count > kMost)
      warnings << ReportText::tr("The plot '%1' is left out: a reader could not distinguish its %2 series.")
                      .arg(plot.yTitle)
                      .arg(count);
    else
      plots.push_back(std::move(plot));
  }
  return plots;
}

QStringList warningsOf(const Session& session, const std::string& family) {
  const FamilyResults familyResults(session, family, {});
  return textsOf(notesOf(familyResults.results(), Labels(familyResults), arrangementOf(familyResults)));
}

/// The last result of each variant on each device, which in an ascending sweep is its largest point.
std::vector<ReportExplanation> explanationsOf(const Session& session, const Results& results) {
  std::vector<ReportExplanation> explanations;
  const EqualDevices devices(session);
  std::set<std::pair<std::string, std::string>> explained;
  for (auto it = results.rbegin(); it != results.rend(); ++it) {
    const Result& result = **it;
    if (result.status == Result::Status::Failed || !explained.insert({result.variant, devices.of(result)}).second)
      continue;
    const Explanation explanation = explain(session, result);
    QStringList sentences;
    for (const Message& sentence : explanation.sentences) sentences << shownText(sentence);
    if (explanation.estimated) sentences << ReportText::tr("The counts are estimated from some of the blocks.");
    explanations.push_back(
        {QStringLiteral("%1, %2").arg(variantTitle(result.family, result.variant), parametersText(result.parameters)),
         sentences.join(QLatin1Char(' '))});
  }
  std::ranges::reverse(explanations);
  return explanations;
}

/// "Matrix transpose, Offset access", with the device.
QString titleOf(const Session& session, const std::vector<std::string>& families) {
  constexpr std::size_t kFew = 3;
  const QString device = QString::fromStdString(session.environment.device).simplified();
  if (families.size() > kFew)
    return device.isEmpty() ? ReportText::tr("Measurements of GPU kernels")
                            : ReportText::tr("Measurements of GPU kernels: %1").arg(device);
  QStringList titles;
  for (const std::string& family : families) titles << familyTitle(family).simplified();
  const QString kernels = titles.join(QStringLiteral(", "));
  return device.isEmpty() ? kernels : QStringLiteral("%1: %2").arg(kernels, device);
}

}  // namespace

Report reportOf(const Session& session, const ReportChoices& choices) {
  std::vector<std::string> families;
  for (const Result& result : session.results)
    if (std::ranges::find(families, result.family) == families.end()) families.push_back(result.family);
  if (families.empty()) throw RequestError(ReportText::tr("the session has no results to report").toStdString());

  Report report;
  report.language = QLocale().name().section(QLatin1Char('_'), 0, 0);
  report.title = titleOf(session, families);
  report.environment = reportEnvironment(session);
  report.method = reportMethod(session);
  if (choices.leftOut > 0)
    report.method << ReportText::tr("Results of hidden runs, left out here: %1.").arg(choices.leftOut);
  for (const std::string& family : families) {
    Results results;
    for (const Result& result : session.results)
      if (result.family == family) results.push_back(&result);
    ReportFamily& part = report.families.emplace_back();
    part.title = familyTitle(family).simplified();
    part.common = commonText(results);
    part.warnings = warningsOf(session, family);
    part.plots = plotsOf(session, family, part.warnings);
    part.table = reportTable(session, results);
    part.explanations = explanationsOf(session, results);
    if (choices.listings) part.listings = reportListings(session, results);
  }
  return report;
}

QSize reportPlotSize(const PlotData& plot) {
  constexpr int kWidth = 900, kHeight = 520;
  constexpr int kRow = 20, kLetter = 8, kBesideName = 60;
  // A legend that takes more of the plot's height is left out.
  constexpr double kMaxLegendShare = 0.56;
  constexpr int kOtherTexts = 160;
  const QStringList keys = legendKeys(plot);
  qsizetype longest = 1;
  for (const QString& key : keys) longest = std::max(longest, key.size());
  const int columns = std::max(1, kWidth / (static_cast<int>(longest) * kLetter + kBesideName));
  const int rows = (static_cast<int>(keys.size()) + columns - 1) / columns;
  const int needed = static_cast<int>((rows * kRow + kOtherTexts) / kMaxLegendShare);
  return {kWidth, std::max(kHeight, needed)};
}

QString ReportHeadings::environment() { return ReportText::tr("Environment"); }
QString ReportHeadings::method() { return ReportText::tr("Method"); }
QString ReportHeadings::results() { return ReportText::tr("Results"); }
QString ReportHeadings::warnings() { return ReportText::tr("Warnings"); }
QString ReportHeadings::explanations() { return ReportText::tr("What limits the kernels"); }
QString ReportHeadings::listings() { return ReportText::tr("Kernels"); }

}  // namespace warpbench::plots
