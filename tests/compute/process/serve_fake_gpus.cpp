// SPDX-License-Identifier: GPL-3.0-or-later
// Acts like `warpbench-cli serve` on a machine with GPUs, without any: serve_fake_gpus NAME... Each name becomes a GPU,
// in order; its kernels are simulated, and their times are reported as measured. Some names have faults: "gone" fails
// at every point, "busy" cannot be opened, "away" is listed as unusable, "endless" runs a kernel that never ends and
// blocks the GPU's release, "hung" waits for a launch and ignores orders, and "slow" takes each point's whole time
// limit. The first GPU provides hardware counts. A fault may follow a colon after another name ("H200:gone").
#include <signal.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstdlib>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "core/text/error.h"
#include "engine/devices/devices.h"
#include "remote/server.h"
#include "results/values/statistics.h"

using namespace warpbench;

namespace {

DeviceInfo describe(int number, const std::string& name) {
  DeviceInfo info;
  info.kind = DeviceInfo::Kind::Cuda;
  info.record.id = "cuda:" + std::to_string(number);
  info.record.name = name.substr(0, name.find(':'));
  info.record.peakBandwidthGbs = 4814;
  info.details = "132 multiprocessors";
  info.driver = "580";
  if (name == "away") {
    info.available = false;
    info.whyNot = "it is away";
  }
  return info;
}

class FakeGpu final : public Device {
 public:
  FakeGpu(DeviceInfo info, std::string state)
      : m_info(std::move(info)), m_state(std::move(state)), m_simulated(openDevice("simulated:nvidia-h200")) {}

  ~FakeGpu() override {
    while (m_occupied) ::pause();
  }
  FakeGpu(const FakeGpu&) = delete;
  FakeGpu& operator=(const FakeGpu&) = delete;

  const DeviceInfo& info() const override { return m_info; }
  Result measure(const Point& point, const MeasureOptions& options, std::stop_token stop,
                 const PointProgress& progress) override {
    if (m_state == "gone") throw DeviceError("the GPU is gone");
    if (m_state == "endless") {
      m_occupied = true;
      throw ProcessBroken("the kernel did not end within 30 s");
    }
    if (m_state == "hung") {
      progress("verifying", 0);
      for (;;) ::pause();
    }
    if (m_state == "slow") {
      std::mutex mutex;
      std::unique_lock lock(mutex);
      std::condition_variable_any stopped;
      stopped.wait_for(lock, stop, std::chrono::duration<double>(options.timeLimitSeconds), [] { return false; });
    }
    Result result = m_simulated->measure(point, options, std::move(stop), progress);
    result.origin = Origin::Measured;
    result.counters.reset();
    const double median = result.time ? result.time->median : 1;
    std::vector<double> samples;
    for (int i = 0; i < 20; ++i) samples.push_back(median * (1 + 0.001 * i));
    result.time = summarise(samples);
    return result;
  }

 private:
  DeviceInfo m_info;
  std::string m_state;
  std::unique_ptr<Device> m_simulated;
  bool m_occupied = false;
};

}  // namespace

int main(int count, char** words) {
  ::signal(SIGPIPE, SIG_IGN);
  std::vector<DeviceInfo> gpus;
  for (int i = 1; i < count; ++i) gpus.push_back(describe(i - 1, words[i]));
  const auto open = [&](std::string_view id) -> std::unique_ptr<Device> {
    const auto gpu = std::ranges::find(gpus, id, [](const DeviceInfo& each) { return each.record.id; });
    if (gpu == gpus.end()) throw RequestError("no device '" + printable(id) + "'");
    if (gpu->record.name == "busy") throw DeviceError("the GPU is busy");
    const std::string name = words[1 + (gpu - gpus.begin())];
    return std::make_unique<FakeGpu>(*gpu, name.substr(name.find(':') + 1));
  };
  const auto counted = [&](Results& results, const std::string& id, const std::stop_token&) {
    if (id != gpus.front().record.id) throw DeviceError("the driver gives its counters to administrators only");
    Counters counters{.origin = Counters::Origin::Hardware};
    counters.globalLoad = {.requests = 64, .sectors = 512, .lanes = 0, .bytes = 8192};
    for (Result& result : results) {
      counters.totalBlocks = counters.sampledBlocks = result.grid[0] * result.grid[1] * result.grid[2];
      result.counters = counters;
    }
  };
  const auto end =
      process::serve(STDIN_FILENO, STDOUT_FILENO, {.open = open, .list = [&] { return gpus; }, .count = counted});
  if (end == process::ServeEnd::Stuck) std::_Exit(1);
  return 0;
}
