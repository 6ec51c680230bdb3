// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

#include "../cooperative_groups/memcpy_async.h"

/// Shared by <cuda/barrier> and <cuda/pipeline> (libcu++, "Asynchronous Operations").
namespace cuda {

enum thread_scope { thread_scope_system, thread_scope_device, thread_scope_block, thread_scope_thread };

/// A number of bytes at addresses that are multiples of `kAlignment`.
template <::std::size_t kAlignment>
struct aligned_size_t {
  static constexpr ::std::size_t align = kAlignment;
  ::std::size_t value;
  WARPBENCH_WORD constexpr explicit aligned_size_t(::std::size_t bytes) : value(bytes) {}
  WARPBENCH_WORD constexpr operator ::std::size_t() const { return value; }
};

namespace details {

template <typename T, typename Shape>
inline constexpr ::std::size_t kCopyAlignment = cooperative_groups::details::kAlignmentOf<T>;
template <typename T, ::std::size_t kAlignment>
inline constexpr ::std::size_t kCopyAlignment<T, aligned_size_t<kAlignment>> = kAlignment;

/// `marked`: as a copy that the thread waits for.
template <bool marked, typename Group, typename T, typename Shape>
WARPBENCH_WORD void copyBy(const Group& group, T* to, const T* from, const Shape& bytes) {
  cooperative_groups::details::copyBytes<kCopyAlignment<T, Shape>, marked>(group, to, from,
                                                                           static_cast<::std::size_t>(bytes));
}

}  // namespace details
}  // namespace cuda
