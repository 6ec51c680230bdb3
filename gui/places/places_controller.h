// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <map>
#include <string>
#include <vector>

#include "places/place_lister.h"

namespace warpbench::gui {

class ComputeWorker;

/// All known devices: those of this machine, and those of places that have answered.
class PlacesController : public QObject {
  Q_OBJECT

 public:
  explicit PlacesController(ComputeWorker& worker);

  /// Whether this machine's devices are known.
  bool known() const { return m_known; }
  /// This machine's devices, then those of places.
  const std::vector<DeviceInfo>& devices() const { return m_devices; }
  const std::vector<process::NamedRemote>& places() const { return m_places; }
  /// Queries new places and cancels removed ones.
  void setPlaces(const std::vector<process::NamedRemote>& places);
  /// Answered by `stateChanged`.
  void test(const process::NamedRemote& place) { m_lister.list(place); }
  /// The Slurm place to which this machine submits jobs for the device; nullptr if there is none.
  const process::NamedRemote* cluster(const DeviceInfo* device) const;

 signals:
  /// This machine's devices are known.
  void listed();
  /// Never emitted before `listed`.
  void devicesChanged();
  /// One of places() has answered, possibly with devices.
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
