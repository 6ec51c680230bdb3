// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/recorded/recordings.h"

#include <algorithm>
#include <map>
#include <mutex>
#include <optional>

#include "base/error.h"
#include "base/text.h"
#include "device/recorded/recorded_device.h"
#include "device/recorded/recorded_points.h"
#include "files/file_io.h"
#include "files/user_data.h"
#include "model/gpu_profile.h"

namespace warpbench::recorded {

namespace {

namespace fs = std::filesystem;

/// The document with the arrays of that name emptied. Within a JSON string the quotes of `quoted` would be escaped.
std::string without(std::string_view quoted, std::string_view json) {
  std::string rest;
  while (true) {
    const std::size_t key = json.find(quoted);
    const std::size_t open =
        key == std::string_view::npos ? key : json.find_first_not_of(" \t\r\n:", key + quoted.size());
    const std::size_t close = open == std::string_view::npos || json[open] != '[' ? open : json.find(']', open);
    if (close == std::string_view::npos) return rest.append(json);
    rest.append(json.substr(0, std::min(open + 1, close)));
    json.remove_prefix(close);
  }
}

/// Without samples: they are most of a recording, and a list needs none of them.
std::string withoutSamples(std::string_view json) { return without("\"samples\"", without("\"quantiles\"", json)); }

/// The device whose results are replayed: of those that were not computed, the one with most results.
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
                       Message::text("no result of the recording is of a family and variant that this program has"));

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

/// From a text that may be anything.
DeviceInfo describeText(std::string_view id, std::string_view json) {
  try {
    return describe(id, sessionFromJson(withoutSamples(json)));
  } catch (const FormatError&) {
    // Read as a whole it names the right place.
  }
  try {
    return describe(id, sessionFromJson(json));
  } catch (const FormatError& error) {
    return unavailable(id, messageOf(error));
  }
}

DeviceInfo describeFile(const std::string& id, const fs::path& path) {
  try {
    return describeText(id, readFile(path));
  } catch (const std::exception& error) {  // whatever is wrong with one of them, the others are there
    return unavailable(id, messageOf(error));
  }
}

const RecordingText* findShipped(std::string_view id) {
  const auto shipped = std::ranges::find(shippedRecordings(), id, &RecordingText::id);
  return shipped == shippedRecordings().end() ? nullptr : &*shipped;
}

/// Read once and kept: who goes from a recording to the simulator and back, as a lesson does, opens it each time.
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
      infos.push_back(describeText(recording.id, recording.json));
    // The first is what a machine without a GPU starts with.
    const std::string usual = "recorded:" + defaultProfile().id;
    std::ranges::stable_partition(infos, [&](const DeviceInfo& info) { return info.record.id == usual; });
    return infos;
  }();
  std::vector<DeviceInfo> devices = shipped;
  for (const auto& [id, path] : jsonFilesIn(recordingsFolder()))
    devices.push_back(
        findShipped(id)
            ? unavailable(id, {Message::text("a recording that comes with the program has this name: rename '%1'"),
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
