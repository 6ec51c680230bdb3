// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/measure_point.h"

#include <algorithm>
#include <chrono>
#include <iterator>

#include "core/text/error.h"

namespace warpbench {
namespace {

using Clock = std::chrono::steady_clock;

constexpr double kShareBeforeSampling = 0.3;  // share of the progress bar; verification takes long at large sizes
constexpr double kShareAfterSampling = 0.8;

void runAndVerify(Result& result, Workload& workload, Problem& problem, const Variant& variant) {
  workload.reset();
  workload.launch();
  addOutcome(result, problem, variant, {.arrays = workload.read(), .computes = variant.computes});
}

/// Bytes of all arrays except scratch.
double workingSet(const Problem& problem) {
  double bytes = 0;
  for (const Array& array : problem.arrays())
    if (array.role != Array::Role::Scratch) bytes += static_cast<double>(array.bytes);
  return bytes;
}

/// The worse verification, since a result must be right both times.
Verification worse(const Verification& before, const Verification& after) {
  if (before.passed != after.passed) return before.passed ? after : before;
  return before.maxError >= after.maxError ? before : after;
}

}  // namespace

Result resultOf(const Problem& problem, const Point& point, const Variant& variant) {
  Result result;
  result.family = point.family;
  result.variant = point.variant;
  const double repetitions =
      point.parameters.contains(kRepetitions) ? static_cast<double>(point.parameters.integer(kRepetitions)) : 1;
  const Work& work = problem.work();
  result.bytes = repetitions * (work.bytesRead + work.bytesWritten);
  result.flops = repetitions * work.flops;
  result.items = repetitions * work.items;
  if (variant.arithmetic) result.facts = variant.arithmetic(point.parameters);
  return result;
}

void addOutcome(Result& result, Problem& problem, const Variant& variant, const Outputs& outputs) {
  std::optional<Verification> verification;
  if (!outputs.sampled || outputs.owed) verification = problem.verify(outputs);
  if (verification) {
    verification->expectedToFail = variant.wrongOnPurpose;
    result.verification = result.verification ? worse(*result.verification, *verification) : *verification;
  } else {
    result.warnings.push_back(kPartlyRun);
  }
  // Facts of the last launch replace earlier ones.
  for (Fact& fact : problem.facts(outputs)) {
    const auto known = std::ranges::find(result.facts, fact.name, &Fact::name);
    if (known == result.facts.end())
      result.facts.push_back(std::move(fact));
    else
      known->value = std::move(fact.value);
  }
  result.pictures = problem.pictures(outputs);
}

Result measurePoint(Workload& workload, Problem& problem, const Point& point, const Variant& variant,
                    const MeasureOptions& options, const std::stop_token& stop, const PointProgress& progress) {
  const auto checkStop = [&] {
    if (stop.stop_requested()) throw Cancelled();
  };
  Result result = resultOf(problem, point, variant);

  // The first launch is also an untimed warm-up, which loads code and maps pages.
  progress(Message::text("verifying"), 0);
  runAndVerify(result, workload, problem, variant);
  checkStop();
  if (options.profile) return result;

  const Clock::time_point start = Clock::now();
  const auto elapsed = [&] { return std::chrono::duration<double>(Clock::now() - start).count(); };
  const Machine machine = workload.machine();
  Sampler sampler(options, machine.smClockMhz);
  do {
    progress({Message::text("sample %1"), sampler.count() + 1},
             kShareBeforeSampling +
                 (kShareAfterSampling - kShareBeforeSampling) * std::min(1.0, elapsed() / options.timeLimitSeconds));
    const Sample sample = workload.sample(point.mode, options.flush);
    checkStop();
    sampler.add(sample, elapsed());
  } while (!sampler.done());
  Sampled sampled = sampler.result();
  result.time = std::move(sampled.time);
  result.sampling = sampled.sampling;
  std::ranges::move(sampled.warnings, std::back_inserter(result.warnings));
  if (point.mode != Mode::Cold && workingSet(problem) < machine.cacheBytes)
    result.warnings.push_back(
        Message::text("the working set fits the last-level cache: this is cache bandwidth, not memory bandwidth"));

  progress(Message::text("verifying again"), kShareAfterSampling);
  runAndVerify(result, workload, problem, variant);
  checkStop();
  return result;
}

}  // namespace warpbench
