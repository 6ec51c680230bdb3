// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QTest>

#include "cli/run_plan.h"
#include "compute/run/recording_fixture.h"
#include "engine/recorded/recordings.h"
#include "format/session_file.h"
#include "results/values/statistics.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::test;

/// The texts with which `record` and `repeat` announce their requests.
class TestRunPlan : public QObject {
  Q_OBJECT

 private slots:
  void whatIsShortenedIsWrittenSo() {
    Session many = smallRecording();
    for (Result& result : many.results) {
      std::vector<double> samples;
      for (int i = 401; i > 0; --i) samples.push_back(i);
      result.time = summarise(samples);
      result.sampling = Sampling{.kept = 401};
    }
    const auto device = recorded::replay("many", many);
    const QTemporaryDir folder;
    const std::string file = folder.filePath("quantiles.json").toStdString();
    const auto deviceOf = [&](const Request&) -> Device& { return *device; };
    QVERIFY(warpbench::cli::runPlan({Request{.family = "transpose"}}, deviceOf, file, {}, keepQuantiles).finished);
    const Session kept = readSession(file);
    QCOMPARE(kept.results.size(), std::size_t{3});
    for (const Result& result : kept.results) {
      QCOMPARE(result.time->samples.size(), kQuantiles);
      QCOMPARE(result.time->samples[1], 3.0);
      QCOMPARE(sampleCount(result), std::size_t{401});
    }
    // Runs the plan as `repeat` does.
    QVERIFY(warpbench::cli::runPlan({Request{.family = "transpose"}}, deviceOf, file, {}).finished);
    for (const Result& result : readSession(file).results) QCOMPARE(result.time->samples[0], 401.0);
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestRunPlan>(__FILE__);
#include "test_run_plan.moc"
