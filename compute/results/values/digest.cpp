// SPDX-License-Identifier: GPL-3.0-or-later
#include "results/values/digest.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>

namespace warpbench {

std::string digestOf(std::string_view text) {
  std::uint64_t digest = 0xcbf29ce484222325;
  for (const char c : text) digest = (digest ^ static_cast<unsigned char>(c)) * 0x100000001b3;
  std::array<char, 16> digits{};
  digits.fill('0');
  std::array<char, 16> number{};
  const auto end = std::to_chars(number.data(), number.data() + number.size(), digest, 16).ptr;
  std::copy(number.data(), end, digits.end() - (end - number.data()));
  return std::string(digits.data(), digits.size());
}

std::string digestOf(const OwnKernel& own) {
  std::string all = own.text;
  if (own.block)
    for (const auto& sizes : {own.block->threads, own.block->elements})
      for (const unsigned size : sizes) all += '\0' + std::to_string(size);
  return digestOf(all);
}

}  // namespace warpbench
