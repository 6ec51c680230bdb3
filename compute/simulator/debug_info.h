// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "catalogue/problem.h"
#include "results/values/finding.h"

/// What the debug information of the running program says of its kernels, which are compiled with it, and that of what
/// it has loaded. Read when it is first asked for; safe to ask from several threads.
namespace warpbench::simulator {

/// A place in a kernel's code.
struct CodePlace {
  SourceLine line;
  int column = 0;  ///< counted from 1; 0: not known
};

/// Of the call in front of a return address; nothing is known of code without debug information.
const CodePlace& placeOf(std::uint64_t returnAddress);

/// The same, or where that is in a header of a library's, the innermost line of a kernel's or program's own text that
/// the calling thread is in.
SourceLine lineOutsideLibraries(std::uint64_t returnAddress);

/// Where a thread was when it got the signal that a handler is given this context of; 0 on other processors than x86-64
/// and aarch64.
std::uint64_t interruptedCode(const void* signalContext);

/// The function whose code this address is in, as people write it: "void scale<float>(float*, int)". Empty: not known.
std::string functionAt(std::uint64_t address);

/// A static array, or a variable, in shared memory.
struct SharedArray {
  std::string name;
  std::uint64_t offset = 0;  ///< in thread-local storage: MemorySpaces::sharedOffset()
  std::size_t bytes = 0;
  ArrayShape shape;
};

/// Has the debug information of a file read that was loaded at `base`, with code at `inside`; `module` is its number,
/// from 1 on.
void addModule(std::uint64_t module, const std::string& file, std::uint64_t base, std::uint64_t inside);

/// The one that has the byte at `offset`; nullptr where none has.
const SharedArray* sharedArrayAt(std::uint64_t offset);

/// Where it is declared. To know that, all lines of its unit are read, which takes longer than a small launch.
SourceLine declarationOf(const SharedArray& array);

/// Those that the code at a return address can name: of its function, and of those that it is inlined into.
std::vector<const SharedArray*> sharedArraysAt(std::uint64_t returnAddress);

/// Bytes of the static shared arrays of the function that begins there, and of those that are inlined into it, as nvcc
/// lays them out: each behind the one before, aligned for its elements.
std::size_t sharedBytesOf(std::uint64_t function);

}  // namespace warpbench::simulator
