// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "compute/one_point.h"

namespace warpbench {

inline std::vector<Result> results(const std::string& family, const Chosen& parameters,
                                   const std::vector<std::string>& variants = {}, const MeasureOptions& options = {}) {
  Request request;
  request.options = options;
  request.family = family;
  request.variants = variants;
  for (const auto& [id, value] : parameters) request.parameters.set(id, value);
  std::vector<Result> results;
  run(simulatedDevice(), request, {}, {}, [&](Result result) { results.push_back(std::move(result)); });
  return results;
}

inline const Chosen kSquare{{"width", 512}, {"height", 512}, {"type", "fp32"}};

inline Chosen cube(std::int64_t side, std::int64_t tile) {
  return {{"rows", side}, {"inner", side}, {"columns", side}, {"tile", tile}, {"type", "fp32"}};
}

}  // namespace warpbench
