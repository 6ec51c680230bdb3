// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "model/gpu_profile.h"

namespace warpbench::program {

/// A CUDA program of the user's.
struct ProgramSource {
  std::vector<std::filesystem::path> files;  ///< .cu, .cpp, .c, and the like, as the user names them
  std::vector<std::string> includes;         ///< folders for headers
  std::vector<std::string> defines;          ///< "NAME" or "NAME=VALUE"
  bool checks = false;                       ///< it is to be looked for mistakes: indices and alignments are
  bool contracts = true;                     ///< a * b + c is one operation on the GPU: nvcc's --fmad
  std::vector<std::string> libraryFolders = {};
  std::vector<std::string> libraries = {};  ///< of the host, as -l names them
  std::vector<std::string> words = {};       ///< more for the compiler: -include FILE, -UNAME, -fopenmp
  long architecture = 0;                     ///< __CUDA_ARCH__; 0: the simulated GPU's
  bool confined = true;                      ///< includes only what lies around its files, and in those folders
  bool looksAround = false;  ///< headers and functions that nobody has named are looked for in the first file's project
};
inline constexpr std::size_t kLargestProgramFile = std::size_t{16} << 20;  ///< bytes

/// Whether a file, as a compiler names it, is the program's: beside its files or in its folders for headers.
bool isOfProgram(const ProgramSource& source, std::string_view file);

/// What a program's process ends with that did not come to its main().
inline constexpr int kProgramCannotRun = 127;

struct CompiledProgram {
  std::filesystem::path object;    ///< shared, with the program's main()
  std::vector<std::string> taken;  ///< of its project, as words of a command line: "-I common", "kernels.cu"
};
/// Compiles it for the simulator of a GPU, in the running process's folder. What came of the same text is kept.
/// @throws CompileError, of what the compiler or the simulator refuses; RequestError, one line, without a compiler or
/// where a file cannot be read; DeviceError; Cancelled.
CompiledProgram compileProgram(const ProgramSource& source, const GpuProfile& profile, const std::stop_token& stop);

/// One file of CUDA C++ as an object that any linker takes. What it calls is in the simulator's library, with which it
/// gets in touch when it is loaded: see linked/linked_program.cpp.
struct CompiledUnit {
  std::string object;              ///< the file's content; empty where it was only preprocessed
  std::string preprocessed;        ///< the text, where it was that
  std::vector<std::string> files;  ///< that it was made of, itself first; without the simulator's own
};
/// @throws as compileProgram().
CompiledUnit compileUnit(const ProgramSource& source, const GpuProfile& profile, const std::stop_token& stop);
CompiledUnit preprocessUnit(const ProgramSource& source, const GpuProfile& profile, const std::stop_token& stop);

/// The folder of the headers that programs are compiled with, which are written where they are not there yet.
std::filesystem::path headersOfPrograms(const std::stop_token& stop);

/// What the object has for who loads it, under this name.
struct ProgramTable {
  void* (*touchShared)();
  const char* constantsBegin;
  const char* constantsEnd;
  const char* variablesBegin;  ///< in the device's memory, with values
  const char* variablesEnd;
  const char* zeroedBegin;  ///< without
  const char* zeroedEnd;
  const char* managedBegin;  ///< managed ones
  const char* managedEnd;
  const char* boundsBegin;  ///< LaunchBounds of kernels
  const char* boundsEnd;
  int (*main)(int, char**, char**);
};
inline constexpr const char* kProgramTableName = "warpbenchProgram";

}  // namespace warpbench::program
