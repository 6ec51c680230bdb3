// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/user_data.h"

#include <cstdlib>
#include <system_error>

namespace warpbench {

namespace fs = std::filesystem;

fs::path userDataFolder(const char* name) {
  const auto variable = [](const char* of) {
    const char* value = std::getenv(of);
    return fs::path(value ? value : "");
  };
  // The XDG Base Directory Specification says to ignore a relative XDG_DATA_HOME.
  fs::path data = variable("XDG_DATA_HOME");
  if (!data.is_absolute()) data = variable("HOME").is_absolute() ? variable("HOME") / ".local/share" : fs::path();
  return data.empty() ? data : data / "warpbench" / name;
}

std::map<std::string, fs::path> jsonFilesIn(const fs::path& folder) {
  std::map<std::string, fs::path> files;
  std::error_code ignored;
  for (fs::directory_iterator file(folder, ignored), end; !ignored && file != end; file.increment(ignored)) {
    std::error_code unknown;
    const fs::file_type type = file->status(unknown).type();
    // Keep dangling links, which the reader refuses; skip pipes, since opening one waits for its writer.
    if (file->path().extension() == ".json" && (type == fs::file_type::regular || type == fs::file_type::not_found))
      files[file->path().stem().string()] = file->path();
  }
  return files;
}

}  // namespace warpbench
