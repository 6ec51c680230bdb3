// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace warpbench::own {

/// The g++ of this machine, used as the catalogue's kernels were compiled for the simulator. Its headers, the
/// precompiled one, and what came of texts are kept in the user's cache.
class SimulatorCompiler {
 public:
  /// Makes the headers where they are not there yet, which takes about a second, once.
  /// @throws RequestError, one line, where g++ is not installed or there is no place for files; Cancelled.
  explicit SimulatorCompiler(const std::stop_token& stop);

  struct Outcome {
    std::filesystem::path object;  ///< a shared object; empty where the text does not compile
    std::string output;            ///< what g++ said then
  };
  /// @throws DeviceError where g++ ends in another way than by refusing the text; RequestError; Cancelled.
  Outcome compile(const std::string& source, const std::stop_token& stop) const;

  /// What g++ says of a text of which nothing is made.
  std::string complaintsOf(const std::string& source, const std::stop_token& stop) const;

 private:
  std::vector<std::string> words() const;
  void makeHeaders(const std::stop_token& stop) const;

  std::string m_compiler;           ///< its path
  std::filesystem::path m_cache;    ///< of all compilers
  std::filesystem::path m_headers;  ///< of this one
};

}  // namespace warpbench::own
