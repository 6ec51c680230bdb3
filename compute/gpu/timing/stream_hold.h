// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cuda_runtime_api.h>

#include <chrono>
#include <mutex>
#include <optional>
#include <thread>

#include "gpu/cuda_check.h"

namespace warpbench::cuda {

/// Holds a stream with a kernel that waits for the host, so that what is queued meanwhile runs back to back, with no
/// time of the host in between (as nvbench's blocking kernel does). That kernel and a second one behind the sample also
/// tell the SM clock: clock64 over globaltimer, from the end of the first to the end of the second, so across the
/// sample.
///
/// Two watchdogs look on. On the host: something queued while the stream is held may wait for the stream (a debugger, a
/// profiler, CUDA_LAUNCH_BLOCKING, a library call), so the stream is let go after a while, and release() says so. On
/// the device: a host that is gone or stopped must not leave a GPU spinning.
class StreamHold {
 public:
  struct Limits {
    std::chrono::milliseconds host{1000};
    std::chrono::milliseconds device{10'000};
  };

  /// On the current device; both kernels run once, so that nothing is loaded later.
  /// @throws DeviceError.
  StreamHold();
  explicit StreamHold(Limits limits);
  ~StreamHold();
  StreamHold(const StreamHold&) = delete;
  StreamHold& operator=(const StreamHold&) = delete;

  /// What is queued from now on waits for release(). @throws DeviceError.
  void hold(cudaStream_t stream);

  /// @returns whether the stream was held until now; false where the host's watchdog had let it go.
  bool release() noexcept;

  /// Queues a reading of the clock behind the sample, or before one whose stream is not held. @throws DeviceError.
  void readClockAfter(cudaStream_t stream);
  void readClockBefore(cudaStream_t stream);

  /// After the stream has come to its end: megahertz from before to after the sample. Where the two kernels ran on
  /// different multiprocessors, whose counts are not each other's: the lower one of those before and after it.
  /// @throws DeviceError where the device's watchdog fired: the figures between hold and release mean nothing.
  double clockMhz() const;

 private:
  struct Shared;  ///< in page-locked memory, which both sides see

  /// With the mutex locked. @returns whether the stream was held.
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
