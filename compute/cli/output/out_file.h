// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstddef>
#include <filesystem>

#include "results/session/session.h"

namespace warpbench::cli {

/// The file that a command writes its session to: at the end, and now and then before, so that a crash loses few
/// results.
class OutFile {
 public:
  enum class How { Anew, Appended };

  explicit OutFile(std::filesystem::path path, How how = How::Anew);

  /// Call after each result with the session so far. Writes the file if the last time was some seconds ago. Reports the
  /// first failure only, because the disk may have space again at the end.
  void keep(const Session& session);

  /// Writes the session, unless it is without results, because an older file is worth more. When appending, adds only
  /// results that it has not appended yet. Other processes may have added results meanwhile, and it waits for their
  /// writes.
  /// @throws RequestError.
  void write(const Session& session, std::chrono::milliseconds patience = std::chrono::minutes(2));

 private:
  using Clock = std::chrono::steady_clock;

  std::filesystem::path m_path;
  How m_how;
  Clock::time_point m_next;
  std::size_t m_appended = 0;
  bool m_keeps = true;  ///< the path is or will be a regular file
  bool m_reported = false;
};

}  // namespace warpbench::cli
