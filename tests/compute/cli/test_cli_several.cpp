// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonValue>
#include <QTest>

#include "compute/cli/cli_fixture.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::test;

namespace {

const QStringList kSweep{"run",       "transpose", "--variant",       "naive", "-p",
                         "height=64", "--sweep",   "width=32:320:32", "--json"};

/// A place with such GPUs; see serve_fake_gpus.cpp.
QStringList onGpus(const QString& names) {
  return {"--on", QString("command:%1 %2").arg(QString(SERVE_FAKE_GPUS), names)};
}

/// "32 cuda:0@command": the point and the device of each result.
QStringList placesOf(const QString& document) {
  QStringList places;
  for (const QJsonValue& result : onlyDocument(document)["results"].toArray())
    places << QString("%1 %2").arg(result["parameters"]["width"].toInt()).arg(result["device"].toString());
  return places;
}

QStringList devicesOf(const QString& document) {
  QStringList devices;
  const QJsonObject session = onlyDocument(document);
  for (const QJsonValue& device : session["environment"]["devices"].toArray()) devices << device["id"].toString();
  return devices;
}

}  // namespace

/// Several GPUs of one place.
class TestCliSeveral : public CliTest {
  Q_OBJECT

 private slots:
  void allGpusOfAPlaceShareTheSweep() {
    const Outcome outcome = cli(kSweep + QStringList{"--device", "all"} + onGpus("'NVIDIA H200' 'NVIDIA H200' away"));
    QCOMPARE(outcome.err, QString());
    QCOMPARE(outcome.code, 0);
    QCOMPARE(devicesOf(outcome.out), (QStringList{"cuda:0@command", "cuda:1@command"}));
    const QStringList places = placesOf(outcome.out);
    QCOMPARE(places.size(), 10);
    for (int i = 0; i < places.size(); ++i) QVERIFY(places[i].startsWith(QString("%1 cuda:").arg(32 * (i + 1))));
  }

  void eachOfThemRunsEveryPoint() {
    const Outcome outcome = cli(kSweep + QStringList{"--device", "all", "--each"} + onGpus("H200 A100 T4"));
    QCOMPARE(outcome.err, QString());
    QCOMPARE(outcome.code, 0);
    QStringList expected;
    for (int width = 32; width <= 320; width += 32)
      for (int gpu = 0; gpu < 3; ++gpu) expected << QString("%1 cuda:%2@command").arg(width).arg(gpu);
    QCOMPARE(placesOf(outcome.out), expected);
  }

  void countersOfTheHardwareComeWithTheTimes() {
    const QStringList words{"run",   "transpose", "--variant",  "naive",  "-p",       "width=64",
                            "-p",    "height=32", "--counters", "--json", "--device", "cuda:0,cuda:1",
                            "--each"};
    const Outcome outcome = cli(words + onGpus("H200 A100"));
    QCOMPARE(outcome.code, 0);
    const QJsonArray results = onlyDocument(outcome.out)["results"].toArray();
    QCOMPARE(results.size(), 2);
    const QJsonValue counters = results[0]["counters"];
    QCOMPARE(counters["origin"].toString(), "hardware");
    QCOMPARE(counters["global_load_sectors"].toInt(), 512);
    QCOMPARE(counters["total_blocks"].toInt(), 2);
    QCOMPARE(counters["sampled_blocks"].toInt(), 2);
    // A point that cannot be counted still counts as a point.
    QVERIFY(!results[1]["counters"].isObject() && results[1]["time_ms"].isObject());
    QCOMPARE(results[1]["warnings"][0].toString(),
             "the hardware's counts are missing: the driver gives its counters to administrators only");
    compareRefusal({"run", "transpose", "--counters", "--device", kSimulated},
                   "--counters: " + kSimulated + " has no hardware counters: choose a CUDA device");
  }

  void eachAloneChangesNothing() {
    const Outcome outcome = cli(kSweep + QStringList{"--device", kSimulated, "--each"});
    QCOMPARE(outcome.code, 0);
    QCOMPARE(placesOf(outcome.out).size(), 10);
  }

  void devicesOfThisMachineRunEveryPointToo() {
    // If they shared the points, one curve would mix both.
    compareRefusal(kSweep + QStringList{"--device", kSimulated + ",simulated:nvidia-t4"},
                   "one sweep would mix different devices, NVIDIA H200 and Tesla T4: let each run all points (--each), "
                   "or choose identical devices");
    const Outcome outcome = cli(kSweep + QStringList{"--device", kSimulated + ",simulated:nvidia-t4", "--each"});
    QCOMPARE(outcome.code, 0);
    const QStringList places = placesOf(outcome.out);
    QCOMPARE(places.size(), 20);
    QCOMPARE(places.mid(0, 2), (QStringList{"32 " + kSimulated, "32 simulated:nvidia-t4"}));
  }

  void recordedAndSimulatedOnesWorkTogether() {
    const QStringList point{"run",        "transpose", "--variant",   "naive", "-p",
                            "width=4096", "-p",        "height=4096", "--each"};
    const QString h200 = "recorded:nvidia-h200", h100 = "recorded:nvidia-h100";
    for (const QStringList& devices : {QStringList{h200, h100}, QStringList{h100, kSimulated}}) {
      const Outcome outcome = cli(point + QStringList{"--json", "--device", devices.join(',')});
      QCOMPARE(outcome.err, QString());
      QCOMPARE(outcome.code, 0);
      QCOMPARE(placesOf(outcome.out), (QStringList{"4096 " + devices[0], "4096 " + devices[1]}));
      // The environment lists them in the order given.
      QCOMPARE(devicesOf(outcome.out), devices);
    }
  }

  void tablesOfCountersNameTheDevices() {
    const Outcome outcome = cli({"run", "transpose", "--variant", "conflict-free", "-p", "width=64", "-p", "height=64",
                                 "--each", "--device", kSimulated + ",simulated:nvidia-a100"});
    QCOMPARE(outcome.code, 0);
    QVERIFY2(outcome.out.startsWith("transpose on " + kSimulated + " (NVIDIA H200), simulated:nvidia-a100 ("),
             qPrintable(outcome.out));
    // The times, and the global and shared counters: a header, a rule and a row per device.
    QStringList rows = outcome.out.split('\n').filter(QRegularExpression("^variant |^conflict-free "));
    QCOMPARE(rows.size(), 9);
    for (int i = 0; i < rows.size(); i += 3) {
      QVERIFY2(rows[i].contains(" device "), qPrintable(rows[i]));
      QVERIFY2(rows[i + 1].contains(" " + kSimulated + " "), qPrintable(rows[i + 1]));
      QVERIFY2(rows[i + 2].contains(" simulated:nvidia-a100 "), qPrintable(rows[i + 2]));
    }
  }

  void oneGpuIsAllGpus() {
    const Outcome outcome = cli(kSweep + QStringList{"--device", "all"} + onGpus("H200"));
    QCOMPARE(outcome.code, 0);
    QCOMPARE(devicesOf(outcome.out), QStringList{"cuda:0@command"});
  }

  void severalOfAClusterAreLeftToIt() {
    for (const char* devices : {"all", "cuda:0,cuda:1"})
      compareRefusal(kSweep + QStringList{"--device", devices, "--on", "slurm:gpus=2,program=/bin/false"},
                     "several GPUs of a cluster work together only in a detached job: leave it to the cluster "
                     "(--detach), or choose one GPU");
  }

  void aPlaceWithoutAGpuIsRefused() {
    compareRefusal(kSweep + QStringList{"--device", "all"} + onGpus("away"),
                   "--device all: the place command has no usable GPU: it is away");
    compareRefusal(kSweep + QStringList{"--device", "all"} + onGpus(""),
                   "--device all: the place command has no usable GPU");
  }

  void aMachineWithoutAGpuIsRefused() {
    if (QJsonDocument::fromJson(cli({"devices", "--json"}).out.toUtf8())["devices"][0]["available"].toBool())
      QSKIP("this machine has a GPU");
    const Outcome outcome = cli(kSweep + QStringList{"--device", "all"});
    QVERIFY2(outcome.err.startsWith("warpbench-cli: --device all: this machine has no usable GPU"),
             qPrintable(outcome.err));
    QCOMPARE(outcome.err.count('\n'), 1);
    QCOMPARE(outcome.code, 2);
  }

  void oneThatCannotBeOpenedIsAReasonBeforeAnythingRuns() {
    const Outcome outcome = cli(kSweep + QStringList{"--device", "all"} + onGpus("H200 busy"));
    QCOMPARE(outcome.err, QString("warpbench-cli: the GPU is busy\n"));
    QCOMPARE(outcome.out, QString());
    QCOMPARE(outcome.code, 1);
  }

  void aGpuThatIsGoneCostsThreePointsAtMost() {
    const Outcome outcome = cli(kSweep + QStringList{"--device", "all"} + onGpus("H200:gone H200"));
    QCOMPARE(outcome.code, 1);
    const QJsonArray results = onlyDocument(outcome.out)["results"].toArray();
    QCOMPARE(results.size(), 10);
    int failed = 0;
    for (const QJsonValue& result : results) {
      if (result["status"].toString() == "ok") continue;
      ++failed;
      QCOMPARE(result["error"].toString(), QString("the GPU is gone"));
      QCOMPARE(result["device"].toString(), QString("cuda:0@command"));
    }
    QVERIFY2(failed == 2 || failed == 3, qPrintable(QString::number(failed)));
    QCOMPARE(outcome.err, QString("warpbench-cli: %1 of 10 results failed or are not verified\n").arg(failed));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestCliSeveral>(__FILE__);
#include "test_cli_several.moc"
