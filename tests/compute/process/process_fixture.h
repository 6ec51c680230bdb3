// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/run/runner.h"
#include "remote/process_device.h"

/// Other processes as devices, for tests.
namespace warpbench::test {

/// This program in a child process.
inline process::Endpoint realEndpoint(process::Timeouts timeouts = {}) {
  return {.name = "process", .words = {WARPBENCH_CLI, "serve"}, .timeouts = timeouts};
}

/// A child that is not Warpbench: a script for /bin/sh.
inline process::Endpoint scriptEndpoint(const std::string& script, process::Timeouts timeouts = {}) {
  return {.name = "script", .words = {"/bin/sh", "-c", script}, .timeouts = timeouts};
}

/// The greeting of a real process, as a command of a script.
inline const std::string kSayHello =
    R"(echo '{"type":"hello","format":"warpbench-serve","version":1,"app_version":"0"}'; )";
inline const std::string kHalfALine = "printf '\\173\"type\":\"resu'";  // \173: a brace, which moc would count
/// Answers to an order to open a device.
inline const std::string kOpen =
    R"(read a; read b; echo '{"type":"opened","device":{"id":"cpu","kind":"cpu","available":true,"origin":"measured"}}'; )";

/// Answers to the first point after a fault has made the process useless.
inline const std::string kFaultAnswer = R"(echo '{"type":"failed","id":1,"kind":"device","reason":"x","last":true}'; )";

inline std::vector<Result> resultsOf(Device& device, const Request& request,
                                     const std::function<void(const RunProgress&)>& onProgress = {}) {
  std::vector<Result> results;
  run(device, request, {}, onProgress, [&](Result result) { results.push_back(std::move(result)); });
  return results;
}

/// Removes the place and time of creation.
inline Result withoutPlaceAndDate(Result result) {
  result.device.clear();
  result.provenance = {};
  result.pictures.reset();
  return result;
}

}  // namespace warpbench::test
