// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/launch_plot.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <map>
#include <optional>
#include <unordered_map>

#include "results/values/ideal_counts.h"
#include "text/number_text.h"
#include "text/shown_text.h"
#include "views/views.h"

namespace warpbench::plots {
namespace {

using program::LaunchRow;

struct LaunchBarsText {
  Q_DECLARE_TR_FUNCTIONS(warpbench::plots::LaunchBars)
};

/// More bars would be too narrow for names.
constexpr std::size_t kMaxBars = 40;

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
      if (each.requests > 0) ideal += std::min(each.sectors, idealSectors(each));
    point.ideal = ideal / all.requests;
    return at(all.sectorsPerRequest());
  }
  const Counters::SharedTraffic shared = counters.shared();
  if (shared.requests <= 0) return std::nullopt;
  point.ideal = idealWavefronts(shared) / shared.requests;
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
    case LaunchFigure::Timeline:
      break;
  }
  return {};
}

QString emptyText(const program::ProgramReport& report, LaunchFigure figure) {
  if (report.checked &&
      (figure == LaunchFigure::Time || figure == LaunchFigure::Roofline || figure == LaunchFigure::Timeline))
    return LaunchBarsText::tr("Check mode does not measure times. Press Run.");
  return LaunchBarsText::tr("No launch has this figure.");
}

/// Empty before a run, when no GPU is known.
QString subtitleOf(const program::ProgramReport& report) {
  if (report.gpu.empty()) return {};
  return (report.origin == Origin::Modelled ? LaunchBarsText::tr("%1 - modelled from simulated counts")
                                            : LaunchBarsText::tr("%1 - measured"))
      .arg(QString::fromStdString(report.gpu));
}

PlotData rooflineOf(const program::ProgramReport& report, const std::vector<LaunchRow>& rows) {
  PlotData data = plotData(sessionOf(report, rows), QString::fromLatin1(program::kFamily), View::Roofline);
  data.title = QString::fromStdString(report.name);
  data.emptyText = emptyText(report, LaunchFigure::Roofline);
  return data;
}

/// The row of each stream, counted from the bottom; the first stream is on top.
std::map<int, int> rowsOfStreams(const program::ProgramReport& report) {
  std::map<int, int> rows;
  for (const program::WorkEvent& work : report.timeline) rows[work.stream];
  int row = static_cast<int>(rows.size());
  for (auto& [stream, place] : rows) place = --row;
  return rows;
}

QString streamTitle(const program::ProgramReport& report, int stream) {
  if (report.origin == Origin::Modelled && stream == 0) return LaunchBarsText::tr("Default stream");
  if (stream < 0) return LaunchBarsText::tr("Stream of the thread");
  return LaunchBarsText::tr("Stream %1").arg(stream);
}

/// The title of work other than kernels, which have their own names.
QString workTitle(const program::WorkEvent& work) {
  using Kind = program::WorkEvent::Kind;
  switch (work.kind) {
    case Kind::Kernel:
      return {};
    case Kind::CopyToDevice:
      return LaunchBarsText::tr("Copies to the device");
    case Kind::CopyToHost:
      return LaunchBarsText::tr("Copies to the host");
    case Kind::CopyOnDevice:
      return LaunchBarsText::tr("Copies on the device");
    case Kind::Set:
      return LaunchBarsText::tr("Memory set");
    case Kind::Event:
      break;
  }
  return LaunchBarsText::tr("Events");
}

QStringList detailsOf(const program::WorkEvent& work) {
  QStringList details;
  if (work.launch > 0) details << LaunchBarsText::tr("launch %1").arg(work.launch);
  if (work.bytes > 0) {
    constexpr double kGiga = 1e-6;  // GB/s per byte per millisecond
    const QString bytes = QLocale().toString(qlonglong(work.bytes));
    details << (work.milliseconds > 0
                    ? LaunchBarsText::tr("%1 bytes, %2 GB/s")
                          .arg(bytes, figureText(static_cast<double>(work.bytes) / work.milliseconds * kGiga))
                    : LaunchBarsText::tr("%1 bytes").arg(bytes));
  }
  if (!work.file.empty()) details << QStringLiteral("%1:%2").arg(QString::fromStdString(work.file)).arg(work.line);
  return details;
}

/// Each kernel has one style in all plots, set by its first launch.
std::map<std::string, int> stylesOfKernels(const program::ProgramReport& report) {
  std::map<std::string, int> styles;
  for (const program::LaunchEvent& launch : report.launches)
    styles.try_emplace(launch.result.variant, static_cast<int>(styles.size()));
  return styles;
}

PlotData timelineOf(const program::ProgramReport& report) {
  constexpr std::size_t kMaxSpans = 10'000;
  PlotData data;
  data.form = Form::Timeline;
  data.title = QString::fromStdString(report.name);
  data.subtitle = subtitleOf(report);
  data.unit = QStringLiteral("ms");
  data.xTitle = LaunchBarsText::tr("Time since the program's start (ms)");
  data.yTitle = LaunchBarsText::tr("Stream");
  if (report.origin == Origin::Modelled)
    data.formula = LaunchBarsText::tr("copies between host and device at %1 GB/s; host computations take no time")
                       .arg(program::kModelledBusGbs);
  data.emptyText = report.checked ? emptyText(report, LaunchFigure::Timeline)
                                  : LaunchBarsText::tr("The program gave the GPU no work.");
  const std::map<int, int> rows = rowsOfStreams(report);
  for (const auto& [stream, row] : rows) data.rows.prepend(streamTitle(report, stream));
  std::unordered_map<std::int64_t, std::string> kernels;
  for (const program::LaunchEvent& launch : report.launches) kernels[launch.number] = launch.result.variant;
  const std::map<std::string, int> styles = stylesOfKernels(report);
  int nextStyle = static_cast<int>(styles.size());
  std::map<QString, std::size_t> series;
  for (std::size_t i = 0; i < std::min(report.timeline.size(), kMaxSpans); ++i) {
    const program::WorkEvent& work = report.timeline[i];
    const bool isKernel = work.launch > 0;
    const QString title = isKernel ? QString::fromStdString(kernels[work.launch]) : workTitle(work);
    const auto [known, isNew] = series.try_emplace(title, data.series.size());
    if (isNew) {
      const int style = isKernel ? styles.at(kernels[work.launch]) : nextStyle++;
      data.series.push_back(
          {.name = title, .variant = title, .distinction = {}, .style = style, .origin = report.origin});
    }
    SeriesPoint span{.x = work.begin, .y = static_cast<double>(rows.at(work.stream)), .resultIndex = i};
    span.length = work.milliseconds;
    span.details = detailsOf(work);
    data.series[known->second].points.push_back(std::move(span));
  }
  if (report.timeline.size() > kMaxSpans)
    data.notes << LaunchBarsText::tr("the first %1 of %2")
                      .arg(QLocale().toString(qlonglong(kMaxSpans)),
                           QLocale().toString(qlonglong(report.timeline.size())));
  return data;
}

/// "3 transpose"; just the kernel if the row has several launches.
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
    case LaunchFigure::Timeline:
      return LaunchBarsText::tr("Timeline");
  }
  return {};
}

PlotData launchPlot(const program::ProgramReport& report, const std::vector<LaunchRow>& rows, LaunchFigure figure) {
  if (figure == LaunchFigure::Roofline) return rooflineOf(report, rows);
  if (figure == LaunchFigure::Timeline) return timelineOf(report);
  PlotData data;
  data.title = QString::fromStdString(report.name);
  data.subtitle = subtitleOf(report);
  data.unit = unitOf(figure);
  data.times = figure == LaunchFigure::Time;
  data.yTitle = data.times ? LaunchBarsText::tr("Time (ms)") : launchFigureTitle(figure);
  if (figure == LaunchFigure::Efficiency) data.yTitle += QStringLiteral(", %");
  data.emptyText = emptyText(report, figure);
  const std::map<std::string, int> styles = stylesOfKernels(report);
  for (std::size_t i = 0; i < std::min(rows.size(), kMaxBars); ++i) {
    auto point = pointOf(rows[i], figure);
    if (!point) continue;
    point->x = static_cast<double>(data.categories.size());
    point->resultIndex = i;
    if (rows[i].counters && rows[i].counters->estimated())
      point->warnings << shownText(rows[i].counters->estimateText());
    data.categories << categoryOf(report, rows[i]);
    data.series.push_back({.name = data.categories.back(),
                           .variant = QString::fromStdString(rows[i].kernel),
                           .distinction = {},
                           .style = styles.at(rows[i].kernel),
                           .origin = report.origin,
                           .points = {*point}});
  }
  if (rows.size() > kMaxBars)
    data.notes
        << LaunchBarsText::tr("the first %1 of %2 rows").arg(kMaxBars).arg(QLocale().toString(qlonglong(rows.size())));
  return data;
}

}  // namespace warpbench::plots
