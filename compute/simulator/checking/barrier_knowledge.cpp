// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/checking/barrier_knowledge.h"

#include <algorithm>
#include <utility>

namespace warpbench::simulator {

void BarrierKnowledge::blockBegins(std::size_t threads) {
  m_threads = threads;
  m_known.clear();
  m_barriers.clear();
}

BarrierKnowledge::Barrier& BarrierKnowledge::barrierAt(std::uint32_t number) {
  if (m_barriers.size() <= number) {
    m_barriers.resize(number + std::size_t{1});
    m_known.resize(m_threads);
    const std::size_t size = m_threads + m_barriers.size();
    for (Known& known : m_known) known.resize(size);
    for (Barrier& barrier : m_barriers) {
      barrier.arriving.resize(size);
      barrier.completed.resize(size);
    }
  }
  return m_barriers[number];
}

void BarrierKnowledge::raise(Known& known, const Known& by) {
  for (std::size_t i = 0; i < known.size(); ++i) known[i] = std::max(known[i], by[i]);
}

bool BarrierKnowledge::knowsPhase(int thread, std::uint32_t barrier, std::uint32_t phase) const {
  return barrier < m_barriers.size() && m_known[static_cast<std::size_t>(thread)][m_threads + barrier] > phase;
}

void BarrierKnowledge::arrives(int thread, std::uint32_t barrier, std::size_t warp,
                               std::span<const std::uint32_t> warpClocks) {
  Known& arriving = barrierAt(barrier).arriving;
  raise(arriving, m_known[static_cast<std::size_t>(thread)]);
  for (std::size_t i = 0; i < warpClocks.size(); ++i) arriving[warp + i] = std::max(arriving[warp + i], warpClocks[i]);
}

void BarrierKnowledge::completes(std::uint32_t barrier, bool bytes) {
  Barrier& at = barrierAt(barrier);
  at.tookBytes = bytes;
  at.completed = std::exchange(at.arriving, Known(at.arriving.size()));
}

void BarrierKnowledge::passes(int thread, std::uint32_t barrier, std::uint32_t phase) {
  const Barrier& at = barrierAt(barrier);
  Known& known = m_known[static_cast<std::size_t>(thread)];
  raise(known, at.completed);
  known[m_threads + barrier] = std::max(known[m_threads + barrier], phase + 1);
}

void BarrierKnowledge::blockBarrier() {
  for (std::size_t i = m_threads; i < m_threads + m_barriers.size(); ++i) {
    std::uint32_t phases = 0;
    for (const Known& known : m_known) phases = std::max(phases, known[i]);
    for (Known& known : m_known) known[i] = phases;
  }
}

void BarrierKnowledge::warpBarrier(std::size_t first, std::uint32_t lanes, std::span<const std::uint32_t> masks) {
  if (m_known.empty()) return;
  const std::vector<Known> before(m_known.begin() + static_cast<std::ptrdiff_t>(first),
                                  m_known.begin() + static_cast<std::ptrdiff_t>(first + masks.size()));
  for (std::size_t lane = 0; lane < masks.size(); ++lane)
    for (std::size_t other = 0; other < masks.size() && (lanes >> lane & 1) != 0; ++other)
      if (masks[lane] >> other & 1) raise(m_known[first + lane], before[other]);
}

}  // namespace warpbench::simulator
