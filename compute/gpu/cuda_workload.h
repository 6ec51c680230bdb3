// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>
#include <memory>
#include <vector>

#include "catalogue/family.h"
#include "gpu/cuda_check.h"
#include "gpu/cuda_launcher.h"
#include "gpu/timing/cache_flush.h"
#include "gpu/timing/host_transfer.h"
#include "gpu/timing/stream_hold.h"
#include "measure/measure_point.h"

namespace warpbench::cuda {

/// A point on the current CUDA device.
class CudaWorkload final : public Workload {
 public:
  /// @throws DeviceError with both sizes if the arrays do not fit into free memory.
  CudaWorkload(const Problem& problem, const Point& point, LaunchFunction<CudaLauncher> launch, CacheFlush& flush,
               StreamHold& hold, Libraries& libraries, double launchLimitSeconds);

  /// Call after the last launch. Times copies of all inputs and outputs from and to page-locked memory. The copies
  /// overwrite the arrays with arbitrary data.
  void timePinnedTransfers(PinnedTransfer& pinned);

  /// Launches these kernels instead of the program's own, and destroys them with the workload.
  void use(std::unique_ptr<DriverModule> own) {
    m_own = std::move(own);
    m_launcher.use(m_own.get());
  }

  /// See CudaLauncher::profile.
  void profile(std::function<void(const void* kernel, const CudaLaunchShape&)> onKernel) {
    m_launcher.profile(std::move(onKernel));
  }

  void reset() override;
  void launch() override;
  std::vector<std::span<const std::byte>> read() override;
  Sample sample(Mode mode, Flush flush) override;
  Machine machine() const override;

  /// Fills in grid, block, registers, shared memory, occupancy, transfer times and sampling details.
  void describe(Result& result) const;

 private:
  /// The arrays at one place in memory, and the events that time work on them.
  struct Placement {
    Placement(const Problem& problem, const Parameters& parameters);
    std::vector<DeviceBuffer> buffers;
    Arguments arguments;
    CudaEvent begin;
    CudaEvent end;
    CudaEvent next;  ///< directly after `end`: the difference is the events' own time
  };

  void copyInputs(Placement& placement);
  void prepareRest(Placement& placement);
  /// A kernel of some microseconds takes up to a tenth longer or shorter if its arrays are elsewhere, and the same time
  /// again at the same place. Samples of small arrays therefore alternate between several places.
  void place();
  /// Times this many launches in a row. Holds the stream meanwhile, unless the launches wait for it.
  Sample timed(int launches);

  const Problem& m_problem;
  const Point& m_point;
  std::deque<Placement> m_placements;  ///< a single one until the first sample
  std::size_t m_current = 0;           ///< the placement that launches use
  std::vector<Bytes> m_readBack;
  Stream m_stream;
  CudaEvent m_afterwards;
  std::unique_ptr<DriverModule> m_own;
  LaunchFunction<CudaLauncher> m_launch;
  CudaLauncher m_launcher;
  CacheFlush& m_flush;
  StreamHold& m_hold;
  bool m_undisturbed = true;  ///< no launch has waited for the held stream
  bool m_placed = false;
  int m_launchesInARow = 0;  ///< per hot sample; 0: not chosen yet
  double m_launchLimitSeconds;
  TransferTimes m_transfer;
};

}  // namespace warpbench::cuda
