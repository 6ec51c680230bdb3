// SPDX-License-Identifier: GPL-3.0-or-later
#include "pgfplots/pgfplots_style.h"

#include "core/text/text.h"
#include "tables/latex_text.h"

namespace warpbench::plots::pgf {
namespace {

/// Covers the shapes that series use.
std::string markName(QCPScatterStyle::ScatterShape shape) {
  switch (shape) {
    case QCPScatterStyle::ssSquare:
      return "square*";
    case QCPScatterStyle::ssDiamond:
      return "diamond*";
    case QCPScatterStyle::ssTriangle:
    case QCPScatterStyle::ssTriangleInverted:
      return "triangle*";
    case QCPScatterStyle::ssPlusCircle:
      return "oplus*";
    case QCPScatterStyle::ssCross:
      return "x";
    case QCPScatterStyle::ssPlus:
      return "+";
    case QCPScatterStyle::ssCrossSquare:
      return "otimes*";
    default:
      return "*";
  }
}

}  // namespace

std::string Palette::name(const QColor& colour) {
  const std::string hexadecimal = colour.name().mid(1).toUpper().toStdString();
  m_used.insert(hexadecimal);
  return "c" + hexadecimal;
}

std::string Palette::definitions() const {
  std::string text;
  for (const std::string& colour : m_used) text += "\\definecolor{c" + colour + "}{HTML}{" + colour + "}%\n";
  return text;
}

std::string shortNumber(double value) { return numberText(std::round(value * 1000) / 1000); }

std::string dashFor(const QList<qreal>& pattern, double penWidth) {
  if (pattern.isEmpty()) return "solid";
  std::string text = "dash pattern=";
  for (qsizetype i = 0; i < pattern.size(); ++i)
    text += (i == 0       ? "on "
             : i % 2 == 0 ? " on "
                          : " off ") +
            shortNumber(pattern[i] * penWidth * kPointsPerPixel) + "pt";
  return text;
}

std::string penFor(const QPen& pen, Palette& palette) {
  const QList<qreal> dash = pen.style() == Qt::CustomDashLine ? pen.dashPattern() : QList<qreal>();
  return "color=" + palette.name(pen.color()) + ", line width=" + shortNumber(pen.widthF() * kPointsPerPixel) + "pt, " +
         dashFor(dash, pen.widthF());
}

std::string markOf(const LineStyle& style, Palette& palette) {
  const QCPScatterStyle& marker = style.marker;
  return "mark=" + markName(marker.shape()) + ", mark size=" + shortNumber(marker.size() / 2 * kPointsPerPixel) +
         "pt, mark options={solid, " + (marker.shape() == QCPScatterStyle::ssTriangleInverted ? "rotate=180, " : "") +
         "draw=" + palette.name(marker.pen().color()) + ", fill=" + palette.name(marker.brush().color()) + "}";
}

std::string braced(const QString& text) { return "{" + latexText(text.toStdString()) + "}"; }

}  // namespace warpbench::plots::pgf
