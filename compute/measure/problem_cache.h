// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>

#include "catalogue/family.h"
#include "catalogue/problem.h"
#include "measure/data_size.h"

namespace warpbench {

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
