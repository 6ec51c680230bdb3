// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QString>
#include <QStringList>
#include <cstddef>
#include <utility>
#include <vector>

#include "data/series.h"
#include "tables/result_table.h"

namespace warpbench::plots {

/// Explains the speed of a result.
struct ReportExplanation {
  QString subject;  ///< "Naive, width=512"
  QString text;
};

/// A kernel's text as in its file.
struct ReportListing {
  QString title;  ///< "transposeNaive (kernels/transpose.cuh, line 12)"
  QString code;
};

/// The section of a report about one family.
struct ReportFamily {
  QString title;
  QString common;  ///< shared by all rows of the table: parameters, device
  std::vector<PlotData> plots;
  ResultTable table;
  QStringList warnings;
  std::vector<ReportExplanation> explanations;
  std::vector<ReportListing> listings;
};

/// The content of a report on a session in the current language, as plain data without markup.
struct Report {
  QString language;  ///< code, such as "en"
  QString title;
  std::vector<std::pair<QString, QString>> environment;  ///< names and values
  QStringList method;                                    ///< sentences
  std::vector<ReportFamily> families;                    ///< in order of appearance
};

struct ReportChoices {
  bool listings = false;       ///< of the kernels that ran
  std::size_t leftOut = 0;     ///< number of results of the session's hidden runs
};

/// Everything in a session that a reader needs. Takes some milliseconds per plot and runs on any thread.
/// @throws RequestError if the session has no results.
Report reportOf(const Session& session, const ReportChoices& choices);

/// Where and with what software the session's results were made, as far as recorded.
std::vector<std::pair<QString, QString>> reportEnvironment(const Session& session);

/// How the results were obtained, according to the results themselves.
QStringList reportMethod(const Session& session);

/// A size in logical pixels at which a plot's legend fits.
QSize reportPlotSize(const PlotData& plot);

/// The headings of a report's parts.
struct ReportHeadings {
  static QString environment();
  static QString method();
  static QString results();
  static QString warnings();
  static QString explanations();
  static QString listings();
};

}  // namespace warpbench::plots
