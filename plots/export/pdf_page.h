// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QSizeF>

namespace warpbench::plots {

/// Sets the exact size in points of the only page of a QPdfWriter document, because Qt supports whole points only. The
/// page keeps its lower left corner. Returns any other document unchanged.
QByteArray withPageSize(const QByteArray& pdf, QSizeF points);

}  // namespace warpbench::plots
