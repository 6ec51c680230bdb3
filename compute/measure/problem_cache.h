// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>

#include "catalogue/family.h"
#include "catalogue/problem.h"
#include "measure/data_size.h"

namespace warpbench {

/// Keeps the last point's problem, so that variants at the same point, and tile widths, share data and reference.
class ProblemCache {
 public:
  /// The problem of these parameters; made anew only where one that shapes the data differs from the last call's,
  /// or a file that one names has changed.
  Problem& get(const Family& family, const Parameters& parameters);

  /// Whether get() has the problem already.
  bool has(const Family& family, const Parameters& parameters) const;

  /// What get() has to make, of which `content` is nothing where it is kept, and the copies that a launch works on.
  /// @throws as dataSizeOf().
  DataSize sizeToMake(const Family& family, const Parameters& parameters) const;

  /// Gives a large one back to the system, to be called when nobody is known to ask for it again.
  void trim();

 private:
  /// What problems differ by.
  struct Key {
    std::string family;
    Parameters shape;
    std::string files;  ///< when those named had changed
    bool operator==(const Key&) const = default;
  };
  static Key keyOf(const Family& family, const Parameters& parameters);

  Key m_key;
  std::unique_ptr<Problem> m_problem;
};

}  // namespace warpbench
