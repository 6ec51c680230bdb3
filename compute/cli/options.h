// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>
#include <string>

#include "cli/arguments.h"

/// Options that several subcommands share, and those of `run`.
namespace warpbench::cli {

/// Options that may be repeated take one value each time, so that a family's name behind one is not swallowed.
template <typename Values>
CLI::Option* addRepeated(CLI::App& command, const std::string& names, Values& values, const std::string& meaning) {
  return command.add_option(names, values, meaning)->allow_extra_args(false);
}

inline constexpr const char* kWhyMeaning = "Explain each result: what limits it, and what the next variant changes";

/// --on.
void addPlace(CLI::App& command, Arguments& arguments);

/// The subcommand `run`.
CLI::App& addRun(CLI::App& app, Arguments& arguments);

}  // namespace warpbench::cli
