// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>

/// How much the cache of compiled programs holds (kernel_cache.h), and how it is kept from growing.
namespace warpbench::own {

struct CacheContents {
  std::uintmax_t bytes = 0;
  std::size_t compilers = 0;  ///< whose headers it has: each version of g++ and of this program has its own
  std::size_t objects = 0;    ///< compiled programs and kernels
};

CacheContents cacheContents(const std::filesystem::path& cache);

/// How many bytes it may have: 1 GiB, or as many MiB as WARPBENCH_CACHE_MIB says.
std::uintmax_t mostCacheBytes();

/// Removes what was used longest ago until no more than `most` bytes are left. Headers that were used in the last ten
/// minutes stay, as a compiler may be reading them.
void limitCache(const std::filesystem::path& cache, std::uintmax_t most);

/// Removes all that no process is making just now. @returns how many bytes that were.
std::uintmax_t clearCache(const std::filesystem::path& cache);

/// Notes that a file or folder of the cache is used.
void noteUse(const std::filesystem::path& path);

}  // namespace warpbench::own
