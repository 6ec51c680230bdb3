// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/launch_plot.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <map>
#include <optional>

#include "model/evidence.h"
#include "text/shown_text.h"
#include "views/views.h"

namespace warpbench::plots {
namespace {

using program::LaunchRow;

struct LaunchBarsText {
  Q_DECLARE_TR_FUNCTIONS(warpbench::plots::LaunchBars)
};

/// More would be too narrow to have a name.
constexpr std::size_t kMostBars = 40;

std::optional<SeriesPoint> pointOf(const LaunchRow& row, LaunchFigure figure) {
  SeriesPoint point;
  const auto at = [&](double y) {
    point.y = point.low = point.high = y;
    return point;
  };
  if (figure == LaunchFigure::Time) return row.milliseconds ? std::optional(at(*row.milliseconds)) : std::nullopt;
  if (figure == LaunchFigure::Efficiency) {
    const auto efficiency = row.efficiency();
    return efficiency ? std::optional(at(*efficiency * 100)) : std::nullopt;
  }
  if (!row.counters) return std::nullopt;
  const Counters& counters = *row.counters;
  if (figure == LaunchFigure::Sectors) {
    const Counters::Traffic all = counters.global();
    if (all.requests <= 0) return std::nullopt;
    double ideal = 0;
    for (const Counters::Traffic& each :
         {counters.globalLoad, counters.globalStore, counters.globalRed, counters.globalAtom})
      if (each.requests > 0) ideal += std::min(each.sectors, explanation::idealSectors(each));
    point.ideal = ideal / all.requests;
    return at(all.sectorsPerRequest());
  }
  const Counters::SharedTraffic shared = counters.shared();
  if (shared.requests <= 0) return std::nullopt;
  point.ideal = explanation::idealWavefronts(shared) / shared.requests;
  return at(shared.wavefronts / shared.requests);
}

QString unitOf(LaunchFigure figure) {
  switch (figure) {
    case LaunchFigure::Time:
      return QStringLiteral("ms");
    case LaunchFigure::Sectors:
      return LaunchBarsText::tr("sectors");
    case LaunchFigure::Wavefronts:
      return LaunchBarsText::tr("wavefronts");
    case LaunchFigure::Efficiency:
      return QStringLiteral("%");
    case LaunchFigure::Roofline:
      break;
  }
  return {};
}

QString emptyText(const program::ProgramReport& report, LaunchFigure figure) {
  if (report.checked && (figure == LaunchFigure::Time || figure == LaunchFigure::Roofline))
    return LaunchBarsText::tr("A check takes no times.");
  return LaunchBarsText::tr("No launch has this figure.");
}

PlotData rooflineOf(const program::ProgramReport& report, const std::vector<LaunchRow>& rows) {
  PlotData data = plotData(sessionOf(report, rows), QString::fromLatin1(program::kFamily), View::Roofline);
  data.title = QString::fromStdString(report.name);
  data.emptyText = emptyText(report, LaunchFigure::Roofline);
  return data;
}

/// "3 transpose"; of several launches together the kernel alone.
QString categoryOf(const program::ProgramReport& report, const LaunchRow& row) {
  const QString kernel = QString::fromStdString(row.kernel);
  if (row.launches.size() > 1) return LaunchBarsText::tr("%1, launches: %2").arg(kernel).arg(row.launches.size());
  return QStringLiteral("%1 %2").arg(report.launches[row.launches.front()].number).arg(kernel);
}

}  // namespace

QString launchFigureTitle(LaunchFigure figure) {
  switch (figure) {
    case LaunchFigure::Time:
      return LaunchBarsText::tr("Time");
    case LaunchFigure::Sectors:
      return LaunchBarsText::tr("Sectors per global request");
    case LaunchFigure::Wavefronts:
      return LaunchBarsText::tr("Wavefronts per shared request");
    case LaunchFigure::Efficiency:
      return LaunchBarsText::tr("Efficiency of global memory");
    case LaunchFigure::Roofline:
      return LaunchBarsText::tr("Roofline");
  }
  return {};
}

PlotData launchPlot(const program::ProgramReport& report, const std::vector<LaunchRow>& rows, LaunchFigure figure) {
  if (figure == LaunchFigure::Roofline) return rooflineOf(report, rows);
  PlotData data;
  data.title = QString::fromStdString(report.name);
  const bool modelled = report.origin == Origin::Modelled;
  data.subtitle =
      (modelled ? LaunchBarsText::tr("%1 - modelled from simulated counts") : LaunchBarsText::tr("%1 - measured"))
          .arg(QString::fromStdString(report.gpu));
  data.unit = unitOf(figure);
  data.times = figure == LaunchFigure::Time;
  data.yTitle = !data.times ? launchFigureTitle(figure)
                : modelled  ? LaunchBarsText::tr("Modelled time in ms")
                            : LaunchBarsText::tr("Measured time in ms");
  if (figure == LaunchFigure::Efficiency) data.yTitle += QStringLiteral(", %");
  data.emptyText = emptyText(report, figure);
  std::map<std::string, int> styles;
  for (std::size_t i = 0; i < std::min(rows.size(), kMostBars); ++i) {
    auto point = pointOf(rows[i], figure);
    const int style = styles.try_emplace(rows[i].kernel, static_cast<int>(styles.size())).first->second;
    if (!point) continue;
    point->x = static_cast<double>(data.categories.size());
    point->resultIndex = i;
    if (rows[i].counters && rows[i].counters->estimated())
      point->warnings << shownText(rows[i].counters->estimateText());
    data.categories << categoryOf(report, rows[i]);
    data.series.push_back({.name = data.categories.back(),
                           .variant = QString::fromStdString(rows[i].kernel),
                           .distinction = {},
                           .style = style,
                           .origin = report.origin,
                           .points = {*point}});
  }
  if (rows.size() > kMostBars)
    data.notes
        << LaunchBarsText::tr("the first %1 of %2 rows").arg(kMostBars).arg(QLocale().toString(qlonglong(rows.size())));
  return data;
}

}  // namespace warpbench::plots
