// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "simulator/block/block_observer.h"

namespace warpbench::simulator {

/// Delays the stores of a launch in lockstep: no store of a block takes place before all its lanes have loaded, and no
/// block sees another block's stores. Blocks run one after the other.
class DelayedStores final : public AccessWatcher {
 public:
  Then access(Event::Step step, void* at, std::size_t bytes, std::uint64_t place) override;
  /// Rolls back the block's stores.
  void blockEnds();
  /// Call after the last block: applies all blocks' stores in order.
  void apply();

 private:
  struct Store {
    void* at;
    std::size_t bytes;
    std::array<std::byte, 16> value;  ///< before the block; after its end the stored value
  };
  std::vector<Store> m_ofBlock;
  std::vector<Store> m_stores;
};

}  // namespace warpbench::simulator
