// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/exercise_outcome.h"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>

#include "catalogue/catalogue.h"
#include "core/text/error.h"
#include "engine/simulated/simulated_device.h"
#include "format/session_fields.h"
#include "model/gpu_profile.h"
#include "own/launch/usual_launch.h"
#include "remote/inspection.h"
#include "remote/place.h"

namespace warpbench {
namespace {

Point pointOf(const LessonExercise& exercise, const std::string& text) {
  Request request{.family = exercise.family, .variants = {exercise.variant}, .parameters = exercise.parameters};
  request.own = std::make_shared<const OwnKernel>(OwnKernel{.name = "exercise", .file = "exercise.cuh", .text = text});
  return expand(request, simulator::describeSimulated(defaultProfile())).at(0);
}

/// "32 x 32": the first `axes` sizes of a grid or block.
std::string sizeText(const dim3& size, int axes) {
  std::string text = std::to_string(size.x);
  if (axes > 1) text += " x " + std::to_string(size.y);
  if (axes > 2) text += " x " + std::to_string(size.z);
  return text;
}

std::optional<double> counterOf(const Result& result, const std::string& name) {
  std::optional<double> found;
  if (result.counters)
    visitCounts(*result.counters, [&](const char* each, double value) {
      if (name == each) found = value;
    });
  return found;
}

/// The readable name of a counter: "sectors of global stores" for "global_store_sectors".
Message counterText(const std::string& name) {
  static const std::array<std::pair<std::string_view, MessageId>, 9> kAccesses{
      {{"global_load", Message::text("global loads")},
       {"global_store", Message::text("global stores")},
       {"global_red", Message::text("global atomics")},
       {"global_atom", Message::text("global atomics whose old value is used")},
       {"local_load", Message::text("local loads")},
       {"local_store", Message::text("local stores")},
       {"shared_load", Message::text("shared loads")},
       {"shared_store", Message::text("shared stores")},
       {"shared_atomic", Message::text("shared atomics")}}};
  static const std::array<std::pair<std::string_view, MessageId>, 6> kCounted{
      {{"_requests", Message::text("requests of %1")},
       {"_sectors", Message::text("sectors of %1")},
       {"_lanes", Message::text("active lanes of %1")},
       {"_bytes", Message::text("bytes of %1")},
       {"_wavefronts", Message::text("wavefronts of %1")},
       {"_conflicts", Message::text("bank conflicts of %1")}}};
  for (const auto& [access, accessText] : kAccesses)
    for (const auto& [counted, countedText] : kCounted)
      if (name == std::string(access) + std::string(counted)) return {countedText, Message(accessText)};
  return Message(name);
}

/// A result, or why there is none.
struct Ran {
  Result result;
  Message failure;
};

Ran ran(const Point& point, const std::stop_token& stop) {
  const std::unique_ptr<Device> device = process::openInChild("simulated:" + defaultProfile().id, stop);
  try {
    return {device->measure(point, {}, stop, [](const Message&, double) {}), {}};
  } catch (const DeviceError& error) {
    return {{}, error.message()};
  }
}

ExercisePart verified(const Ran& run) {
  const auto& verification = run.result.verification;
  if (!run.failure.empty()) return {.holds = false, .found = run.failure};
  if (verification && verification->passed) return {.holds = true};
  if (!verification) return {.holds = false, .found = Message::text("it was not verified")};
  return {.holds = false, .found = whatIsWrong(*verification)};
}

/// Per thread. Low, so that an endless loop in a small exercise is reported quickly.
constexpr std::int64_t kMaxExerciseSteps = 1 << 17;

ExercisePart withoutFindings(const Point& point, const std::stop_token& stop) {
  try {
    const CheckReport report = process::check(point, stop, kMaxExerciseSteps);
    return {
        .holds = report.findings.empty() && report.error.empty(), .found = report.error, .findings = report.findings};
  } catch (const DeviceError& error) {
    return {.holds = false, .found = error.message()};
  }
}

ExercisePart counted(const Ran& run, const LessonGoal& goal) {
  const std::optional<double> value = run.failure.empty() ? counterOf(run.result, goal.counter) : std::nullopt;
  if (!value) return {.holds = false, .found = Message::text("there is no count, because it did not finish")};
  // A kernel that does nothing would meet limits too.
  if (!verified(run).holds)
    return {.holds = false, .found = {Message::text("it is %1; this counts once the result is right"), Number{*value}}};
  const bool holds = (!goal.most || *value <= *goal.most) && (!goal.least || *value >= *goal.least);
  return {.holds = holds, .found = {Message::text("it is %1"), Number{*value}}};
}

}  // namespace

bool ExerciseOutcome::solved() const { return std::ranges::all_of(parts, &ExercisePart::holds); }

Message goalText(const LessonGoal& goal) {
  switch (goal.kind) {
    case LessonGoal::Kind::Verified:
      return Message::text("A correct result.");
    case LessonGoal::Kind::NoFindings:
      return Message::text("A check finds no mistake.");
    case LessonGoal::Kind::Counter:
      break;
  }
  if (goal.most) return {Message::text("At most %1 %2."), Number{*goal.most}, counterText(goal.counter)};
  return {Message::text("At least %1 %2."), Number{goal.least.value_or(0)}, counterText(goal.counter)};
}

Message launchText(const LessonExercise& exercise) {
  const auto shape = own::usualLaunch(exercise.family, exercise.variant, pointOf(exercise, {}).parameters);
  if (!shape) return {};
  const dim3& grid = shape->grid;
  const dim3& block = shape->block;
  const int axes = grid.z * block.z > 1 ? 3 : grid.y * block.y > 1 ? 2 : 1;
  return {Message::text("grid %1, block %2"), sizeText(grid, axes), sizeText(block, axes)};
}

ExerciseOutcome outcomeOf(const LessonExercise& exercise, const std::string& text, const std::stop_token& stop) {
  const Point point = pointOf(exercise, text);
  std::optional<ExercisePart> checked;
  if (std::ranges::find(exercise.goals, LessonGoal::Kind::NoFindings, &LessonGoal::kind) != exercise.goals.end())
    checked = withoutFindings(point, stop);
  // If the check was aborted, a run would not end either.
  const Ran run = checked && !checked->found.empty() ? Ran{{}, checked->found} : ran(point, stop);
  ExerciseOutcome outcome;
  for (const LessonGoal& goal : exercise.goals) {
    outcome.parts.push_back(goal.kind == LessonGoal::Kind::Verified     ? verified(run)
                            : goal.kind == LessonGoal::Kind::NoFindings ? *checked
                                                                        : counted(run, goal));
    outcome.parts.back().goal = goalText(goal);
  }
  return outcome;
}

}  // namespace warpbench
