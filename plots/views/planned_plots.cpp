// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/planned_plots.h"

#include <QStringList>
#include <algorithm>

#include "views/views.h"

namespace warpbench::plots {
namespace {

/// Makes a file name of a family, which in another program's file may have any name: "void kernel<int>(float*)".
QString safeName(const QString& family) {
  constexpr int kLongest = 60;
  QString name;
  for (const QChar c : family.left(kLongest)) {
    const bool safe = (c.unicode() < 128 && c.isLetterOrNumber()) || c == QLatin1Char('-') || c == QLatin1Char('_');
    name += safe ? c : QLatin1Char('_');
  }
  return name.isEmpty() ? QStringLiteral("plot") : name;
}

/// The first free name of "name", "name-2" and so on.
QString freeName(const QString& name, const QStringList& taken) {
  QString free = name;
  for (int i = 2; taken.contains(free, Qt::CaseInsensitive); ++i) free = QStringLiteral("%1-%2").arg(name).arg(i);
  return free;
}

}  // namespace

std::vector<PlannedPlot> plannedPlots(const Session& session) {
  std::vector<std::string> families;
  for (const Result& result : session.results)
    if (std::ranges::find(families, result.family) == families.end()) families.push_back(result.family);
  std::vector<PlannedPlot> plots;
  QStringList names;
  for (const std::string& id : families) {
    const QString family = QString::fromStdString(id);
    for (const View view : kViews) {
      if (!hasView(view, family, session)) continue;
      PlotData data = plotData(session, family, view);
      if (data.empty()) continue;
      names << freeName(safeName(family) + QLatin1Char('-') + viewName(view, family), names);
      PlotWords words = wordsOf(data, session.annotations);
      plots.push_back({names.back(), std::move(data), std::move(words)});
    }
  }
  return plots;
}

}  // namespace warpbench::plots
