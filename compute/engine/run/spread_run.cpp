// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/run/spread_run.h"

#include <algorithm>
#include <condition_variable>
#include <exception>
#include <map>
#include <mutex>
#include <optional>
#include <system_error>
#include <thread>
#include <utility>

#include "core/text/error.h"
#include "engine/run/planned_run.h"

namespace warpbench {

namespace {

/// Distributes points and collects results. Thread-safe.
class Spread {
 public:
  Spread(PlannedRun planned, Division division, std::size_t devices, const std::stop_token& stop,
         const std::function<void(const RunProgress&)>& onProgress, const std::function<void(Result)>& onResult)
      : m_planned(std::move(planned)),
        m_division(division),
        m_onProgress(onProgress),
        m_onResult(onResult),
        m_outer(stop, [this] { m_stop.request_stop(); }),
        m_workers(devices),
        m_total(m_planned.points.size() * (division == Division::Each ? devices : 1)) {}

  /// Runs points on device `number` until none are left for it.
  void work(std::size_t number, Device& device, const MeasureOptions& options) {
    try {
      while (const auto point = next(number)) {
        PointOutcome outcome = PointOutcome::Skipped;
        Result result = runPoint(
            device, m_planned, *point, options, m_stop.get_token(),
            [&](const Message& what, double share) { report(number, device, *point, what, share); }, &outcome);
        judge(number, *point, outcome, result);
        take(number, keyOf(*point, number), std::move(result));
      }
    } catch (const Cancelled&) {
      // Keep the other devices' results.
    } catch (...) {
      const std::scoped_lock lock(m_mutex);
      if (!m_failure) m_failure = std::current_exception();
      m_stop.request_stop();
    }
    const std::scoped_lock lock(m_mutex);
    m_workers[number].working = false;
    m_changed.notify_all();
  }

  void requestStop() { m_stop.request_stop(); }

  /// Call after all threads have ended. @returns whether all points ran, except those withheld from a failing device.
  bool end() {
    if (m_failure) std::rethrow_exception(m_failure);
    // Points after a stopped one may be done.
    for (auto& [key, result] : std::exchange(m_waiting, {}))
      if (m_onResult) m_onResult(std::move(result));
    return m_done == m_total;
  }

 private:
  struct Worker {
    bool working = true;
    bool out = false;                     ///< gets no more points
    std::size_t next = 0;                 ///< next point, with Division::Each
    int failures = 0;                     ///< in a row, since the last wait for the others
    std::size_t firstFailed = 0;          ///< point of the first of these failures
    bool doubted = false;                 ///< on its last chance
    std::optional<std::size_t> measured;  ///< last point measured
    std::optional<std::size_t> threw;     ///< last point that threw
    double share = 0;                     ///< completed share of the current point
  };

  /// The position of a result among all.
  std::size_t keyOf(std::size_t point, std::size_t number) const {
    return m_division == Division::Each ? point * m_workers.size() + number : point;
  }

  std::optional<std::size_t> next(std::size_t number) {
    const std::scoped_lock lock(m_mutex);
    Worker& worker = m_workers[number];
    std::size_t& following = m_division == Division::Each ? worker.next : m_next;
    if (m_stop.stop_requested() || worker.out || following == m_planned.points.size()) return std::nullopt;
    return following++;
  }

  void report(std::size_t number, const Device& device, std::size_t point, const Message& what, double share) {
    const std::scoped_lock lock(m_mutex);
    if (!m_onProgress) return;
    RunProgress progress = progressOf(m_planned, point, static_cast<int>(m_done), what, share);
    progress.pointsTotal = static_cast<int>(m_total);
    m_workers[number].share = std::exchange(progress.pointShare, 0);
    for (const Worker& worker : m_workers) progress.pointShare += worker.share;
    progress.what = {Message::text("%1, %2"), device.info().record.id, progress.what};
    m_onProgress(progress);
  }

  /// Excludes a device that only fails. Such a device fails at once and would take all points from the others. Before
  /// its last allowed failure in a row it waits for the others. If one of them measures the point of its first failure
  /// or a later one, it gets one more point, since the other's point may have been smaller; if it fails there and
  /// others do not, it is excluded. If all throw too, for example at a size that exceeds every device's memory, or none
  /// works any more, it continues.
  void judge(std::size_t number, std::size_t point, PointOutcome outcome, Result& result) {
    std::unique_lock lock(m_mutex);
    Worker& worker = m_workers[number];
    if (outcome == PointOutcome::Skipped) return;
    if (outcome == PointOutcome::Measured) {
      worker.failures = 0;
      worker.doubted = false;
      worker.measured = point;
    } else {
      if (worker.failures++ == 0) worker.firstFailed = point;
      worker.threw = point;
    }
    m_changed.notify_all();
    if (worker.failures < (worker.doubted ? 1 : kMaxConsecutiveFailures - 1)) return;

    const auto measuredBy = [&](const Worker& other) {
      return other.measured && *other.measured >= worker.firstFailed;
    };
    const auto threwAt = [&](const Worker& other) { return other.threw && *other.threw >= worker.firstFailed; };
    m_changed.wait(lock, m_stop.get_token(), [&] {
      return std::ranges::any_of(m_workers, measuredBy) ||
             std::ranges::all_of(m_workers, [&](const Worker& other) { return !other.working || threwAt(other); });
    });
    worker.failures = 0;
    const bool others = std::ranges::any_of(m_workers, measuredBy);
    if (!std::exchange(worker.doubted, others) || !others) return;
    worker.out = true;
    worker.working = false;
    result.warnings.emplace_back(kGivenNoMorePoints);
    if (m_division == Division::Each) m_total -= m_planned.points.size() - worker.next;
    m_changed.notify_all();
  }

  /// Whether no result will come for the key.
  bool skipped(std::size_t key) const {
    if (m_division != Division::Each) return false;
    const Worker& worker = m_workers[key % m_workers.size()];
    return worker.out && key / m_workers.size() >= worker.next;
  }

  void take(std::size_t number, std::size_t key, Result result) {
    const std::scoped_lock lock(m_mutex);
    ++m_done;
    m_workers[number].share = 0;
    m_waiting.emplace(key, std::move(result));
    while (!m_waiting.empty()) {
      const auto first = m_waiting.begin();
      while (m_given < first->first && skipped(m_given)) ++m_given;
      if (first->first != m_given) break;
      ++m_given;
      Result given = std::move(first->second);
      m_waiting.erase(first);
      if (m_onResult) m_onResult(std::move(given));
    }
  }

  const PlannedRun m_planned;
  const Division m_division;
  const std::function<void(const RunProgress&)>& m_onProgress;
  const std::function<void(Result)>& m_onResult;
  std::mutex m_mutex;
  std::condition_variable_any m_changed;  ///< a point or a device has ended
  std::stop_source m_stop;
  std::stop_callback<std::function<void()>> m_outer;
  std::vector<Worker> m_workers;
  std::size_t m_next = 0;                   ///< next point, with Division::Shared
  std::size_t m_given = 0;                  ///< key of the next result to pass on
  std::map<std::size_t, Result> m_waiting;  ///< results waiting for earlier ones, by key
  std::size_t m_total = 0;                  ///< number of expected results
  std::size_t m_done = 0;
  std::exception_ptr m_failure;
};

/// @throws RequestError if the request gives different points on some device.
PlannedRun planForAll(const std::vector<Device*>& devices, const Request& request) {
  PlannedRun planned = plan(request, devices.at(0)->info());
  for (const Device* device : devices) {
    const std::vector<Point> points = plan(request, device->info()).points;
    const bool same = std::ranges::equal(points, planned.points, [](const Point& one, const Point& other) {
      return one.variant == other.variant && one.parameters == other.parameters;
    });
    if (!same)
      throw RequestError("the experiment is not the same on " + devices[0]->info().record.id + " and " +
                         device->info().record.id + ": name its variants and parameters");
  }
  return planned;
}

}  // namespace

namespace {

/// @throws RequestError if a curve would mix points of different devices, which would look like one device's.
void checkEqual(const std::vector<Device*>& devices) {
  const DeviceInfo& first = devices.at(0)->info();
  for (const Device* device : devices)
    if (const DeviceInfo& other = device->info(); other.kind != first.kind || other.record.name != first.record.name)
      throw RequestError(Message::text("one sweep would mix different devices, %1 and %2: let each run all points "
                                       "(--each), or choose identical devices"),
                         first.record.name, other.record.name);
}

}  // namespace

bool runSpread(const std::vector<Device*>& devices, const Request& request, std::stop_token stop,
               const std::function<void(const RunProgress&)>& onProgress, const std::function<void(Result)>& onResult,
               Division division) {
  if (division == Division::Shared) checkEqual(devices);
  Spread spread(planForAll(devices, request), division, devices.size(), stop, onProgress, onResult);
  {
    std::vector<std::jthread> threads;
    try {
      for (std::size_t i = 0; i < devices.size(); ++i)
        threads.emplace_back([&spread, &request, &devices, i] { spread.work(i, *devices[i], request.options); });
    } catch (const std::system_error&) {
      spread.requestStop();  // out of threads; the existing ones would otherwise run all points first
      throw;
    }
  }
  for (Device* device : devices) device->runEnds();
  return spread.end();
}

Environment environmentOf(const std::vector<Device*>& devices) {
  Environment environment = environmentOf(devices.at(0)->info());
  for (const Device* device : devices) environment.add(device->info().record);
  return environment;
}

}  // namespace warpbench
