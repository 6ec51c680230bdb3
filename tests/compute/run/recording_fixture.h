// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "results/session/session.h"
#include "results/values/statistics.h"

/// A small recording of a made-up GPU: transpose at a few sizes.
namespace warpbench::test {

inline Result recordedTranspose(const std::string& variant, std::int64_t width, std::int64_t height,
                                const std::string& type, double milliseconds) {
  Result result{.family = "transpose", .variant = variant, .device = "cuda:0"};
  result.parameters.set("width", width);
  result.parameters.set("height", height);
  result.parameters.set("type", type);
  if (variant != "memcpy") result.parameters.set("repetitions", std::int64_t{1});
  result.bytes = 2e6;
  result.time = summarise({milliseconds, milliseconds, 2 * milliseconds});
  result.verification = Verification{.passed = true, .expectedToFail = false, .method = "every element"};
  return result;
}

inline Session smallRecording() {
  Session session;
  session.environment = {.appVersion = "0.0.9",
                         .driver = "580.65",
                         .toolkit = "13.0",
                         .host = "A host elsewhere",
                         .date = "2026-11-20T12:00:00Z",
                         .clocks = "SM 1980 MHz"};
  session.environment.add({.id = "cuda:0", .name = "NVIDIA H200", .peakBandwidthGbs = 4814, .copyBandwidthGbs = 4211});
  session.results = {
      recordedTranspose("copy", 4096, 4096, "fp32", 1),    recordedTranspose("copy", 8192, 8192, "fp32", 4),
      recordedTranspose("copy", 16384, 16384, "fp32", 16), recordedTranspose("copy", 16384, 8192, "fp64", 8),
      recordedTranspose("naive", 4096, 4096, "fp32", 2),   recordedTranspose("memcpy", 4096, 4096, "fp32", 0.5)};
  return session;
}

}  // namespace warpbench::test
