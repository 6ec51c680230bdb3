// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "own/launch/launch_errors.h"
#include "own/launch/launched_kernels.h"
#include "results/values/own_kernel.h"
#include "simulator/loaded_kernels.h"

namespace warpbench::own {

/// The text of a shared object: the user's, and behind it a table of the kernels and arrays that the launch names.
struct ObjectSource {
  std::string text;                ///< the user's, as the compiler takes it, without the table
  std::string whole;               ///< with it
  std::vector<TakenName> entries;  ///< of the table, see kLaunchFile
};

ObjectSource objectSource(const OwnKernel& own, std::vector<TakenName> entries);

/// Loads such an object into this program, where it stays.
/// @throws CompileError where something that its text names is nowhere defined, or does not fit the launch.
std::shared_ptr<simulator::LoadedKernels> loadObject(const std::filesystem::path& file, const ObjectSource& source,
                                                     const std::string& name);

/// Of the text of an object, in one line: room on both sides of its shared arrays, so that an index out of range is
/// known as one and spoils nothing else. The linker puts .tdata before them, and .tcommon behind them.
inline constexpr const char* kRoomAroundShared =
    "asm(\".pushsection .tdata, \\\"awT\\\", @progbits; .balign 128; .zero 4096; .popsection; "
    ".pushsection .tcommon, \\\"awT\\\", @nobits; .balign 128; .zero 1048576; .popsection\"); ";

/// What the simulator has to know of an object that was loaded, once for each path: `touchShared` lets a thread have
/// its copy of the thread-local storage, `constants` is the constant memory.
simulator::KernelModule moduleOf(const std::string& path, void* handle, void* (*touchShared)(),
                                 const simulator::AddressRange& constants);

/// "f() is declared, but nowhere defined", of what the dynamic linker says.
std::string whatIsMissing(const std::string& message);

}  // namespace warpbench::own
