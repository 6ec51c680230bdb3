// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/give_back.h"

#include <sys/mman.h>
#include <unistd.h>

#include <cstdint>
#include <exception>
#include <thread>
#include <vector>

#include "base/usable_threads.h"

namespace warpbench {

void giveBack(void* at, std::size_t bytes) noexcept {
  constexpr std::size_t kWorthThreads = std::size_t{256} << 20;  // freed in a few hundredths of a second
  if (bytes < kWorthThreads) return;
  const auto page = static_cast<std::uintptr_t>(::sysconf(_SC_PAGESIZE));
  const std::uintptr_t begin = (reinterpret_cast<std::uintptr_t>(at) + page - 1) / page * page;
  const std::uintptr_t pages = (reinterpret_cast<std::uintptr_t>(at) + bytes - begin) / page;
  const auto parts = static_cast<std::uintptr_t>(usableThreads());
  const auto drop = [=](std::uintptr_t part) noexcept {
    const std::uintptr_t first = begin + pages * part / parts * page;
    const std::uintptr_t last = begin + pages * (part + 1) / parts * page;
    ::madvise(reinterpret_cast<void*>(first), last - first, MADV_DONTNEED);  // NOLINT(performance-no-int-to-ptr)
  };
  std::vector<std::jthread> team;
  try {
    team.reserve(parts);
    for (std::uintptr_t part = 1; part < parts; ++part) team.emplace_back(drop, part);
  } catch (const std::exception&) {
    // What no thread takes goes when it is freed.
  }
  drop(0);
}

}  // namespace warpbench
