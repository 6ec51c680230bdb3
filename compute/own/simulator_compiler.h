// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "own/kernel_cache.h"

namespace warpbench::own {

/// What every text finds included, precompiled.
struct Prelude {
  std::string path;     ///< among compilerHeaders()
  std::string flags;    ///< beside those of all
  std::string subject;  ///< of "... are compiled by g++"
};

/// Whether this processor computes a * b + c as one operation, as a GPU does.
bool multipliesAndAdds();

/// As the catalogue's kernel files do.
/// @throws RequestError where the processor is not multipliesAndAdds().
const Prelude& kernelPrelude();

/// The g++ of this machine, used as the catalogue's kernels were compiled for the simulator. Its headers, the
/// precompiled one, and what came of texts are kept in the user's cache.
class SimulatorCompiler {
 public:
  /// Makes the headers where they are not there yet, which takes about a second, once.
  /// @throws RequestError, one line, where g++ is not installed or there is no place for files; Cancelled.
  explicit SimulatorCompiler(const std::stop_token& stop, const Prelude& prelude = kernelPrelude());

  struct Outcome {
    std::filesystem::path object;  ///< a shared object; empty where the text does not compile
    std::string output;            ///< what g++ said then
  };
  /// @throws DeviceError where g++ ends in another way than by refusing the text; RequestError; Cancelled.
  Outcome compile(const std::string& source, const std::stop_token& stop) const;

  /// What g++ says of a text of which nothing is made.
  std::string complaintsOf(const std::string& source, const std::stop_token& stop) const;

  /// The compiler and its flags, but for the prelude: what every call of it begins with.
  std::vector<std::string> words() const;
  std::filesystem::path prelude() const { return m_headers / m_prelude.path; }
  /// Where what it has made is kept.
  ObjectCache objects() const { return ObjectCache(m_headers / "objects"); }
  /// Where a WorkFolder of its is to be.
  const std::filesystem::path& workParent() const { return m_cache; }

 private:
  void makeHeaders(const std::stop_token& stop) const;

  Prelude m_prelude;
  std::string m_compiler;           ///< its path
  std::filesystem::path m_cache;    ///< of all compilers
  std::filesystem::path m_headers;  ///< of this one
};

}  // namespace warpbench::own
