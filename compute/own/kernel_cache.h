// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>

/// The files that compiling kernels leaves on disk: headers, the precompiled header, and compiled texts. All of them
/// can be recreated.
namespace warpbench::own {

/// A folder for one compilation, removed with this object. Its name identifies the machine and process that own it.
class WorkFolder {
 public:
  /// Also removes folders of dead processes of this machine.
  /// @throws RequestError if there is no folder for it.
  explicit WorkFolder(const std::filesystem::path& parent);
  ~WorkFolder();
  WorkFolder(const WorkFolder&) = delete;
  WorkFolder& operator=(const WorkFolder&) = delete;
  const std::filesystem::path& path() const { return m_path; }

 private:
  std::filesystem::path m_path;
};

/// Removes the work folders in `parent` whose processes on this machine were killed.
void removeAbandonedWork(const std::filesystem::path& parent);

/// The cache folder: "warpbench/compiled" in XDG_CACHE_HOME or, without it, in ~/.cache. If that is not writable, as in
/// a container, a temporary folder private to the user. Empty if there is none.
std::filesystem::path kernelCacheFolder();

/// The output of one compiler with one set of headers and flags, keyed by source.
class ObjectCache {
 public:
  explicit ObjectCache(std::filesystem::path folder) : m_folder(std::move(folder)) {}

  /// The object compiled from exactly this source; nothing if there is none.
  std::optional<std::filesystem::path> find(const std::string& source) const;
  /// Moves a file into the cache. If the cache becomes too large, removes the least recently used entries.
  /// @returns the file's new path.
  /// @throws RequestError.
  std::filesystem::path add(const std::string& source, const std::filesystem::path& object) const;

 private:
  std::filesystem::path pathOf(const std::string& source, const char* ending) const;

  std::filesystem::path m_folder;
};

}  // namespace warpbench::own
