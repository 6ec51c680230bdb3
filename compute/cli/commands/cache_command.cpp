// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.h"

#include <iostream>
#include <nlohmann/json.hpp>

#include "core/text/text.h"
#include "own/cache_contents.h"
#include "own/kernel_cache.h"

namespace warpbench::cli {
namespace {

std::string inMebibytes(std::uintmax_t bytes) { return std::to_string((bytes + (1 << 19)) >> 20) + " MiB"; }

}  // namespace

ExitCode cacheCommand(const CliArguments& arguments) {
  const std::filesystem::path folder = own::kernelCacheFolder();
  const std::uintmax_t cleared = arguments.clear ? own::clearCache(folder) : 0;
  const own::CacheContents contents = own::cacheContents(folder);
  if (arguments.json) {
    const nlohmann::ordered_json document{{"folder", folder.string()},          {"bytes", contents.bytes},
                                          {"most_bytes", own::maxCacheBytes()}, {"compilers", contents.compilers},
                                          {"objects", contents.objects},        {"cleared_bytes", cleared}};
    std::cout << document.dump(1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) << '\n';
    return kSuccess;
  }
  if (arguments.clear) std::cout << "removed: " << inMebibytes(cleared) << '\n';
  std::cout << oneLine(folder.string()) << ": " << inMebibytes(contents.bytes) << " of at most "
            << inMebibytes(own::maxCacheBytes()) << "; compiled programs and kernels: " << contents.objects
            << ", compilers with their headers: " << contents.compilers << '\n';
  return kSuccess;
}

}  // namespace warpbench::cli
