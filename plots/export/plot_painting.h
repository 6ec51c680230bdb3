// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QRectF>
#include <QSize>

#include "data/series.h"

class QCPPainter;

/// Plots within documents. All functions need the GUI thread.
namespace warpbench::plots {

/// Lays the plot out for `size` logical pixels, with text of `fontPixels`, and paints it into `area`, which has the
/// same proportions. Respects the painter's modes.
void paintPlot(QCPPainter& painter, const QRectF& area, const PlotData& data, QSize size, int fontPixels);

/// The plot as an <svg> element to embed in HTML: without a file's declarations and without ids.
QByteArray plotSvg(const PlotData& data, QSize size, int fontPixels);

}  // namespace warpbench::plots
