// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemModel>
#include <QString>
#include <vector>

namespace warpbench::gui {

/// The header and the rows `rows` of a table as tab-separated lines, for a spreadsheet: of each cell what it has under
/// `role`. Tabs in a cell become blanks.
QString tabSeparated(const QAbstractItemModel& table, const std::vector<int>& rows, int role);

}  // namespace warpbench::gui
