// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <cstddef>
#include <vector>

#include "catalogue/catalogue.h"
#include "catalogue/view.h"
#include "data/series.h"
#include "views/counters.h"

namespace warpbench::plots {

using warpbench::kViews;
using warpbench::View;

/// The name on the command line: "time", "bandwidth" (GB/s), "gflops", "rate" (items per second), "speedup",
/// "roofline", "end-to-end", "samples", "counters", "ratio".
QString viewName(View view, const QString& family);
/// The names of all views for all kinds of families.
QStringList viewNames();
/// The title of its tab, with a mnemonic. The Figure view takes the title of the family's figure; nullptr: no family
/// yet.
QString viewTitle(View view, const Family* family = nullptr);
QString viewToolTip(View view);

/// Whether the view applies to the family: a roofline needs flops, a speedup two variants, a ratio a second session. If
/// the catalogue lacks the family, only its results decide.
bool hasView(View view, const QString& family, const Session& session, const Comparison& comparison = {});

/// The user's choices besides the results. Each view uses those that concern it.
struct PlotChoices {
  DrawnRuns runs = {};
  QString baseline;                            ///< Speedup: a variant's id; empty: the proposed one
  CounterKind counter = CounterKind::Sectors;  ///< Counters
  std::vector<std::size_t> selected = {};      ///< Samples: result indices; empty: the last result with samples
  bool inOrder = false;                        ///< Samples: in the order taken instead of a distribution
};

/// Draws the results of one family: bars over variants if only the variant differs, lines over a numeric parameter if
/// that differs as well. Ignores results of other families; failed results become `notes`. The latest result with the
/// same variant, device and parameters counts. Results of the session compared with get their own series. Includes the
/// session's annotations.
PlotData plotData(const Session& session, const QString& family, View view, const PlotChoices& choices = {},
                  const Comparison& comparison = {});

}  // namespace warpbench::plots
