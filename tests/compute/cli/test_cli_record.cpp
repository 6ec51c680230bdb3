// SPDX-License-Identifier: GPL-3.0-or-later
#include <signal.h>

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QProcess>
#include <QTest>

#include "compute/cli/cli_fixture.h"
#include "format/session_file.h"
#include "results/values/statistics.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::test;

/// Recording a device, and running recordings, on the command line.
class TestCliRecord : public CliTest {
  Q_OBJECT

 private slots:
  void initTestCase() { qputenv("XDG_DATA_HOME", path("data").toLocal8Bit()); }

  void withoutAGpuTheRecordingIsTheDefault() {
    if (openableGpu()) QSKIP("this machine has a GPU, which is the default device");
    const Outcome outcome = cli({"run", "transpose", "--variant", "copy,naive", "--json"});
    QCOMPARE(outcome.code, 0);
    QCOMPARE(outcome.err, QString());
    const QJsonObject session = onlyDocument(outcome.out);
    QCOMPARE(session["environment"]["devices"][0]["id"].toString(), "recorded:nvidia-h200");
    QCOMPARE(session["environment"]["devices"][0]["date"].toString(), "2026-11-26T12:55:40Z");
    const QJsonArray results = session["results"].toArray();
    QCOMPARE(results.size(), 2);
    QCOMPARE(results[0]["origin"].toString(), "recorded");
    QCOMPARE(results[0]["time_ms"]["median"].toDouble(), 0.066336);
    compareRefusal({"run", "transpose", "--variant", "copy", "-p", "width=5000"},
                   "recorded:nvidia-h200: width=5000 was not recorded for Copy; the nearest are 4096 and "
                   "8192; a simulated device takes any values (--device)");
    compareRefusal({"run", "transpose", "-p", "depth=1"},
                   "transpose has no parameter 'depth'; its parameters are width, height, type, repetitions, padding");
  }

  void valuesThatWereNotRecordedAreRefused() {
    const QString device = "recorded:nvidia-h200";
    compareRefusal({"run", "transpose", "--variant", "copy", "--device", device, "-p", "width=5000"},
                   "width=5000 was not recorded for Copy; the nearest are 4096 and 8192");
    compareRefusal({"run", "matmul", "--variant", "cublas", "--device", device, "--sweep", "tile=1:32"},
                   "tile=1 was not recorded for cuBLAS; the nearest is 16; recorded with it: Naive, Tiled");
    compareRefusal({"run", "grayscale", "--variant", "naive", "--device", device, "-p", "image=photo.png"},
                   "image=photo.png was not recorded for Naive; the recorded value is none");
    compareRefusal({"run", "offset", "--device", device, "--mode", "hot"}, "a[i+s] += 1: mode hot was not recorded");
    compareRefusal({"record", "offset", "--device", "cpu", "--counters"},
                   "--counters: cpu has no hardware counters: choose a CUDA device");
    compareRefusal({"run", "offset", "--device", device, "--replay-speed", "0"},
                   "--replay-speed: '0' is not a number above 0 and up to 1000000, such as 1: as measured");
  }

  void aSweepIsReplayed() {
    const Outcome outcome =
        cli({"run", "offset", "--device", "recorded:nvidia-h200", "--sweep", "offset=0:32", "--json"});
    QCOMPARE(outcome.code, 0);
    QCOMPARE(onlyDocument(outcome.out)["results"].toArray().size(), 33);
  }

  void aRecordingIsMadeAndReplayed() {
    const QString file = path("own.json");
    const Outcome made = cli({"record", "counter", "--device", "cpu", "--out", file});
    QVERIFY2(made.code == 0, qPrintable(made.err));
    QCOMPARE(made.out, QString());
    const Session session = readSession(file.toStdString());
    QVERIFY(!session.results.empty());
    for (const Result& result : session.results) QVERIFY(result.time->samples.size() <= kQuantiles);
    const QStringList lines = made.err.trimmed().split('\n');
    QCOMPARE(lines.size(), 2);
    QVERIFY2(lines[0].startsWith("warpbench-cli: [1/1] counter: "), qPrintable(lines[0]));
    QCOMPARE(lines[1], QString("warpbench-cli: %1 results are in '%2'; replay them with --device recorded:%2")
                           .arg(session.results.size())
                           .arg(file));
    const Outcome replayed = cli({"run", "counter", "--device", "recorded:" + file, "--json"});
    QVERIFY2(replayed.code == 0, qPrintable(replayed.err));
    const QJsonArray results = onlyDocument(replayed.out)["results"].toArray();
    QCOMPARE(results.size(), static_cast<int>(session.results.size()));
    QCOMPARE(results[0]["time_ms"]["median"].toDouble(), session.results[0].time->median);
    QCOMPARE(results[0]["device"].toString(), "recorded:own");
  }

  void withoutAFileTheRecordingIsAmongTheDevices() {
    const Outcome made = cli({"record", "counter", "--device", "cpu"});
    QVERIFY2(made.code == 0, qPrintable(made.err));
    const QStringList files = QDir(path("data/warpbench/recordings")).entryList(QDir::Files);
    QCOMPARE(files.size(), 1);
    const QString id = "recorded:" + files[0].chopped(5);
    QVERIFY2(cli({"devices"}).out.contains(id), qPrintable(id));
    QCOMPARE(cli({"run", "counter", "--device", id}).code, 0);
    // The next recording does not replace it.
    QCOMPARE(cli({"record", "counter", "--device", "cpu"}).code, 0);
    QCOMPARE(QDir(path("data/warpbench/recordings")).entryList(QDir::Files).size(), 2);
  }

  void whatCannotBeRecordedIsRefused() {
    compareRefusal({"record", "--device", kSimulated, "--out", path("s.json")},
                   "--device: simulated:nvidia-h200 does not measure: choose a CUDA device or cpu");
    compareRefusal({"record", "nothing", "--device", "cpu", "--out", path("n.json")},
                   "there is no family 'nothing'; see warpbench-cli list");
    compareRefusal({"record", "counter", "--device", "cpu", "--out", "/nowhere/x.json"},
                   "cannot write '/nowhere/x.json': there is no directory '/nowhere'");
  }

  void interruptingKeepsWhatWasRecorded() {
    const QString file = path("interrupted.json");
    QProcess process;
    process.setChildProcessModifier([] { ::signal(SIGINT, SIG_DFL); });
    process.start(WARPBENCH_CLI, {"record", "counter", "vector-add", "dot", "--device", "cpu", "--out", file});
    QVERIFY(process.waitForStarted());
    QVERIFY(QTest::qWaitFor([&] { return QFileInfo::exists(file); }, kPatience));
    QCOMPARE(::kill(static_cast<pid_t>(process.processId()), SIGINT), 0);
    const Outcome outcome = outcomeOf(process);
    QCOMPARE(outcome.code, 130);
    const Session session = readSession(file.toStdString());
    QVERIFY(!session.results.empty());
    QVERIFY2(outcome.err.contains(QString("warpbench-cli: stopped; %1 results are in ").arg(session.results.size())),
             qPrintable(outcome.err));
  }

 private:
  static bool openableGpu() {
    for (const QJsonValue& device : onlyDocument(cli({"devices", "--json"}).out)["devices"].toArray())
      if (device["kind"].toString() == "cuda" && device["available"].toBool()) return true;
    return false;
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestCliRecord>(__FILE__);
#include "test_cli_record.moc"
