// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What lies around a program's file: its project, in which headers and functions are found that nobody has named.
namespace warpbench::program {

class ProjectFiles {
 public:
  /// Of the project that `file` is in: its folder, and those above it up to that of the repository, or two of them;
  /// never the user's whole home folder, nor what is above it.
  explicit ProjectFiles(const std::filesystem::path& file);

  /// The folder by which `#include "name"` is found, in the nearest part of the project that has the header.
  /// @throws RequestError where several there have it.
  std::optional<std::filesystem::path> folderOf(std::string_view header) const;

  /// The file of CUDA, C++ or C without a main() that defines most of these symbols, as a linker names them:
  /// "fill(int*, int)", "counter". Nothing where none does. `taken` are left out.
  /// @throws RequestError where several files in the nearest part of the project define as many.
  std::optional<std::filesystem::path> definitionOf(const std::vector<std::string>& symbols,
                                                    const std::vector<std::filesystem::path>& taken) const;

  /// Its folders, the nearest first, each within the next.
  const std::vector<std::filesystem::path>& parts() const { return m_parts; }

 private:
  std::vector<std::filesystem::path> m_parts;
};

/// Whether a file's text defines the function or the variable of this name.
bool defines(std::string_view text, std::string_view name);

}  // namespace warpbench::program
