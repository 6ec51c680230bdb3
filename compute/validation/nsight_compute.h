// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

/// NVIDIA's profiler, the source of hardware counts.
namespace warpbench::validation {

/// What Nsight Compute should collect.
struct CounterSelection {
  bool allLaunches = true;             ///< otherwise those between cudaProfilerStart() and cudaProfilerStop()
  bool activity = false;               ///< also collect activity; this flushes the caches before each launch
  std::vector<std::string> more = {};  ///< additional metrics
};

class NsightCompute {
 public:
  /// Uses the named ncu, or the one on PATH or in its default place. @throws RequestError if missing or not ncu.
  explicit NsightCompute(const std::optional<std::string>& named = {});

  const std::string& path() const { return m_path; }
  /// "2025.3.1.0 (build 36398880) (public-release)"
  const std::string& version() const { return m_version; }

  /// The command prefix that counts hardwareCounters() of a program's launches without locking the clocks. Append the
  /// program's command; readProfile() reads the resulting `table`.
  std::vector<std::string> command(const std::filesystem::path& table, const CounterSelection& selection) const;

 private:
  std::string metrics(bool activity) const;

  std::string m_path;
  std::string m_version;
};

/// Errors in ncu's output file for a one-line message: empty, or each preceded by ": ".
std::string complaintsIn(const std::filesystem::path& table);

}  // namespace warpbench::validation
