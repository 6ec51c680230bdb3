// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/run/live_points.h"

#include <algorithm>
#include <unordered_set>

#include "device/several_gpus.h"
#include "format/session_merge.h"
#include "results/session/point_key.h"
#include "results/values/digest.h"

namespace warpbench {
namespace {

/// About all variants at a few values of a sweep.
constexpr int kRemembered = 16;

}  // namespace

bool isCurrent(const Result& result, const std::vector<KernelCopy>& copies) {
  if (result.kernelDigest.empty()) return true;
  const auto copy = std::ranges::find_if(
      copies, [&](const KernelCopy& each) { return each.family == result.family && each.id() == result.variant; });
  return copy == copies.end() || digestOf(copy->kernel) == result.kernelDigest;
}

std::vector<std::string> variantsUnknown(const std::vector<Point>& points, const std::vector<KernelCopy>& copies,
                                         const DeviceInfo& device, const Session& session) {
  if (points.empty()) return {};
  std::vector<std::string> devices = devicesIn(device.record.id);
  if (devices.size() == 1) devices = {idIn(session.environment, device.record)};
  // One pass over the results instead of one per point: a session may have a hundred thousand.
  std::unordered_set<std::string> known;
  for (const Result& result : session.results)
    if (result.status == Result::Status::Ok && result.family == points.front().family && isCurrent(result, copies) &&
        std::ranges::count(devices, result.device) > 0)
      known.insert(pointKey(result));
  std::vector<std::string> unknown;
  for (const Point& point : points) {
    Result wanted;
    wanted.variant = point.own ? variantWith(point.variant, *point.own) : point.variant;
    wanted.parameters = point.parameters;
    wanted.mode = point.mode;
    if (!known.contains(pointKey(wanted)) && std::ranges::find(unknown, wanted.variant) == unknown.end())
      unknown.push_back(wanted.variant);
  }
  return unknown;
}

MeasureOptions liveOptions(std::size_t points) {
  constexpr double kSecondsOfAll = 0.05;
  constexpr double kMinSeconds = 0.01;
  MeasureOptions options;
  options.simulationSeconds =
      std::max(kMinSeconds, kSecondsOfAll / static_cast<double>(std::max<std::size_t>(points, 1)));
  return options;
}

std::optional<double> RemainingTime::at(double seconds, int pointsDone, int pointsTotal, double pointShare) {
  if (pointsDone > m_pointsDone) {
    const double each = (seconds - m_lastEnd) / (pointsDone - m_pointsDone);
    while (m_pointsDone < pointsDone) m_perPoint += (each - m_perPoint) / std::min(++m_pointsDone, kRemembered);
    m_lastEnd = seconds;
  }
  if (pointsDone <= 0 || !(m_lastEnd > 0)) return std::nullopt;
  const double perPoint = m_perPoint;
  // A reported share may grow unevenly, so use the time spent on the point, up to the time per point.
  const double inWork = pointShare > 0 ? std::min(seconds - m_lastEnd, perPoint) : 0;
  return std::max(0.0, perPoint * (pointsTotal - pointsDone) - inWork);
}

}  // namespace warpbench
