// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>

/// What compiling kernels leaves on the disk: headers, the precompiled one, and what came of texts. All of it can be
/// made again.
namespace warpbench::own {

/// A folder for one compilation, removed with this object. Its name says which process of which machine has it.
class WorkFolder {
 public:
  /// Also removes those of processes of this machine that are gone.
  /// @throws RequestError where there is no place for it.
  explicit WorkFolder(const std::filesystem::path& parent);
  ~WorkFolder();
  WorkFolder(const WorkFolder&) = delete;
  WorkFolder& operator=(const WorkFolder&) = delete;
  const std::filesystem::path& path() const { return m_path; }

 private:
  std::filesystem::path m_path;
};

/// Removes the work folders in `parent` of processes of this machine that are gone: they were killed.
void removeAbandonedWork(const std::filesystem::path& parent);

/// Where it all lies: "warpbench/compiled" in XDG_CACHE_HOME, or else in .cache in the home folder; where that cannot
/// be written, as in a container, a folder for temporary files that is the user's alone. Empty where there is none.
std::filesystem::path kernelCacheFolder();

/// The results of one compiler with one set of headers and flags, by what was compiled.
class ObjectCache {
 public:
  explicit ObjectCache(std::filesystem::path folder) : m_folder(std::move(folder)) {}

  /// The object that came of exactly this source; nothing where there is none.
  std::optional<std::filesystem::path> find(const std::string& source) const;
  /// Takes a file in; what was used longest ago goes where the cache gets too large. @returns where it is now.
  /// @throws RequestError.
  std::filesystem::path add(const std::string& source, const std::filesystem::path& object) const;

 private:
  std::filesystem::path pathOf(const std::string& source, const char* ending) const;

  std::filesystem::path m_folder;
};

}  // namespace warpbench::own
