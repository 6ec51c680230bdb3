// SPDX-License-Identifier: GPL-3.0-or-later
#include "validation/hardware_counts.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <stdexcept>
#include <utility>

#include "core/text/csv_lines.h"
#include "core/text/error.h"
#include "core/text/text.h"
#include "model/gpu_profile.h"
#include "validation/plan.h"

namespace warpbench::validation {
namespace {

constexpr std::string_view kInstructions = "instructions";

/// Fields above the rows, by name.
using Member = std::string HardwareCounts::*;
const std::vector<std::pair<std::string_view, Member>>& textFields() {
  static const std::vector<std::pair<std::string_view, Member>> fields{{"device", &HardwareCounts::device},
                                                                       {"driver", &HardwareCounts::driver},
                                                                       {"toolkit", &HardwareCounts::toolkit},
                                                                       {"profiler", &HardwareCounts::profiler},
                                                                       {"date", &HardwareCounts::date}};
  return fields;
}
constexpr std::string_view kMultiprocessors = "multiprocessors";

constexpr std::string_view kHeader = "family,variant,parameters,kernels";
constexpr std::size_t kBeforeCounters = 4;

/// A counter that is reported in results but not compared.
HardwareCounter reportOnly(std::string_view id, std::string_view metric, double& (*in)(Counters&)) {
  return {.id = id, .metric = metric, .in = in, .optional = true, .reportedOnly = true};
}

/// Adds a counter per warp state from Nsight Compute's metric: warps in the state per issued instruction.
template <std::size_t... state>
void addStates(std::vector<HardwareCounter>& counters, std::index_sequence<state...>) {
  static const std::array<std::string, sizeof...(state)> metrics{
      ("smsp__average_warps_issue_stalled_" + std::string(kWarpStates[state]) + "_per_issue_active.ratio")...};
  (counters.push_back({.id = kWarpStates[state],
                       .metric = metrics[state],
                       .meanOfInstructions = true,
                       .optional = true,
                       .measured = [](Activity& a) -> double& { return a.states[state]; }}),
   ...);
}

/// Adds the counters of Activity, in Nsight Compute's units: shares are in percent.
std::vector<HardwareCounter> withActivity(std::vector<HardwareCounter> counters) {
  using A = Activity;
  const auto add = [&](std::string_view id, std::string_view metric, bool mean, double& (*measured)(Activity&)) {
    counters.push_back(
        {.id = id, .metric = metric, .meanOfInstructions = mean, .optional = true, .measured = measured});
  };
  add("dram_read_bytes", "dram__bytes_read.sum", false, [](A& a) -> double& { return a.dramReadBytes; });
  add("dram_write_bytes", "dram__bytes_write.sum", false, [](A& a) -> double& { return a.dramWriteBytes; });
  add("l1_hits", "l1tex__t_sector_hit_rate.pct", true, [](A& a) -> double& { return a.l1Hits; });
  add("l2_hits", "lts__t_sector_hit_rate.pct", true, [](A& a) -> double& { return a.l2Hits; });
  add("achieved_occupancy", "sm__warps_active.avg.pct_of_peak_sustained_active", true,
      [](A& a) -> double& { return a.occupancy; });
  add("issuing", "smsp__issue_active.avg.pct_of_peak_sustained_active", true,
      [](A& a) -> double& { return a.issuing; });
  addStates(counters, std::make_index_sequence<kWarpStates.size()>());
  return counters;
}

bool givenByAny(const HardwareCounts& counts, std::size_t counter) {
  return std::ranges::any_of(counts.points, [&](const CountedPoint& each) { return each.counts[counter].has_value(); });
}

/// Maps the columns after the fixed ones to counters.
std::vector<std::size_t> readHeader(const CsvLines& lines, std::string_view line) {
  if (!line.starts_with(kHeader)) lines.refuse("the header does not begin with '" + std::string(kHeader) + "'");
  const std::vector<std::string> cells = lines.split(line);
  std::vector<std::size_t> columns;
  for (std::size_t i = kBeforeCounters; i < cells.size(); ++i) {
    const auto found = std::ranges::find(hardwareCounters(), cells[i], &HardwareCounter::id);
    if (found == hardwareCounters().end()) lines.refuse("there is no counter '" + printable(cells[i]) + "'");
    columns.push_back(indexOf(cells[i]));
    if (std::ranges::count(columns, columns.back()) > 1) lines.refuse("counter '" + cells[i] + "' comes twice");
  }
  return columns;
}

void readField(HardwareCounts& counts, const CsvLines& lines, std::string_view line) {
  const std::size_t colon = line.find(": ");
  if (colon == std::string_view::npos) lines.refuse("'" + printable(line) + "' is not '# name: value'");
  const std::string_view name = line.substr(2, colon - 2);
  const std::string_view value = line.substr(colon + 2);
  if (name == kMultiprocessors) {
    counts.multiprocessors = lines.integer(value, kMaxProfileValue);
    return;
  }
  const auto field = std::ranges::find(textFields(), name, &std::pair<std::string_view, Member>::first);
  if (field == textFields().end()) lines.refuse("there is no field '" + printable(name) + "'");
  counts.*field->second = oneLine(value);
}

}  // namespace

const std::vector<HardwareCounter>& hardwareCounters() {
  using C = Counters;
  static const std::vector<HardwareCounter> counters = withActivity(
      {{"global_load_requests", "l1tex__t_requests_pipe_lsu_mem_global_op_ld.sum",
        [](C& c) -> double& { return c.globalLoad.requests; }},
       {"global_load_sectors", "l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum",
        [](C& c) -> double& { return c.globalLoad.sectors; }},
       {"global_store_requests", "l1tex__t_requests_pipe_lsu_mem_global_op_st.sum",
        [](C& c) -> double& { return c.globalStore.requests; }},
       {"global_store_sectors", "l1tex__t_sectors_pipe_lsu_mem_global_op_st.sum",
        [](C& c) -> double& { return c.globalStore.sectors; }},
       {"global_red_requests", "l1tex__t_requests_pipe_lsu_mem_global_op_red.sum",
        [](C& c) -> double& { return c.globalRed.requests; }},
       {"global_red_sectors", "l1tex__t_sectors_pipe_lsu_mem_global_op_red.sum",
        [](C& c) -> double& { return c.globalRed.sectors; }},
       {"global_atom_requests", "l1tex__t_requests_pipe_lsu_mem_global_op_atom.sum",
        [](C& c) -> double& { return c.globalAtom.requests; }},
       {"global_atom_sectors", "l1tex__t_sectors_pipe_lsu_mem_global_op_atom.sum",
        [](C& c) -> double& { return c.globalAtom.sectors; }},
       {"local_load_requests", "l1tex__t_requests_pipe_lsu_mem_local_op_ld.sum",
        [](C& c) -> double& { return c.localLoad.requests; }, false, true},
       {"local_load_sectors", "l1tex__t_sectors_pipe_lsu_mem_local_op_ld.sum",
        [](C& c) -> double& { return c.localLoad.sectors; }, false, true},
       {"local_store_requests", "l1tex__t_requests_pipe_lsu_mem_local_op_st.sum",
        [](C& c) -> double& { return c.localStore.requests; }, false, true},
       {"local_store_sectors", "l1tex__t_sectors_pipe_lsu_mem_local_op_st.sum",
        [](C& c) -> double& { return c.localStore.sectors; }, false, true},
       // Per-instruction counters. The data stage's below also count wavefronts that other traffic delays, and so vary.
       {"shared_load_wavefronts", "smsp__sass_l1tex_data_pipe_lsu_wavefronts_mem_shared_op_ld.sum",
        [](C& c) -> double& { return c.sharedLoad.wavefronts; }},
       {"shared_store_wavefronts", "smsp__sass_l1tex_data_pipe_lsu_wavefronts_mem_shared_op_st.sum",
        [](C& c) -> double& { return c.sharedStore.wavefronts; }},
       {"shared_load_conflicts", "smsp__sass_l1tex_data_bank_conflicts_pipe_lsu_mem_shared_op_ld.sum",
        [](C& c) -> double& { return c.sharedLoad.conflicts; }, false, true},
       {"shared_store_conflicts", "smsp__sass_l1tex_data_bank_conflicts_pipe_lsu_mem_shared_op_st.sum",
        [](C& c) -> double& { return c.sharedStore.conflicts; }, false, true},
       {"shared_atomic_wavefronts", "smsp__sass_l1tex_data_pipe_lsu_wavefronts_mem_shared_op_atom.sum",
        [](C& c) -> double& { return c.sharedAtomic.wavefronts; }, false, false,
        "l1tex__data_pipe_lsu_wavefronts_mem_shared_op_atom.sum"},
       // Lanes that share an address count once here, but each in the simulator.
       reportOnly("global_load_bytes", "smsp__sass_data_bytes_mem_global_op_ld.sum",
                  [](C& c) -> double& { return c.globalLoad.bytes; }),
       reportOnly("global_store_bytes", "smsp__sass_data_bytes_mem_global_op_st.sum",
                  [](C& c) -> double& { return c.globalStore.bytes; }),
       reportOnly("global_red_bytes", "smsp__sass_data_bytes_mem_global_op_red.sum",
                  [](C& c) -> double& { return c.globalRed.bytes; }),
       reportOnly("global_atom_bytes", "smsp__sass_data_bytes_mem_global_op_atom.sum",
                  [](C& c) -> double& { return c.globalAtom.bytes; }),
       reportOnly("shared_load_requests", "smsp__sass_inst_executed_op_shared_ld.sum",
                  [](C& c) -> double& { return c.sharedLoad.requests; }),
       reportOnly("shared_store_requests", "smsp__sass_inst_executed_op_shared_st.sum",
                  [](C& c) -> double& { return c.sharedStore.requests; }),
       reportOnly("shared_atomic_requests", "smsp__sass_inst_executed_op_shared_atom.sum",
                  [](C& c) -> double& { return c.sharedAtomic.requests; }),
       {.id = "shared_load_data_wavefronts",
        .metric = "l1tex__data_pipe_lsu_wavefronts_mem_shared_op_ld.sum",
        .boundOf = "shared_load_wavefronts"},
       {.id = "shared_store_data_wavefronts",
        .metric = "l1tex__data_pipe_lsu_wavefronts_mem_shared_op_st.sum",
        .boundOf = "shared_store_wavefronts"},
       {.id = "shared_load_data_conflicts",
        .metric = "l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_ld.sum",
        .optional = true,
        .boundOf = "shared_load_conflicts"},
       {.id = "shared_store_data_conflicts",
        .metric = "l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_st.sum",
        .optional = true,
        .boundOf = "shared_store_conflicts"},
       {.id = kInstructions,
        .metric = "smsp__inst_executed.sum",
        .measured = [](Activity& a) -> double& { return a.instructions; }},
       {"lanes_per_instruction", "smsp__thread_inst_executed_pred_on_per_inst_executed.ratio", nullptr, true}});
  return counters;
}

std::size_t indexOf(std::string_view id) {
  const auto found = std::ranges::find(hardwareCounters(), id, &HardwareCounter::id);
  if (found == hardwareCounters().end()) throw std::logic_error("no counter " + std::string(id));
  return static_cast<std::size_t>(found - hardwareCounters().begin());
}

Counters countersOf(const Counts& counts) {
  Counters counters{.origin = Counters::Origin::Hardware};
  for (std::size_t i = 0; i < counts.size(); ++i)
    if (const HardwareCounter& counter = hardwareCounters()[i]; counter.in && counts[i])
      counter.in(counters) = *counts[i];
  const auto useDelayed = [&](std::string_view exact, std::string_view delayed, double& conflicts) {
    if (!counts[indexOf(exact)]) conflicts = counts[indexOf(delayed)].value_or(0);
  };
  useDelayed("shared_load_conflicts", "shared_load_data_conflicts", counters.sharedLoad.conflicts);
  useDelayed("shared_store_conflicts", "shared_store_data_conflicts", counters.sharedStore.conflicts);
  return counters;
}

std::optional<Activity> activityOf(const Counts& counts) {
  Activity activity;
  bool given = false;
  for (std::size_t i = 0; i < counts.size(); ++i)
    if (const HardwareCounter& counter = hardwareCounters()[i]; counter.measured && counts[i]) {
      counter.measured(activity) = *counts[i];
      given = given || counter.optional;
    }
  if (!given) return std::nullopt;
  for (double* const share : {&activity.l1Hits, &activity.l2Hits, &activity.occupancy, &activity.issuing})
    *share /= 100;
  const double all = std::accumulate(activity.states.begin(), activity.states.end(), 0.0);
  if (all > 0)
    for (double& state : activity.states) state /= all;
  return activity;
}

void countLoadsOfMatrices(Counts& kernel) {
  std::optional<double>& byInstruction = kernel[indexOf("shared_load_wavefronts")];
  if (byInstruction == 0) byInstruction = kernel[indexOf("shared_load_data_wavefronts")];
}

void addKernel(Counts& sum, const Counts& kernel) {
  if (sum.empty()) {
    sum = kernel;
    return;
  }
  const std::size_t instructions = indexOf(kInstructions);
  const double before = sum[instructions].value_or(0);
  const double more = kernel[instructions].value_or(0);
  for (std::size_t i = 0; i < sum.size(); ++i) {
    if (!sum[i] || !kernel[i])
      sum[i].reset();
    else if (!hardwareCounters()[i].meanOfInstructions)
      *sum[i] += *kernel[i];
    else if (before + more > 0)
      sum[i] = (*sum[i] * before + *kernel[i] * more) / (before + more);
  }
}

std::vector<const HardwareCounter*> countersNotGiven(const HardwareCounts& counts) {
  std::vector<const HardwareCounter*> missing;
  for (std::size_t i = 0; i < hardwareCounters().size(); ++i)
    if (hardwareCounters()[i].compared() && !givenByAny(counts, i)) missing.push_back(&hardwareCounters()[i]);
  return missing;
}

std::string toCsv(const HardwareCounts& counts) {
  std::string text;
  for (const auto& [name, member] : textFields()) text += "# " + std::string(name) + ": " + counts.*member + "\n";
  text += "# " + std::string(kMultiprocessors) + ": " + std::to_string(counts.multiprocessors) + "\n";
  text += kHeader;
  std::vector<std::size_t> columns;
  for (std::size_t i = 0; i < hardwareCounters().size(); ++i) {
    if (!givenByAny(counts, i)) continue;
    columns.push_back(i);
    text += "," + std::string(hardwareCounters()[i].id);
  }
  text += "\n";
  for (const CountedPoint& each : counts.points) {
    text += each.point.family + "," + each.point.variant + "," + csvCell(toText(each.point.parameters)) + "," +
            std::to_string(each.kernels);
    for (const std::size_t i : columns) text += "," + (each.counts[i] ? numberText(*each.counts[i]) : "");
    text += "\n";
  }
  return text;
}

HardwareCounts hardwareCountsFromCsv(std::string_view text) {
  HardwareCounts counts;
  CsvLines lines(text);
  std::optional<std::string_view> line = lines.next();
  for (; line && line->starts_with("# "); line = lines.next()) readField(counts, lines, *line);
  if (counts.multiprocessors < 1) lines.refuse("no line '# multiprocessors: N' above the rows");
  const std::vector<std::size_t> columns = readHeader(lines, line.value_or(""));
  while ((line = lines.next())) {
    lines.checkRoom(counts.points.size());
    const std::vector<std::string> cells = lines.split(*line);
    if (cells.size() != kBeforeCounters + columns.size())
      lines.refuse(std::to_string(cells.size()) + " cells, not " + std::to_string(kBeforeCounters + columns.size()));
    CountedPoint counted;
    try {
      counted.point = pointOf(cells[0], cells[1], cells[2]);
    } catch (const RequestError& error) {
      lines.refuse(error.what());
    }
    counted.kernels = lines.integer(cells[3]);
    counted.counts.resize(hardwareCounters().size());
    for (std::size_t i = 0; i < columns.size(); ++i) {
      const std::string& cell = cells[kBeforeCounters + i];
      if (!cell.empty() || !hardwareCounters()[columns[i]].optional) counted.counts[columns[i]] = lines.number(cell);
    }
    counts.points.push_back(std::move(counted));
  }
  return counts;
}

}  // namespace warpbench::validation
