// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/checking/checked_launcher.h"

#include <string>
#include <vector>

#include "core/text/error.h"

namespace warpbench::simulator {

void CheckedLauncher::run(const LaunchShape& shape, const KernelCall& kernel) {
  shape.check();
  SectorMap nowhere(nullptr, 0);
  Traffic traffic(&nowhere);
  std::vector<BlockObserver*> observers{&m_checker};
  if (m_listener != nullptr) observers.push_back(m_listener);
  const Checker::Launch launch(m_checker);
  for (std::int64_t block = 0; block < shape.blocks(); ++block) {
    if (m_stop.stop_requested()) throw Cancelled();
    // The memory requests of the first block show how much shared memory a block uses.
    const bool counts = block == 0 || m_listener != nullptr;
    m_runner.run(shape, shape.blockAt(block), kernel,
                 {.traffic = counts ? &traffic : nullptr, .observers = observers, .watcher = &m_checker});
  }
}

void CheckedLauncher::filled(std::span<std::byte> bytes) {
  if (ShadowArray* array = m_memory.nearest(bytes.data())) array->markInitialised(bytes.data(), bytes.size());
}

void CheckedLauncher::constantSet(std::span<std::byte> array, std::size_t bytesSet) {
  m_checker.constantArray(array.data(), array.size(), bytesSet);
}

void* CheckedLauncher::workspaceBytes(const std::string& name, std::size_t bytes, std::size_t elementBytes) {
  ShadowArray*& piece = m_workspaces[name];
  if (piece == nullptr || piece->bytes() != bytes) piece = &m_memory.add(name, bytes);
  piece->setShape({elementBytes, 0});
  return piece->data();
}

}  // namespace warpbench::simulator
