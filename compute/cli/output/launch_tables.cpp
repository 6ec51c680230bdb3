// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/output/launch_tables.h"

#include <algorithm>
#include <optional>
#include <ostream>
#include <set>
#include <vector>

#include "cli/output/counter_tables.h"
#include "cli/output/result_listing.h"
#include "cli/terminal/table.h"
#include "core/text/text.h"
#include "program/report/launch_explanation.h"
#include "program/report/launch_rows.h"
#include "results/values/finding.h"

namespace warpbench::cli {
namespace {

using program::LaunchRow;
using program::ProgramReport;

constexpr std::size_t kMaxListed = 20;

std::string sizeText(const std::array<std::int64_t, 3>& size) {
  std::string text = std::to_string(size[0]);
  if (size[1] != 1 || size[2] != 1) text += " x " + std::to_string(size[1]);
  if (size[2] != 1) text += " x " + std::to_string(size[2]);
  return text;
}

std::string millisecondsText(double ms) { return significant(ms, 4); }

std::string shareText(const std::optional<double>& share) { return share ? significant(*share * 100, 3) + " %" : "-"; }

std::string timeHeader(const ProgramReport& report) { return toText(report.origin) + " ms"; }

/// Only a GPU's report has registers, and only the simulator's has the line of a launch.
bool isSimulated(const ProgramReport& report) { return report.origin == Origin::Modelled; }

std::vector<std::string> cellsOf(const ProgramReport& report, const LaunchRow& row) {
  const char* const none = row.launches.size() == 1 ? "-" : "differ";  // library functions have no grid or block
  std::vector<std::string> cells{row.grid[0] > 0 ? sizeText(row.grid) : none,
                                 row.block[0] > 0 ? sizeText(row.block) : none, shareText(row.occupancy)};
  if (!isSimulated(report)) cells.push_back(row.registers ? grouped(*row.registers) : "-");
  if (report.hasCounts()) {
    const auto conflicts = row.conflicts();
    const auto sectors = row.sectorsPerRequest();
    cells.push_back(sectors ? significant(*sectors, 3) : "-");
    cells.push_back(shareText(row.efficiency()));
    cells.push_back(conflicts ? grouped(*conflicts) : "-");
  }
  cells.push_back(row.milliseconds ? millisecondsText(*row.milliseconds) : "-");
  return cells;
}

void addTo(std::vector<Table::Column>& columns, const ProgramReport& report) {
  for (const char* const header : {"grid", "block", "occupancy"}) columns.push_back({header, true});
  if (!isSimulated(report)) columns.push_back({"registers", true});
  if (report.hasCounts())
    for (const char* const header : {"sectors/req", "used", "bank conflicts"}) columns.push_back({header, true});
  columns.push_back({timeHeader(report), true});
}

void printInOrder(std::ostream& out, const ProgramReport& report) {
  std::vector<Table::Column> columns{{"#", true}, {"kernel"}};
  columns.push_back({isSimulated(report) ? "launched at" : "defined at"});
  addTo(columns, report);
  Table table(columns);
  const std::vector<LaunchRow> rows = rowsOf(report, program::Grouping::InOrder);
  const std::size_t shown = std::min(rows.size(), kMaxListed);
  for (std::size_t i = 0; i < shown; ++i) {
    const program::LaunchEvent& launch = report.launches[i];
    std::vector<std::string> cells{std::to_string(launch.number), rows[i].kernel};
    cells.push_back(launch.file.empty() ? "" : launch.file + ":" + std::to_string(launch.line));
    for (std::string& cell : cellsOf(report, rows[i])) cells.push_back(std::move(cell));
    table.add(std::move(cells));
  }
  out << "\nLaunches in order; times are " << (isSimulated(report) ? "modelled for the " : "measured on the ")
      << report.gpu << ":\n\n";
  table.print(out);
  if (shown < rows.size())
    out << "and " << grouped(static_cast<double>(rows.size() - shown)) << " more; --json has all\n";
}

void printKernels(std::ostream& out, const ProgramReport& report) {
  std::vector<LaunchRow> rows = rowsOf(report, program::Grouping::ByKernel);
  std::erase_if(rows, [](const LaunchRow& row) { return !row.counters && !row.milliseconds; });
  if (rows.empty()) return;
  Table table({{"kernel"}, {"launches", true}, {timeHeader(report), true}, {"share", true}});
  std::vector<Result> kernels;
  for (const LaunchRow& row : rows) {
    table.add({row.kernel, std::to_string(row.launches.size()),
               row.milliseconds ? millisecondsText(*row.milliseconds) : "-", shareText(row.share)});
    Result& kernel = kernels.emplace_back(report.launches[row.launches.front()].result);
    kernel.counters = row.counters;
    kernel.parameters.set("launches", static_cast<std::int64_t>(row.launches.size()));
  }
  out << "\nKernels, all launches of each together:\n\n";
  table.print(out);
  if (!report.hasCounts()) return;
  std::vector<const Result*> pointers;
  for (const Result& kernel : kernels) pointers.push_back(&kernel);
  printCounters(out, pointers);
}

/// Prints the GPU's work other than kernels, summed up by kind.
void printCopies(std::ostream& out, const ProgramReport& report) {
  using Work = program::WorkEvent::Kind;
  Table table({{"what"}, {"times", true}, {"bytes", true}, {timeHeader(report), true}});
  for (const auto& [kind, name] :
       {std::pair(Work::CopyToDevice, "copies to the device"), std::pair(Work::CopyToHost, "copies to the host"),
        std::pair(Work::CopyOnDevice, "copies on the device"), std::pair(Work::Set, "memsets")}) {
    std::int64_t times = 0, bytes = 0;
    double milliseconds = 0;
    for (const program::WorkEvent& work : report.timeline) {
      if (work.kind != kind) continue;
      ++times;
      bytes += work.bytes;
      milliseconds += work.milliseconds;
    }
    if (times > 0)
      table.add({name, grouped(static_cast<double>(times)), grouped(static_cast<double>(bytes)),
                 millisecondsText(milliseconds)});
  }
  if (table.empty()) return;
  out << "\nCopies and memsets:\n\n";
  table.print(out);
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

void printReasons(std::ostream& out, const ProgramReport& report) {
  for (const program::LaunchRow& row : program::rowsOf(report, program::Grouping::ByKernel)) {
    const program::LaunchEvent& launch = report.launches[row.slowest(report)];
    const GpuProfile* const profile = findProfile(report.device, report.gpu);
    printExplanation(out, "launch " + std::to_string(launch.number) + " of " + row.kernel,
                     program::explainLaunch(report, launch, profile));
  }
}

/// Prints each warning once per kernel. The table already marks estimated counts.
void printWarnings(std::ostream& out, const ProgramReport& report) {
  std::set<std::string> said;
  for (const program::LaunchEvent& launch : report.launches)
    for (const Message& warning : launch.result.warnings) {
      const std::string text = launch.result.variant + ": " + warning.english();
      const bool estimate = launch.result.counters && warning == launch.result.counters->estimateText();
      if (!estimate && said.insert(text).second) out << text << '\n';
    }
}

std::string escaped(const std::string& text) {
  std::string result;
  for (const char c : withoutControls(text, '?'))
    result += c == '<' ? "&lt;" : c == '>' ? "&gt;" : c == '&' ? "&amp;" : c == '"' ? "&quot;" : std::string(1, c);
  return result;
}

}  // namespace

void printProgram(std::ostream& out, const ProgramReport& report, bool why) {
  if (report.checked) {
    out << '\n';
    for (const program::ProgramFinding& finding : report.findings)
      if (!finding.isSuppressed()) out << oneLine(findingText(finding)) << " [" << finding.id << "]\n";
    const auto suppressed = std::ranges::count_if(report.findings, &program::ProgramFinding::isSuppressed);
    const std::size_t counted = report.findings.size() - static_cast<std::size_t>(suppressed);
    out << report.launches.size() << (report.launches.size() == 1 ? " launch" : " launches") << " checked, " << counted
        << (counted == 1 ? " finding" : " findings");
    if (suppressed > 0) out << ", " << suppressed << " suppressed";
    out << '\n';
  } else if (!report.launches.empty()) {
    printInOrder(out, report);
    printKernels(out, report);
    printCopies(out, report);
    if (const Message events = program::aboutEvents(report); !events.empty()) out << '\n' << events << '\n';
    if (why) printReasons(out, report);
    out << '\n';
  } else {
    out << "\nno launches\n\n";
  }
  printWarnings(out, report);
  printFailures(out, report);
  out << report.name << ' ' << report.end.value().text << '\n';
}

std::string toJunit(const ProgramReport& report) {
  std::vector<std::string> names{""};  // the host code
  for (const program::LaunchEvent& launch : report.launches)
    if (std::ranges::find(names, launch.result.variant) == names.end()) names.push_back(launch.result.variant);
  std::string tests;
  std::size_t failed = 0;
  for (const std::string& name : names) {
    std::string failures;
    const auto fail = [&](const std::string& what) {
      failures += "    <failure message=\"" + escaped(oneLine(what)) + "\"/>\n";
    };
    if (name.empty() && report.end.value().code != 0) fail(report.name + " " + report.end->text);
    for (const program::ProgramFinding& finding : report.findings)
      if (finding.kernel == name && !finding.isSuppressed()) fail(findingText(finding) + " [" + finding.id + "]");
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
