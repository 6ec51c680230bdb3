// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <tuple>
#include <vector>

#include "engine/simulated/trace.h"

namespace warpbench {

/// What one line of a kernel costs a block: all its accesses of one kind.
struct LineCost {
  SourceLine where;
  simulator::AccessKind kind = simulator::AccessKind::GlobalLoad;
  std::int64_t requests = 0;
  std::int64_t lanes = 0;  ///< that take part, over all requests
  std::int64_t units = 0;  ///< sectors of global memory, wavefronts of shared memory, distinct words of constant memory
  std::int64_t ideal = 0;  ///< units that the same lanes would need side by side; of atomics, as `units`

  double unitsPerRequest() const { return static_cast<double>(units) / static_cast<double>(requests); }
  double idealPerRequest() const { return static_cast<double>(ideal) / static_cast<double>(requests); }
  bool wasteful() const { return units > ideal; }
  bool operator==(const LineCost&) const = default;
};

/// Adds up accesses line by line.
class LineCosts {
 public:
  /// An access of a warp at this line; what is not known to stand anywhere is left out.
  void add(const SourceLine& where, simulator::AccessKind kind, std::uint32_t active, int bytesPerLane,
           const simulator::AccessCost& cost);
  /// In the order of files, lines and kinds.
  std::vector<LineCost> all() const;

 private:
  std::map<std::tuple<std::string, int, simulator::AccessKind>, LineCost> m_costs;
};

/// In the order of files, lines and kinds.
std::vector<LineCost> lineCosts(const BlockTrace& trace);

/// The line of the file that pays most for accesses of this kind; atomics on one memory are of one kind. nullptr where
/// none does.
const LineCost* costliest(const std::vector<LineCost>& costs, const std::string& file, simulator::AccessKind kind);

/// The point with sizes that a trace takes no time for: where several lines could be traced, their pattern is the same.
/// Sizes keep their remainder by 32, and with it how rows lie to sectors. Of a picture's file only the size is kept,
/// which may be beyond the limits of one that is generated. The variant is one of the catalogue's.
/// @throws RequestError where it cannot be simulated, or a parameter is not as described: a file may say anything.
Point smallPointOf(const Point& point);

}  // namespace warpbench
