// SPDX-License-Identifier: GPL-3.0-or-later
#include "places/place_lister.h"

#include <QMetaType>

#include "core/text/error.h"

namespace warpbench::gui {

PlaceLister::PlaceLister(QObject* parent) : QObject(parent) {
  qRegisterMetaType<std::vector<DeviceInfo>>();
  qRegisterMetaType<process::NamedRemote>();
}

PlaceLister::~PlaceLister() {
  for (Asking& asking : m_asking) asking.thread.request_stop();
}

void PlaceLister::list(const process::NamedRemote& place) {
  m_asking.remove_if([](const Asking& asking) { return asking.done->load(); });
  auto done = std::make_shared<std::atomic<bool>>(false);
  std::jthread thread([this, place, done](const std::stop_token& stop) {
    const auto onWait = [&](const Message& what, double) { emit waiting(place, what); };
    try {
      emit listed(place, process::devicesAt(place, stop, onWait));
    } catch (const Cancelled&) {
      // The answer is no longer wanted.
    }
    done->store(true);
  });
  m_asking.push_back({.place = place, .done = done, .thread = std::move(thread)});
}

void PlaceLister::giveUp(const process::NamedRemote& place) {
  for (Asking& asking : m_asking)
    if (asking.place == place) asking.thread.request_stop();
}

}  // namespace warpbench::gui
