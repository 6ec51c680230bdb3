// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace warpbench::simulator {

/// GCC's type description for its undefined behaviour sanitizer (libsanitizer/ubsan/ubsan_value.h).
struct NumberType {
  std::uint16_t kind;
  std::uint16_t
      info;  ///< for a float, its bits; for an integer, the logarithm of its bits, doubled, plus 1 if it is signed

  bool isWhole() const { return kind == 0; }
  int bits() const { return isWhole() ? 1 << (info >> 1) : info; }
  /// "'unsigned int'", stored directly after this structure.
  const char* name() const { return reinterpret_cast<const char*>(this + 1); }
  bool isSigned() const { return !isWhole() || (info & 1) != 0; }
};

/// Describes the conversion if a GPU's result differs from the processor's; otherwise empty. `given` contains the
/// number's bits, or the address of a number wider than 64 bits.
std::string differentConversion(const NumberType& from, const NumberType& to, std::uint64_t given);

}  // namespace warpbench::simulator
