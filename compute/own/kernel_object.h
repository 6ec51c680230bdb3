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

/// The source of a shared object: the user's text, followed by a table of the kernels and arrays that the launch names.
struct ObjectSource {
  std::string text;                ///< the user's text as the compiler takes it, without the table
  std::string whole;               ///< with the table
  std::vector<ReplacedName> entries;  ///< of the table, see kLaunchFile
};

ObjectSource objectSource(const OwnKernel& own, std::vector<ReplacedName> entries);

/// Loads such an object into this process for good.
/// @throws CompileError if its text uses something undefined or does not fit the launch.
std::shared_ptr<simulator::LoadedKernels> loadObject(const std::filesystem::path& file, const ObjectSource& source,
                                                     const std::string& name);

/// One line for the text of an object that adds padding around its shared arrays, so that an index out of range is
/// detected and corrupts nothing else. The linker puts .tdata before the arrays and .tcommon after them.
inline constexpr const char* kRoomAroundShared =
    "asm(\".pushsection .tdata, \\\"awT\\\", @progbits; .balign 128; .zero 4096; .popsection; "
    ".pushsection .tcommon, \\\"awT\\\", @nobits; .balign 128; .zero 1048576; .popsection\"); ";

/// The simulator's data about a loaded object, created once per path. `touchShared` makes a thread allocate its copy of
/// the thread-local storage; `constants` is the constant memory.
simulator::KernelModule moduleOf(const std::string& path, void* handle, void* (*touchShared)(),
                                 const simulator::AddressRange& constants);

/// "f() is declared, but nowhere defined", from the dynamic linker's message.
std::string whatIsMissing(const std::string& message);

}  // namespace warpbench::own
