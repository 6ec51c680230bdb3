// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cuda_runtime_api.h>

#include <chrono>
#include <mutex>
#include <optional>
#include <thread>

#include "gpu/cuda_check.h"

namespace warpbench::cuda {

/// Holds a stream with a kernel that waits for the host, so that work queued meanwhile runs back to back, without host
/// time in between (like nvbench's blocking kernel). This kernel and a second one after the sample also measure the SM
/// clock: clock64 divided by globaltimer, from the end of the first kernel to the end of the second, so across the
/// sample.
///
/// There are two watchdogs. The host's: queued work may wait for the held stream (because of a debugger, a profiler,
/// CUDA_LAUNCH_BLOCKING or a library call), so the stream is released after a while, and release() reports this. The
/// device's: if the host dies or stops, the GPU must not spin forever.
class StreamHold {
 public:
  struct Limits {
    std::chrono::milliseconds host{1000};
    std::chrono::milliseconds device{10'000};
  };

  /// For the current device. Runs both kernels once, so that nothing is loaded later. @throws DeviceError.
  StreamHold();
  explicit StreamHold(Limits limits);
  ~StreamHold();
  StreamHold(const StreamHold&) = delete;
  StreamHold& operator=(const StreamHold&) = delete;

  /// Work queued from now on waits for release(). @throws DeviceError.
  void hold(cudaStream_t stream);

  /// @returns true if the stream was held until now; false if the host's watchdog had released it.
  bool release() noexcept;

  /// Queues a clock reading after the sample, or before a sample whose stream is not held. @throws DeviceError.
  void readClockAfter(cudaStream_t stream);
  void readClockBefore(cudaStream_t stream);

  /// Call after the stream has finished. Megahertz across the sample. If the two kernels ran on different
  /// multiprocessors, whose counters are unrelated, the lower of the clocks before and after the sample.
  /// @throws DeviceError if the device's watchdog fired: figures between hold and release are then meaningless.
  double clockMhz() const;

 private:
  struct Shared;  ///< in page-locked memory, visible to both sides

  /// Call with the mutex locked. @returns true if the stream was held.
  bool letGo() noexcept;
  void watch(const std::stop_token& stop);

  const Limits m_limits;
  Shared* m_shared = nullptr;
  std::mutex m_mutex;
  unsigned m_ticket = 0;
  std::optional<std::chrono::steady_clock::time_point> m_heldSince;
  std::jthread m_watchdog;
};

}  // namespace warpbench::cuda
