// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/large_pages.h"

#include <sys/mman.h>
#include <unistd.h>

#include <cstdint>

namespace warpbench {

void preferLargePages(void* at, std::size_t bytes) noexcept {
  constexpr std::size_t kMany = std::size_t{64} << 20;  // large enough that the partly used last page does not matter
  if (bytes < kMany) return;
  const auto page = static_cast<std::uintptr_t>(::sysconf(_SC_PAGESIZE));
  const std::uintptr_t begin = (reinterpret_cast<std::uintptr_t>(at) + page - 1) / page * page;
  const std::uintptr_t end = (reinterpret_cast<std::uintptr_t>(at) + bytes) / page * page;
  // Ignore failure: small pages work too.
  static_cast<void>(::madvise(reinterpret_cast<void*>(begin), end - begin,  // NOLINT(performance-no-int-to-ptr)
                              MADV_HUGEPAGE));
}

}  // namespace warpbench
