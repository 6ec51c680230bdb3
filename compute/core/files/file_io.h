// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace warpbench {

/// The largest file that is read whole: a session of a million results.
inline constexpr std::size_t kLargestFile = std::size_t{1} << 30;

/// The whole content of a file of up to `largest` bytes, or of a pipe that a shell made, as of <(command). A larger one
/// is refused before it takes memory, and what might never be there or never end, such as a pipe with a name, at once.
/// @throws RequestError naming the path and the cause.
std::string readFile(const std::filesystem::path& path, std::size_t largest = kLargestFile);

/// Tells a file's content from another, within one run of the program: whether it is still what was read or written.
struct FileMark {
  std::size_t size = 0;  ///< bytes
  std::size_t hash = 0;
  bool operator==(const FileMark&) const = default;
};

FileMark markOf(std::string_view content);

/// Empty where there is no such file, or it is a device or a pipe, which keeps nothing. The content is looked at: times
/// and inode numbers are no proof, as some file systems count in seconds, and a copy that is put back is the same file
/// to whoever has it open.
/// @throws RequestError where it cannot be read.
std::optional<FileMark> markOfFile(const std::filesystem::path& path);

/// Whether what is written to one would be lost by writing to the other: one file by whatever names, links and ways,
/// there or not yet. A device keeps nothing that could be lost.
/// @throws RequestError where one could not be written.
bool isSameFile(const std::filesystem::path& first, const std::filesystem::path& second);

/// Writes whole or not at all: to a file beside it that is then renamed.
/// @throws RequestError naming the path and the cause.
void writeFile(const std::filesystem::path& path, std::string_view content);

/// For files that a compiler or a process reads next: creates their folders, and does not wait for the disk. Throws
/// WriteError.
void writeScratchFile(const std::filesystem::path& path, std::string_view content);

/// Whether writeFile would succeed, without changing anything.
/// @throws RequestError naming the path and the cause.
void checkWritable(const std::filesystem::path& path);

/// @throws RequestError where `output` is the file that is read as `input`, which would be lost.
void checkNotRead(const std::filesystem::path& output, const std::filesystem::path& input);

}  // namespace warpbench
