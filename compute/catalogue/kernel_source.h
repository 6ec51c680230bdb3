// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace warpbench {

/// A file of kernels, as this program was built from it.
struct KernelFile {
  std::string_view name;  ///< as in SourceLine: "kernels/transpose.cuh"
  std::string_view text;

  /// Without its folder, as other kernel files include it: no two have the same.
  std::string_view fileName() const { return name.substr(name.rfind('/') + 1); }
};

/// The files of compute/kernels, by name.
const std::vector<KernelFile>& kernelFiles();

/// The folders that they are in: "kernels", "kernels/tensor".
std::set<std::string> kernelFolders();

/// The lines of a text, without their ends.
std::vector<std::string_view> linesOf(std::string_view text);

/// Where a kernel stands in its file, from the comment before it to its closing brace.
struct KernelSource {
  const KernelFile* file = nullptr;
  int firstLine = 1;  ///< counted from 1
  int lastLine = 1;

  /// Its lines, without their ends.
  std::vector<std::string_view> lines() const;
};

/// The __global__ function of that name; nothing where no file has it.
std::optional<KernelSource> findKernel(std::string_view name);

/// The one of that name in `file`, which outlives what is returned.
std::optional<KernelSource> findKernelIn(const KernelFile& file, std::string_view name);

/// One line of a text that becomes another.
struct LineChange {
  enum class Kind { Kept, Removed, Added };
  Kind kind = Kind::Kept;
  std::string_view line;
  bool operator==(const LineChange&) const = default;
};

/// The fewest removals and additions that turn `before` into `after`, removals first. Takes the product of both lengths
/// in time and memory.
std::vector<LineChange> changesOf(const std::vector<std::string_view>& before,
                                  const std::vector<std::string_view>& after);

}  // namespace warpbench
