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

/// Both ends are closed in programs that are started.
struct Pipe {
  Descriptor read;
  Descriptor write;

  /// @throws DeviceError.
  static Pipe make();
};

/// What a child may use at most. 0: what this process may.
struct ChildLimits {
  std::size_t memoryBytes = 0;  ///< of addresses, for each process
  std::size_t fileBytes = 0;    ///< of each file
  std::size_t cpuSeconds = 0;   ///< for each process
  bool noCoreFile = false;
};

/// What a child is: a program, or a copy of this process that does `body`.
struct ChildStart {
  enum class Stream : std::uint8_t { Piped, Inherited };
  enum class Input : std::uint8_t { Piped, Inherited, Nothing };
  enum class Errors : std::uint8_t { Piped, Inherited, WithOutput };

  /// The first names the program, which is looked for on PATH where it has no slash. No shell is involved.
  std::vector<std::string> words = {};
  /// Returns the exit code; is given the pipe's end in place of a piped output, or -1. Only for a process that has no
  /// other threads.
  std::function<int(int output)> body = {};

  Input input = Input::Piped;
  Stream output = Stream::Piped;
  Errors errors = Errors::Piped;
  std::filesystem::path folder = {};          ///< empty: this process's
  std::vector<std::string> environment = {};  ///< empty: this process's
  ChildLimits limits = {};
  std::optional<sandbox::Confinement> confinement = {};  ///< of a program, but for what it has open
  /// In a process group of its own Ctrl-C in a terminal does not reach it, and it ends with all that it started.
  bool ownGroup = true;

  /// Without a pipe whose end tells it, the child is ended with the thread that started it.
  bool endsWithStarter() const { return input != Input::Piped; }
};

/// A process that was started, and this process's ends of its pipes.
struct StartedChild {
  pid_t pid = -1;
  Descriptor input;
  Descriptor output;
  Descriptor errors;
};

/// @throws DeviceError where it cannot be started.
StartedChild startChild(const ChildStart& start);

/// The program of that name on PATH; nothing where there is none.
std::optional<std::filesystem::path> findProgram(const std::string& name);

}  // namespace warpbench::process
