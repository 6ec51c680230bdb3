// SPDX-License-Identifier: GPL-3.0-or-later
#include "tables/result_text.h"

#include <algorithm>

#include "catalogue/catalogue.h"
#include "core/text/table_numbers.h"

namespace warpbench {

FigureColumn figureColumn(const std::string& familyId, const std::vector<const Result*>& results) {
  const auto any = [&](std::optional<double> Result::*figure) {
    return std::ranges::any_of(results, [&](const Result* result) { return (result->*figure).has_value(); });
  };
  const auto figure = [](double value) { return significant(value); };
  const Family* family = findFamily(familyId);
  // Families outside the catalogue, such as programs, use bandwidth if available.
  const bool bandwidth = any(&Result::bandwidthGbs);
  if (family ? family->figure == Figure::Gflops : any(&Result::gflops) && !bandwidth)
    return {"GFLOP/s", &Result::gflops, figure};
  if (family ? family->figure == Figure::Items : any(&Result::itemsPerSecond) && !bandwidth)
    return {(family ? family->items : "items") + "/s", &Result::itemsPerSecond, scientific};
  return {"GB/s", &Result::bandwidthGbs, figure};
}

std::string verdictText(const Result& result, const VerdictWords& words) {
  if (!result.verification) return words.none;
  if (!result.verification->asExpected()) return words.wrong;
  if (!result.verification->expectedToFail) return words.right;
  return result.verification->passed ? words.rightByLuck : words.wrongOnPurpose;
}

bool ranAndVerified(const Result& result) {
  return result.status == Result::Status::Ok && result.verification && result.verification->asExpected();
}

}  // namespace warpbench
