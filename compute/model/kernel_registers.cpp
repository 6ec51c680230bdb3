// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/kernel_registers.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace warpbench {
namespace {

struct TableRow {
  std::vector<std::optional<int>> registers;  ///< one per compute capability
  int loop = 0;                               ///< for the last capability
};

/// Parses lines of numbers, one per compute capability and the longest loop, followed by the kernel; "-" means none.
/// The first line after comments lists the capabilities.
struct KernelTable {
  KernelTable() {
    std::istringstream lines{std::string(shippedRegisters())};
    std::string line;
    while (std::getline(lines, line) && line.starts_with('#')) {
    }
    std::istringstream head(line);
    for (double capability = 0; head >> capability;) capabilities.push_back(capability);
    while (std::getline(lines, line)) {
      std::istringstream words(line);
      TableRow row{.registers = std::vector<std::optional<int>>(capabilities.size())};
      for (std::optional<int>& each : row.registers)
        if (std::string word; words >> word && word != "-") each = std::stoi(word);
      std::string kernel;
      if (!(words >> row.loop) || !std::getline(words >> std::ws, kernel))
        throw std::logic_error("registers.txt: '" + line + "'");
      rows.emplace(std::move(kernel), std::move(row));
    }
  }

  /// The index of a capability; past the end if absent.
  std::size_t placeOf(double capability) const {
    constexpr double kSame = 0.01;
    const auto found =
        std::ranges::find_if(capabilities, [&](double each) { return std::abs(each - capability) < kSame; });
    return static_cast<std::size_t>(found - capabilities.begin());
  }

  std::vector<double> capabilities;
  std::map<std::string, TableRow, std::less<>> rows;
};

const KernelTable& table() {
  static const KernelTable known;
  return known;
}

}  // namespace

std::optional<int> registersOf(std::string_view kernel, double computeCapability) {
  const auto row = table().rows.find(kernel);
  const std::size_t place = table().placeOf(computeCapability);
  if (row == table().rows.end() || place == table().capabilities.size()) return std::nullopt;
  return row->second.registers[place];
}

int longestLoopOf(std::string_view kernel, double computeCapability) {
  const auto row = table().rows.find(kernel);
  return row == table().rows.end() || table().placeOf(computeCapability) + 1 != table().capabilities.size()
             ? 0
             : row->second.loop;
}

}  // namespace warpbench
