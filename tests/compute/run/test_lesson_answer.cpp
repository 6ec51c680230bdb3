// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "engine/devices/devices.h"
#include "lesson/lesson_answer.h"
#include "lesson/lesson_library.h"
#include "lesson/lesson_run.h"
#include "results/values/statistics.h"
#include "test_registry.h"

using namespace warpbench;

namespace {

const std::string kSample = WARPBENCH_TESTS "/data/what-an-offset-costs.json";

Result timed(const std::string& variant, double milliseconds, std::int64_t width = 512) {
  Result result;
  result.family = "transpose";
  result.variant = variant;
  result.parameters.set("width", width);
  result.time = modelledTime(milliseconds);
  result.bandwidthGbs = 100 / milliseconds;
  return result;
}

LessonExperiment experimentOf(const std::vector<std::string>& variants) {
  LessonExperiment experiment;
  experiment.request.family = "transpose";
  experiment.request.variants = variants;
  return experiment;
}

QStringList namesOf(const std::vector<TimedVariant>& ranked) {
  QStringList names;
  for (const TimedVariant& each : ranked) names << QString::fromStdString(each.variant);
  return names;
}

DeviceInfo device(const std::string& id, DeviceInfo::Kind kind) {
  DeviceInfo info;
  info.record.id = id;
  info.kind = kind;
  return info;
}

QStringList devicesOf(const std::vector<LessonRun>& runs) {
  QStringList ids;
  for (const LessonRun& run : runs) ids << QString::fromStdString(run.request.device);
  return ids;
}

}  // namespace

/// Answers of results to a lesson's questions, and their origin.
class TestLessonAnswer : public QObject {
  Q_OBJECT

 private slots:
  void theFastestVariantIsTheOneOfLeastTime() {
    const auto ranked = rankedByTime(experimentOf({"naive", "coalesced", "copy"}),
                                     {timed("naive", 3), timed("coalesced", 1), timed("copy", 2)});
    QCOMPARE(namesOf(ranked), QStringList({"coalesced", "copy", "naive"}));
    QCOMPARE(ranked.front().milliseconds, 1.0);
  }

  void onlyTheExperimentsVariantsCompete() {
    QCOMPARE(namesOf(rankedByTime(experimentOf({"naive", "copy"}),
                                  {timed("naive", 3), timed("coalesced", 1), timed("copy", 2)})),
             QStringList({"copy", "naive"}));
  }

  void aFailedResultSaysNothingAndTheLastOfSeveralCounts() {
    Result failed = timed("copy", 0.1);
    failed.status = Result::Status::Failed;
    const auto ranked =
        rankedByTime(experimentOf({"naive", "copy"}), {timed("copy", 9), timed("naive", 3), timed("copy", 2), failed});
    QCOMPARE(namesOf(ranked), QStringList({"copy", "naive"}));
    QCOMPARE(ranked.front().milliseconds, 2.0);
    QVERIFY(rankedByTime(experimentOf({"naive"}), {}).empty());
  }

  void ofASweepTheLastValueDecides() {
    LessonExperiment experiment = experimentOf({"naive", "copy", "memcpy"});
    experiment.request.sweeps = {{.parameter = "width", .values = {std::int64_t{64}, std::int64_t{512}}}};
    Result flat = timed("memcpy", 1.5);
    flat.parameters = {};
    const auto ranked = rankedByTime(
        experiment, {timed("naive", 1, 64), timed("copy", 2, 64), flat, timed("naive", 4, 512), timed("copy", 3, 512)});
    QCOMPARE(namesOf(ranked), QStringList({"memcpy", "copy", "naive"}));
  }

  void aRatioIsTakenFromTheResultsThatMatch() {
    LessonGuess guess;
    guess.kind = LessonGuess::Kind::Ratio;
    guess.of = {.variant = "naive", .parameters = {}};
    guess.of.parameters.set("width", std::int64_t{512});
    guess.over = {.variant = "naive", .parameters = {}};
    guess.over.parameters.set("width", std::int64_t{64});
    const Results results{timed("naive", 1, 64), timed("copy", 7, 512), timed("naive", 4, 512)};
    QCOMPARE(ratioOf(guess, results)->ratio(), 4.0);
    guess.quantity = LessonGuess::Quantity::Bandwidth;
    QCOMPARE(ratioOf(guess, results)->ratio(), 0.25);
    // No counts in these results, and no such point.
    guess.quantity = LessonGuess::Quantity::LoadSectors;
    QVERIFY(!ratioOf(guess, results));
    guess.quantity = LessonGuess::Quantity::Time;
    guess.over.variant = "copy";
    QVERIFY(!ratioOf(guess, results));
  }

  void countsAreThoseOfTheResult() {
    Result few = timed("naive", 1, 64);
    few.counters.emplace();
    few.counters->globalLoad.sectors = 32768;
    few.counters->globalStore.sectors = 100;
    few.counters->sharedLoad.wavefronts = 8;
    Result many = few;
    many.parameters.set("width", std::int64_t{512});
    many.counters->globalLoad.sectors = 40960;
    many.counters->globalStore.sectors = 800;
    many.counters->sharedStore.wavefronts = 8;
    LessonGuess guess;
    guess.of.variant = guess.over.variant = "naive";
    guess.of.parameters = many.parameters;
    guess.over.parameters = few.parameters;
    for (const auto& [quantity, ratio] :
         {std::pair(LessonGuess::Quantity::LoadSectors, 1.25), std::pair(LessonGuess::Quantity::StoreSectors, 8.0),
          std::pair(LessonGuess::Quantity::Wavefronts, 2.0)}) {
      guess.quantity = quantity;
      QCOMPARE(ratioOf(guess, {few, many})->ratio(), ratio);
    }
    // Nothing is divided by zero.
    few.counters->globalStore.sectors = 0;
    guess.quantity = LessonGuess::Quantity::StoreSectors;
    QVERIFY(!ratioOf(guess, {few, many}));
  }

  void theExplanationIsOfThePointThatWasAskedFor() {
    const Results results{timed("naive", 1, 64), timed("naive", 4, 512), timed("copy", 2, 512)};
    LessonStep step;
    QVERIFY(!explainedResult(step, results));
    step.reveal.emplace();
    step.reveal->explain = "naive";
    QCOMPARE(*explainedResult(step, results), std::size_t{1});
    step.guess.emplace();
    step.guess->kind = LessonGuess::Kind::Ratio;
    step.guess->of = {.variant = "naive", .parameters = results[0].parameters};
    QCOMPARE(*explainedResult(step, results), std::size_t{0});
    step.reveal->explain = "tiled";
    QVERIFY(!explainedResult(step, results));
  }

  void aGuessIsRightWithinATenth() {
    QCOMPARE(closenessOf(1.25, 1.25), Closeness::Right);
    QCOMPARE(closenessOf(1.15, 1.25), Closeness::Right);
    QCOMPARE(closenessOf(1.1, 1.25), Closeness::Near);
    QCOMPARE(closenessOf(1.6, 1.25), Closeness::Near);
    QCOMPARE(closenessOf(2, 1.25), Closeness::Far);
    QCOMPARE(closenessOf(0, 1.25), Closeness::Far);
  }

  void aSimulatedDeviceTakesItsOwnSizes() {
    const Lesson lesson = readLesson(kSample);
    const LessonExperiment& experiment = *lesson.steps[1].experiment;
    QCOMPARE(requestFor(experiment, device("cuda:0", DeviceInfo::Kind::Cuda)).parameters.integer("mib"), 256);
    const Request simulated = requestFor(experiment, device("simulated:x", DeviceInfo::Kind::Simulated));
    QCOMPARE(simulated.parameters.integer("mib"), 1);
    QCOMPARE(simulated.parameters.text("type"), std::string("fp32"));
    QVERIFY(simulated.options.simulationSeconds > 0);
    // A class does not wait as long as a report does.
    const MeasureOptions onGpu = requestFor(experiment, device("cuda:0", DeviceInfo::Kind::Cuda)).options;
    QCOMPARE(onGpu.timeLimitSeconds, 0.1);
    QCOMPARE(onGpu.minTimeSeconds, 0.05);
    QCOMPARE(requestFor(experiment, device("cpu", DeviceInfo::Kind::Cpu)).options.timeLimitSeconds, 1);
  }

  void theChosenDeviceComesFirstAndStandInsFollow() {
    const Lesson lesson = readLesson(kSample);
    const std::vector<DeviceInfo> devices = listDevices();
    const LessonExperiment& transpose = *lesson.steps[3].experiment;
    const auto runs = lessonRuns(transpose, devices, "simulated:nvidia-t4", false);
    QCOMPARE(devicesOf(runs).mid(0, 4), QStringList({"simulated:nvidia-t4", "recorded:nvidia-h200",
                                                     "recorded:nvidia-h100", "simulated:nvidia-h200"}));
    QVERIFY(runs[0].whyNotChosen.empty());
    QVERIFY(!runs[1].whyNotChosen.empty());
    // Asks neither the CPU nor another GPU.
    QVERIFY(!devicesOf(runs).contains("cpu"));
  }

  void countsComeFromTheSimulatorOfTheSameGpu() {
    const Lesson lesson = readLesson(kSample);
    const auto runs = lessonRuns(*lesson.steps[1].experiment, listDevices(), "recorded:nvidia-h200", true);
    QCOMPARE(devicesOf(runs).front(), QString("simulated:nvidia-h200"));
    QCOMPARE(runs.front().whyNotChosen, std::string("the accesses are counted by the simulator"));
    QCOMPARE(devicesOf(lessonRuns(*lesson.steps[1].experiment, listDevices(), "simulated:nvidia-t4", true)).front(),
             QString("simulated:nvidia-t4"));
  }

  void whatWasNotRecordedIsSimulated() {
    LessonExperiment odd = experimentOf({"naive", "coalesced"});
    odd.request.parameters.set("width", std::int64_t{77});
    const auto runs = lessonRuns(odd, listDevices(), "recorded:nvidia-h200", false);
    QCOMPARE(devicesOf(runs).front(), QString("simulated:nvidia-h200"));
    QVERIFY(!runs.front().whyNotChosen.empty());
  }

  void aChosenDeviceRunsTheVariantsThatItHas() {
    const auto runs = lessonRuns(experimentOf({"naive", "memcpy"}), listDevices(), "simulated:nvidia-h200", false);
    QCOMPARE(devicesOf(runs).front(), QString("simulated:nvidia-h200"));
    QCOMPARE(runs.front().request.variants, std::vector<std::string>{"naive"});
    QCOMPARE(runs.front().leftOut, std::vector<std::string>{"memcpy"});
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestLessonAnswer>(__FILE__);
#include "test_lesson_answer.moc"
