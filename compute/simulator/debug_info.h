// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "catalogue/problem.h"
#include "results/values/finding.h"

/// The debug information about kernels in the running program and in loaded files. Read on first use; thread-safe.
namespace warpbench::simulator {

/// A place in a kernel's code.
struct CodePlace {
  SourceLine line;
  int column = 0;  ///< counted from 1; 0: unknown
};

/// The place of the call before a return address; unknown for code without debug information.
const CodePlace& placeOf(std::uint64_t returnAddress);

/// Like placeOf(). If that place is in a library header, gives the calling thread's innermost line in a kernel's or
/// program's own text.
SourceLine lineOutsideLibraries(std::uint64_t returnAddress);

/// Where a thread was interrupted by a signal, from the handler's context; 0 on processors other than x86-64 and
/// aarch64.
std::uint64_t interruptedCode(const void* signalContext);

/// The demangled function that contains the address: "void scale<float>(float*, int)". Empty: unknown.
std::string functionAt(std::uint64_t address);

/// A static array or variable in shared memory.
struct SharedArray {
  std::string name;
  std::uint64_t offset = 0;  ///< in thread-local storage: MemorySpaces::sharedOffset()
  std::size_t bytes = 0;
  ArrayShape shape;
};

/// Registers the debug information of a file loaded at `base`, with code at `inside`; `module` is its number, beginning
/// at 1.
void addModule(std::uint64_t module, const std::string& file, std::uint64_t base, std::uint64_t inside);

/// The array that contains the byte at `offset`; nullptr if none does.
const SharedArray* sharedArrayAt(std::uint64_t offset);

/// The first byte of the program's static variable that contains this one, and the byte behind it; zeros if there is
/// none.
std::pair<std::uint64_t, std::uint64_t> variableAt(std::uint64_t address);

/// The array's declaration. Reads all lines of its unit, which takes longer than a small launch.
SourceLine declarationOf(const SharedArray& array);

/// The arrays that code at a return address can name: those of its function and of the functions that it is inlined
/// into.
std::vector<const SharedArray*> sharedArraysAt(std::uint64_t returnAddress);

/// Bytes of the static shared arrays of the function that begins there, including functions inlined into it, in nvcc's
/// layout: one after the other, each aligned for its elements.
std::size_t sharedBytesOf(std::uint64_t function);

}  // namespace warpbench::simulator
