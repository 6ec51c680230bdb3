// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/counting/trace_recorder.h"

#include <algorithm>
#include <bit>
#include <tuple>

#include "simulator/debug_info.h"

namespace warpbench::simulator {

void TraceRecorder::blockBegins(const uint3& block, const dim3& grid, const dim3& threads, std::size_t,
                                const MemorySpaces&) {
  keepTheBetter();
  m_recording = std::array{block.x, block.y, block.z} == m_block;
  if (!m_recording) return;
  m_found = true;
  m_trace.block = m_block;
  m_trace.grid = {grid.x, grid.y, grid.z};
  m_trace.threads = {threads.x, threads.y, threads.z};
}

void TraceRecorder::blockBarrier(std::span<const ThreadAtBarrier> threads) {
  if (!m_recording) return;
  TraceStep step{.barrier = true};
  for (std::size_t i = 0; i < threads.size(); ++i) {
    if (threads[i].returned) continue;
    if (step.active == 0) step.where = placeOf(threads[i].where).line;
    step.active |= 1u << i / kWarpSize;
  }
  add(std::move(step));
}

void TraceRecorder::access(int warp, const WarpAccess& access) {
  // Local memory is not drawn.
  if (!m_recording || m_trace.truncated || isLocal(access.kind)) return;
  WarpAccess part = access;
  for (std::uint32_t rest = access.active; rest != 0; rest &= ~part.active) {
    const ShadowArray* const array = arrayOf(access, std::countr_zero(rest));
    part.active = rest;
    if (isGlobal(access.kind))
      for (int lane = 0; lane < kWarpSize; ++lane)
        if (rest >> lane & 1 && arrayOf(access, lane) != array) part.active &= ~(1u << lane);
    addPart(warp, part, array, rest == access.active);
  }
}

ShadowArray* TraceRecorder::arrayOf(const WarpAccess& access, int lane) const {
  return m_checker.arrayOf(
      access.kind, reinterpret_cast<const std::byte*>(access.address[static_cast<std::size_t>(lane)]), access.place);
}

void TraceRecorder::addPart(int warp, const WarpAccess& access, const ShadowArray* array, bool first) {
  TraceStep step;
  step.where = placeOf(access.place).line;
  step.column = placeOf(access.place).column;
  step.place = access.place;
  step.warp = warp;
  step.kind = access.kind;
  step.bytesPerLane = access.bytesPerLane;
  step.active = access.active;
  step.cost = costOf(asCompiled(access));
  if (!first) step.cost.requests = 0;
  const auto addressOf = [&](int lane) { return access.address[static_cast<std::size_t>(lane)]; };
  const auto begin =
      array ? reinterpret_cast<std::uint64_t>(array->data()) : constantsAt(addressOf(std::countr_zero(access.active)));
  step.memory = memoryOf(access.kind, array);
  for (int lane = 0; lane < kWarpSize; ++lane) {
    if (!(access.active >> lane & 1)) continue;
    step.offset[static_cast<std::size_t>(lane)] = static_cast<std::int64_t>(addressOf(lane) - begin);
    if (isShared(access.kind))
      step.bank[static_cast<std::size_t>(lane)] = static_cast<std::uint8_t>(addressOf(lane) / kBankBytes % kBanks);
  }
  add(std::move(step));
}

BlockTrace TraceRecorder::take() {
  keepTheBetter();
  return std::move(m_best);
}

/// Prefers the launch of the variant's own kernel over one that prepares or combines.
void TraceRecorder::keepTheBetter() {
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

void TraceRecorder::add(TraceStep step) {
  if (!m_recording) return;
  if (m_trace.steps.size() < m_maxSteps)
    m_trace.steps.push_back(std::move(step));
  else
    m_trace.truncated = true;
}

std::size_t TraceRecorder::memoryOf(AccessKind kind, const ShadowArray* array) {
  TracedMemory memory{.name = array ? array->name() : "constant memory",
                      .space = spaceOf(kind),
                      .bytes = array ? static_cast<std::int64_t>(array->bytes()) : 0,
                      .shape = array ? array->shape() : ArrayShape()};
  const auto known = std::ranges::find(m_trace.memories, memory);
  const auto index = static_cast<std::size_t>(known - m_trace.memories.begin());
  if (known == m_trace.memories.end()) m_trace.memories.push_back(std::move(memory));
  return index;
}

/// The start of constant memory is unknown, so the first address seen stands for it.
std::uint64_t TraceRecorder::constantsAt(std::uint64_t address) {
  if (m_constants == 0) m_constants = address;
  return m_constants;
}

}  // namespace warpbench::simulator
