// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "model/gpu_profile.h"

namespace warpbench::program {

/// A user's CUDA program.
struct ProgramSource {
  std::vector<std::filesystem::path> files;  ///< .cu, .cpp, .c and similar, as the user names them
  std::vector<std::string> includes;         ///< folders for headers
  std::vector<std::string> defines;          ///< "NAME" or "NAME=VALUE"
  bool checks = false;                       ///< compile for a check, which also tests indices and alignments
  bool contracts = true;                     ///< a * b + c is one operation on the GPU: nvcc's --fmad
  std::vector<std::string> libraryFolders = {};
  std::vector<std::string> libraries = {};  ///< of the host, as given to -l
  std::vector<std::string> words = {};      ///< other compiler options: -include FILE, -UNAME, -fopenmp
  long architecture = 0;                    ///< __CUDA_ARCH__; 0: that of the simulated GPU
  bool confined = true;                     ///< may include only files around its own and in those folders
  bool looksAround = false;                 ///< searches the first file's project for missing headers and functions
};
inline constexpr std::size_t kLargestProgramFile = std::size_t{16} << 20;  ///< bytes


/// The exit code of a program's process that never reached main().
inline constexpr int kProgramCannotRun = 127;

struct CompiledProgram {
  std::filesystem::path object;    ///< a shared object with the program's main()
  std::vector<std::string> taken;  ///< from its project, as command line words: "-I common", "kernels.cu"
};
/// Compiles the program for the simulator of a GPU, in the current folder. Results are cached.
/// @throws CompileError for what the compiler or simulator rejects; RequestError, one line, without a compiler or if a
/// file cannot be read; DeviceError; Cancelled.
CompiledProgram compileProgram(const ProgramSource& source, const GpuProfile& profile, const std::stop_token& stop);

/// A CUDA C++ file as an object for any linker. The simulator's library provides the functions that it calls, and the
/// object registers with that library when loaded: see linked/linked_program.cpp.
struct CompiledUnit {
  std::string object;              ///< the object's content; empty if only preprocessed
  std::string preprocessed;        ///< the preprocessed text, if requested
  std::vector<std::string> files;  ///< its source files, itself first, without the simulator's own
};
/// @throws as compileProgram().
CompiledUnit compileUnit(const ProgramSource& source, const GpuProfile& profile, const std::stop_token& stop);
CompiledUnit preprocessUnit(const ProgramSource& source, const GpuProfile& profile, const std::stop_token& stop);

/// The folder of the headers for compiling programs; creates them if they are missing.
std::filesystem::path headersOfPrograms(const std::stop_token& stop);

/// An object's table for its loader, under this name.
struct ProgramTable {
  void* (*touchShared)();
  const char* constantsBegin;
  const char* constantsEnd;
  const char* variablesBegin;  ///< initialized, in the device's memory
  const char* variablesEnd;
  const char* zeroedBegin;  ///< zero-initialized
  const char* zeroedEnd;
  const char* managedBegin;  ///< managed ones
  const char* managedEnd;
  const char* boundsBegin;  ///< LaunchBounds of kernels
  const char* boundsEnd;
  int (*main)(int, char**, char**);
};
inline constexpr const char* kProgramTableName = "warpbenchProgram";

}  // namespace warpbench::program
