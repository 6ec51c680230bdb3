// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace warpbench::simulator {

/// What the threads of a block know through barriers in its shared memory, beyond block barriers: vector clocks with an
/// entry for each thread and for the phases of each such barrier. Free of cost in blocks without such barriers.
class BarrierKnowledge {
 public:
  void blockBegins(std::size_t threads);
  /// Whether the block has such barriers.
  bool isUsed() const { return !m_known.empty(); }
  /// Whether the thread knows what another one did up to this clock.
  bool knows(int thread, std::uint32_t other, std::uint32_t clock) const {
    return !m_known.empty() && m_known[static_cast<std::size_t>(thread)][other] >= clock;
  }
  /// Whether the thread knows that this phase, counted from 0, is complete.
  bool knowsPhase(int thread, std::uint32_t barrier, std::uint32_t phase) const;
  /// `warpClocks`: what it knows of the threads from `warp` on, including itself.
  void arrives(int thread, std::uint32_t barrier, std::size_t warp, std::span<const std::uint32_t> warpClocks);
  /// `bytes`: the phase included bytes.
  void completes(std::uint32_t barrier, bool bytes);
  /// Whether its last complete phase included bytes.
  bool tookBytes(std::uint32_t barrier) const { return barrier < m_barriers.size() && m_barriers[barrier].tookBytes; }
  void passes(int thread, std::uint32_t barrier, std::uint32_t phase);
  void blockBarrier();
  /// The `lanes` among the threads from `first` on have synchronized; `masks`: the lanes that each waited for.
  void warpBarrier(std::size_t first, std::uint32_t lanes, std::span<const std::uint32_t> masks);

 private:
  using Known = std::vector<std::uint32_t>;
  struct Barrier {
    Known arriving;   ///< what the threads that have arrived in this phase knew
    Known completed;  ///< the same for the last complete phase
    bool tookBytes = false;
  };
  /// Creates the barrier if needed.
  Barrier& barrierAt(std::uint32_t number);
  static void raise(Known& known, const Known& by);

  std::size_t m_threads = 0;
  std::vector<Known> m_known;  ///< by thread; empty before the first barrier
  std::vector<Barrier> m_barriers;
};

}  // namespace warpbench::simulator
