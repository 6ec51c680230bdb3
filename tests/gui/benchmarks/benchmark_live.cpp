// SPDX-License-Identifier: GPL-3.0-or-later
#include <qcustomplot.h>

#include <QCheckBox>
#include <QElapsedTimer>
#include <QSlider>
#include <algorithm>
#include <cstdio>
#include <vector>

#include "benchmark_size.h"
#include "catalogue/catalogue.h"
#include "gui/window_fixture.h"
#include "plots/plots_panel.h"

/// Prints the user's waiting times: from a move of the tile width's slider to the point on the canvas, for each width
/// of the tiled product of the default size on a simulated device; and from a press of Stop to the end of the run. Not
/// a test: the figures depend on the machine.
namespace {

using namespace warpbench;
using namespace warpbench::gui;

double milliseconds(const QElapsedTimer& clock) { return static_cast<double>(clock.nsecsElapsed()) * 1e-6; }

void print(const char* what, std::vector<double> times) {
  if (times.empty()) {
    std::printf("%-28s every run ended before it was stopped\n", what);
    return;
  }
  std::ranges::sort(times);
  std::printf("%-28s median %6.1f ms  largest %6.1f ms  of %zu\n", what, times[times.size() / 2], times.back(),
              times.size());
}

void choose(const test::WindowFixture& fixture, const std::string& family, const std::string& wanted) {
  fixture.window.experiment().chooseFamily(family);
  for (const Variant& variant : findFamily(family)->variants) {
    auto* box = fixture.field<QCheckBox>(("variant." + variant.id).c_str());
    if (box->isEnabled() && box->isChecked() != (variant.id == wanted)) box->click();
  }
}

/// The time until the expected number of results is drawn, in milliseconds.
double untilDrawn(const test::WindowFixture& fixture, std::size_t points, const QElapsedTimer& clock) {
  plots::PlotView* view = fixture.window.plots().view(plots::View::Figure);
  double drawn = 0;
  const auto connection = QObject::connect(view->plot(), &QCustomPlot::afterReplot, view, [&] {
    std::size_t there = 0;
    for (const plots::Series& series : view->data().series) there += series.points.size();
    if (there == points && drawn == 0) drawn = milliseconds(clock);
  });
  while (drawn == 0) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
  QObject::disconnect(connection);
  return drawn;
}

void benchmarkSlider(const char* variant, int widths) {
  test::WindowFixture fixture;
  if (!fixture.window.experiment().chooseDevice("simulated:nvidia-h200")) qFatal("no simulated device");
  choose(fixture, "matmul", variant);
  auto* slider = fixture.field<ParameterEditor>("parameter.tile")->findChild<QSlider*>();
  slider->setSliderPosition(20);  // the first opens the device and computes the reference
  std::vector<double> times;
  std::printf("matmul %s, first position", variant);
  QElapsedTimer clock;
  clock.start();
  std::size_t points = 1;
  std::printf(" %.1f ms\n", untilDrawn(fixture, points, clock));
  for (int tile = 1; tile <= widths; ++tile) {
    if (tile == 20) continue;
    clock.restart();
    slider->setSliderPosition(tile);
    times.push_back(untilDrawn(fixture, ++points, clock));
    const Result& result = fixture.session().results.back();
    std::printf("  tile %2d  %6.1f ms  %lld of %lld blocks  %.4f ms modelled%s\n", tile, times.back(),
                static_cast<long long>(result.counters->sampledBlocks),
                static_cast<long long>(result.counters->totalBlocks), result.time->median,
                result.verification && result.verification->passed ? "" : "  not verified");
  }
  print("slider to point drawn", times);
}

void benchmarkStop(const char* family, int runs) {
  test::WindowFixture fixture;
  if (!fixture.window.experiment().chooseDevice("simulated:nvidia-h200")) qFatal("no simulated device");
  fixture.window.experiment().chooseFamily(family);
  std::vector<double> times;
  for (int run = 0; run < runs; ++run) {
    fixture.clickRun();
    QTest::qWait(50 + 23 * run);  // during any activity
    if (!fixture.window.running()) continue;
    QElapsedTimer clock;
    clock.start();
    fixture.clickStop();
    while (fixture.window.running()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    times.push_back(milliseconds(clock));
  }
  std::printf("%-10s ", family);
  print("Stop to the run's end", times);
}

}  // namespace

int main(int argc, char** argv) {
  const QApplication application(argc, argv);
  const bool small = test::wantsSmall(argc, argv);
  for (const char* variant : {"tiled", "naive"}) benchmarkSlider(variant, small ? 2 : 32);
  for (const char* family : {"matmul", "transpose", "reduction", "grayscale"}) benchmarkStop(family, small ? 1 : 20);
}
