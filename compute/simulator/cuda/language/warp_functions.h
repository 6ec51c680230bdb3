// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "builtins.h"
#include "machine.h"

/// Functions of the threads of a warp or block together (CUDA C++ Programming Guide, "Synchronization Functions",
/// "Memory Fence Functions", "Warp Vote", "Warp Match", "Warp Reduce" and "Warp Shuffle Functions").
///
/// These functions call the machine directly, because the return address is the place in the kernel. Unseen functions
/// process the results.
namespace warpbench::simulator::words {

/// A value's bits as exchanged within the warp.
template <typename T>
WARPBENCH_WORD auto bitsOf(T value) {
  static_assert(sizeof(T) == 1 || sizeof(T) == 2 || sizeof(T) == 4 || sizeof(T) == 8);
  if constexpr (sizeof(T) == 8)
    return std::uint64_t{__builtin_bit_cast(std::uint64_t, value)};
  else if constexpr (sizeof(T) == 4)
    return std::uint64_t{__builtin_bit_cast(std::uint32_t, value)};
  else if constexpr (sizeof(T) == 2)
    return std::uint64_t{__builtin_bit_cast(std::uint16_t, value)};
  else
    return std::uint64_t{__builtin_bit_cast(std::uint8_t, value)};
}
template <typename T>
WARPBENCH_WORD auto fromBits(std::uint64_t bits) {
  if constexpr (sizeof(T) == 8)
    return __builtin_bit_cast(T, bits);
  else if constexpr (sizeof(T) == 4)
    return __builtin_bit_cast(T, static_cast<std::uint32_t>(bits));
  else if constexpr (sizeof(T) == 2)
    return __builtin_bit_cast(T, static_cast<std::uint16_t>(bits));
  else
    return __builtin_bit_cast(T, static_cast<std::uint8_t>(bits));
}

/// The four shuffles as PTX defines them (PTX ISA, "shfl.sync"). Five bits of the lane or distance count, and a lane
/// with a source out of reach gets its own value. Down and xor reach up to the end of the lane's group of `width`
/// lanes, so xor may reach an earlier group.
WARPBENCH_UNSEEN inline std::uint64_t ofIndexed(const std::uint64_t* all, int source, int width) noexcept {
  warpbench::simulator::unseen();
  return all[takenFrom((laneIndex() & (32 - width)) | (source & 31 & ~(32 - width)))];
}
WARPBENCH_UNSEEN inline std::uint64_t ofUp(const std::uint64_t* all, int delta, int width) noexcept {
  warpbench::simulator::unseen();
  const int lane = laneIndex();
  const int source = lane - (delta & 31);
  return all[takenFrom(source >= (lane & (32 - width)) ? source : lane)];
}
WARPBENCH_UNSEEN inline std::uint64_t ofReachable(const std::uint64_t* all, int lane, int source, int width) noexcept {
  warpbench::simulator::unseen();
  return all[takenFrom(source <= ((lane & (32 - width)) | (31 & ~(32 - width))) ? source : lane)];
}
WARPBENCH_UNSEEN inline std::uint64_t ofDown(const std::uint64_t* all, int delta, int width) noexcept {
  warpbench::simulator::unseen();
  const int lane = laneIndex();
  return ofReachable(all, lane, lane + (delta & 31), width);
}
WARPBENCH_UNSEEN inline std::uint64_t ofXor(const std::uint64_t* all, int distance, int width) noexcept {
  warpbench::simulator::unseen();
  const int lane = laneIndex();
  return ofReachable(all, lane, lane ^ (distance & 31), width);
}

/// The lanes of `mask` that gave a value; the others have returned.
WARPBENCH_UNSEEN inline std::uint32_t present(std::uint32_t mask) noexcept {
  warpbench::simulator::unseen();
  return mask & givingLanes();
}

/// The lanes of present() with a nonzero value.
WARPBENCH_UNSEEN inline std::uint32_t ballotOf(const std::uint64_t* all, std::uint32_t mask) noexcept {
  warpbench::simulator::unseen();
  std::uint32_t votes = 0;
  for (std::uint32_t lanes = present(mask); lanes != 0; lanes &= lanes - 1) {
    const int lane = __builtin_ctz(lanes);
    votes |= static_cast<std::uint32_t>(all[lane] != 0) << lane;
  }
  return votes;
}
WARPBENCH_UNSEEN inline bool allOf(const std::uint64_t* all, std::uint32_t mask) noexcept {
  warpbench::simulator::unseen();
  return ballotOf(all, mask) == present(mask);
}
WARPBENCH_UNSEEN inline bool isUniform(const std::uint64_t* all, std::uint32_t mask) noexcept {
  warpbench::simulator::unseen();
  const std::uint32_t votes = ballotOf(all, mask);
  return votes == 0 || votes == present(mask);
}

/// The lanes of present() with this lane's value.
WARPBENCH_UNSEEN inline std::uint32_t matchesOf(const std::uint64_t* all, std::uint32_t mask) noexcept {
  warpbench::simulator::unseen();
  const std::uint64_t own = all[laneIndex()];
  std::uint32_t same = 0;
  for (std::uint32_t lanes = present(mask); lanes != 0; lanes &= lanes - 1) {
    const int lane = __builtin_ctz(lanes);
    same |= static_cast<std::uint32_t>(all[lane] == own) << lane;
  }
  return same;
}
/// All of them if they have the same value, otherwise none.
WARPBENCH_UNSEEN inline std::uint32_t matchOf(const std::uint64_t* all, std::uint32_t mask) noexcept {
  warpbench::simulator::unseen();
  const std::uint32_t lanes = present(mask);
  return matchesOf(all, mask) == lanes ? lanes : 0;
}

enum class Combine : std::uint8_t { Add, Min, Max, And, Or, Xor };

template <Combine combine, typename T>
WARPBENCH_UNSEEN auto combined(const std::uint64_t* all, std::uint32_t mask) noexcept {
  warpbench::simulator::unseen();
  std::uint32_t lanes = present(mask);
  T result = static_cast<T>(static_cast<std::uint32_t>(all[__builtin_ctz(lanes)]));
  while ((lanes &= lanes - 1) != 0) {
    const T value = static_cast<T>(static_cast<std::uint32_t>(all[__builtin_ctz(lanes)]));
    if constexpr (combine == Combine::Add)
      result = static_cast<T>(static_cast<std::uint32_t>(result) + static_cast<std::uint32_t>(value));
    else if constexpr (combine == Combine::Min)
      result = value < result ? value : result;
    else if constexpr (combine == Combine::Max)
      result = value > result ? value : result;
    else if constexpr (combine == Combine::And)
      result &= value;
    else if constexpr (combine == Combine::Or)
      result |= value;
    else
      result ^= value;
  }
  return result;
}

}  // namespace warpbench::simulator::words

WARPBENCH_WORD void __syncthreads() { warpbench::simulator::blockBarrier(); }
WARPBENCH_WORD int __syncthreads_count(int predicate) { return warpbench::simulator::blockVote(predicate).nonzero; }
WARPBENCH_WORD int __syncthreads_and(int predicate) {
  const warpbench::simulator::BlockVote vote = warpbench::simulator::blockVote(predicate);
  return vote.nonzero == vote.threads;
}
WARPBENCH_WORD int __syncthreads_or(int predicate) { return warpbench::simulator::blockVote(predicate).nonzero != 0; }
WARPBENCH_WORD void __syncwarp(unsigned mask = 0xffffffff) { warpbench::simulator::warpBarrier(mask); }

WARPBENCH_WORD void __threadfence_block() { warpbench::simulator::fence(warpbench::simulator::ThreadScope::Block); }
WARPBENCH_WORD void __threadfence() { warpbench::simulator::fence(warpbench::simulator::ThreadScope::Device); }
WARPBENCH_WORD void __threadfence_system() { warpbench::simulator::fence(warpbench::simulator::ThreadScope::Device); }

WARPBENCH_WORD unsigned __activemask() { return warpbench::simulator::activeLanes(); }

WARPBENCH_WORD int __all_sync(unsigned mask, int predicate) {
  return warpbench::simulator::words::allOf(warpbench::simulator::warpGather(mask, predicate != 0), mask);
}
WARPBENCH_WORD int __any_sync(unsigned mask, int predicate) {
  return warpbench::simulator::words::ballotOf(warpbench::simulator::warpGather(mask, predicate != 0), mask) != 0;
}
WARPBENCH_WORD int __uni_sync(unsigned mask, int predicate) {
  return warpbench::simulator::words::isUniform(warpbench::simulator::warpGather(mask, predicate != 0), mask);
}
WARPBENCH_WORD unsigned __ballot_sync(unsigned mask, int predicate) {
  return warpbench::simulator::words::ballotOf(warpbench::simulator::warpGather(mask, predicate != 0), mask);
}

// Overloads instead of templates, so that a short or bool is promoted to int.
#define WARPBENCH_SHUFFLES(T)                                                                                         \
  WARPBENCH_WORD T __shfl_sync(unsigned mask, T value, int source, int width = warpSize) {                            \
    using namespace warpbench::simulator;                                                                             \
    return words::fromBits<T>(words::ofIndexed(warpGather(mask, words::bitsOf(value)), source, width));               \
  }                                                                                                                   \
  WARPBENCH_WORD T __shfl_up_sync(unsigned mask, T value, unsigned delta, int width = warpSize) {                     \
    using namespace warpbench::simulator;                                                                             \
    return words::fromBits<T>(words::ofUp(warpGather(mask, words::bitsOf(value)), static_cast<int>(delta), width));   \
  }                                                                                                                   \
  WARPBENCH_WORD T __shfl_down_sync(unsigned mask, T value, unsigned delta, int width = warpSize) {                   \
    using namespace warpbench::simulator;                                                                             \
    return words::fromBits<T>(words::ofDown(warpGather(mask, words::bitsOf(value)), static_cast<int>(delta), width)); \
  }                                                                                                                   \
  WARPBENCH_WORD T __shfl_xor_sync(unsigned mask, T value, int distance, int width = warpSize) {                      \
    using namespace warpbench::simulator;                                                                             \
    return words::fromBits<T>(words::ofXor(warpGather(mask, words::bitsOf(value)), distance, width));                 \
  }
// Compares values bit by bit: 0.0f and -0.0f differ, and a NaN equals itself.
#define WARPBENCH_MATCHES(T)                                                             \
  WARPBENCH_WORD unsigned __match_any_sync(unsigned mask, T value) {                     \
    using namespace warpbench::simulator;                                                \
    return words::matchesOf(warpGather(mask, words::bitsOf(value)), mask);               \
  }                                                                                      \
  WARPBENCH_WORD unsigned __match_all_sync(unsigned mask, T value, int* alike) {         \
    using namespace warpbench::simulator;                                                \
    const unsigned lanes = words::matchOf(warpGather(mask, words::bitsOf(value)), mask); \
    *alike = lanes != 0;                                                                 \
    return lanes;                                                                        \
  }
#define WARPBENCH_SHUFFLES_AND_MATCHES(T) \
  WARPBENCH_SHUFFLES(T)                   \
  WARPBENCH_MATCHES(T)

WARPBENCH_SHUFFLES_AND_MATCHES(int)
WARPBENCH_SHUFFLES_AND_MATCHES(unsigned)
WARPBENCH_SHUFFLES_AND_MATCHES(long)
WARPBENCH_SHUFFLES_AND_MATCHES(unsigned long)
WARPBENCH_SHUFFLES_AND_MATCHES(long long)
WARPBENCH_SHUFFLES_AND_MATCHES(unsigned long long)
WARPBENCH_SHUFFLES_AND_MATCHES(float)
WARPBENCH_SHUFFLES_AND_MATCHES(double)

#undef WARPBENCH_MATCHES
#undef WARPBENCH_SHUFFLES_AND_MATCHES

#define WARPBENCH_REDUCE(name, T, kind)                                                            \
  WARPBENCH_WORD T name(unsigned mask, T value) {                                                  \
    using namespace warpbench::simulator;                                                          \
    return words::combined<words::Combine::kind, T>(warpGather(mask, words::bitsOf(value)), mask); \
  }
WARPBENCH_REDUCE(__reduce_add_sync, unsigned, Add)
WARPBENCH_REDUCE(__reduce_add_sync, int, Add)
WARPBENCH_REDUCE(__reduce_min_sync, unsigned, Min)
WARPBENCH_REDUCE(__reduce_min_sync, int, Min)
WARPBENCH_REDUCE(__reduce_max_sync, unsigned, Max)
WARPBENCH_REDUCE(__reduce_max_sync, int, Max)
WARPBENCH_REDUCE(__reduce_and_sync, unsigned, And)
WARPBENCH_REDUCE(__reduce_or_sync, unsigned, Or)
WARPBENCH_REDUCE(__reduce_xor_sync, unsigned, Xor)
#undef WARPBENCH_REDUCE
