// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/validate_command.h"

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <optional>
#include <sstream>

#include "base/error.h"
#include "base/system_message.h"
#include "base/text.h"
#include "child/run_to_end.h"
#include "cli/cuda_choice.h"
#include "cli/output/time_report.h"
#include "cli/output/validation_report.h"
#include "device/cuda/timing/profiled_launches.h"
#include "files/file_io.h"
#include "files/temporary_folder.h"
#include "run/runner.h"
#include "validation/count_comparison.h"
#include "validation/nsight_compute.h"
#include "validation/plan.h"
#include "validation/profile.h"

namespace warpbench::cli {

namespace {

namespace fs = std::filesystem;
using namespace validation;

/// What a run leaves in its folder.
constexpr const char* kProfileFile = "profile.csv";
constexpr const char* kLaunchFile = "launches.txt";
constexpr const char* kVersionFile = "version.txt";

/// Reads a file; what is wrong in it is said with its name.
template <typename Read>
auto readNamed(const std::string& path, Read read) {
  try {
    return read(readFile(path));
  } catch (const FormatError& error) {
    throw FormatError("'" + printable(path) + "': " + error.what());
  }
}

/// What the profiler runs: launches the plan's points and says which kernels they were.
ExitCode launchPlan(const ValidateArguments& arguments) {
  const DeviceInfo device = cudaDevice(arguments.device);
  const std::vector<Point> points = validationPlan(arguments.families);
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
      if (done % kTold == 0) say("point " + std::to_string(done + 1) + " of " + std::to_string(points.size()));
      log.points.push_back({.point = points[done], .kernels = {}});
    }
    log.points[i].kernels.push_back(kernel);
  });
  writeFile(*arguments.launchFile, toText(log));
  return kAllWell;
}

/// From what profilePlan left in a folder.
HardwareCounts countsIn(const fs::path& folder) {
  const LaunchLog log = readNamed((folder / kLaunchFile).string(), launchLogFromText);
  HardwareCounts counts = countsOf(log, readNamed((folder / kProfileFile).string(), [](const std::string& csv) { return readProfile(csv); }));
  counts.profiler = readFile(folder / kVersionFile);
  return counts;
}

/// Runs this program under ncu. What both write goes to the folder.
void profilePlan(const ValidateArguments& arguments, const fs::path& folder) {
  cudaDevice(arguments.device);  // throws before anything runs
  const NsightCompute profiler(arguments.profiler);
  writeFile(folder / kVersionFile, profiler.version());
  const fs::path profile = folder / kProfileFile;
  // Nothing but the kernels between cudaProfilerStart and cudaProfilerStop.
  std::vector<std::string> words = profiler.command(profile, false);
  for (const std::string& word :
       {fs::read_symlink("/proc/self/exe").string(), std::string("validate"), std::string("--device"), arguments.device,
        std::string("--launches"), (folder / kLaunchFile).string()})
    words.push_back(word);
  words.insert(words.end(), arguments.families.begin(), arguments.families.end());
  say("profiling " + std::to_string(validationPlan(arguments.families).size()) + " points with " + profiler.path() + " " +
      profiler.version() + ", which takes some minutes");
  using process::ChildStart;
  const process::RunOutcome outcome = process::runToEnd({.words = words,
                                                         .input = ChildStart::Input::Inherited,
                                                         .output = ChildStart::Stream::Inherited,
                                                         .errors = ChildStart::Errors::Inherited,
                                                         .ownGroup = false});
  if (outcome.code != 0) throw DeviceError("ncu " + outcome.end.english() + complaintsIn(profile));
}

HardwareCounts countsFor(const ValidateArguments& arguments) {
  if (arguments.against) return readNamed(*arguments.against, hardwareCountsFromCsv);
  if (arguments.keptFolder) return countsIn(*arguments.keptFolder);
  if (arguments.keepFolder) {
    std::error_code error;
    fs::create_directories(*arguments.keepFolder, error);
    if (error)
      throw RequestError("--keep: '" + printable(*arguments.keepFolder) + "': " + systemMessage(error).english());
    profilePlan(arguments, *arguments.keepFolder);
    return countsIn(*arguments.keepFolder);
  }
  const TemporaryFolder folder;
  profilePlan(arguments, folder.path());
  return countsIn(folder.path());
}

void checkArguments(const ValidateArguments& arguments) {
  if (arguments.against && (arguments.keptFolder || arguments.keepFolder || arguments.launchFile))
    throw RequestError("--against takes counts from a file and profiles nothing: leave the other options out");
  if (arguments.keptFolder && (arguments.keepFolder || arguments.launchFile))
    throw RequestError("--kept takes counts from a folder and profiles nothing: leave the other options out");
  if (arguments.outFile) checkWritable(*arguments.outFile);
  validationPlan(arguments.families);  // throws for a family that is not there
}

}  // namespace

ExitCode validateCommand(const ValidateArguments& arguments) {
  checkArguments(arguments);
  if (arguments.launchFile) return launchPlan(arguments);
  if (arguments.timesFile) return reportTimes(std::cout, readSession(*arguments.timesFile), arguments.families);

  HardwareCounts measured = countsFor(arguments);
  if (arguments.outFile) writeFile(*arguments.outFile, toCsv(measured));
  if (!arguments.families.empty())
    std::erase_if(measured.points, [&](const CountedPoint& counted) {
      return std::ranges::count(arguments.families, counted.point.family) == 0;
    });
  if (measured.points.empty()) throw RequestError("no points to compare: the counts have none of these families");
  const Verdicts verdicts = reportValidation(std::cout, measured, arguments.differencesOnly);
  return verdicts.different == 0 ? kAllWell : kSomethingFailed;
}

}  // namespace warpbench::cli
