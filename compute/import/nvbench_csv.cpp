// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <charconv>
#include <cmath>

#include "core/text/csv_lines.h"
#include "core/text/error.h"
#include "import/foreign_formats.h"
#include "import/nvbench_state.h"
#include "results/session/session_limits.h"

namespace warpbench::import {

namespace {

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
    if (m_skipped > m_deviceName + 1 + kMostAxes) lines.refuse("more than " + std::to_string(kMostAxes) + " axes");
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
    if (session.environment.devices.size() > kMostDevices)
      lines.refuse("more than " + std::to_string(kMostDevices) + " devices");
    if (session.results.size() == kMostResults) lines.refuse("more than " + std::to_string(kMostResults) + " states");
    session.results.push_back(resultOf(state));
  }
  if (session.results.empty()) throw FormatError(Message::text("nvbench's table has no rows"));
  return session;
}

}  // namespace warpbench::import
