// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "session/result.h"

/// What a process that runs a program tells the one that started it: one JSON document a line.
namespace warpbench::program {

/// A kernel was launched, and has run or failed.
struct LaunchEvent {
  std::int64_t number = 0;  ///< from 1 on
  std::string file;         ///< where the launch stands
  int line = 0;
  Result result;  ///< its variant is the kernel's name
};

/// A mistake of the program, at a line of it.
struct ProgramFinding {
  std::string kind;  ///< "out-of-bounds", "leak"
  std::string file;  ///< empty: not known
  int line = 0;
  std::string text;         ///< what is wrong
  std::string kernel = {};  ///< empty: of the host's code
};

struct FindingEvent {
  ProgramFinding finding;
};

/// The program cannot be run: one line.
struct RefusalEvent {
  std::string reason;
};

using Event = std::variant<LaunchEvent, FindingEvent, RefusalEvent>;

std::string lineOf(const Event& event);

/// @throws FormatError.
Event eventFrom(std::string_view line);

}  // namespace warpbench::program
