// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "catalogue/family.h"
#include "results/values/own_kernel.h"

namespace warpbench::own {

/// A kernel or constant memory array of the catalogue that a launch uses.
struct LaunchedName {
  const void* address = nullptr;  ///< in this process
  std::string name;               ///< "transposeNaive"
  std::string arguments;          ///< of its template: "<float, false>"; empty if it is not a template
  std::string type;               ///< of a kernel: "void (*)(float const*, float*, int, int, int)"; empty for an array
  std::size_t sizes = 0;  ///< of a kernel's parameters, see simulator::sizesOf(); for an array the bytes that are set

  bool isKernel() const { return !type.empty(); }
  /// "transposeNaive<float, false>(float const*, float*, int, int, int)".
  std::string signature() const;
};

/// Parses the demangled symbol of a kernel in the simulator's namespace.
LaunchedName parseName(std::string_view demangled);

/// The simulator's kernel or array at an address in this process.
/// @throws std::logic_error if the program does not export its own symbols.
LaunchedName nameAt(const void* address, std::size_t sizes = 0);

/// Everything that a catalogue launch starts or sets, each once, in order: see recordLaunch().
std::vector<LaunchedName> launchedNames(const LaunchFunction<simulator::SimulatedLauncher>& launch,
                                        const Arguments& arguments, int multiprocessors);

/// A launched name that the user's text replaces.
struct ReplacedName : LaunchedName {
  std::string words;  ///< as the text spells it: "transposeNaive<float, false>"
};

/// The names that the text defines, in order.
/// @throws CompileError if it lacks `kernel`, the variant's own.
std::vector<ReplacedName> takenBy(const OwnKernel& own, const std::string& kernel,
                                  const std::vector<LaunchedName>& launched);

}  // namespace warpbench::own
