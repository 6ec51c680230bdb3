// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "own/diagnostics.h"
#include "own/tool_run.h"
#include "program/program_compiler.h"

/// What g++ and the linker say about a program.
namespace warpbench::program {

/// "thrust/sort.h" in "fatal error: thrust/sort.h: No such file or directory".
std::string missingHeader(std::string_view text);

/// The compiler's messages about a file, preceded by what the simulator does not support in the text. `nvidias`: the
/// text includes NVIDIA's headers.
/// @throws DeviceError if there are none.
std::vector<Diagnostic> compilerErrors(const own::ToolOutcome& outcome, const ProgramSource& source,
                                       const std::string& file, bool nvidias, const std::string& preprocessed);

/// The linker's errors without duplicates. `units`: the files whose objects are unit0.o, unit1.o and so on.
std::vector<Diagnostic> linkerErrors(const own::ToolOutcome& outcome, const std::vector<std::string>& units);

/// Throws them without duplicates, and without columns, which refer to text with rewritten launches.
/// @throws CompileError always.
[[noreturn]] void throwErrors(std::vector<Diagnostic> diagnostics);

/// Whether a file, as the compiler names it, belongs to the program: next to its files or in its header folders.
bool isOfProgram(const ProgramSource& source, std::string_view file);

}  // namespace warpbench::program
