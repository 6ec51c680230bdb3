// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace warpbench {

/// A kernel file of the user's, whose kernels take the place of the catalogue's in one variant.
struct OwnKernel {
  std::string name;  ///< of the copy: results bear it behind an '@'
  std::string file;  ///< as messages name it, without its folder: "mine.cuh"
  std::string text;  ///< plain CUDA
  bool operator==(const OwnKernel&) const = default;
};

/// "conflict-free@mine": what results of the variant with these kernels are called.
inline std::string variantWith(const std::string& variant, const OwnKernel& own) { return variant + "@" + own.name; }

}  // namespace warpbench
