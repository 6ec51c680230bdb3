// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "memory/memory_layout.h"

namespace warpbench::plots {

/// A story with what its pictures need to know about all moments. Construction visits all steps of the trace several
/// times, so keep it out of time-critical code.
class MemoryScene {
 public:
  explicit MemoryScene(BlockTrace trace, std::optional<int> warp = {})
      : m_story(std::move(trace), warp), m_needs(needsOf(m_story)), m_start(m_story) {}
  MemoryScene(const MemoryScene&) = delete;
  MemoryScene& operator=(const MemoryScene&) = delete;

  const MemoryStory& story() const { return m_story; }
  const MemoryNeeds& needs() const { return m_needs; }
  /// The state before the first moment. The scene must outlive it.
  const MemoryState& start() const { return m_start; }
  std::size_t moments() const { return m_story.moments().size(); }

 private:
  MemoryStory m_story;
  MemoryNeeds m_needs;
  MemoryState m_start;
};

}  // namespace warpbench::plots
