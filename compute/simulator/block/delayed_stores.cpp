// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/block/delayed_stores.h"

#include <cstring>

#include "simulator/memory_spaces.h"

namespace warpbench::simulator {

AccessWatcher::Then DelayedStores::access(Event::Step step, void* at, std::size_t bytes, std::uint64_t) {
  const bool stores = step == Event::Step::Store || step == Event::Step::VolatileStore;
  if (!stores || spaceOf(at) != MemorySpace::Global) return Then::Access;
  Store store{.at = at, .bytes = bytes, .value = {}};
  std::memcpy(store.value.data(), at, bytes);
  m_ofBlock.push_back(store);
  return Then::WaitAndAccess;
}

void DelayedStores::blockEnds() {
  const std::size_t first = m_stores.size();
  m_stores.insert(m_stores.end(), m_ofBlock.begin(), m_ofBlock.end());
  for (std::size_t i = first; i < m_stores.size(); ++i)
    std::memcpy(m_stores[i].value.data(), m_stores[i].at, m_stores[i].bytes);
  for (auto store = m_ofBlock.rbegin(); store != m_ofBlock.rend(); ++store)
    std::memcpy(store->at, store->value.data(), store->bytes);
  m_ofBlock.clear();
}

void DelayedStores::apply() {
  for (const Store& store : m_stores) std::memcpy(store.at, store.value.data(), store.bytes);
}

}  // namespace warpbench::simulator
