// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <mutex>
#include <string>

namespace warpbench::program {

/// Where lines about the run go: to the process that has started this one.
class Reporter {
 public:
  explicit Reporter(int descriptor) : m_descriptor(descriptor) {}
  /// One line, without its end. Nothing happens where nobody reads it.
  void send(const std::string& line);

 private:
  int m_descriptor;
  std::mutex m_mutex;
};

}  // namespace warpbench::program
