// SPDX-License-Identifier: GPL-3.0-or-later
#include "experiment/last_experiment.h"

#include <algorithm>
#include <utility>

#include "core/text/error.h"
#include "device/several_gpus.h"
#include "experiment/experiment_panel.h"
#include "places/places_controller.h"
#include "results/values/device_id.h"
#include "run/request_text.h"

namespace warpbench::gui {

namespace {

/// The place of its devices; empty for this machine.
std::string placeOf(const Request& request) {
  const std::string first = devicesIn(request.device).front();
  return std::string(placeIn(first));
}

/// Skips an experiment of another version or machine that cannot run here: the default one is as good.
void enterIfPossible(ExperimentPanel& panel, const Request& request, const DeviceInfo& device) {
  try {
    expand(request, device);
    panel.enter(request);
  } catch (const RequestError&) {
  }
}

}  // namespace

LastExperiment::LastExperiment(ExperimentPanel& panel, const PlacesController& places)
    : m_panel(panel), m_places(places) {
  connect(&places, &PlacesController::devicesChanged, this, &LastExperiment::enterWaiting);
  connect(&places, &PlacesController::answered, this, &LastExperiment::enterAwaited);
}

QString LastExperiment::enteredText() const {
  try {
    return requestToText(m_panel.request());
  } catch (const RequestError&) {
    return {};
  }
}

QString LastExperiment::text() const {
  if (!m_waiting.isEmpty()) return m_waiting;
  const QString entered = enteredText();
  return m_awaited && entered == m_awaited->standIn ? requestToText(m_awaited->experiment) : entered;
}

void LastExperiment::enter(const QString& text) {
  m_waiting = text;
  if (m_places.known()) enterWaiting();
}

void LastExperiment::enterWaiting() {
  std::optional<Request> last = requestFromText(std::exchange(m_waiting, QString()));
  if (!last) return;
  const Request asItWas = *last;
  const DeviceInfo* device = m_panel.offered(last->device);
  const bool there = device && device->available;
  if (!there) {
    device = m_panel.device();
    if (!device) return;
    last->device = device->record.id;
  }
  enterIfPossible(m_panel, *last, *device);
  if (!there && std::ranges::count(m_places.places(), placeOf(asItWas), &process::NamedRemote::name) > 0)
    m_awaited = {asItWas, enteredText()};
}

void LastExperiment::enterAwaited(const std::string& place) {
  if (!m_awaited || placeOf(m_awaited->experiment) != place) return;
  const DeviceInfo* device = m_panel.offered(m_awaited->experiment.device);
  if (!device || !device->available) return;  // the next answer may offer it
  const Awaited awaited = *std::exchange(m_awaited, std::nullopt);
  if (enteredText() == awaited.standIn) enterIfPossible(m_panel, awaited.experiment, *device);
}

}  // namespace warpbench::gui
