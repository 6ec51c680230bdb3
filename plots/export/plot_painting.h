// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QRectF>
#include <QSize>

#include "data/series.h"

class QCPPainter;

/// Plots within documents. All of this needs the GUI thread.
namespace warpbench::plots {

/// Lays the plot out for `size` logical pixels, with text of `fontPixels`, and paints it into `area` of the same
/// proportions, as the painter's modes say.
void paintPlot(QCPPainter& painter, const QRectF& area, const PlotData& data, QSize size, int fontPixels);

/// The plot as an <svg> element, to stand within HTML: without the declarations of a file, and without ids.
QByteArray plotSvg(const PlotData& data, QSize size, int fontPixels);

}  // namespace warpbench::plots
