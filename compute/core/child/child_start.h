// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <sys/types.h>

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/files/descriptor.h"
#include "core/sandbox/confinement.h"

namespace warpbench::process {

/// Both ends are closed on exec.
struct Pipe {
  Descriptor read;
  Descriptor write;

  /// @throws DeviceError.
  static Pipe make();
};

/// Resource limits of a child. 0 inherits this process's limit.
struct ChildLimits {
  std::size_t memoryBytes = 0;  ///< of address space, per process
  std::size_t fileBytes = 0;    ///< per file
  std::size_t cpuSeconds = 0;   ///< per process
  bool noCoreFile = false;
};

/// A program to run, or a function to run in a forked copy of this process.
struct ChildStart {
  enum class Stream : std::uint8_t { Piped, Inherited };
  enum class Input : std::uint8_t { Piped, Inherited, Nothing };
  enum class Errors : std::uint8_t { Piped, Inherited, WithOutput };

  /// The first word is the program, looked up on PATH unless it contains a slash. No shell is involved.
  std::vector<std::string> words = {};
  /// Returns the exit code. `output` is the write end of a piped output, or -1. Use only in a single-threaded process.
  std::function<int(int output)> body = {};

  Input input = Input::Piped;
  Stream output = Stream::Piped;
  Errors errors = Errors::Piped;
  std::filesystem::path folder = {};          ///< empty: this process's folder
  std::vector<std::string> environment = {};  ///< empty: this process's environment
  ChildLimits limits = {};
  std::optional<sandbox::Confinement> confinement = {};  ///< for a program; open files stay usable
  /// In its own process group, Ctrl-C in a terminal does not reach it, and killing it kills all its descendants.
  bool ownGroup = true;

  /// A child without an input pipe cannot notice that its starter is gone, so it ends with the thread that started it.
  bool endsWithStarter() const { return input != Input::Piped; }
};

/// A running child and this process's ends of its pipes.
struct StartedChild {
  pid_t pid = -1;
  Descriptor input;
  Descriptor output;
  Descriptor errors;
};

/// @throws DeviceError if it cannot be started.
StartedChild startChild(const ChildStart& start);

/// Looks up a program on PATH; nothing if not found.
std::optional<std::filesystem::path> findProgram(const std::string& name);

}  // namespace warpbench::process
