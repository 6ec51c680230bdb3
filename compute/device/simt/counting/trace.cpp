// SPDX-License-Identifier: GPL-3.0-or-later
#include "inspect/trace.h"

#include <algorithm>
#include <bit>
#include <optional>
#include <set>
#include <tuple>

#include "base/error.h"
#include "catalogue/catalogue.h"
#include "catalogue/kernel_source.h"
#include "device/simt/checking/checked_run.h"
#include "device/simt/debug_info.h"

namespace warpbench {
namespace simulator {
namespace {

std::array<unsigned, 3> toArray(const dim3& size) { return {size.x, size.y, size.z}; }

/// Keeps what one block does, in the launch of the variant's own kernel that has most threads.
class TraceRecorder final : public BlockObserver {
 public:
  TraceRecorder(Checker& checker, std::optional<KernelSource> kernel, std::array<unsigned, 3> block,
                std::size_t mostSteps)
      : m_checker(checker), m_kernel(kernel), m_block(block), m_mostSteps(mostSteps) {}

  void blockBegins(const uint3& block, const dim3& grid, const dim3& threads, std::size_t) override {
    keepTheBetter();
    m_recording = std::array{block.x, block.y, block.z} == m_block;
    if (!m_recording) return;
    m_found = true;
    m_trace.block = m_block;
    m_trace.grid = toArray(grid);
    m_trace.threads = toArray(threads);
  }

  void blockBarrier(std::span<const ThreadAtBarrier> threads) override {
    if (!m_recording) return;
    TraceStep step{.barrier = true};
    for (std::size_t i = 0; i < threads.size(); ++i) {
      if (threads[i].returned) continue;
      if (step.active == 0) step.where = placeOf(threads[i].where).line;
      step.active |= 1u << i / kWarpSize;
    }
    add(std::move(step));
  }

  void access(int warp, const WarpAccess& access) override {
    if (!m_recording || isLocal(access.kind)) return;  // each lane's own is not drawn
    TraceStep step;
    step.where = placeOf(access.place).line;
    step.column = placeOf(access.place).column;
    step.place = access.place;
    step.warp = warp;
    step.kind = access.kind;
    step.bytesPerLane = access.bytesPerLane;
    step.active = access.active;
    step.cost = costOf(asCompiled(access));
    const auto addressOf = [&](int lane) { return access.address[static_cast<std::size_t>(lane)]; };
    const std::uint64_t first = addressOf(std::countr_zero(access.active));
    const ShadowArray* const array =
        m_checker.arrayOf(access.kind, reinterpret_cast<const std::byte*>(first), access.place);
    const auto begin = array ? reinterpret_cast<std::uint64_t>(array->data()) : constantsAt(first);
    step.memory = memoryOf(access.kind, array);
    for (int lane = 0; lane < kWarpSize; ++lane) {
      if (!(access.active >> lane & 1)) continue;
      step.offset[static_cast<std::size_t>(lane)] = static_cast<std::int64_t>(addressOf(lane) - begin);
      if (isShared(access.kind))
        step.bank[static_cast<std::size_t>(lane)] = static_cast<std::uint8_t>(addressOf(lane) / kBankBytes % kBanks);
    }
    add(std::move(step));
  }

  bool found() const { return m_found; }
  BlockTrace take() {
    keepTheBetter();
    return std::move(m_best);
  }

 private:
  /// The launch of the variant's own kernel is the one to show, not one that prepares or combines; of several that of
  /// most threads, and of equals the one in which the block does most.
  void keepTheBetter() {
    const auto isOwn = [this](const TraceStep& step) {
      return m_kernel && step.where.file == m_kernel->file->name && step.where.line >= m_kernel->firstLine &&
             step.where.line <= m_kernel->lastLine;
    };
    const auto rank = [&](const BlockTrace& trace) {
      std::uint64_t threads = 1;
      for (int axis = 0; axis < 3; ++axis) threads *= std::uint64_t{trace.grid[axis]} * trace.threads[axis];
      return std::tuple(std::ranges::any_of(trace.steps, isOwn), threads, trace.steps.size());
    };
    if (m_recording && rank(m_trace) > rank(m_best)) m_best = std::move(m_trace);
    m_trace = {};
    m_recording = false;
  }

  void add(TraceStep step) {
    if (!m_recording) return;
    if (m_trace.steps.size() < m_mostSteps)
      m_trace.steps.push_back(std::move(step));
    else
      m_trace.truncated = true;
  }

  std::size_t memoryOf(AccessKind kind, const ShadowArray* array) {
    TracedMemory memory{.name = array ? array->name() : "constant memory",
                        .space = spaceOf(kind),
                        .bytes = array ? static_cast<std::int64_t>(array->bytes()) : 0,
                        .shape = array ? array->shape() : ArrayShape()};
    const auto known = std::ranges::find(m_trace.memories, memory);
    const auto index = static_cast<std::size_t>(known - m_trace.memories.begin());
    if (known == m_trace.memories.end()) m_trace.memories.push_back(std::move(memory));
    return index;
  }

  /// Where constant memory begins is not known: at the first address that is seen.
  std::uint64_t constantsAt(std::uint64_t address) {
    if (m_constants == 0) m_constants = address;
    return m_constants;
  }

  Checker& m_checker;
  std::optional<KernelSource> m_kernel;
  std::array<unsigned, 3> m_block;
  std::size_t m_mostSteps;
  bool m_recording = false;
  bool m_found = false;
  std::uint64_t m_constants = 0;
  BlockTrace m_trace;  ///< of the launch in work
  BlockTrace m_best;
};

}  // namespace
}  // namespace simulator

std::vector<std::int64_t> TraceStep::sectors() const {
  std::set<std::int64_t> touched;
  for (std::uint32_t rest = active; rest != 0; rest &= rest - 1) {
    const std::int64_t first = offset[static_cast<std::size_t>(std::countr_zero(rest))];
    for (std::int64_t sector = first / simulator::kSectorBytes;
         sector <= (first + bytesPerLane - 1) / simulator::kSectorBytes; ++sector)
      touched.insert(sector);
  }
  return {touched.begin(), touched.end()};
}

BlockTrace traceBlock(const Point& point, const GpuProfile& profile, std::array<unsigned, 3> block,
                      std::size_t mostSteps, std::stop_token stop) {
  const simulator::SimulatedLaunch launch = simulator::checkedLaunchOf(point);
  const std::unique_ptr<Problem> problem = findFamily(point.family)->problem(point.parameters);
  simulator::CheckedRun run(*problem, profile, simulator::Remember::Places);
  run.useKernelsOf(point, stop);
  const std::string& kernel = findFamily(point.family)->find(point.variant)->kernel;
  const KernelFile own{point.own ? point.own->file : std::string_view(),
                       point.own ? point.own->text : std::string_view()};
  simulator::TraceRecorder recorder(run.checker(), point.own ? findKernelIn(own, kernel) : findKernel(kernel), block,
                                    mostSteps);
  run.launch(launch, point.parameters, std::move(stop), &recorder);
  if (!recorder.found())
    throw RequestError(Message::text("no launch of %1 %2 has a block (%3, %4, %5)"), point.family, point.variant,
                       block[0], block[1], block[2]);
  BlockTrace trace = recorder.take();
  trace.point = point;
  return trace;
}

}  // namespace warpbench
