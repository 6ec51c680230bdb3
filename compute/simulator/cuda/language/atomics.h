// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <type_traits>

#include "builtins.h"
#include "machine.h"
#include "warp_functions.h"

/// Atomic functions (CUDA C++ Programming Guide, "Atomic Functions"), relaxed as in CUDA. Memory is coherent here, so
/// scopes matter only to a check.
namespace warpbench::simulator::words {

template <typename T>
using BitsFor =
    std::conditional_t<sizeof(T) == 8, std::uint64_t, std::conditional_t<sizeof(T) == 4, std::uint32_t, std::uint16_t>>;

/// Replaces the value at `at` by the result of `change` with `value`, and returns the old value.
template <typename T, typename Change>
WARPBENCH_UNSEEN auto changeAtomically(T* at, T value, Change change) noexcept {
  warpbench::simulator::unseen();
  using Bits = BitsFor<T>;
  Bits* const cell = reinterpret_cast<Bits*>(at);
  Bits old = __atomic_load_n(cell, __ATOMIC_RELAXED);
  while (!__atomic_compare_exchange_n(cell, &old, __builtin_bit_cast(Bits, change(__builtin_bit_cast(T, old), value)),
                                      true, __ATOMIC_RELAXED, __ATOMIC_RELAXED)) {
  }
  return __builtin_bit_cast(T, old);
}

// Integers wrap around.
struct Add {
  template <typename T>
  WARPBENCH_WORD static auto atomically(T* at, T value) {
    if constexpr (std::is_integral_v<T>)
      return fetch(at, value);
    else
      return changeAtomically(at, value, Add());
  }
  template <typename T>
  WARPBENCH_UNSEEN static auto fetch(T* at, T value) noexcept {
    warpbench::simulator::unseen();
    return __atomic_fetch_add(at, value, __ATOMIC_RELAXED);
  }
  template <typename T>
  WARPBENCH_WORD T operator()(T old, T value) const {
    return old + value;
  }
};
struct Subtract {
  template <typename T>
  WARPBENCH_UNSEEN static auto atomically(T* at, T value) noexcept {
    warpbench::simulator::unseen();
    return __atomic_fetch_sub(at, value, __ATOMIC_RELAXED);
  }
};
struct And {
  template <typename T>
  WARPBENCH_UNSEEN static auto atomically(T* at, T value) noexcept {
    warpbench::simulator::unseen();
    return __atomic_fetch_and(at, value, __ATOMIC_RELAXED);
  }
};
struct Or {
  template <typename T>
  WARPBENCH_UNSEEN static auto atomically(T* at, T value) noexcept {
    warpbench::simulator::unseen();
    return __atomic_fetch_or(at, value, __ATOMIC_RELAXED);
  }
};
struct Xor {
  template <typename T>
  WARPBENCH_UNSEEN static auto atomically(T* at, T value) noexcept {
    warpbench::simulator::unseen();
    return __atomic_fetch_xor(at, value, __ATOMIC_RELAXED);
  }
};
struct Exchange {
  template <typename T>
  WARPBENCH_UNSEEN static auto atomically(T* at, T value) noexcept {
    warpbench::simulator::unseen();
    using Bits = BitsFor<T>;
    return __builtin_bit_cast(
        T, __atomic_exchange_n(reinterpret_cast<Bits*>(at), __builtin_bit_cast(Bits, value), __ATOMIC_RELAXED));
  }
};
template <typename Derived>
struct InLoop {
  template <typename T>
  WARPBENCH_WORD static auto atomically(T* at, T value) {
    return changeAtomically(at, value, Derived());
  }
};
struct Min : InLoop<Min> {
  template <typename T>
  WARPBENCH_WORD T operator()(T old, T value) const {
    return value < old ? value : old;
  }
};
struct Max : InLoop<Max> {
  template <typename T>
  WARPBENCH_WORD T operator()(T old, T value) const {
    return value > old ? value : old;
  }
};
struct Increase : InLoop<Increase> {
  WARPBENCH_WORD unsigned operator()(unsigned old, unsigned most) const { return old >= most ? 0 : old + 1; }
};
struct Decrease : InLoop<Decrease> {
  WARPBENCH_WORD unsigned operator()(unsigned old, unsigned most) const {
    return old == 0 || old > most ? most : old - 1;
  }
};

/// How the memory system treats an atomic.
template <typename Operation, typename T>
constexpr AtomicKind kindOf() {
  constexpr bool kExchanges =
      std::is_same_v<Operation, Exchange> || std::is_same_v<Operation, Increase> || std::is_same_v<Operation, Decrease>;
  if constexpr (!std::is_integral_v<T> && !kExchanges)
    return AtomicKind::Floating;
  else if constexpr (std::is_same_v<Operation, Add> || std::is_same_v<Operation, Subtract>)
    return AtomicKind::Adds;
  else
    return kExchanges || sizeof(T) != 4 ? AtomicKind::Exchanges : AtomicKind::Computes;
}

template <typename Operation, typename T>
WARPBENCH_WORD auto atomic(T* at, T value, ThreadScope scope, bool ordered = false) {
  AtomicValue added = AtomicValue::Any;
  if constexpr (kindOf<Operation, T>() == AtomicKind::Adds)
    if (__builtin_constant_p(value)) {
      const bool addsOne = std::is_same_v<Operation, Add> && sizeof(T) == 4 && value == 1;
      added = addsOne ? AtomicValue::One : AtomicValue::Constant;
    }
  atomicAccess(at, sizeof(T), kindOf<Operation, T>(), added, ordered, {.scope = scope});
  return fromBits<T>(atomicResult(bitsOf(Operation::atomically(at, value))));
}

/// Wraps the address of an atomic that depends on the lane: see own::withScatteredAtomics().
template <typename T>
WARPBENCH_WORD T* scattered(T* at) {
  scatterNextAtomic();
  return at;
}

template <typename T>
WARPBENCH_UNSEEN auto compareAndSwap(T* at, T compare, T value) noexcept {
  warpbench::simulator::unseen();
  __atomic_compare_exchange_n(at, &compare, value, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED);
  return compare;
}
/// Stores `value` if the current value is `compare`, and returns the old value.
template <typename T>
WARPBENCH_WORD auto atomicSwap(T* at, T compare, T value, ThreadScope scope) {
  atomicAccess(at, sizeof(T), AtomicKind::Exchanges, AtomicValue::Any, false,
               {.scope = scope, .swaps = compare != value, .compare = bitsOf(compare)});
  return fromBits<T>(atomicResult(bitsOf(compareAndSwap<T>(at, compare, value))));
}

}  // namespace warpbench::simulator::words

// Defines the function in each scope.
#define WARPBENCH_ATOMIC_(name, T, Operation, scope)                          \
  WARPBENCH_WORD T name(T* at, T value) {                                     \
    using namespace warpbench::simulator;                                     \
    return words::atomic<words::Operation, T>(at, value, ThreadScope::scope); \
  }
#define WARPBENCH_ATOMIC(name, T, Operation)           \
  WARPBENCH_ATOMIC_(name, T, Operation, Device)        \
  WARPBENCH_ATOMIC_(name##_block, T, Operation, Block) \
  WARPBENCH_ATOMIC_(name##_system, T, Operation, Device)
#define WARPBENCH_ATOMIC_INTEGERS(name, Operation) \
  WARPBENCH_ATOMIC(name, int, Operation)           \
  WARPBENCH_ATOMIC(name, unsigned, Operation)      \
  WARPBENCH_ATOMIC(name, long long, Operation)     \
  WARPBENCH_ATOMIC(name, unsigned long long, Operation)
#define WARPBENCH_ATOMIC_CAS_(name, T, scope)                            \
  WARPBENCH_WORD T name(T* at, T compare, T value) {                     \
    using namespace warpbench::simulator;                                \
    return words::atomicSwap<T>(at, compare, value, ThreadScope::scope); \
  }
#define WARPBENCH_ATOMIC_CAS(T)                    \
  WARPBENCH_ATOMIC_CAS_(atomicCAS, T, Device)      \
  WARPBENCH_ATOMIC_CAS_(atomicCAS_block, T, Block) \
  WARPBENCH_ATOMIC_CAS_(atomicCAS_system, T, Device)

WARPBENCH_ATOMIC(atomicAdd, int, Add)
WARPBENCH_ATOMIC(atomicAdd, unsigned, Add)
WARPBENCH_ATOMIC(atomicAdd, unsigned long long, Add)
WARPBENCH_ATOMIC(atomicAdd, float, Add)
WARPBENCH_ATOMIC(atomicAdd, double, Add)
WARPBENCH_ATOMIC(atomicSub, int, Subtract)
WARPBENCH_ATOMIC(atomicSub, unsigned, Subtract)
WARPBENCH_ATOMIC(atomicExch, int, Exchange)
WARPBENCH_ATOMIC(atomicExch, unsigned, Exchange)
WARPBENCH_ATOMIC(atomicExch, unsigned long long, Exchange)
WARPBENCH_ATOMIC(atomicExch, float, Exchange)
WARPBENCH_ATOMIC_INTEGERS(atomicMin, Min)
WARPBENCH_ATOMIC_INTEGERS(atomicMax, Max)
WARPBENCH_ATOMIC_INTEGERS(atomicAnd, And)
WARPBENCH_ATOMIC_INTEGERS(atomicOr, Or)
WARPBENCH_ATOMIC_INTEGERS(atomicXor, Xor)
WARPBENCH_ATOMIC(atomicInc, unsigned, Increase)
WARPBENCH_ATOMIC(atomicDec, unsigned, Decrease)
WARPBENCH_ATOMIC_CAS(int)
WARPBENCH_ATOMIC_CAS(unsigned)
WARPBENCH_ATOMIC_CAS(unsigned long long)
WARPBENCH_ATOMIC_CAS(unsigned short)

#undef WARPBENCH_ATOMIC_CAS
#undef WARPBENCH_ATOMIC_CAS_
#undef WARPBENCH_ATOMIC_INTEGERS
