// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "program/report/program_events.h"
#include "results/session/session.h"

namespace warpbench::program {

/// The results of a program's run so far.
struct ProgramReport {
  std::string name;    ///< of its first file
  std::string device;  ///< id
  std::string gpu;
  Origin origin = Origin::Modelled;  ///< of the times
  bool checked = false;
  bool strict = false;  ///< advice counts
  std::vector<LaunchEvent> launches;
  std::vector<WorkEvent> timeline;       ///< launches, copies and other GPU work; empty for a check
  std::vector<ProgramFinding> findings;  ///< of a check: one of each kind per line, and advice if it counts
  std::optional<BlockTrace> trace;       ///< of the launch to be traced
  std::vector<Diagnostic> complaints;    ///< of the compiler
  std::optional<std::string> refusal;    ///< why it cannot run
  std::optional<ProgramEnd> end;         ///< nothing while it runs, or if it never did

  void take(const ProgramEvent& event);
  /// Whether it ended with code 0, no launch failed, and nothing was found.
  bool allWell() const;
  bool aLaunchFailed() const;
  /// Whether launches were counted: always in a simulator, on request on a GPU.
  bool hasCounts() const;
};

/// Why a completed run that was not refused has no trace of that launch.
Message whyNotTraced(const ProgramReport& report, std::int64_t launch);

/// A note on the times of the program's own events, if it measured any on a simulated GPU; otherwise empty.
Message aboutEvents(const ProgramReport& report);

/// The known data of the GPU, real or simulated, that it ran on.
DeviceRecord deviceOf(const ProgramReport& report);

/// The launches as results of a session, each with its number as a parameter, to save, show and compare like any
/// session.
Session sessionOf(const ProgramReport& report);

}  // namespace warpbench::program
