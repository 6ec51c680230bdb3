// SPDX-License-Identifier: GPL-3.0-or-later
// The cost of drawing a session of 200 results with 10,000 samples each: the plot's data, the plot itself, and each
// replot, for example while zooming. With a number as argument: the time per result for each view's data in sessions of
// 1,000, 10,000 ... results, up to that number. Not a test: it prints.
#include <qcustomplot.h>

#include <QApplication>
#include <QElapsedTimer>
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <numeric>
#include <random>
#include <utility>

#include "benchmark_size.h"
#include "draw/plot_view.h"
#include "results/values/statistics.h"
#include "views/views.h"

using namespace warpbench;
using namespace warpbench::plots;

namespace {

constexpr std::size_t kResults = 200;
constexpr std::size_t kSamples = 10000;
int g_replots = 100;

/// A sweep of some tile widths of matmul's variants with times like a GPU's: a narrow peak with a tail.
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

/// This program's time: the work itself, however busy the machine is.
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
  for (int i = 0; i < g_replots; ++i) {
    // Zoomed back and forth, so that no replot can reuse the one before.
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
  std::printf("processor time %6.2f and %6.2f ms\n", processor.median, processor.max);
}

/// Points that all differ: sweeps of variants over rows at some tile widths on two GPUs and the CPU, with few samples.
/// In an awkward session, each result has a variant and an error of its own.
Session distinctPoints(std::size_t count, bool awkward) {
  const char* const variants[] = {"naive", "tiled", "register-tiled", "cpu-all-threads", "cublas"};
  const char* const devices[] = {"cuda:0", "cuda:1"};
  constexpr std::size_t kTiles = 8;
  Session session;
  for (const char* device : devices)
    session.environment.add({.id = device, .name = "NVIDIA H200", .peakBandwidthGbs = 4814, .peakGflopsFp32 = 66900});
  session.environment.add({.id = "cpu", .name = "A processor"});
  for (std::size_t i = 0; i < count; ++i) {
    std::size_t rest = i;
    const auto next = [&rest](std::size_t choices) { return std::exchange(rest, rest / choices) % choices; };
    Result result;
    result.family = "matmul";
    result.variant = awkward ? "variant-" + std::to_string(i) : variants[next(std::size(variants))];
    result.device = result.variant == "cpu-all-threads" ? "cpu" : devices[i / 5 % 2];
    result.parameters.set("tile", static_cast<std::int64_t>(1 + next(kTiles)));
    result.parameters.set("rows", static_cast<std::int64_t>(1 + rest));
    for (const char* extent : {"inner", "columns"}) result.parameters.set(extent, std::int64_t{2048});
    result.parameters.set("type", std::string("fp32"));
    const double time = 1 + 1e-6 * static_cast<double>(i);
    result.time = summarise({time, 1.1 * time, 1.2 * time});
    result.bytes = 1e6;
    result.flops = 1e9;
    result.bandwidthGbs = result.bytes / result.time->median / 1e6;
    result.gflops = result.flops / result.time->median / 1e6;
    result.transfer = TransferTimes{.toDevice = 1, .toHost = 1};
    result.verification = Verification{.passed = !awkward, .maxError = 1 + static_cast<double>(i), .tolerance = 0.5};
    result.facts = {{kBlocksPerMultiprocessor, "8"}};
    if (i % 16 == 0) result.warnings = {"only 3 samples"};
    Counters counters;
    counters.sampledBlocks = counters.totalBlocks = 1;
    counters.globalLoad = {.requests = 100, .sectors = 400, .lanes = 3200, .bytes = 12800};
    counters.activeLanesPerRequest = 32;
    result.counters = counters;
    session.results.push_back(std::move(result));
  }
  return session;
}

void measurePerResult(std::size_t count, bool awkward) {
  const Session session = distinctPoints(count, awkward);
  const Session other = session;
  PlotChoices all;
  all.selected.resize(count);
  std::iota(all.selected.begin(), all.selected.end(), std::size_t{0});
  std::printf("%zu %s:", count, awkward ? "awkward results" : "results");
  for (const View view : kViews) {
    const bool pairs = view == View::Ratio || view == View::Samples;
    const Comparison comparison =
        pairs ? Comparison{&other, QStringLiteral("other"), QStringLiteral("own")} : Comparison();
    std::size_t series = 0;
    const double before = processorMilliseconds();
    series = plotData(session, QStringLiteral("matmul"), view, view == View::Samples ? all : PlotChoices(), comparison)
                 .series.size();
    const double microseconds = 1e3 * (processorMilliseconds() - before) / static_cast<double>(count);
    std::printf("  %s %.1f us (%zu series)", qPrintable(viewName(view, QStringLiteral("matmul"))), microseconds,
                series);
    std::fflush(stdout);
  }
  std::printf("\n");
}

}  // namespace

int main(int argc, char** argv) {
  if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  const QApplication application(argc, argv);
  if (test::wantsSmall(argc, argv)) {
    g_replots = 2;
  } else if (argc > 1) {
    const auto most = std::strtoull(argv[1], nullptr, 10);
    for (std::size_t count = 1000; count <= most; count *= 10)
      for (const bool awkward : {false, true}) measurePerResult(count, awkward);
    return 0;
  }
  const Session session = manyResults();
  PlotChoices all;
  all.selected.resize(kResults);
  std::iota(all.selected.begin(), all.selected.end(), std::size_t{0});
  PlotChoices course = all;
  course.inOrder = true;
  std::printf("%zu results with %zu samples each; %d replots of 960x600; limit: 16 ms\n", kResults,
              kSamples, g_replots);
  measure(session, "samples, distribution", View::Samples, all);
  measure(session, "samples, course", View::Samples, course);
  measure(session, "time", View::Time, {});
  measure(session, "gflops", View::Figure, {});
  measure(session, "speedup", View::Speedup, {});
  measure(session, "roofline", View::Roofline, {});
  measure(session, "counters", View::Counters, {});
  return 0;
}
