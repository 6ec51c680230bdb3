// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <mutex>
#include <string>

namespace warpbench::program {

/// Sends lines about the run to the parent process.
class Reporter {
 public:
  explicit Reporter(int descriptor) : m_descriptor(descriptor) {}
  /// One line without its line end. Has no effect if nobody reads it.
  void send(const std::string& line);

 private:
  int m_descriptor;
  std::mutex m_mutex;
};

}  // namespace warpbench::program
