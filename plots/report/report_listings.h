// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "report/report.h"

namespace warpbench::plots {

/// Lists each kernel text that has results: catalogue kernels as in this program, and copies as in the session.
std::vector<ReportListing> reportListings(const Session& session, const std::vector<const Result*>& results);

}  // namespace warpbench::plots
