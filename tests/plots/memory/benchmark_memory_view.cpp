// SPDX-License-Identifier: GPL-3.0-or-later
// The cost of a frame while the memory view plays at 1920x1080: the step's data and its painting. Not a test: it
// prints.
#include <QApplication>
#include <QElapsedTimer>
#include <cstdio>
#include <ctime>

#include "benchmark_size.h"
#include "memory/memory_view.h"
#include "plots/memory/memory_fixture.h"
#include "results/values/statistics.h"

using namespace warpbench;
using namespace warpbench::plots;
using namespace warpbench::test;

namespace {

constexpr QSize kScreen{1920, 1080};
constexpr int kRounds = 3;

/// This program's time: the work itself, however busy the machine is.
double processorMilliseconds() { return 1e3 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

void play(const char* name, const std::shared_ptr<const MemoryScene>& scene) {
  MemoryView view;
  view.resize(kScreen);
  view.setScene(scene);
  view.show();
  QCoreApplication::processEvents();
  std::vector<double> times, processor, forBack;
  QElapsedTimer timer;
  for (int round = 0; round < kRounds; ++round)
    for (std::size_t moment = 0; moment < scene->moments(); ++moment) {
      const double before = processorMilliseconds();
      timer.start();
      view.showMoment(moment);
      view.repaint();
      if (moment == 0 && round > 0) {
        forBack.push_back(processorMilliseconds() - before);  // back to the beginning
        continue;
      }
      times.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
      processor.push_back(processorMilliseconds() - before);
    }
  const TimeStatistics all = summarise(times), own = summarise(processor), back = summarise(forBack);
  std::printf("%-34s %5zu steps  cells of %4.1f pixels  frame median %6.2f largest %6.2f ms  ", name, scene->moments(),
              view.memoryLayout().arrays.front().cell, all.median, all.max);
  std::printf("processor time %6.2f and %6.2f  first step again %6.2f ms\n", own.median, own.max, back.max);
}

}  // namespace

int main(int argc, char** argv) {
  if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  const QApplication application(argc, argv);
  std::printf("%dx%d; goal: 60 frames per second, 16.7 ms\n", kScreen.width(), kScreen.height());
  play("matmul tiled 4x4x4 tile 2", sceneOf("matmul", "tiled"));
  if (wantsSmall(argc, argv)) return 0;
  play("matmul tiled 33x20x17 tile 16", sceneOf("matmul", "tiled", product(33, 20, 17, 16)));
  play("matmul tiled 96x96x96 tile 32", sceneOf("matmul", "tiled", product(96, 96, 96, 32)));
  play("transpose coalesced 32x32", sceneOf("transpose", "coalesced"));
  play("transpose conflict-free 32x32", sceneOf("transpose", "conflict-free"));
  play("reduction sequential 1024",
       sceneOf("reduction", "sequential", {{"elements", std::int64_t{1024}}, {"block", std::string("1024")}}));
  play("reduction interleaved 64", sceneOf("reduction", "interleaved"));
  play("offset 1", sceneOf("offset", "increment", {{"offset", std::int64_t{1}}}));
  play("stride 2", sceneOf("stride", "increment", {{"stride", std::int64_t{2}}}));
  play("grayscale naive", sceneOf("grayscale", "naive"));
  return 0;
}
