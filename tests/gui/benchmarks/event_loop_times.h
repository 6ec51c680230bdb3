// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <unistd.h>

#include <QApplication>
#include <QThread>
#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <functional>
#include <map>
#include <semaphore>
#include <string>
#include <thread>
#include <utility>
#include <vector>

/// How long a window's thread is away from its event loop.
namespace warpbench::test {

using Clock = std::chrono::steady_clock;

inline double milliseconds(Clock::duration time) { return std::chrono::duration<double, std::milli>(time).count(); }

/// Measures the calling thread's work, without the time that others take from it.
inline double threadMilliseconds() {
  timespec time{};
  ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) * 1e-6;
}

/// How long the calling thread has been unable to run although it had work. Sources: proc_stat(5), the eighth number of
/// the line "cpu", and the kernel's documentation of schedstat, the second number. 0 if the system does not report it.
struct Withheld {
  double byHost = 0;    ///< ms that a virtual machine's host took from all of its processors
  double byOthers = 0;  ///< ms that the thread waited for a processor, including one taken by the host

  static Withheld now() {
    Withheld withheld;
    std::ifstream machine("/proc/stat"), thread("/proc/thread-self/schedstat");
    std::string name;
    machine >> name;
    for (int i = 0; i < 8; ++i) machine >> withheld.byHost;
    thread >> withheld.byOthers >> withheld.byOthers;
    withheld.byHost *= 1e3 / static_cast<double>(::sysconf(_SC_CLK_TCK));
    withheld.byOthers *= 1e-6;
    return withheld;
  }
};

constexpr double kStall = 100;  // ms: longer than a person perceives as instant

/// Many times, in milliseconds, in little memory: percentiles are accurate to 2 %.
class Times {
 public:
  void add(double time) {
    const double bin = std::log(std::max(time, kLeast) / kLeast) / std::log1p(kStep);
    ++m_bins[std::min(static_cast<std::size_t>(bin), m_bins.size() - 1)];
    ++m_count;
    m_longest = std::max(m_longest, time);
    if (time > kStall) ++m_stalls;
  }
  std::size_t count() const { return m_count; }
  double longest() const { return m_longest; }
  std::size_t stalls() const { return m_stalls; }
  /// The time that this share of the samples does not exceed.
  double at(double share) const {
    std::size_t below = 0;
    for (std::size_t i = 0; i < m_bins.size(); ++i) {
      below += m_bins[i];
      if (static_cast<double>(below) >= share * static_cast<double>(m_count))
        return kLeast * std::pow(1 + kStep, static_cast<double>(i + 1));
    }
    return m_longest;
  }

 private:
  static constexpr double kLeast = 1e-4, kStep = 0.02;
  std::array<std::size_t, 1200> m_bins{};  // up to an hour
  std::size_t m_count = 0, m_stalls = 0;
  double m_longest = 0;
};

/// Times each event of the loop, and remembers the purposes of the slowest.
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
    const QString what = QString("%1%2 %3, event %4")
                             .arg(phase, receiver->metaObject()->className(), receiver->objectName())
                             .arg(static_cast<int>(event->type()));
    const auto start = Clock::now();
    if (start - m_looked > std::chrono::milliseconds(20)) {
      m_withheld = Withheld::now();
      m_looked = start;
    }
    const double processorBefore = threadMilliseconds();
    const bool done = QApplication::notify(receiver, event);
    const double processor = threadMilliseconds() - processorBefore;
    --m_depth;
    if (recording) {
      const double time = milliseconds(Clock::now() - start);
      times.add(time);
      if (time > kStall) noteStall(what, time, processor);
      processorTimes.add(processor);
      double& slowest = slow[what];
      slowest = std::max(slowest, processor);
    }
    return done;
  }

  bool recording = false;
  /// The current activity, for the table of the slowest.
  QString phase;
  Times times;                     ///< by the clock
  Times processorTimes;            ///< of the thread alone
  std::map<QString, double> slow;  ///< the longest processor time, by the event's purpose
  QStringList stalls;              ///< stalls by the clock that remain without the host's share

 private:
  void noteStall(const QString& what, double time, double processor) {
    const Withheld now = Withheld::now();
    const double byHost = now.byHost - m_withheld.byHost;
    if (time - byHost <= kStall) return;
    stalls << QString("%1 ms: %2 ms of work, %3 ms without a processor, %4 ms withheld by the host  %5")
                  .arg(time, 0, 'f', 1)
                  .arg(processor, 0, 'f', 1)
                  .arg(now.byOthers - m_withheld.byOthers, 0, 'f', 1)
                  .arg(byHost, 0, 'f', 1)
                  .arg(what);
  }

  int m_depth = 0;
  Clock::time_point m_looked;
  Withheld m_withheld;  ///< at the last query: at most 20 ms before the event
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
                  if (recording) waits.add(milliseconds(Clock::now() - sent));
                  m_served.release();
                },
                Qt::QueuedConnection);
            while (!m_served.try_acquire_for(std::chrono::milliseconds(100)))
              if (stop.stop_requested()) return;
          }
        }) {}

  bool recording = false;
  Times waits;

 private:
  std::binary_semaphore m_served{0};
  std::jthread m_thread;
};

inline void print(const char* what, const Times& times) {
  std::printf("%-34s longest %6.1f ms  99.9 %% %6.1f ms  99 %% %6.2f ms  median %6.3f ms  of %zu, %zu over 100 ms\n",
              what, times.longest(), times.at(0.999), times.at(0.99), times.at(0.5), times.count(), times.stalls());
}

/// Stalls while the machine was available.
inline void printStalls(const TimedApplication& application) {
  std::printf("%zu stalls; %lld without the time that the machine's host withheld\n",
              application.times.stalls(), static_cast<long long>(application.stalls.size()));
  for (const QString& stall : application.stalls) std::printf("  %s\n", qPrintable(stall));
}

/// Purposes of the events that took the thread longest.
inline void printSlowest(const TimedApplication& application) {
  constexpr std::size_t kMost = 8;
  std::vector<std::pair<double, QString>> slowest;
  for (const auto& [what, time] : application.slow) slowest.emplace_back(time, what);
  std::ranges::sort(slowest, std::greater());
  for (std::size_t i = 0; i < std::min(kMost, slowest.size()); ++i)
    std::printf("  %6.1f ms  %s\n", slowest[i].first, qPrintable(slowest[i].second));
}

}  // namespace warpbench::test
