// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace warpbench::cli {

/// Runs a program, found on PATH where it has no slash, and waits for its end. Its output goes to `output`, or to where
/// this program's own goes.
/// @returns its exit code; 128 and the signal where one ended it. @throws RequestError where it cannot be started.
int runProgram(const std::vector<std::string>& words, const std::optional<std::filesystem::path>& output = {});

/// A folder that is removed with its content.
class TemporaryFolder {
 public:
  /// @throws RequestError where there is no place for it.
  TemporaryFolder();
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  const std::filesystem::path& path() const { return m_path; }

 private:
  std::filesystem::path m_path;
};

}  // namespace warpbench::cli
