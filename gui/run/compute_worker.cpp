// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/compute_worker.h"

#include <QMetaType>
#include <chrono>
#include <exception>
#include <stdexcept>

#include "core/text/error.h"
#include "device/several_gpus.h"
#include "engine/devices/devices.h"
#include "engine/run/spread_run.h"
#include "inspect/checked_points.h"
#include "remote/inspection.h"
#include "results/values/device_id.h"

namespace warpbench::gui {

namespace {

/// Limits progress to the screen's refresh rate, so that a fast device cannot flood the receiver's queue.
class ProgressGate {
 public:
  bool open(const RunProgress& progress) {
    const auto now = std::chrono::steady_clock::now();
    // Follows one of several devices until a point is done, because text that switches many times a second is
    // unreadable.
    const std::string device = progress.what.english().substr(0, progress.what.english().find(','));
    const bool samePoint = progress.pointsDone == m_pointsDone;
    if (samePoint && (now - m_last < std::chrono::milliseconds(33) || device != m_device)) return false;
    m_device = device;
    m_pointsDone = progress.pointsDone;
    m_last = now;
    return true;
  }

 private:
  int m_pointsDone = -1;
  std::string m_device;  ///< or the variant, for a single device
  std::chrono::steady_clock::time_point m_last;
};

/// A copy did not compile; the reason is one line.
class NotCompiled : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

}  // namespace

ComputeWorker::ComputeWorker(DeviceOpener opener, DeviceLister lister, Checker checker, SeveralOpener severalOpener,
                             DeviceOpener ownOpener)
    : m_open(std::move(opener)),
      m_openSeveral(std::move(severalOpener)),
      m_openForOwn(std::move(ownOpener)),
      m_list(std::move(lister)),
      m_checker(std::move(checker)) {
  qRegisterMetaType<std::vector<DeviceInfo>>();
  qRegisterMetaType<Message>();
  qRegisterMetaType<Environment>();
  qRegisterMetaType<RunProgress>();
  qRegisterMetaType<Result>();
  qRegisterMetaType<CheckReport>();
  qRegisterMetaType<std::vector<Diagnostic>>();
  m_thread.setObjectName(QStringLiteral("compute"));
  // Closes a device on the thread that opened it, at the end of that thread.
  connect(
      &m_thread, &QThread::finished, this,
      [this] {
        m_opened.clear();
        m_own.reset();
      },
      Qt::DirectConnection);
  moveToThread(&m_thread);
  m_thread.start();
}

ComputeWorker::~ComputeWorker() {
  stop();
  m_thread.quit();
  m_thread.wait();
}

void ComputeWorker::listDevices() {
  QMetaObject::invokeMethod(
      this,
      [this] {
        try {
          emit devicesListed(m_list());
        } catch (const std::exception& error) {
          emit devicesListed({});  // ends any wait for the list
          emit failed(messageOf(error));
        }
      },
      Qt::QueuedConnection);
}

void ComputeWorker::start(const Request& request) {
  stopLive();
  enqueue([this, request](const std::stop_token& stop) { return performRun(request, stop); });
}

void ComputeWorker::check(const Request& request) {
  stopLive();
  enqueue([this, request](const std::stop_token& stop) { return performCheck(request, stop); });
}

void ComputeWorker::enqueue(std::function<bool(const std::stop_token&)> work) {
  std::stop_token token;
  {
    const std::scoped_lock lock(m_stopMutex);
    if (m_stop.stop_requested()) m_stop = std::stop_source();
    token = m_stop.get_token();
  }
  QMetaObject::invokeMethod(
      this,
      [this, work = std::move(work), token] {
        try {
          emit finished(!token.stop_requested() && work(token));
        } catch (const Cancelled&) {
          emit finished(false);
        } catch (const NotCompiled& error) {
          emit notCompiled(messageOf(error));
        } catch (const std::exception& error) {
          emit failed(messageOf(error));
        }
      },
      Qt::QueuedConnection);
}

void ComputeWorker::startLive(const Request& request) {
  std::stop_token token;
  {
    const std::scoped_lock lock(m_stopMutex);
    m_stopLive.request_stop();
    m_stopLive = std::stop_source();
    token = m_stopLive.get_token();
  }
  QMetaObject::invokeMethod(
      this,
      [this, request, token] {
        try {
          emit liveEnded(!token.stop_requested() && performLive(request, token), Message());
        } catch (const Cancelled&) {
          emit liveEnded(false, Message());
        } catch (const std::exception& error) {
          emit liveEnded(false, messageOf(error));
        }
      },
      Qt::QueuedConnection);
}

void ComputeWorker::stopLive() {
  const std::scoped_lock lock(m_stopMutex);
  m_stopLive.request_stop();
}

void ComputeWorker::stop() {
  const std::scoped_lock lock(m_stopMutex);
  m_stop.request_stop();
  m_stopLive.request_stop();
}

bool ComputeWorker::performParts(const Request& request, const std::stop_token& stop,
                                 const std::function<bool(const Request& part)>& perform) {
  std::string problem;
  for (const Request& part : partsOf(request)) {
    if (stop.stop_requested()) return false;
    const QString family = QString::fromStdString(part.family);
    const QString id = part.own ? QString::fromStdString(variantWith(part.variants.front(), *part.own)) : QString();
    try {
      if (!perform(part)) return false;
      if (part.own) emit diagnosed(family, id, {});
    } catch (const CompileError& error) {
      emit diagnosed(family, id, error.diagnostics());
      if (problem.empty()) problem = error.what();
    } catch (const RequestError& error) {
      if (!part.own) throw;
      emit diagnosed(family, id, {{.text = error.what()}});
      if (problem.empty()) problem = error.what();
    }
  }
  if (!problem.empty()) throw NotCompiled(problem);
  return true;
}

bool ComputeWorker::performRun(const Request& request, const std::stop_token& stop) {
  return performParts(request, stop, [&](const Request& part) { return performPart(part, stop); });
}

bool ComputeWorker::performPart(const Request& part, const std::stop_token& stop) {
  const std::vector<Device*> opened = devices(part, stop);
  emit this->opened(environmentOf(opened));
  ProgressGate gate;
  const auto onProgress = [&](const RunProgress& now) {
    if (gate.open(now)) emit progress(now);
  };
  const auto onResult = [&](const Result& result) { emit resultReady(result); };
  const Division division = part.each ? Division::Each : Division::Shared;
  const bool complete = opened.size() == 1 ? run(*opened.front(), part, stop, onProgress, onResult)
                                           : runSpread(opened, part, stop, onProgress, onResult, division);
  // Sent again, because a device learns its clocks and its copy bandwidth while it measures.
  emit this->opened(environmentOf(opened));
  return complete;
}

bool ComputeWorker::performLive(const Request& request, const std::stop_token& stop) {
  return performParts(request, stop, [&](const Request& part) {
    Device& opened = *devices(part, stop).front();
    if (stop.stop_requested()) return false;  // another session may have been opened since
    emit this->opened(environmentOf(opened.info()));
    return run(opened, part, stop, {}, [&](const Result& result) { emit liveResultReady(result); });
  });
}

bool ComputeWorker::performCheck(const Request& request, const std::stop_token& stop) {
  const std::vector<Point> points = pointsToCheck(request);
  RunProgress now{.pointsTotal = static_cast<int>(points.size())};
  for (const Point& point : points) {
    if (stop.stop_requested()) return false;
    now.what = (point.own ? variantWith(point.variant, *point.own) : point.variant) + ", " + toText(point.parameters);
    emit progress(now);
    try {
      emit checked(m_checker(point, stop));
    } catch (const Cancelled&) {
      return false;
    } catch (const std::exception& error) {
      // The other variants can still be checked.
      emit checked({.point = point, .error = messageOf(error)});
    }
    ++now.pointsDone;
  }
  return true;
}

CheckReport ComputeWorker::checkSimulated(const Point& point, std::stop_token stop) {
  return process::check(point, stop);
}

void ComputeWorker::setPlaces(std::vector<process::NamedRemote> places) {
  const std::scoped_lock lock(m_placesMutex);
  m_places = std::move(places);
}

std::unique_ptr<Device> ComputeWorker::openForOwn(std::string_view id) { return process::openInChild(std::string(id)); }

Device& ComputeWorker::deviceForOwn(const std::string& id, const std::stop_token& stop) {
  if (namesSeveral(id)) throw RequestError("your own kernels run on one device: choose one");
  std::vector<process::NamedRemote> places;
  if (!placeIn(id).empty()) {
    const std::scoped_lock lock(m_placesMutex);
    places = m_places;
  }
  if (!m_own || m_own->info().record.id != id || m_ownAt != places) {
    m_own.reset();
    m_own = placeIn(id).empty() ? m_openForOwn(id) : process::openAt(id, places, stop);
    m_ownAt = std::move(places);
  }
  return *m_own;
}

std::vector<Device*> ComputeWorker::devices(const Request& request, const std::stop_token& stop) {
  const std::string& ids = request.device;
  if (request.own) return {&deviceForOwn(ids, stop)};
  const bool several = namesSeveral(ids);
  const bool elsewhere = !placeIn(ids).empty();
  std::vector<process::NamedRemote> places;
  if (elsewhere) {
    const std::scoped_lock lock(m_placesMutex);
    places = m_places;
  }
  // The device may already be open as one of several, for example in a live run.
  if (!several && m_openedAt == places)
    for (const auto& device : m_opened)
      if (device->info().record.id == ids) return {device.get()};
  if (m_opened.empty() || m_openedIds != ids || m_openedAt != places) {
    m_opened.clear();  // keeping other devices open would take twice the memory
    const auto waiting = [this](const Message& what, double) { emit progress({.what = what}); };
    if (several)
      m_opened = m_openSeveral(ids, places, stop);
    else
      m_opened.push_back(elsewhere ? process::openAt(ids, places, stop, waiting) : m_open(ids));
    m_openedIds = ids;
    m_openedAt = std::move(places);
  }
  std::vector<Device*> devices;
  for (const auto& device : m_opened) devices.push_back(device.get());
  return devices;
}

}  // namespace warpbench::gui
