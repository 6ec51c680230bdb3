// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "device/device.h"
#include "run/request.h"
#include "run/runner.h"

namespace warpbench {

using Chosen = std::vector<std::pair<std::string, Value>>;

inline Device& device() {
  static const std::unique_ptr<Device> device = openDevice("simulated:nvidia-h200");
  return *device;
}

inline std::vector<Result> results(const std::string& family, const Chosen& parameters,
                                   const std::vector<std::string>& variants = {}, const MeasureOptions& options = {}) {
  Request request;
  request.options = options;
  request.family = family;
  request.variants = variants;
  for (const auto& [id, value] : parameters) request.parameters.set(id, value);
  std::vector<Result> results;
  run(device(), request, {}, {}, [&](Result result) { results.push_back(std::move(result)); });
  return results;
}

inline Counters countersOf(const std::string& family, const std::string& variant, const Chosen& parameters) {
  const std::vector<Result> all = results(family, parameters, {variant});
  if (all.size() != 1 || !all[0].counters) throw std::runtime_error("no counters");
  if (all[0].status != Result::Status::Ok) throw std::runtime_error(all[0].error);
  return *all[0].counters;
}

inline const Chosen kSquare{{"width", 512}, {"height", 512}, {"type", "fp32"}};

inline Chosen cube(std::int64_t side, std::int64_t tile) {
  return {{"rows", side}, {"inner", side}, {"columns", side}, {"tile", tile}, {"type", "fp32"}};
}

}  // namespace warpbench
