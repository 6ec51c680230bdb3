// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace warpbench::simulator {

/// What the threads of a block know to have happened by barriers in its shared memory, beyond what barriers of the
/// block tell them: vector clocks, with one for each thread and one, of its phases, for each such barrier. Costs
/// nothing in blocks without such barriers.
class BarrierKnowledge {
 public:
  void blockBegins(std::size_t threads);
  /// The block has such barriers.
  bool isUsed() const { return !m_known.empty(); }
  /// The thread knows what another one did up to this clock.
  bool knows(int thread, std::uint32_t other, std::uint32_t clock) const {
    return !m_known.empty() && m_known[static_cast<std::size_t>(thread)][other] >= clock;
  }
  /// The thread knows that this phase, counted from 0, is complete.
  bool knowsPhase(int thread, std::uint32_t barrier, std::uint32_t phase) const;
  /// `warpClocks`: what it knows of the threads from `warp` on, its own among them.
  void arrives(int thread, std::uint32_t barrier, std::size_t warp, std::span<const std::uint32_t> warpClocks);
  /// `bytes`: some of what the phase took.
  void completes(std::uint32_t barrier, bool bytes);
  /// Its last complete phase took bytes.
  bool tookBytes(std::uint32_t barrier) const { return barrier < m_barriers.size() && m_barriers[barrier].tookBytes; }
  void passes(int thread, std::uint32_t barrier, std::uint32_t phase);
  void blockBarrier();
  /// Of the threads from `first` on, those of `lanes` have waited for each other; `masks`: for which lanes each did.
  void warpBarrier(std::size_t first, std::uint32_t lanes, std::span<const std::uint32_t> masks);

 private:
  using Known = std::vector<std::uint32_t>;
  struct Barrier {
    Known arriving;   ///< what threads knew that have arrived in this phase
    Known completed;  ///< the same of the last one that is complete
    bool tookBytes = false;
  };
  /// Makes room for it.
  Barrier& barrierAt(std::uint32_t number);
  static void raise(Known& known, const Known& by);

  std::size_t m_threads = 0;
  std::vector<Known> m_known;  ///< by thread; none before the first barrier
  std::vector<Barrier> m_barriers;
};

}  // namespace warpbench::simulator
