// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "core/text/error.h"

namespace warpbench {

/// The request is valid but its output cannot be written, for example on a full disk.
class WriteError : public RequestError {
 public:
  using RequestError::RequestError;
};

/// The largest file read whole: a session of a million results.
inline constexpr std::size_t kLargestFile = std::size_t{1} << 30;

/// Reads a whole file of up to `largest` bytes, or an anonymous pipe such as <(command). Refuses larger files before
/// allocating, and named pipes and devices at once, since they may never end. @throws RequestError with path and cause.
std::string readFile(const std::filesystem::path& path, std::size_t largest = kLargestFile);

/// Identifies a file's content within one run of the program, to detect later changes.
struct FileMark {
  std::size_t size = 0;  ///< bytes
  std::size_t hash = 0;
  bool operator==(const FileMark&) const = default;
};

FileMark markOf(std::string_view content);

/// Empty for a missing file, a device or a pipe. Hashes the content, since times and inode numbers prove nothing: some
/// file systems store whole seconds, and restoring a copy keeps the inode. @throws RequestError if it cannot be read.
std::optional<FileMark> markOfFile(const std::filesystem::path& path);

/// Whether writing to one would overwrite the other: the same file through any names or links, existing or not. Devices
/// never count. @throws RequestError if one could not be written.
bool isSameFile(const std::filesystem::path& first, const std::filesystem::path& second);

/// Writes atomically: to a temporary file in the same folder, then renames. @throws RequestError with path and cause.
void writeFile(const std::filesystem::path& path, std::string_view content);

/// For files read next by a compiler or a process: creates their folders and does not sync to disk. @throws WriteError.
void writeScratchFile(const std::filesystem::path& path, std::string_view content);

/// Checks whether writeFile() would succeed, without changing anything. @throws RequestError with path and cause.
void checkWritable(const std::filesystem::path& path);

/// @throws RequestError if `output` is the file read as `input`, which would be lost.
void checkNotRead(const std::filesystem::path& output, const std::filesystem::path& input);

}  // namespace warpbench
