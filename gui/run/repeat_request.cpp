// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/repeat_request.h"

#include <QCoreApplication>
#include <algorithm>

#include "catalogue/catalogue.h"
#include "core/text/error.h"
#include "engine/run/session_requests.h"
#include "format/session_merge.h"
#include "model/explanation.h"
#include "model/gpu_profile.h"

namespace warpbench::gui {

namespace {

/// The result's own device if it is available here, otherwise nullptr. Another machine's first GPU has the same id, but
/// another name.
const DeviceInfo* ownDevice(const Session& session, const Result& result, const std::vector<DeviceInfo>& devices) {
  const auto here = std::ranges::find(devices, result.device,
                                      [&](const DeviceInfo& each) { return idIn(session.environment, each.record); });
  if (here == devices.end() || !here->available) return nullptr;
  const DeviceRecord* then = session.environment.find(result.device);
  return !then || then->name == here->record.name ? &*here : nullptr;
}

bool canRun(const Request& request, const DeviceInfo& device) {
  try {
    expand(request, device);
    return true;
  } catch (const RequestError&) {
    return false;
  }
}

}  // namespace

Request repeatRequest(const Session& session, const Result& result, const std::vector<DeviceInfo>& devices,
                      const DeviceInfo* chosen, const std::vector<KernelCopy>& allowed) {
  const DeviceInfo* own = ownDevice(session, result, devices);
  const DeviceInfo* device = own ? own : chosen;
  if (!device)
    throw RequestError(QCoreApplication::translate("warpbench::gui::repeatRequest",
                                                   "the result's device is not available here: choose a device")
                           .toStdString());
  const Request request = requestOf(result, device->record.id, allowed);
  expand(request, *device);
  return request;
}

std::optional<Request> countingRequest(const Session& session, const Result& result,
                                       const std::vector<DeviceInfo>& devices, bool withNext) {
  const Family* family = findFamily(result.family);
  if (!family || !family->find(result.variant)) return std::nullopt;
  const DeviceRecord* record = session.environment.find(result.device);
  const GpuProfile* known = findProfile(result.device, record ? record->name : "");
  Request request = requestOf(result, "simulated:" + (known ? *known : defaultProfile()).id);
  const auto device = std::ranges::find(devices, request.device, [](const DeviceInfo& each) { return each.record.id; });
  if (device == devices.end()) return std::nullopt;
  if (!canRun(request, *device)) return std::nullopt;
  const Variant* const next = withNext ? explain(session, result).next : nullptr;
  if (!next) return request;
  Request both = request;
  both.variants.push_back(next->id);
  return canRun(both, *device) ? both : request;
}

}  // namespace warpbench::gui
