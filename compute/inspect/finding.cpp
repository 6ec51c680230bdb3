// SPDX-License-Identifier: GPL-3.0-or-later
#include "inspect/finding.h"

#include <stdexcept>

namespace warpbench {
namespace {

std::string toText(const std::array<unsigned, 3>& at) {
  std::string text = "(" + std::to_string(at[0]) + ", " + std::to_string(at[1]);
  if (at[2] != 0) text += ", " + std::to_string(at[2]);
  return text + ")";
}

std::string bytesText(std::int64_t bytes) { return std::to_string(bytes) + (bytes == 1 ? " byte" : " bytes"); }

/// "4 bytes at byte 4096 of 'out'".
std::string placeText(const Finding& finding) {
  return bytesText(finding.bytes) + " at byte " + std::to_string(finding.offset) + " of " + finding.memory;
}

}  // namespace

std::string toText(const SourceLine& source) {
  return source.file.empty() ? "a line that is not known" : source.file + ":" + std::to_string(source.line);
}

std::string toText(const ThreadId& id) { return "block " + toText(id.block) + ", thread " + toText(id.thread); }

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
    case Finding::Kind::DivergentBarrier:
      return "divergent-barrier";
    case Finding::Kind::NeverEnds:
      return "never-ends";
    case Finding::Kind::NeverWritten:
      return "never-written";
    case Finding::Kind::NeverRead:
      return "never-read";
  }
  throw std::logic_error("a finding without a word");
}

std::string whatIsWrong(const Finding& finding) {
  switch (finding.kind) {
    case Finding::Kind::OutOfBounds:
      return finding.access + " of " + placeText(finding) + ", which has " + bytesText(finding.memoryBytes);
    case Finding::Kind::Misaligned:
      return finding.access + " of " + placeText(finding) + ", which is no multiple of the size";
    case Finding::Kind::Uninitialised:
      return finding.access + " of " + placeText(finding) + ", which nothing has written";
    case Finding::Kind::Race:
      return finding.access + " of " + placeText(finding) + " with no barrier after the " + finding.otherAccess +
             " at " + toText(finding.otherWhere) + " by " + toText(*finding.other);
    case Finding::Kind::DivergentBarrier:
      if (!finding.other) return "waits at " + finding.access + " for lanes that never come";
      return "waits at " + finding.access + " while " + toText(*finding.other) +
             (finding.otherWhere.file.empty() ? " has returned" : " waits at " + toText(finding.otherWhere));
    case Finding::Kind::NeverEnds:
      return "has not ended within the steps that it may take, and was last seen here";
    case Finding::Kind::NeverWritten:
      return "no thread writes " + placeText(finding) + ", as this one does with its neighbour";
    case Finding::Kind::NeverRead:
      if (finding.access == "load")
        return "no thread reads " + placeText(finding) + ", as this one does with its neighbour";
      return "no thread reads " + placeText(finding) + " after this " + finding.access +
             (finding.other
                  ? ", as " + toText(*finding.other) + " does with its neighbour at " + toText(finding.otherWhere)
                  : "");
  }
  throw std::logic_error("a finding without words");
}

std::string describe(const Finding& finding) {
  std::string text =
      toText(finding.where) + ": " + toText(finding.kind) + ": " + toText(finding.who) + ": " + whatIsWrong(finding);
  if (finding.times > 1) text += " (" + std::to_string(finding.times) + " times)";
  return text;
}

}  // namespace warpbench
