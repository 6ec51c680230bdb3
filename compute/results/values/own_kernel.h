// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "results/values/own_block.h"

namespace warpbench {

/// A user's kernel file, which replaces the catalogue's kernels in one variant.
struct OwnKernel {
  std::string name;                              ///< name of the copy: results append it after '@'
  std::string file;                              ///< file name without folder, for messages: "mine.cuh"
  std::string text;                              ///< plain CUDA
  std::optional<OwnBlock> block = std::nullopt;  ///< block size for the variant's kernel instead of the catalogue's
  bool operator==(const OwnKernel&) const = default;
};

/// "conflict-free@mine": the variant id in results of these kernels.
inline std::string variantWith(const std::string& variant, const OwnKernel& own) { return variant + "@" + own.name; }

/// "conflict-free" for "conflict-free@mine": the catalogue's variant of a result's id.
inline std::string catalogueVariant(const std::string& variant) { return variant.substr(0, variant.find('@')); }

/// A user's copy of a variant's kernels, which runs as a variant of the same family.
struct KernelCopy {
  std::string family;
  std::string variant;  ///< catalogue id: "conflict-free"
  OwnKernel kernel;
  std::vector<OwnKernel> earlier = {};  ///< earlier versions that were run, oldest first
  std::string id() const { return variantWith(variant, kernel); }
  bool operator==(const KernelCopy&) const = default;
};

}  // namespace warpbench
