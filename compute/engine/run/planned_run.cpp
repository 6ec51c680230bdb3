// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/run/planned_run.h"

#include <algorithm>
#include <cmath>
#include <new>

#include "catalogue/bandwidth.h"
#include "catalogue/catalogue.h"
#include "core/text/error.h"
#include "core/text/text.h"
#include "results/values/digest.h"

namespace warpbench {

namespace {

Result failed(Message reason) {
  Result result;
  result.status = Result::Status::Failed;
  result.error = std::move(reason);
  return result;
}

/// Measures a point and turns failures into results. Passes Cancelled on.
Result measured(Device& device, const Point& point, const MeasureOptions& options, const std::stop_token& stop,
                const PointProgress& progress, PointOutcome& outcome) {
  outcome = PointOutcome::Threw;
  try {
    Result result = device.measure(point, options, stop, progress);
    outcome = PointOutcome::Measured;
    return result;
  } catch (const Cancelled&) {
    throw;
  } catch (const RequestError& error) {
    if (point.own) throw;  // bad source text or no compiler: every point would fail
    return failed(error.message());
  } catch (const std::bad_alloc&) {
    return failed(Message::text("out of memory: choose smaller sizes"));
  } catch (const std::exception& error) {
    return failed(messageOf(error));
  }
}

/// Prepares the points, such as reading files. @returns why each cannot run, or empty. @throws RequestError if none
/// can.
std::vector<Message> prepare(const Family& family, std::vector<Point>& points) {
  std::vector<Message> refusals(points.size());
  if (!family.prepare) return refusals;
  for (std::size_t i = 0; i < points.size(); ++i) {
    try {
      family.prepare(points[i].parameters);
    } catch (const RequestError& error) {
      refusals[i] = error.message();
    }
  }
  if (std::ranges::none_of(refusals, &Message::empty)) throw RequestError(refusals.front());
  return refusals;
}

void fail(Result& result, const Message& reason) {
  result.status = Result::Status::Failed;
  if (result.error.empty()) result.error = reason;
}

Message verificationFailure(const Verification& verification) {
  // The method of comparison does not explain a NaN.
  if (std::isnan(verification.maxError)) return {Message::text("wrong result: %1"), whatIsWrong(verification)};
  return {Message::text("wrong result: %1 (%2)"), whatIsWrong(verification), verification.method};
}

}  // namespace

PlannedRun plan(const Request& request, const DeviceInfo& device) {
  PlannedRun planned{.points = expand(request, device), .refusals = {}};
  planned.refusals = prepare(*findFamily(request.family), planned.points);
  return planned;
}

RunProgress progressOf(const PlannedRun& planned, std::size_t index, int pointsDone, const Message& what,
                       double share) {
  const Point& point = planned.points[index];
  return {.pointsDone = pointsDone,
          .pointsTotal = static_cast<int>(planned.points.size()),
          .what = {Message::text("%1: %2"), point.variant + ", " + toText(point.parameters), what},
          // Maps NaN to 0, which std::clamp would pass on.
          .pointShare = share > 0 ? std::min(share, 1.0) : 0.0};
}

Result runPoint(Device& device, const PlannedRun& planned, std::size_t index, const MeasureOptions& options,
                const std::stop_token& stop, const PointProgress& progress, PointOutcome* outcome) {
  const Point& point = planned.points[index];
  const Message& refusal = planned.refusals[index];
  PointOutcome made = PointOutcome::Skipped;
  Result result = refusal.empty() ? measured(device, point, options, stop, progress, made) : failed(refusal);
  if (outcome) *outcome = made;
  const DeviceInfo& info = device.info();
  result.family = point.family;
  result.variant = point.own ? variantWith(point.variant, *point.own) : point.variant;
  if (point.own) result.kernelDigest = digestOf(*point.own);
  result.device = info.record.id;
  result.parameters = point.parameters;
  result.mode = point.mode;
  // Recorded results have their own.
  if (result.provenance == Provenance()) result.provenance = makeProvenance(info);
  if (result.status == Result::Status::Failed) {
    fail(result, Message::text("it failed, and the device gave no reason"));
    // A failure from an exception has no origin yet.
    if (!result.time) result.origin = info.record.origin;
  }
  if (result.verification && !result.verification->asExpected())
    fail(result, verificationFailure(*result.verification));
  // Recorded results already have their warnings.
  if (result.origin != Origin::Recorded && result.verification && result.verification->expectedToFail &&
      result.verification->passed)
    result.warnings.push_back(Message::text("wrong on purpose, but correct in this run: that proves nothing"));
  if (const Message reason = addBandwidth(result, info.record); !reason.empty()) fail(result, reason);
  return result;
}

}  // namespace warpbench
