// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli_fixture.h"

using namespace warpbench;
using namespace warpbench::test;

namespace {

const QString kCounts = WARPBENCH_TEST_DATA "/h200-counts.csv";

}  // namespace

/// `warpbench-cli validate` without a GPU: counts from a file, and what is refused.
class TestCliValidate : public QObject {
  Q_OBJECT

 private slots:
  void countsOfAFileAreComparedOneByOne() {
    const Outcome outcome = cli({"validate", "offset", "--against", kCounts});
    QCOMPARE(outcome.err, QString());
    QCOMPARE(outcome.code, 0);
    QVERIFY2(outcome.out.startsWith("offset\n"), qPrintable(outcome.out));
    QCOMPARE(outcome.out.count(" equal\n"), 9 * 4);
    QVERIFY(outcome.out.contains("NVIDIA H200, driver 580.159.04, CUDA 13.0, Nsight Compute 2025.3.1.0"));
    QVERIFY(outcome.out.endsWith("36 equal, 0 predicted from a widened access, 0 different\n"));
    const Outcome brief = cli({"validate", "offset", "--against", kCounts, "--differences"});
    QVERIFY(!brief.out.contains(" equal\n"));
    QVERIFY(brief.out.endsWith("36 equal, 0 predicted from a widened access, 0 different\n"));
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
    const Outcome outcome = cli({"validate", "offset", "--against", wrong.fileName(), "--differences"});
    QCOMPARE(outcome.code, 1);
    QCOMPARE(outcome.out.count("DIFFERENT\n"), 1);
    QVERIFY(outcome.out.contains("global_load_requests"));
    QVERIFY(outcome.out.endsWith("35 equal, 0 predicted from a widened access, 1 different\n"));
  }

  void whatCannotBeDoneIsRefusedInOneLine() {
    compareRefusal({"validate", "--device", "simulated:nvidia-h200"},
                   "--device: 'simulated:nvidia-h200' is no CUDA device of this machine; see warpbench-cli devices");
    compareRefusal({"validate", "--against", kCounts, "--keep", "x"},
                   "--against takes counts from a file and profiles nothing: leave the other options out");
    compareRefusal({"validate", "--kept", "/nowhere"},
                   "cannot read '/nowhere/launches.txt': No such file or directory");
    compareRefusal({"validate", "--against", "/nowhere.csv"}, "cannot read '/nowhere.csv': No such file or directory");
    compareRefusal({"validate", "--against", WARPBENCH_TEST_DATA "/h200-access-costs.csv"},
                   "'" WARPBENCH_TEST_DATA
                   "/h200-access-costs.csv': line 1: no line '# multiprocessors: N' above the rows");
    compareRefusal({"validate", "--against", kCounts, "--out", "/nowhere/x.csv"},
                   "cannot write '/nowhere/x.csv': there is no directory '/nowhere'");
  }
};

QTEST_GUILESS_MAIN(TestCliValidate)
#include "test_cli_validate.moc"
