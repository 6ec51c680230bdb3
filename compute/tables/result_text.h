// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "results/values/result.h"

/// What all tables, of a terminal and of documents, say of a result alike.
namespace warpbench {

/// The figure that a family is judged by.
struct FigureColumn {
  std::string unit;                       ///< "GFLOP/s", "points/s", "GB/s"
  std::optional<double> Result::*figure;  ///< in `unit`
  std::string (*text)(double);
};

/// Of a family that the catalogue does not know: the bandwidth where one of `results` has it, else what one has.
FigureColumn figureColumn(const std::string& familyId, const std::vector<const Result*>& results);

/// A table's words for how a verification went.
struct VerdictWords {
  const char* none;
  const char* wrong;
  const char* right;
  const char* wrongOnPurpose;
  const char* rightByLuck;  ///< although it was to be wrong on purpose
};

std::string verdictText(const Result& result, const VerdictWords& words);

/// Nothing is wrong with it.
bool ranAndVerified(const Result& result);

}  // namespace warpbench
