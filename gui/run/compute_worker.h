// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QThread>
#include <functional>
#include <memory>
#include <mutex>
#include <stop_token>
#include <string_view>
#include <vector>

#include "engine/devices/devices.h"
#include "engine/run/runner.h"
#include "engine/simulated/check.h"
#include "own/compile_error.h"
#include "remote/open_several.h"
#include "remote/place.h"

namespace warpbench::gui {

/// Runs and checks requests on a thread of its own, where it keeps the devices of the last one open between runs. Its
/// functions may be called from any thread and return at once. Its signals carry values and are sent from that thread:
/// connect them with a receiver.
class ComputeWorker : public QObject {
  Q_OBJECT

 public:
  using DeviceOpener = std::function<std::unique_ptr<Device>(std::string_view id)>;
  /// Opens those that the text names (see devicesIn), each in a process of its own.
  using SeveralOpener = std::function<std::vector<std::unique_ptr<Device>>(
      std::string_view ids, const std::vector<process::NamedRemote>& places, const std::stop_token& stop)>;
  using DeviceLister = std::function<std::vector<DeviceInfo>()>;

  using Checker = std::function<CheckReport(const Point& point, std::stop_token stop)>;

  explicit ComputeWorker(DeviceOpener opener = process::openHere, DeviceLister lister = warpbench::listDevices,
                         Checker checker = checkSimulated, SeveralOpener severalOpener = process::openTogether,
                         DeviceOpener ownOpener = openForOwn);
  /// Stops what runs and waits until the device is closed.
  ~ComputeWorker() override;

  /// Answered by `devicesListed`.
  void listDevices();
  /// Where devices with an '@' in their id are; no other place is ever gone to.
  void setPlaces(std::vector<process::NamedRemote> places);
  /// Answered by `opened`, any number of `progress` and `resultReady`, then one `finished`, or by one `failed`.
  /// A request that is made while another runs waits for its turn.
  void start(const Request& request);
  /// Looks for mistakes in what the request names, simulated, whatever its device. Answered by any number of `progress`
  /// and `checked`, then as a run is.
  void check(const Request& request);
  /// Measures what a slider stands at, unless something stops it first: a newer call of this, `stopLive`, `start` or
  /// `stop`. The point in work is dropped then. Answered by `opened`, any number of `liveResultReady`, then
  /// `liveEnded`.
  void startLive(const Request& request);
  void stopLive();
  /// Stops what is in work and what waits. Does not pass through the thread's event loop, which is busy.
  void stop();

 signals:
  void devicesListed(const std::vector<warpbench::DeviceInfo>& devices);
  void opened(const warpbench::Environment& environment);
  void progress(const warpbench::RunProgress& progress);
  void resultReady(const warpbench::Result& result);
  void liveResultReady(const warpbench::Result& result);
  void checked(const warpbench::CheckReport& report);
  /// `complete` is false where the run was stopped before its end.
  void finished(bool complete);
  /// What the compiler says of the text of a copy that a run, also a live one, has come to; none: it is compiled.
  void diagnosed(const QString& family, const QString& id, const std::vector<warpbench::Diagnostic>& diagnostics);
  /// Ends a run as `finished` does, where a copy could not be compiled: one line. All else has run.
  void notCompiled(const Message& reason);
  /// The request made no sense or the device could not be opened: one line.
  void failed(const warpbench::Message& reason);
  /// `complete` is false where it was stopped; `problem` is one line where it could not run.
  void liveEnded(bool complete, const warpbench::Message& problem);

 private:
  /// Does what can be stopped in its turn, on the thread, and sends its end. `work` returns false where it was stopped.
  void enqueue(std::function<bool(const std::stop_token&)> work);
  bool performRun(const Request& request, const std::stop_token& stop);
  /// A request of the catalogue's variants or of one copy. @throws NotCompiled of a copy.
  bool performPart(const Request& part, const std::stop_token& stop);
  /// Does each part. @throws NotCompiled after the last of them.
  bool performParts(const Request& request, const std::stop_token& stop,
                    const std::function<bool(const Request& part)>& perform);
  bool performLive(const Request& request, const std::stop_token& stop);
  bool performCheck(const Request& request, const std::stop_token& stop);
  /// Those that a request names, opened; of one with kernels of the user's in a process of its own.
  /// @throws Cancelled where `stop` is requested while a device elsewhere is opened.
  std::vector<Device*> devices(const Request& request, const std::stop_token& stop);
  Device& deviceForOwn(const std::string& id, const std::stop_token& stop);
  static std::unique_ptr<Device> openForOwn(std::string_view id);
  static CheckReport checkSimulated(const Point& point, std::stop_token stop);

  DeviceOpener m_open;
  SeveralOpener m_openSeveral;
  DeviceOpener m_openForOwn;
  DeviceLister m_list;
  Checker m_checker;
  // Used on the worker's thread only; several devices at work each on one more.
  std::vector<std::unique_ptr<Device>> m_opened;
  std::string m_openedIds;
  std::vector<process::NamedRemote> m_openedAt;  ///< the places when they were opened
  std::unique_ptr<Device> m_own;                ///< the one for kernels of the user's
  std::vector<process::NamedRemote> m_ownAt;

  std::mutex m_placesMutex;
  std::vector<process::NamedRemote> m_places;

  std::mutex m_stopMutex;
  std::stop_source m_stop;      ///< of what is in work and of what waits
  std::stop_source m_stopLive;  ///< of the last live run

  QThread m_thread;
};

}  // namespace warpbench::gui
