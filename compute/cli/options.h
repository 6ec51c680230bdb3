// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>
#include <string>

#include "cli/cli_arguments.h"

/// Options that several subcommands share, and those of `run`.
namespace warpbench::cli {

/// Options that may be repeated take one value each time, so that a family's name behind one is not swallowed.
template <typename Values>
CLI::Option* addRepeated(CLI::App& command, const std::string& names, Values& values, const std::string& meaning) {
  return command.add_option(names, values, meaning)->allow_extra_args(false);
}

inline constexpr const char* kWhyMeaning = "Explain each result: what limits it, and what the next variant changes";

/// The names in lists with commas, such as of --variant. @throws RequestError where one of them is empty.
std::vector<std::string> namesIn(const char* option, const std::vector<std::string>& lists);

/// That an option which is given has a name; without it, what is to be used is chosen.
CLI::Option* named(CLI::Option* option);

/// --on.
void addPlace(CLI::App& command, CliArguments& arguments);

/// --kernel.
void addKernel(CLI::App& command, CliArguments& arguments);

/// The subcommand `run`.
CLI::App& addRun(CLI::App& app, CliArguments& arguments);

}  // namespace warpbench::cli
