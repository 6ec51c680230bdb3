// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/runtime/kernel_facts.h"

#include <algorithm>
#include <cstdint>
#include <string>

#include "simulator/debug_info.h"

namespace warpbench::program {

const KernelFacts& KnownFacts::of(const void* kernel) {
  const auto [known, isNew] = m_known.try_emplace(kernel);
  if (!isNew || kernel == nullptr) return known->second;
  const auto address = reinterpret_cast<std::uint64_t>(kernel);
  constexpr std::size_t kUnit = 16;  // of nvcc's shared memory
  known->second.sharedBytes = (simulator::sharedBytesOf(address) + kUnit - 1) / kUnit * kUnit;
  if (m_bounds.empty()) return known->second;
  const std::string name = simulator::functionAt(address);
  const auto own = std::ranges::find_if(m_bounds, [&](const LaunchBounds& each) {
    return simulator::functionAt(reinterpret_cast<std::uint64_t>(each.code)) == name;
  });
  if (own != m_bounds.end())
    known->second.mostThreads = static_cast<int>(std::min<std::size_t>(own->mostThreads, 1024));
  return known->second;
}

}  // namespace warpbench::program
