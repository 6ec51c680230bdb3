// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstddef>
#include <filesystem>

#include "results/session/session.h"

namespace warpbench::cli {

/// The session that a command writes to a file: at its end, and now and then before, so that whatever ends the program
/// costs little of what was measured.
class OutFile {
 public:
  enum class How { Anew, Appended };

  explicit OutFile(std::filesystem::path path, How how = How::Anew);

  /// After each result, of the session so far: writes it where the last time is some seconds ago. What hinders that is
  /// said once, as there may be room again at the end.
  void keep(const Session& session);

  /// A session without results is not written: a file from before is worth more. Appended are the results that this has
  /// not appended yet, to what the file holds by now: others may have added to it, and are waited for.
  /// @throws RequestError.
  void write(const Session& session, std::chrono::milliseconds patience = std::chrono::minutes(2));

 private:
  using Clock = std::chrono::steady_clock;

  std::filesystem::path m_path;
  How m_how;
  Clock::time_point m_next;
  std::size_t m_appended = 0;
  bool m_keeps = true;  ///< it is a file, or will be one
  bool m_reported = false;
};

}  // namespace warpbench::cli
