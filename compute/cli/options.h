// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>
#include <array>
#include <charconv>
#include <string>

#include "cli/command.h"
#include "core/text/error.h"
#include "core/text/text.h"

/// The options that several subcommands share, and the subcommand `run`.

namespace warpbench::cli {

/// Parses a number in (0, most], or in [1, most] for integers. @throws RequestError with `wanted`.
template <typename Number>
Number numberOf(const std::string& option, const std::string& text, Number most, const std::string& wanted) {
  Number value{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size() || !(value > 0) || !(value <= most))
    throw RequestError(option + ": '" + printable(text) + "' is not " + wanted);
  return value;
}

/// Parses the index of a block: "3", "3,1" or "3,1,0". @throws RequestError.
std::array<unsigned, 3> blockOf(const std::string& text);

/// Adds an option that can be repeated. Each takes one value, so that it does not swallow a family's name after it.
template <typename Values>
CLI::Option* addRepeated(CLI::App& command, const std::string& names, Values& values, const std::string& meaning) {
  return command.add_option(names, values, meaning)->allow_extra_args(false);
}

inline constexpr const char* kWhyMeaning = "Explain each result: what limits it, and what the next variant changes";

/// Splits comma-separated names, such as those of --variant. @throws RequestError if a name is empty.
std::vector<std::string> namesIn(const char* option, const std::vector<std::string>& lists);

/// Requires a non-empty name if the option is given. Without the option, a default is chosen.
CLI::Option* named(CLI::Option* option);

/// Adds --on.
void addPlace(CLI::App& command, CliArguments& arguments);

/// Adds --kernel.
void addKernel(CLI::App& command, CliArguments& arguments);

/// Adds the subcommand `run`.
CLI::App& addRun(CLI::App& app, CliArguments& arguments);

}  // namespace warpbench::cli
