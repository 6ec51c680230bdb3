// SPDX-License-Identifier: GPL-3.0-or-later
#include <sys/resource.h>

#include <QElapsedTimer>
#include <algorithm>
#include <cstdio>
#include <span>

#include "benchmark_size.h"
#include "catalogue/catalogue.h"
#include "gui/benchmarks/event_loop_times.h"
#include "gui/window_fixture.h"

/// Prints how long the window's thread is away from its event loop while every family runs on a simulated device: the
/// longest time and the 99th percentile. It measures the delay of an event that another thread sends every millisecond,
/// which includes waiting for a processor, and the duration of each event, by the clock and by processor time, which is
/// lower if other programs are busy. Then prints how long runs take to stop. Not a test: the figures depend on the
/// machine.
namespace {

using namespace warpbench;

double processorSeconds() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
  };
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

/// The first families of the catalogue at their default sizes, one after the other.
void runAll(test::WindowFixture& fixture, std::size_t families) {
  for (const Family& family : std::span(catalog()).first(families)) {
    fixture.window.experiment().chooseFamily(family.id);
    if (!fixture.window.experiment().ready()) continue;
    fixture.window.startRun();
    while (fixture.window.running()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
  }
}

/// How long runs take to stop, each stopped at a different moment.
test::Times timesOfStopping(test::WindowFixture& fixture, int runs) {
  test::Times times;
  for (int run = 0; run < runs; ++run) {
    for (const Family& family : catalog()) {
      fixture.window.experiment().chooseFamily(family.id);
      if (!fixture.window.experiment().ready()) continue;
      fixture.window.startRun();
      QTest::qWait(5 + 10 * run);
      if (!fixture.window.running()) continue;
      const auto asked = test::Clock::now();
      fixture.window.workbench().runs.stopAll();
      while (fixture.window.running()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
      times.add(test::milliseconds(test::Clock::now() - asked));
    }
  }
  return times;
}

}  // namespace

int main(int argc, char** argv) {
  test::TimedApplication application(argc, argv);
  const bool small = test::wantsSmall(argc, argv);
  const int runs = small ? 1 : 20;
  const std::size_t families = small ? 1 : catalog().size();
  test::WindowFixture fixture;
  if (!fixture.window.experiment().chooseDevice("simulated:nvidia-h200")) qFatal("no simulated device");
  QTest::qWait(500);  // the window has settled
  test::Heart heart;
  heart.recording = application.recording = true;
  QElapsedTimer clock;
  clock.start();
  const double before = processorSeconds();
  std::size_t results = 0;
  for (int run = 0; run < runs; ++run) {
    fixture.action("Clear results")->trigger();
    runAll(fixture, families);
    results += fixture.session().results.size();
  }
  heart.recording = application.recording = false;

  const double seconds = static_cast<double>(clock.elapsed()) * 1e-3;
  std::printf("%d runs of %zu families in %.0f s, %zu results; busy processors: %.2f\n", runs, families,
              seconds, results, (processorSeconds() - before) / seconds);
  test::print("an event's wait", heart.waits);
  test::print("an event's own time", application.times);
  test::print("an event's processor time", application.processorTimes);
  test::printSlowest(application);
  test::printStalls(application);
  test::print("from Stop to the run's end", timesOfStopping(fixture, runs));
}
