// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogue/catalogue.h"

#include <algorithm>

namespace warpbench {
inline namespace WARPBENCH_TARGET {

// The families in menu order, each by the namespace of its file in families/.
#define WARPBENCH_FAMILIES(FAMILY) \
  FAMILY(transpose)                \
  FAMILY(matmul)                   \
  FAMILY(tensor_matmul)            \
  FAMILY(tensor_wide)              \
  FAMILY(reduction)                \
  FAMILY(scan)                     \
  FAMILY(histogram)                \
  FAMILY(sort)                     \
  FAMILY(n_body)                   \
  FAMILY(spmv)                     \
  FAMILY(offset)                   \
  FAMILY(stride)                   \
  FAMILY(grayscale)                \
  FAMILY(convolution)              \
  FAMILY(softmax)                  \
  FAMILY(attention)                \
  FAMILY(vector_add)               \
  FAMILY(dot)                      \
  FAMILY(pi)                       \
  FAMILY(counter)                  \
  FAMILY(memory_kinds)             \
  FAMILY(load_patterns)            \
  FAMILY(bank_stride)              \
  FAMILY(divergence)               \
  FAMILY(latency)                  \
  FAMILY(pitch)                    \
  FAMILY(transfer)

#define DECLARE(name) namespace name { Family describe(); }
WARPBENCH_FAMILIES(DECLARE)

const std::vector<Family>& catalog() {
#define DESCRIBE(name) name::describe(),
  static const std::vector<Family> families{WARPBENCH_FAMILIES(DESCRIBE)};
  return families;
}

const Family* findFamily(std::string_view id) {
  const auto family = std::ranges::find(catalog(), id, &Family::id);
  return family == catalog().end() ? nullptr : &*family;
}

const Preset* Family::findPreset(std::string_view presetId) const {
  const auto preset = std::ranges::find(presets, presetId, &Preset::id);
  return preset == presets.end() ? nullptr : &*preset;
}

const Variant* Family::find(std::string_view variantId) const {
  const auto variant = std::ranges::find(variants, variantId, &Variant::id);
  return variant == variants.end() ? nullptr : &*variant;
}

}  // namespace WARPBENCH_TARGET

template <>
LaunchFunction<Launcher> launchOf<Launcher>(std::string_view familyId, std::string_view variantId) {
  const Family* family = findFamily(familyId);
  const Variant* variant = family ? family->find(variantId) : nullptr;
  return variant ? variant->launch.function : LaunchFunction<Launcher>();
}

}  // namespace warpbench
