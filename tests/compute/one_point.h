// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "device/device.h"
#include "engine/devices/devices.h"
#include "engine/run/request.h"
#include "engine/run/runner.h"

/// One variant with some parameters on the simulated H200 or on the CPU, for tests of a single result.
namespace warpbench {

using Chosen = std::vector<std::pair<std::string, Value>>;

inline Device& simulatedDevice() {
  static const std::unique_ptr<Device> device = openDevice("simulated:nvidia-h200");
  return *device;
}

inline Result resultOn(Device& device, const std::string& family, const std::string& variant,
                       const Chosen& parameters) {
  Request request{.family = family, .variants = {variant}};
  request.options = {.medianWithin = 1, .minSamples = 1, .minTimeSeconds = 0};
  for (const auto& [id, value] : parameters) request.parameters.set(id, value);
  std::optional<Result> result;
  run(device, request, {}, {}, [&](Result given) { result = std::move(given); });
  if (!result || result->status != Result::Status::Ok)
    throw std::runtime_error(family + " " + variant + ": " + (result ? result->error.english() : "no result"));
  return *result;
}

/// On the simulated H200; the result must be correct.
inline Result resultOf(const std::string& family, const std::string& variant, const Chosen& parameters) {
  const Result result = resultOn(simulatedDevice(), family, variant, parameters);
  if (!result.verification || !result.verification->passed)
    throw std::runtime_error(family + " " + variant + ": wrong");
  return result;
}

inline Counters countersOf(const std::string& family, const std::string& variant, const Chosen& parameters) {
  return resultOf(family, variant, parameters).counters.value();
}

inline std::string factOf(const Result& result, const std::string& name) {
  const auto fact = std::ranges::find(result.facts, Message(name), &Fact::name);
  return fact == result.facts.end() ? "" : fact->value.english();
}

}  // namespace warpbench
