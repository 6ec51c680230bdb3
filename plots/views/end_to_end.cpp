// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <algorithm>
#include <utility>
#include <vector>

#include "data/matching_results.h"
#include "results/values/device_id.h"
#include "text/number_text.h"
#include "views/figures.h"
#include "views/view_definition.h"

namespace warpbench::plots {
namespace {

struct EndToEndText {
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
    point.details = QStringList{EndToEndText::tr("launch %1 ms").arg(figureText(time->y)),
                                EndToEndText::tr("to the device %1 ms").arg(figureText(toDevice)),
                                EndToEndText::tr("back %1 ms").arg(figureText(toHost))} +
                    time->details;
    return DrawnResult{&result, point, twoWays ? memory : QString()};
  };
  const TransferTimes& transfer = *result.transfer;
  std::vector<DrawnResult> drawn;
  drawn.reserve(2);
  drawn.push_back(with(transfer.toDevice, transfer.toHost, EndToEndText::tr("pageable memory")));
  if (hasPinned(result))
    drawn.push_back(with(transfer.toDevicePinned, transfer.toHostPinned, EndToEndText::tr("page-locked memory")));
  return drawn;
}

/// The times of all CPU threads, the baseline of all results.
class CpuTimes {
 public:
  explicit CpuTimes(const FamilyResults& familyResults) : m_familyResults(familyResults) {
    for (const Result* result : familyResults.results())
      if (result->variant == "cpu-all-threads" && result->time && result->status == Result::Status::Ok)
        m_results.add(*result, groupOf(*result, result->device));
  }

  /// Returns the CPU's result at the same place with no parameter that `result` lacks, the first if there are several;
  /// nullptr if there is none.
  const Result* of(const Result& result) {
    std::pair<std::size_t, const Result*> found{0, nullptr};
    const std::string cpu = withPlace("cpu", placeIn(result.device));
    for (const auto& match : m_results.of(result, groupOf(result, cpu)))
      if (match.whole)
        for (const auto& candidate : *match.summary)
          if (candidate.second != &result && (!found.second || candidate.first < found.first)) found = candidate;
    return found.second;
  }

 private:
  /// The first two results with their places. A result is not compared with itself, so two suffice.
  using FirstTwo = std::vector<std::pair<std::size_t, const Result*>>;

  std::string groupOf(const Result& result, const std::string& device) const {
    return device + m_familyResults.partOf(result);
  }

  const FamilyResults& m_familyResults;
  MatchingResults<FirstTwo> m_results{[](FirstTwo& first, const Result& result, std::size_t place) {
    if (first.size() < 2) first.emplace_back(place, &result);
  }};
};

/// "12.3 times as fast as the CPU with all threads", for a time including copies; nothing without a baseline.
QStringList speedupText(double milliseconds, const Result* baseline) {
  if (!baseline || !(milliseconds > 0)) return {};
  return {EndToEndText::tr("%1 times as fast as the CPU with all threads")
              .arg(figureText(baseline->time->median / milliseconds))};
}

/// Draws the times including the copies to and from the device: from pageable memory and, if measured, from page-locked
/// memory. A loop on the CPU needs no copies. Results without measured copies have no point.
std::vector<DrawnResult> drawEndToEnd(PlotData& data, const Context& context, const PlotChoices&) {
  data.yTitle = EndToEndText::tr("Time end to end (ms)");
  data.unit = QStringLiteral("ms");
  data.formula =
      EndToEndText::tr("launch + copy of the input to the device + copy of the output back; the CPU needs no copies");
  const auto& results = context.familyResults.results();
  const bool twoWays = std::ranges::any_of(results, [](const Result* result) { return hasPinned(*result); });
  CpuTimes cpuTimes(context.familyResults);
  std::vector<DrawnResult> drawn;
  for (const Result* result : results)
    for (DrawnResult& one : pointsOf(*result, twoWays)) {
      one.point.details << speedupText(one.point.y, cpuTimes.of(*result));
      drawn.push_back(std::move(one));
    }
  return drawn;
}

}  // namespace

const ViewDefinition kEndToEndView{
    .title = [](const Family*) { return EndToEndText::tr("E&nd to end"); },
    .toolTip = [] { return EndToEndText::tr("Time with the copies to the device and back"); },
    .has =
        [](const Subject& subject) {
          return subject.known || subject.any([](const Result& result) { return result.transfer.has_value(); });
        },
    .draw = drawEndToEnd,
    .without =
        [](const PlotData&, const QString& names) {
          return EndToEndText::tr("left out, because no copies to a device and back were timed: %1").arg(names);
        }};

}  // namespace warpbench::plots
