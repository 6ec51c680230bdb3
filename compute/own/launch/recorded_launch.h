// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "catalogue/family.h"
#include "own/launch/launched_kernels.h"
#include "simulator/launch_shape.h"

namespace warpbench::own {

/// An argument of a kernel; a struct holds its members.
struct RecordedArgument {
  std::variant<const void*, long long, double, std::vector<RecordedArgument>> value;
};

struct RecordedKernel {
  LaunchedName name;
  simulator::LaunchShape shape;
  std::vector<RecordedArgument> arguments;
  bool prepares = false;  ///< prepares data for another kernel
};

/// Bytes that a launch sets: equal elements of an array, or the start of a __constant__ array, which has a name.
struct RecordedBytes {
  LaunchedName name;  ///< empty for elements of an array
  const std::byte* at = nullptr;
  std::vector<std::byte> content;
};

/// The steps of one launch of a variant, in order.
struct Recording {
  std::vector<std::variant<RecordedKernel, RecordedBytes>> steps;
  struct Workspace {
    std::unique_ptr<std::byte[]> data;
    std::size_t bytes = 0;
  };
  std::map<std::string, Workspace> workspaces;  ///< by name
};

/// Records a launch without running it: a launcher that only listens performs it, so arrays are filled and constants
/// set.
/// @throws std::logic_error if the program does not export its own symbols.
Recording recordLaunch(const LaunchFunction<simulator::SimulatedLauncher>& launch, const Arguments& arguments,
                       int multiprocessors);

/// Address space for a problem's arrays that nobody reads. Unwritten pages take no memory.
class ReservedArrays {
 public:
  explicit ReservedArrays(const Problem& problem);
  ~ReservedArrays();
  ReservedArrays(const ReservedArrays&) = delete;
  ReservedArrays& operator=(const ReservedArrays&) = delete;
  Arguments arguments(const Parameters& parameters) const { return {m_buffers, parameters}; }
  const std::vector<Arguments::Buffer>& buffers() const { return m_buffers; }

 private:
  std::vector<Arguments::Buffer> m_buffers;
};

}  // namespace warpbench::own
