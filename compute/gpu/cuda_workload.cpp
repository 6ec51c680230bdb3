// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cuda_workload.h"

#include <nvtx3/nvtx3.hpp>

#include <algorithm>
#include <chrono>
#include <cstring>
#include <memory>
#include <string>

#include "core/machine/machine_limits.h"
#include "core/text/error.h"
#include "measure/verification.h"

namespace warpbench::cuda {
namespace {

using Clock = std::chrono::steady_clock;

double milliseconds(Clock::time_point begin) {
  return std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
}

std::vector<DeviceBuffer> allocate(const Problem& problem) {
  std::size_t needed = 0;
  for (const Array& array : problem.arrays()) needed += array.bytes;
  std::size_t free = 0;
  std::size_t total = 0;
  check(cudaMemGetInfo(&free, &total), "cudaMemGetInfo");
  if (needed > free)
    throw DeviceError(Message::text("the arrays need %1 MiB of GPU memory, but %2 MiB are free: choose a smaller size"),
                      needed >> 20, free >> 20);
  std::vector<DeviceBuffer> buffers;
  for (const Array& array : problem.arrays()) buffers.emplace_back(array.bytes);
  return buffers;
}

Arguments argumentsOf(const Problem& problem, const std::vector<DeviceBuffer>& buffers, const Parameters& parameters) {
  std::vector<Arguments::Buffer> named;
  for (std::size_t i = 0; i < buffers.size(); ++i)
    named.push_back({problem.arrays()[i].name, buffers[i].data(), buffers[i].bytes()});
  return {std::move(named), parameters};
}

}  // namespace

CudaWorkload::Placement::Placement(const Problem& problem, const Parameters& parameters)
    : buffers(allocate(problem)), arguments(argumentsOf(problem, buffers, parameters)) {}

CudaWorkload::CudaWorkload(const Problem& problem, const Point& point, LaunchFunction<CudaLauncher> launch,
                           CacheFlush& flush, StreamHold& hold, Libraries& libraries, double launchLimitSeconds)
    : m_problem(problem),
      m_point(point),
      m_launch(std::move(launch)),
      m_launcher(m_stream.get(), libraries),
      m_flush(flush),
      m_hold(hold),
      m_launchLimitSeconds(launchLimitSeconds) {
  m_placements.emplace_back(problem, point.parameters);
  std::size_t written = 0;
  for (const Array& array : problem.arrays())
    if (array.written()) written += array.bytes;
  requireMemory(written, kArraysNeed);
  for (const Array& array : problem.arrays()) {
    if (!array.written()) continue;
    Bytes& host = m_readBack.emplace_back(array.bytes);
    // Touch the pages from all threads, because the system allocates them on first touch. A copy would touch them one
    // after the other.
    inParallel(static_cast<std::int64_t>(host.size()),
               [&](std::int64_t begin, std::int64_t end) { std::memset(host.data() + begin, 0, end - begin); });
  }
}

void CudaWorkload::timePinnedTransfers(PinnedTransfer& pinned) {
  m_transfer.toDevicePinned = m_transfer.toHostPinned = 0;
  const std::vector<DeviceBuffer>& buffers = m_placements[m_current].buffers;
  for (std::size_t i = 0; i < buffers.size(); ++i) {
    const Array& array = m_problem.arrays()[i];
    if (!array.initial.empty() && array.role != Array::Role::Scratch)
      m_transfer.toDevicePinned += pinned.toDevice(buffers[i].data(), buffers[i].bytes(), m_stream.get());
    if (array.written())
      m_transfer.toHostPinned += pinned.toHost(buffers[i].data(), buffers[i].bytes(), m_stream.get());
  }
}

void CudaWorkload::copyInputs(Placement& placement) {
  for (std::size_t i = 0; i < placement.buffers.size(); ++i) {
    const Array& array = m_problem.arrays()[i];
    if (array.initial.empty() || array.role == Array::Role::Scratch) continue;
    check(cudaMemcpyAsync(placement.buffers[i].data(), array.initial.data(), array.bytes, cudaMemcpyHostToDevice,
                          m_stream.get()),
          "cudaMemcpyAsync");
  }
}

void CudaWorkload::prepareRest(Placement& placement) {
  for (std::size_t i = 0; i < placement.buffers.size(); ++i) {
    const Array& array = m_problem.arrays()[i];
    const DeviceBuffer& buffer = placement.buffers[i];
    if (array.role == Array::Role::Scratch && !array.initial.empty())
      check(cudaMemcpyAsync(buffer.data(), array.initial.data(), array.bytes, cudaMemcpyHostToDevice, m_stream.get()),
            "cudaMemcpyAsync");
    if (array.initial.empty())
      check(cudaMemsetAsync(buffer.data(), 0xff, buffer.bytes(), m_stream.get()), "cudaMemsetAsync");
  }
}

void CudaWorkload::reset() {
  const Clock::time_point begin = Clock::now();
  copyInputs(m_placements[m_current]);
  check(cudaStreamSynchronize(m_stream.get()), "cudaStreamSynchronize");
  m_transfer.toDevice = milliseconds(begin);
  prepareRest(m_placements[m_current]);
  check(cudaStreamSynchronize(m_stream.get()), "cudaStreamSynchronize");
}

void CudaWorkload::place() {
  m_placed = true;
  constexpr std::size_t kMostBytes = std::size_t{64} << 20;
  constexpr std::size_t kMost = 32;
  std::size_t bytes = 1;
  for (const Array& array : m_problem.arrays()) bytes += array.bytes;
  std::size_t free = 0;
  std::size_t total = 0;
  check(cudaMemGetInfo(&free, &total), "cudaMemGetInfo");
  const std::size_t count = std::min(std::min(kMostBytes, free / 4) / bytes, kMost);
  while (m_placements.size() < count) {
    Placement& placement = m_placements.emplace_back(m_problem, m_point.parameters);
    copyInputs(placement);
    prepareRest(placement);
  }
  check(cudaStreamSynchronize(m_stream.get()), "cudaStreamSynchronize");
}

void CudaWorkload::launch() {
  Placement& here = m_placements[m_current];
  {
    const nvtx3::scoped_range range(m_point.variant);  // the range that a profiler can filter by
    m_launch(m_launcher, here.arguments);
  }
  here.end.record(m_stream.get());
  here.end.wait(m_launchLimitSeconds);
  m_launcher.deliver();
}

std::vector<std::span<const std::byte>> CudaWorkload::read() {
  const Clock::time_point begin = Clock::now();
  std::vector<std::span<const std::byte>> outputs;
  const std::vector<DeviceBuffer>& buffers = m_placements[m_current].buffers;
  for (std::size_t i = 0; i < buffers.size(); ++i) {
    if (!m_problem.arrays()[i].written()) continue;
    Bytes& host = m_readBack[outputs.size()];
    check(cudaMemcpyAsync(host.data(), buffers[i].data(), host.size(), cudaMemcpyDeviceToHost, m_stream.get()),
          "cudaMemcpyAsync");
    outputs.emplace_back(host);
  }
  check(cudaStreamSynchronize(m_stream.get()), "cudaStreamSynchronize");
  m_transfer.toHost = milliseconds(begin);
  return outputs;
}

Sample CudaWorkload::sample(Mode mode, Flush flush) {
  if (!m_placed) place();
  m_current = (m_current + 1) % m_placements.size();
  if (mode == Mode::Cold) m_flush.run(m_stream.get(), flush);
  if (mode != Mode::Hot) return timed(1);
  // Warm up: the last launch may have used another placement.
  m_launch(m_launcher, m_placements[m_current].arguments);
  if (m_launchesInARow == 0) {
    // Long enough that the events' own time is negligible. A stream's queue holds about a thousand launches, and a
    // variant may need several.
    constexpr double kWantedMs = 1;
    constexpr double kMost = 64;
    m_launchesInARow = static_cast<int>(std::clamp(kWantedMs / timed(1).milliseconds, 1.0, kMost));
  }
  return timed(m_launchesInARow);
}

Sample CudaWorkload::timed(int launches) {
  Placement& here = m_placements[m_current];
  const bool hold = m_undisturbed && !m_launcher.waitsForStream();
  m_launcher.only(Part::OnlyFills);
  m_launch(m_launcher, here.arguments);
  const std::unique_ptr<StreamHold, void (*)(StreamHold*)> releasedInTheEnd(&m_hold,
                                                                            [](StreamHold* h) { h->release(); });
  if (hold)
    m_hold.hold(m_stream.get());
  else
    m_hold.readClockBefore(m_stream.get());
  m_launcher.only(Part::WithoutFills);
  here.begin.record(m_stream.get());
  for (int i = 0; i < launches; ++i) m_launch(m_launcher, here.arguments);
  here.end.record(m_stream.get());
  here.next.record(m_stream.get());
  m_launcher.only(Part::All);
  m_hold.readClockAfter(m_stream.get());
  m_afterwards.record(m_stream.get());
  if (!m_hold.release() && hold) m_undisturbed = false;
  m_afterwards.wait(m_launchLimitSeconds);
  return {.milliseconds = here.end.since(here.begin) / launches,
          .clockMhz = m_hold.clockMhz(),
          .launches = launches,
          .emptyInterval = here.next.since(here.end),
          .undisturbed = m_undisturbed};
}

Machine CudaWorkload::machine() const {
  int device = 0;
  int kilohertz = 0;
  int cache = 0;
  check(cudaGetDevice(&device), "cudaGetDevice");
  check(cudaDeviceGetAttribute(&kilohertz, cudaDevAttrClockRate, device), "cudaDeviceGetAttribute");
  check(cudaDeviceGetAttribute(&cache, cudaDevAttrL2CacheSize, device), "cudaDeviceGetAttribute");
  return {.smClockMhz = kilohertz * 1e-3, .cacheBytes = static_cast<double>(cache)};
}

void CudaWorkload::describe(Result& result) const {
  result.transfer = m_transfer;
  if (result.sampling) result.sampling->placements = static_cast<std::int64_t>(m_placements.size());
  if (result.mode == Mode::Cold && !m_flush.empties())
    result.warnings.push_back(Message::text("the L2 cache was not flushed: too little GPU memory is free"));
  const auto& launched = m_launcher.launched();
  if (!launched) return;
  const auto& [kernel, shape] = *launched;
  result.grid = {shape.grid.x, shape.grid.y, shape.grid.z};
  result.block = {shape.block.x, shape.block.y, shape.block.z};

  const int threads = static_cast<int>(shape.block.x * shape.block.y * shape.block.z);
  DriverModule::Properties properties;
  if (CUfunc_st* const own = m_own ? m_own->kernel(kernel) : nullptr) {
    properties = m_own->propertiesOf(own, threads, shape.dynamicSharedBytes);
  } else {
    cudaFuncAttributes attributes{};
    check(cudaFuncGetAttributes(&attributes, kernel), "cudaFuncGetAttributes");
    check(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&properties.blocksPerMultiprocessor, kernel, threads,
                                                        shape.dynamicSharedBytes),
          "cudaOccupancyMaxActiveBlocksPerMultiprocessor");
    properties.registers = attributes.numRegs;
    properties.sharedBytes = attributes.sharedSizeBytes;
  }
  result.registers = properties.registers;
  result.sharedBytes = static_cast<std::int64_t>(properties.sharedBytes + shape.dynamicSharedBytes);

  int device = 0;
  int threadsPerMultiprocessor = 0;
  check(cudaGetDevice(&device), "cudaGetDevice");
  check(cudaDeviceGetAttribute(&threadsPerMultiprocessor, cudaDevAttrMaxThreadsPerMultiProcessor, device),
        "cudaDeviceGetAttribute");
  result.facts.push_back({kBlocksPerMultiprocessor, std::to_string(properties.blocksPerMultiprocessor)});
  constexpr int kWarp = 32;
  result.occupancy = static_cast<double>(properties.blocksPerMultiprocessor) * ((threads + kWarp - 1) / kWarp * kWarp) /
                     threadsPerMultiprocessor;
}

}  // namespace warpbench::cuda
