// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

/// NVIDIA's profiler, which is where counts of the hardware come from.
namespace warpbench::validation {

class NsightCompute {
 public:
  /// The ncu that is named; else that on PATH, or where its installation puts it. @throws RequestError where there is
  /// none, or where what is named is none.
  explicit NsightCompute(const std::optional<std::string>& named = {});

  const std::string& path() const { return m_path; }
  /// "2025.3.1.0 (build 36398880) (public-release)"
  const std::string& version() const { return m_version; }

  /// The command that counts hardwareCounters() of all that a program launches, or of what it launches between
  /// cudaProfilerStart() and cudaProfilerStop(), and that leaves clocks and caches as they are. Its words go before the
  /// program's; the table goes to `table`, in the form that readProfile() takes.
  /// @param more metrics.
  std::vector<std::string> command(const std::filesystem::path& table, bool all,
                                   const std::vector<std::string>& more = {}) const;

 private:
  std::string metrics() const;

  std::string m_path;
  std::string m_version;
};

/// What it complains of in the file of its table, for a message of one line: "", or each complaint behind ": ".
std::string complaintsIn(const std::filesystem::path& table);

}  // namespace warpbench::validation
