// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The project around a program's file, in which missing headers and functions are searched.
namespace warpbench::program {

class ProjectFiles {
 public:
  /// The project of `file`: its folder and those above up to the repository's, or two levels; never the user's whole
  /// home folder or anything above it.
  explicit ProjectFiles(const std::filesystem::path& file);

  /// The folder for `#include "name"`, in the nearest part of the project that has the header.
  /// @throws RequestError if several files there match.
  std::optional<std::filesystem::path> folderOf(std::string_view header) const;

  /// The CUDA, C++ or C file without a main() that defines most of these symbols, in demangled form: "fill(int*, int)",
  /// "counter". Nothing if none does. Skips `taken`.
  /// @throws RequestError if several files in the nearest part of the project define as many.
  std::optional<std::filesystem::path> definitionOf(const std::vector<std::string>& symbols,
                                                    const std::vector<std::filesystem::path>& taken) const;

  /// Its folders, the nearest first; each contains the previous one.
  const std::vector<std::filesystem::path>& parts() const { return m_parts; }

 private:
  std::vector<std::filesystem::path> m_parts;
};

/// Whether a file's text defines a function or variable of this name.
bool defines(std::string_view text, std::string_view name);

}  // namespace warpbench::program
