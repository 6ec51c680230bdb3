// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "program/report/program_events.h"
#include "results/values/finding.h"

namespace warpbench::program {

/// How many operations of each stream precede a point in the program.
class WorkClock {
 public:
  void join(const WorkClock& other);
  std::uint64_t of(int stream) const;
  void set(int stream, std::uint64_t count) { m_counts[stream] = count; }

 private:
  std::map<int, std::uint64_t> m_counts;
};

/// A range of bytes that an operation uses in one way.
struct ByteUse {
  static constexpr unsigned kLoad = 1, kAtomic = 2, kStore = 4;
  std::uint64_t begin = 0;
  std::uint64_t end = 0;
  unsigned does = 0;
  bool reachesHost = false;  ///< the host's code can access these bytes too
};

/// A kernel, copy, memset, allocation or free in a stream.
struct StreamOperation {
  std::string name;  ///< "cudaMemcpyAsync", "the kernel fill"
  SourceLine where;
  std::vector<ByteUse> uses;   ///< sorted; they do not overlap
  const char* verb = nullptr;  ///< replaces "reads" or "writes"
};

/// An immediate access of the host.
struct HostUse {
  const char* who;  ///< "the host", "cudaFreeHost"
  std::uint64_t begin;
  std::size_t bytes;
  unsigned does;
  std::uint64_t place;         ///< the return address of the call
  const char* verb = nullptr;  ///< replaces "reads" or "writes"
};

/// The order of a program's work: what streams, events and the host wait for (CUDA C++ Programming Guide, "Asynchronous
/// Concurrent Execution"). The simulator finishes all work before the call that starts it returns, but a GPU may do the
/// work later. An operation is in flight until the host has waited for it. Unordered operations in flight must not use
/// the same bytes, unless both only read them or both are atomics. The host must not use the bytes of an operation in
/// flight.
///
/// All host threads count as one.
class WorkOrder {
 public:
  static constexpr int kDefault = 0;     ///< the legacy default stream
  static constexpr int kPerThread = -1;  ///< the default stream of each thread

  using Describe = std::function<std::string(const void*)>;
  using Tell = std::function<void(const ProgramFinding&)>;
  /// Sets who hears of conflicts. Without a listener nothing looks for them.
  void setListener(Describe describe, Tell tell);

  /// `waits`: whether the stream synchronizes with the legacy default stream.
  void streamBegins(int stream, bool waits);
  bool hasStreams() const { return m_streams.size() > 1; }

  /// Queues the operation in the stream.
  void does(int stream, StreamOperation operation);
  /// The clock of an event that is recorded now.
  WorkClock reachedBy(int stream) const;
  /// The stream waits for an event; std::nullopt stands for one that was never recorded.
  void waits(int stream, const std::optional<WorkClock>& event, const SourceLine& where);
  void hostWaits(const WorkClock& clock);
  void hostWaitsForAll();
  void hostUses(const HostUse& use);
  /// The host polls bytes that an operation in flight may write. It expects them to change, so this is no conflict and
  /// may be a wait.
  void hostPolls(std::uint64_t at, std::size_t bytes);
  /// The addresses now belong to other memory.
  void forget(std::uint64_t begin, std::uint64_t end);

 private:
  struct InFlight {
    std::uint64_t number;  ///< counts the stream's operations from 1
    StreamOperation operation;
    WorkClock clock;
    std::uint64_t begin = ~std::uint64_t{0}, end = 0;          ///< the range that contains its uses
    std::uint64_t hostBegin = ~std::uint64_t{0}, hostEnd = 0;  ///< the range of uses that the host can access
  };
  struct Stream {
    bool waits = true;
    std::uint64_t count = 0;
    WorkClock clock = {};
    std::deque<InFlight> inFlight = {};
    std::optional<SourceLine> emptyWait = {};  ///< where it waited for an event that was never recorded
  };
  struct Conflict {
    const InFlight* past;
    int stream;
    const ByteUse* use;
    std::uint64_t at;
  };
  /// Operations in flight that use the same bytes and that `clock` does not follow.
  std::vector<Conflict> conflictsOf(const std::vector<ByteUse>& uses, const WorkClock& clock) const;
  void retire();
  void watchHost() const;
  void tell(const SourceLine& where, const std::string& who, unsigned does, const char* verb, const Conflict& conflict,
            const std::string& missing);
  std::string nameOf(int stream) const;

  Describe m_describe;
  Tell m_tell;
  std::map<int, Stream> m_streams{{kDefault, {}}};
  WorkClock m_host;
  std::set<std::tuple<std::string, int, std::string, int>> m_told;
};

}  // namespace warpbench::program
