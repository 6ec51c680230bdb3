// SPDX-License-Identifier: GPL-3.0-or-later
// What it takes to draw a session of 200 results with 10,000 samples each: the plot's data, the plot itself, and each
// replot after that, as when it is zoomed. Not a test: it prints.
#include <qcustomplot.h>

#include <QApplication>
#include <QElapsedTimer>
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <numeric>
#include <random>

#include "measure/statistics.h"
#include "plot_view.h"

using namespace warpbench;
using namespace warpbench::plots;

namespace {

constexpr std::size_t kResults = 200;
constexpr std::size_t kSamples = 10000;
constexpr int kReplots = 100;

/// A sweep of some tile widths of matmul's variants with times as a GPU gives them: a narrow peak with a tail.
Session manyResults() {
  Session session;
  session.environment.add({.id = "cuda:0",
                           .name = "NVIDIA H200",
                           .peakBandwidthGbs = 4814,
                           .copyBandwidthGbs = 4211,
                           .peakGflopsFp32 = 66900});
  const char* const variants[] = {"naive",      "tiled",      "tiled-dynamic", "register-tiled",
                                  "vectorised", "warp-tiled", "cublas"};
  std::mt19937 random(1);
  std::gamma_distribution<double> tail(2, 0.002);
  std::uniform_real_distribution<double> uniform;
  for (std::size_t i = 0; i < kResults; ++i) {
    Result result;
    result.family = "matmul";
    result.variant = variants[i % std::size(variants)];
    result.device = "cuda:0";
    for (const char* extent : {"rows", "inner", "columns"}) result.parameters.set(extent, std::int64_t{2048});
    result.parameters.set("tile", static_cast<std::int64_t>(1 + i / std::size(variants)));
    result.parameters.set("type", std::string("fp32"));
    const auto tile = static_cast<double>(1 + i / std::size(variants));
    const double least = (1 + static_cast<double>(i % std::size(variants))) * (0.5 + 4 / tile) + 0.1 * uniform(random);
    std::vector<double> samples(kSamples);
    for (double& sample : samples) sample = least + tail(random);
    result.time = summarise(std::move(samples));
    result.bytes = 3.0 * 2048 * 2048 * 4;
    result.flops = 2.0 * 2048 * 2048 * 2048;
    result.bandwidthGbs = result.bytes / result.time->median / 1e6;
    result.gflops = result.flops / result.time->median / 1e6;
    Counters counters;
    counters.sampledBlocks = counters.totalBlocks = 1;
    counters.globalLoad = {.requests = 100, .sectors = 400 + static_cast<double>(i), .lanes = 3200, .bytes = 12800};
    counters.activeLanesPerRequest = 32;
    result.counters = counters;
    session.results.push_back(std::move(result));
  }
  return session;
}

/// Of this program: what the work takes by itself, however busy the machine is.
double processorMilliseconds() { return 1e3 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

template <typename Work>
double millisecondsOf(Work work) {
  QElapsedTimer timer;
  timer.start();
  work();
  return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

void measure(const Session& session, const char* name, View view, const PlotChoices& choices) {
  PlotView plot;
  plot.resize(960, 600);
  plot.show();
  PlotData data;
  const double making = millisecondsOf([&] { data = plotData(session, QStringLiteral("matmul"), view, choices); });
  const double setting = millisecondsOf([&] { plot.setData(data); });
  QCoreApplication::processEvents();
  std::vector<double> times;
  std::vector<double> processorTimes;
  for (int i = 0; i < kReplots; ++i) {
    // Zoomed to and fro, as nothing may be kept from the replot before.
    plot.plot()->xAxis->scaleRange(i % 2 ? 1.01 : 1 / 1.01);
    const double before = processorMilliseconds();
    times.push_back(millisecondsOf([&] { plot.plot()->replot(QCustomPlot::rpImmediateRefresh); }));
    processorTimes.push_back(processorMilliseconds() - before);
  }
  const std::size_t points =
      std::accumulate(data.series.begin(), data.series.end(), std::size_t{0},
                      [](std::size_t sum, const Series& one) { return sum + one.points.size(); });
  const TimeStatistics replot = summarise(times);
  const TimeStatistics processor = summarise(processorTimes);
  std::printf("%-22s %4zu series %5zu points  data %6.2f  building %5.2f  replot median %6.2f largest %6.2f  ", name,
              data.series.size(), points, making, setting, replot.median, replot.max);
  std::printf("of the processor's time %6.2f and %6.2f ms\n", processor.median, processor.max);
}

}  // namespace

int main(int argc, char** argv) {
  if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  const QApplication application(argc, argv);
  const Session session = manyResults();
  PlotChoices all;
  all.selected.resize(kResults);
  std::iota(all.selected.begin(), all.selected.end(), std::size_t{0});
  PlotChoices course = all;
  course.inOrder = true;
  std::printf("%zu results with %zu samples each; %d replots of 960x600, asked for: at most 16 ms\n", kResults,
              kSamples, kReplots);
  measure(session, "samples, distribution", View::Samples, all);
  measure(session, "samples, course", View::Samples, course);
  measure(session, "time", View::Time, {});
  measure(session, "gflops", View::Figure, {});
  measure(session, "speedup", View::Speedup, {});
  measure(session, "roofline", View::Roofline, {});
  measure(session, "counters", View::Counters, {});
  return 0;
}
