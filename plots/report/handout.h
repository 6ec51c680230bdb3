// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QString>
#include <functional>
#include <optional>
#include <vector>

#include "data/series.h"

class QPainter;

namespace warpbench::plots {

/// The content of one page.
struct HandoutPage {
  QString title;
  QString html;                  ///< the text below the title
  std::optional<PlotData> plot;  ///< below the text
  /// Instead of a plot: paints a picture into the rectangle, in pixels of 1/96 inch.
  std::function<void(QPainter&, const QRectF&)> picture;
};

/// A handout on portrait A4 pages, with real text and vector pictures.
struct Handout {
  QString title;    ///< at the top of each page
  QString sources;  ///< at the bottom of each page
  std::vector<HandoutPage> pages;
};

/// Writes a PDF with exactly one PDF page per handout page, completely or not at all. Long text is set smaller.
/// @throws RequestError naming the path and the cause, also for a handout without pages.
void writeHandout(const Handout& handout, const QString& path);

}  // namespace warpbench::plots
