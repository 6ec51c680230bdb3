// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/arithmetic/float_conversions.h"

#include <array>
#include <bit>
#include <charconv>

#include "simulator/cuda/language/gpu_conversions.h"

namespace warpbench::simulator {
namespace {

template <typename Integer, typename Float>
bool isDifferent(Float number) {
  volatile Float x = number;  // volatile: the processor converts it at run time, not the compiler
  return wholeOf<Integer>(number) != static_cast<Integer>(x);
}

template <typename Float>
bool isDifferent(const NumberType& to, Float x) {
  switch (to.bits()) {
    case 8:
      return to.isSigned() ? isDifferent<signed char>(x) : isDifferent<unsigned char>(x);
    case 16:
      return to.isSigned() ? isDifferent<short>(x) : isDifferent<unsigned short>(x);
    case 32:
      return to.isSigned() ? isDifferent<int>(x) : isDifferent<unsigned>(x);
    case 64:
      return to.isSigned() ? isDifferent<long>(x) : isDifferent<unsigned long>(x);
    default:
      return true;
  }
}

}  // namespace

std::string differentConversion(const NumberType& from, const NumberType& to, std::uint64_t given) {
  const bool isFloat = from.bits() == 32;
  const float single = std::bit_cast<float>(static_cast<std::uint32_t>(given));
  double number = isFloat ? static_cast<double>(single) : std::bit_cast<double>(given);
  if (from.bits() > 64) number = static_cast<double>(*reinterpret_cast<const long double*>(given));
  if (isFloat ? !isDifferent(to, single) : !isDifferent(to, number)) return "";
  std::array<char, 32> digits{};
  char* const last = digits.data() + digits.size();
  char* const end = std::to_chars(digits.data(), last, number, std::chars_format::general, 9).ptr;
  return "converts " + std::string(digits.data(), end) + " to " + to.name() +
         ", which cannot hold it, in an expression where that is not simulated (an explicit cast is)";
}

}  // namespace warpbench::simulator
