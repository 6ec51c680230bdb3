// SPDX-License-Identifier: GPL-3.0-or-later
#include "jobs/run_arguments.h"

#include <cmath>
#include <stdexcept>

#include "core/text/error.h"
#include "core/text/text.h"
#include "device/several_gpus.h"
#include "results/values/device_id.h"

namespace warpbench::jobs {

namespace {

/// "cuda:0,cuda:1" for "cuda:0@cluster,cuda:1@cluster".
std::vector<std::string> devicesOf(const std::string& ids) {
  std::vector<std::string> devices;
  for (const std::string& id : devicesIn(ids)) devices.emplace_back(withoutPlace(id));
  return devices;
}

constexpr const char* kAllGpus = "all";  // as on the command line

DeviceKind kindOf(const std::string& device) {
  const DeviceTraits* const traits = traitsOf(device == kAllGpus ? std::string_view("cuda:all") : device);
  if (!traits)
    throw RequestError(Message::text("--device: '%1' is not one of cuda:N, simulated:NAME, cpu"), printable(device));
  if (traits->replays)
    throw RequestError(Message::text("a recording replays only where its file is: %1 is not served"),
                       printable(device));
  return traits->kind;
}

/// The percentage that divided by 100 gives exactly this share, if any; share * 100 may be off by a rounding error.
std::string percentText(double share) {
  const double percent = share * 100;
  for (const double each : {percent, std::nextafter(percent, 0.0), std::nextafter(percent, HUGE_VAL)})
    if (each / 100 == share) return numberText(each);
  return numberText(percent);
}

/// Users cannot set these options, since the command line lacks them.
void checkOptions(const MeasureOptions& options) {
  const MeasureOptions usual;
  if (options.minTimeSeconds != usual.minTimeSeconds || options.minClock != usual.minClock ||
      options.simulationSeconds != usual.simulationSeconds || options.timesOnly != usual.timesOnly)
    throw std::logic_error("measure options that the command line does not have");
}

}  // namespace

std::vector<std::string> runArguments(const Request& request) {
  std::vector<std::string> words{"run", request.family};
  const auto add = [&words](const char* option, const std::string& value) {
    words.emplace_back(option);
    words.push_back(value);
  };
  const std::vector<std::string> devices = devicesOf(request.device);
  for (const std::string& device : devices) kindOf(device);
  add("--device", joined(devices, ","));
  if (!request.variants.empty()) add("--variant", joined(request.variants, ","));
  for (const auto& [name, value] : request.parameters.entries()) add("--parameter", name + "=" + toText(value));
  for (const Sweep& sweep : request.sweeps) {
    std::vector<std::string> values;
    for (const Value& value : sweep.values) values.push_back(toText(value));
    add("--sweep", sweep.names() + "=" + joined(values, ","));
  }
  const MeasureOptions& options = request.options;
  checkOptions(options);
  add("--mode", toText(request.mode));
  add("--time-limit", numberText(options.timeLimitSeconds));
  add("--launch-limit", numberText(options.launchLimitSeconds));
  add("--min-samples", std::to_string(options.minSamples));
  add("--median-within", percentText(options.medianWithin));
  add("--flush", options.flush == Flush::Memset ? "memset" : "write-read");
  if (!options.counts) words.emplace_back("--no-counts");
  if (options.hardwareCounts) words.emplace_back("--counters");
  if (options.profile) words.emplace_back("--profile");
  if (request.each) words.emplace_back("--each");
  return words;
}

std::size_t pointsOf(const Request& request) {
  const std::vector<std::string> devices = devicesOf(request.device);
  if (request.each && devices.front() == kAllGpus)
    throw RequestError("--each: the number of GPUs is not known here: name them, as --device cuda:0,cuda:1");
  DeviceInfo device;
  device.record.id = devices.front();
  device.kind = kindOf(device.record.id);
  return expand(request, device).size() * (request.each ? devices.size() : 1);
}

}  // namespace warpbench::jobs
