// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

/// Restricts untrusted code by Landlock (files) and seccomp (system calls), without root.
namespace warpbench::sandbox {

/// What a confined process may do. Built before fork().
struct Confinement {
  std::vector<std::string> read;   ///< files, and folders with all their content
  std::vector<std::string> write;  ///< likewise; also readable
  bool network = false;            ///< sockets
  bool processes = false;          ///< may start programs, which inherit the confinement
  bool builds = false;             ///< may change modes and times of files by name, as make and CMake do
  /// Reported: the process reports denied calls on standard error. Silent: they only fail.
  enum class Denials : std::uint8_t { Reported, Silent } denials = Denials::Reported;
};

/// The minimum for any program: read access to system libraries, compilers and this program.
Confinement systemConfinement();

/// For the user's kernels and their compiler: write access to `cache` only, no network, no hidden files of the home
/// folder. Other files are readable, since a family may read a picture from anywhere.
Confinement ofKernels(const std::filesystem::path& cache);

/// Adds a folder to a list of a confinement. For the home folder or one that contains it, adds only its direct,
/// non-hidden files, since keys and settings lie below.
void addFolder(std::vector<std::string>& list, const std::filesystem::path& folder);

/// Confines this process, its future threads and children for good. Call while single-threaded; async-signal-safe.
void confine(const Confinement& confinement) noexcept;

/// What this kernel cannot confine: "files", "system calls", "files and system calls", or empty.
std::string whatCannotBeConfined();

}  // namespace warpbench::sandbox
