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

/// One point on the current CUDA device.
class CudaWorkload final : public Workload {
 public:
  /// @throws DeviceError where the arrays do not fit the free memory; the message gives both figures.
  CudaWorkload(const Problem& problem, const Point& point, LaunchFunction<CudaLauncher> launch, CacheFlush& flush,
               StreamHold& hold, Libraries& libraries, double launchLimitSeconds);

  /// After the last launch: copies all inputs and outputs from and to page-locked memory, which leaves anything in
  /// them, and keeps the times.
  void timePinnedTransfers(PinnedTransfer& pinned);

  /// These run instead of the program's own; they go with the workload.
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

  /// Fills in grid, block, registers, shared memory, occupancy, transfer times and what there is to know of the
  /// sampling.
  void describe(Result& result) const;

 private:
  /// The arrays at one place in memory, and the events that time what works on them.
  struct Placement {
    Placement(const Problem& problem, const Parameters& parameters);
    std::vector<DeviceBuffer> buffers;
    Arguments arguments;
    CudaEvent begin;
    CudaEvent end;
    CudaEvent next;  ///< right behind `end`: the two tell what events take by themselves
  };

  void copyInputs(Placement& placement);
  void prepareRest(Placement& placement);
  /// A kernel of some microseconds takes up to a tenth longer or shorter where its arrays lie elsewhere, and just so
  /// long again at the same place; so the samples of small arrays take turns between several.
  void place();
  /// Of so many launches in a row, with the stream held meanwhile, unless they wait for it.
  Sample timed(int launches);

  const Problem& m_problem;
  const Point& m_point;
  std::deque<Placement> m_placements;  ///< one, until the first sample
  std::size_t m_current = 0;           ///< where launches work
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
  int m_launchesInARow = 0;  ///< of a hot sample; 0: not chosen yet
  double m_launchLimitSeconds;
  TransferTimes m_transfer;
};

}  // namespace warpbench::cuda
