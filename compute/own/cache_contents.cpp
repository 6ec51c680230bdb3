// SPDX-License-Identifier: GPL-3.0-or-later
#include "own/cache_contents.h"

#include <fcntl.h>
#include <sys/stat.h>

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstdlib>
#include <string_view>
#include <system_error>
#include <vector>

#include "core/files/descriptor.h"

namespace warpbench::own {
namespace {

namespace fs = std::filesystem;

/// A unit of removal: an object with its source text, or a compiler's folder with all contents.
struct CachedFile {
  fs::path path;
  std::uintmax_t bytes = 0;
  fs::file_time_type used;
  bool isObject = false;
};

std::uintmax_t sizeOf(const fs::directory_entry& file) {
  std::error_code unknown;
  const std::uintmax_t bytes = file.is_regular_file(unknown) ? file.file_size(unknown) : 0;
  return unknown ? 0 : bytes;
}

/// Whether this is an object's file. Its text lies next to it.
bool isObject(const fs::path& path) {
  const fs::path folder = path.parent_path().filename();
  return path.extension() == ".so" && (folder == "objects" || folder.string().starts_with("gpu-"));
}

/// All entries except the folders that processes work in.
std::vector<CachedFile> entriesOf(const fs::path& cache) {
  std::vector<CachedFile> entries;
  std::error_code unknown;
  for (fs::directory_iterator folder(cache, unknown), end; !unknown && folder != end; folder.increment(unknown)) {
    std::error_code none;
    if (!folder->is_directory(none) || folder->path().filename().string().starts_with("work-")) continue;
    CachedFile headers{.path = folder->path(), .used = folder->last_write_time(none)};
    for (fs::recursive_directory_iterator file(folder->path(), none), last; !none && file != last;
         file.increment(none)) {
      std::error_code gone;
      if (isObject(file->path())) {
        const fs::directory_entry text(fs::path(file->path()).replace_extension(".cpp"), gone);
        entries.push_back({.path = file->path(),
                           .bytes = sizeOf(*file) + sizeOf(text),
                           .used = file->last_write_time(gone),
                           .isObject = true});
        headers.used = std::max(headers.used, entries.back().used);  // removing the headers would remove it as well
      } else if (file->path().extension() != ".cpp" ||
                 !fs::exists(fs::path(file->path()).replace_extension(".so"), gone)) {
        headers.bytes += sizeOf(*file);
      }
    }
    entries.push_back(std::move(headers));
  }
  return entries;
}

void remove(const CachedFile& entry) {
  std::error_code ignored;
  if (entry.isObject) fs::remove(fs::path(entry.path).replace_extension(".cpp"), ignored);  // else nothing finds it
  fs::remove_all(entry.path, ignored);
}

std::uintmax_t bytesOf(const std::vector<CachedFile>& entries) {
  std::uintmax_t bytes = 0;
  for (const CachedFile& each : entries) bytes += each.bytes;
  return bytes;
}

}  // namespace

CacheContents cacheContents(const fs::path& cache) {
  const std::vector<CachedFile> entries = entriesOf(cache);
  const auto objects = static_cast<std::size_t>(std::ranges::count(entries, true, &CachedFile::isObject));
  return {.bytes = bytesOf(entries), .compilers = entries.size() - objects, .objects = objects};
}

std::uintmax_t maxCacheBytes() {
  std::uintmax_t mebibytes = 1024;
  if (const char* const given = std::getenv("WARPBENCH_CACHE_MIB")) {
    const std::string_view text = given;
    std::uintmax_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    constexpr std::uintmax_t kMost = std::uintmax_t{1} << 40;
    if (error == std::errc() && end == text.data() + text.size()) mebibytes = std::min(number, kMost);
  }
  return mebibytes << 20;
}

void limitCache(const fs::path& cache, std::uintmax_t most) {
  std::vector<CachedFile> entries = entriesOf(cache);
  std::uintmax_t bytes = bytesOf(entries);
  if (bytes <= most) return;
  std::ranges::stable_sort(entries, {}, &CachedFile::used);
  const auto recent = fs::file_time_type::clock::now() - std::chrono::minutes(10);
  for (const CachedFile& each : entries) {
    if (bytes <= most) return;
    if (!each.isObject && each.used > recent) continue;
    remove(each);
    bytes -= each.bytes;
  }
}

std::uintmax_t clearCache(const fs::path& cache) {
  const std::vector<CachedFile> entries = entriesOf(cache);
  std::ranges::for_each(entries, remove);
  return bytesOf(entries);
}

void noteUse(const fs::path& path) {
  // Sandboxed processes may not change file times by path, so this uses a descriptor.
  const Descriptor file(path.c_str(), O_RDONLY);
  if (file.isOpen()) ::futimens(file.get(), nullptr);
}

}  // namespace warpbench::own
