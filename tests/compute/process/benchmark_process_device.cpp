// SPDX-License-Identifier: GPL-3.0-or-later
#include <chrono>
#include <cstdio>
#include <vector>

#include "benchmark_size.h"
#include "compute/process/process_fixture.h"
#include "engine/devices/devices.h"
#include "results/values/statistics.h"

/// Prints the cost of a request through the pipe compared with one in this process: a small simulated point, some
/// hundred times each, alternating.
int main(int argc, char** argv) {
  using namespace warpbench;
  using Clock = std::chrono::steady_clock;
  constexpr const char* kDevice = "simulated:nvidia-h200";
  const bool small = test::wantsSmall(argc, argv);
  const int warmUp = small ? 1 : 20;
  const int repetitions = small ? 3 : 500;
  const std::unique_ptr<Device> here = openDevice(kDevice);
  process::ProcessDevice there(test::realEndpoint(), kDevice);
  Point point{.family = "transpose", .variant = "naive", .parameters = {}};
  point.parameters.set("width", std::int64_t{32});
  point.parameters.set("height", std::int64_t{32});
  point.parameters.set("type", std::string("fp32"));
  point = expand({.family = "transpose", .variants = {"naive"}, .device = kDevice, .parameters = point.parameters},
                 here->info())
              .at(0);
  const auto milliseconds = [&](Device& device) {
    const Clock::time_point begin = Clock::now();
    device.measure(point, {}, {}, [](const Message&, double) {});
    return std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
  };
  std::vector<double> inProcess;
  std::vector<double> throughPipe;
  for (int i = 0; i < warmUp + repetitions; ++i) {
    const double one = milliseconds(*here);
    const double other = milliseconds(there);
    if (i < warmUp) continue;
    inProcess.push_back(one);
    throughPipe.push_back(other);
  }
  const TimeStatistics near = summarise(inProcess);
  const TimeStatistics far = summarise(throughPipe);
  std::printf("a point in this process: median %.3f ms (quartiles %.3f, %.3f)\n", near.median, near.q1, near.q3);
  std::printf("through the pipe:        median %.3f ms (quartiles %.3f, %.3f)\n", far.median, far.q1, far.q3);
  std::printf("overhead of a request:   %.3f ms\n", far.median - near.median);
  return 0;
}
