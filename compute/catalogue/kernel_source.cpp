// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogue/kernel_source.h"

#include <algorithm>
#include <cctype>

namespace warpbench {
namespace {

/// Whether the line declares a function `name`.
bool declares(std::string_view line, std::string_view name) {
  const std::size_t at = line.find(std::string(name) + "(");
  return at != std::string_view::npos && (at == 0 || std::isspace(static_cast<unsigned char>(line[at - 1])));
}

}  // namespace

std::vector<std::string_view> linesOf(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    lines.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

std::vector<std::string_view> KernelSource::lines() const {
  const std::vector<std::string_view> all = linesOf(file->text);
  return {all.begin() + firstLine - 1, all.begin() + lastLine};
}

std::optional<KernelSource> findKernelIn(const KernelFile& file, std::string_view name) {
  if (name.empty()) return std::nullopt;
  const std::vector<std::string_view> lines = linesOf(file.text);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    // With launch bounds the name is on the next line.
    const bool here = lines[i].starts_with("__global__") &&
                      (declares(lines[i], name) || (i + 1 < lines.size() && declares(lines[i + 1], name)));
    if (!here) continue;
    std::size_t first = i;
    while (first > 0 && (lines[first - 1].starts_with("template") || lines[first - 1].starts_with("//"))) --first;
    std::size_t last = i;
    while (last + 1 < lines.size() && lines[last] != "}") ++last;
    return KernelSource{&file, static_cast<int>(first) + 1, static_cast<int>(last) + 1};
  }
  return std::nullopt;
}

std::optional<KernelSource> findKernel(std::string_view name) {
  for (const KernelFile& file : kernelFiles())
    if (const auto found = findKernelIn(file, name)) return found;
  return std::nullopt;
}

std::set<std::string> kernelFolders() {
  std::set<std::string> folders;
  for (const KernelFile& file : kernelFiles()) folders.emplace(file.name.substr(0, file.name.rfind('/')));
  return folders;
}

std::vector<LineChange> changesOf(const std::vector<std::string_view>& before,
                                  const std::vector<std::string_view>& after) {
  // common[i][j] is the length of the longest common subsequence of before[i..] and after[j..].
  std::vector<std::vector<int>> common(before.size() + 1, std::vector<int>(after.size() + 1));
  for (std::size_t i = before.size(); i-- > 0;)
    for (std::size_t j = after.size(); j-- > 0;)
      common[i][j] = before[i] == after[j] ? common[i + 1][j + 1] + 1 : std::max(common[i + 1][j], common[i][j + 1]);
  std::vector<LineChange> changes;
  std::size_t i = 0;
  std::size_t j = 0;
  while (i < before.size() || j < after.size()) {
    if (i < before.size() && j < after.size() && before[i] == after[j]) {
      changes.push_back({LineChange::Kind::Kept, before[i]});
      ++i;
      ++j;
    } else if (j == after.size() || (i < before.size() && common[i + 1][j] >= common[i][j + 1])) {
      changes.push_back({LineChange::Kind::Removed, before[i++]});
    } else {
      changes.push_back({LineChange::Kind::Added, after[j++]});
    }
  }
  return changes;
}

}  // namespace warpbench
