// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>

#include "catalogue/family.h"
#include "catalogue/problem.h"

namespace warpbench {

/// Keeps the last point's problem, so that variants at the same point, and tile widths, share data and reference.
class ProblemCache {
 public:
  /// The problem of these parameters; made anew only where one that shapes the data differs from the last call's,
  /// or a file that one names has changed.
  Problem& get(const Family& family, const Parameters& parameters);

  /// Gives a large one back to the system, to be called when nobody is known to ask for it again.
  void trim();

 private:
  std::string m_family;
  Parameters m_shape;
  std::string m_files;  ///< when those named had changed
  std::unique_ptr<Problem> m_problem;
};

}  // namespace warpbench
