// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/legend_entries.h"

#include <algorithm>
#include <set>

namespace warpbench::plots {

QString legendKey(const PlotData& data, const Series& series) { return data.bars() ? series.distinction : series.name; }

QStringList legendKeys(const PlotData& data) {
  std::vector<const Series*> ordered;
  for (const Series& series : data.series) ordered.push_back(&series);
  if (data.bars()) std::ranges::stable_sort(ordered, {}, [](const Series* series) { return series->group; });
  QStringList keys;
  for (const Series* series : ordered) keys << legendKey(data, *series);
  keys.removeDuplicates();
  return data.bars() && keys.size() < 2 ? QStringList() : keys;
}

Emphasis emphasisFor(const QString& key, const QStringList& keys, const Look& look) {
  if (look.hidden.contains(key)) return Emphasis::Faint;
  if (!keys.contains(look.emphasised)) return Emphasis::None;
  return key == look.emphasised ? Emphasis::Strong : Emphasis::Faint;
}

Emphasis emphasisFor(const Series& series, const QString& key, const QStringList& keys, const Look& look) {
  const Emphasis row = emphasisFor(key, keys, look);
  return series.faded && row != Emphasis::Strong ? Emphasis::Faint : row;
}

PlotData withoutHidden(PlotData data, const QStringList& hidden) {
  if (hidden.isEmpty()) return data;
  const QStringList keys = legendKeys(data);
  std::set<std::size_t> gone;
  for (Series& series : data.series) {
    const QString key = legendKey(data, series);
    if (!keys.contains(key) || !hidden.contains(key)) continue;
    for (const SeriesPoint& point : series.points)
      if (point.resultIndex != kNoResult) gone.insert(point.resultIndex);
    series.points.clear();
  }
  for (const auto& [note, results] : data.noted)
    if (std::ranges::all_of(results, [&](std::size_t result) { return gone.contains(result); }))
      data.notes.removeAll(note);
  return data;
}

PlotData shownOnly(PlotData data, const QStringList& hidden) {
  PlotData shown = withoutHidden(std::move(data), hidden);
  std::erase_if(shown.series, [](const Series& series) { return series.points.empty(); });
  return shown;
}

}  // namespace warpbench::plots
