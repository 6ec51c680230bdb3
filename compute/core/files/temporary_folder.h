// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

namespace warpbench {

class TemporaryFolder {
 public:
  /// @throws RequestError if it cannot be created.
  TemporaryFolder();
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  const std::filesystem::path& path() const { return m_path; }

 private:
  std::filesystem::path m_path;
};

}  // namespace warpbench
