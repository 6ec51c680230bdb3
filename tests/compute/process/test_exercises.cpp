// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QTest>
#include <set>

#include "catalogue/catalogue.h"
#include "inspect/line_costs.h"
#include "inspect/memory_point.h"
#include "lesson/exercise_outcome.h"
#include "lesson/lesson_library.h"
#include "own/compile_error.h"
#include "remote/inspection.h"
#include "test_registry.h"

using namespace warpbench;

namespace {

/// The shipped exercise, in place of that variant.
const LessonExercise& exerciseOf(const QString& family, const QString& variant) {
  for (const Lesson& lesson : shippedLessons())
    for (const LessonStep& step : lesson.steps)
      if (step.exercise && step.exercise->family == family.toStdString() &&
          step.exercise->variant == variant.toStdString())
        return *step.exercise;
  throw std::logic_error("no such exercise");
}

std::string replaced(std::string text, const QString& before, const QString& after) {
  const std::size_t at = text.find(before.toStdString());
  if (at == std::string::npos) throw std::logic_error("the kernel has no '" + before.toStdString() + "'");
  return text.replace(at, before.toStdString().size(), after.toStdString());
}

/// Which parts hold: "+-+".
QString holding(const ExerciseOutcome& outcome) {
  QString text;
  for (const ExercisePart& part : outcome.parts) text += part.holds ? '+' : '-';
  return text;
}

std::shared_ptr<const OwnKernel> unpadded() {
  return std::make_shared<const OwnKernel>(OwnKernel{
      .name = "mine",
      .file = "mine.cuh",
      .text = "__global__ void transposeCoalesced(const float* in, float* out, int width, int height, int) {\n"
              "  __shared__ float tile[32][32];\n"
              "  const int x = blockIdx.x * 32 + threadIdx.x, y = blockIdx.y * 32 + threadIdx.y;\n"
              "  if (x < width && y < height) tile[threadIdx.y][threadIdx.x] = in[y * width + x];\n"
              "  __syncthreads();\n"
              "  const int outX = blockIdx.y * 32 + threadIdx.x, outY = blockIdx.x * 32 + threadIdx.y;\n"
              "  if (outX < height && outY < width)\n"
              "    out[outY * height + outX] = tile[threadIdx.x][threadIdx.y];\n"
              "}\n"});
}

}  // namespace

/// The user's kernels, checked in a separate process, and the exercises of lessons.
class TestExercises : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    QVERIFY(m_cache.isValid());
    qputenv("XDG_CACHE_HOME", m_cache.path().toUtf8());
  }

  void theShippedExercisesAreUnsolvedAtFirstAndCanBeSolved_data() {
    QTest::addColumn<QString>("family");
    QTest::addColumn<QString>("variant");
    QTest::addColumn<QString>("atFirst");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::newRow("coalesce") << "transpose"
                              << "naive"
                              << "++-"
                              << "  if (x < width && y < height) out[x * height + y] = in[y * width + x];"
                              << "  __shared__ float tile[32][33];\n"
                                 "  if (x < width && y < height) tile[threadIdx.y][threadIdx.x] = in[y * width + x];\n"
                                 "  __syncthreads();\n"
                                 "  const int outX = blockIdx.y * 32 + threadIdx.x;\n"
                                 "  const int outY = blockIdx.x * 32 + threadIdx.y;\n"
                                 "  if (outX < height && outY < width)\n"
                                 "    out[outY * height + outX] = tile[threadIdx.x][threadIdx.y];";
    QTest::newRow("pad") << "transpose"
                         << "coalesced"
                         << "++-"
                         << "[32][32]"
                         << "[32][33]";
    QTest::newRow("barrier") << "matmul"
                             << "tiled"
                             << "?-"
                             << "nTile[i][threadIdx.x];\n"
                             << "nTile[i][threadIdx.x];\n    __syncthreads();\n";
    QTest::newRow("divergence")
        << "reduction"
        << "interleaved"
        << "++-+"
        << "for (int stride = 1; stride < blockDim.x; stride *= 2) {\n"
           "    if (thread % (2 * stride) == 0)"
        << "for (int stride = blockDim.x / 2; stride > 0; stride /= 2) {\n    if (thread < stride)";
    QTest::newRow("odd sizes") << "matmul"
                               << "naive"
                               << "--"
                               << "  float sum = 0;"
                               << "  if (row >= rows || column >= columns) return;\n  float sum = 0;";
    QTest::newRow("races") << "histogram"
                           << "shared"
                           << "---"
                           << "  if (i < elements) ofBlock[in[i]] += 1;\n"
                              "  bins[threadIdx.x] += ofBlock[threadIdx.x];"
                           << "  __syncthreads();\n"
                              "  if (i < elements) atomicAdd(&ofBlock[in[i]], 1);\n"
                              "  __syncthreads();\n"
                              "  atomicAdd(&bins[threadIdx.x], ofBlock[threadIdx.x]);";
  }
  void theShippedExercisesAreUnsolvedAtFirstAndCanBeSolved() {
    QFETCH(QString, family);
    QFETCH(QString, variant);
    QFETCH(QString, atFirst);
    QFETCH(QString, before);
    QFETCH(QString, after);
    const LessonExercise& exercise = exerciseOf(family, variant);
    const ExerciseOutcome first = outcomeOf(exercise, exercise.kernel, {});
    QString holds = holding(first);
    if (atFirst.startsWith('?')) holds[0] = '?';  // whether the race shows depends on the warps' turns
    QCOMPARE(holds, atFirst);
    QVERIFY(!first.solved());
    const ExerciseOutcome solved = outcomeOf(exercise, replaced(exercise.kernel, before, after), {});
    QString why;
    for (const ExercisePart& part : solved.parts) why += QString::fromStdString(part.found.english()) + "; ";
    QVERIFY2(solved.solved(), qPrintable(holding(solved) + " " + why));
  }

  void thereAreSixAndEachHasHints() {
    int count = 0;
    for (const Lesson& lesson : shippedLessons())
      for (const LessonStep& step : lesson.steps)
        if (step.exercise) {
          ++count;
          QVERIFY(step.exercise->hints.size() >= 2);
        }
    QCOMPARE(count, 6);
  }

  void goalsNameCountersAsPeopleDo() {
    const auto text = [](const char* counter) {
      return QString::fromStdString(
          goalText({.kind = LessonGoal::Kind::Counter, .counter = counter, .most = 3200}).english());
    };
    QCOMPARE(text("global_store_sectors"), "At most 3,200 sectors of global stores.");
    QCOMPARE(text("shared_load_conflicts"), "At most 3,200 bank conflicts of shared loads.");
    QCOMPARE(text("barriers"), "At most 3,200 barriers.");
    for (const Lesson& lesson : shippedLessons())
      for (const LessonStep& step : lesson.steps)
        if (step.exercise)
          for (const LessonGoal& goal : step.exercise->goals)
            QVERIFY2(goalText(goal).english().find('_') == std::string::npos, goalText(goal).english().c_str());
  }

  void aCountHoldsOnlyOfAResultThatIsRight() {
    const LessonExercise& exercise = exerciseOf("transpose", "naive");
    const ExerciseOutcome idle = outcomeOf(
        exercise,
        replaced(exercise.kernel, "if (x < width && y < height) out[x * height + y] = in[y * width + x];", ""), {});
    QVERIFY(!idle.parts.front().holds);
    QCOMPARE(idle.parts.front().found.english(), "the launch did not change 49,152 elements");  // 256 x 192
    const ExercisePart& count = idle.parts.back();
    QVERIFY(count.goal.english().starts_with("At most "));
    QVERIFY(!count.holds);
    QCOMPARE(count.found.english(), "it is 0; this counts once the result is right");
  }

  void aTextThatDoesNotCompileIsTheCompilersToExplain() {
    const LessonExercise& exercise = exerciseOf("histogram", "shared");
    try {
      outcomeOf(exercise, replaced(exercise.kernel, "ofBlock[in[i]] += 1", "ofBlock[in[i]] += one"), {});
      QFAIL("it compiles");
    } catch (const CompileError& error) {
      QCOMPARE(error.diagnostics().front().line, 6);
    }
  }

  void aKernelThatWritesAnywhereIsOnePartThatDoesNotHold() {
    const LessonExercise& exercise = exerciseOf("histogram", "shared");
    const ExerciseOutcome outcome =
        outcomeOf(exercise, replaced(exercise.kernel, "ofBlock[in[i]] += 1", "*reinterpret_cast<int*>(8) = 1"), {});
    QCOMPARE(holding(outcome), QString("---"));
    for (const ExercisePart& part : outcome.parts) QVERIFY(!part.found.empty() || !part.findings.empty());
  }

  void allThatACheckFindsIsSaid() {
    const LessonExercise& exercise = exerciseOf("histogram", "shared");
    const ExercisePart checked = outcomeOf(exercise, exercise.kernel, {}).parts[1];
    std::set<int> lines;
    for (const Finding& finding : checked.findings) {
      QCOMPARE(finding.kind, Finding::Kind::Race);
      lines.insert(finding.where.line);
    }
    QCOMPARE(lines, (std::set{6, 7}));
  }

  void aMissingBarrierIsARaceAndNothingElse() {
    const LessonExercise& exercise = exerciseOf("transpose", "coalesced");
    const ExercisePart checked =
        outcomeOf(exercise, replaced(exercise.kernel, "  __syncthreads();\n", ""), {}).parts[1];
    QCOMPARE(checked.findings.size(), std::size_t{1});
    const Finding& race = checked.findings.front();
    QCOMPARE(race.kind, Finding::Kind::Race);
    QCOMPARE(race.where.line, 9);
    QCOMPARE(race.access.english(), "load");
    QCOMPARE(race.otherWhere.line, 8);
    QCOMPARE(race.otherAccess.english(), "store");
  }

  // The store is in the loop's next iteration: the barrier between the two in the text does not separate them.
  void aRaceAcrossRoundsNamesTheEarlierAccessSecond() {
    const LessonExercise& exercise = exerciseOf("matmul", "tiled");
    const ExercisePart checked = outcomeOf(exercise, exercise.kernel, {}).parts[1];
    const auto race = std::ranges::find(checked.findings, Finding::Kind::Race, &Finding::kind);
    QVERIFY(race != checked.findings.end());
    QCOMPARE(race->access.english(), "store");
    QCOMPARE(race->otherAccess.english(), "load");
    QVERIFY(race->where.line < race->otherWhere.line);
    QVERIFY2(race->memory.english().starts_with("shared array mTile of exercise.cuh:"), race->memory.english().c_str());
  }

  void anEndlessLoopIsSaidAtItsLine() {
    const LessonExercise& exercise = exerciseOf("histogram", "shared");
    const std::string endless = replaced(exercise.kernel, "if (i < elements)", "while (i < elements)");
    const ExerciseOutcome outcome = outcomeOf(exercise, endless, {});
    QCOMPARE(holding(outcome), QString("---"));
    const std::vector<Finding>& findings = outcome.parts[1].findings;
    const auto found = std::ranges::find(findings, Finding::Kind::NeverEnds, &Finding::kind);
    QVERIFY(found != findings.end());
    QCOMPARE(found->where.line, 6);
  }

  void aCopyIsCheckedAndTracedInAProcessOfItsOwnAsTheCatalogueIsHere() {
    Point point = memoryPoint("transpose", "coalesced", {}, unpadded());
    point.parameters.set("width", std::int64_t{64});
    point.parameters.set("height", std::int64_t{64});
    const BlockTrace own = process::trace(point, {1, 1, 0}, 100'000, {});
    QCOMPARE(own.point.own, point.own);
    Point builtIn = point;
    builtIn.own = nullptr;
    const BlockTrace catalogues = process::trace(builtIn, {1, 1, 0}, 100'000, {});
    QCOMPARE(own.steps.size(), catalogues.steps.size());
    QCOMPARE(own.grid, catalogues.grid);
    QCOMPARE(own.threads, catalogues.threads);
    for (std::size_t i = 0; i < own.steps.size(); ++i) {
      QCOMPARE(own.steps[i].barrier, catalogues.steps[i].barrier);
      QCOMPARE(own.steps[i].kind, catalogues.steps[i].kind);
      QCOMPARE(own.steps[i].active, catalogues.steps[i].active);
      QCOMPARE(own.steps[i].offset, catalogues.steps[i].offset);
      QCOMPARE(own.steps[i].bank, catalogues.steps[i].bank);
      QVERIFY(own.steps[i].cost == catalogues.steps[i].cost);
    }
    // The last line reads columns: 32 wavefronts for each of 32 warps.
    const std::vector<LineCost> costs = lineCosts(own);
    const auto columns = std::ranges::find(costs, simulator::AccessKind::SharedLoad, &LineCost::kind);
    QVERIFY(columns != costs.end());
    QCOMPARE(columns->where.file, std::string("mine.cuh"));
    QCOMPARE(columns->where.line, 8);
    QCOMPARE(columns->units, std::int64_t{32 * 32});
    QVERIFY(process::check(point, {}).clean());
  }

  void aFindingOfACopyComesWithItsLineAndThread() {
    OwnKernel text = *unpadded();
    text.text.replace(text.text.find("if (x < width && y < height) tile"), 28, "");
    Point point = memoryPoint("transpose", "coalesced", {}, std::make_shared<const OwnKernel>(text));
    point.parameters.set("width", std::int64_t{33});
    point.parameters.set("height", std::int64_t{32});
    const CheckReport report = process::check(point, {});
    QCOMPARE(report.findings.size(), std::size_t{1});
    const Finding& finding = report.findings.front();
    QCOMPARE(finding.kind, Finding::Kind::OutOfBounds);
    QVERIFY((finding.where == SourceLine{"mine.cuh", 4}));
    QVERIFY((finding.who.block == std::array<unsigned, 3>{1, 0, 0}));
    QCOMPARE(finding.memory.english(), std::string("in"));
    QCOMPARE(finding.memoryBytes, std::int64_t{33 * 32 * 4});
  }

 private:
  QTemporaryDir m_cache;
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestExercises>(__FILE__);
#include "test_exercises.moc"
