// SPDX-License-Identifier: GPL-3.0-or-later
#include "runner.h"

#include <sys/utsname.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <ctime>
#include <fstream>
#include <new>

#include "catalog.h"
#include "commit.h"
#include "error.h"
#include "text.h"
#include "version.h"

namespace warpbench {

namespace {

constexpr double kMillisecondsPerSecond = 1e3;
constexpr double kGiga = 1e9;

Result failed(const std::string& reason) {
  Result result;
  result.status = Result::Status::Failed;
  result.error = oneLine(reason);
  return result;
}

/// What the device makes of the point; a failure becomes a result. Cancelled passes through.
Result measured(Device& device, const Point& point, const MeasureOptions& options, const std::stop_token& stop,
                const PointProgress& progress) {
  try {
    return device.measure(point, options, stop, progress);
  } catch (const Cancelled&) {
    throw;
  } catch (const std::bad_alloc&) {
    return failed("out of memory: choose smaller sizes");
  } catch (const std::exception& error) {
    return failed(error.what());
  }
}

/// Lets the family look at what the points name. @returns for each point why it cannot run, empty where it can.
/// @throws RequestError where none can.
std::vector<std::string> prepare(const Family& family, std::vector<Point>& points) {
  std::vector<std::string> refusals(points.size());
  if (!family.prepare) return refusals;
  for (std::size_t i = 0; i < points.size(); ++i) {
    try {
      family.prepare(points[i].parameters);
    } catch (const RequestError& error) {
      refusals[i] = error.what();
    }
  }
  if (std::ranges::none_of(refusals, &std::string::empty)) throw RequestError(refusals.front());
  return refusals;
}

void fail(Result& result, const std::string& reason) {
  result.status = Result::Status::Failed;
  if (result.error.empty()) result.error = reason;
}

std::string verificationFailure(const Verification& verification) {
  return "wrong result: largest difference " + numberText(verification.maxError) + ", allowed " +
         numberText(verification.tolerance) + " (" + verification.method + ")";
}

void addFigures(Result& result, const DeviceRecord& device, bool onChip) {
  if (!result.time) return;
  const double seconds = result.time->median / kMillisecondsPerSecond;
  // Also false for NaN, which no figure may come from.
  if (!(seconds > 0) || std::isinf(seconds)) {
    fail(result, "the time of " + numberText(result.time->median) + " ms is none");
    result.time.reset();
    return;
  }
  // A launch that did not do its work has a time, but no throughput.
  if (result.verification && result.verification->expectedToFail && !result.verification->passed) return;
  if (result.bytes > 0) result.bandwidthGbs = result.bytes / seconds / kGiga;
  if (result.flops > 0) result.gflops = result.flops / seconds / kGiga;
  if (result.items > 0) result.itemsPerSecond = result.items / seconds;
  if (result.origin == Origin::Measured && !onChip && device.peakBandwidthGbs > 0 &&
      result.bandwidthGbs.value_or(0) > device.peakBandwidthGbs)
    result.warnings.push_back("bandwidth above the device's peak: served by a cache");
}

/// What follows "key" and its separator in the first line of the file that starts with it, quotes taken off.
std::string valueInFile(const char* path, std::string_view key, char separator) {
  std::ifstream file(path);
  for (std::string line; std::getline(file, line);) {
    const std::size_t sign = line.find(separator);
    if (!line.starts_with(key) || sign == std::string::npos) continue;
    const std::size_t first = line.find_first_not_of(" \t\"", sign + 1);
    const std::size_t last = line.find_last_not_of(" \t\"");
    return first == std::string::npos ? "" : oneLine(line.substr(first, last - first + 1));
  }
  return "";
}

/// "AMD EPYC 9554, Debian GNU/Linux 12 (bookworm)".
std::string hostDescription() {
  utsname names{};
  const bool known = ::uname(&names) == 0;
  std::string processor = valueInFile("/proc/cpuinfo", "model name", ':');  // ARM kernels give none
  if (processor.empty() && known) processor = names.machine;
  std::string system = valueInFile("/etc/os-release", "PRETTY_NAME=", '=');
  if (system.empty() && known) system = std::string(names.sysname) + " " + names.release;
  return processor + (processor.empty() || system.empty() ? "" : ", ") + system;
}

/// ISO 8601, UTC.
std::string now() {
  const std::time_t seconds = std::time(nullptr);
  std::tm utc{};
  ::gmtime_r(&seconds, &utc);
  std::array<char, 32> text{};
  const std::size_t length = std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%SZ", &utc);
  return std::string(text.data(), length);
}

}  // namespace

bool run(Device& device, const Request& request, std::stop_token stop,
         const std::function<void(const RunProgress&)>& onProgress, const std::function<void(Result)>& onResult) {
  const DeviceInfo& info = device.info();
  std::vector<Point> points = expand(request, info);
  const std::vector<std::string> refusals = prepare(*findFamily(request.family), points);
  for (std::size_t i = 0; i < points.size(); ++i) {
    if (stop.stop_requested()) return false;
    const Point& point = points[i];
    const std::string name = point.variant + ", " + toText(point.parameters);
    const PointProgress progress = [&](std::string_view what, double share) {
      if (!onProgress) return;
      // A share of NaN becomes 0 here: std::clamp would pass it on.
      onProgress({.pointsDone = static_cast<int>(i),
                  .pointsTotal = static_cast<int>(points.size()),
                  .what = name + ": " + std::string(what),
                  .pointShare = share > 0 ? std::min(share, 1.0) : 0.0});
    };

    Result result;
    try {
      result = refusals[i].empty() ? measured(device, point, request.options, stop, progress) : failed(refusals[i]);
    } catch (const Cancelled&) {
      return false;
    }
    result.family = point.family;
    result.variant = point.variant;
    result.device = info.record.id;
    result.parameters = point.parameters;
    result.mode = point.mode;
    // A recording has its own.
    if (result.provenance == Provenance()) result.provenance = provenanceOf(info);
    if (result.status == Result::Status::Failed) {
      fail(result, "it failed and the device gave no reason");
      // A failure that was thrown knows nothing of the device.
      if (!result.time) result.origin = info.record.origin;
    }
    if (result.verification && !result.verification->asExpected())
      fail(result, verificationFailure(*result.verification));
    // A recorded result has its warnings already.
    if (result.origin != Origin::Recorded && result.verification && result.verification->expectedToFail &&
        result.verification->passed)
      result.warnings.push_back("meant to go wrong, and came out right this time: that proves nothing");
    const Family* const family = findFamily(point.family);
    addFigures(result, info.record, family && family->onChip);
    if (onResult) onResult(std::move(result));
  }
  return true;
}

Provenance provenanceOf(const DeviceInfo& device) {
  return {.date = now(), .appVersion = kVersion, .commit = kCommit, .driver = device.driver, .toolkit = device.toolkit};
}

Environment environmentOf(const DeviceInfo& device) {
  Environment environment;
  environment.appVersion = kVersion;
  environment.commit = kCommit;
  environment.driver = device.driver;
  environment.toolkit = device.toolkit;
  environment.host = device.host.empty() ? hostDescription() : device.host;
  environment.date = now();
  environment.clocks = device.clocks;
  environment.add(device.record);
  return environment;
}

}  // namespace warpbench
