// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/gpu/kernel_places.h"

#include <algorithm>
#include <set>

#include "core/files/file_io.h"
#include "core/text/error.h"
#include "own/cuda_tokens.h"

namespace warpbench::program {

std::map<std::string, SourceLine> kernelPlaces(const std::vector<std::filesystem::path>& files) {
  constexpr std::size_t kLargest = std::size_t{16} << 20;
  std::map<std::string, SourceLine> places;
  std::set<std::string> several;
  for (const std::filesystem::path& file : files) {
    std::string text;
    try {
      text = readFile(file, kLargest);
    } catch (const RequestError&) {
      continue;
    }
    for (const own::DeclaredKernel& kernel : own::kernelsIn(own::tokensOf(text))) {
      if (!kernel.defined) continue;
      const auto line = std::ranges::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(kernel.at), '\n');
      if (!places.try_emplace(kernel.name, SourceLine{file.string(), static_cast<int>(line) + 1}).second)
        several.insert(kernel.name);
    }
  }
  for (const std::string& name : several) places.erase(name);
  return places;
}

std::string plainName(const std::string& kernel) {
  const std::string name = kernel.substr(0, kernel.find('<'));
  const std::size_t colons = name.rfind("::");
  return colons == std::string::npos ? name : name.substr(colons + 2);
}

}  // namespace warpbench::program
