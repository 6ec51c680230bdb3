// SPDX-License-Identifier: GPL-3.0-or-later
// Not a test: compares the measurement with Nsight Compute and with itself, on cuda:0, and prints the result.
// benchmark_measurement [--only a,b,c] [--ncu PATH] [--seconds N]
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "catalogue/catalogue.h"
#include "core/child/run_to_end.h"
#include "core/files/file_io.h"
#include "core/files/temporary_file.h"
#include "core/text/csv_lines.h"
#include "core/text/error.h"
#include "engine/devices/devices.h"
#include "engine/run/runner.h"
#include "gpu/cuda_workload.h"
#include "gpu/planted_delay.h"
#include "gpu/timing/profiled_launches.h"
#include "measure/measure_point.h"
#include "measure/problem_cache.h"
#include "results/session/comparison.h"
#include "results/values/statistics.h"
#include "validation/plan.h"

using namespace warpbench;

namespace {

using Clock = std::chrono::steady_clock;

constexpr double kMicroseconds = 1e3;  // in a millisecond

struct Named {
  std::string text;
  Point point;
};

Named named(const std::string& family, const std::string& variant, const std::string& parameters) {
  return {family + " " + variant + " " + parameters, validation::pointOf(family, variant, parameters)};
}

/// Six kernels at three sizes each.
std::vector<Named> plan() {
  std::vector<Named> points;
  for (const char* variant : {"copy", "naive", "conflict-free"})
    for (const std::string size : {"1024", "4096", "8192"})
      points.push_back(named("transpose", variant, "width=" + size + " height=" + size));
  for (const std::string size : {"512", "1024", "2048"})
    points.push_back(named("matmul", "tiled", "tile=16 rows=" + size + " inner=" + size + " columns=" + size));
  for (const std::string elements : {"1048576", "16777216", "134217728"})
    points.push_back(named("reduction", "sequential", "elements=" + elements));
  for (const std::string size : {"1024", "4096", "8192"})
    points.push_back(named("grayscale", "naive", "width=" + size + " height=" + size));
  return points;
}

MeasureOptions shortOptions() {
  MeasureOptions options;
  options.minTimeSeconds = 0.2;
  options.timeLimitSeconds = 1.5;
  return options;
}

double medianOf(std::vector<double> values) { return summarise(std::move(values)).median; }

/// Points measured in this process, each with its own memory, as CudaDevice does, plus a delay after the kernel.
class Bench {
 public:
  Result measure(const Point& point, long long delayClocks = 0) {
    const Family& family = *findFamily(point.family);
    const auto launch = launchOf<cuda::CudaLauncher>(point.family, point.variant);
    const auto delayed = [launch, delayClocks](cuda::CudaLauncher& device, const Arguments& arguments) {
      launch(device, arguments);
      if (delayClocks > 0) plantDelay(device, delayClocks);
    };
    constexpr double kLaunchLimitSeconds = 30;
    Problem& problem = m_problems.get(family, point.parameters);
    cuda::CudaWorkload workload(problem, point, delayed, m_flush, m_hold, m_libraries, kLaunchLimitSeconds);
    return measurePoint(workload, problem, point, *family.find(point.variant), shortOptions(), {},
                        [](const Message&, double) {});
  }

 private:
  cuda::CacheFlush m_flush;
  cuda::StreamHold m_hold;
  cuda::Libraries m_libraries;
  ProblemCache m_problems;
};

std::string programPath() { return std::filesystem::read_symlink("/proc/self/exe").string(); }

// --- a: against Nsight Compute -----------------------------------------------------------------------------------

constexpr int kLaunchesUnderProfiler = 5;

/// The kernels that ncu profiles: those of each point, several times. Prints the position of each kernel's launch.
int launchAll() {
  std::vector<Point> points;
  for (const Named& each : plan()) points.insert(points.end(), kLaunchesUnderProfiler, each.point);
  cuda::launchForProfiler(0, points,
                          [](std::size_t i, const cuda::ProfiledKernel&) { std::printf("kernel %zu\n", i); });
  return 0;
}

/// gpu__time_duration.sum of each kernel, in microseconds.
std::vector<double> durationsIn(const std::string& csv) {
  validation::CsvLines lines(csv);
  std::vector<std::string> header;
  std::vector<double> durations;
  std::size_t column = 0;
  while (const auto line = lines.next()) {
    if (header.empty() && !line->starts_with("\"ID\"")) continue;
    const std::vector<std::string> cells = lines.split(*line);
    if (header.empty()) {
      header = cells;
      column = static_cast<std::size_t>(std::ranges::find(header, "gpu__time_duration.sum") - header.begin());
      if (column == header.size()) lines.refuse("no column gpu__time_duration.sum");
    } else if (cells.size() == header.size() && !cells[0].empty()) {
      durations.push_back(lines.number(cells[column]) * 1e-3);  // base units: nanoseconds
    }
  }
  return durations;
}

/// The sum over a launch's kernels, by the launch's number.
std::map<std::size_t, double> profiled(const std::string& ncu) {
  const TemporaryFolder folder;
  const auto table = folder.path() / "profile.csv";
  const process::RunOutcome outcome = process::runToEnd({.words = {ncu,
                                                                   "--target-processes",
                                                                   "application-only",
                                                                   "--profile-from-start",
                                                                   "off",
                                                                   "--clock-control",
                                                                   "none",
                                                                   "--cache-control",
                                                                   "all",
                                                                   "--csv",
                                                                   "--page",
                                                                   "raw",
                                                                   "--print-units",
                                                                   "base",
                                                                   "--metrics",
                                                                   "gpu__time_duration.sum",
                                                                   "--log-file",
                                                                   table.string(),
                                                                   programPath(),
                                                                   "--launch-all"}});
  if (outcome.code != 0) throw DeviceError("ncu " + outcome.end.english() + ":\n" + readFile(table));
  const std::vector<double> durations = durationsIn(readFile(table));
  std::vector<std::size_t> launches;
  std::istringstream lines(outcome.output);
  for (std::string line; std::getline(lines, line);) {
    std::size_t launch = 0;
    if (std::sscanf(line.c_str(), "kernel %zu", &launch) == 1) launches.push_back(launch);
  }
  if (launches.size() != durations.size())
    throw DeviceError("ncu profiled " + std::to_string(durations.size()) + " kernels, " +
                      std::to_string(launches.size()) + " were launched");
  std::map<std::size_t, double> sums;
  for (std::size_t i = 0; i < launches.size(); ++i) sums[launches[i]] += durations[i];
  return sums;
}

void againstProfiler(const std::string& ncu, Clock::time_point deadline) {
  std::printf(
      "a) Median cold time and Nsight Compute's gpu__time_duration.sum of the same launches, summed over the\n"
      "   kernels of a launch (a reduction has two; only our time includes its fill), median of %d launches\n"
      "%-58s %11s %11s %9s %8s  %s\n",
      kLaunchesUnderProfiler, "point", "ours us", "ncu us", "diff us", "diff %", "within 3 % or 1.5 us");
  const std::vector<Named> points = plan();
  const std::map<std::size_t, double> sums = profiled(ncu);
  Bench bench;
  int within = 0;
  for (std::size_t i = 0; i < points.size(); ++i) {
    if (Clock::now() > deadline) {
      std::printf("time is up: %zu points remain\n", points.size() - i);
      break;
    }
    std::vector<double> ncuTimes;
    for (int j = 0; j < kLaunchesUnderProfiler; ++j) ncuTimes.push_back(sums.at(i * kLaunchesUnderProfiler + j));
    const Result result = bench.measure(points[i].point);
    const double ours = result.time->median * kMicroseconds;
    const double theirs = medianOf(ncuTimes);
    const double difference = ours - theirs;
    const bool good = std::abs(difference) <= std::max(0.03 * theirs, 1.5);
    within += good;
    std::printf("%-58s %11.2f %11.2f %+9.2f %+8.2f  %s", points[i].text.c_str(), ours, theirs, difference,
                difference / theirs * 100, good ? "yes" : "NO");
    for (const Message& warning : result.warnings) std::printf("  [%s]", warning.english().c_str());
    std::printf("\n");
    std::fflush(stdout);
  }
  std::printf("within the bound: %d of %zu\n\n", within, points.size());
}

// --- b: whole runs -----------------------------------------------------------------------------------------------

const std::vector<Named>& repeatedPoints() {
  static const std::vector<Named> points{named("transpose", "conflict-free", "width=4096 height=4096"),
                                         named("transpose", "conflict-free", "width=800 height=800")};
  return points;
}

/// A whole run of one point, as its own process: prints the median in milliseconds.
int runOnce(std::size_t index) {
  const Point& point = repeatedPoints().at(index).point;
  const std::unique_ptr<Device> device = openDevice("cuda:0");
  Request request{.family = point.family, .variants = {point.variant}, .device = "cuda:0"};
  for (const auto& [id, value] : point.parameters.entries()) request.parameters.set(id, value);
  request.options = shortOptions();
  run(*device, request, {}, {}, [](const Result& result) {
    std::printf("median %.9g %.9g %lld\n", result.time ? result.time->median : 0, result.time ? result.time->noise : 0,
                result.sampling ? static_cast<long long>(result.sampling->kept) : 0LL);
  });
  return 0;
}

void repeatedRuns(Clock::time_point deadline) {
  std::printf("b) The same point in ten processes: (largest - smallest median) / middle median\n");
  constexpr int kRuns = 10;
  for (std::size_t i = 0; i < repeatedPoints().size(); ++i) {
    std::vector<double> medians;
    for (int j = 0; j < kRuns && Clock::now() < deadline; ++j) {
      const std::string said = process::runToEnd({.words = {programPath(), "--run-once", std::to_string(i)}}).output;
      double median = 0;
      double noise = 0;
      long long samples = 0;
      if (std::sscanf(said.c_str(), "median %lf %lf %lld", &median, &noise, &samples) != 3)
        throw DeviceError("a run printed no median");
      medians.push_back(median * kMicroseconds);
      std::printf("  run %2d: %10.3f us, noise %.2f %%, %lld samples\n", j + 1, medians.back(), noise * 100, samples);
      std::fflush(stdout);
    }
    if (medians.empty()) continue;
    const TimeStatistics all = summarise(medians);
    std::printf("%s: %zu runs, middle %.3f us, spread %.2f %%\n", repeatedPoints()[i].text.c_str(), medians.size(),
                all.median, (all.max - all.min) / all.median * 100);
  }
  std::printf("\n");
}

// --- c: differences ----------------------------------------------------------------------------------------------

void plantedDelays(Clock::time_point deadline) {
  constexpr int kTries = 20;
  constexpr double kDelay = 0.02;
  const Named subject = named("transpose", "conflict-free", "width=8192 height=8192");
  std::printf("c) compare, %d tries: two runs of identical code, and one with an added delay of 2 %%; %s\n", kTries,
              subject.text.c_str());
  Bench bench;
  // The delay's own launch takes time too: a first delay measures it, and the rest is added to it.
  int kilohertz = 0;
  cuda::check(cudaDeviceGetAttribute(&kilohertz, cudaDevAttrClockRate, 0), "cudaDeviceGetAttribute");
  const long long first = kilohertz / 1000;  // a microsecond
  const double plain = bench.measure(subject.point).time->median;
  const double extra = bench.measure(subject.point, first).time->median - plain;
  const auto clocks = first + static_cast<long long>((kDelay * plain - extra) * kilohertz);
  if (clocks < 1) throw DeviceError("the delay's launch takes longer than the planned delay");
  int tries = 0;
  int wrong = 0;
  int found = 0;
  for (; tries < kTries && Clock::now() < deadline; ++tries) {
    const Result a = bench.measure(subject.point);
    const Result b = bench.measure(subject.point);
    const Result c = bench.measure(subject.point, clocks);
    wrong += isDifference(differenceOf(a, b));
    found += differenceOf(a, c) == Difference::Slower;
    std::printf("  try %2d: %.3f us (noise %.2f %%), again %+.3f %%, delayed %+.3f %%\n", tries + 1,
                a.time->median * kMicroseconds, a.time->noise * 100, (b.time->median / a.time->median - 1) * 100,
                (c.time->median / a.time->median - 1) * 100);
    std::fflush(stdout);
  }
  std::printf("identical code reported as different: %d of %d; delay found: %d of %d\n", wrong, tries, found, tries);
}

std::string findProfiler() {
  for (const char* candidate : {"ncu", "/usr/local/cuda/bin/ncu"}) {
    try {
      if (process::runToEnd({.words = {candidate, "--version"}}).code == 0) return candidate;
    } catch (const DeviceError&) {
      continue;
    }
  }
  throw RequestError("ncu is not on PATH or in /usr/local/cuda/bin: name it with --ncu");
}

int benchmark(const std::vector<std::string>& words) {
  std::string only = "a,b,c";
  std::string ncu;
  double seconds = 340;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i] == "--launch-all") return launchAll();
    if (i + 1 == words.size()) throw RequestError("no value after " + words[i]);
    const std::string& value = words[++i];
    if (words[i - 1] == "--run-once") return runOnce(std::stoul(value));
    if (words[i - 1] == "--only")
      only = value;
    else if (words[i - 1] == "--ncu")
      ncu = value;
    else if (words[i - 1] == "--seconds")
      seconds = std::stod(value);
    else
      throw RequestError("unknown option " + words[i - 1]);
  }
  const Clock::time_point deadline = Clock::now() + std::chrono::milliseconds(static_cast<long long>(seconds * 1e3));
  const DeviceInfo device = listDevices().front();
  if (!device.available) throw DeviceError(device.whyNot);
  std::printf("%s, driver %s, CUDA %s, %s, ECC %s\n\n", device.record.name.c_str(), device.driver.c_str(),
              device.toolkit.c_str(), device.clocks.c_str(), device.record.ecc.c_str());
  std::fflush(stdout);
  if (only.find('b') != std::string::npos) repeatedRuns(deadline);
  if (only.find('c') != std::string::npos) plantedDelays(deadline);
  // Last, so that a missing profiler does not cost the rest.
  if (only.find('a') != std::string::npos) againstProfiler(ncu.empty() ? findProfiler() : ncu, deadline);
  return 0;
}

}  // namespace

int main(int count, char** words) {
  try {
    return benchmark({words + 1, words + count});
  } catch (const std::exception& error) {
    std::fprintf(stderr, "benchmark_measurement: %s\n", error.what());
    return 1;
  }
}
