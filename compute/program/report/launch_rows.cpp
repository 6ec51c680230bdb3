// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/report/launch_rows.h"

#include <algorithm>
#include <map>

#include "catalogue/bandwidth.h"
#include "results/values/statistics.h"

namespace warpbench::program {
namespace {

LaunchRow rowOf(const ProgramReport& report, std::size_t index) {
  const Result& result = report.launches[index].result;
  LaunchRow row{.launches = {index},
                .kernel = result.variant,
                .grid = result.grid,
                .block = result.block,
                .occupancy = result.occupancy,
                .registers = result.registers,
                .counters = result.counters,
                .flops = result.flops,
                .bytes = result.bytes,
                .failed = result.status == Result::Status::Failed ? std::size_t{1} : 0};
  if (result.time) row.milliseconds = result.time->median;
  row.findings = static_cast<std::size_t>(std::ranges::count(report.findings, row.kernel, &ProgramFinding::kernel));
  return row;
}

void add(LaunchRow& row, const LaunchRow& launch) {
  row.launches.push_back(launch.launches.front());
  if (row.grid != launch.grid) row.grid = {};
  if (row.block != launch.block) row.block = {};
  if (row.occupancy != launch.occupancy) row.occupancy.reset();
  if (row.registers != launch.registers) row.registers.reset();
  if (row.milliseconds && launch.milliseconds)
    *row.milliseconds += *launch.milliseconds;
  else
    row.milliseconds.reset();
  if (row.counters && launch.counters)
    *row.counters += *launch.counters;
  else if (launch.counters)
    row.counters = launch.counters;
  row.flops += launch.flops;
  row.bytes += launch.bytes;
  row.failed += launch.failed;
}

void addShares(std::vector<LaunchRow>& rows) {
  double all = 0;
  for (const LaunchRow& row : rows) all += row.milliseconds.value_or(0);
  if (all > 0)
    for (LaunchRow& row : rows)
      if (row.milliseconds) row.share = *row.milliseconds / all;
}

}  // namespace

std::optional<double> LaunchRow::sectorsPerRequest() const {
  if (!counters || counters->global().requests <= 0) return std::nullopt;
  return counters->global().sectorsPerRequest();
}

std::optional<double> LaunchRow::efficiency() const {
  if (!counters || counters->global().sectors <= 0) return std::nullopt;
  return counters->global().efficiency();
}

std::optional<double> LaunchRow::conflicts() const {
  if (!counters || counters->shared().requests <= 0) return std::nullopt;
  return counters->shared().conflicts;
}

std::size_t LaunchRow::slowest(const ProgramReport& report) const {
  const auto timeOf = [&](std::size_t index) {
    const Result& result = report.launches[index].result;
    return result.time ? result.time->median : 0;
  };
  return *std::ranges::max_element(launches, {}, timeOf);
}

std::vector<LaunchRow> rowsOf(const ProgramReport& report, Grouping grouping) {
  std::vector<LaunchRow> rows;
  std::map<std::string, std::size_t> rowOfKernel;
  for (std::size_t index = 0; index < report.launches.size(); ++index) {
    LaunchRow launch = rowOf(report, index);
    const auto known = rowOfKernel.find(launch.kernel);
    if (grouping == Grouping::ByKernel && known != rowOfKernel.end()) {
      add(rows[known->second], launch);
      continue;
    }
    rowOfKernel[launch.kernel] = rows.size();
    rows.push_back(std::move(launch));
  }
  addShares(rows);
  return rows;
}

Session sessionOf(const ProgramReport& report, const std::vector<LaunchRow>& rows) {
  Session session;
  session.environment.add(deviceOf(report));
  for (const LaunchRow& row : rows) {
    const LaunchEvent& first = report.launches[row.launches.front()];
    Result& result = session.results.emplace_back(first.result);
    if (row.launches.size() == 1) {
      result.parameters.set("launch", first.number);
      continue;
    }
    result.parameters.set("launches", static_cast<std::int64_t>(row.launches.size()));
    result.counters = row.counters;
    result.flops = row.flops;
    result.bytes = row.bytes;
    result.model.reset();
    result.time.reset();
    if (row.milliseconds)
      result.time =
          result.origin == Origin::Modelled ? modelledTime(*row.milliseconds) : summarise({*row.milliseconds});
    result.bandwidthGbs.reset();
    result.gflops.reset();
    addBandwidth(result, session.environment.devices.front());
  }
  return session;
}

}  // namespace warpbench::program
