// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonValue>
#include <QProcess>
#include <QTest>

#include "compute/cli/cli_fixture.h"
#include "core/machine/version.h"
#include "format/session_file.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::test;

namespace {

const QByteArray kHello = R"({"type":"hello","format":"warpbench-serve","version":1,"app_version":"test"})";
/// Samples until it is stopped.
const QByteArray kLongPoint =
    R"({"type":"measure","id":7,"device":"cpu","family":"transpose","variant":"cpu-one-thread",)"
    R"("parameters":{"width":64,"height":64},"options":{"time_limit_s":600,"min_time_s":600},"limit_s":LIMIT})";

QByteArray longPoint(const QByteArray& limitSeconds) { return QByteArray(kLongPoint).replace("LIMIT", limitSeconds); }

/// `warpbench-cli serve` and its answers, line by line.
class Served {
 public:
  explicit Served(bool greets = true, const QString& program = WARPBENCH_CLI, const QStringList& words = {"serve"}) {
    m_process.start(program, words);
    if (m_process.waitForStarted() && greets) {
      say(kHello);
      answer();
    }
  }

  ~Served() {
    if (m_process.state() == QProcess::NotRunning) return;
    endInput();
    m_process.waitForFinished(kPatience);
  }

  void say(const QByteArray& line) { m_process.write(line + "\n"); }
  void endInput() { m_process.closeWriteChannel(); }

  /// The next line; empty if none arrives or it is not a document.
  QJsonObject answer() {
    while (!m_process.canReadLine())
      if (!m_process.waitForReadyRead(kPatience)) return {};
    return QJsonDocument::fromJson(m_process.readLine()).object();
  }

  /// The next answer other than progress.
  QJsonObject outcome() {
    for (;;)
      if (const QJsonObject next = answer(); next["type"] != "progress") return next;
  }

  Outcome end() { return outcomeOf(m_process); }
  QProcess& process() { return m_process; }

 private:
  QProcess m_process;
};

}  // namespace

class TestServe : public QObject {
  Q_OBJECT

 private slots:
  /// Its other end may be remote, out of reach of signals.
  void afterAKernelThatDoesNotEndNothingIsWaitedFor() {
    Served served(true, SERVE_FAKE_GPUS, {"endless"});
    served.say(R"({"type":"measure","id":1,"device":"cuda:0","family":"transpose","variant":"naive",)"
               R"("parameters":{"width":64,"height":64},"options":{},"limit_s":0})");
    const QJsonObject failure = served.outcome();
    QCOMPARE(failure["reason"].toString(), QString("the kernel did not end within 30 s"));
    QVERIFY(failure["last"].toBool());
    served.endInput();
    QVERIFY(waitForEnd(served.process(), kPatience));
  }

  void itSaysHelloFirst() {
    Served served(false);
    const QJsonObject hello = served.answer();
    QCOMPARE(hello["type"].toString(), QString("hello"));
    QCOMPARE(hello["format"].toString(), QString("warpbench-serve"));
    QCOMPARE(hello["version"].toInt(), 1);
    QCOMPARE(hello["app_version"].toString(), QString(kVersion));
  }

  void aVersionThatDoesNotFitIsRefusedWithBothNumbers() {
    Served served(false);
    served.answer();
    served.say(QByteArray(kHello).replace("\"version\":1", "\"version\":9"));
    const QJsonObject refusal = served.answer();
    QCOMPARE(refusal["type"].toString(), QString("error"));
    QVERIFY2(refusal["reason"].toString().contains("speaks version 9"), qPrintable(refusal["reason"].toString()));
    QVERIFY2(refusal["reason"].toString().contains("this program version 1"), qPrintable(refusal["reason"].toString()));
    QCOMPARE(served.end().code, 2);
  }

  void anOrderBeforeTheHelloIsRefused() {
    Served served(false);
    served.answer();
    served.say(R"({"type":"devices"})");
    QCOMPARE(served.answer()["reason"].toString(), QString("the first line has to be a hello"));
  }

  void aLineThatIsNoOrderIsAnsweredAndTheNextIsRead_data() {
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QString>("reason");
    QTest::newRow("no JSON") << QByteArray("garbage") << "syntax error";
    QTest::newRow("empty") << QByteArray("") << "the text is empty";
    QTest::newRow("an array") << QByteArray("[1,2]") << "expected an object";
    QTest::newRow("no type") << QByteArray("{}") << "type: is missing";
    QTest::newRow("unknown type") << QByteArray(R"({"type":"dance"})") << "there is no such type as 'dance'";
    QTest::newRow("a point without id") << QByteArray(R"({"type":"measure"})") << "id: is missing";
    QTest::newRow("negative limit") << longPoint("-1") << "limit_s: expected a number from 0 to 1e+250";
    QTest::newRow("nested") << QByteArray(R"({"type":)") + QByteArray(100, '[') << "nested deeper";
    QTest::newRow("bytes that are no text") << QByteArray("\xff\xfe\0x", 4) << "syntax error";
    QTest::newRow("a line of 2 MiB") << QByteArray(2 << 20, 'x') << "more than 1048576 bytes";
  }
  void aLineThatIsNoOrderIsAnsweredAndTheNextIsRead() {
    QFETCH(QByteArray, line);
    QFETCH(QString, reason);
    Served served;
    served.say(line);
    const QJsonObject answer = served.answer();
    QCOMPARE(answer["type"].toString(), QString("error"));
    QVERIFY2(answer["reason"].toString().contains(reason), qPrintable(answer["reason"].toString()));
    served.say(R"({"type":"devices"})");
    QCOMPARE(served.outcome()["type"].toString(), QString("devices"));
  }

  void aPointThatMakesNoSenseFailsWithAReason_data() {
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char* name, const QByteArray& from, const QByteArray& to, const char* reason) {
      QTest::newRow(name) << from << to << QString(reason);
    };
    row("family", "transpose", "transpos", "there is no family 'transpos'");
    row("variant", "cpu-one-thread", "quickest", "no variant 'quickest'");
    row("parameter", "\"width\":64", "\"depth\":64", "no parameter 'depth'");
    row("value", "\"width\":64", "\"width\":0", "parameter width");
    row("value of the wrong kind", "\"width\":64", "\"width\":\"wide\"", "parameter width");
    row("device", "\"cpu\"", "\"gpu\"", "there is no device 'gpu'");
    row("a recording", "\"cpu\"", "\"recorded:nvidia-h200\"", "is not served");
    row("a kernel on the CPU", "cpu-one-thread", "naive", "it is a GPU kernel");
  }
  void aPointThatMakesNoSenseFailsWithAReason() {
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QString, reason);
    Served served;
    served.say(longPoint("0").replace(from, to));
    const QJsonObject answer = served.outcome();
    QCOMPARE(answer["type"].toString(), QString("failed"));
    QCOMPARE(answer["id"].toInt(), 7);
    QCOMPARE(answer["kind"].toString(), QString("request"));
    QVERIFY2(answer["reason"].toString().contains(reason), qPrintable(answer["reason"].toString()));
  }

  void recordingsAreNotListed() {
    Served served;
    served.say(R"({"type":"devices"})");
    const QJsonArray devices = served.outcome()["devices"].toArray();
    QVERIFY(devices.size() > 2);
    for (const QJsonValue& device : devices) QVERIFY(device["kind"].toString() != "recorded");
  }

  void aResultIsASessionOfOneResult() {
    Served served;
    served.say(R"({"type":"measure","id":3,"device":"simulated:nvidia-h200","family":"transpose","variant":"naive",)"
               R"("parameters":{"width":64,"height":64}})");
    const QJsonObject answer = served.outcome();
    QCOMPARE(answer["type"].toString(), QString("result"));
    QCOMPARE(answer["id"].toInt(), 3);
    const Session session = sessionFromJson(QJsonDocument(answer["session"].toObject()).toJson().toStdString());
    QCOMPARE(session.results.size(), std::size_t{1});
    QCOMPARE(session.results[0].counters->globalStore.sectors, 64.0 * 64);
    QVERIFY(!session.environment.host.empty());
    QVERIFY(session.environment.find("simulated:nvidia-h200"));
  }

  void aPointIsCancelledAndTheNextOneRuns() {
    Served served;
    served.say(longPoint("0"));
    while (!served.answer()["what"].toString().startsWith("sample")) {
    }
    served.say(R"({"type":"cancel","id":8})");  // for no current point: ignored
    served.say(R"({"type":"cancel","id":7})");
    const QJsonObject answer = served.outcome();
    QCOMPARE(answer["type"].toString(), QString("failed"));
    QCOMPARE(answer["kind"].toString(), QString("cancelled"));
    served.say(R"({"type":"open","device":"cpu"})");
    QCOMPARE(served.outcome()["type"].toString(), QString("opened"));
  }

  void anotherOrderMeanwhileIsRefused() {
    Served served;
    served.say(longPoint("0"));
    while (!served.answer()["what"].toString().startsWith("sample")) {
    }
    served.say(R"({"type":"devices"})");
    const QJsonObject answer = served.outcome();
    QCOMPARE(answer["reason"].toString(), QString("one request at a time: another one is running"));
  }

  void aPointThatTakesLongerThanItsLimitFails() {
    Served served;
    served.say(longPoint("0.3"));
    const QJsonObject answer = served.outcome();
    QCOMPARE(answer["kind"].toString(), QString("device"));
    QCOMPARE(answer["reason"].toString(), QString("the point exceeded its limit of 0.3 s"));
  }

  void theEndOfInputEndsItAndThePointInWork() {
    Served served;
    served.say(longPoint("0"));
    while (!served.answer()["what"].toString().startsWith("sample")) {
    }
    served.endInput();
    const Outcome outcome = served.end();
    QCOMPARE(outcome.code, 0);
    QCOMPARE(outcome.err, QString());
  }

  void itEndsWhenNobodyReadsItsAnswers() {
    // Its input stays open.
    QProcess process;
    process.start("/bin/sh", {"-c", QString("'%1' serve | head -n 1; echo ended >&2").arg(WARPBENCH_CLI)});
    QVERIFY(process.waitForFinished(kPatience));
    QVERIFY(process.readAllStandardOutput().contains("\"hello\""));
    QCOMPARE(process.readAllStandardError(), QByteArray("ended\n"));
  }

  void everyLineOfItsOutputIsADocument() {
    Served served(false);
    served.say(kHello);
    served.say("garbage");
    served.say(longPoint("0.2"));
    while (true) {
      const QJsonObject answer = served.answer();
      QVERIFY(!answer["type"].toString().isEmpty());
      if (answer["type"] == "failed") break;
    }
    served.endInput();
    QCOMPARE(served.end().out, QString());
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestServe>(__FILE__);
#include "test_serve.moc"
