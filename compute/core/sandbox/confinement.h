// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

/// What code of others may do on this machine: by Landlock (files) and seccomp (system calls), without rights of root.
namespace warpbench::sandbox {

/// What a process is confined to. Made before it is forked.
struct Confinement {
  std::vector<std::string> read;   ///< files, and folders with all that is in them
  std::vector<std::string> write;  ///< so too, and may be read
  bool network = false;            ///< may use sockets
  bool processes = false;          ///< may start programs, which are confined as it is
  bool builds = false;             ///< may change rights and times of files by their names, as make and CMake do
  /// Calls that are denied are told on standard error, by the process itself; else they only fail.
  enum class Denials : std::uint8_t { Told, Silent } denials = Denials::Told;
};

/// Nothing but what each program needs of the system: its libraries, its compilers and this program may be read.
Confinement ofSystem();

/// What kernels of the user's and their compiler need: they write in `cache` only, use no network, and read no hidden
/// file of the home folder. A family may read a picture from anywhere else.
Confinement ofKernels(const std::filesystem::path& cache);

/// Adds a folder to one of the lists of a confinement. Of the user's home folder, and of a folder that the home folder
/// is in, only the files that lie in it itself and are not hidden: keys and settings of the user's lie below.
void addFolder(std::vector<std::string>& list, const std::filesystem::path& folder);

/// Confines this process, its threads to come and what it starts, for good. Has to be called while it has one thread;
/// does what may be done behind fork() only.
void confine(const Confinement& confinement) noexcept;

/// What this kernel cannot confine, as "files" or "files and system calls"; empty where it can all.
std::string whatCannotBeConfined();

}  // namespace warpbench::sandbox
