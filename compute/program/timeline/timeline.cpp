// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/timeline/timeline.h"

#include <algorithm>

namespace warpbench::program {
namespace {

/// From the launch call to the kernel's start on an H200 (driver 580.159.04): 100 consecutive empty kernels take the
/// host 0.44 ms, and one between two events takes 6.4 us.
constexpr double kLaunchMs = 0.0044;

}  // namespace

cudaStream_t Timeline::create(unsigned flags, int priority) {
  m_streams.push_back({.ready = m_host, .flags = flags, .priority = priority, .number = ++m_made});
  m_order.streamBegins(m_made, (flags & cudaStreamNonBlocking) == 0);
  return &m_streams.back();
}

bool Timeline::destroy(cudaStream_t stream) {
  const auto found = std::ranges::find_if(m_streams, [&](const CUstream_st& each) { return &each == stream; });
  if (found == m_streams.end()) return false;
  synchroniseTo(found->ready);
  m_streams.erase(found);
  return true;
}

bool Timeline::isDefault(cudaStream_t stream) const {
  return stream == nullptr || stream == cudaStreamLegacy || stream == cudaStreamPerThread;
}

bool Timeline::knows(cudaStream_t stream) const {
  return isDefault(stream) || std::ranges::any_of(m_streams, [&](const CUstream_st& each) { return &each == stream; });
}

double Timeline::readyOf(cudaStream_t stream) const {
  if (stream == cudaStreamPerThread) return std::max({m_perThread.ready, m_legacy.ready, m_host});
  if (!isDefault(stream))
    return std::max({stream->ready, m_host, (stream->flags & cudaStreamNonBlocking) != 0 ? 0 : m_legacy.ready});
  double ready = std::max({m_legacy.ready, m_perThread.ready, m_host});
  for (const CUstream_st& each : m_streams)
    if ((each.flags & cudaStreamNonBlocking) == 0) ready = std::max(ready, each.ready);
  return ready;
}

void Timeline::record(CUevent_st& event, cudaStream_t stream) {
  event.time = readyOf(stream);
  event.clock = m_order.reachedBy(numberOf(stream));
}

void Timeline::wait(cudaStream_t stream, const CUevent_st& event, const SourceLine& where) {
  waitUntil(stream, event.time);
  m_order.waits(numberOf(stream), event.clock, where);
}

void Timeline::synchronise(cudaStream_t stream) {
  synchroniseTo(readyOf(stream));
  hostKnows(stream);
}

void Timeline::synchronise(const CUevent_st& event) {
  synchroniseTo(event.time);
  if (event.clock) m_order.hostWaits(*event.clock);
}

void Timeline::waitUntil(cudaStream_t stream, double time) {
  CUstream_st& own = stream == cudaStreamPerThread ? m_perThread : isDefault(stream) ? m_legacy : *stream;
  own.ready = std::max(readyOf(stream), time);
}

double Timeline::work(cudaStream_t stream, double milliseconds, Engine engine, bool fills) {
  double begin = readyOf(stream);
  // An idle GPU waits for the host.
  if (engine == Engine::Compute) begin = std::max(begin, m_host + kLaunchMs);
  if (fills && engine != Engine::None) begin = std::max(begin, m_engines[static_cast<int>(engine)]);
  const double end = begin + milliseconds;
  if (fills && engine != Engine::None) m_engines[static_cast<int>(engine)] = end;
  waitUntil(stream, end);
  return begin;
}

int Timeline::numberOf(cudaStream_t stream) const {
  if (stream == cudaStreamPerThread) return m_perThread.number;
  return isDefault(stream) ? m_legacy.number : stream->number;
}

void Timeline::endCapture(const CUgraph_st* graph) {
  for (CUstream_st& each : m_streams)
    if (each.capture == graph) each.capture = nullptr;
}

void Timeline::synchroniseAll() {
  synchroniseTo(std::max(readyOf(nullptr), m_perThread.ready));
  for (const CUstream_st& each : m_streams) synchroniseTo(each.ready);
  m_order.hostWaitsForAll();
}

}  // namespace warpbench::program
