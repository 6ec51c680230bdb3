// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "simulator/block/block_observer.h"

namespace warpbench::simulator {

/// Stores of a launch in lockstep: in a block none takes place before all its lanes have loaded, and no block sees
/// those of another one. Blocks run one after the other.
class StoresHeldBack final : public AccessWatcher {
 public:
  Then access(Event::Step step, void* at, std::size_t bytes, std::uint64_t place) override;
  /// Takes back what the block has stored.
  void blockEnds();
  /// After the last block: what all of them stored, in their order.
  void apply();

 private:
  struct Store {
    void* at;
    std::size_t bytes;
    std::array<std::byte, 16> value;  ///< before the block; once it has ended, after it
  };
  std::vector<Store> m_ofBlock;
  std::vector<Store> m_stores;
};

}  // namespace warpbench::simulator
