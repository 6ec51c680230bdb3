// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

#include "data/series.h"

namespace warpbench::plots {

/// A variant that can be the baseline of Speedup, and its title.
struct Baseline {
  QString variant;
  QString title;
  bool operator==(const Baseline&) const = default;
};
/// The variants with a time, in the family's order. proposedBaseline() is the first that computes the family's own
/// answer.
std::vector<Baseline> baselinesOf(const Session& session, const QString& family, const Comparison& comparison = {});
QString proposedBaseline(const std::vector<Baseline>& baselines, const QString& family);

}  // namespace warpbench::plots
