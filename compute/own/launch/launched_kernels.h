// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "catalogue/family.h"
#include "results/values/own_kernel.h"

namespace warpbench::own {

/// A kernel of the catalogue, or an array in its constant memory, as a launch names it.
struct LaunchedName {
  const void* address = nullptr;  ///< in this program
  std::string name;               ///< "transposeNaive"
  std::string arguments;          ///< of its template: "<float, false>"; empty where it is none
  std::string type;       ///< of a kernel: "void (*)(float const*, float*, int, int, int)"; empty: a __constant__ array
  std::size_t sizes = 0;  ///< of a kernel's parameters, see simulator::sizesOf(); of an array the bytes that are set

  bool isKernel() const { return !type.empty(); }
  /// "transposeNaive<float, false>(float const*, float*, int, int, int)".
  std::string signature() const;
};

/// Reads what c++filt makes of a kernel's symbol in the simulator's namespace.
LaunchedName nameFrom(std::string_view demangled);

/// The kernel or array of the simulator's at an address in this program.
/// @throws std::logic_error where the program does not tell its own symbols (it has to be linked with them exported).
LaunchedName nameAt(const void* address, std::size_t sizes = 0);

/// What a launch of the catalogue launches and sets, each once, in order: see recordLaunch().
std::vector<LaunchedName> launchedBy(const LaunchFunction<simulator::SimulatedLauncher>& launch,
                                     const Arguments& arguments, int multiprocessors);

/// One of them that the user's text has too, and so takes the place of.
struct TakenName : LaunchedName {
  std::string words;  ///< as the text names it: "transposeNaive<float, false>"
};

/// Those that the text names, in their order. @throws CompileError where it has not `kernel`, the variant's own.
std::vector<TakenName> takenBy(const OwnKernel& own, const std::string& kernel,
                               const std::vector<LaunchedName>& launched);

}  // namespace warpbench::own
