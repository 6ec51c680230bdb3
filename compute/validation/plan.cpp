// SPDX-License-Identifier: GPL-3.0-or-later
#include "validation/plan.h"

#include <algorithm>
#include <cstdint>
#include <sstream>

#include "catalogue/catalogue.h"
#include "engine/run/parameter_text.h"

namespace warpbench::validation {
namespace {

constexpr int kSizes = 3;
using Editor = ParameterSpec::Editor;

DeviceInfo simulatedDevice() {
  DeviceInfo info;
  info.kind = DeviceInfo::Kind::Simulated;
  info.record.id = "simulated";
  return info;
}

/// A small, an odd and a large value for a size or count. `place` makes the odd values of a family's parameters differ.
std::vector<Value> sizesOf(const ParameterSpec& spec, int place) {
  const std::int64_t usual = std::get<std::int64_t>(spec.initialValue(true));
  std::vector<std::int64_t> sizes;
  constexpr std::int64_t kEighths = 8;
  if (usual < kEighths) {
    sizes = {usual, (usual + 2) | 1, 2 * usual};
  } else {
    constexpr std::int64_t kParts[] = {5, 3, 7};
    sizes = {usual / kEighths, (usual * kParts[place % 3] / kEighths) | 1, usual * 6 / kEighths};
  }
  std::vector<Value> values;
  for (const std::int64_t size : sizes) values.emplace_back(std::clamp(size, spec.minimum, spec.maximum));
  return values;
}

/// A slider's values: maximum, half, and two odd fractions of its range (7, 13, 16, 32 for a tile width up to 32). If
/// each size need not see all of them, also the minimum and the initial value.
std::vector<Value> stepsOf(const ParameterSpec& spec) {
  constexpr std::int64_t kParts = 32;
  std::vector<std::int64_t> steps{spec.maximum * 7 / kParts, spec.maximum * 13 / kParts, spec.maximum / 2,
                                  spec.maximum};
  if (spec.shapesData())
    steps = {std::get<std::int64_t>(spec.initialValue(true)), steps[0], steps[2], spec.minimum, steps[1], steps[3]};
  std::vector<Value> values;
  for (const std::int64_t step : steps) {
    const Value value = std::clamp(step, spec.minimum, spec.maximum);
    if (std::ranges::find(values, value) == values.end()) values.push_back(value);
  }
  return values;
}

/// Blocks poll for predecessors' results, so the number of loads depends on timing.
bool countsVary(const Family& family, const Variant& variant) {
  if (family.id == "sort") return variant.id == "radix" || variant.id == "sweep";
  return (family.id == "scan" && variant.id == "look-back") || (family.id == "softmax" && variant.id == "in-turn");
}

/// The values of a parameter and how they alternate.
struct Axis {
  std::string id;
  std::vector<Value> values;
  bool bySize = false;  ///< one value per size
  int atEachSize = 1;   ///< number of values that each size should see

  Axis(const ParameterSpec& spec, int place) : id(spec.id) {
    constexpr int kChoices = 3;
    constexpr int kSteps = 2;
    switch (spec.editor) {
      case Editor::File:
        values = {spec.initialValue(true)};
        break;
      case Editor::Choice:
        values.assign(spec.choices.begin(), spec.choices.end());
        atEachSize = std::min(kChoices, static_cast<int>(values.size()));
        break;
      case Editor::Slider:
        values = stepsOf(spec);
        atEachSize =
            spec.shapesData() ? std::min(kSteps, static_cast<int>(values.size())) : static_cast<int>(values.size());
        break;
      case Editor::Number:
      case Editor::PowersOfTwo:
        values = sizesOf(spec, place);
        bySize = true;
        break;
    }
  }

  /// The value for point `turn` at a size. Parameters of a family are staggered, so that pairs vary.
  const Value& at(int size, int turn, int place) const {
    if (bySize) return values[static_cast<std::size_t>(size)];
    const int count = static_cast<int>(values.size());
    return values[static_cast<std::size_t>((turn + place * (turn / count) + size * (place + 1)) % count)];
  }
};

}  // namespace

std::vector<Point> validationPlan(const Family& family) {
  std::vector<Point> points;
  for (const Variant& variant : family.variants) {
    if (variant.launch.kind != Launch::Kind::Kernel || countsVary(family, variant)) continue;
    std::vector<Axis> axes;
    std::vector<int> places;
    int sizes = 0;
    int others = 0;
    int turns = 1;
    for (const auto* specs : {&family.parameters, &variant.parameters})
      for (const ParameterSpec& spec : *specs) {
        axes.emplace_back(spec, sizes);
        places.push_back(axes.back().values.size() > 1 && !axes.back().bySize ? others++ : 0);
        sizes += axes.back().bySize;
        turns = std::max(turns, axes.back().atEachSize);
      }
    for (int size = 0; size < kSizes; ++size)
      for (int turn = 0; turn < turns; ++turn) {
        Point point{.family = family.id, .variant = variant.id, .parameters = {}};
        for (std::size_t i = 0; i < axes.size(); ++i)
          point.parameters.set(axes[i].id, axes[i].at(size, turn, places[i]));
        const bool known = std::ranges::any_of(points, [&](const Point& other) {
          return other.variant == point.variant && other.parameters == point.parameters;
        });
        if (!known) points.push_back(std::move(point));
      }
  }
  return points;
}

std::vector<Point> validationPlan(const std::vector<std::string>& families) {
  std::vector<Point> points;
  const auto add = [&](const Family& family) {
    for (Point& point : validationPlan(family)) points.push_back(std::move(point));
  };
  if (families.empty())
    for (const Family& family : catalog()) add(family);
  for (const std::string& id : families) {
    if (!findFamily(id)) expand(Request{.family = id}, simulatedDevice());  // throws with a list of families
    add(*findFamily(id));
  }
  return points;
}

Point pointOf(const std::string& family, const std::string& variant, const std::string& parameters) {
  Request request{.family = family, .variants = {variant}};
  const Family* const known = findFamily(family);
  std::istringstream words(parameters);
  for (std::string word; known && words >> word;) {
    auto [name, value] = parseParameter(*known, word);
    request.parameters.set(name, std::move(value));
  }
  DeviceInfo gpu;
  gpu.kind = DeviceKind::Cuda;
  gpu.record.id = "cuda:0";
  return expand(request, gpu).front();
}

}  // namespace warpbench::validation
