// SPDX-License-Identifier: GPL-3.0-or-later
#include "validation/count_comparison.h"

#include "core/text/error.h"
#include "engine/simulated/simulated_device.h"

namespace warpbench::validation {

double expectedCount(const HardwareCounter& counter, const Result& simulated) {
  const CountException* exception = exceptionFor(simulated.family, simulated.variant, counter.id);
  return exception ? exception->predicted(simulated) : counter.simulated(*simulated.counters);
}

std::vector<ComparedCount> compareCounts(const CountedPoint& measured, const Result& simulated) {
  std::vector<ComparedCount> compared;
  for (std::size_t i = 0; i < hardwareCounters().size(); ++i) {
    const HardwareCounter& counter = hardwareCounters()[i];
    if (!counter.compared() || !measured.counts[i]) continue;
    ComparedCount count{
        .counter = &counter, .simulated = counter.simulated(*simulated.counters), .measured = *measured.counts[i]};
    if (count.simulated == 0 && count.measured == 0) continue;
    count.exception = exceptionFor(measured.point.family, measured.point.variant, counter.id);
    if (count.exception) count.predicted = count.exception->predicted(simulated);
    if (count.simulated != count.measured)
      count.verdict = count.exception && count.predicted == count.measured ? ComparedCount::Verdict::Predicted
                                                                           : ComparedCount::Verdict::Different;
    compared.push_back(count);
  }
  return compared;
}

void Verdicts::add(const ComparedCount& count) {
  equal += count.verdict == ComparedCount::Verdict::Equal;
  predicted += count.verdict == ComparedCount::Verdict::Predicted;
  different += count.verdict == ComparedCount::Verdict::Different;
}

std::unique_ptr<Device> simulatorFor(const HardwareCounts& measured) {
  GpuProfile profile = defaultProfile();
  profile.multiprocessors = measured.multiprocessors;
  return simulator::openSimulated(profile);
}

Result simulate(Device& simulator, const Point& point, const std::stop_token& stop) {
  Result result = simulator.measure(point, {}, stop, [](const Message&, double) {});
  result.family = point.family;
  result.variant = point.variant;
  result.parameters = point.parameters;
  if (!result.counters || result.counters->estimated())
    throw DeviceError(point.family + " " + point.variant + ", " + toText(point.parameters) +
                      ": too large to be simulated as a whole");
  return result;
}

}  // namespace warpbench::validation
