// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPen>
#include <set>
#include <string>

#include "look/series_style.h"

/// The styles of a plot in pgfplots code.
namespace warpbench::plots::pgf {

/// LaTeX points per logical pixel.
inline constexpr double kPointsPerPixel = 0.75;

/// Names and defines the colours of a document.
class Palette {
 public:
  std::string name(const QColor& colour);
  /// One \definecolor per colour.
  std::string definitions() const;

 private:
  std::set<std::string> m_used;
};

/// A number with at most three decimals, for lengths and colours.
std::string shortNumber(double value);

/// "dash pattern=on 7.5pt off 3.75pt", or "solid".
std::string dashFor(const QList<qreal>& pattern, double penWidth);
/// Colour, width and dash.
std::string penFor(const QPen& pen, Palette& palette);
/// "mark=square*, mark size=3pt, mark options={...}".
std::string markOf(const LineStyle& style, Palette& palette);

/// Text protected by braces as the value of an option.
std::string braced(const QString& text);

}  // namespace warpbench::plots::pgf
