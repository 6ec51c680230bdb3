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

/// The word of the command line: "time", "bandwidth" (GB/s), "gflops", "rate" (items per second), "speedup",
/// "roofline", "end-to-end", "samples", "counters", "ratio".
QString viewName(View view, const QString& family);
/// Those of all views, of families of all kinds.
QStringList viewNames();
/// Of its tab, with a mnemonic. Figure's is that of the family's figure; nullptr: of no family yet.
QString viewTitle(View view, const Family* family = nullptr);
QString viewToolTip(View view);

/// Whether the view can say something of the family: a roofline needs flops, a speedup two variants, a ratio a second
/// session. Of a family that the catalogue lacks, the results decide alone.
bool hasView(View view, const QString& family, const Session& session, const Comparison& comparison = {});

/// What is chosen besides the results. Each view takes what concerns it.
struct PlotChoices {
  DrawnRuns runs = {};
  QString baseline;                            ///< Speedup: a variant's id; empty: the one proposed
  CounterKind counter = CounterKind::Sectors;  ///< Counters
  std::vector<std::size_t> selected = {};      ///< Samples: result indices; empty: the last result with samples
  bool inOrder = false;                        ///< Samples: as they were taken, not their distribution
};

/// Draws what the results of one family have in common: bars over variants where only the variant differs, lines over
/// a numeric parameter where that differs as well. Results of other families are left out; results that failed are in
/// `notes`. Of several results of the same variant, device and parameters the last one counts. Those of a session that
/// is compared with are series of their own. The session's annotations are part of it.
PlotData plotData(const Session& session, const QString& family, View view, const PlotChoices& choices = {},
                  const Comparison& comparison = {});

}  // namespace warpbench::plots
