// SPDX-License-Identifier: GPL-3.0-or-later
#include "validation/nsight_compute.h"

#include <sstream>

#include "core/child/run_to_end.h"
#include "core/files/file_io.h"
#include "core/text/error.h"
#include "core/text/text.h"
#include "validation/hardware_counts.h"

namespace warpbench::validation {
namespace {

namespace fs = std::filesystem;

/// The output of a program that succeeds; nothing if it fails or does not exist.
std::optional<std::string> captureOutput(std::vector<std::string> words) {
  using process::ChildStart;
  try {
    process::RunOutcome outcome = process::runToEnd(
        {.words = std::move(words), .input = ChildStart::Input::Nothing, .errors = ChildStart::Errors::WithOutput},
        {.outputBytes = std::size_t{16} << 20});
    if (outcome.code == 0) return std::move(outcome.output);
  } catch (const DeviceError&) {
  }
  return std::nullopt;
}

/// The version from the line of `ncu --version` that starts with "Version".
std::string versionIn(const std::string& output) {
  std::istringstream lines(output);
  constexpr std::string_view kBefore = "Version ";
  for (std::string line; std::getline(lines, line);)
    if (line.starts_with(kBefore)) return oneLine(line.substr(kBefore.size()));
  return "unknown";
}

}  // namespace

NsightCompute::NsightCompute(const std::optional<std::string>& named) {
  std::vector<std::string> candidates{"ncu", "/usr/local/cuda/bin/ncu"};
  std::error_code ignored;
  for (const auto& version : fs::directory_iterator("/opt/nvidia/nsight-compute", ignored))
    candidates.push_back((version.path() / "ncu").string());
  if (named) candidates = {*named};
  for (const std::string& candidate : candidates)
    if (const auto said = captureOutput({candidate, "--version"})) {
      m_path = candidate;
      m_version = versionIn(*said);
      return;
    }
  if (named) throw RequestError("'" + printable(*named) + " --version' failed: it is no Nsight Compute");
  throw RequestError(
      "there is no ncu on PATH, in /usr/local/cuda/bin or /opt/nvidia/nsight-compute: install Nsight Compute or name "
      "it with --ncu");
}

/// Optional metrics are included only if ncu lists them for this GPU, since it refuses unknown ones.
std::string NsightCompute::metrics(bool activity) const {
  const std::string listed = captureOutput({m_path, "--query-metrics"}).value_or("");
  const auto isListed = [&](std::string_view metric) {
    return listed.find("\n" + std::string(metric.substr(0, metric.find('.'))) + " ") != std::string::npos;
  };
  std::string metrics;
  for (const HardwareCounter& counter : hardwareCounters()) {
    const bool there = isListed(counter.metric);
    if (counter.optional && (!there || (counter.measured && !activity))) continue;
    metrics +=
        (metrics.empty() ? "" : ",") + std::string(there || counter.standIn.empty() ? counter.metric : counter.standIn);
  }
  return metrics;
}

std::vector<std::string> NsightCompute::command(const fs::path& table, const CounterSelection& selection) const {
  std::string all = metrics(selection.activity);
  for (const std::string& metric : selection.more) all += "," + metric;
  return {m_path,
          "--target-processes",
          "application-only",
          "--profile-from-start",
          selection.allLaunches ? "on" : "off",
          "--clock-control",
          "none",
          "--cache-control",
          selection.activity ? "all" : "none",
          "--csv",
          "--page",
          "raw",
          "--print-units",
          "base",
          "--print-kernel-base",
          "mangled",
          "--metrics",
          all,
          "--log-file",
          table.string()};
}

std::string complaintsIn(const fs::path& table) {
  if (!fs::exists(table)) return "";
  std::istringstream lines(readFile(table));
  std::string complaints;
  constexpr std::size_t kMost = 600;
  for (std::string line; std::getline(lines, line) && complaints.size() < kMost;) {
    if (!line.starts_with("==ERROR==")) continue;
    if (line.find("ERR_NVGPUCTRPERM") != line.npos)
      return ": the driver gives its counters to administrators only: run as root, or load the module nvidia with "
             "NVreg_RestrictProfilingToAdminUsers=0 (https://developer.nvidia.com/ERR_NVGPUCTRPERM)";
    complaints += ": " + oneLine(line.substr(line.find(' ') + 1));
  }
  return complaints;
}

}  // namespace warpbench::validation
