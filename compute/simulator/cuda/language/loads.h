// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <ctime>
#include <type_traits>

#include "builtins.h"
#include "machine.h"

/// Loads and stores with cache hints, address spaces, time and traps (CUDA C++ Programming Guide, "Read-Only Data Cache
/// Load Function", "Load/Store Functions Using Cache Hints", "Address Space Predicate/Conversion Functions", "Time
/// Function", "Nanosleep Function", "Trap Function").

// Cache hints change where data is kept but not which sectors are requested, so these are plain accesses.
#define WARPBENCH_LOAD(name)           \
  template <typename T>                \
  WARPBENCH_WORD T name(const T* at) { \
    return *at;                        \
  }
#define WARPBENCH_STORE(name)                                      \
  template <typename T>                                            \
  WARPBENCH_WORD void name(T* at, std::type_identity_t<T> value) { \
    *at = value;                                                   \
  }
WARPBENCH_LOAD(__ldca)
WARPBENCH_LOAD(__ldcg)
WARPBENCH_LOAD(__ldcs)
WARPBENCH_LOAD(__ldlu)
WARPBENCH_STORE(__stwb)
WARPBENCH_STORE(__stcg)
WARPBENCH_STORE(__stcs)
#undef WARPBENCH_LOAD
#undef WARPBENCH_STORE

template <typename T>
WARPBENCH_WORD T __ldg(const T* at) {
  static_cast<void>(warpbench::simulator::copyMarks.readsOnly);
  return *at;
}

// For data that others change concurrently, so the compiler must not cache the value.
template <typename T>
WARPBENCH_WORD T __ldcv(const T* at) {
  asm volatile("" : : : "memory");
  return *at;
}
template <typename T>
WARPBENCH_WORD void __stwt(T* at, std::type_identity_t<T> value) {
  *at = value;
  asm volatile("" : : : "memory");
}

WARPBENCH_WORD unsigned __isShared(const void* at) { return warpbench::simulator::isSharedMemory(at); }
WARPBENCH_WORD unsigned __isConstant(const void* at) { return warpbench::simulator::isConstantMemory(at); }
WARPBENCH_WORD unsigned __isLocal(const void* at) { return warpbench::simulator::isLocalMemory(at); }
WARPBENCH_WORD unsigned __isGlobal(const void* at) {
  using namespace warpbench::simulator;
  return !(static_cast<int>(isSharedMemory(at)) | static_cast<int>(isConstantMemory(at)) |
           static_cast<int>(isLocalMemory(at)));
}
// Here a kernel's parameters are on its lane's stack.
WARPBENCH_WORD unsigned __isGridConstant(const void* at) { return warpbench::simulator::isLocalMemory(at); }

// All address spaces are parts of one here, so addresses stay unchanged; shared memory addresses must fit into 32 bits.
#define WARPBENCH_CONVERSIONS(space)                                                                                 \
  WARPBENCH_WORD std::size_t __cvta_generic_to_##space(const void* at) { return reinterpret_cast<std::size_t>(at); } \
  WARPBENCH_WORD void* __cvta_##space##_to_generic(std::size_t at) { return reinterpret_cast<void*>(at); }
WARPBENCH_CONVERSIONS(global)
WARPBENCH_CONVERSIONS(constant)
WARPBENCH_CONVERSIONS(local)
WARPBENCH_CONVERSIONS(grid_constant)
#undef WARPBENCH_CONVERSIONS
WARPBENCH_WORD std::size_t __cvta_generic_to_shared(const void* at) {
  return warpbench::simulator::sharedAddressOf(at);
}
WARPBENCH_WORD void* __cvta_shared_to_generic(std::size_t at) { return warpbench::simulator::sharedMemoryAt(at); }

WARPBENCH_WORD long long clock64() { return warpbench::simulator::laneClock(); }
// The C library has a clock() as well, and one pass cannot have both, so calls go to a function that distinguishes
// lanes from the host.
extern "C" std::clock_t clock() noexcept __asm__("_ZN9warpbench9simulator17clockOfLaneOrHostEv");
WARPBENCH_WORD void __nanosleep(unsigned) { warpbench::simulator::laneYield(); }

[[noreturn]] WARPBENCH_WORD void __trap() { warpbench::simulator::laneTrap("__trap()"); }
// There is no debugger to continue from it.
[[noreturn]] WARPBENCH_WORD void __brkpt() { warpbench::simulator::laneTrap("__brkpt()"); }
WARPBENCH_WORD void __prof_trigger(int) {}
WARPBENCH_WORD void __pm0() {}
WARPBENCH_WORD void __pm1() {}
WARPBENCH_WORD void __pm2() {}
WARPBENCH_WORD void __pm3() {}

// A promise to the optimiser; not evaluated, according to the guide.
#define __builtin_assume(condition) static_cast<void>(sizeof((condition) ? 1 : 0))
