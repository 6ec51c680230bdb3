// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcess>
#include <QTest>
#include <chrono>
#include <cstdio>
#include <random>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "compute/process/process_end.h"
#include "results/session/session.h"
#include "results/values/statistics.h"

/// Programs killed (SIGKILL) while they write, and the files that they write.
namespace warpbench::test {

/// The number of kills: $WARPBENCH_KILLS, or the default for a normal test run.
inline int killsOr(int usual) {
  bool given = false;
  const int kills = qEnvironmentVariableIntValue("WARPBENCH_KILLS", &given);
  return given && kills > 0 ? kills : usual;
}

/// Limits the number of kills until one hits a write: on a fast or busy machine, the first ones may miss.
constexpr int mostKills(int wanted) { return 20 * wanted; }

/// Qt Test ends a test function after five minutes by default; hundreds of kills take longer.
inline const bool kPatient = qputenv("QTEST_FUNCTION_TIMEOUT", "7200000");  // ms

/// Temporary files that killed writes left in a folder: those of one process, or all.
inline QStringList leftoversIn(const QString& folder, qint64 process = 0) {
  const QString id = process > 0 ? QString::number(process) : QString("*");
  return QDir(folder).entryList({QString(".warpbench-%1-*.tmp").arg(id)}, QDir::Files | QDir::Hidden);
}

/// Moments spread evenly over a time. The printed seed is $WARPBENCH_SEED or a new one each time.
class RandomMoments {
 public:
  explicit RandomMoments(const char* what) {
    bool given = false;
    m_seed = static_cast<unsigned>(qEnvironmentVariableIntValue("WARPBENCH_SEED", &given));
    if (!given) m_seed = std::random_device()() % 1'000'000;
    m_random.seed(m_seed);
    std::printf("%s: seed %u\n", what, m_seed);
  }

  /// Returns during this process's next write to the folder, which takes about 5 ms, or when the process ends.
  void waitForWrite(QProcess& process, const QString& folder) {
    const qint64 id = process.processId();
    while (leftoversIn(folder, id).isEmpty() && !waitForEnd(process, 0))
      std::this_thread::sleep_for(std::chrono::microseconds(200));
    constexpr double kWrite = 5;
    waitWithin(kWrite);
  }

  void waitWithin(double milliseconds) {
    std::this_thread::sleep_for(
        std::chrono::duration<double, std::milli>(std::uniform_real_distribution<>(0, milliseconds)(m_random)));
  }

 private:
  unsigned m_seed = 0;
  std::mt19937 m_random;
};

/// A unique result with `samples` times.
inline Result numberedResult(int number, int samples) {
  std::mt19937_64 random(static_cast<unsigned>(number));
  std::uniform_real_distribution<double> milliseconds(1, 2);
  Result result{.family = "transpose", .variant = "naive", .device = "cuda:0"};
  result.parameters.set("width", std::int64_t{number + 1});
  result.facts = {{"number", std::to_string(number)}};
  std::vector<double> times;
  for (int i = 0; i < samples; ++i) times.push_back(milliseconds(random));
  result.time = summarise(std::move(times));
  return result;
}

/// Samples of each of the first results below.
inline constexpr int kManySamples = 400;

/// The first `count` numbered results. The first ones are large: the file has a MB.
inline Session numberedSession(int count) {
  constexpr int kLarge = 150, kFewSamples = 10;
  static Results known;
  while (static_cast<int>(known.size()) < count) {
    const int number = static_cast<int>(known.size());
    known.push_back(numberedResult(number, number < kLarge ? kManySamples : kFewSamples));
  }
  Session session;
  session.environment.host = "A host";
  session.environment.add({.id = "cuda:0", .name = "NVIDIA H200"});
  session.results = {known.begin(), known.begin() + count};
  return session;
}

}  // namespace warpbench::test
