// SPDX-License-Identifier: GPL-3.0-or-later
#include "draw/bar_places.h"

#include <algorithm>
#include <map>

namespace warpbench::plots {
namespace {

constexpr double kOneBar = 0.62;  ///< width of a bar that is alone in its category
constexpr double kGroup = 0.84;   ///< width of all bars of a category

}  // namespace

BarPlaces barPlaces(const PlotData& data) {
  std::map<double, int> perCategory;
  for (const Series& series : data.series)
    for (const SeriesPoint& point : series.points) ++perCategory[point.x];
  int most = 1;
  for (const auto& [category, count] : perCategory) most = std::max(most, count);
  BarPlaces bars{.width = most == 1 ? kOneBar : kGroup / most, .alone = most == 1, .places = {}};

  std::map<double, int> placed;
  for (std::size_t series = 0; series < data.series.size(); ++series)
    for (std::size_t point = 0; point < data.series[series].points.size(); ++point) {
      const double x = data.series[series].points[point].x;
      const double slot = placed[x]++ - (perCategory[x] - 1) / 2.0;
      bars.places.push_back({.id = {series, point}, .key = x + slot * bars.width});
    }
  return bars;
}

bool lieDown(const PlotData& data) {
  if (!data.bars() || data.form != Form::Results) return false;
  // Limits for bars side by side in a paper's column: bars, letters per line, and lines.
  constexpr qsizetype kMaxBars = 6;
  constexpr qsizetype kMaxLetters = 40;
  constexpr qsizetype kMostLines = 4;
  qsizetype longestWord = 0;
  qsizetype longestName = 0;
  for (const QString& category : data.categories) {
    longestName = std::max(longestName, category.size());
    for (const QString& word : category.split(QLatin1Char(' '))) longestWord = std::max(longestWord, word.size());
  }
  const qsizetype bars = data.categories.size();
  return bars > kMaxBars || longestWord * bars > kMaxLetters || longestName * bars > kMostLines * kMaxLetters;
}

}  // namespace warpbench::plots
