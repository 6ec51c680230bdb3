// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace warpbench {

/// Block size that the user chose for a kernel, and elements per thread along x, y and z.
struct OwnBlock {
  std::array<unsigned, 3> threads{1, 1, 1};
  std::array<unsigned, 3> elements{1, 1, 1};
  bool operator==(const OwnBlock&) const = default;

  /// Adapts a launch so that it covers all threads of `shape`; the last blocks may reach beyond them.
  template <typename Shape>
  Shape of(Shape shape) const {
    const auto along = [&](unsigned& blocks, unsigned& of, int axis) {
      const unsigned long long reach = 1ull * threads[axis] * elements[axis];
      blocks = static_cast<unsigned>((1ull * blocks * of + reach - 1) / reach);
      of = threads[axis];
    };
    along(shape.grid.x, shape.block.x, 0);
    along(shape.grid.y, shape.block.y, 1);
    along(shape.grid.z, shape.block.z, 2);
    return shape;
  }
};

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
