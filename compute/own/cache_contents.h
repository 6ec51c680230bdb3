// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>

/// Measures and limits the cache of compiled programs (kernel_cache.h).
namespace warpbench::own {

struct CacheContents {
  std::uintmax_t bytes = 0;
  std::size_t compilers = 0;  ///< number of sets of headers: each version of g++ and of this program has its own
  std::size_t objects = 0;    ///< compiled programs and kernels
};

CacheContents cacheContents(const std::filesystem::path& cache);

/// The cache limit in bytes: 1 GiB, or WARPBENCH_CACHE_MIB MiB.
std::uintmax_t maxCacheBytes();

/// Removes the least recently used entries until at most `most` bytes are left. Keeps headers used in the last ten
/// minutes, because a compiler may be reading them.
void limitCache(const std::filesystem::path& cache, std::uintmax_t most);

/// Removes everything except running compilations.
/// @returns the number of bytes removed.
std::uintmax_t clearCache(const std::filesystem::path& cache);

/// Marks a file or folder of the cache as used now.
void noteUse(const std::filesystem::path& path);

}  // namespace warpbench::own
