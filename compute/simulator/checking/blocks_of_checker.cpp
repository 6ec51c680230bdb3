// SPDX-License-Identifier: GPL-3.0-or-later
// Lets a checker follow blocks of one launch that take turns.
#include <utility>

#include "simulator/checking/checker.h"

namespace warpbench::simulator {

struct Checker::OfBlock {
  std::deque<ShadowArray> shared;
  std::unordered_map<const SharedArray*, ShadowArray*> shadows;
  std::uint32_t block = 0;
  std::uint32_t epoch = 0;
  std::uint64_t barrier = 0;
  std::vector<Thread> threads;
  std::vector<Copies> copies;
  BarrierKnowledge knowledge;
  std::map<std::uint32_t, PastAccess> arrivals;
  std::vector<BulkLoad> bulkLoads;
  std::vector<BulkStore> bulkStores;
  std::vector<std::uint32_t> bulkGroups;
  std::optional<WrongIndex> wrongIndex;
  ReleaseOrder releases;
  Observed observed;
  MemorySpaces spaces;
};

Checker::BlockState::BlockState() : d(std::make_unique<OfBlock>()) {}
Checker::BlockState::~BlockState() = default;

void Checker::exchange(BlockState& other) {
  settleStores();
  OfBlock& block = *other.d;
  std::swap(m_shared, block.shared);
  std::swap(m_shadows, block.shadows);
  std::swap(m_block, block.block);
  std::swap(m_epoch, block.epoch);
  std::swap(m_barrier, block.barrier);
  std::swap(m_threads, block.threads);
  std::swap(m_copies, block.copies);
  std::swap(m_knowledge, block.knowledge);
  std::swap(m_arrivals, block.arrivals);
  std::swap(m_bulkLoads, block.bulkLoads);
  std::swap(m_bulkStores, block.bulkStores);
  std::swap(m_bulkGroups, block.bulkGroups);
  std::swap(m_wrongIndex, block.wrongIndex);
  m_releases.exchangeBlock(block.releases);
  std::swap(m_observed, block.observed);
  std::swap(m_spaces, block.spaces);
}

void Checker::gridBarrier() {
  settleStores();
  ++m_launch;
}

}  // namespace warpbench::simulator
