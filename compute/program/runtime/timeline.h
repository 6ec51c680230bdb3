// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <list>
#include <optional>

#include "program/cuda/runtime_types.h"
#include "program/runtime/work_order.h"

/// A stream of the program's: work in it is done in order.
struct CUstream_st {
  double ready = 0;  ///< when its last work ends
  unsigned flags = 0;
  int priority = 0;
  int number = 0;                        ///< from 1 on, as they are made; 0: the default one; -1: that of each thread
  struct CUgraph_st* capture = nullptr;  ///< the graph that its work goes into
};

/// An event: where its stream had come to.
struct CUevent_st {
  double time = -1;  ///< below 0: it was not recorded
  std::optional<warpbench::program::WorkClock> clock = {};  ///< of the operations that it waits for
  bool timed = true;
  struct CUgraph_st* capture = nullptr;  ///< that it was recorded in
};

namespace warpbench::program {

/// When a program's work would be done on the GPU, in milliseconds since its start: each piece takes as long as the
/// model says, in its stream's order (CUDA C++ Programming Guide, "Asynchronous Concurrent Execution"). Here all of it
/// has been done when a call returns. Work of the host in between takes no time.
class Timeline {
 public:
  enum class Engine { Compute, ToDevice, ToHost, None };

  cudaStream_t create(unsigned flags, int priority);
  /// @returns whether it was one of the program's.
  bool destroy(cudaStream_t stream);
  /// The default ones are, too.
  bool knows(cudaStream_t stream) const;
  bool isDefault(cudaStream_t stream) const;
  /// The graph that the stream's work goes into; mostly nullptr. The stream is known.
  struct CUgraph_st* capturing(cudaStream_t stream) const {
    return isDefault(stream) ? nullptr : stream->capture;
  }
  /// No stream's work goes into the graph any more.
  void endCapture(const struct CUgraph_st* graph);

  /// Work of so many milliseconds in the stream. What fills the engine waits for what it does already. @returns when
  /// it begins.
  double work(cudaStream_t stream, double milliseconds, Engine engine, bool fills);
  int numberOf(cudaStream_t stream) const;
  double readyOf(cudaStream_t stream) const;
  /// The event is recorded in the stream.
  void record(CUevent_st& event, cudaStream_t stream);
  /// The stream waits for the event, at this place.
  void wait(cudaStream_t stream, const CUevent_st& event, const SourceLine& where);
  /// The host waits for it.
  void synchronise(cudaStream_t stream);
  void synchronise(const CUevent_st& event);
  void synchroniseAll();
  /// The host has waited for it, or for what came later.
  bool isDone(double time) const { return time <= m_host; }
  /// The host knows that the stream's work is done, without having taken its time.
  void hostKnows(cudaStream_t stream) { m_order.hostWaits(m_order.reachedBy(numberOf(stream))); }
  /// What comes before what.
  WorkOrder& order() { return m_order; }

 private:
  void waitUntil(cudaStream_t stream, double time);
  void synchroniseTo(double time) { m_host = m_host < time ? time : m_host; }

  WorkOrder m_order;
  std::list<CUstream_st> m_streams;
  CUstream_st m_legacy;
  CUstream_st m_perThread{.number = -1};
  int m_made = 0;  ///< streams
  double m_engines[3] = {0, 0, 0};
  double m_host = 0;
};

}  // namespace warpbench::program
