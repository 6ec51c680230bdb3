// SPDX-License-Identifier: GPL-3.0-or-later
// Places besides this program: their devices beside those of this machine.
#include <QAction>
#include <QMenu>
#include <algorithm>

#include "device/several_gpus.h"

#include "experiment/experiment_panel.h"
#include "places/place_lister.h"
#include "places/places_dialog.h"
#include "text/shown_text.h"
#include "window/main_window.h"
#include "window/settings_dialog.h"

namespace warpbench::gui {

void MainWindow::connectLister() {
  connect(m_lister.get(), &PlaceLister::waiting, this, [this](const process::NamedPlace& place, const Message& what) {
    m_placesDialog->setState(place, plots::shownText(what));
  });
  connect(m_lister.get(), &PlaceLister::listed, this,
          [this](const process::NamedPlace& place, const std::vector<DeviceInfo>& devices) {
            const auto usable = static_cast<int>(std::ranges::count_if(devices, &DeviceInfo::available));
            const QString state = usable > 0        ? tr("Usable devices: %1").arg(usable)
                                  : devices.empty() ? tr("It has no devices.")
                                                    : plots::shownText(devices.front().whyNot);
            m_placesDialog->setState(place, state);
            // One that was tested only, or is no longer on the list.
            if (std::ranges::count(m_settings.places, place) == 0) return;
            m_placeDevices[place.name] = devices;
            showDevices();
            enterAwaited(place.name);
          });
}

void MainWindow::connectPlaces() {
  connect(m_placesDialog, &PlacesDialog::changed, this, [this](const std::vector<process::NamedPlace>& places) {
    Settings settings = m_settings;
    settings.places = places;
    setSettings(settings);
  });
  connect(m_placesDialog, &PlacesDialog::testRequested, m_lister.get(), &PlaceLister::list);
}

void MainWindow::addPlacesAction(QMenu& menu) {
  QAction* places = menu.addAction(tr("Plac&es..."));
  places->setToolTip(tr("Other places where kernels can run: a machine, a cluster, a container"));
  connect(places, &QAction::triggered, this, [this] {
    m_placesDialog->show();
    m_placesDialog->raise();
    m_placesDialog->activateWindow();
  });
}

void MainWindow::takePlaces(const std::vector<process::NamedPlace>& before) {
  m_placesDialog->setPlaces(m_settings.places);
  if (m_settings.places == before) return;
  m_worker->setPlaces(m_settings.places);
  for (const process::NamedPlace& place : before)
    if (std::ranges::count(m_settings.places, place) == 0) {
      m_placeDevices.erase(place.name);
      m_lister->giveUp(place);
    }
  for (const process::NamedPlace& place : m_settings.places) {
    if (std::ranges::count(before, place) > 0) continue;
    m_placesDialog->setState(place, tr("Asking..."));
    m_lister->list(place);
  }
  if (m_devicesKnown) showDevices();
}

void MainWindow::showDevices() {
  m_devices = m_ownDevices;
  for (const process::NamedPlace& place : m_settings.places)
    if (const auto there = m_placeDevices.find(place.name); there != m_placeDevices.end())
      m_devices.insert(m_devices.end(), there->second.begin(), there->second.end());
  // Those of this machine come first: one of them is chosen before any place has answered.
  if (m_devicesKnown) m_experiment->setDevices(withAllGpus(m_devices));
}

}  // namespace warpbench::gui
