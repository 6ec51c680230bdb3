// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "families/launches.h"

namespace warpbench::simulator {
class Launcher;
}

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

/// What a launch of the catalogue launches and sets, each once, in order. Nothing runs: the launch is performed on a
/// launcher that only listens, so that buffers are filled and constants set.
/// @throws std::logic_error where the program does not tell its own symbols (it has to be linked with them exported).
std::vector<LaunchedName> launchedBy(const LaunchFunction<simulator::Launcher>& launch, const Arguments& arguments,
                                     int multiprocessors);

}  // namespace warpbench::own
