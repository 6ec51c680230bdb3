// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.h"

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <optional>

#include "cli/interrupt.h"
#include "cli/open_device.h"
#include "cli/output/validation_report.h"
#include "core/files/file_io.h"
#include "core/files/temporary_file.h"
#include "core/text/error.h"
#include "core/text/system_message.h"
#include "core/text/text.h"
#include "engine/run/runner.h"
#include "format/session_file.h"
#include "gpu/timing/profiled_launches.h"
#include "validation/count_comparison.h"
#include "validation/plan.h"
#include "validation/profiled_points.h"

namespace warpbench::cli {

namespace {

namespace fs = std::filesystem;
using namespace validation;

/// The part that runs under the profiler: launches the points and logs their kernels.
ExitCode launchPoints(const ValidateArguments& arguments) {
  const DeviceInfo device = cudaDevice(arguments.device);
  std::vector<Point> points;
  for (LaunchLog::Launched& each : launchLogFromText(readFile(*arguments.pointsFile)).points)
    points.push_back(std::move(each.point));
  checkWritable(*arguments.launchFile);
  LaunchLog log{.device = device.record.name,
                .driver = device.driver,
                .toolkit = device.toolkit,
                .date = environmentOf(device).date,
                .multiprocessors = cuda::multiprocessorsOf(ordinalOf(device)),
                .points = {}};
  cuda::launchForProfiler(ordinalOf(device), points, [&](std::size_t i, const cuda::ProfiledKernel& kernel) {
    while (log.points.size() <= i) {
      const std::size_t done = log.points.size();
      constexpr std::size_t kTold = 50;
      if (done % kTold == 0 && points.size() > 1)
        say("point " + std::to_string(done + 1) + " of " + std::to_string(points.size()));
      log.points.push_back({.point = points[done], .kernels = {}});
    }
    log.points[i].kernels.push_back(kernel);
  });
  writeFile(*arguments.launchFile, toText(log));
  return kSuccess;
}

/// Profiles the plan. Files of ncu and of the launches go to `folder`.
HardwareCounts profilePlan(const ValidateArguments& arguments, const fs::path& folder) {
  cudaDevice(arguments.device);  // throws before anything runs
  const Interrupt interrupt;
  const NsightCompute profiler(arguments.profiler);
  const std::vector<Point> points = validationPlan(arguments.families);
  say("profiling " + std::to_string(points.size()) + " points with " + profiler.path() + " " + profiler.version() +
      ", which takes some minutes");
  profilePoints(profiler, arguments.device, points, folder, {}, interrupt.token());
  return countsIn(folder);
}

HardwareCounts countsFor(const ValidateArguments& arguments) {
  if (arguments.against) {
    try {
      return hardwareCountsFromCsv(readFile(*arguments.against));
    } catch (const FormatError& error) {
      throw FormatError("'" + printable(*arguments.against) + "': " + error.what());
    }
  }
  if (arguments.keptFolder) return countsIn(*arguments.keptFolder);
  if (arguments.keepFolder) {
    std::error_code error;
    fs::create_directories(*arguments.keepFolder, error);
    if (error)
      throw RequestError("--keep: '" + printable(*arguments.keepFolder) + "': " + systemMessage(error).english());
    return profilePlan(arguments, *arguments.keepFolder);
  }
  const TemporaryFolder folder;
  return profilePlan(arguments, folder.path());
}

void checkArguments(const ValidateArguments& arguments) {
  if (arguments.against && (arguments.keptFolder || arguments.keepFolder || arguments.launchFile))
    throw RequestError("--against takes counts from a file and profiles nothing: remove the other options");
  if (arguments.keptFolder && (arguments.keepFolder || arguments.launchFile))
    throw RequestError("--kept takes counts from a folder and profiles nothing: remove the other options");
  if (arguments.outFile) checkWritable(*arguments.outFile);
  validationPlan(arguments.families);  // throws for an unknown family
}

}  // namespace

ExitCode validateCommand(const ValidateArguments& arguments) {
  checkArguments(arguments);
  if (arguments.launchFile) return launchPoints(arguments);
  if (arguments.timesFile) {
    const Interrupt interrupt;
    return reportTimes(std::cout, readSession(*arguments.timesFile), arguments.families, interrupt.token());
  }

  HardwareCounts measured = countsFor(arguments);
  if (arguments.outFile) writeFile(*arguments.outFile, toCsv(measured));
  if (!arguments.families.empty())
    std::erase_if(measured.points, [&](const CountedPoint& counted) {
      return std::ranges::count(arguments.families, counted.point.family) == 0;
    });
  if (measured.points.empty()) throw RequestError("no points to compare: the counts have none of these families");
  const Interrupt interrupt;
  const Validated done = reportValidation(std::cout, measured, arguments.differencesOnly, interrupt.token());
  std::cout.flush();
  if (done.points < measured.points.size()) {
    say("stopped; " + std::to_string(done.points) + " of " + std::to_string(measured.points.size()) +
        " points are compared");
    return kInterrupted;
  }
  return done.verdicts.different == 0 ? kSuccess : kFailure;
}

}  // namespace warpbench::cli
