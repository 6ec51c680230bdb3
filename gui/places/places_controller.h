// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <map>
#include <string>
#include <vector>

#include "places/place_lister.h"

namespace warpbench::gui {

class ComputeWorker;

/// The devices that there are: those of this machine, and those of the places that have answered.
class PlacesController : public QObject {
  Q_OBJECT

 public:
  explicit PlacesController(ComputeWorker& worker);

  /// Those of this machine have come.
  bool known() const { return m_known; }
  /// Those of this machine, then the places'.
  const std::vector<DeviceInfo>& devices() const { return m_devices; }
  const std::vector<process::NamedRemote>& places() const { return m_places; }
  /// Asks those that are new, and gives up those that are gone.
  void setPlaces(const std::vector<process::NamedRemote>& places);
  /// Answered by `stateChanged`.
  void test(const process::NamedRemote& place) { m_lister.list(place); }
  /// The place by Slurm that jobs for this device are submitted to from here; nullptr where there is none.
  const process::NamedRemote* cluster(const DeviceInfo* device) const;

 signals:
  /// Those of this machine.
  void listed();
  /// Not before those of this machine have come.
  void devicesChanged();
  /// One of places(), whose devices may be there now.
  void answered(const std::string& place);
  void stateChanged(const warpbench::process::NamedRemote& place, const QString& state);

 private:
  void gather();

  ComputeWorker& m_worker;
  bool m_known = false;
  std::vector<DeviceInfo> m_devices;
  std::vector<DeviceInfo> m_own;                             ///< of this machine
  std::map<std::string, std::vector<DeviceInfo>> m_byPlace;  ///< by the place's name
  std::vector<process::NamedRemote> m_places;
  PlaceLister m_lister;
};

}  // namespace warpbench::gui
