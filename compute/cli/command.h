// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <iostream>
#include <optional>
#include <string>
#include <vector>

#include "core/text/text.h"

/// Exit codes, messages and arguments that all subcommands share.

namespace warpbench::cli {

/// Exit codes as listed in the manual's "Command line". kInterrupted is what a shell reports for Ctrl-C.
enum ExitCode { kSuccess = 0, kFailure = 1, kBadRequest = 2, kInterrupted = 130 };

/// Prints a message for people: one line on stderr. Parts of it may come from a file.
inline void say(const std::string& line) { std::cerr << "warpbench-cli: " << oneLine(line) << '\n'; }

/// The arguments of the subcommands.
struct CliArguments {
  bool json = false;
  bool ids = false;  ///< list only the devices' ids
  std::string family;
  std::vector<std::string> families;
  std::vector<std::string> variants;
  std::string device;
  bool each = false;
  std::optional<std::string> place;
  std::vector<std::string> parameters;
  std::vector<std::string> sweeps;
  std::optional<std::string> preset;
  std::string block = "0";
  std::string mode = "cold";
  std::string flush = "write-read";
  bool append = false;
  bool markdown = false;
  bool latex = false;
  bool why = false;
  bool program = false;
  bool allowKernels = false;
  bool noCounts = false;
  bool bars = false;
  std::string progress = "auto";
  std::string shell;
  bool counters = false;
  bool profile = false;
  bool detach = false;
  bool confined = false;
  bool clear = false;
  std::optional<std::string> outFile;
  std::optional<std::string> csvFile;
  std::optional<std::string> pictureFile;
  std::optional<std::string> kernelFile;
  std::optional<std::string> timeLimit;
  std::optional<std::string> launchLimit;
  std::optional<std::string> minSamples;
  std::optional<std::string> medianWithin;
  std::optional<std::string> steps;
  std::optional<std::string> replaySpeed;
  std::optional<std::string> takenJob;
  std::optional<std::string> cancelledJob;
  std::string sessionFile;
  std::string otherSessionFile;
};

}  // namespace warpbench::cli
