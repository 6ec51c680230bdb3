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

/// A compiled program in a process of its own, which may crash, hang or be ended.
namespace warpbench::program {

/// One block of one launch: what it does to memory is to be recorded.
struct TraceOrder {
  std::int64_t launch = 1;  ///< its number, from 1 on
  std::array<unsigned, 3> block{};
};

struct ProgramOrder {
  std::filesystem::path object;
  std::string name;                      ///< argv[0]
  std::vector<std::string> arguments;    ///< behind it
  bool checks = false;                   ///< looks for mistakes
  std::optional<TraceOrder> trace = {};  ///< counts nothing, and records that block
  bool counts = false;                   ///< on a GPU: takes the hardware's counts, launch after launch
  bool outputToErrors = false;           ///< what it prints goes to standard error
  int seconds = 600;                     ///< of wall time, at most
  std::optional<sandbox::Confinement> confinement = {};  ///< on the simulator; beside it a temporary folder
};

/// Runs it on the simulator of a GPU, in the running process's folder, with its standard input and output. `heard` is
/// called for each event as it comes, and `atLaunch` of the launch that runs. It is gone, with all that it started,
/// when this returns.
/// @throws DeviceError where no process can be started; Cancelled soon after `stop` is requested.
ProgramEnd runProgram(const ProgramOrder& order, const GpuProfile& profile, const std::stop_token& stop,
                      const std::function<void(const ProgramEvent&)>& heard,
                      const std::function<void(const LaunchBegins&)>& atLaunch = {});

/// Whether the file is a program that was linked with the simulator's library: `object` may be one.
bool isLinkedProgram(const std::filesystem::path& file);

/// The process of runProgram(), for whatever runs the program: `body` is given the descriptor that `heard` listens to,
/// and returns the exit code where it returns.
ProgramEnd runInChild(const ProgramOrder& order, const std::function<int(int report)>& body,
                      const std::stop_token& stop, const std::function<void(std::string_view line)>& heard);

}  // namespace warpbench::program
