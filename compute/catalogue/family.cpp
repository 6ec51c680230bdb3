// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogue/family.h"

#include <algorithm>
#include <cstdint>

namespace warpbench {
namespace {

/// Default for mode inside.
constexpr std::int64_t kRepetitionsInside = 10;

}  // namespace

std::vector<ParameterSpec> specsOf(const Family& family, const Variant& variant) {
  std::vector<ParameterSpec> specs = family.parameters;
  for (const ParameterSpec& own : variant.parameters) {
    const auto same = std::ranges::find(specs, own.id, &ParameterSpec::id);
    if (same != specs.end())
      *same = own;
    else
      specs.push_back(own);
  }
  return specs;
}

Message whyNotIn(const Family& family, const Variant& variant, Mode mode) {
  if (mode != Mode::Inside || std::ranges::count(specsOf(family, variant), kRepetitions, &ParameterSpec::id) > 0)
    return {};
  return Message::text("its kernel does not repeat its work inside a launch");
}

ParameterSpec specIn(ParameterSpec spec, Mode mode) {
  if (mode != Mode::Inside || spec.id != kRepetitions) return spec;
  spec.minimum = 2;
  spec.initial = kRepetitionsInside;
  return spec;
}

}  // namespace warpbench
