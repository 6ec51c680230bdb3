// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QProcess>
#include <QTest>

#include "compute/cli/loopback_sshd.h"
#include "compute/process/place_fixture.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::test;

namespace {

/// The process exists and is not a zombie.
bool runs(const QString& process) {
  QFile file("/proc/" + process + "/status");
  return file.open(QIODevice::ReadOnly) && !file.readAll().contains("State:\tZ");
}

}  // namespace

class TestCliPlace : public CliTest {
  Q_OBJECT

 private slots:
  void anotherProcessGivesTheSameCounters() { compareWithLocal("process", "process"); }

  void aCommandOfOnesOwnLeadsToAnother() {
    compareWithLocal(QString("command:env -i '%1' serve").arg(WARPBENCH_CLI), "command");
  }

  void anotherMachineGivesTheSameCounters() {
    LoopbackSshd server;
    if (const QString whyNot = server.start(); !whyNot.isEmpty()) QSKIP(qPrintable(whyNot));
    compareWithLocal(server.place(WARPBENCH_CLI), "ssh:here");
    compareOwnWithLocal(server.place(WARPBENCH_CLI));
    // Errors of ssh are reported.
    const Outcome missing = cli(kTranspose + QStringList{"--on", server.place("/nowhere/it's $(date)")});
    QCOMPARE(missing.code, 1);
    QVERIFY2(missing.err.contains("ended with code 127; it said: ") && missing.err.contains("/nowhere/it's $(date)"),
             qPrintable(missing.err));
  }

  void thePlaceChoosesADeviceWhereNoneIsNamed() {
    const Outcome outcome = cli({"run", "transpose", "-p", "width=64", "-p", "height=64", "--on", "process", "--json"});
    const QString device = onlyDocument(outcome.out)["results"][0]["device"].toString();
    QVERIFY2(device.endsWith("@process"), qPrintable(device));
    QCOMPARE(outcome.code, 0);
  }

  void severalDevicesRunThePointsHereAndThere() {
    const QStringList sweep{"run", "transpose", "--variant", "naive", "-p", "height=96", "--sweep", "width=32:512:32"};
    const auto documentOf = [&](const QStringList& more) {
      const Outcome outcome = cli(sweep + more + QStringList{"--json"});
      if (outcome.code != 0) qWarning("%s", qPrintable(outcome.err));
      return outcome.out;
    };
    const QString one = documentOf({"--device", kSimulated});
    const QString each = documentOf({"--device", kSimulated + ",simulated:nvidia-t4", "--each"});
    const QString there = documentOf({"--device", kSimulated + ",simulated:nvidia-t4", "--each", "--on", "process"});
    QCOMPARE(countersOf(one).size(), 16);
    QCOMPARE(countersOf(each).size(), 32);
    // A count does not depend on the machine that counts.
    QCOMPARE(countersOf(there), countersOf(each));
    QSet<QString> devices;
    const QJsonObject session = onlyDocument(each);
    for (const QJsonValue& result : session["results"].toArray()) devices << result["device"].toString();
    QCOMPARE(devices, (QSet<QString>{kSimulated, "simulated:nvidia-t4"}));
    QCOMPARE(session["environment"]["devices"].toArray().size(), 2);
    compareRefusal({"run", "transpose", "--device", "cpu,cpu"}, "--device: cpu is named twice: name each once");
    compareRefusal({"run", "transpose", "--device", "cpu,"}, "--device: 'cpu,' has an empty name");
  }

  void aProgramThatIsKilledLeavesNoOtherBehind() {
    QProcess program;
    program.start(WARPBENCH_CLI,
                  {"run", "transpose", "--device", "cpu", "--variant", "cpu-one-thread", "-p", "width=64", "-p",
                   "height=64", "--min-samples", "1000000", "--time-limit", "600", "--on", "process"});
    QVERIFY(program.waitForStarted());
    QString child;
    QVERIFY(QTest::qWaitFor([&] { return !(child = childOf(program.processId())).isEmpty(); }, kPatience));
    QVERIFY(runs(child));
    program.kill();
    QVERIFY(program.waitForFinished(kPatience));
    QVERIFY(QTest::qWaitFor([&] { return !runs(child); }, kPatience));
  }

  void itsDevicesAreListed() {
    const Outcome outcome = cli({"devices", "--on", "process", "--json"});
    QCOMPARE(outcome.code, 0);
    const QJsonArray devices = onlyDocument(outcome.out)["devices"].toArray();
    QCOMPARE(devices.last()["id"].toString(), QString("cpu@process"));
  }

  void aPlaceThatMakesNoSenseIsRefused() {
    compareRefusal({"run", "transpose", "--on", "ssh:-oProxyCommand=x"},
                   "the place's host '-oProxyCommand=x' begins with '-', like an option");
    compareRefusal({"devices", "--on", "ssh:"}, "the place's host is missing");
    compareRefusal({"run", "transpose", "--on", "process", "--device", "recorded:nvidia-h200"},
                   "a recording replays only where its file is: recorded:nvidia-h200 is not served");
  }

  /// A session may be untrusted.
  void aSessionLeadsToNoPlaceAndNoShell() {
    const QString session = path("session.json");
    QCOMPARE(cli({"run", "transpose", "--device", kSimulated, "--variant", "naive", "-p", "width=64", "-p", "height=64",
                  "--out", session})
                 .code,
             0);
    QFile file(session);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QByteArray document = file.readAll();
    file.close();
    const QString trace = path("trace");
    for (const QString& device :
         {"cpu@command:touch " + trace, "cpu; touch " + trace, "$(touch " + trace + ")", "recorded:| touch " + trace}) {
      QByteArray hostile = document;
      hostile.replace('"' + kSimulated.toUtf8() + '"', '"' + device.toUtf8() + '"');
      QVERIFY(hostile != document);
      QVERIFY(file.open(QIODevice::WriteOnly));
      file.write(hostile);
      file.close();
      for (const QStringList& arguments :
           {QStringList{"repeat", session, "--out", path("again.json")},
            QStringList{"repeat", session, "--device", "cpu", "--on", "process", "--out", path("again.json")},
            QStringList{"show", session, "--why"}, QStringList{"run", "transpose", "--device", device}})
        QVERIFY(cli(arguments).code >= 0);
      QVERIFY2(!QFile::exists(trace), qPrintable(device));
    }
  }

  void aPlaceThatDoesNotAnswerIsAReason() {
    const Outcome outcome = cli({"devices", "--on", "command:/bin/sh -c 'echo out of order >&2; exit 9'"});
    QCOMPARE(outcome.err, QString("warpbench-cli: the process '/bin/sh' ended with code 9; it said: out of order\n"));
    QCOMPARE(outcome.code, 1);
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestCliPlace>(__FILE__);
#include "test_cli_place.moc"
