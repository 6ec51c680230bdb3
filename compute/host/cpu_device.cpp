// SPDX-License-Identifier: GPL-3.0-or-later
#include "host/cpu_device.h"

#include <algorithm>
#include <chrono>
#include <cstring>
#include <fstream>
#include <mutex>
#include <optional>

#include "catalogue/catalogue.h"
#include "core/machine/machine_limits.h"
#include "core/text/error.h"
#include "host/cache_lines.h"
#include "host/host_launcher.h"
#include "host/host_memory.h"
#include "measure/input_progress.h"
#include "measure/measure_point.h"
#include "measure/problem_cache.h"
#include "measure/stop_scope.h"
#include "results/values/statistics.h"

namespace warpbench::cpu {
namespace {

using Clock = std::chrono::steady_clock;

double milliseconds(Clock::time_point begin) {
  return std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
}

class CpuWorkload final : public Workload {
 public:
  CpuWorkload(HostMemory& memory, const Parameters& parameters, LaunchFunction<HostLauncher> launch, ThreadTeam& team)
      : m_memory(memory),
        m_arguments(memory.arguments(parameters)),
        m_launch(std::move(launch)),
        m_launcher(team),
        m_team(team) {}

  void reset() override { m_memory.reset(); }
  void launch() override { m_launch(m_launcher, m_arguments); }
  std::vector<std::span<const std::byte>> read() override { return m_memory.written(); }
  Sample sample(Mode mode, Flush) override {
    if (mode == Mode::Cold) dropArraysFromCaches();
    const Clock::time_point begin = Clock::now();
    launch();
    return {.milliseconds = milliseconds(begin)};
  }
  Machine machine() const override {
    static const auto cacheBytes = static_cast<double>(lastCacheBytes());
    return {.cacheBytes = cacheBytes};
  }
  int threads() const { return m_launcher.threads(); }

 private:
  void dropArraysFromCaches() {
    const std::span<const std::byte> arrays = m_memory.writable();
    const auto parts = static_cast<std::size_t>(m_team.size());
    m_team.run(m_team.size(), [&](int member) {
      const auto part = static_cast<std::size_t>(member);
      const std::size_t begin = arrays.size() * part / parts;
      dropFromCaches(arrays.subspan(begin, arrays.size() * (part + 1) / parts - begin));
    });
  }

  HostMemory& m_memory;
  Arguments m_arguments;
  LaunchFunction<HostLauncher> m_launch;
  HostLauncher m_launcher;
  ThreadTeam& m_team;
};

class CpuDevice final : public Device {
 public:
  const DeviceInfo& info() const override { return m_info; }
  void runEnds() override { m_problems.trim(); }

  Result measure(const Point& point, const MeasureOptions& options, std::stop_token stop,
                 const PointProgress& progress) override {
    const StopScope scope(stop);
    if (m_info.record.copyBandwidthGbs == 0) {  // takes a second, so only once it can be stopped
      progress(Message::text("measuring the CPU's own copy"), 0);
      m_info.record.copyBandwidthGbs = ownCopy();
    }
    const Family& family = *findFamily(point.family);
    const Variant& variant = *family.find(point.variant);
    std::optional<InputProgress> making(std::in_place, m_problems.sizeToMake(family, point.parameters).all(), progress);
    Problem& problem = m_problems.get(family, point.parameters);
    HostMemory memory(problem);
    const PointProgress rest = making->rest();
    making.reset();
    CpuWorkload workload(memory, point.parameters, launchOf<HostLauncher>(point.family, point.variant), m_team);
    Result result = measurePoint(workload, problem, point, variant, options, stop, rest);
    result.block = {workload.threads(), 1, 1};
    result.grid = {1, 1, 1};
    return result;
  }

 private:
  /// Measured once per process and shared by all CPU devices.
  double ownCopy() {
    static std::mutex mutex;
    static double measured = 0;
    const std::lock_guard lock(mutex);
    if (measured == 0) measured = measureCopy();
    return measured;
  }

  /// Copy bandwidth of all threads between arrays larger than the caches, in GB/s, best of a few. Each array is four
  /// times the last-level cache, as in STREAM (McCalpin, run rules), but at most kMost to suit laptops.
  double measureCopy() {
    constexpr std::size_t kMost = std::size_t{256} << 20;
    const std::size_t caches = lastCacheBytes();
    const std::size_t size = caches > 0 ? std::min(4 * caches, kMost) : kMost;
    Bytes from(size);
    Bytes to(size);
    HostLauncher launcher(m_team);
    const auto bytes = static_cast<std::int64_t>(size);
    launcher.allThreads(bytes, [&](std::int64_t first, std::int64_t last) {
      std::memset(from.data() + first, 1, static_cast<std::size_t>(last - first));
      std::memset(to.data() + first, 2, static_cast<std::size_t>(last - first));
    });
    double best = 0;
    for (int i = 0; i < 4; ++i) {
      const Clock::time_point begin = Clock::now();
      launcher.allThreads(bytes, [&](std::int64_t first, std::int64_t last) {
        std::memcpy(to.data() + first, from.data() + first, static_cast<std::size_t>(last - first));
      });
      best = std::max(best, 2.0 * static_cast<double>(bytes) / milliseconds(begin) * 1e-6);
    }
    return best;
  }

  DeviceInfo m_info = describeCpu();
  ThreadTeam m_team;
  ProblemCache m_problems;
};

}  // namespace

std::string processorName() {
  std::ifstream file("/proc/cpuinfo");
  std::string name = "CPU";
  for (std::string line; std::getline(file, line);) {
    if (!line.starts_with("model name")) continue;
    const std::size_t colon = line.find(": ");
    if (colon != std::string::npos) name = line.substr(colon + 2);
    break;
  }
  return name;
}

DeviceInfo describeCpu() {
  DeviceInfo info;
  info.kind = DeviceInfo::Kind::Cpu;
  info.record.id = "cpu";
  info.record.name = processorName();
  info.record.origin = Origin::Measured;
  info.details = Message(Message::text("%1 threads"), usableThreads());
  return info;
}

std::unique_ptr<Device> openCpu() { return std::make_unique<CpuDevice>(); }

}  // namespace warpbench::cpu
