// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "core/text/message.h"

/// Kinds of memory accesses, and sizes of warps, sectors, lines and banks.
namespace warpbench::simulator {

inline constexpr int kWarpSize = 32;
inline constexpr int kSectorBytes = 32;
inline constexpr int kSectorsOfLine = 4;
inline constexpr int kBanks = 32;
inline constexpr int kBankBytes = 4;

enum class AccessKind : std::uint8_t {
  GlobalLoad,
  GlobalStore,
  GlobalRed,   ///< atomic without a result
  GlobalAtom,  ///< atomic that returns the old value
  SharedLoad,
  SharedStore,
  SharedAtomicInteger,
  SharedAtomicFloat,
  ConstantLoad,
  LocalLoad,  ///< per-thread data that does not fit registers
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
