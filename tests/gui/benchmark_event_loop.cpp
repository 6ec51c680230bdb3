// SPDX-License-Identifier: GPL-3.0-or-later
#include <sys/resource.h>

#include <QElapsedTimer>
#include <QThread>
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <map>
#include <semaphore>
#include <thread>
#include <vector>

#include "catalog.h"
#include "window_fixture.h"

/// Prints how long the window's thread is away from its event loop while every family runs on a simulated device: the
/// longest time, and the 99th percentile. Two views of it: how long an event that another thread sends every
/// millisecond waits until it is served, which includes waiting for a processor; and how long each event that the loop
/// serves takes, by the clock and of the processor, which is less where other programs are busy. The argument is the
/// number of runs, 20 without. Not a test: the figures are the machine's.
namespace {

using namespace warpbench;
using Clock = std::chrono::steady_clock;

double milliseconds(Clock::duration time) { return std::chrono::duration<double, std::milli>(time).count(); }

/// Of the calling thread's work: what others do to it meanwhile is no part of it.
double threadMilliseconds() {
  timespec time{};
  ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) * 1e-6;
}

/// Times each event that the loop itself serves, and remembers what the slowest were for.
class TimedApplication : public QApplication {
 public:
  using QApplication::QApplication;

  bool notify(QObject* receiver, QEvent* event) override {
    if (QThread::currentThread() != thread()) return QApplication::notify(receiver, event);
    if (m_depth++ > 0) {
      const bool done = QApplication::notify(receiver, event);
      --m_depth;
      return done;
    }
    const QString what = QString("%1 %2, event %3")
                             .arg(receiver->metaObject()->className(), receiver->objectName())
                             .arg(static_cast<int>(event->type()));
    const auto start = Clock::now();
    const double processorBefore = threadMilliseconds();
    const bool done = QApplication::notify(receiver, event);
    const double processor = threadMilliseconds() - processorBefore;
    --m_depth;
    if (recording) {
      times.push_back(milliseconds(Clock::now() - start));
      processorTimes.push_back(processor);
      double& slowest = slow[what];
      slowest = std::max(slowest, processor);
    }
    return done;
  }

  bool recording = false;
  std::vector<double> times;           ///< milliseconds by the clock
  std::vector<double> processorTimes;  ///< milliseconds of the thread itself
  std::map<QString, double> slow;

 private:
  int m_depth = 0;
};

/// Sends an event each millisecond, one at a time, and notes how long it waited.
class Heart : public QObject {
 public:
  Heart()
      : m_thread([this](const std::stop_token& stop) {
          while (!stop.stop_requested()) {
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
            const auto sent = Clock::now();
            QMetaObject::invokeMethod(
                this,
                [this, sent] {
                  if (recording) waits.push_back(milliseconds(Clock::now() - sent));
                  m_served.release();
                },
                Qt::QueuedConnection);
            while (!m_served.try_acquire_for(std::chrono::milliseconds(100)))
              if (stop.stop_requested()) return;
          }
        }) {}

  bool recording = false;
  std::vector<double> waits;

 private:
  std::binary_semaphore m_served{0};
  std::jthread m_thread;
};

void print(const char* what, std::vector<double>& times) {
  std::ranges::sort(times);
  const auto at = [&](double share) {
    return times[static_cast<std::size_t>(share * static_cast<double>(times.size() - 1))];
  };
  std::printf("%-34s longest %6.1f ms  99.9 %% %6.1f ms  99 %% %6.2f ms  median %6.3f ms  of %zu\n", what, times.back(),
              at(0.999), at(0.99), at(0.5), times.size());
}

double processorSeconds() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
  };
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

/// Every family at its default size, one after the other.
void runAll(test::WindowFixture& fixture) {
  for (const Family& family : catalog()) {
    fixture.window.experiment().chooseFamily(family.id);
    if (!fixture.window.experiment().ready()) continue;
    fixture.window.startRun();
    while (fixture.window.running()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
  }
}

}  // namespace

int main(int argc, char** argv) {
  TimedApplication application(argc, argv);
  const int runs = argc > 1 ? std::max(1, std::atoi(argv[1])) : 20;
  test::WindowFixture fixture;
  if (!fixture.window.experiment().chooseDevice("simulated:nvidia-h200")) qFatal("no simulated device");
  QTest::qWait(500);  // the window has come to rest
  Heart heart;
  heart.recording = application.recording = true;
  QElapsedTimer clock;
  clock.start();
  const double before = processorSeconds();
  std::size_t results = 0;
  for (int run = 0; run < runs; ++run) {
    fixture.action("Clear results")->trigger();
    runAll(fixture);
    results += fixture.session().results.size();
  }
  heart.recording = application.recording = false;

  const double seconds = static_cast<double>(clock.elapsed()) * 1e-3;
  std::printf("%d runs of %zu families in %.0f s, %zu results; processors kept busy: %.2f\n", runs, catalog().size(),
              seconds, results, (processorSeconds() - before) / seconds);
  print("an event's wait", heart.waits);
  print("an event's own time", application.times);
  print("of which processor time", application.processorTimes);
  std::vector<std::pair<double, QString>> slowest;
  for (const auto& [what, time] : application.slow) slowest.emplace_back(time, what);
  std::ranges::sort(slowest, std::greater());
  for (std::size_t i = 0; i < std::min<std::size_t>(8, slowest.size()); ++i)
    std::printf("  %6.1f ms  %s\n", slowest[i].first, qPrintable(slowest[i].second));
}
