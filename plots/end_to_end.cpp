// SPDX-License-Identifier: GPL-3.0-or-later
#include "end_to_end.h"

#include <QCoreApplication>
#include <algorithm>

#include "device_id.h"
#include "figures.h"
#include "number_text.h"

namespace warpbench::plots {
namespace {

struct Text {
  Q_DECLARE_TR_FUNCTIONS(warpbench::plots::EndToEnd)
};

bool hasPinned(const Result& result) {
  return result.transfer && result.transfer->toDevicePinned + result.transfer->toHostPinned > 0;
}

std::vector<DrawnResult> pointsOf(const Result& result, bool twoWays) {
  const bool onCpu = withoutPlace(result.device) == "cpu";
  const auto time = pointOf(result, Quantity::Time);
  if (!time || (!onCpu && !result.transfer) || result.origin == Origin::Modelled) return {};
  if (onCpu) return {{&result, *time}};
  const auto with = [&](double toDevice, double toHost, const QString& memory) {
    SeriesPoint point = *time;
    for (double* value : {&point.y, &point.low, &point.high}) *value += toDevice + toHost;
    point.details = QStringList{Text::tr("launch %1 ms").arg(figureText(time->y)),
                                Text::tr("to the device %1 ms").arg(figureText(toDevice)),
                                Text::tr("back %1 ms").arg(figureText(toHost))} +
                    time->details;
    return DrawnResult{&result, point, twoWays ? memory : QString()};
  };
  const TransferTimes& transfer = *result.transfer;
  std::vector<DrawnResult> drawn;
  drawn.reserve(2);
  drawn.push_back(with(transfer.toDevice, transfer.toHost, Text::tr("pageable memory")));
  if (hasPinned(result))
    drawn.push_back(with(transfer.toDevicePinned, transfer.toHostPinned, Text::tr("page-locked memory")));
  return drawn;
}

/// "12.3 times as fast as the CPU with all threads", of a time with copies; nothing where no such time is at hand.
QStringList speedupText(double milliseconds, const Result& result, const Gathered& gathered) {
  const auto baseline = std::ranges::find_if(gathered.results(), [&](const Result* other) {
    return other->device == withPlace("cpu", placeIn(result.device)) && other->variant == "cpu-all-threads" &&
           other->time && other != &result && other->status == Result::Status::Ok &&
           gathered.ofOneSession(result, *other) &&
           std::ranges::all_of(other->parameters.entries(), [&](const auto& entry) {
             const Value* const same = result.parameters.find(entry.first);
             return same && *same == entry.second;
           });
  });
  if (baseline == gathered.results().end() || !(milliseconds > 0)) return {};
  return {Text::tr("%1 times as fast as the CPU with all threads")
              .arg(figureText((*baseline)->time->median / milliseconds))};
}

}  // namespace

std::vector<DrawnResult> drawEndToEnd(PlotData& data, const Context& context) {
  data.yTitle = Text::tr("Time end to end (ms)");
  data.unit = QStringLiteral("ms");
  data.formula = Text::tr("launch + copies of the input to the device and of the output back; none on the CPU");
  const auto& results = context.gathered.results();
  const bool twoWays = std::ranges::any_of(results, [](const Result* result) { return hasPinned(*result); });
  std::vector<DrawnResult> drawn;
  for (const Result* result : results)
    for (DrawnResult& one : pointsOf(*result, twoWays)) {
      one.point.details << speedupText(one.point.y, *result, context.gathered);
      drawn.push_back(std::move(one));
    }
  return drawn;
}

}  // namespace warpbench::plots
