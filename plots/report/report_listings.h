// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "report/report.h"

namespace warpbench::plots {

/// The kernels of the variants that ran, as this program has them, and those of copies, as the session has them: each
/// text that has results.
std::vector<ReportListing> reportListings(const Session& session, const std::vector<const Result*>& results);

}  // namespace warpbench::plots
