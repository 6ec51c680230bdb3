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

/// Where an experiment is put together: everything in it follows from the catalogue's descriptions. What it holds is
/// a Request; whether that can run is decided by `expand`.
class ExperimentPanel : public QWidget {
  Q_OBJECT

 public:
  explicit ExperimentPanel(QWidget* parent = nullptr);
  ~ExperimentPanel() override;

  /// What is chosen and pressed for each run: family, device, mode, Run and Stop. It is the panel's first row until it
  /// is put elsewhere.
  QWidget* bar() const { return m_bar; }

  void setDevices(const std::vector<DeviceInfo>& devices);
  /// While a run is in work, Stop can be pressed, and Run adds to what waits, where it `queues`.
  void setRunning(bool running, bool queues = true);

  /// With the copies as variants of it.
  const Family& family() const { return m_family; }
  /// The kernels of the user's that can be run.
  void setCopies(const std::vector<KernelCopy>& copies);
  /// Asks for a live run of that copy alone, where it is checked and sliders are followed.
  void followCopy(const std::string& family, const std::string& id);
  void chooseFamily(const std::string& id);
  bool chooseDevice(const std::string& id);
  /// Of the family's variants that one alone.
  void chooseOnly(const std::string& variant);
  /// nullptr until devices were set, or where none can be used. It may stand for several (see namesSeveral).
  const DeviceInfo* device() const;
  /// The device, or of several the first: for what runs on one only.
  const DeviceInfo* firstDevice() const;
  /// nullptr where none of that id is in the list.
  const DeviceInfo* offered(const std::string& id) const;
  /// Several devices are chosen, and each is to run every point.
  bool onEach() const;
  /// Of a recorded device: 0 is at once, 1 as measured.
  double replaySpeed() const;
  /// Changes nothing where the field does not offer that speed.
  void setReplaySpeed(double speed);
  /// Sliders' positions are run as the hand moves them.
  bool live() const;
  void setLive(bool live);
  /// The slider that Live follows now; nullptr where there is none.
  ParameterEditor* liveSlider() const;
  /// See VariantList.
  QStringList variantChoices() const;
  void setVariantChoices(const QStringList& choices);
  /// As if entered by hand, family first. Variants: none named means all that run.
  /// @throws RequestError where the family or the device is unknown, or the device cannot be used, or has no recording
  /// of what is asked for.
  void enter(const Request& request);

  /// As if entered by hand, where the family has such a parameter.
  void enterParameter(const std::string& id, const Value& value);

  /// The experiment as entered.
  /// @throws RequestError where it cannot run: no device yet, no variant, a sweep that is none.
  Request request() const;
  /// The parameters as entered, but for what is swept.
  Parameters position() const;
  /// What a check takes over of the experiment; it needs no device.
  /// @throws RequestError where no variant is chosen that can be simulated.
  Request checkRequest() const;
  /// Run can be pressed.
  bool ready() const { return m_problem.isEmpty() && (!m_running || m_queues); }
  /// Why the experiment cannot run, in one line; empty where it can.
  const QString& problem() const { return m_problem; }

 signals:
  void familyChanged();
  void readinessChanged();
  void runRequested();
  /// A slider has moved by hand: its position, without a sweep, makes those points on the device.
  void moved(const warpbench::Request& position, const std::vector<warpbench::Point>& points);
  /// What follows the sliders is to end: the box is not checked any more, or not to be seen.
  void liveEnded();
  /// A slider has moved and is to be followed: its position, without a sweep, makes those points on the device.
  void liveRequested(const warpbench::Request& position, const std::vector<warpbench::Point>& points);
  void stopRequested();
  /// See ParameterForm: `enterParameter` answers it.
  void fileRequested(const std::string& id, const QString& title);

 protected:
  void hideEvent(QHideEvent* event) override;

 private:
  void fillFamilies();
  QWidget* createForm();
  QWidget* createDevice();
  QLayout* createReplay();
  void createBar();
  /// The experiment of a preset with the variants, the device and the mode as chosen.
  Request presetRequest(const Preset& preset) const;
  Message whyNotPreset(const Preset& preset) const;
  /// Asks for a live run of these, of those that are checked; none: of all that are.
  void follow(const std::vector<std::string>& variants);
  Mode mode() const;
  /// Offers those that the family has on the device; the one chosen stays where it is among them.
  void showModes();
  void connectFields();
  /// On a recorded device, with those of the recorded point for what is left out, as on the command line.
  Parameters completed(const Request& request) const;
  void showFamily();
  void showDevice();
  void showVariants();
  void showParameters();
  void validate();
  /// The part of the experiment that no device has a say in.
  Request chosen() const;

  Family m_family;  ///< of the catalogue, with the copies
  std::vector<KernelCopy> m_copies;
  bool m_running = false;
  bool m_queues = true;
  QString m_problem;
  std::vector<Point> m_points;  ///< of the experiment as entered; none where it cannot run

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
  QLabel* m_speedLabel;  ///< as m_speed shown for recorded devices only
  DeviceBox* m_devices;
  QLabel* m_reason;
  MemoryWarning* m_memory;
  QPushButton* m_run;
  QPushButton* m_stop;
};

}  // namespace warpbench::gui
