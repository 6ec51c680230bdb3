// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/output/launch_tables.h"

#include <algorithm>
#include <map>
#include <ostream>

#include "base/text.h"
#include "cli/output/counter_tables.h"
#include "cli/output/table.h"
#include "inspect/finding.h"

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
               result.time ? millisecondsText(result.time->median) : "-"});
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
    table.add({kernel.variant, std::to_string(kernel.parameters.integer("launches")),
               millisecondsText(kernel.time->median), significant(kernel.time->median / all * 100, 3) + " %"});
  out << "\nKernels, all launches of each together:\n\n";
  table.print(out);
  std::vector<const Result*> pointers;
  for (const Result& kernel : kernels) pointers.push_back(&kernel);
  printCounters(out, pointers);
}

std::string findingText(const program::ProgramFinding& finding) {
  return toText(SourceLine{finding.file, finding.line}).english() + ": " + finding.kind + ": " +
         (finding.kernel.empty() ? "" : finding.kernel + ": ") + finding.text;
}

void printFailures(std::ostream& out, const ProgramReport& report) {
  for (const program::LaunchEvent& launch : report.launches)
    if (launch.result.status == Result::Status::Failed)
      out << "launch " << launch.number << " of " << launch.result.variant << " (" << launch.file << ':' << launch.line
          << ") failed: " << launch.result.error << '\n';
}

std::string escaped(const std::string& text) {
  std::string result;
  for (const char c : withoutControls(text, '?'))
    result += c == '<' ? "&lt;" : c == '>' ? "&gt;" : c == '&' ? "&amp;" : c == '"' ? "&quot;" : std::string(1, c);
  return result;
}

}  // namespace

void printProgram(std::ostream& out, const ProgramReport& report) {
  if (report.checked) {
    out << '\n';
    for (const program::ProgramFinding& finding : report.findings) out << oneLine(findingText(finding)) << '\n';
    out << report.launches.size() << (report.launches.size() == 1 ? " launch" : " launches") << " checked, "
        << report.findings.size() << (report.findings.size() == 1 ? " finding\n" : " findings\n");
  } else if (!report.launches.empty()) {
    printInOrder(out, report);
    printKernels(out, report);
    out << '\n';
  } else {
    out << "\nno launches\n\n";
  }
  printFailures(out, report);
  out << report.name << ' ' << report.end.text << '\n';
}

std::string junitOf(const ProgramReport& report) {
  std::vector<std::string> names{""};  // the host's code
  for (const program::LaunchEvent& launch : report.launches)
    if (std::ranges::find(names, launch.result.variant) == names.end()) names.push_back(launch.result.variant);
  std::string tests;
  std::size_t failed = 0;
  for (const std::string& name : names) {
    std::string failures;
    const auto fail = [&](const std::string& what) {
      failures += "    <failure message=\"" + escaped(oneLine(what)) + "\"/>\n";
    };
    if (name.empty() && report.end.code != 0) fail(report.name + " " + report.end.text);
    for (const program::ProgramFinding& finding : report.findings)
      if (finding.kernel == name) fail(findingText(finding));
    for (const program::LaunchEvent& launch : report.launches)
      if (launch.result.variant == name && launch.result.status == Result::Status::Failed) fail(launch.result.error);
    tests += "  <testcase classname=\"" + escaped(report.name) + "\" name=\"" +
             (name.empty() ? "main" : escaped(name)) + "\">\n" + failures + "  </testcase>\n";
    if (!failures.empty()) ++failed;
  }
  return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuite name=\"" + escaped(report.name) + "\" tests=\"" +
         std::to_string(names.size()) + "\" failures=\"" + std::to_string(failed) + "\">\n" + tests + "</testsuite>\n";
}

}  // namespace warpbench::cli
