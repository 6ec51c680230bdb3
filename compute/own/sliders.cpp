// SPDX-License-Identifier: GPL-3.0-or-later
#include "own/sliders.h"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <regex>
#include <string_view>

#include "own/compile_error.h"

namespace warpbench::own {
namespace {

/// A slider constant, and the position of its value in the text.
struct Slider {
  ParameterSpec spec;
  std::size_t begin = 0;
  std::size_t length = 0;
};

std::int64_t numberIn(const std::string& digits, const OwnKernel& own, int line) {
  std::int64_t number = 0;
  if (std::from_chars(digits.data(), digits.data() + digits.size(), number).ec != std::errc())
    throw CompileError({{.file = own.file, .line = line, .text = "the slider has a number that is too large"}});
  return number;
}

std::vector<Slider> placesOf(const OwnKernel& own) {
  static const std::regex pattern(
      R"(^\s*(?:#\s*define\s+(\w+)\s+|(?:(?:inline|static|const|constexpr|unsigned)\s+)+(?:int\s+)?(\w+)\s*=\s*)(-?\d+)\s*;?\s*//\s*slider\s+(-?\d+)\.\.(-?\d+)\s*$)");
  std::vector<Slider> sliders;
  int line = 0;
  for (std::size_t begin = 0; begin < own.text.size(); ++line) {
    const std::size_t end = std::min(own.text.find('\n', begin), own.text.size());
    std::smatch found;
    const auto at = own.text.begin() + static_cast<std::ptrdiff_t>(begin);
    const bool marked = std::string_view(own.text).substr(begin, end - begin).find("slider") != std::string_view::npos;
    if (marked && std::regex_match(at, own.text.begin() + static_cast<std::ptrdiff_t>(end), found, pattern)) {
      ParameterSpec spec{.id = found[1].matched ? found[1].str() : found[2].str(),
                         .meaning = "A constant of " + own.file + ".",
                         .role = ParameterSpec::Role::Tuning,
                         .editor = ParameterSpec::Editor::Slider,
                         .minimum = numberIn(found[4].str(), own, line + 1),
                         .maximum = numberIn(found[5].str(), own, line + 1),
                         .initial = numberIn(found[3].str(), own, line + 1)};
      spec.title = spec.id;
      if (spec.initial < spec.minimum || spec.initial > spec.maximum)
        throw CompileError({{.file = own.file,
                             .line = line + 1,
                             .text = "the slider " + found[4].str() + ".." + found[5].str() + " leaves out " +
                                     found[3].str() + ", the value of " + spec.id}});
      sliders.push_back({std::move(spec), begin + static_cast<std::size_t>(found.position(3)),
                         static_cast<std::size_t>(found.length(3))});
    }
    begin = end + 1;
  }
  return sliders;
}

}  // namespace

std::vector<ParameterSpec> slidersIn(const OwnKernel& own) {
  std::vector<ParameterSpec> specs;
  for (Slider& slider : placesOf(own)) specs.push_back(std::move(slider.spec));
  return specs;
}

std::string withSliders(const OwnKernel& own, const Parameters& parameters) {
  std::string text;
  std::size_t copied = 0;
  for (const Slider& slider : placesOf(own)) {
    const Value* const value = parameters.find(slider.spec.id);
    if (!value) continue;
    text += own.text.substr(copied, slider.begin - copied) + toText(*value);
    copied = slider.begin + slider.length;
  }
  return text + own.text.substr(copied);
}

Family familyWith(const Family& family, const std::string& variant, const OwnKernel& own) {
  Family changed = family;
  const auto found = std::ranges::find(changed.variants, variant, &Variant::id);
  if (found != changed.variants.end()) std::ranges::move(slidersIn(own), std::back_inserter(found->parameters));
  return changed;
}

Family familyWith(const Family& family, const std::vector<KernelCopy>& copies) {
  Family changed = family;
  for (const KernelCopy& copy : copies) {
    const Variant* const parent = copy.family == family.id ? family.find(copy.variant) : nullptr;
    if (!parent || changed.find(copy.id())) continue;
    Variant variant = *parent;
    variant.id = copy.id();
    variant.title = parent->title + " (" + copy.kernel.name + ")";
    variant.wrongOnPurpose = false;
    try {
      std::ranges::move(slidersIn(copy.kernel), std::back_inserter(variant.parameters));
    } catch (const CompileError&) {
      // The compilation will report the error.
    }
    changed.variants.push_back(std::move(variant));
  }
  return changed;
}

}  // namespace warpbench::own
