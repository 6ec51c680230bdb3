// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>
#include <string>

namespace warpbench::cli {

/// A script by which a shell completes `app`'s command line: its commands and their options, families and variants.
/// @throws RequestError where it is neither bash, zsh nor fish.
std::string completionScript(const CLI::App& app, const std::string& shell);

}  // namespace warpbench::cli
