// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/text/csv_lines.h"
#include "core/text/error.h"
#include "core/text/json_node.h"
#include "core/text/json_parser.h"
#include "core/text/text.h"
#include "import/foreign_formats.h"
#include "results/session/session_limits.h"
#include "results/values/result.h"

namespace warpbench::import {
namespace {

/// One state in nvbench's JSON or CSV. Times are in seconds.
struct NvbenchState {
  std::string benchmark;
  std::string device;  ///< device number; empty: the CPU
  Parameters axes;
  std::optional<std::string> skipped;  ///< reason
  std::optional<double> meanSeconds;   ///< mean of samples with a cold cache
  std::optional<double> minSeconds;
  std::optional<double> maxSeconds;
  std::optional<double> noise;  ///< standard deviation / mean
  std::optional<double> samples;
  std::optional<double> batchSeconds;  ///< mean of consecutive launches
  std::optional<double> bytesPerSecond;
  std::optional<double> itemsPerSecond;
};

constexpr double kMillisecondsPerSecond = 1e3;
constexpr double kGiga = 1e9;
/// z-score of the standard normal distribution's third quartile.
constexpr double kThirdQuartile = 0.6744897501960817;

TimeStatistics timesOf(const NvbenchState& state, double meanSeconds) {
  const double mean = meanSeconds * kMillisecondsPerSecond;
  const double noise = state.noise.value_or(0);
  TimeStatistics time;
  time.median = mean;
  time.mean = mean;
  time.noise = noise;
  time.q1 = std::max(0.0, mean * (1 - kThirdQuartile * noise));
  time.q3 = mean * (1 + kThirdQuartile * noise);
  time.min = state.minSeconds ? *state.minSeconds * kMillisecondsPerSecond : time.q1;
  time.max = state.maxSeconds ? *state.maxSeconds * kMillisecondsPerSecond : time.q3;
  return time;
}

/// "cuda:0".
std::string deviceId(const NvbenchState& state) { return state.device.empty() ? "cpu" : "cuda:" + state.device; }

/// Converts a state to a result. nvbench gives only means, so the median is the mean and the quartiles are those of a
/// normal distribution with the same noise; a fact in the result says so. Without cold samples, uses the batch time as
/// mode hot.
Result resultOf(const NvbenchState& state) {
  Result result;
  result.family = state.benchmark;
  result.variant = state.benchmark;
  result.device = deviceId(state);
  result.origin = Origin::Recorded;
  result.parameters = state.axes;
  const std::optional<double> seconds = state.meanSeconds ? state.meanSeconds : state.batchSeconds;
  if (state.skipped || !seconds) {
    result.status = Result::Status::Failed;
    if (!state.skipped)
      result.error = Message::text("nvbench reports no GPU time for it");
    else if (state.skipped->empty())
      result.error = Message::text("nvbench skipped it");
    else
      result.error = {Message::text("nvbench skipped it: %1"), oneLine(*state.skipped)};
    return result;
  }
  result.mode = state.meanSeconds ? Mode::Cold : Mode::Hot;
  result.time = timesOf(state, *seconds);
  if (state.bytesPerSecond) {
    result.bandwidthGbs = *state.bytesPerSecond / kGiga;
    result.bytes = *state.bytesPerSecond * *seconds;
  }
  if (state.itemsPerSecond) {
    result.itemsPerSecond = state.itemsPerSecond;
    result.items = *state.itemsPerSecond * *seconds;
  }
  if (state.samples) result.facts.push_back({Message::text("samples"), numberText(*state.samples)});
  result.facts.push_back(
      {Message::text("time"), state.meanSeconds
                                  ? Message::text("mean of nvbench's cold samples, quartiles from their deviation")
                                  : Message::text("mean of nvbench's batch")});
  return result;
}

/// A whole number if possible, otherwise text.
Value axisValue(std::string_view text) {
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error == std::errc() && end == text.data() + text.size()) return number;
  return std::string(text);
}

using validation::CsvLines;

/// Columns as named by nvbench's csv_printer.cu. Axes are between "Device Name" and "Skipped"; power-of-two axes occur
/// twice, the first with "(pow2)". Noise is a ratio despite its header. "Noise" and "Samples" are repeated for other
/// times: use the noise after the GPU time and the first samples.
class Columns {
 public:
  Columns(const CsvLines& lines, std::vector<std::string> names) : m_names(std::move(names)) {
    m_skipped = find("Skipped");
    m_device = find("Device");
    m_deviceName = find("Device Name");
    if (m_names.front() != "Benchmark" || m_skipped == kNowhere || m_device == kNowhere || m_deviceName == kNowhere)
      lines.refuse("nvbench's table needs the columns Benchmark, Device, Device Name and Skipped");
    if (m_skipped > m_deviceName + 1 + kMaxAxes) lines.refuse("more than " + std::to_string(kMaxAxes) + " axes");
    m_samples = find("Samples");
    m_gpu = find("GPU Time (sec)");
    m_batch = find("Batch GPU (sec)");
    m_bytes = find("GlobalMem BW (bytes/sec)");
    m_items = find("Elem/s (elem/sec)");
    if (m_gpu != kNowhere && m_gpu + 1 < m_names.size() && m_names[m_gpu + 1].starts_with("Noise")) m_noise = m_gpu + 1;
  }

  NvbenchState read(const CsvLines& lines, const std::vector<std::string>& cells) const {
    if (cells.size() != m_names.size())
      lines.refuse(std::to_string(cells.size()) + " cells under " + std::to_string(m_names.size()) + " headers");
    NvbenchState state;
    state.benchmark = cells.front();
    state.device = cells[m_device];
    for (std::size_t i = m_deviceName + 1; i < m_skipped; ++i)
      if (!cells[i].empty() && !m_names[i].ends_with("(pow2)")) state.axes.set(m_names[i], axisValue(cells[i]));
    if (cells[m_skipped] == "Yes") state.skipped = "";
    const auto number = [&](std::size_t column) -> std::optional<double> {
      if (column == kNowhere || cells[column].empty()) return std::nullopt;
      return lines.number(cells[column]);
    };
    state.samples = number(m_samples);
    state.meanSeconds = number(m_gpu);
    state.batchSeconds = number(m_batch);
    state.bytesPerSecond = number(m_bytes);
    state.itemsPerSecond = number(m_items);
    // Infinite for a single sample.
    if (m_noise != kNowhere && cells[m_noise] != "inf") state.noise = number(m_noise);
    return state;
  }

  DeviceRecord deviceOf(const NvbenchState& state, const std::vector<std::string>& cells) const {
    return {.id = deviceId(state), .name = cells[m_deviceName], .origin = Origin::Recorded};
  }

 private:
  static constexpr std::size_t kNowhere = static_cast<std::size_t>(-1);

  std::size_t find(std::string_view name) const {
    const auto found = std::ranges::find(m_names, name);
    return found == m_names.end() ? kNowhere : static_cast<std::size_t>(found - m_names.begin());
  }

  std::vector<std::string> m_names;
  std::size_t m_skipped;
  std::size_t m_device;
  std::size_t m_deviceName;
  std::size_t m_samples;
  std::size_t m_gpu;
  std::size_t m_batch;
  std::size_t m_bytes;
  std::size_t m_items;
  std::size_t m_noise = kNowhere;
};

/// The elements of an array, at most `most`; none if it is absent.
template <typename Visit>
void visitElements(const Node& object, const char* key, Visit visit, std::size_t most = kMaxResults) {
  if (const auto field = object.find(key)) field->atMost(most).visitElements(visit);
}

/// nvbench writes numbers of axes and summaries as strings.
std::string wordOf(const std::optional<Node>& value) {
  if (!value) return "";
  if (value->isText()) return value->text();
  if (value->isInteger()) return value->json().dump();
  return value->json().is_number() ? numberText(value->json().get<double>()) : "";
}

/// A nonnegative number up to a table's limit; otherwise nothing.
std::optional<double> amount(const std::optional<Node>& value) {
  const std::string word = wordOf(value);
  double number = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  if (error != std::errc() || end != word.data() + word.size() || !(number >= 0) || number > validation::kMaxCellAmount)
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

void readSummary(NvbenchState& state, const Node& node) {
  const std::string tag = node.at("tag").text();
  for (const Summary& summary : kSummaries) {
    if (tag != summary.tag) continue;
    visitElements(node, "data", [&](const Node& datum) {
      if (const auto value = datum.find("value"); value && wordOf(datum.find("name")) == "value")
        state.*summary.field = amount(value);
    });
  }
}

NvbenchState readState(const std::string& benchmark, const Node& node) {
  NvbenchState state;
  state.benchmark = benchmark;
  state.device = wordOf(node.find("device"));
  const auto addAxis = [&](const Node& axis) {
    state.axes.set(axis.at("name").text(), axisValue(wordOf(axis.find("value"))));
  };
  visitElements(node, "axis_values", addAxis, kMaxAxes);
  if (const auto skipped = node.find("is_skipped"); skipped && skipped->json() == true)
    state.skipped = wordOf(node.find("skip_reason"));
  visitElements(node, "summaries", [&](const Node& summary) { readSummary(state, summary); });
  return state;
}

DeviceRecord readDevice(const Node& node) {
  return {.id = "cuda:" + wordOf(node.find("id")),
          .name = wordOf(node.find("name")),
          .origin = Origin::Recorded,
          .peakBandwidthGbs = amount(node.find("global_memory_bus_bandwidth")).value_or(0) / kGiga};
}

}  // namespace

Session sessionFromNvbenchCsv(std::string_view text) {
  CsvLines lines(text);
  const Columns columns(lines, lines.split(lines.next().value_or("")));
  Session session;
  while (const std::optional<std::string_view> line = lines.next()) {
    if (line->empty()) continue;
    const std::vector<std::string> cells = lines.split(*line);
    const NvbenchState state = columns.read(lines, cells);
    session.environment.add(columns.deviceOf(state, cells));
    if (session.environment.devices.size() > kMaxDevices)
      lines.refuse("more than " + std::to_string(kMaxDevices) + " devices");
    if (session.results.size() == kMaxResults) lines.refuse("more than " + std::to_string(kMaxResults) + " states");
    session.results.push_back(resultOf(state));
  }
  if (session.results.empty()) throw FormatError(Message::text("nvbench's table has no rows"));
  return session;
}

bool isNvbenchJson(std::string_view text) {
  constexpr std::size_t kBeginning = 1000;
  return text.substr(0, kBeginning).find("\"warpbench-session\"") == std::string_view::npos &&
         text.find("\"benchmarks\"") != std::string_view::npos;
}

Session sessionFromNvbenchJson(std::string_view text) {
  const nlohmann::ordered_json json = parseJson(text);
  const Node document(json, "");
  Session session;
  visitElements(
      document, "devices", [&](const Node& device) { session.environment.add(readDevice(device)); }, kMaxDevices);
  visitElements(document, "benchmarks", [&](const Node& benchmark) {
    const std::string name = benchmark.at("name").text();
    visitElements(benchmark, "states", [&](const Node& state) {
      if (session.results.size() == kMaxResults)
        benchmark.fail("more than " + std::to_string(kMaxResults) + " states in all");
      session.results.push_back(resultOf(readState(name, state)));
    });
  });
  if (session.results.empty())
    throw FormatError(Message::text("nvbench's file has no results: no benchmark in it has a state"));
  return session;
}

}  // namespace warpbench::import
