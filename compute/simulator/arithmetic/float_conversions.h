// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace warpbench::simulator {

/// What GCC gives its undefined behaviour sanitizer of a type (libsanitizer/ubsan/ubsan_value.h).
struct NumberType {
  std::uint16_t kind;
  std::uint16_t
      info;  ///< of a float, the bits; of a whole number, their logarithm twice, and 1 more where it is signed

  bool isWhole() const { return kind == 0; }
  int bits() const { return isWhole() ? 1 << (info >> 1) : info; }
  /// "'unsigned int'", which stands behind.
  const char* name() const { return reinterpret_cast<const char*>(this + 1); }
  bool isSigned() const { return !isWhole() || (info & 1) != 0; }
};

/// Says what is converted where a GPU's result is not the processor's; else nothing. `given` has the number's bits, or
/// the address of one that is wider than 64.
std::string differentConversion(const NumberType& from, const NumberType& to, std::uint64_t given);

}  // namespace warpbench::simulator
