// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPen>
#include <set>
#include <string>

#include "look/series_style.h"

/// The looks of a plot in the words of pgfplots.
namespace warpbench::plots::pgf {

/// Points of a LaTeX document for a plot's logical pixel.
inline constexpr double kPointsPerPixel = 0.75;

/// Names the colours that a document uses, and defines them.
class Palette {
 public:
  std::string name(const QColor& colour);
  /// A \definecolor for each.
  std::string definitions() const;

 private:
  std::set<std::string> m_used;
};

/// A number of at most three decimals, for lengths and colours.
std::string shortNumber(double value);

/// "dash pattern=on 7.5pt off 3.75pt", or "solid".
std::string dashOf(const QList<qreal>& pattern, double penWidth);
/// Colour, width and dash.
std::string penOf(const QPen& pen, Palette& palette);
/// "mark=square*, mark size=3pt, mark options={...}".
std::string markOf(const LineStyle& style, Palette& palette);

/// Text that stays in one piece as a value of an option.
std::string braced(const QString& text);

}  // namespace warpbench::plots::pgf
