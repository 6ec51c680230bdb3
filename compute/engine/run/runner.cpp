// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/run/runner.h"

#include <sys/utsname.h>

#include <algorithm>
#include <array>
#include <ctime>
#include <fstream>

#include "core/machine/commit.h"
#include "core/machine/version.h"
#include "core/text/error.h"
#include "core/text/text.h"
#include "engine/run/planned_run.h"

namespace warpbench {

namespace {

/// The value after "key" and the separator, without quotes, in the first line that starts with the key.
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
  std::string processor = valueInFile("/proc/cpuinfo", "model name", ':');  // missing on ARM
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
  const PlannedRun planned = plan(request, device.info());
  const struct RunEnd {
    Device& device;
    ~RunEnd() { device.runEnds(); }
  } runEnd{device};
  for (std::size_t i = 0; i < planned.points.size(); ++i) {
    if (stop.stop_requested()) return false;
    const PointProgress progress = [&](const Message& what, double share) {
      if (onProgress) onProgress(progressOf(planned, i, static_cast<int>(i), what, share));
    };
    try {
      Result result = runPoint(device, planned, i, request.options, stop, progress);
      if (onResult) onResult(std::move(result));
    } catch (const Cancelled&) {
      return false;
    }
  }
  return true;
}

Provenance makeProvenance(const DeviceInfo& device) {
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
