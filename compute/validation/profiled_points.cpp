// SPDX-License-Identifier: GPL-3.0-or-later
#include "validation/profiled_points.h"

#include "catalogue/catalogue.h"
#include "core/child/run_to_end.h"
#include "core/files/file_io.h"
#include "core/files/temporary_file.h"
#include "core/text/error.h"
#include "core/text/text.h"

namespace warpbench::validation {
namespace {

namespace fs = std::filesystem;

constexpr const char* kPointsFile = "points.txt";
constexpr const char* kProfileFile = "profile.csv";
constexpr const char* kLaunchFile = "launches.txt";
constexpr const char* kVersionFile = "version.txt";

/// Reads a file and adds its name to errors.
template <typename Read>
auto readNamed(const fs::path& path, Read read) {
  try {
    return read(readFile(path));
  } catch (const FormatError& error) {
    throw FormatError("'" + printable(path.string()) + "': " + error.what());
  }
}

}  // namespace

void profilePoints(const NsightCompute& profiler, const std::string& device, const std::vector<Point>& points,
                   const fs::path& folder, CounterSelection selection, const std::stop_token& stop) {
  LaunchLog wanted{.multiprocessors = 1, .points = {}};
  for (const Point& point : points) wanted.points.push_back({.point = point, .kernels = {}});
  writeFile(folder / kPointsFile, toText(wanted));
  writeFile(folder / kVersionFile, profiler.version());
  const fs::path profile = folder / kProfileFile;
  selection.allLaunches = false;
  std::vector<std::string> words = profiler.command(profile, selection);
  for (const std::string& word :
       {fs::read_symlink("/proc/self/exe").string(), std::string("validate"), std::string("--device"), device,
        std::string("--points"), (folder / kPointsFile).string(), std::string("--launches"),
        (folder / kLaunchFile).string()})
    words.push_back(word);
  using process::ChildStart;
  // Ignore what the driver or a kernel prints.
  const process::RunOutcome outcome = process::runToEnd(
      {.words = words, .input = ChildStart::Input::Nothing, .errors = ChildStart::Errors::Inherited}, {}, stop);
  if (outcome.code != 0) throw DeviceError("ncu " + outcome.end.english() + complaintsIn(profile));
}

HardwareCounts countsIn(const fs::path& folder) {
  const LaunchLog log = readNamed(folder / kLaunchFile, launchLogFromText);
  HardwareCounts counts =
      countsOf(log, readNamed(folder / kProfileFile, [](const std::string& csv) { return readProfile(csv); }));
  counts.profiler = oneLine(readFile(folder / kVersionFile));
  return counts;
}

void addHardwareCounters(Results& results, const std::string& device, const std::stop_token& stop) {
  std::vector<Result*> counted;
  std::vector<Point> points;
  for (Result& result : results) {
    const Variant* const variant = findFamily(result.family)->find(result.variant);
    if (result.status != Result::Status::Ok || !result.kernelDigest.empty() || !variant ||
        variant->launch.kind != Launch::Kind::Kernel)
      continue;
    counted.push_back(&result);
    points.push_back({.family = result.family,
                      .variant = result.variant,
                      .parameters = result.parameters,
                      .mode = result.mode,
                      .own = {}});
  }
  if (points.empty()) return;
  const TemporaryFolder folder;
  profilePoints(NsightCompute(), device, points, folder.path(), {.activity = true}, stop);
  const HardwareCounts counts = countsIn(folder.path());
  for (std::size_t i = 0; i < counted.size(); ++i) {
    Result& result = *counted[i];
    const Counts& ofPoint = counts.points.at(i).counts;
    result.counters = countersOf(ofPoint);
    result.counters->totalBlocks = result.grid[0] * result.grid[1] * result.grid[2];
    result.counters->sampledBlocks = result.counters->totalBlocks;
    if (result.mode == Mode::Cold) result.activity = activityOf(ofPoint);
  }
}

}  // namespace warpbench::validation
