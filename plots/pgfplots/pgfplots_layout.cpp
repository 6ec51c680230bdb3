// SPDX-License-Identifier: GPL-3.0-or-later
#include "pgfplots/pgfplots_layout.h"

#include <algorithm>
#include <cmath>

#include "look/legend_entries.h"

namespace warpbench::plots::pgf {
namespace {

// In pixels.
constexpr double kLetter = 6;  ///< mean width of a letter
constexpr double kBold = 7.6;  ///< mean width of a title's letter
constexpr double kLine = 15;   ///< height of a line
constexpr double kTitleLine = 17;
constexpr double kLegendRow = 17;
constexpr double kBesideName = 60;   ///< picture and spacing of a legend's name
constexpr double kAxisLabels = 62;   ///< left of the axes
constexpr double kLineLabels = 100;  ///< right of the axes
constexpr double kMinWidth = 100;
constexpr double kMinHeight = 60;
constexpr double kSlant = 0.643;  ///< sine of 40 degrees

double longestOf(const QStringList& texts) {
  qsizetype longest = 1;
  for (const QString& text : texts) longest = std::max(longest, text.size());
  return static_cast<double>(longest);
}

double linesOf(const QString& text, double letter, double width) {
  return text.isEmpty() ? 0 : std::ceil(static_cast<double>(text.size()) * letter / width);
}

double belowAxes(const PlotData& data, double width) {
  constexpr double kTicks = 22;
  const double title = data.xTitle.isEmpty() ? 0 : 22;
  if (!data.bars()) return kTicks + title;
  const double longest = longestOf(data.categories) * kLetter;
  if (!categoriesFit(data, width)) return longest * kSlant + kLine + title;
  const double slot = width / static_cast<double>(data.categories.size()) - 8;
  return kLine * std::ceil(longest / slot) + 8 + title;
}

}  // namespace

bool categoriesFit(const PlotData& data, double width) {
  constexpr double kLines = 3;
  constexpr double kNarrowest = 60;
  const double slot = width / static_cast<double>(data.categories.size()) - 8;
  return slot >= kNarrowest && longestOf(data.categories) * kLetter <= kLines * slot * 0.8;
}

Layout layoutOf(const PlotData& data, PlotParts::Legend legend, bool lines, QSizeF sheet) {
  constexpr int kMaxColumns = 4;
  constexpr double kEdge = 8;
  const QStringList keys = legend == PlotParts::Legend::None ? QStringList() : legendKeys(data);
  const double longest = longestOf(keys) * kLetter + kBesideName;
  const bool beside = legend == PlotParts::Legend::Beside && !keys.isEmpty();
  Layout layout{.whole = sheet.width()};
  layout.width =
      std::max(kMinWidth, sheet.width() - kAxisLabels - (lines ? kLineLabels : kEdge) - (beside ? longest : 0));
  double height = sheet.height() - kEdge - belowAxes(data, layout.width) -
                  linesOf(data.title, kBold, layout.width) * kTitleLine -
                  linesOf(data.subtitle, kLetter, layout.width) * kLine;
  if (!beside && !keys.isEmpty()) {
    layout.legendColumns = std::clamp(static_cast<int>(layout.width / longest), 1, kMaxColumns);
    height -= kEdge + kLegendRow * std::ceil(static_cast<double>(keys.size()) / layout.legendColumns);
  }
  for (const QString& note : QStringList{data.formula} + data.notes)
    height -= linesOf(note, kLetter, sheet.width()) * kLine;
  layout.height = std::max(kMinHeight, height);
  return layout;
}

}  // namespace warpbench::plots::pgf
