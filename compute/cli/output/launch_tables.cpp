// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/output/launch_tables.h"

#include <algorithm>
#include <map>
#include <ostream>

#include "cli/output/counter_tables.h"
#include "cli/output/table.h"

namespace warpbench::cli {
namespace {

constexpr std::size_t kMostInOrder = 20;

std::string sizeText(const std::array<std::int64_t, 3>& size) {
  std::string text = std::to_string(size[0]);
  if (size[1] != 1 || size[2] != 1) text += " x " + std::to_string(size[1]);
  if (size[2] != 1) text += " x " + std::to_string(size[2]);
  return text;
}

std::string millisecondsText(double ms) { return significant(ms, 4); }

void printInOrder(std::ostream& out, const ProgramReport& report) {
  Table table({{"#", true},
               {"kernel"},
               {"launched at"},
               {"grid", true},
               {"block", true},
               {"occupancy", true},
               {"modelled ms", true}});
  const std::size_t shown = std::min(report.launches.size(), kMostInOrder);
  for (std::size_t i = 0; i < shown; ++i) {
    const program::LaunchEvent& launch = report.launches[i];
    const Result& result = launch.result;
    table.add({std::to_string(launch.number), result.variant,
               launch.file.empty() ? "" : launch.file + ":" + std::to_string(launch.line), sizeText(result.grid),
               sizeText(result.block), result.occupancy ? significant(*result.occupancy * 100, 3) + " %" : "-",
               result.time ? millisecondsText(result.time->median) : "failed"});
  }
  out << "\nLaunches in order; times are modelled for the " << report.gpu << ":\n\n";
  table.print(out);
  if (shown < report.launches.size())
    out << "and " << grouped(static_cast<double>(report.launches.size() - shown)) << " more; --json has all\n";
}

/// All launches of one kernel together, in the order of their first ones.
std::vector<Result> byKernel(const ProgramReport& report) {
  std::vector<Result> kernels;
  for (const program::LaunchEvent& launch : report.launches) {
    const Result& result = launch.result;
    if (!result.counters || !result.time) continue;
    auto found = std::ranges::find(kernels, result.variant, &Result::variant);
    if (found == kernels.end()) {
      kernels.push_back(result);
      kernels.back().parameters.set("launches", std::int64_t{1});
      continue;
    }
    found->parameters.set("launches", found->parameters.integer("launches") + 1);
    *found->counters += *result.counters;
    found->time->median += result.time->median;
  }
  return kernels;
}

void printKernels(std::ostream& out, const ProgramReport& report) {
  const std::vector<Result> kernels = byKernel(report);
  if (kernels.empty()) return;
  double all = 0;
  for (const Result& kernel : kernels) all += kernel.time->median;
  Table table({{"kernel"}, {"launches", true}, {"modelled ms", true}, {"share", true}});
  for (const Result& kernel : kernels)
    table.add({kernel.variant, std::to_string(kernel.parameters.integer("launches")), millisecondsText(kernel.time->median),
               significant(kernel.time->median / all * 100, 3) + " %"});
  out << "\nKernels, all launches of each together:\n\n";
  table.print(out);
  std::vector<const Result*> pointers;
  for (const Result& kernel : kernels) pointers.push_back(&kernel);
  printCounters(out, pointers);
}

}  // namespace

void printProgram(std::ostream& out, const ProgramReport& report) {
  if (!report.launches.empty()) {
    printInOrder(out, report);
    printKernels(out, report);
  } else {
    out << "\nno launches\n";
  }
  out << '\n';
  for (const program::LaunchEvent& launch : report.launches)
    if (launch.result.status == Result::Status::Failed)
      out << "launch " << launch.number << " of " << launch.result.variant << " (" << launch.file << ':' << launch.line
          << ") failed: " << launch.result.error << '\n';
  out << report.name << ' ' << report.end.text << '\n';
}

}  // namespace warpbench::cli
