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

/// Why a result is as fast as it is.
struct ReportExplanation {
  QString subject;  ///< "Naive, width=512"
  QString text;
};

/// A kernel as it stands in its file.
struct ReportListing {
  QString title;  ///< "transposeNaive (kernels/transpose.cuh, line 12)"
  QString code;
};

/// What a report says of one family.
struct ReportFamily {
  QString title;
  QString common;  ///< what all rows of the table share: parameters, device
  std::vector<PlotData> plots;
  ResultTable table;
  QStringList warnings;
  std::vector<ReportExplanation> explanations;
  std::vector<ReportListing> listings;
};

/// What a report of a session says, in the language in use: pure data, nothing of which is markup.
struct Report {
  QString language;  ///< code, such as "en"
  QString title;
  std::vector<std::pair<QString, QString>> environment;  ///< what it is, and its value
  QStringList method;                                    ///< sentences
  std::vector<ReportFamily> families;                    ///< as they first appear
};

struct ReportChoices {
  bool listings = false;       ///< of the kernels that ran
  std::size_t leftOut = 0;  ///< results that the session had besides, of runs that are not shown
};

/// All of a session that a reader needs. Costs some milliseconds for each plot, and needs no GUI thread.
/// @throws RequestError where the session has no results.
Report reportOf(const Session& session, const ReportChoices& choices);

/// Where and with what the session's results were made, as far as they say so.
std::vector<std::pair<QString, QString>> reportEnvironment(const Session& session);

/// How the results came about: only what they themselves say.
QStringList reportMethod(const Session& session);

/// A size, in logical pixels, at which a plot's legend finds room.
QSize reportPlotSize(const PlotData& plot);

/// The headings between a report's parts.
struct ReportHeadings {
  static QString environment();
  static QString method();
  static QString results();
  static QString warnings();
  static QString explanations();
  static QString listings();
};

}  // namespace warpbench::plots
