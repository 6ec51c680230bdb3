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

/// Runs and checks requests on its own thread, where it keeps the last request's devices open between runs. All
/// functions are thread-safe and return immediately. Signals carry values and are emitted on that thread, so connect
/// them with a receiver.
class ComputeWorker : public QObject {
  Q_OBJECT

 public:
  using DeviceOpener = std::function<std::unique_ptr<Device>(std::string_view id)>;
  /// Opens the devices named in the text (see devicesIn), each in its own process.
  using SeveralOpener = std::function<std::vector<std::unique_ptr<Device>>(
      std::string_view ids, const std::vector<process::NamedRemote>& places, const std::stop_token& stop)>;
  using DeviceLister = std::function<std::vector<DeviceInfo>()>;

  using Checker = std::function<CheckReport(const Point& point, std::stop_token stop)>;

  explicit ComputeWorker(DeviceOpener opener = process::openHere, DeviceLister lister = warpbench::listDevices,
                         Checker checker = checkSimulated, SeveralOpener severalOpener = process::openTogether,
                         DeviceOpener ownOpener = openForOwn);
  /// Stops the current run and waits until the device is closed.
  ~ComputeWorker() override;

  /// Answered by `devicesListed`.
  void listDevices();
  /// The places of devices with an '@' in their id. Connects to no other places.
  void setPlaces(std::vector<process::NamedRemote> places);
  /// Answered by `opened`, any number of `progress` and `resultReady`, then one `finished`, or by one `failed`.
  /// Requests made during a run are queued.
  void start(const Request& request);
  /// Checks the request's variants for mistakes in the simulator, whatever its device. Answered by any number of
  /// `progress` and `checked`, then as a run is.
  void check(const Request& request);
  /// Measures the slider's position, unless something stops it first: a newer call of startLive(), `stopLive`, `start`
  /// or `stop`, which drop the current point. Answered by `opened`, any number of `liveResultReady`, then `liveEnded`.
  void startLive(const Request& request);
  void stopLive();
  /// Stops the current and all queued requests. Bypasses the thread's event loop, which is busy.
  void stop();

 signals:
  void devicesListed(const std::vector<warpbench::DeviceInfo>& devices);
  void opened(const warpbench::Environment& environment);
  void progress(const warpbench::RunProgress& progress);
  void resultReady(const warpbench::Result& result);
  void liveResultReady(const warpbench::Result& result);
  void checked(const warpbench::CheckReport& report);
  /// `complete` is false if the run was stopped early.
  void finished(bool complete);
  /// The compiler's diagnostics for a copy reached by a run, live or not; empty if it compiled.
  void diagnosed(const QString& family, const QString& id, const std::vector<warpbench::Diagnostic>& diagnostics);
  /// Ends a run as `finished` does, if a copy did not compile. `reason` is one line. Everything else has run.
  void notCompiled(const Message& reason);
  /// The request was invalid or the device could not be opened; `reason` is one line.
  void failed(const warpbench::Message& reason);
  /// `complete` is false if the run was stopped; `problem` is one line if it could not run.
  void liveEnded(bool complete, const warpbench::Message& problem);

 private:
  /// Queues stoppable work for the thread and emits its end. `work` returns false if it was stopped.
  void enqueue(std::function<bool(const std::stop_token&)> work);
  bool performRun(const Request& request, const std::stop_token& stop);
  /// Runs the catalogue's variants or one copy.
  /// @throws NotCompiled for a copy.
  bool performPart(const Request& part, const std::stop_token& stop);
  /// Performs each part.
  /// @throws NotCompiled after the last part.
  bool performParts(const Request& request, const std::stop_token& stop,
                    const std::function<bool(const Request& part)>& perform);
  bool performLive(const Request& request, const std::stop_token& stop);
  bool performCheck(const Request& request, const std::stop_token& stop);
  /// Opens a request's devices; user kernels run in a separate process.
  /// @throws Cancelled if `stop` is requested while a remote device is being opened.
  std::vector<Device*> devices(const Request& request, const std::stop_token& stop);
  Device& deviceForOwn(const std::string& id, const std::stop_token& stop);
  static std::unique_ptr<Device> openForOwn(std::string_view id);
  static CheckReport checkSimulated(const Point& point, std::stop_token stop);

  DeviceOpener m_open;
  SeveralOpener m_openSeveral;
  DeviceOpener m_openForOwn;
  DeviceLister m_list;
  Checker m_checker;
  // Used on the worker's thread only. Several devices at work use one more thread each.
  std::vector<std::unique_ptr<Device>> m_opened;
  std::string m_openedIds;
  std::vector<process::NamedRemote> m_openedAt;  ///< the places when they were opened
  std::unique_ptr<Device> m_own;                ///< the device for user kernels
  std::vector<process::NamedRemote> m_ownAt;

  std::mutex m_placesMutex;
  std::vector<process::NamedRemote> m_places;

  std::mutex m_stopMutex;
  std::stop_source m_stop;      ///< for the current and queued work
  std::stop_source m_stopLive;  ///< for the last live run

  QThread m_thread;
};

}  // namespace warpbench::gui
