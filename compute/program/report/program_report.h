// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "program/report/program_events.h"
#include "results/session/session.h"

namespace warpbench::program {

/// What came of a program's run, so far.
struct ProgramReport {
  std::string name;    ///< of its first file
  std::string device;  ///< id
  std::string gpu;
  Origin origin = Origin::Modelled;  ///< of the times
  bool checked = false;
  std::vector<LaunchEvent> launches;
  std::vector<WorkEvent> timeline;       ///< launches, copies and what else the GPU did; empty of a check
  std::vector<ProgramFinding> findings;  ///< of a check: one of each kind at a line
  std::optional<BlockTrace> trace;       ///< of the launch that was to be traced
  std::vector<Diagnostic> complaints;    ///< of the compiler's
  std::optional<std::string> refusal;    ///< why it cannot run
  std::optional<ProgramEnd> end;         ///< nothing while it runs, or where it never did

  void take(const ProgramEvent& event);
  /// It ended with code 0, no launch failed, and nothing was found.
  bool allWell() const;
  bool aLaunchFailed() const;
  /// A simulator counts, and a GPU where it was told to.
  bool hasCounts() const;
};

/// Why a run that has ended, and that nobody refused, has no trace of that launch.
Message whyNotTraced(const ProgramReport& report, std::int64_t launch);

/// What the times of the program's own events are, where it took any on a simulated GPU; else empty.
Message aboutEvents(const ProgramReport& report);

/// What is known of the GPU that it ran on, which may be a simulated one.
DeviceRecord deviceOf(const ProgramReport& report);

/// The launches as results of a session, each with its number as a parameter: for files that are kept, shown and
/// compared as any session is.
Session sessionOf(const ProgramReport& report);

}  // namespace warpbench::program
