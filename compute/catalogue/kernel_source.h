// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace warpbench {

/// A kernel file, as compiled into this program.
struct KernelFile {
  std::string_view name;  ///< as in SourceLine: "kernels/transpose.cuh"
  std::string_view text;

  /// The name without folder, unique, as used in includes.
  std::string_view fileName() const { return name.substr(name.rfind('/') + 1); }
};

/// The files of compute/kernels, sorted by name.
const std::vector<KernelFile>& kernelFiles();

/// Their folders: "kernels", "kernels/tensor".
std::set<std::string> kernelFolders();

/// The lines of a text, without line ends.
std::vector<std::string_view> linesOf(std::string_view text);

/// A kernel's lines in its file, from the preceding comment to the closing brace.
struct KernelSource {
  const KernelFile* file = nullptr;
  int firstLine = 1;  ///< counted from 1
  int lastLine = 1;

  std::vector<std::string_view> lines() const;
};

/// Finds a __global__ function by name; nothing if no file has it.
std::optional<KernelSource> findKernel(std::string_view name);

/// Finds it in `file`, which must outlive the result.
std::optional<KernelSource> findKernelIn(const KernelFile& file, std::string_view name);

struct LineChange {
  enum class Kind { Kept, Removed, Added };
  Kind kind = Kind::Kept;
  std::string_view line;
  bool operator==(const LineChange&) const = default;
};

/// A shortest diff, removals first. Takes time and memory proportional to the product of the lengths.
std::vector<LineChange> changesOf(const std::vector<std::string_view>& before,
                                  const std::vector<std::string_view>& after);

}  // namespace warpbench
