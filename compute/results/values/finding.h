// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>

#include "core/text/message.h"

namespace warpbench {

/// A line of a kernel: "kernels/matmul/matmul.cuh", 83. No file: nothing is known.
struct SourceLine {
  std::string file;
  int line = 0;
  bool operator==(const SourceLine&) const = default;
};

/// "kernels/matmul/matmul.cuh:83"; in words where it is not known: an access through `*pointer`.
Message toText(const SourceLine& source);

/// A thread of a launch.
struct ThreadId {
  std::array<unsigned, 3> block{};   ///< blockIdx
  std::array<unsigned, 3> thread{};  ///< threadIdx
  bool operator==(const ThreadId&) const = default;
};

/// A mistake in a kernel. Of many at the same lines, the first.
struct Finding {
  enum class Kind {
    OutOfBounds,        ///< an access beyond its buffer or shared array
    Misaligned,         ///< an address that is not a multiple of the access's size
    Uninitialised,      ///< a read of memory that nothing wrote
    Race,               ///< two threads at the same bytes, one writing, neither ordered by a barrier nor both atomic
    UnfinishedCopy,     ///< a use of what an asynchronous copy brings, which its thread has not waited for
    MissingFence,       ///< a bulk copy of what a thread has stored, with no fence in between
    DivergentBarrier,   ///< a barrier that not all threads reach
    IncompleteBarrier,  ///< a barrier in shared memory that a thread waits at, and whose phase never completes
    MisusedBarrier,     ///< such a barrier, or a bulk copy, that is not used as it has to be
    NeverEnds,          ///< a thread that was given up after many steps; the line is the last that is known of it
    NeverWritten,  ///< of a wrong result: an element that no thread wrote; the line is that of its neighbour's store
    NeverRead,     ///< of a wrong result: an element of the input that no thread read, likewise; or a value that a
                   ///< thread stored in shared or scratch memory and none read
  };

  /// What a bulk copy does.
  static constexpr MessageId kBulkCopy = Message::text("bulk copy");

  Kind kind = Kind::OutOfBounds;
  Message access;  ///< "load", "store", "atomic", "bulk copy"; of a barrier: "__syncthreads()"; of one in shared
                   ///< memory: what it lacks, or what is done to it
  SourceLine where;
  ThreadId who;
  Message memory;           ///< the array's name, or "shared array mTile of kernels/matmul/matmul.cuh:83"
  std::int64_t offset = 0;  ///< of the access in it, in bytes; negative before its beginning
  int bytes = 0;            ///< of the access
  std::int64_t memoryBytes = 0;
  // Of a race, the other access; of an unfinished copy, the copy; of a missing fence, the store; of a barrier, a thread
  // that is not there; of one in shared memory, the last that arrived at it; of a store that nobody reads, the load of
  // a neighbouring element.
  Message otherAccess;
  SourceLine otherWhere;
  std::optional<ThreadId> other;
  std::int64_t times = 1;  ///< as many of the same kind at the same lines

  bool operator==(const Finding&) const = default;
};

/// The word of files: "out-of-bounds".
std::string toText(Finding::Kind kind);

/// "block (1, 0), thread (36, 0)".
Message toText(const ThreadId& id);

/// "store of 4 bytes at byte 400 of out, which has 400 bytes".
Message whatIsWrong(const Finding& finding);

/// What there is to say of it, in one line that begins with where it is.
std::string describe(const Finding& finding);

}  // namespace warpbench
