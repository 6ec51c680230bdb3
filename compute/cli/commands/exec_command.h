// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>
#include <optional>
#include <string>
#include <vector>

#include "cli/command.h"

namespace warpbench::cli {

/// What stands behind `exec`.
struct ExecArguments {
  std::vector<std::string> files;
  std::vector<std::string> arguments;  ///< of the program: behind --
  std::vector<std::string> includes;
  std::vector<std::string> libraryFolders;
  std::vector<std::string> libraries;
  std::vector<std::string> defines;
  bool contracts = true;
  std::vector<std::string> allowed;  ///< to the program: network, read=DIR
  std::optional<std::string> device;
  std::optional<std::string> seconds;
  bool json = false;
  bool events = false;
  bool check = false;
  bool counters = false;
  bool why = false;
  std::optional<std::string> trace;
  std::optional<std::string> block;
  std::optional<std::string> junitFile;
  std::optional<std::string> outFile;
  std::optional<std::string> csvFile;
};

/// The subcommand `exec`.
CLI::App& addExec(CLI::App& app, ExecArguments& arguments);

/// Takes what stands behind `--`, which is the program's. @returns how many words are left.
int takeProgramArguments(int count, char** words, ExecArguments& arguments);

/// Compiles a CUDA program and runs it on the simulator: its own output, and behind it what its launches asked of
/// memory.
ExitCode execCommand(ExecArguments arguments);

}  // namespace warpbench::cli
