// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

/// What stands behind `warpbench-nvcc`, which takes nvcc's options (NVIDIA CUDA Compiler Driver, "NVCC Command
/// Options").
namespace warpbench::program {

struct NvccOptions {
  enum class Task { Link, Compile, DeviceLink, Library, Preprocess, Dependencies, Version, Toolkit, Help };
  Task task = Task::Link;
  bool shared = false;
  bool runs = false;     ///< what was linked, at once
  bool verbose = false;  ///< tells the commands
  bool dry = false;      ///< tells them, and does nothing

  /// In the order of the command line, as a linker takes them.
  struct Input {
    enum class Kind { Cuda, Host, Linked };  ///< a file for us, one for g++, one for the linker or an option of its own
    Kind kind;
    std::string text;
    std::string language;  ///< of a host file, as g++ names it; empty: by its ending
  };
  std::vector<Input> inputs;
  std::optional<std::string> output;
  std::string outputFolder;

  std::vector<std::string> includes;     ///< folders for headers
  std::vector<std::string> defines;      ///< "NAME" or "NAME=VALUE"
  std::vector<std::string> undefines;    ///< names
  std::vector<std::string> preIncludes;  ///< files
  std::string standard;                  ///< "c++17"; empty: the compiler's own
  std::string optimisation;              ///< "-O3", of host files; empty: none
  bool debug = false;
  bool contracts = true;               ///< a * b + c is one operation on the GPU
  long architecture = 0;               ///< __CUDA_ARCH__; 0: of the GPU that is simulated
  std::string hostCompiler = "g++";    ///< or -ccbin's
  std::vector<std::string> hostWords;  ///< for g++, of -Xcompiler
  std::vector<std::string> runArguments;

  struct Dependencies {
    bool wanted = false;  ///< beside what the task makes
    bool system = true;   ///< the system's headers too
    bool phony = false;   ///< a target without a rule for each header
    std::string file;
    std::string target;
  };
  Dependencies dependencies;
};

/// @throws RequestError of an option that there is not, that lacks its value, or that makes what cannot be made here.
NvccOptions nvccOptionsFrom(std::vector<std::string> words);

/// A line as a shell parts it: blanks, quotes, backslashes.
std::vector<std::string> wordsOf(std::string_view text);

}  // namespace warpbench::program
