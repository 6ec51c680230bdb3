// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QSizeF>

namespace warpbench::plots {

/// Gives the only page of a document that QPdfWriter wrote exactly that size in points: Qt knows whole ones only. The
/// page keeps its lower left corner. What is no such document comes back as it is.
QByteArray withPageSize(const QByteArray& pdf, QSizeF points);

}  // namespace warpbench::plots
