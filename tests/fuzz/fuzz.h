// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include "core/text/error.h"

/// Shared by the programs of this folder. Each defines LLVMFuzzerTestOneInput for one kind of file. A reader accepts
/// the input or rejects it with a one-line error; anything else ends the program.
namespace warpbench::fuzz {

inline std::string_view textOf(const std::uint8_t* data, std::size_t size) {
  return {reinterpret_cast<const char*>(data), size};
}

[[noreturn]] inline void stop(const char* what, std::string_view detail = {}) {
  std::fprintf(stderr, "does not hold: %s: %.*s\n", what, static_cast<int>(detail.size()), detail.data());
  std::abort();
}

inline void require(bool holds, const char* what, std::string_view detail = {}) {
  if (!holds) stop(what, detail);
}

/// Messages go into dialogs, terminals and other documents.
inline void requireOneLine(std::string_view message) {
  constexpr std::size_t kLongest = 4096;
  require(!message.empty() && message.size() <= kLongest, "a message is neither empty nor endless", message);
  for (const char c : message)
    require(static_cast<unsigned char>(c) >= 0x20 && c != 0x7f, "a message is one line of text", message);
}

/// Calls `read`. @returns whether it accepted the input.
template <typename Read>
bool takes(Read read) {
  try {
    read();
    return true;
  } catch (const FormatError& error) {
    requireOneLine(error.what());
  } catch (const RequestError& error) {
    requireOneLine(error.what());
  }
  return false;
}

}  // namespace warpbench::fuzz
