// SPDX-License-Identifier: GPL-3.0-or-later
#include "places/places_controller.h"

#include <algorithm>

#include "results/values/device_id.h"
#include "run/compute_worker.h"
#include "text/shown_text.h"

namespace warpbench::gui {

PlacesController::PlacesController(ComputeWorker& worker) : m_worker(worker) {
  connect(&m_worker, &ComputeWorker::devicesListed, this, [this](const std::vector<DeviceInfo>& devices) {
    m_own = devices;
    m_known = true;
    gather();
    emit listed();
  });
  connect(&m_lister, &PlaceLister::waiting, this, [this](const process::NamedRemote& place, const Message& what) {
    emit stateChanged(place, plots::shownText(what));
  });
  connect(&m_lister, &PlaceLister::listed, this,
          [this](const process::NamedRemote& place, const std::vector<DeviceInfo>& devices) {
            const auto usable = static_cast<int>(std::ranges::count_if(devices, &DeviceInfo::available));
            emit stateChanged(place, usable > 0        ? tr("Usable devices: %1").arg(usable)
                                     : devices.empty() ? tr("This place has no devices.")
                                                       : plots::shownText(devices.front().whyNot));
            // A place that was only tested, or that is no longer on the list.
            if (std::ranges::count(m_places, place) == 0) return;
            m_byPlace[place.name] = devices;
            gather();
            emit answered(place.name);
          });
}

void PlacesController::setPlaces(const std::vector<process::NamedRemote>& places) {
  if (places == m_places) return;
  const std::vector<process::NamedRemote> before = std::exchange(m_places, places);
  m_worker.setPlaces(m_places);
  for (const process::NamedRemote& place : before)
    if (std::ranges::count(m_places, place) == 0) {
      m_byPlace.erase(place.name);
      m_lister.giveUp(place);
    }
  for (const process::NamedRemote& place : m_places) {
    if (std::ranges::count(before, place) > 0) continue;
    emit stateChanged(place, tr("Asking..."));
    m_lister.list(place);
  }
  gather();
}

void PlacesController::gather() {
  m_devices = m_own;
  for (const process::NamedRemote& place : m_places)
    if (const auto there = m_byPlace.find(place.name); there != m_byPlace.end())
      m_devices.insert(m_devices.end(), there->second.begin(), there->second.end());
  // This machine's devices come first, so that one of them is selected before any place answers.
  if (m_known) emit devicesChanged();
}

const process::NamedRemote* PlacesController::cluster(const DeviceInfo* device) const {
  if (!device) return nullptr;
  const auto place = std::ranges::find(m_places, placeIn(device->record.id), &process::NamedRemote::name);
  if (place == m_places.end() || !process::isRemote(place->text)) return nullptr;
  const process::Remote read = process::remoteFrom(place->text);
  // Jobs must be submitted on this machine, not on a login host.
  return read.kind == process::Remote::Kind::Slurm && read.host.empty() ? &*place : nullptr;
}

}  // namespace warpbench::gui
