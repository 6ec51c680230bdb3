// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

#include "inspect/memory_story.h"

/// Describes a moment of a block in words.
namespace warpbench::plots {

/// All requests of a moment with the same kind and array.
struct ArrayRequests {
  simulator::AccessKind kind = simulator::AccessKind::GlobalLoad;
  std::size_t memory = 0;
  std::int64_t lanes = 0;
  std::int64_t requests = 0;
  std::int64_t units = 0;  ///< sectors, wavefronts or words
  std::int64_t ideal = 0;
  std::vector<std::size_t> steps;  ///< of the trace

  bool isLike(const ArrayRequests& other) const { return kind == other.kind && memory == other.memory; }
};
std::vector<ArrayRequests> requestsOf(const MemoryStory& story, const Moment& moment);

/// "Load from m".
QString verbText(simulator::AccessKind kind, const QString& array);

/// For moments other than barriers: one sentence for each entry of requestsOf(), and one about idle threads if there
/// are any.
QStringList sentencesOf(const MemoryStory& story, const Moment& moment);
QStringList barrierSentences(const std::vector<WarpAtBarrier>& warps);

/// The longest sentences about such requests and idle threads with numbers up to these.
QStringList longestSentences(const MemoryStory& story, const std::vector<ArrayRequests>& largest);
QStringList longestBarrierSentences(const MemoryStory& story);

}  // namespace warpbench::plots
