// SPDX-License-Identifier: GPL-3.0-or-later
#include "results/values/finding.h"

#include <stdexcept>

namespace warpbench {
namespace {

std::string toText(const std::array<unsigned, 3>& at) {
  std::string text = "(" + std::to_string(at[0]) + ", " + std::to_string(at[1]);
  if (at[2] != 0) text += ", " + std::to_string(at[2]);
  return text + ")";
}

Message bytesText(std::int64_t bytes) {
  if (bytes == 1) return Message::text("1 byte");
  return {Message::text("%1 bytes"), bytes};
}

}  // namespace

Message toText(const SourceLine& source) {
  if (source.file.empty()) return Message::text("an unknown line");
  return source.file + ":" + std::to_string(source.line);
}

Message toText(const ThreadId& id) {
  return {Message::text("block %1, thread %2"), toText(id.block), toText(id.thread)};
}

std::string toText(Finding::Kind kind) {
  switch (kind) {
    case Finding::Kind::OutOfBounds:
      return "out-of-bounds";
    case Finding::Kind::Misaligned:
      return "misaligned";
    case Finding::Kind::Uninitialised:
      return "uninitialised";
    case Finding::Kind::Race:
      return "race";
    case Finding::Kind::UnfinishedCopy:
      return "unfinished-copy";
    case Finding::Kind::MissingFence:
      return "missing-fence";
    case Finding::Kind::DivergentBarrier:
      return "divergent-barrier";
    case Finding::Kind::IncompleteBarrier:
      return "incomplete-barrier";
    case Finding::Kind::MisusedBarrier:
      return "misused-barrier";
    case Finding::Kind::AbsentLane:
      return "absent-lane";
    case Finding::Kind::NeverEnds:
      return "never-ends";
    case Finding::Kind::NeverWritten:
      return "never-written";
    case Finding::Kind::NeverRead:
      return "never-read";
  }
  throw std::logic_error("a finding without a word");
}

Message whatIsWrong(const Finding& finding) {
  const Message& access = finding.access;
  const Message bytes = bytesText(finding.bytes);
  const std::int64_t at = finding.offset;
  const Message& memory = finding.memory;
  switch (finding.kind) {
    case Finding::Kind::OutOfBounds:
      if (finding.memoryBytes == 0 && finding.bytes == 0) return {Message::text("%1 beyond %2"), access, memory};
      return {Message::text("%1 of %2 at byte %3 of %4, which has %5"),
              access,
              bytes,
              at,
              memory,
              bytesText(finding.memoryBytes)};
    case Finding::Kind::Misaligned:
      if (access == Finding::kBulkCopy.english)
        return {Message::text("%1 of %2 at byte %3 of %4: both must be multiples of 16"), access, bytes, at, memory};
      return {Message::text("%1 of %2 at byte %3 of %4, which is not a multiple of the size"), access, bytes, at,
              memory};
    case Finding::Kind::Uninitialised:
      return {Message::text("%1 of %2 at byte %3 of %4, which no thread has written"), access, bytes, at, memory};
    case Finding::Kind::Race:
    case Finding::Kind::MissingFence:
      if (!finding.lacks.english().empty())
        return {Message::text("%1 of %2 at byte %3 of %4, unordered with the %5 at %6 by %7: %8 is missing"),
                access,
                bytes,
                at,
                memory,
                finding.otherAccess,
                toText(finding.otherWhere),
                toText(*finding.other),
                finding.lacks};
      return {finding.kind == Finding::Kind::Race
                  ? Message::text("%1 of %2 at byte %3 of %4 without a barrier after the %5 at %6 by %7")
                  : Message::text("%1 of %2 at byte %3 of %4 without fence.proxy.async after the %5 at %6 by %7"),
              access,
              bytes,
              at,
              memory,
              finding.otherAccess,
              toText(finding.otherWhere),
              toText(*finding.other)};
    case Finding::Kind::UnfinishedCopy:
      if (finding.otherAccess == Finding::kBulkCopy.english)
        return {Message::text("%1 of %2 at byte %3 of %4 without a wait for the bulk copy at %5 by %6"),
                access,
                bytes,
                at,
                memory,
                toText(finding.otherWhere),
                toText(*finding.other)};
      return {finding.who == *finding.other
                  ? Message::text("%1 of %2 at byte %3 of %4 before a wait for its asynchronous copy at %5")
                  : Message::text("%1 of %2 at byte %3 of %4 before a wait for its asynchronous copy at %5 by %6 and a "
                                  "barrier after the wait"),
              access,
              bytes,
              at,
              memory,
              toText(finding.otherWhere),
              toText(*finding.other)};
    case Finding::Kind::DivergentBarrier:
      if (!finding.other) return {Message::text("waits at %1 for lanes that never arrive"), access};
      if (finding.otherWhere.file.empty())
        return {Message::text("waits at %1 while %2 has returned"), access, toText(*finding.other)};
      return {Message::text("waits at %1 while %2 waits at %3"), access, toText(*finding.other),
              toText(finding.otherWhere)};
    case Finding::Kind::IncompleteBarrier:
      if (!finding.other)
        return {Message::text("waits at a barrier in shared memory that never completes: %1"), access};
      return {
          Message::text("waits at a barrier in shared memory that never completes: %1; the last arrival was at %2 by "
                        "%3"),
          access, toText(finding.otherWhere), toText(*finding.other)};
    case Finding::Kind::MisusedBarrier:
      return access;
    case Finding::Kind::AbsentLane:
      if (!finding.memory.empty())
        return {Message::text("its mask names lane %1, which has exited or does not reach this line with it"), access};
      return {Message::text("takes the value of lane %1, which has exited or is not in the mask"), access};
    case Finding::Kind::NeverEnds:
      if (!finding.access.empty()) return finding.access;
      return Message::text("did not end within its limit of steps; last seen here");
    case Finding::Kind::NeverWritten:
      return {Message::text("no thread writes %1 at byte %2 of %3; this thread writes the neighbouring bytes"), bytes,
              at, memory};
    case Finding::Kind::NeverRead:
      if (access == "load")
        return {Message::text("no thread reads %1 at byte %2 of %3; this thread reads the neighbouring bytes"), bytes,
                at, memory};
      if (!finding.other)
        return {Message::text("no thread reads %1 at byte %2 of %3 after this %4"), bytes, at, memory, access};
      return {Message::text("no thread reads %1 at byte %2 of %3 after this %4; %5 reads the neighbouring bytes at %6"),
              bytes,
              at,
              memory,
              access,
              toText(*finding.other),
              toText(finding.otherWhere)};
  }
  throw std::logic_error("a finding without words");
}

std::string describe(const Finding& finding) {
  std::string text = toText(finding.where).english() + ": " + toText(finding.kind) + ": " +
                     toText(finding.who).english() + ": " + whatIsWrong(finding).english();
  if (finding.times > 1) text += " (" + std::to_string(finding.times) + " times)";
  return text;
}

}  // namespace warpbench
