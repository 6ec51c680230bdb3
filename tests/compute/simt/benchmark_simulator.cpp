// SPDX-License-Identifier: GPL-3.0-or-later
#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <span>
#include <string>

#include "benchmark_size.h"
#include "catalogue/catalogue.h"
#include "engine/devices/devices.h"
#include "engine/run/request.h"
#include "engine/run/runner.h"
#include "engine/simulated/check.h"
#include "engine/simulated/checked_run.h"
#include "host/host_memory.h"
#include "inspect/checked_points.h"
#include "simulator/counting/counting_launcher.h"

/// Prints the simulator's speed on this machine: the tiled product, 512 x 512 with tiles of 32, traced, untraced and
/// checked; each family's default experiment; and the memory for grids of growing size. Not a test: the figures depend
/// on the machine.
namespace {

using namespace warpbench;

double seconds(const std::function<void()>& work) {
  const auto start = std::chrono::steady_clock::now();
  work();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

/// The fastest of several runs, in seconds.
double best(int times, const std::function<void()>& work) {
  double shortest = seconds(work);
  for (int i = 1; i < times; ++i) shortest = std::min(shortest, seconds(work));
  return shortest;
}

Point tiledProduct(std::int64_t size) {
  Request request;
  request.family = "matmul";
  request.variants = {"tiled"};
  for (const char* extent : {"rows", "inner", "columns"}) request.parameters.set(extent, size);
  request.parameters.set("tile", std::int64_t{32});
  return pointsToCheck(request).at(0);
}

void benchmarkTracing(std::int64_t size, int times) {
  const GpuProfile& profile = defaultProfile();
  simulator::Workers workers(static_cast<std::size_t>(profile.sharedBytesPerBlock));
  const auto launch = launchOf<simulator::SimulatedLauncher>("matmul", "tiled");
  const auto simulate = [&](const Point& point, Problem& problem, bool counts) {
    cpu::HostMemory memory(problem);
    simulator::SectorMap sectors(memory.base(), memory.bytes());
    simulator::CountingLauncher launcher(workers, sectors, profile.multiprocessors, {}, {}, counts);
    const double time = seconds([&] { launch(launcher, memory.arguments(point.parameters)); });
    const Counters counters = launcher.counters();
    return std::pair(time, counters.global().lanes + counters.shared().lanes);
  };

  const Point large = tiledProduct(size);
  const auto problem = findFamily("matmul")->problem(large.parameters);
  double accesses = 0;
  double traced = 1e9;
  double untraced = 1e9;
  for (int i = 0; i < times; ++i) {
    const auto [time, lanes] = simulate(large, *problem, true);
    accesses = lanes;
    traced = std::min(traced, time);
    untraced = std::min(untraced, simulate(large, *problem, false).first);
  }
  std::printf("matmul tiled, %lld cubed, tile 32, on %d threads: %.0f lane accesses\n",
              static_cast<long long>(size), workers.team().size(), accesses);
  std::printf("  traced    %6.3f s  %6.1f million accesses/s\n", traced, accesses / traced * 1e-6);
  std::printf("  untraced  %6.3f s  %6.1f million accesses/s; tracing costs %.2f times\n", untraced,
              accesses / untraced * 1e-6, traced / untraced);

  // Checking runs on one thread, at moderate sizes: compared with tracing and not tracing the same.
  const Point small = tiledProduct(128);
  const auto smallProblem = findFamily("matmul")->problem(small.parameters);
  const double smallAccesses = simulate(small, *smallProblem, true).second;
  const double checked = best(times, [&] {
    simulator::CheckedRun run(*smallProblem, profile, simulator::Remember::Accesses);
    run.launch(simulator::checkedLaunchOf(small), small.parameters, {});
  });
  std::printf("  checked   %6.3f s  %6.1f million accesses/s on 1 thread, 128 x 128 x 128; %.0f times untraced\n",
              checked, smallAccesses / checked * 1e-6, checked / smallAccesses * accesses / untraced);
}

void benchmarkDefaults(std::size_t families) {
  const auto device = openDevice("simulated:nvidia-h200");
  std::printf("\ndefault experiments, all simulated variants, input and verification included\n");
  for (const Family& family : std::span(catalog()).first(families)) {
    Request request;
    request.family = family.id;
    request.device = device->info().record.id;
    int results = 0;
    const double time = seconds([&] { run(*device, request, {}, {}, [&](Result) { ++results; }); });
    std::printf("  %-14s %6.2f s, %2d results\n", family.id.c_str(), time, results);
  }
}

double residentMebibytes() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return static_cast<double>(usage.ru_maxrss) / 1024;
}

void benchmarkMemory(std::int64_t mostBlocks) {
  const auto device = openDevice("simulated:nvidia-h200");
  std::printf("\npeak memory as the counter's grid grows (its data is one number)\n");
  for (std::int64_t blocks = 1000; blocks <= mostBlocks; blocks *= 10) {
    Request request;
    request.family = "counter";
    request.variants = {"atomic"};
    request.parameters.set("blocks", blocks);
    request.parameters.set("threads", std::int64_t{32});
    request.device = device->info().record.id;
    run(*device, request, {}, {}, [](Result) {});
    std::printf("  %7lld blocks: %6.1f MiB\n", static_cast<long long>(blocks), residentMebibytes());
  }
}

}  // namespace

int main(int argc, char** argv) {
  const bool small = test::wantsSmall(argc, argv);
  benchmarkMemory(small ? 1000 : 1000000);
  benchmarkTracing(small ? 64 : 512, small ? 1 : 5);
  benchmarkDefaults(small ? 1 : catalog().size());
}
