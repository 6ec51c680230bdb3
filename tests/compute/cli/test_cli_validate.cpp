// SPDX-License-Identifier: GPL-3.0-or-later
#include <signal.h>

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>

#include "compute/cli/cli_fixture.h"
#include "compute/cli/stopped_cli.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::test;

namespace {

const QString kCounts = WARPBENCH_TESTS "/compute/h200-counts.csv";

}  // namespace

/// `warpbench-cli validate` without a GPU: counts from a file, and rejected input.
class TestCliValidate : public CliTest {
  Q_OBJECT

 private slots:
  void countsOfAFileAreComparedOneByOne() {
    const Outcome outcome = test::cli({"validate", "offset", "--against", kCounts});
    QCOMPARE(outcome.err, QString());
    QCOMPARE(outcome.code, 0);
    QVERIFY2(outcome.out.startsWith("offset\n"), qPrintable(outcome.out));
    QCOMPARE(outcome.out.count(" equal\n"), 9 * 4);
    QVERIFY(outcome.out.contains("NVIDIA H200, driver 580.159.04, CUDA 13.0, Nsight Compute 2025.3.1.0"));
    QVERIFY(outcome.out.endsWith("36 equal, 0 predicted from a widened access, 0 different\n"));
    const Outcome brief = test::cli({"validate", "offset", "--against", kCounts, "--differences"});
    QVERIFY(!brief.out.contains(" equal\n"));
    QVERIFY(brief.out.endsWith("36 equal, 0 predicted from a widened access, 0 different\n"));
  }

  void whereItIsStoppedItSaysWhatItHasCompared() {
    const Outcome outcome = stoppedOnceItPrints({"validate", "--against", kCounts});
    QCOMPARE(outcome.code, 130);
    const int compared = QRegularExpression("\n(\\d+) points, NVIDIA H200, ").match(outcome.out).captured(1).toInt();
    QVERIFY2(compared > 0, qPrintable(outcome.out));
    QVERIFY2(outcome.out.endsWith(", 0 different\n"), qPrintable(outcome.out));
    QVERIFY2(outcome.err.startsWith(QString("warpbench-cli: stopped; %1 of ").arg(compared)), qPrintable(outcome.err));
  }

  void aDifferenceFails() {
    QFile file(kCounts);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QByteArray text = file.readAll();
    const qsizetype row = text.indexOf("\noffset,increment,") + 1;
    const qsizetype count = text.indexOf(",1,", row) + 3;  // behind the number of kernels
    text.insert(count, '9');
    QTemporaryDir folder;
    QFile wrong(folder.filePath("wrong.csv"));
    QVERIFY(wrong.open(QIODevice::WriteOnly));
    wrong.write(text);
    wrong.close();
    const Outcome outcome = test::cli({"validate", "offset", "--against", wrong.fileName(), "--differences"});
    QCOMPARE(outcome.code, 1);
    QCOMPARE(outcome.out.count("DIFFERENT\n"), 1);
    QVERIFY(outcome.out.contains("global_load_requests"));
    QVERIFY(outcome.out.endsWith("35 equal, 0 predicted from a widened access, 1 different\n"));
  }

  void whatAFileMaySayOfParametersIsToldOfItsPoint() {
    const auto measured = [](const char* family, const char* parameter, const Value& value) {
      Result result{.family = family, .variant = "naive", .device = "cuda:0"};
      result.parameters.set(parameter, value);
      result.time = TimeStatistics{.median = 1};
      return result;
    };
    Session session;
    session.environment.add({.id = "cuda:0", .name = "NVIDIA H200"});
    session.results = {measured("vector-add", "block", 0), measured("matmul", "tile", 0),
                       measured("transpose", "width", "x"), measured("transpose", "height", "\x1b]0;x\a")};
    save("odd.json", session);
    const Outcome outcome = test::cli({"validate", "--times", path("odd.json")});
    QCOMPARE(outcome.code, 1);
    QVERIFY2(outcome.err.contains("vector-add naive, block=0: parameter block: '0' is not a whole number from 1 to "),
             qPrintable(outcome.err));
    QVERIFY(outcome.err.contains("matmul naive, tile=0: parameter tile: '0' is not "));
    QVERIFY(outcome.err.contains("transpose naive, width=x: parameter width: 'x' is not "));
    QVERIFY(outcome.err.contains("transpose naive, height= ]0;x : parameter height: '?]0;x?' is not "));
    QVERIFY(!outcome.err.contains('\x1b') && !outcome.err.contains('\a'));
  }

  void errorsOfTheModelAreToldByFamilyAndByLargestTerm() {
    const auto measured = [](const char* family, const char* variant, double milliseconds) {
      Result result{.family = family, .variant = variant, .device = "cuda:0"};
      result.parameters.set("elements", 100'003);
      result.time = TimeStatistics{.median = milliseconds};
      return result;
    };
    Session session;
    session.environment.add({.id = "cuda:0", .name = "NVIDIA H200"});
    session.results = {measured("vector-add", "naive", 0.002), measured("vector-add", "vectorised", 0.002),
                       measured("reduction", "atomic", 0.18)};
    save("three.json", session);
    const Outcome outcome = test::cli({"validate", "--times", path("three.json")});
    QCOMPARE(outcome.code, 0);
    for (const char* line :
         {"\nreduction: 1 points, median error ", "\nvector-add: 2 points, median error ",
          "\nlargest term atomics on few addresses: 1 points, median error ",
          "\nlargest term launch overhead: 2 points, median error ", "\nall: 3 points, median error "})
      QVERIFY2(outcome.out.count(line) == 1, qPrintable(outcome.out));
  }

  void interruptingTellsOfThePointsSoFar() {
    const auto measured = [](std::int64_t elements) {
      Result result{.family = "vector-add", .variant = "naive", .device = "cuda:0"};
      result.parameters.set("elements", elements);
      result.time = TimeStatistics{.median = 0.002};
      return result;
    };
    Session session;
    session.environment.add({.id = "cuda:0", .name = "NVIDIA H200"});
    session.results = {measured(1001), measured(134'217'728), measured(1003)};
    save("long.json", session);
    QProcess process;
    process.setChildProcessModifier([] { ::signal(SIGINT, SIG_DFL); });
    process.start(WARPBENCH_CLI, {"validate", "--times", path("long.json")});
    QByteArray told;
    QVERIFY(QTest::qWaitFor([&] { return (told += process.readAllStandardError()).contains("2 of 3: "); }, kPatience));
    QCOMPARE(::kill(static_cast<pid_t>(process.processId()), SIGINT), 0);
    const Outcome outcome = outcomeOf(process);
    QCOMPARE(outcome.code, 130);
    QVERIFY2(outcome.err.contains("warpbench-cli: stopped; 1 of 3 points are compared"), qPrintable(outcome.err));
    QVERIFY2(outcome.out.contains("\nall: 1 points, median error "), qPrintable(outcome.out));
  }

  void whatCannotBeDoneIsRefusedInOneLine() {
    compareRefusal({"validate", "--device", "simulated:nvidia-h200"},
                   "--device: 'simulated:nvidia-h200' is not a CUDA device of this machine; see warpbench-cli devices");
    compareRefusal({"validate", "--against", kCounts, "--keep", "x"},
                   "--against takes counts from a file and profiles nothing: remove the other options");
    compareRefusal({"validate", "--kept", "/nowhere"},
                   "cannot read '/nowhere/launches.txt': No such file or directory");
    compareRefusal({"validate", "--against", "/nowhere.csv"}, "cannot read '/nowhere.csv': No such file or directory");
    compareRefusal({"validate", "--against", WARPBENCH_TESTS "/compute/h200-access-costs.csv"},
                   "'" WARPBENCH_TESTS
                   "/compute/h200-access-costs.csv': line 1: no line '# multiprocessors: N' above the rows");
    compareRefusal({"validate", "--against", kCounts, "--out", "/nowhere/x.csv"},
                   "cannot write '/nowhere/x.csv': there is no directory '/nowhere'");
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestCliValidate>(__FILE__);
#include "test_cli_validate.moc"
