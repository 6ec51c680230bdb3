// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <tuple>
#include <vector>

#include "engine/simulated/check.h"

namespace warpbench {

/// The cost of a kernel line to a block: its accesses of one kind.
struct LineCost {
  SourceLine where;
  simulator::AccessKind kind = simulator::AccessKind::GlobalLoad;
  std::int64_t requests = 0;
  std::int64_t lanes = 0;  ///< active lanes, over all requests
  std::int64_t units = 0;  ///< global memory: sectors; shared memory: wavefronts; constant memory: distinct words
  std::int64_t ideal = 0;  ///< units if the lanes' data were contiguous; for atomics the same as `units`

  double unitsPerRequest() const { return static_cast<double>(units) / static_cast<double>(requests); }
  double idealPerRequest() const { return static_cast<double>(ideal) / static_cast<double>(requests); }
  bool wasteful() const { return units > ideal; }
  bool operator==(const LineCost&) const = default;
};

class LineCosts {
 public:
  /// Adds a warp's access; ignores unknown lines.
  void add(const SourceLine& where, simulator::AccessKind kind, std::uint32_t active, int bytesPerLane,
           const simulator::AccessCost& cost);
  /// Sorted by file, line and kind.
  std::vector<LineCost> all() const;

 private:
  std::map<std::tuple<std::string, int, simulator::AccessKind>, LineCost> m_costs;
};

/// Sorted by file, line and kind.
std::vector<LineCost> lineCosts(const BlockTrace& trace);

/// The file's costliest line for this kind of access, with a memory's atomics combined; nullptr if there is none.
const LineCost* costliest(const std::vector<LineCost>& costs, const std::string& file, simulator::AccessKind kind);

/// The point with sizes small enough to trace quickly but with the same access pattern. Sizes keep their remainder
/// modulo 32, and so the alignment of rows to sectors. For a picture file keeps only the size, which may exceed the
/// limits of generated pictures. The variant must be in the catalogue. @throws RequestError if it cannot be simulated
/// or a parameter is invalid, as may be in a file.
Point smallPointOf(const Point& point);

}  // namespace warpbench
