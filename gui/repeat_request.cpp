// SPDX-License-Identifier: GPL-3.0-or-later
#include "repeat_request.h"

#include <QCoreApplication>
#include <algorithm>

#include "error.h"

namespace warpbench::gui {

namespace {

/// The result's own device among those that are here; nullptr where it is not. On another machine the first GPU has the
/// same id, but another name.
const DeviceInfo* ownDevice(const Session& session, const Result& result, const std::vector<DeviceInfo>& devices) {
  const auto here = std::ranges::find(devices, result.device, [](const DeviceInfo& each) { return each.record.id; });
  if (here == devices.end() || !here->available) return nullptr;
  const DeviceRecord* then = session.environment.find(result.device);
  return !then || then->name == here->record.name ? &*here : nullptr;
}

}  // namespace

Request repeatRequest(const Session& session, const Result& result, const std::vector<DeviceInfo>& devices,
                      const DeviceInfo* chosen) {
  const DeviceInfo* own = ownDevice(session, result, devices);
  const DeviceInfo* device = own ? own : chosen;
  if (!device)
    throw RequestError(QCoreApplication::translate("warpbench::gui::repeatRequest",
                                                   "the result's device is not here: choose a device to run it on")
                           .toStdString());
  Request request;
  request.family = result.family;
  request.variants = {result.variant};
  request.device = device->record.id;
  request.parameters = result.parameters;
  request.mode = result.mode;
  expand(request, *device);
  return request;
}

}  // namespace warpbench::gui
