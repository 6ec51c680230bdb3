// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "core/text/message.h"

/// What a kernel's accesses to memory are, and what a warp and the memory are made of.
namespace warpbench::simulator {

inline constexpr int kWarpSize = 32;
inline constexpr int kSectorBytes = 32;
inline constexpr int kSectorsOfLine = 4;
inline constexpr int kBanks = 32;
inline constexpr int kBankBytes = 4;

enum class AccessKind : std::uint8_t {
  GlobalLoad,
  GlobalStore,
  GlobalRed,   ///< an atomic whose result nobody reads
  GlobalAtom,  ///< an atomic that returns the old value
  SharedLoad,
  SharedStore,
  SharedAtomicInteger,
  SharedAtomicFloat,
  ConstantLoad,
  LocalLoad,  ///< of what a lane has for itself and cannot keep in registers
  LocalStore,
};
inline constexpr int kAccessKinds = 11;

enum class MemorySpace { Global, Shared, Constant, Local };

constexpr bool isGlobal(AccessKind kind) { return kind <= AccessKind::GlobalAtom; }
constexpr bool isAtomic(AccessKind kind) {
  return kind == AccessKind::GlobalRed || kind == AccessKind::GlobalAtom || kind == AccessKind::SharedAtomicInteger ||
         kind == AccessKind::SharedAtomicFloat;
}
constexpr bool isStore(AccessKind kind) {
  return kind == AccessKind::GlobalStore || kind == AccessKind::SharedStore || kind == AccessKind::LocalStore;
}
constexpr bool isShared(AccessKind kind) {
  return kind >= AccessKind::SharedLoad && kind <= AccessKind::SharedAtomicFloat;
}

constexpr bool isLocal(AccessKind kind) { return kind >= AccessKind::LocalLoad; }

constexpr MemorySpace spaceOf(AccessKind kind) {
  if (isGlobal(kind)) return MemorySpace::Global;
  if (isLocal(kind)) return MemorySpace::Local;
  return isShared(kind) ? MemorySpace::Shared : MemorySpace::Constant;
}
/// "load", "store" or "atomic".
MessageId verbOf(AccessKind kind);

}  // namespace warpbench::simulator
