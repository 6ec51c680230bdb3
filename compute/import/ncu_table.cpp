// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <utility>

#include "core/text/csv_lines.h"
#include "core/text/error.h"
#include "core/text/text.h"
#include "import/foreign_formats.h"
#include "results/session/session_limits.h"
#include "results/values/statistics.h"
#include "validation/hardware_counts.h"

namespace warpbench::import {

namespace {

using validation::CsvLines;

constexpr std::string_view kDuration = "gpu__time_duration.sum";

/// A hardware counter and its field in a result.
struct Counter {
  std::string_view id;  ///< as in validation::hardwareCounters(), which has the metric
  double& (*field)(Counters&);
};

constexpr Counter kCounters[] = {
    {"global_load_requests", [](Counters& c) -> double& { return c.globalLoad.requests; }},
    {"global_load_sectors", [](Counters& c) -> double& { return c.globalLoad.sectors; }},
    {"global_store_requests", [](Counters& c) -> double& { return c.globalStore.requests; }},
    {"global_store_sectors", [](Counters& c) -> double& { return c.globalStore.sectors; }},
    {"global_red_requests", [](Counters& c) -> double& { return c.globalRed.requests; }},
    {"global_red_sectors", [](Counters& c) -> double& { return c.globalRed.sectors; }},
    {"global_atom_requests", [](Counters& c) -> double& { return c.globalAtom.requests; }},
    {"global_atom_sectors", [](Counters& c) -> double& { return c.globalAtom.sectors; }},
    {"local_load_requests", [](Counters& c) -> double& { return c.localLoad.requests; }},
    {"local_load_sectors", [](Counters& c) -> double& { return c.localLoad.sectors; }},
    {"local_store_requests", [](Counters& c) -> double& { return c.localStore.requests; }},
    {"local_store_sectors", [](Counters& c) -> double& { return c.localStore.sectors; }},
    {"shared_load_wavefronts", [](Counters& c) -> double& { return c.sharedLoad.wavefronts; }},
    {"shared_store_wavefronts", [](Counters& c) -> double& { return c.sharedStore.wavefronts; }},
    {"shared_atomic_wavefronts", [](Counters& c) -> double& { return c.sharedAtomic.wavefronts; }}};

/// Milliseconds per unit of the table's second row.
double millisecondsIn(const CsvLines& lines, std::string_view unit) {
  constexpr std::pair<std::string_view, double> kUnits[] = {{"nsecond", 1e-6}, {"ns", 1e-6},   {"usecond", 1e-3},
                                                            {"us", 1e-3},      {"msecond", 1}, {"ms", 1},
                                                            {"second", 1e3},   {"s", 1e3}};
  for (const auto& [name, milliseconds] : kUnits)
    if (unit == name) return milliseconds;
  lines.refuse("'" + printable(unit) + "' is not a unit of " + std::string(kDuration));
}

/// Parses "(128, 128, 1)".
std::array<std::int64_t, 3> extentOf(const CsvLines& lines, const std::string& cell) {
  std::array<std::int64_t, 3> extent{};
  const char* at = cell.data();
  const char* const end = at + cell.size();
  for (std::int64_t& size : extent) {
    while (at != end && (*at == '(' || *at == ',' || *at == ' ')) ++at;
    const auto [rest, error] = std::from_chars(at, end, size);
    if (error != std::errc() || size < 1) lines.refuse("'" + printable(cell) + "' is not (X, Y, Z)");
    at = rest;
  }
  if (at == end || *at != ')') lines.refuse("'" + printable(cell) + "' is not (X, Y, Z)");
  return extent;
}

std::string textOf(const std::array<std::int64_t, 3>& extent) {
  return std::to_string(extent[0]) + "x" + std::to_string(extent[1]) + "x" + std::to_string(extent[2]);
}

/// Removes return type and parameters of "void transpose<float>(float const*, int)".
std::string functionName(std::string name) {
  // Unify two demanglers' spellings, one of which looks like parameters.
  constexpr std::string_view kAnonymous = "(anonymous namespace)";
  std::string known;
  std::string_view rest = name;
  for (std::size_t at = rest.find(kAnonymous); at != rest.npos; at = rest.find(kAnonymous)) {
    known.append(rest.substr(0, at)).append("<unnamed>");
    rest.remove_prefix(at + kAnonymous.size());
  }
  name = known.append(rest);
  std::size_t depth = 0;
  std::size_t start = 0;
  for (std::size_t i = 0; i < name.size(); ++i) {
    if (name[i] == '<') ++depth;
    if (name[i] == '>' && depth > 0) --depth;
    if (name[i] == ' ' && depth == 0) start = i + 1;
    if (name[i] == '(' && depth == 0 && i > start) return name.substr(start, i - start);
  }
  return name.substr(start);
}

/// Removes template arguments; "<unnamed>::" is not one.
std::string withoutTemplateArguments(std::string_view name) {
  std::string bare;
  std::size_t depth = 0;
  for (std::size_t i = 0; i < name.size(); ++i) {
    if (name[i] == '<' && (depth > 0 || (i > 0 && name[i - 1] != ':')))
      ++depth;
    else if (name[i] == '>' && depth > 0)
      --depth;
    else if (depth == 0)
      bare += name[i];
  }
  return bare;
}

/// Finds the needed columns and reads rows.
class NcuColumns {
 public:
  NcuColumns(const CsvLines& lines, std::vector<std::string> names) : m_names(std::move(names)) {
    if (find("Metric Name") != kNowhere)
      lines.refuse(Message::text("this table is of another page: run Nsight Compute with --page raw"));
    m_kernel = need(lines, "Kernel Name");
    m_grid = need(lines, "Grid Size");
    m_block = need(lines, "Block Size");
    m_device = find("Device");
    m_deviceName = find("device__attribute_display_name");
    m_registers = find("launch__registers_per_thread");
    m_duration = find(kDuration);
    bool any = m_duration != kNowhere;
    for (const Counter& counter : kCounters) {
      const auto& hardware = validation::hardwareCounters()[validation::indexOf(counter.id)];
      std::size_t column = find(hardware.metric);
      if (column == kNowhere && !hardware.standIn.empty()) column = find(hardware.standIn);
      m_counters.push_back(column);
      any = any || column != kNowhere;
    }
    if (!any) lines.refuse("the table has neither " + std::string(kDuration) + " nor a counter of memory");
  }

  /// The row of units below the header names no kernel.
  bool isUnits(const std::vector<std::string>& cells) const {
    return cells.size() == m_names.size() && cells[m_kernel].empty();
  }

  void readUnits(const CsvLines& lines, const std::vector<std::string>& cells) {
    if (m_duration != kNowhere) m_milliseconds = millisecondsIn(lines, cells[m_duration]);
  }

  /// A result with the launch's duration as its only sample.
  Result read(const CsvLines& lines, const std::vector<std::string>& cells) const {
    if (cells.size() != m_names.size())
      lines.refuse(std::to_string(cells.size()) + " cells under " + std::to_string(m_names.size()) + " headers");
    Result result;
    result.variant = functionName(cells[m_kernel]);
    result.family = withoutTemplateArguments(result.variant);
    if (result.family.empty()) lines.refuse("a row without the name of its kernel");
    result.device = "cuda:" + (m_device == kNowhere ? "0" : cells[m_device]);
    result.origin = Origin::Recorded;
    result.grid = extentOf(lines, cells[m_grid]);
    result.block = extentOf(lines, cells[m_block]);
    result.parameters.set("grid", textOf(result.grid));
    result.parameters.set("block", textOf(result.block));
    const auto number = [&](std::size_t column) -> std::optional<double> {
      if (column == kNowhere || cells[column].empty() || cells[column] == "n/a" || cells[column] == "nan")
        return std::nullopt;
      return lines.number(cells[column]);
    };
    if (const auto registers = number(m_registers); registers && *registers <= kMaxRegisters)
      result.registers = static_cast<int>(*registers);
    if (const auto duration = number(m_duration)) result.time = summarise({*duration * m_milliseconds});
    addCounters(result, number);
    return result;
  }

  DeviceRecord deviceOf(const Result& result, const std::vector<std::string>& cells) const {
    return {
        .id = result.device, .name = m_deviceName == kNowhere ? "" : cells[m_deviceName], .origin = Origin::Recorded};
  }

 private:
  static constexpr std::size_t kNowhere = static_cast<std::size_t>(-1);
  static constexpr double kMaxRegisters = 1024;  // above any GPU's; a file may contain any number

  std::size_t find(std::string_view name) const {
    const auto found = std::ranges::find(m_names, name);
    return found == m_names.end() ? kNowhere : static_cast<std::size_t>(found - m_names.begin());
  }

  std::size_t need(const CsvLines& lines, std::string_view name) const {
    const std::size_t column = find(name);
    if (column == kNowhere) lines.refuse("the table has no column '" + std::string(name) + "'");
    return column;
  }

  template <typename Number>
  void addCounters(Result& result, const Number& number) const {
    Counters counters;
    counters.origin = Counters::Origin::Hardware;
    std::vector<std::string> missing;
    for (std::size_t i = 0; i < m_counters.size(); ++i) {
      const auto value = number(m_counters[i]);
      kCounters[i].field(counters) = value.value_or(0);
      if (!value) missing.emplace_back(kCounters[i].id);
    }
    if (missing.size() == m_counters.size()) return;
    const std::array<std::int64_t, 3>& grid = result.grid;
    constexpr std::int64_t kMostBlocks = std::int64_t{1} << 62;
    const double blocks = static_cast<double>(grid[0]) * static_cast<double>(grid[1]) * static_cast<double>(grid[2]);
    counters.totalBlocks = blocks < static_cast<double>(kMostBlocks) ? grid[0] * grid[1] * grid[2] : kMostBlocks;
    counters.sampledBlocks = counters.totalBlocks;
    result.counters = counters;
    if (!missing.empty()) result.facts.push_back({Message::text("not counted, although shown as 0"), joined(missing)});
  }

  std::vector<std::string> m_names;
  std::size_t m_kernel;
  std::size_t m_grid;
  std::size_t m_block;
  std::size_t m_device;
  std::size_t m_deviceName;
  std::size_t m_registers;
  std::size_t m_duration;
  double m_milliseconds = 1e-6;  ///< per unit of duration; nanoseconds without a row of units
  std::vector<std::size_t> m_counters;
};

}  // namespace

Session sessionFromNcuTable(std::string_view text) {
  CsvLines lines(text);
  std::optional<std::string_view> line = lines.next();
  while (line && !line->starts_with(kNcuHeader)) line = lines.next();
  NcuColumns columns(lines, lines.split(line.value_or("")));
  Session session;
  std::map<std::string, std::size_t> known;  // results by device, kernel, grid and block
  bool first = true;
  while ((line = lines.next())) {
    if (line->empty() || line->starts_with("==")) continue;
    const std::vector<std::string> cells = lines.split(*line);
    if (std::exchange(first, false) && columns.isUnits(cells)) {
      columns.readUnits(lines, cells);
      continue;
    }
    Result launch = columns.read(lines, cells);
    session.environment.add(columns.deviceOf(launch, cells));
    if (session.environment.devices.size() > kMaxDevices)
      lines.refuse("more than " + std::to_string(kMaxDevices) + " devices");
    if (session.results.size() == kMaxResults)
      lines.refuse("more than " + std::to_string(kMaxResults) + " kernels, grids and blocks");
    const auto [place, isNew] = known.try_emplace(
        launch.device + " " + launch.variant + " " + toText(launch.parameters), session.results.size());
    if (isNew) {
      session.results.push_back(std::move(launch));
    } else if (launch.time) {
      std::optional<TimeStatistics>& time = session.results[place->second].time;
      if (!time) time.emplace();
      time->samples.push_back(launch.time->median);
    }
  }
  if (session.results.empty())
    throw FormatError(Message::text("Nsight Compute's table has no kernels: it profiled nothing"));
  for (Result& result : session.results)
    if (result.time) result.time = summarise(std::move(result.time->samples));
  return session;
}

}  // namespace warpbench::import
