// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/output/counter_tables.h"

#include <algorithm>
#include <functional>
#include <ostream>
#include <string>

#include "cli/terminal/table.h"
#include "results/values/compiled_loads.h"

namespace warpbench::cli {

namespace {

/// A column: its header, and the cell for a result's counters.
struct Column {
  std::string header;
  std::function<std::string(const Counters&)> cell;
  bool right = true;
};

std::string blocksText(const Counters& counters) {
  if (!counters.estimated()) return "all";
  return "estimated from " + grouped(static_cast<double>(counters.sampledBlocks)) + " of " +
         grouped(static_cast<double>(counters.totalBlocks));
}

std::string originText(const Counters& counters) {
  return counters.origin == Counters::Origin::Simulated ? "simulated" : "hardware";
}

/// A mean or a share; a dash if the divisor is 0.
std::string ratioText(double value, double of) { return of > 0 ? significant(value / of, 3) : "-"; }

/// 1, or 0 if the hardware has no such counter.
double simulatedOnly(const Counters& counters) { return counters.origin == Counters::Origin::Simulated ? 1 : 0; }

void addTraffic(std::vector<Column>& columns, const std::string& name, Counters::Traffic Counters::*traffic) {
  columns.insert(columns.end(),
                 {{name + " req", [=](const Counters& c) { return grouped((c.*traffic).requests); }},
                  {name + " sectors", [=](const Counters& c) { return grouped((c.*traffic).sectors); }},
                  {"/req", [=](const Counters& c) { return ratioText((c.*traffic).sectors, (c.*traffic).requests); }},
                  {"used", [=](const Counters& c) {
                     return (c.*traffic).bytes > 0 ? significant((c.*traffic).efficiency() * 100, 3) + " %" : "-";
                   }}});
}

void addSharedTraffic(std::vector<Column>& columns, const std::string& name,
                      Counters::SharedTraffic Counters::*traffic) {
  columns.insert(columns.end(),
                 {{name + " req", [=](const Counters& c) { return grouped((c.*traffic).requests); }},
                  {name + " wavefronts", [=](const Counters& c) { return grouped((c.*traffic).wavefronts); }},
                  {"conflicts", [=](const Counters& c) { return grouped((c.*traffic).conflicts); }}});
}

void print(std::ostream& out, const std::vector<const Result*>& results, bool devices,
           const std::vector<Column>& columns) {
  std::vector<Table::Column> headers{{"variant"}, {"parameters"}};
  if (devices) headers.push_back({"device"});
  for (const Column& column : columns) headers.push_back({column.header, column.right});
  Table table(headers);
  for (const Result* result : results) {
    std::vector<std::string> cells{result->variant, toText(result->parameters)};
    if (devices) cells.push_back(result->device);
    for (const Column& column : columns) cells.push_back(column.cell(*result->counters));
    table.add(std::move(cells));
  }
  table.print(out);
}

}  // namespace

bool ofSeveralDevices(const std::vector<const Result*>& results) {
  return std::ranges::any_of(results, [&](const Result* each) { return each->device != results[0]->device; });
}

void printCounters(std::ostream& out, const std::vector<const Result*>& all) {
  std::vector<const Result*> results;
  std::ranges::copy_if(all, std::back_inserter(results), [](const Result* each) { return each->counters.has_value(); });
  if (results.empty()) return;
  const bool devices = ofSeveralDevices(all);
  const auto any = [&](auto traffic) {
    return std::ranges::any_of(results, [&](const Result* each) { return ((*each->counters).*traffic).requests > 0; });
  };

  std::vector<Column> columns;
  addTraffic(columns, "gld", &Counters::globalLoad);
  addTraffic(columns, "gst", &Counters::globalStore);
  if (any(&Counters::globalRed)) addTraffic(columns, "red", &Counters::globalRed);
  if (any(&Counters::globalAtom)) addTraffic(columns, "atom", &Counters::globalAtom);
  columns.insert(
      columns.end(),
      {{"lanes/req", [](const Counters& c) { return ratioText(c.activeLanesPerRequest, simulatedOnly(c)); }},
       {"lanes/block", [](const Counters& c) { return ratioText(c.activeLanesPerBasicBlock, simulatedOnly(c)); }},
       {"counts", originText, false},
       {"blocks", blocksText, false}});
  out << "\nGlobal loads (gld), stores (gst), atomics without (red) and with (atom) a result, in requests of warps "
         "and\n"
         "32-byte sectors; used: bytes asked for / bytes moved; lanes: active ones per memory request, and per basic\n"
         "block, an estimate of the mean over instructions:\n\n";
  print(out, results, devices, columns);

  if (any(&Counters::localLoad) || any(&Counters::localStore)) {
    columns.clear();
    addTraffic(columns, "lld", &Counters::localLoad);
    addTraffic(columns, "lst", &Counters::localStore);
    out << "\n"
           "Local loads (lld) and stores (lst): accesses to a thread's private arrays that are indexed at run time:\n"
           "\n";
    std::vector<const Result*> local = results;
    std::erase_if(local, [](const Result* each) { return each->counters->local().requests == 0; });
    print(out, local, devices, columns);
  }

  std::erase_if(results, [](const Result* each) { return each->counters->shared().requests == 0; });
  if (results.empty()) return;
  columns.clear();
  addSharedTraffic(columns, "sld", &Counters::sharedLoad);
  addSharedTraffic(columns, "sst", &Counters::sharedStore);
  if (any(&Counters::sharedAtomic)) addSharedTraffic(columns, "satom", &Counters::sharedAtomic);
  columns.push_back({"barriers", [](const Counters& c) { return simulatedOnly(c) > 0 ? grouped(c.barriers) : "-"; }});
  out << "\nShared loads (sld), stores (sst) and atomics (satom), in requests and wavefronts; conflicts: wavefronts\n"
         "beyond those without any bank conflict:\n\n";
  print(out, results, devices, columns);

  std::erase_if(results, [](const Result* each) { return each->counters->mergedLoads == 0; });
  if (results.empty()) return;
  columns = {{"sld by nvcc", [](const Counters& c) { return grouped(compiledSharedLoads(c).requests); }},
             {"wavefronts", [](const Counters& c) { return grouped(compiledSharedLoads(c).wavefronts); }}};
  out << "\nShared loads as nvcc compiles them: it loads neighbours at once:\n\n";
  print(out, results, devices, columns);
}

}  // namespace warpbench::cli
