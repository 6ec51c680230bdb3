// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>

#include "core/text/message.h"

namespace warpbench {

/// A line of a kernel: "kernels/matmul/matmul.cuh", 83. An empty file means unknown.
struct SourceLine {
  std::string file;
  int line = 0;
  bool operator==(const SourceLine&) const = default;
};

/// "kernels/matmul/matmul.cuh:83"; a phrase if unknown, as for an access through `*pointer`.
Message toText(const SourceLine& source);

struct ThreadId {
  std::array<unsigned, 3> block{};   ///< blockIdx
  std::array<unsigned, 3> thread{};  ///< threadIdx
  bool operator==(const ThreadId&) const = default;
};

/// A fault in a kernel; for several at the same lines, the first.
struct Finding {
  enum class Kind {
    OutOfBounds,        ///< access outside its buffer or array; `memoryBytes` is 0 where the size is not known
    Misaligned,         ///< address that is not a multiple of the access size
    Uninitialised,      ///< read of memory that was never written
    Race,               ///< conflicting accesses by two threads, in no order and not both atomic
    UnfinishedCopy,     ///< data of an asynchronous copy used before its thread waited for the copy
    MissingFence,       ///< bulk copy of data that a thread stored, without a fence in between
    DivergentBarrier,   ///< barrier that not all threads reach
    IncompleteBarrier,  ///< barrier in shared memory whose phase never completes while a thread waits
    MisusedBarrier,     ///< invalid use of such a barrier or of a bulk copy
    AbsentLane,         ///< shuffle that takes the value of an absent lane
    NeverEnds,          ///< thread aborted after too many steps; the line is the last one known
    NeverWritten,       ///< wrong result: an output element that no thread wrote; the line is its neighbour's store
    NeverRead,  ///< input element that no thread read, or shared or scratch value that was stored but never read
  };

  static constexpr MessageId kBulkCopy = Message::text("bulk copy");

  Kind kind = Kind::OutOfBounds;
  Message access;  ///< "load", "bulk copy", "__syncthreads()"; for a barrier in shared memory, the fault
  SourceLine where;
  ThreadId who;
  Message memory;           ///< array name, or "shared array mTile of kernels/matmul/matmul.cuh:83"
  std::int64_t offset = 0;  ///< byte offset of the access in the array; negative before its start
  int bytes = 0;            ///< size of the access
  std::int64_t memoryBytes = 0;
  // The other access of a race, the copy of an unfinished copy, the store of a missing fence, a thread missing at a
  // barrier, the last thread that arrived at a barrier in shared memory, or the load next to a store that nobody reads.
  Message otherAccess;
  SourceLine otherWhere;
  std::optional<ThreadId> other;
  Message lacks;           ///< of a race: what would order the two, "__threadfence() before k.cu:21"; empty: a barrier
  std::int64_t times = 1;  ///< number of faults of this kind at these lines

  bool operator==(const Finding&) const = default;
};

/// The name in files: "out-of-bounds".
std::string toText(Finding::Kind kind);

/// "block (1, 0), thread (36, 0)".
Message toText(const ThreadId& id);

/// "store of 4 bytes at byte 400 of out, which has 400 bytes".
Message whatIsWrong(const Finding& finding);

/// One line that starts with the source line.
std::string describe(const Finding& finding);

}  // namespace warpbench
