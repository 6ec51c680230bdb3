// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "model/gpu_profile.h"
#include "program/report/program_events.h"
#include "core/sandbox/confinement.h"

/// Runs a compiled program in its own process, which may crash, hang or be killed.
namespace warpbench::program {

/// Requests the memory accesses of one block of one launch.
struct TraceOrder {
  std::int64_t launch = 1;  ///< its number, beginning at 1
  std::array<unsigned, 3> block{};
};

struct ProgramOrder {
  std::filesystem::path object;
  std::string name;                      ///< argv[0]
  std::vector<std::string> arguments;    ///< after argv[0]
  bool checks = false;                   ///< look for mistakes
  std::optional<TraceOrder> trace = {};  ///< record that block instead of counting
  bool counts = false;                   ///< on a GPU: collect the hardware's counts, launch by launch
  bool outputToErrors = false;           ///< redirect its output to standard error
  int seconds = 600;                     ///< limit of wall time
  std::optional<sandbox::Confinement> confinement = {};  ///< for the simulator; adds a temporary folder
};

/// Runs the program on the simulator of a GPU, in the current folder, with its standard input and output. Calls `heard`
/// for each event as it arrives, and `atLaunch` with the running launch. All of the program's processes have ended when
/// this returns.
/// @throws DeviceError if the process cannot be started; Cancelled soon after `stop` is requested.
ProgramEnd runProgram(const ProgramOrder& order, const GpuProfile& profile, const std::stop_token& stop,
                      const std::function<void(const ProgramEvent&)>& heard,
                      const std::function<void(const LaunchBegins&)>& atLaunch = {});

/// Whether the file is a program linked with the simulator's library, which `object` may be.
bool isLinkedProgram(const std::filesystem::path& file);

/// The process of runProgram() for any way of running the program. `body` gets the descriptor that `heard` reads, and
/// returns the exit code if it returns at all.
ProgramEnd runInChild(const ProgramOrder& order, const std::function<int(int report)>& body,
                      const std::stop_token& stop, const std::function<void(std::string_view line)>& heard);

}  // namespace warpbench::program
