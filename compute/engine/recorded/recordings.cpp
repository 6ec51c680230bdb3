// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/recorded/recordings.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <condition_variable>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <span>

#include "core/files/file_io.h"
#include "core/files/user_data.h"
#include "core/text/error.h"
#include "core/text/text.h"
#include "device/device.h"
#include "engine/recorded/recorded_points.h"
#include "format/session_file.h"
#include "model/gpu_profile.h"
#include "results/session/session.h"
#include "results/values/statistics.h"

namespace warpbench::recorded {
namespace {

/// Replays the results of a session, with samples at the requested speed.
class RecordedDevice final : public Device {
 public:
  /// `info` must describe the points of `session`.
  RecordedDevice(DeviceInfo info, std::shared_ptr<const Session> session)
      : m_info(std::move(info)), m_session(std::move(session)) {}

  const DeviceInfo& info() const override { return m_info; }
  Result measure(const Point& point, const MeasureOptions& options, std::stop_token stop,
                 const PointProgress& progress) override;

 private:
  DeviceInfo m_info;
  std::shared_ptr<const Session> m_session;
};

using Clock = std::chrono::steady_clock;

/// Waits as long as the samples took, divided by `speed`. Each quantile stands for equally many samples.
void replaySamples(const Result& result, double speed, const std::stop_token& stop, const PointProgress& progress) {
  constexpr double kMillisecondsPerDay = 86'400'000;  // a file may contain any number
  std::mutex mutex;
  std::unique_lock lock(mutex);
  std::condition_variable_any never;
  const Clock::time_point start = Clock::now();
  double passed = 0;  // milliseconds
  const std::vector<double>& samples = result.time->samples;
  const std::size_t count = sampleCount(result);
  for (std::size_t i = 0; i < count && !stop.stop_requested(); ++i) {
    progress({Message::text("sample %1"), i + 1}, static_cast<double>(i) / static_cast<double>(count));
    passed = std::min(passed + samples[i % samples.size()] / speed, kMillisecondsPerDay);
    const auto due =
        start + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double, std::milli>(passed));
    never.wait_until(lock, stop, due, [] { return false; });
  }
}

Result RecordedDevice::measure(const Point& point, const MeasureOptions& options, std::stop_token stop,
                               const PointProgress& progress) {
  Result result = m_session->results[m_info.recorded->resultOf(point)];
  result.origin = Origin::Recorded;
  progress(Message::text("replaying"), 0);
  if (options.replaySpeed > 0 && result.time) replaySamples(result, options.replaySpeed, stop, progress);
  if (stop.stop_requested()) throw Cancelled();
  return result;
}

namespace fs = std::filesystem;

/// Past the end of the string that starts at `quote`.
std::size_t stringEnd(std::string_view json, std::size_t quote) {
  std::size_t at = quote + 1;
  while (at < json.size() && json[at] != '"') at += json[at] == '\\' ? 2 : 1;
  return std::min(at + 1, json.size());
}

/// Past the end of the array or object that starts at `open`.
std::size_t valueEnd(std::string_view json, std::size_t open) {
  int depth = 0;
  std::size_t at = open;
  do {
    const char c = json[at];
    depth += c == '[' || c == '{' ? 1 : c == ']' || c == '}' ? -1 : 0;
    at = c == '"' ? stringEnd(json, at) : at + 1;
  } while (depth > 0 && at < json.size());
  return at;
}

/// The document with the named arrays emptied and the named objects replaced by null.
std::string without(std::span<const std::string_view> names, std::string_view json) {
  constexpr std::string_view kSpace = " \t\r\n";
  std::string rest;
  std::size_t copied = 0;
  std::size_t quote = json.find('"');
  while (quote != std::string_view::npos) {
    const std::size_t end = stringEnd(json, quote);
    std::size_t next = end;
    if (std::ranges::find(names, json.substr(quote + 1, end - quote - 2)) != names.end()) {
      const std::size_t colon = json.find_first_not_of(kSpace, end);
      const std::size_t value = colon == std::string_view::npos || json[colon] != ':'
                                    ? std::string_view::npos
                                    : json.find_first_not_of(kSpace, colon + 1);
      if (value != std::string_view::npos && (json[value] == '[' || json[value] == '{')) {
        next = valueEnd(json, value);
        rest.append(json.substr(copied, value - copied)).append(json[value] == '[' ? "[]" : "null");
        copied = next;
      }
    }
    quote = json.find('"', next);
  }
  return rest.append(json.substr(copied));
}

/// Most of a recording's size, and not needed to list it.
constexpr std::array<std::string_view, 2> kSamples{"samples", "quantiles"};
/// Not needed to list shipped recordings, which are known to be valid.
constexpr std::array<std::string_view, 7> kMeasured{"time_ms",     "counters",     "sampling",  "facts",
                                                    "transfer_ms", "verification", "provenance"};

/// The device to replay: the one with the most results that are not modelled.
std::optional<std::string> recordedDevice(const Session& session) {
  std::map<std::string, int> counts;
  for (const Result& result : session.results)
    if (result.origin != Origin::Modelled) ++counts[result.device];
  const auto most = std::ranges::max_element(counts, {}, [](const auto& each) { return each.second; });
  return most == counts.end() ? std::nullopt : std::optional(most->first);
}

DeviceInfo unavailable(std::string_view id, const Message& why) {
  DeviceInfo info;
  info.kind = DeviceInfo::Kind::Recorded;
  info.record.id = "recorded:" + oneLine(id);
  info.record.name = oneLine(id);
  info.record.origin = Origin::Recorded;
  info.available = false;
  info.whyNot = why;
  return info;
}

DeviceInfo describe(std::string_view id, const Session& session) {
  const std::optional<std::string> device = recordedDevice(session);
  if (!device) return unavailable(id, Message::text("the recording has no measured results"));
  auto points = std::make_shared<const RecordedPoints>(session, *device);
  if (points->empty())
    return unavailable(id,
                       Message::text("the recording has no result of a family and variant that this program knows"));

  const Environment& environment = session.environment;
  DeviceInfo info;
  info.kind = DeviceInfo::Kind::Recorded;
  if (const DeviceRecord* record = environment.find(*device)) info.record = *record;
  if (info.record.name.empty()) info.record.name = *device;
  info.record.id = "recorded:" + oneLine(id);
  info.record.name = oneLine(info.record.name);
  info.record.origin = Origin::Recorded;
  info.record.date = oneLine(info.record.date.empty() ? environment.date : info.record.date);
  info.driver = environment.driver;
  info.toolkit = environment.toolkit;
  info.clocks = environment.clocks;
  info.host = environment.host;
  info.details = info.driver.empty()
                     ? Message(Message::text("%1 points"), points->size())
                     : Message(Message::text("%1 points, driver %2"), points->size(), oneLine(info.driver));
  info.recorded = std::move(points);
  return info;
}

/// Describes an untrusted recording without parsing the `unseen` fields.
DeviceInfo describeText(std::string_view id, std::string_view json, std::span<const std::string_view> unseen) {
  try {
    return describe(id, sessionFromJson(without(unseen, json)));
  } catch (const FormatError&) {
    // Parse the full text, so that the error names the right place.
  }
  try {
    return describe(id, sessionFromJson(json));
  } catch (const FormatError& error) {
    return unavailable(id, messageOf(error));
  }
}

DeviceInfo describeFile(const std::string& id, const fs::path& path) {
  try {
    return describeText(id, readFile(path), kSamples);
  } catch (const std::exception& error) {  // an invalid file must not hide the others
    return unavailable(id, messageOf(error));
  }
}

const RecordingText* findShipped(std::string_view id) {
  const auto shipped = std::ranges::find(shippedRecordings(), id, &RecordingText::id);
  return shipped == shippedRecordings().end() ? nullptr : &*shipped;
}

/// Cached, since a lesson opens it each time it switches between the recording and the simulator.
std::shared_ptr<const Session> sessionOf(const RecordingText& shipped) {
  static std::mutex mutex;
  static std::map<std::string_view, std::shared_ptr<const Session>> sessions;
  const std::lock_guard lock(mutex);
  std::shared_ptr<const Session>& session = sessions[shipped.id];
  if (!session) session = std::make_shared<const Session>(sessionFromJson(shipped.json));
  return session;
}

std::unique_ptr<Device> replay(std::string_view id, std::shared_ptr<const Session> session) {
  DeviceInfo info = describe(id, *session);
  if (!info.available) throw RequestError(Message::text("%1: %2"), info.record.id, info.whyNot);
  return std::make_unique<RecordedDevice>(std::move(info), std::move(session));
}

}  // namespace

fs::path recordingsFolder() { return userDataFolder("recordings"); }

std::vector<DeviceInfo> describeRecordings() {
  static const std::vector<DeviceInfo> shipped = [] {
    std::vector<DeviceInfo> infos;
    for (const RecordingText& recording : shippedRecordings())
      infos.push_back(describeText(recording.id, recording.json, kMeasured));
    // The first one is the default on machines without a GPU.
    const std::string usual = "recorded:" + defaultProfile().id;
    std::ranges::stable_partition(infos, [&](const DeviceInfo& info) { return info.record.id == usual; });
    return infos;
  }();
  std::vector<DeviceInfo> devices = shipped;
  for (const auto& [id, path] : jsonFilesIn(recordingsFolder()))
    devices.push_back(findShipped(id)
                          ? unavailable(id, {Message::text("a built-in recording has this name: rename '%1'"),
                                             oneLine(path.string())})
                          : describeFile(id, path));
  return devices;
}

bool isPath(std::string_view id) { return id.find('/') != std::string_view::npos || id.ends_with(".json"); }

std::unique_ptr<Device> replay(std::string_view id, Session session) {
  return replay(id, std::make_shared<const Session>(std::move(session)));
}

std::unique_ptr<Device> openRecording(std::string_view id) {
  if (isPath(id)) return replay(fs::path(id).stem().string(), readSession(fs::path(id)));
  if (const RecordingText* shipped = findShipped(id)) return replay(id, sessionOf(*shipped));
  const auto files = jsonFilesIn(recordingsFolder());
  const auto file = files.find(std::string(id));
  if (file == files.end()) throw RequestError(Message::text("there is no recording '%1'"), printable(id));
  return replay(id, readSession(file->second));
}

}  // namespace warpbench::recorded
