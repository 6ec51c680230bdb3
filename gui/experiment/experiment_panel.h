// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>
#include <string>
#include <vector>

#include "engine/run/request.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;

namespace warpbench::gui {

class DeviceBox;
class MemoryWarning;
class ParameterEditor;
class ParameterForm;
class PresetButton;
class SweepBox;
class VariantList;

/// The form for an experiment, built from the catalogue's descriptions. It holds a Request; `expand` decides whether
/// that can run.
class ExperimentPanel : public QWidget {
  Q_OBJECT

 public:
  explicit ExperimentPanel(QWidget* parent = nullptr);
  ~ExperimentPanel() override;

  /// The controls for each run: family, device, mode, Run and Stop. They are the panel's first row until they are
  /// placed elsewhere.
  QWidget* bar() const { return m_bar; }

  void setDevices(const std::vector<DeviceInfo>& devices);
  /// During a run, Stop is enabled; Run adds the experiment to the queue if `queues` is true.
  void setRunning(bool running, bool queues = true);

  /// The family, with the copies among its variants.
  const Family& family() const { return m_family; }
  /// Sets the user's kernels that can run.
  void setCopies(const std::vector<KernelCopy>& copies);
  /// Requests a live run of this copy alone if it is checked and Live is on.
  void followCopy(const std::string& family, const std::string& id);
  void chooseFamily(const std::string& id);
  bool chooseDevice(const std::string& id);
  /// Checks only this variant of the family.
  void chooseOnly(const std::string& variant);
  /// nullptr until the devices are set, or if none can be used. It may stand for several devices (see namesSeveral).
  const DeviceInfo* device() const;
  /// The device, or the first of several, for work that runs on one device.
  const DeviceInfo* firstDevice() const;
  /// nullptr if the list has no device with this id.
  const DeviceInfo* offered(const std::string& id) const;
  /// Whether several devices are chosen and each runs every point.
  bool onEach() const;
  /// For a recorded device; 0: immediate, 1: as measured.
  double replaySpeed() const;
  /// Changes nothing if the field does not offer that speed.
  void setReplaySpeed(double speed);
  /// Whether moving a slider runs the experiment at each position.
  bool live() const;
  void setLive(bool live);
  /// The slider that Live follows now; nullptr if there is none.
  ParameterEditor* liveSlider() const;
  /// See VariantList.
  QStringList variantChoices() const;
  void setVariantChoices(const QStringList& choices);
  /// Enters the request as a user would, family first. A request without variants leaves the checked variants
  /// unchanged.
  /// @throws RequestError if the family or device is unknown, the device cannot be used, or its recording lacks the
  /// request.
  void enter(const Request& request);

  /// Enters the value as a user would, if the family has the parameter.
  void enterParameter(const std::string& id, const Value& value);

  /// The experiment as entered.
  /// @throws RequestError if it cannot run: no device yet, no variant, or an invalid sweep.
  Request request() const;
  /// The parameters as entered, without the swept ones.
  Parameters position() const;
  /// The part of the experiment that a check uses; it needs no device.
  /// @throws RequestError if no chosen variant can be simulated.
  Request checkRequest() const;
  /// Whether Run is enabled.
  bool ready() const { return m_problem.isEmpty() && (!m_running || m_queues); }
  /// Why the experiment cannot run, on one line; empty if it can.
  const QString& problem() const { return m_problem; }

 signals:
  void familyChanged();
  void readinessChanged();
  void runRequested();
  /// The user has moved a slider. `points` are those of `position`, which has no sweep, on the device.
  void moved(const warpbench::Request& position, const std::vector<warpbench::Point>& points);
  /// Following the sliders must end: the user unchecked Live, or the panel is hidden.
  void liveEnded();
  /// The user has moved a slider and Live is on. `points` are those of `position`, which has no sweep, on the device.
  void liveRequested(const warpbench::Request& position, const std::vector<warpbench::Point>& points);
  void stopRequested();
  /// See ParameterForm; answer with `enterParameter`.
  void fileRequested(const std::string& id, const QString& title);

 protected:
  void hideEvent(QHideEvent* event) override;

 private:
  void fillFamilies();
  QWidget* createForm();
  QWidget* createDevice();
  QLayout* createReplay();
  void createBar();
  /// The preset's experiment with the chosen variants, device and mode.
  Request presetRequest(const Preset& preset) const;
  Message whyNotPreset(const Preset& preset) const;
  /// Requests a live run of these variants; without any, of all checked ones.
  void follow(const std::vector<std::string>& variants);
  Mode mode() const;
  /// Offers the family's modes on the device and keeps the current mode if it is among them.
  void showModes();
  void connectFields();
  /// On a recorded device, takes missing parameters from the recorded point, as the command line does.
  Parameters completed(const Request& request) const;
  void showFamily();
  void showDevice();
  void showVariants();
  void showParameters();
  void validate();
  /// The part of the experiment that does not depend on the device.
  Request chosen() const;

  Family m_family;  ///< from the catalogue, with the copies
  std::vector<KernelCopy> m_copies;
  bool m_running = false;
  bool m_queues = true;
  QString m_problem;
  std::vector<Point> m_points;  ///< of the entered experiment; none if it cannot run

  QWidget* m_bar;
  QComboBox* m_families;
  QLabel* m_shows;
  VariantList* m_variants;
  ParameterForm* m_parameters;
  QCheckBox* m_live;
  PresetButton* m_presets;
  SweepBox* m_sweep;
  QComboBox* m_mode;
  QComboBox* m_speed;
  QLabel* m_speedLabel;  ///< shown for recorded devices only, as m_speed
  DeviceBox* m_devices;
  QLabel* m_reason;
  MemoryWarning* m_memory;
  QPushButton* m_run;
  QPushButton* m_stop;
};

}  // namespace warpbench::gui
