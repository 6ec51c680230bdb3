// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <string>

#include "catalogue/family.h"
#include "catalogue/problem.h"

namespace warpbench {

/// Host memory that a point's data need, in bytes.
struct DataSize {
  std::size_t content = 0;  ///< initial contents of the arrays, shared by all variants
  std::size_t arrays = 0;   ///< copies for a simulated or CPU variant

  std::size_t all() const { return content + arrays; }
};

DataSize dataSizeOf(const Problem& problem);

/// The size before any data are created. Excludes files named by parameters, which are not read. @throws RequestError;
/// DeviceError if one array alone exceeds the free memory.
DataSize dataSizeOf(const Family& family, const Parameters& parameters);

/// Caches the last point's problem, so that its variants and tile widths share data and reference.
class ProblemCache {
 public:
  /// The problem for these parameters. Recreated only if a shaping parameter or a named file has changed.
  Problem& get(const Family& family, const Parameters& parameters);

  /// Whether get() would return the cached problem.
  bool has(const Family& family, const Parameters& parameters) const;

  /// The memory that get() and a launch will allocate; `content` is 0 if cached. @throws as dataSizeOf().
  DataSize sizeToMake(const Family& family, const Parameters& parameters) const;

  /// Frees a large problem. Call when it is unlikely to be needed again.
  void trim();

 private:
  struct Key {
    std::string family;
    Parameters shape;
    std::string files;  ///< modification stamps of the named files
    bool operator==(const Key&) const = default;
  };
  static Key keyOf(const Family& family, const Parameters& parameters);

  Key m_key;
  std::unique_ptr<Problem> m_problem;
};

}  // namespace warpbench
