// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <list>
#include <optional>

#include "program/cuda/runtime_types.h"
#include "program/timeline/work_order.h"

/// A stream of the program. Its work runs in order.
struct CUstream_st {
  double ready = 0;  ///< end of its last work
  unsigned flags = 0;
  int priority = 0;
  int number = 0;                        ///< counted from 1; 0: the default stream; -1: the per-thread one
  struct CUgraph_st* capture = nullptr;  ///< the graph that captures its work
};

/// An event: the time that its stream had reached.
struct CUevent_st {
  double time = -1;  ///< negative: not recorded
  std::optional<warpbench::program::WorkClock> clock = {};  ///< the operations that it waits for
  bool timed = true;
  struct CUgraph_st* capture = nullptr;  ///< that it was recorded in
};

namespace warpbench::program {

/// Models when a program's work would complete on the GPU, in milliseconds since its start. Each piece takes its
/// modelled time, in its stream's order (CUDA C++ Programming Guide, "Asynchronous Concurrent Execution"). In the
/// simulator all work is complete when a call returns. Host work in between takes no time.
class Timeline {
 public:
  enum class Engine { Compute, ToDevice, ToHost, None };

  cudaStream_t create(unsigned flags, int priority);
  /// @returns whether it was a stream of the program.
  bool destroy(cudaStream_t stream);
  /// Includes the default streams.
  bool knows(cudaStream_t stream) const;
  bool isDefault(cudaStream_t stream) const;
  /// The graph that captures the stream's work; usually nullptr. The stream must be known.
  struct CUgraph_st* capturing(cudaStream_t stream) const {
    return isDefault(stream) ? nullptr : stream->capture;
  }
  /// Ends the capture into the graph in all streams.
  void endCapture(const struct CUgraph_st* graph);

  /// Adds work to the stream. If it fills the engine, it waits for the engine's earlier work. @returns its start time.
  double work(cudaStream_t stream, double milliseconds, Engine engine, bool fills);
  int numberOf(cudaStream_t stream) const;
  double readyOf(cudaStream_t stream) const;
  /// Records the event in the stream.
  void record(CUevent_st& event, cudaStream_t stream);
  /// The stream waits for the event; `where` is the call's line.
  void wait(cudaStream_t stream, const CUevent_st& event, const SourceLine& where);
  /// The host waits for the stream or the event.
  void synchronise(cudaStream_t stream);
  void synchronise(const CUevent_st& event);
  void synchroniseAll();
  /// Whether the host has waited for that time or a later one.
  bool isDone(double time) const { return time <= m_host; }
  /// The host knows that the stream's work is done, but has not waited for it.
  void hostKnows(cudaStream_t stream) { m_order.hostWaits(m_order.reachedBy(numberOf(stream))); }
  /// The order of all operations.
  WorkOrder& order() { return m_order; }

 private:
  void waitUntil(cudaStream_t stream, double time);
  void synchroniseTo(double time) { m_host = m_host < time ? time : m_host; }

  WorkOrder m_order;
  std::list<CUstream_st> m_streams;
  CUstream_st m_legacy;
  CUstream_st m_perThread{.number = -1};
  int m_made = 0;  ///< number of streams created
  double m_engines[3] = {0, 0, 0};
  double m_host = 0;
};

}  // namespace warpbench::program
