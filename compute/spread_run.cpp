// SPDX-License-Identifier: GPL-3.0-or-later
#include "spread_run.h"

#include <algorithm>
#include <exception>
#include <map>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

#include "error.h"
#include "planned_run.h"

namespace warpbench {

namespace {

/// Hands out points and takes their results back, from any thread.
class Spread {
 public:
  Spread(PlannedRun planned, const std::stop_token& stop, const std::function<void(const RunProgress&)>& onProgress,
         const std::function<void(Result)>& onResult)
      : m_planned(std::move(planned)),
        m_onProgress(onProgress),
        m_onResult(onResult),
        m_outer(stop, [this] { m_stop.request_stop(); }) {}

  /// Runs points on `device` until there are none left.
  void work(Device& device, const MeasureOptions& options) {
    try {
      while (const auto index = next()) {
        Result result = runPoint(device, m_planned, *index, options, m_stop.get_token(),
                                 [&](std::string_view what, double share) { report(device, *index, what, share); });
        take(*index, std::move(result));
      }
    } catch (const Cancelled&) {
      // What the others have done stays.
    } catch (...) {
      const std::scoped_lock lock(m_mutex);
      if (!m_failure) m_failure = std::current_exception();
      m_stop.request_stop();
    }
  }

  /// Once no thread works any more. @returns whether all points ran.
  bool end() {
    if (m_failure) std::rethrow_exception(m_failure);
    // Behind a point that was stopped there may be some that were done.
    for (auto& [index, result] : std::exchange(m_waiting, {}))
      if (m_onResult) m_onResult(std::move(result));
    return m_done == static_cast<int>(m_planned.points.size());
  }

 private:
  std::optional<std::size_t> next() {
    const std::scoped_lock lock(m_mutex);
    if (m_stop.stop_requested() || m_next == m_planned.points.size()) return std::nullopt;
    return m_next++;
  }

  void report(const Device& device, std::size_t index, std::string_view what, double share) {
    const std::scoped_lock lock(m_mutex);
    if (!m_onProgress) return;
    RunProgress progress = progressOf(m_planned, index, m_done, what, share);
    progress.what = device.info().record.id + ", " + progress.what;
    m_onProgress(progress);
  }

  void take(std::size_t index, Result result) {
    const std::scoped_lock lock(m_mutex);
    ++m_done;
    m_waiting.emplace(index, std::move(result));
    for (auto first = m_waiting.begin(); first != m_waiting.end() && first->first == m_given;
         first = m_waiting.erase(first), ++m_given)
      if (m_onResult) m_onResult(std::move(first->second));
  }

  const PlannedRun m_planned;
  const std::function<void(const RunProgress&)>& m_onProgress;
  const std::function<void(Result)>& m_onResult;
  std::mutex m_mutex;
  std::stop_source m_stop;
  std::stop_callback<std::function<void()>> m_outer;
  std::size_t m_next = 0;                   ///< the point to hand out
  std::size_t m_given = 0;                  ///< the point whose result is to be given away
  std::map<std::size_t, Result> m_waiting;  ///< for those before them
  int m_done = 0;
  std::exception_ptr m_failure;
};

/// @throws RequestError where the request is not the same on all.
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

bool runSpread(const std::vector<Device*>& devices, const Request& request, std::stop_token stop,
               const std::function<void(const RunProgress&)>& onProgress, const std::function<void(Result)>& onResult) {
  Spread spread(planForAll(devices, request), stop, onProgress, onResult);
  {
    std::vector<std::jthread> threads;
    for (Device* device : devices)
      threads.emplace_back([&spread, &request, device] { spread.work(*device, request.options); });
  }
  return spread.end();
}

}  // namespace warpbench
