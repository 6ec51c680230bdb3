// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemModel>
#include <QString>
#include <vector>

#include "results/values/parameter.h"

namespace warpbench::gui {

/// The table's header and its `rows` as tab-separated lines for a spreadsheet, with each cell's value for `role`. Tabs
/// within cells become spaces.
QString tabSeparated(const QAbstractItemModel& table, const std::vector<int>& rows, int role);

/// A text that sorts parameters by their values: "tile=8" before "tile=16".
QString sortText(const Parameters& parameters);

}  // namespace warpbench::gui
