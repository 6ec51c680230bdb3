// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/measure_point.h"

#include <algorithm>
#include <chrono>

#include "error.h"
#include "measure/statistics.h"

namespace warpbench {
namespace {

using Clock = std::chrono::steady_clock;

constexpr double kShareBeforeSampling = 0.3;  // of a progress bar: verification takes a while at large sizes
constexpr double kShareAfterSampling = 0.8;

void runAndVerify(Result& result, Workload& workload, Problem& problem, const Variant& variant) {
  workload.reset();
  workload.launch();
  addOutcome(result, problem, variant,
             {.arrays = workload.read(), .sampled = false, .computes = variant.computes});
}

/// The worse of the two: a result is right only if it was right both times.
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
  if (std::optional<Verification> verification = problem.verify(outputs)) {
    verification->expectedToFail = variant.wrongOnPurpose;
    result.verification = result.verification ? worse(*result.verification, *verification) : *verification;
  } else {
    result.warnings.push_back("not verified: only some blocks ran, and their part of the result cannot be checked");
  }
  // The last launch's replace those of an earlier one.
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

  // The first launch is also the warm-up: code is loaded, pages are mapped, and nothing is timed.
  progress("verifying", 0);
  runAndVerify(result, workload, problem, variant);
  checkStop();

  const Clock::time_point start = Clock::now();
  const auto elapsed = [&] { return std::chrono::duration<double>(Clock::now() - start).count(); };
  StoppingRule rule(options);
  std::vector<double> samples;
  bool timeIsUp = false;
  for (auto verdict = StoppingRule::Verdict::Continue; verdict == StoppingRule::Verdict::Continue;) {
    progress("sample " + std::to_string(samples.size() + 1),
             kShareBeforeSampling +
                 (kShareAfterSampling - kShareBeforeSampling) * std::min(1.0, elapsed() / options.timeLimitSeconds));
    samples.push_back(workload.sample(point.mode, options.flush));
    checkStop();
    verdict = rule.add(samples.back());
    if (elapsed() > options.timeLimitSeconds && verdict == StoppingRule::Verdict::Continue) {
      timeIsUp = true;
      break;
    }
  }
  constexpr std::size_t kFewSamples = 5;
  if (samples.size() < kFewSamples) result.warnings.push_back("only " + std::to_string(samples.size()) + " samples");
  result.time = summarise(std::move(samples));
  if (timeIsUp && result.time->noise > options.maxNoise)
    result.warnings.push_back("still noisy at the time limit: choose a longer one, or a larger size");

  progress("verifying again", kShareAfterSampling);
  runAndVerify(result, workload, problem, variant);
  checkStop();
  return result;
}

}  // namespace warpbench
