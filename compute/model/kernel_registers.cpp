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

/// A line of numbers, one for each capability, and the kernel behind them; "-" where there is none. The first line names
/// the capabilities.
struct RegisterTable {
  RegisterTable() {
    std::istringstream lines{std::string(shippedRegisters())};
    std::string line;
    while (std::getline(lines, line) && line.starts_with('#')) {
    }
    std::istringstream head(line);
    for (double capability = 0; head >> capability;) capabilities.push_back(capability);
    while (std::getline(lines, line)) {
      std::istringstream words(line);
      std::vector<std::optional<int>> registers(capabilities.size());
      for (std::optional<int>& each : registers)
        if (std::string word; words >> word && word != "-") each = std::stoi(word);
      std::string kernel;
      if (!std::getline(words >> std::ws, kernel)) throw std::logic_error("registers.txt: '" + line + "'");
      kernels.emplace(std::move(kernel), std::move(registers));
    }
  }

  std::vector<double> capabilities;
  std::map<std::string, std::vector<std::optional<int>>, std::less<>> kernels;
};

}  // namespace

std::optional<int> registersOf(std::string_view kernel, double computeCapability) {
  static const RegisterTable table;
  constexpr double kSame = 0.01;
  const auto column = std::ranges::find_if(
      table.capabilities, [&](double each) { return std::abs(each - computeCapability) < kSame; });
  const auto row = table.kernels.find(kernel);
  if (column == table.capabilities.end() || row == table.kernels.end()) return std::nullopt;
  return row->second[static_cast<std::size_t>(column - table.capabilities.begin())];
}

}  // namespace warpbench
