// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/device_json.h"

#include <stdexcept>

#include "core/text/message_json.h"
#include "format/session_fields.h"

namespace warpbench {

namespace {

DeviceKind kindOf(const Node& word) {
  std::vector<DeviceKind> kinds;
  for (const DeviceTraits& each : kDeviceKinds) kinds.push_back(each.kind);
  return word.word(kinds);
}

}  // namespace

std::string toText(DeviceKind kind) { return std::string(traitsOf(kind).word); }

nlohmann::ordered_json documentOf(const DeviceInfo& device) {
  nlohmann::ordered_json json = {{"id", device.record.id},
                                 {"name", device.record.name},
                                 {"kind", toText(device.kind)},
                                 {"available", device.available}};
  writeMessage(json, "why_not", device.whyNot);
  writeMessage(json, "details", device.details);
  json.update({{"compute_capability", device.computeCapability},
               {"notes", device.notes},
               {"driver", device.driver},
               {"toolkit", device.toolkit},
               {"clocks", device.clocks},
               {"host", device.host},
               {"origin", toText(device.record.origin)},
               {"date", device.record.date}});
  visitCeilings(device.record, [&json](const char* name, double value) { json[name] = value; });
  json["ecc"] = device.record.ecc;
  return json;
}

DeviceInfo deviceOf(const Node& node) {
  const auto textOf = [&node](const char* name) {
    const auto field = node.find(name);
    return field ? oneLine(field->text()) : std::string();
  };
  DeviceInfo device;
  device.record.id = oneLine(node.at("id").text());
  device.record.name = textOf("name");
  device.kind = kindOf(node.at("kind"));
  device.available = node.at("available").boolean();
  device.whyNot = lineOf(node, "why_not");
  device.details = lineOf(node, "details");
  if (const auto capability = node.find("compute_capability")) device.computeCapability = capability->amount();
  if (const auto notes = node.find("notes"))
    notes->visitElements([&](const Node& note) { device.notes.push_back(oneLine(note.text())); });
  device.driver = textOf("driver");
  device.toolkit = textOf("toolkit");
  device.clocks = textOf("clocks");
  device.host = textOf("host");
  device.record.origin = node.at("origin").word({Origin::Measured, Origin::Modelled, Origin::Recorded});
  device.record.date = textOf("date");
  visitCeilings(device.record, [&node](const char* name, double& value) {
    if (const auto field = node.find(name)) value = field->amount();
  });
  device.record.ecc = textOf("ecc");
  return device;
}

}  // namespace warpbench
