// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

/// The command line of `warpbench-nvcc`, which takes nvcc's options (NVIDIA CUDA Compiler Driver, "NVCC Command
/// Options").
namespace warpbench::program {

struct NvccOptions {
  enum class Task { Link, Compile, DeviceLink, Library, Preprocess, Dependencies, Version, Toolkit, Help };
  Task task = Task::Link;
  bool shared = false;
  bool runs = false;     ///< runs what was linked
  bool verbose = false;  ///< prints the commands
  bool dry = false;      ///< prints the commands without running them

  /// Inputs keep their command line order, which matters to a linker.
  struct Input {
    enum class Kind { Cuda, Host, Linked };  ///< a file for this driver, one for g++, a file or option for the linker
    Kind kind;
    std::string text;
    std::string language;  ///< of a host file, as g++ names it; empty: derived from the ending
  };
  std::vector<Input> inputs;
  std::optional<std::string> output;
  std::string outputFolder;

  std::vector<std::string> includes;     ///< folders for headers
  std::vector<std::string> defines;      ///< "NAME" or "NAME=VALUE"
  std::vector<std::string> undefines;    ///< names
  std::vector<std::string> preIncludes;  ///< files
  std::string standard;                  ///< "c++17"; empty: the compiler's default
  std::string optimisation;              ///< "-O3", for host files; empty: none
  bool debug = false;
  bool contracts = true;               ///< a * b + c is one operation on the GPU
  long architecture = 0;               ///< __CUDA_ARCH__; 0: that of the simulated GPU
  std::string hostCompiler = "g++";    ///< or -ccbin's
  std::vector<std::string> hostWords;  ///< for g++, from -Xcompiler
  std::vector<std::string> runArguments;

  struct Dependencies {
    bool wanted = false;  ///< in addition to the task's output
    bool system = true;   ///< includes system headers
    bool phony = false;   ///< adds an empty rule for each header
    std::string file;
    std::string target;
  };
  Dependencies dependencies;
};

/// @throws RequestError for an option that is unknown, lacks its value, or asks for unsupported output.
NvccOptions nvccOptionsFrom(std::vector<std::string> words);

/// Splits a line as a shell does: blanks, quotes, backslashes.
std::vector<std::string> wordsOf(std::string_view text);

}  // namespace warpbench::program
