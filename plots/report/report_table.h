// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

#include "results/session/session.h"
#include "tables/result_table.h"

namespace warpbench::plots {

/// A table with one row per result of one family, and headers in the current language. Numbers always have a decimal
/// point. Values that all rows share are in commonText() instead.
ResultTable reportTable(const Session& session, const std::vector<const Result*>& results);

/// The table of a session document in the current language: see resultTable().
ResultTable shownTable(const Session& session);

/// "width=512 type=fp32, cold, measured, on cuda:0": what the results of one family share, which is everything for a
/// single result.
QString commonText(const std::vector<const Result*>& results);

}  // namespace warpbench::plots
