// SPDX-License-Identifier: GPL-3.0-or-later
#include <charconv>

#include "core/text/csv_lines.h"
#include "core/text/error.h"
#include "core/text/json_parser.h"
#include "core/text/text.h"
#include "import/foreign_formats.h"
#include "import/nvbench_state.h"
#include "results/session/session_limits.h"

namespace warpbench::import {

namespace {

using Json = nlohmann::ordered_json;

[[noreturn]] void refuse(const std::string& where, const Message& what) {
  throw FormatError(Message::text("%1: %2"), where, what);
}

/// nullptr if absent or null.
const Json* find(const Json& object, const char* key) {
  const auto field = object.is_object() ? object.find(key) : object.end();
  return field == object.end() || field->is_null() ? nullptr : &*field;
}

/// The elements of an array, at most `most`; none if absent.
const Json& elements(const Json& object, const char* key, const std::string& where, std::size_t most = kMostResults) {
  static const Json none = Json::array();
  const Json* field = find(object, key);
  if (!field) return none;
  if (!field->is_array()) refuse(where + "." + key, "expected an array");
  if (field->size() > most)
    refuse(where + "." + key,
           "expected up to " + std::to_string(most) + " elements, found " + std::to_string(field->size()));
  return *field;
}

std::string text(const Json& object, const char* key, const std::string& where) {
  const Json* field = find(object, key);
  if (!field || !field->is_string()) refuse(where + "." + key, field ? "expected a string" : "is missing");
  return field->get<std::string>();
}

/// nvbench writes numbers of axes and summaries as strings.
std::string wordOf(const Json& value) {
  if (value.is_string()) return value.get<std::string>();
  if (value.is_number_integer()) return value.dump();
  return value.is_number() ? numberText(value.get<double>()) : "";
}

/// A nonnegative number up to a table's limit; otherwise nothing.
std::optional<double> amount(const Json& value) {
  const std::string word = wordOf(value);
  double number = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  if (error != std::errc() || end != word.data() + word.size() || !(number >= 0) || number > validation::kMostOfCell)
    return std::nullopt;
  return number;
}

struct Summary {
  std::string_view tag;
  std::optional<double> NvbenchState::*field;
};

constexpr Summary kSummaries[] = {{"nv/cold/time/gpu/mean", &NvbenchState::meanSeconds},
                                  {"nv/cold/time/gpu/min", &NvbenchState::minSeconds},
                                  {"nv/cold/time/gpu/max", &NvbenchState::maxSeconds},
                                  {"nv/cold/time/gpu/stdev/relative", &NvbenchState::noise},
                                  {"nv/cold/sample_size", &NvbenchState::samples},
                                  {"nv/cold/bw/global/bytes_per_second", &NvbenchState::bytesPerSecond},
                                  {"nv/cold/bw/item_rate", &NvbenchState::itemsPerSecond},
                                  {"nv/batch/time/gpu/mean", &NvbenchState::batchSeconds}};

void readSummary(NvbenchState& state, const Json& json, const std::string& where) {
  const std::string tag = text(json, "tag", where);
  for (const Summary& summary : kSummaries) {
    if (tag != summary.tag) continue;
    for (const Json& datum : elements(json, "data", where)) {
      const Json* name = find(datum, "name");
      const Json* value = find(datum, "value");
      if (name && *name == "value" && value) state.*summary.field = amount(*value);
    }
  }
}

NvbenchState readState(const std::string& benchmark, const Json& json, const std::string& where) {
  NvbenchState state;
  state.benchmark = benchmark;
  if (const Json* device = find(json, "device")) state.device = wordOf(*device);
  for (const Json& axis : elements(json, "axis_values", where, kMostAxes)) {
    const Json* value = find(axis, "value");
    state.axes.set(text(axis, "name", where + ".axis_values"), axisValue(value ? wordOf(*value) : ""));
  }
  if (const Json* skipped = find(json, "is_skipped"); skipped && *skipped == true) {
    const Json* reason = find(json, "skip_reason");
    state.skipped = reason ? wordOf(*reason) : "";
  }
  for (const Json& summary : elements(json, "summaries", where)) readSummary(state, summary, where + ".summaries");
  return state;
}

DeviceRecord readDevice(const Json& json) {
  constexpr double kGiga = 1e9;
  DeviceRecord record;
  const Json* id = find(json, "id");
  const Json* name = find(json, "name");
  const Json* bandwidth = find(json, "global_memory_bus_bandwidth");
  record.id = "cuda:" + (id ? wordOf(*id) : "");
  if (name) record.name = wordOf(*name);
  record.origin = Origin::Recorded;
  if (bandwidth) record.peakBandwidthGbs = amount(*bandwidth).value_or(0) / kGiga;
  return record;
}

}  // namespace

bool isNvbenchJson(std::string_view text) {
  constexpr std::size_t kBeginning = 1000;
  return text.substr(0, kBeginning).find("\"warpbench-session\"") == std::string_view::npos &&
         text.find("\"benchmarks\"") != std::string_view::npos;
}

Session sessionFromNvbenchJson(std::string_view text) {
  const Json document = parseJson(text);
  Session session;
  for (const Json& device : elements(document, "devices", "the document", kMostDevices))
    session.environment.add(readDevice(device));
  std::size_t number = 0;
  for (const Json& benchmark : elements(document, "benchmarks", "the document")) {
    const std::string where = "benchmarks[" + std::to_string(number++) + "]";
    const std::string name = import::text(benchmark, "name", where);
    std::size_t states = 0;
    for (const Json& state : elements(benchmark, "states", where)) {
      if (session.results.size() == kMostResults)
        refuse(where + ".states", "more than " + std::to_string(kMostResults) + " states in all");
      session.results.push_back(resultOf(readState(name, state, where + ".states[" + std::to_string(states++) + "]")));
    }
  }
  if (session.results.empty())
    throw FormatError(Message::text("nvbench's file has no results: no benchmark in it has a state"));
  return session;
}

}  // namespace warpbench::import
