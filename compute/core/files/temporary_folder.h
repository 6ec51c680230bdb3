// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

namespace warpbench {

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

}  // namespace warpbench
