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

/// What stands on one page.
struct HandoutPage {
  QString title;
  QString html;                  ///< the text below the title
  std::optional<PlotData> plot;  ///< below the text
  /// In place of a plot: paints a picture into the rectangle, in pixels of 1/96 inch.
  std::function<void(QPainter&, const QRectF&)> picture;
};

/// Pages to take home: A4, upright, text as text and pictures as vectors.
struct Handout {
  QString title;    ///< above each page
  QString sources;  ///< below each page
  std::vector<HandoutPage> pages;
};

/// Writes a PDF of exactly one page each, whole or not at all; a long text is set smaller.
/// @throws RequestError naming the path and the cause, also for a handout without pages.
void writeHandout(const Handout& handout, const QString& path);

}  // namespace warpbench::plots
