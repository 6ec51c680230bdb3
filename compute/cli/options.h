// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>
#include <array>
#include <charconv>
#include <string>

#include "cli/command.h"
#include "core/text/error.h"
#include "core/text/text.h"

/// Options that several subcommands share, and those of `run`.

namespace warpbench::cli {

/// A number within (0, most], or [1, most] for whole ones. @throws RequestError saying what was `wanted`.
template <typename Number>
Number numberOf(const std::string& option, const std::string& text, Number most, const std::string& wanted) {
  Number value{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size() || !(value > 0) || !(value <= most))
    throw RequestError(option + ": '" + printable(text) + "' is not " + wanted);
  return value;
}

/// A block's index as an option gives it: "3", "3,1" or "3,1,0". @throws RequestError.
std::array<unsigned, 3> blockOf(const std::string& text);

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
