// SPDX-License-Identifier: GPL-3.0-or-later
#include "validation/profile.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "core/text/csv_lines.h"
#include "core/text/error.h"
#include "core/text/text.h"
#include "model/gpu_profile.h"
#include "validation/plan.h"

namespace warpbench::validation {
namespace {

/// Splits a line of a launch log at tabs, into at most kMost words, more than any valid line has.
std::vector<std::string> splitTabs(std::string_view line) {
  constexpr std::size_t kMost = 8;
  std::vector<std::string> words(1);
  for (const char c : line) {
    if (c == '\t' && words.size() < kMost)
      words.emplace_back();
    else
      words.back() += c;
  }
  return words;
}

/// Fields above the points, by name.
using TextField = std::pair<std::string_view, std::string LaunchLog::*>;
constexpr TextField kTextFields[] = {{"device", &LaunchLog::device},
                                     {"driver", &LaunchLog::driver},
                                     {"toolkit", &LaunchLog::toolkit},
                                     {"date", &LaunchLog::date}};

/// Finds the needed columns of a profiler's table.
class Columns {
 public:
  Columns(const CsvLines& lines, std::vector<std::string> names, const std::vector<std::string>& more)
      : m_names(std::move(names)) {
    m_id = placeOf(lines, "ID");
    m_kernel = placeOf(lines, "Kernel Name");
    m_grid = placeOf(lines, "Grid Size");
    m_block = placeOf(lines, "Block Size");
    for (const HardwareCounter& counter : hardwareCounters()) {
      const auto has = [&](std::string_view metric) { return std::ranges::count(m_names, metric) > 0; };
      const std::string_view metric = has(counter.metric) ? counter.metric : counter.standIn;
      if (!has(metric) && !counter.optional) lines.refuse("the table has no metric " + std::string(counter.metric));
      m_counters.push_back(has(metric) ? placeOf(lines, metric) : kNowhere);
    }
    for (const std::string& metric : more) m_more.push_back(placeOf(lines, metric));
  }

  ProfiledRow read(const CsvLines& lines, const std::vector<std::string>& cells, std::size_t number) const {
    if (cells.size() != m_names.size())
      lines.refuse(std::to_string(cells.size()) + " cells under " + std::to_string(m_names.size()) + " headers");
    if (cells[m_id] != std::to_string(number))
      lines.refuse("kernel '" + printable(cells[m_id]) + "' where number " + std::to_string(number) + " should be");
    ProfiledRow row;
    row.kernel = {.name = cells[m_kernel], .grid = cells[m_grid], .block = cells[m_block]};
    for (const std::size_t column : m_more) row.more.push_back(lines.number(cells[column]));
    for (std::size_t i = 0; i < m_counters.size(); ++i) {
      const HardwareCounter& counter = hardwareCounters()[i];
      const std::string cell = m_counters[i] == kNowhere ? "n/a" : cells[m_counters[i]];
      const bool missing = cell.empty() || cell == "n/a" || cell == "nan";
      if (missing && !counter.optional)
        lines.refuse("kernel " + printable(row.kernel.name) + " has no value of " + std::string(counter.metric));
      row.counts.push_back(missing ? std::optional<double>() : lines.number(cell));
    }
    countLoadsOfMatrices(row.counts);
    return row;
  }

  /// The row of units below the header names no kernel.
  bool isUnits(const std::vector<std::string>& cells) const {
    return cells.size() == m_names.size() && cells[m_id].empty() && cells[m_kernel].empty();
  }

 private:
  static constexpr std::size_t kNowhere = static_cast<std::size_t>(-1);

  std::size_t placeOf(const CsvLines& lines, std::string_view name) const {
    const auto found = std::ranges::find(m_names, name);
    if (found == m_names.end()) lines.refuse("the table has no column '" + std::string(name) + "'");
    return static_cast<std::size_t>(found - m_names.begin());
  }

  std::vector<std::string> m_names;
  std::size_t m_id = 0;
  std::size_t m_kernel = 0;
  std::size_t m_grid = 0;
  std::size_t m_block = 0;
  std::vector<std::size_t> m_counters;
  std::vector<std::size_t> m_more;
};

std::string describe(const cuda::ProfiledKernel& kernel) {
  return printable(kernel.name) + " " + printable(kernel.grid) + " x " + printable(kernel.block);
}

/// Whether a launch matches a profiled kernel; a toolkit that cannot name kernels leaves the name empty.
bool agree(const cuda::ProfiledKernel& launched, const cuda::ProfiledKernel& profiled) {
  return (launched.name.empty() || launched.name == profiled.name) && launched.grid == profiled.grid &&
         launched.block == profiled.block;
}

}  // namespace

std::string toText(const LaunchLog& log) {
  std::string text;
  for (const auto& [name, field] : kTextFields) text += std::string(name) + "\t" + oneLine(log.*field) + "\n";
  text += "multiprocessors\t" + std::to_string(log.multiprocessors) + "\n";
  for (const auto& [point, kernels] : log.points) {
    text += "point\t" + point.family + "\t" + point.variant + "\t" + toText(point.parameters) + "\n";
    for (const cuda::ProfiledKernel& kernel : kernels)
      text += "kernel\t" + kernel.name + "\t" + kernel.grid + "\t" + kernel.block + "\n";
  }
  return text;
}

LaunchLog launchLogFromText(std::string_view text) {
  LaunchLog log;
  CsvLines lines(text);
  std::size_t rows = 0;
  while (const std::optional<std::string_view> line = lines.next()) {
    lines.checkRoom(rows++);
    const std::vector<std::string> words = splitTabs(*line);
    const std::string& kind = words[0];
    const auto field = std::ranges::find(kTextFields, kind, &TextField::first);
    if (field != std::end(kTextFields) && words.size() == 2)
      log.*field->second = oneLine(words[1]);
    else if (kind == "multiprocessors" && words.size() == 2)
      log.multiprocessors = lines.integer(words[1], kMaxProfileValue);
    else if (kind == "kernel" && words.size() == 4 && !log.points.empty())
      log.points.back().kernels.push_back({.name = words[1], .grid = words[2], .block = words[3]});
    else if (kind == "point" && words.size() == 4) {
      try {
        log.points.push_back({.point = pointOf(words[1], words[2], words[3]), .kernels = {}});
      } catch (const RequestError& error) {
        lines.refuse(error.what());
      }
    } else
      lines.refuse("'" + printable(*line) + "' is not a line of a launch log");
  }
  if (log.multiprocessors < 1) lines.refuse("the launch log does not say how many multiprocessors there are");
  return log;
}

std::vector<ProfiledRow> readProfile(std::string_view csv, const std::vector<std::string>& more) {
  CsvLines lines(csv);
  int number = 0;
  std::optional<std::string_view> line;
  const auto next = [&] {
    line = lines.next();
    ++number;
    return line.has_value();
  };
  while (next() && !line->starts_with("\"ID\",")) {
  }
  if (!line) lines.refuse("Nsight Compute's table is not there: it profiled nothing");
  const Columns columns(lines, lines.split(*line), more);
  std::vector<ProfiledRow> rows;
  while (next()) {
    if (line->empty() || line->starts_with("==")) continue;
    const std::vector<std::string> cells = lines.split(*line);
    if (rows.empty() && columns.isUnits(cells)) continue;
    lines.checkRoom(rows.size());
    rows.push_back(columns.read(lines, cells, rows.size()));
    rows.back().line = number;
  }
  return rows;
}

HardwareCounts countsOf(const LaunchLog& log, const std::vector<ProfiledRow>& rows) {
  HardwareCounts counts{.device = log.device,
                        .driver = log.driver,
                        .toolkit = log.toolkit,
                        .profiler = {},
                        .date = log.date,
                        .multiprocessors = log.multiprocessors,
                        .points = {}};
  auto row = rows.begin();
  for (const auto& [point, kernels] : log.points) {
    CountedPoint counted{.point = point, .kernels = static_cast<int>(kernels.size()), .counts = {}};
    const std::string name = point.family + " " + point.variant + ", " + warpbench::toText(point.parameters);
    if (kernels.empty()) throw FormatError("the launch log has no kernel of " + name);
    for (const cuda::ProfiledKernel& kernel : kernels) {
      if (row == rows.end())
        throw FormatError("the profile ends before " + name + ": it has " + std::to_string(rows.size()) + " kernels");
      if (!agree(kernel, row->kernel))
        throw FormatError("line " + std::to_string(row->line) + " of the profile: " + describe(row->kernel) +
                          ", where " + name + " launched " + describe(kernel));
      addKernel(counted.counts, row->counts);
      ++row;
    }
    counts.points.push_back(std::move(counted));
  }
  if (row != rows.end())
    throw FormatError("line " + std::to_string(row->line) + " of the profile: " + describe(row->kernel) +
                      ", which the launch log does not have");
  return counts;
}

}  // namespace warpbench::validation
