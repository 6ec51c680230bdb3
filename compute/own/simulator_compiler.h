// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "own/kernel_cache.h"

namespace warpbench::own {

/// The precompiled header that every text includes.
struct Prelude {
  std::string path;     ///< one of compilerHeaders()
  std::string flags;    ///< in addition to the common flags
  std::string subject;  ///< for the message "... are compiled by g++"
};

/// Whether this processor computes a * b + c as one operation, as a GPU does.
bool multipliesAndAdds();

/// The prelude of the catalogue's kernel files.
/// @throws RequestError unless the processor multipliesAndAdds().
const Prelude& kernelPrelude();

/// This machine's g++, with the settings that compiled the catalogue's kernels for the simulator. Keeps its headers,
/// the precompiled header and compiled texts in the user's cache.
class SimulatorCompiler {
 public:
  /// Creates the headers if they are missing, which takes about a second, once.
  /// @throws RequestError, one line, if g++ is not installed or there is no folder for files; Cancelled.
  explicit SimulatorCompiler(const std::stop_token& stop, const Prelude& prelude = kernelPrelude());

  struct Outcome {
    std::filesystem::path object;  ///< a shared object; empty if the text does not compile
    std::string output;            ///< g++'s messages in that case
  };
  /// @throws DeviceError if g++ fails in any way but rejecting the text; RequestError; Cancelled.
  Outcome compile(const std::string& source, const std::stop_token& stop) const;

  /// g++'s messages for a text, without producing an object.
  std::string errorsIn(const std::string& source, const std::stop_token& stop) const;

  /// The compiler and its flags without the prelude, common to all calls.
  std::vector<std::string> words() const;
  std::filesystem::path prelude() const { return m_headers / m_prelude.path; }
  /// The cache of compiled objects.
  ObjectCache objects() const { return ObjectCache(m_headers / "objects"); }
  /// The parent for WorkFolders.
  const std::filesystem::path& workParent() const { return m_cache; }

 private:
  void makeHeaders(const std::stop_token& stop) const;

  Prelude m_prelude;
  std::string m_compiler;           ///< its path
  std::filesystem::path m_cache;    ///< of all compilers
  std::filesystem::path m_headers;  ///< of this one
};

}  // namespace warpbench::own
