// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "program/build/nvcc_options.h"

namespace warpbench::program {

struct NvccOption {
  /// The effect. Passed: accepted without effect.
  enum class Ask {
    Passed,
    Refused,
    Makes,
    Shared,
    Run,
    Verbose,
    Dry,
    Output,
    OutputFolder,
    Language,
    Include,
    Define,
    Undefine,
    PreInclude,
    Library,
    LibraryFolder,
    Standard,
    Optimisation,
    Debug,
    Contraction,
    Architecture,
    HostCompiler,
    HostWords,
    LinkerWords,
    RunArguments,
    WithDependencies,
    UsersDependencies,
    PhonyDependencies,
    DependencyFile,
    DependencyTarget,
    ForwardsUnknown,
    OptionsFile,
  };

  std::string_view name;  ///< without its dashes
  Ask ask;
  bool takesValue = false;
  NvccOptions::Task task = NvccOptions::Task::Link;
  std::string_view why = {};  ///< for refused options
};

inline constexpr std::string_view kNoDeviceCode = "there is no GPU code here: the simulator runs what g++ compiles";

/// nullptr if nvcc has no such option.
const NvccOption* optionNamed(std::string_view name);
/// `-Ifolder`, `-lcublas`, `-O3`: an option whose value follows a letter directly.
const NvccOption* optionOfLetter(std::string_view word);

}  // namespace warpbench::program
