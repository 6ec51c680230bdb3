// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <string>
#include <utility>

#include "views/views.h"

/// Results with known values for the tests of the plots.
namespace warpbench::plots::samples {

inline Value number(std::int64_t value) { return value; }
inline Value name(const char* text) { return std::string(text); }

inline Parameters parameters(std::initializer_list<std::pair<const char*, Value>> entries) {
  Parameters made;
  for (const auto& [id, value] : entries) made.set(id, value);
  return made;
}

inline Parameters square(std::int64_t width) {
  return parameters({{"width", number(width)}, {"height", number(width)}, {"type", name("fp32")}});
}

inline Parameters offsetAt(std::int64_t offset) {
  return parameters({{"mib", number(64)}, {"offset", number(offset)}, {"type", name("fp32")}});
}

/// Results of a family that the catalogue does not know.
inline Parameters unknownAt(std::int64_t size, std::int64_t block) {
  return parameters({{"size", number(size)}, {"block", number(block)}});
}

/// A launch of 2 ms with quartiles at 1.6 and 2.5 ms that moves `gbs` GB/s.
inline Result measured(const std::string& family, const std::string& variant, Parameters parameters, double gbs) {
  Result result;
  result.family = family;
  result.variant = variant;
  result.device = "cuda:0";
  result.parameters = std::move(parameters);
  result.bytes = gbs * 2e6;
  result.time = TimeStatistics{.median = 2, .q1 = 1.6, .q3 = 2.5, .min = 1.5, .max = 3, .mean = 2.1, .samples = {2}};
  result.bandwidthGbs = gbs;
  result.verification = Verification{.passed = true};
  return result;
}

inline Result modelled(const std::string& family, const std::string& variant, Parameters parameters, double gbs) {
  Result result = measured(family, variant, std::move(parameters), gbs);
  result.device = "simulated:nvidia-h200";
  result.origin = Origin::Modelled;
  return result;
}

inline Result failed(const std::string& family, const std::string& variant, Parameters parameters,
                     const std::string& error) {
  Result result = measured(family, variant, std::move(parameters), 1);
  result.status = Result::Status::Failed;
  result.time.reset();
  result.bandwidthGbs.reset();
  result.verification.reset();
  result.error = error;
  return result;
}

inline DeviceRecord h200() {
  return {.id = "cuda:0",
          .name = "NVIDIA H200",
          .peakBandwidthGbs = 4814,
          .copyBandwidthGbs = 4211,
          .peakGflopsFp32 = 66900,
          .peakGflopsFp64 = 33450};
}

inline DeviceRecord simulatedH200() {
  DeviceRecord record = h200();
  record.id = "simulated:nvidia-h200";
  record.origin = Origin::Modelled;
  return record;
}

inline Session session(std::initializer_list<Result> results) {
  Session made;
  made.environment.devices = {h200()};
  made.results = results;
  return made;
}

/// Three bars with the figures of an H200.
inline PlotData bars() {
  return plotData(
      session({measured("transpose", "copy", square(512), 1968), measured("transpose", "naive", square(512), 550),
               measured("transpose", "conflict-free", square(512), 1819)}),
      QStringLiteral("transpose"), View::Figure);
}

/// Two lines over offsets 0, 1, 2 and 4 (of the second, 0 and 4 only).
inline PlotData sweep() {
  return plotData(
      session({measured("offset", "increment", offsetAt(0), 2710), measured("offset", "increment", offsetAt(1), 2535),
               measured("offset", "increment", offsetAt(2), 2540), measured("offset", "increment", offsetAt(4), 2556),
               measured("offset", "other", offsetAt(0), 1500), measured("offset", "other", offsetAt(4), 1400)}),
      QStringLiteral("offset"), View::Figure);
}

}  // namespace warpbench::plots::samples
