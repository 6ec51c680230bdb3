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

/// How many operations of each stream come before a point in the program.
class WorkClock {
 public:
  void join(const WorkClock& other);
  std::uint64_t of(int stream) const;
  void set(int stream, std::uint64_t count) { m_counts[stream] = count; }

 private:
  std::map<int, std::uint64_t> m_counts;
};

/// Bytes that an operation uses, all of them in the same way.
struct ByteUse {
  static constexpr unsigned kLoad = 1, kAtomic = 2, kStore = 4;
  std::uint64_t begin = 0;
  std::uint64_t end = 0;
  unsigned does = 0;
  bool reachesHost = false;  ///< the host's code can use these bytes, too
};

/// A kernel, copy, memset, allocation or free that a stream does.
struct StreamOperation {
  std::string name;  ///< "cudaMemcpyAsync", "the kernel fill"
  SourceLine where;
  std::vector<ByteUse> uses;   ///< sorted; they do not overlap
  const char* verb = nullptr;  ///< instead of "reads" or "writes"
};

/// What the host does with bytes, at once.
struct HostUse {
  const char* who;  ///< "the host", "cudaFreeHost"
  std::uint64_t begin;
  std::size_t bytes;
  unsigned does;
  std::uint64_t place;         ///< the return address of the call
  const char* verb = nullptr;  ///< instead of "reads" or "writes"
};

/// The order of a program's work: what streams, events and the host wait for (CUDA C++ Programming Guide, "Asynchronous
/// Concurrent Execution"). All work is done when the call that asks for it returns, but on a GPU it may be done later.
/// An operation is in flight until the host has waited for it. Operations in flight that nothing orders must not use
/// the same bytes, unless both only read them or both are atomics, and the host must not use theirs.
///
/// All threads of the host count as one.
class WorkOrder {
 public:
  static constexpr int kDefault = 0;     ///< the legacy default stream
  static constexpr int kPerThread = -1;  ///< the default stream of each thread

  using Describe = std::function<std::string(const void*)>;
  using Tell = std::function<void(const ProgramFinding&)>;
  /// Without it, nothing is looked for.
  void setListener(Describe describe, Tell tell);

  /// `waits`: for the legacy default stream, which waits for this one.
  void streamBegins(int stream, bool waits);
  bool hasStreams() const { return m_streams.size() > 1; }

  /// The stream does this next.
  void does(int stream, StreamOperation operation);
  /// What an event that is recorded now stands for.
  WorkClock reachedBy(int stream) const;
  /// The stream waits for an event; nothing: for one that was never recorded.
  void waits(int stream, const std::optional<WorkClock>& event, const SourceLine& where);
  void hostWaits(const WorkClock& clock);
  void hostWaitsForAll();
  void hostUses(const HostUse& use);
  /// The host reads what an operation in flight may have written, and knows that it may change. It may wait for it.
  void hostPolls(std::uint64_t at, std::size_t bytes);
  /// The addresses become those of other memory.
  void forget(std::uint64_t begin, std::uint64_t end);

 private:
  struct InFlight {
    std::uint64_t number;  ///< of its stream's operations, counted from 1
    StreamOperation operation;
    WorkClock clock;
    std::uint64_t begin = ~std::uint64_t{0}, end = 0;          ///< its uses lie between them
    std::uint64_t hostBegin = ~std::uint64_t{0}, hostEnd = 0;  ///< those that the host can touch
  };
  struct Stream {
    bool waits = true;
    std::uint64_t count = 0;
    WorkClock clock = {};
    std::deque<InFlight> inFlight = {};
    std::optional<SourceLine> emptyWait = {};  ///< where it has waited for an event that was never recorded
  };
  struct Conflict {
    const InFlight* past;
    int stream;
    const ByteUse* use;
    std::uint64_t at;
  };
  /// Those in flight that come before nothing of `clock` and use the same bytes.
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
