// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

#include "../cooperative_groups.h"
#include "../cuda_pipeline_primitives.h"

/// Copies by a group (CUDA C++ Programming Guide, "Cooperative Groups": "memcpy_async", "wait and wait_prior"). They
/// are synchronous here, which a kernel that waits correctly cannot notice; a check reports missing waits.
namespace cooperative_groups {

namespace details {

/// A GPU copies words of less than 4 bytes by loads and stores of the threads.
template <typename Word, bool marked, typename Group>
WARPBENCH_WORD void copyWords(const Group& group, void* to, const void* from, std::size_t bytes) {
  const std::size_t step = static_cast<std::size_t>(group.num_threads());
  for (std::size_t i = static_cast<std::size_t>(group.thread_rank()); i < bytes / sizeof(Word); i += step) {
    if constexpr (marked && sizeof(Word) >= 4) static_cast<void>(warpbench::simulator::copyMarks.copies);
    static_cast<Word*>(to)[i] = static_cast<const Word*>(from)[i];
  }
}

/// Copies words of the elements' alignment if that is at least 4, as in CUDA; smaller elements and bytes in the widest
/// words that both addresses and the size allow.
template <std::size_t kAlignment, bool marked, typename Group>
WARPBENCH_WORD void copyBytes(const Group& group, void* to, const void* from, std::size_t bytes) {
  if constexpr (kAlignment >= 16) {
    copyWords<uint4, marked>(group, to, from, bytes);
  } else if constexpr (kAlignment == 8) {
    copyWords<uint2, marked>(group, to, from, bytes);
  } else if constexpr (kAlignment == 4) {
    copyWords<unsigned, marked>(group, to, from, bytes);
  } else {
    const std::size_t places = reinterpret_cast<std::uintptr_t>(to) | reinterpret_cast<std::uintptr_t>(from) | bytes;
    if (places % 16 == 0)
      copyWords<uint4, marked>(group, to, from, bytes);
    else if (places % 8 == 0)
      copyWords<uint2, marked>(group, to, from, bytes);
    else if (places % 4 == 0)
      copyWords<unsigned, marked>(group, to, from, bytes);
    else if (places % 2 == 0)
      copyWords<unsigned short, marked>(group, to, from, bytes);
    else
      copyWords<unsigned char, marked>(group, to, from, bytes);
  }
}
template <typename T>
inline constexpr std::size_t kAlignmentOf = alignof(T);
template <>
inline constexpr std::size_t kAlignmentOf<void> = 1;

}  // namespace details

template <typename Group, typename T, typename Bytes>
WARPBENCH_WORD void memcpy_async(const Group& group, T* __restrict__ to, const T* __restrict__ from,
                                 const Bytes& bytes) {
  details::copyBytes<details::kAlignmentOf<T>, true>(group, to, from, static_cast<std::size_t>(bytes));
  __pipeline_commit();
}
/// Copies as many elements as the smaller side has.
template <typename Group, typename T, typename Count, typename SourceCount>
WARPBENCH_WORD void memcpy_async(const Group& group, T* __restrict__ to, const Count& count, const T* __restrict__ from,
                                 const SourceCount& sourceCount) {
  const std::size_t a = static_cast<std::size_t>(count);
  const std::size_t b = static_cast<std::size_t>(sourceCount);
  details::copyBytes<details::kAlignmentOf<T>, true>(group, to, from, (a < b ? a : b) * sizeof(T));
  __pipeline_commit();
}

template <typename Group>
WARPBENCH_WORD void wait(const Group& group) {
  __pipeline_wait_prior(0);
  group.sync();
}
/// Waits until all but the last `kStages` copies are done.
template <unsigned kStages, typename Group>
WARPBENCH_WORD void wait_prior(const Group& group) {
  __pipeline_wait_prior(kStages);
  group.sync();
}

}  // namespace cooperative_groups
