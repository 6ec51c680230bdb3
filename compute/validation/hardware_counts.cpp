// SPDX-License-Identifier: GPL-3.0-or-later
#include "validation/hardware_counts.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "error.h"
#include "text.h"
#include "validation/csv_lines.h"
#include "validation/plan.h"

namespace warpbench::validation {
namespace {

constexpr std::string_view kInstructions = "instructions";

/// What stands above the rows, by name.
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

std::string headerLine() {
  std::string line = "family,variant,parameters,kernels";
  for (const HardwareCounter& counter : hardwareCounters()) line += "," + std::string(counter.id);
  return line;
}

void readField(HardwareCounts& counts, const CsvLines& lines, std::string_view line) {
  const std::size_t colon = line.find(": ");
  if (colon == std::string_view::npos) lines.refuse("'" + printable(line) + "' is not '# name: value'");
  const std::string_view name = line.substr(2, colon - 2);
  const std::string_view value = line.substr(colon + 2);
  if (name == kMultiprocessors) {
    counts.multiprocessors = static_cast<int>(lines.number(value));
    return;
  }
  const auto field = std::ranges::find(textFields(), name, &std::pair<std::string_view, Member>::first);
  if (field == textFields().end()) lines.refuse("there is no field '" + printable(name) + "'");
  counts.*field->second = std::string(value);
}

}  // namespace

const std::vector<HardwareCounter>& hardwareCounters() {
  using C = Counters;
  static const std::vector<HardwareCounter> counters{
      {"global_load_requests", "l1tex__t_requests_pipe_lsu_mem_global_op_ld.sum",
       [](const C& c) { return c.globalLoad.requests; }},
      {"global_load_sectors", "l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum",
       [](const C& c) { return c.globalLoad.sectors; }},
      {"global_store_requests", "l1tex__t_requests_pipe_lsu_mem_global_op_st.sum",
       [](const C& c) { return c.globalStore.requests; }},
      {"global_store_sectors", "l1tex__t_sectors_pipe_lsu_mem_global_op_st.sum",
       [](const C& c) { return c.globalStore.sectors; }},
      {"global_red_requests", "l1tex__t_requests_pipe_lsu_mem_global_op_red.sum",
       [](const C& c) { return c.globalRed.requests; }},
      {"global_red_sectors", "l1tex__t_sectors_pipe_lsu_mem_global_op_red.sum",
       [](const C& c) { return c.globalRed.sectors; }},
      {"global_atom_requests", "l1tex__t_requests_pipe_lsu_mem_global_op_atom.sum",
       [](const C& c) { return c.globalAtom.requests; }},
      {"global_atom_sectors", "l1tex__t_sectors_pipe_lsu_mem_global_op_atom.sum",
       [](const C& c) { return c.globalAtom.sectors; }},
      // The counters of instructions. The plain ones further down also count turns that other traffic delays, and so
      // differ from run to run.
      {"shared_load_wavefronts", "smsp__sass_l1tex_data_pipe_lsu_wavefronts_mem_shared_op_ld.sum",
       [](const C& c) { return c.sharedLoad.wavefronts; }},
      {"shared_store_wavefronts", "smsp__sass_l1tex_data_pipe_lsu_wavefronts_mem_shared_op_st.sum",
       [](const C& c) { return c.sharedStore.wavefronts; }},
      {"shared_load_conflicts", "smsp__sass_l1tex_data_bank_conflicts_pipe_lsu_mem_shared_op_ld.sum",
       [](const C& c) { return c.sharedLoad.conflicts; }},
      {"shared_store_conflicts", "smsp__sass_l1tex_data_bank_conflicts_pipe_lsu_mem_shared_op_st.sum",
       [](const C& c) { return c.sharedStore.conflicts; }},
      {"shared_atomic_wavefronts", "l1tex__data_pipe_lsu_wavefronts_mem_shared_op_atom.sum",
       [](const C& c) { return c.sharedAtomic.wavefronts; }},
      {"shared_load_data_wavefronts", "l1tex__data_pipe_lsu_wavefronts_mem_shared_op_ld.sum"},
      {"shared_store_data_wavefronts", "l1tex__data_pipe_lsu_wavefronts_mem_shared_op_st.sum"},
      {kInstructions, "smsp__inst_executed.sum"},
      {"lanes_per_instruction", "smsp__thread_inst_executed_pred_on_per_inst_executed.ratio", nullptr, true},
      {"memory_lanes", "smsp__sass_thread_inst_executed_op_memory_pred_on.sum", nullptr, false, true}};
  return counters;
}

std::size_t indexOf(std::string_view id) {
  const auto found = std::ranges::find(hardwareCounters(), id, &HardwareCounter::id);
  if (found == hardwareCounters().end()) throw std::logic_error("no counter " + std::string(id));
  return static_cast<std::size_t>(found - hardwareCounters().begin());
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

std::string toCsv(const HardwareCounts& counts) {
  std::string text;
  for (const auto& [name, member] : textFields()) text += "# " + std::string(name) + ": " + counts.*member + "\n";
  text += "# " + std::string(kMultiprocessors) + ": " + std::to_string(counts.multiprocessors) + "\n";
  text += headerLine() + "\n";
  for (const CountedPoint& each : counts.points) {
    text += each.point.family + "," + each.point.variant + "," + toText(each.point.parameters) + "," +
            std::to_string(each.kernels);
    for (const std::optional<double>& count : each.counts) text += "," + (count ? numberText(*count) : "");
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
  if (!line || *line != headerLine()) lines.refuse("the header is not '" + headerLine() + "'");
  while ((line = lines.next())) {
    const std::vector<std::string> cells = lines.split(*line);
    constexpr std::size_t kBefore = 4;
    if (cells.size() != kBefore + hardwareCounters().size())
      lines.refuse(std::to_string(cells.size()) + " cells, not " + std::to_string(kBefore + hardwareCounters().size()));
    CountedPoint counted;
    try {
      counted.point = pointOf(cells[0], cells[1], cells[2]);
    } catch (const RequestError& error) {
      lines.refuse(error.what());
    }
    counted.kernels = static_cast<int>(lines.number(cells[3]));
    for (std::size_t i = kBefore; i < cells.size(); ++i) {
      const bool missing = cells[i].empty() && hardwareCounters()[i - kBefore].optional;
      counted.counts.push_back(missing ? std::optional<double>() : lines.number(cells[i]));
    }
    counts.points.push_back(std::move(counted));
  }
  return counts;
}

}  // namespace warpbench::validation
