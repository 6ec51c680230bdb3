// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "results/values/result.h"

/// Texts shared by tables in the terminal and in documents.
namespace warpbench {

/// The figure that rates a family's results.
struct FigureColumn {
  std::string unit;                       ///< "GFLOP/s", "points/s", "GB/s"
  std::optional<double> Result::*figure;  ///< in `unit`
  std::string (*text)(double);
};

/// For a family outside the catalogue: bandwidth if any of `results` has it, otherwise another figure that one has.
FigureColumn figureColumn(const std::string& familyId, const std::vector<const Result*>& results);

/// A table's texts for verdicts of verification.
struct VerdictWords {
  const char* none;
  const char* wrong;
  const char* right;
  const char* wrongOnPurpose;
  const char* rightByLuck;  ///< although wrong on purpose
};

std::string verdictText(const Result& result, const VerdictWords& words);

/// Whether it ran and its result is right or expected to be wrong.
bool ranAndVerified(const Result& result);

}  // namespace warpbench
