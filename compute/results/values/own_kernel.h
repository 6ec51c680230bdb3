// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "results/values/own_block.h"

namespace warpbench {

/// A kernel file of the user's, whose kernels take the place of the catalogue's in one variant.
struct OwnKernel {
  std::string name;                              ///< of the copy: results bear it behind an '@'
  std::string file;                              ///< as messages name it, without its folder: "mine.cuh"
  std::string text;                              ///< plain CUDA
  std::optional<OwnBlock> block = std::nullopt;  ///< of the variant's own kernel, in place of the catalogue's launch
  bool operator==(const OwnKernel&) const = default;
};

/// "conflict-free@mine": what results of the variant with these kernels are called.
inline std::string variantWith(const std::string& variant, const OwnKernel& own) { return variant + "@" + own.name; }

/// "conflict-free" of "conflict-free@mine": the variant of the catalogue that an id of results belongs to.
inline std::string catalogueVariant(const std::string& variant) { return variant.substr(0, variant.find('@')); }

/// A copy of a variant's kernels that a person changes. It is run as a variant of the same family.
struct KernelCopy {
  std::string family;
  std::string variant;  ///< of the catalogue: "conflict-free"
  OwnKernel kernel;
  std::vector<OwnKernel> earlier = {};  ///< what was run before it was changed, oldest first
  std::string id() const { return variantWith(variant, kernel); }
  bool operator==(const KernelCopy&) const = default;
};

}  // namespace warpbench
