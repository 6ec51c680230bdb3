// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

/// NVIDIA's profiler, which is where counts of the hardware come from.
namespace warpbench::validation {

/// What Nsight Compute is asked of a program's launches.
struct Asked {
  bool allLaunches = true;  ///< else of those between cudaProfilerStart() and cudaProfilerStop()
  bool activity = false;    ///< beside counts; the caches are then empty before each launch, else left as they are
  std::vector<std::string> more = {};  ///< metrics
};

class NsightCompute {
 public:
  /// The ncu that is named; else that on PATH, or where its installation puts it. @throws RequestError where there is
  /// none, or where what is named is none.
  explicit NsightCompute(const std::optional<std::string>& named = {});

  const std::string& path() const { return m_path; }
  /// "2025.3.1.0 (build 36398880) (public-release)"
  const std::string& version() const { return m_version; }

  /// The command that counts hardwareCounters() of what a program launches and leaves the clocks as they are. Its words
  /// go before the program's; the table goes to `table`, in the form that readProfile() takes.
  std::vector<std::string> command(const std::filesystem::path& table, const Asked& asked) const;

 private:
  std::string metrics(bool activity) const;

  std::string m_path;
  std::string m_version;
};

/// What it complains of in the file of its table, for a message of one line: "", or each complaint behind ": ".
std::string complaintsIn(const std::filesystem::path& table);

}  // namespace warpbench::validation
