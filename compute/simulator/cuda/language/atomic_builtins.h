// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "atomics.h"
#include "warp_functions.h"

/// Atomic functions with memory order and scope, which nvcc has since CUDA 12.8 (CUDA C++ Programming Guide, "Built-in
/// Atomic Functions"), for values of 4 or 8 bytes; compare-and-exchange also for 2 bytes.

enum {
  __NV_ATOMIC_RELAXED,
  __NV_ATOMIC_CONSUME,
  __NV_ATOMIC_ACQUIRE,
  __NV_ATOMIC_RELEASE,
  __NV_ATOMIC_ACQ_REL,
  __NV_ATOMIC_SEQ_CST
};
enum {
  __NV_THREAD_SCOPE_THREAD,
  __NV_THREAD_SCOPE_BLOCK,
  __NV_THREAD_SCOPE_CLUSTER,
  __NV_THREAD_SCOPE_DEVICE,
  __NV_THREAD_SCOPE_SYSTEM
};

namespace warpbench::simulator::words {

WARPBENCH_WORD ThreadScope scopeOf(int scope) {
  return scope <= __NV_THREAD_SCOPE_BLOCK ? ThreadScope::Block : ThreadScope::Device;
}
/// Call before an access of this order.
WARPBENCH_WORD void release(int order, int scope) {
  if (order >= __NV_ATOMIC_RELEASE) fence(scopeOf(scope));
}
/// Call after an access of this order.
WARPBENCH_WORD void acquire(int order, int scope) {
  if (order != __NV_ATOMIC_RELAXED && order != __NV_ATOMIC_RELEASE) fence(scopeOf(scope));
}

/// Always an `atom`, never a `red`, as nvcc 13.0 compiles it and Nsight Compute counts it on an H100.
template <typename Operation, typename T>
WARPBENCH_WORD auto atomicInOrder(T* at, T value, int order, int scope) {
  release(order, scope);
  const T old = atomic<Operation, T>(at, value, scopeOf(scope), true);
  acquire(order, scope);
  return old;
}

}  // namespace warpbench::simulator::words

WARPBENCH_WORD void __nv_atomic_thread_fence(int order, int scope = __NV_THREAD_SCOPE_SYSTEM) {
  using namespace warpbench::simulator;
  if (order != __NV_ATOMIC_RELAXED) fence(words::scopeOf(scope));
}

template <typename T>
WARPBENCH_WORD auto __nv_atomic_load_n(const T* at, int order, int scope = __NV_THREAD_SCOPE_SYSTEM) {
  const T value = *static_cast<const volatile T*>(at);
  warpbench::simulator::words::acquire(order, scope);
  return value;
}
template <typename T>
WARPBENCH_WORD void __nv_atomic_load(const T* at, T* value, int order, int scope = __NV_THREAD_SCOPE_SYSTEM) {
  *value = __nv_atomic_load_n(at, order, scope);
}

template <typename T>
WARPBENCH_WORD void __nv_atomic_store_n(T* at, std::type_identity_t<T> value, int order,
                                        int scope = __NV_THREAD_SCOPE_SYSTEM) {
  warpbench::simulator::words::release(order, scope);
  *static_cast<volatile T*>(at) = value;
}
template <typename T>
WARPBENCH_WORD void __nv_atomic_store(T* at, T* value, int order, int scope = __NV_THREAD_SCOPE_SYSTEM) {
  __nv_atomic_store_n(at, *value, order, scope);
}

#define WARPBENCH_BUILTIN(name, Operation)                                                \
  template <typename T>                                                                   \
  WARPBENCH_WORD auto __nv_atomic_##name(T* at, std::type_identity_t<T> value, int order, \
                                         int scope = __NV_THREAD_SCOPE_SYSTEM) {          \
    using namespace warpbench::simulator;                                                 \
    return words::atomicInOrder<words::Operation, T>(at, value, order, scope);            \
  }
WARPBENCH_BUILTIN(exchange_n, Exchange)
WARPBENCH_BUILTIN(fetch_add, Add)
WARPBENCH_BUILTIN(fetch_sub, Subtract)
WARPBENCH_BUILTIN(fetch_and, And)
WARPBENCH_BUILTIN(fetch_or, Or)
WARPBENCH_BUILTIN(fetch_xor, Xor)
WARPBENCH_BUILTIN(fetch_min, Min)
WARPBENCH_BUILTIN(fetch_max, Max)
#undef WARPBENCH_BUILTIN

#define WARPBENCH_BUILTIN(name)                                                           \
  template <typename T>                                                                   \
  WARPBENCH_WORD void __nv_atomic_##name(T* at, std::type_identity_t<T> value, int order, \
                                         int scope = __NV_THREAD_SCOPE_SYSTEM) {          \
    __nv_atomic_fetch_##name(at, value, order, scope);                                    \
  }
WARPBENCH_BUILTIN(add)
WARPBENCH_BUILTIN(sub)
WARPBENCH_BUILTIN(and)
WARPBENCH_BUILTIN(or)
WARPBENCH_BUILTIN(xor)
WARPBENCH_BUILTIN(min)
WARPBENCH_BUILTIN(max)
#undef WARPBENCH_BUILTIN

template <typename T>
WARPBENCH_WORD void __nv_atomic_exchange(T* at, T* value, T* old, int order, int scope = __NV_THREAD_SCOPE_SYSTEM) {
  *old = __nv_atomic_exchange_n(at, *value, order, scope);
}

/// On failure, `expected` receives the current value.
template <typename T>
WARPBENCH_WORD bool __nv_atomic_compare_exchange_n(T* at, T* expected, std::type_identity_t<T> value, bool, int success,
                                                   int failure, int scope = __NV_THREAD_SCOPE_SYSTEM) {
  using namespace warpbench::simulator;
  using Bits = words::BitsFor<T>;
  const Bits compare = __builtin_bit_cast(Bits, *expected);
  words::release(success, scope);
  const Bits old =
      words::atomicSwap(reinterpret_cast<Bits*>(at), compare, __builtin_bit_cast(Bits, value), words::scopeOf(scope));
  words::acquire(old == compare ? success : failure, scope);
  if (old == compare) return true;
  *expected = __builtin_bit_cast(T, old);
  return false;
}
template <typename T>
WARPBENCH_WORD bool __nv_atomic_compare_exchange(T* at, T* expected, T* value, bool weak, int success, int failure,
                                                 int scope = __NV_THREAD_SCOPE_SYSTEM) {
  return __nv_atomic_compare_exchange_n(at, expected, *value, weak, success, failure, scope);
}
