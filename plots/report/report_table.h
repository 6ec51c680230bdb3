// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

#include "results/session/session.h"
#include "tables/result_table.h"

namespace warpbench::plots {

/// A row for each result of one family, with headers in the language in use. Numbers have a decimal point in any. What
/// all rows share is left to commonText.
ResultTable reportTable(const Session& session, const std::vector<const Result*>& results);

/// The table of a document of the session, in the language in use: see resultTable().
ResultTable shownTable(const Session& session);

/// "width=512 type=fp32, cold, measured, on cuda:0": what several results of one family share; all of a single one.
QString commonText(const std::vector<const Result*>& results);

}  // namespace warpbench::plots
