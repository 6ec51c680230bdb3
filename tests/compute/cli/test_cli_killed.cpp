// SPDX-License-Identifier: GPL-3.0-or-later
// Kills the command line at random moments while it runs and saves: the file must be the old one or the new one. It
// rarely writes, so every other kill waits for the start of a write. Each command is killed 12 times;
// WARPBENCH_KILLS=50 in the environment raises this.
#include <QElapsedTimer>
#include <QProcess>
#include <QTest>
#include <algorithm>

#include "compute/cli/cli_fixture.h"
#include "compute/files/kill_fixture.h"
#include "format/session_file.h"
#include "tables/result_table.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::test;

namespace {

constexpr int kUsualKills = 12;

}  // namespace

class TestCliKilled : public CliTest {
  Q_OBJECT

 private slots:
  void initTestCase();
  void whereTheFileIsWrittenAnew();
  void whereALongRunHasOnlySoMuch();
  void whereResultsAreAppended();
  void whereResultsAreSavedAgainAndAgain();
  void whereADeviceIsRecorded();
  void aLimitOnFilesIsToldAndKillsNothing();

 private:
  /// Lets the command end once and kills it often. `check` looks at the file after each kill.
  void killOften(const char* what, int kills, const QStringList& arguments, const QString& file,
                 const std::function<void(const Session&)>& check);
  /// Results of the large recording's first points.
  static void verifyFirst(const Results& results, std::size_t count) {
    QCOMPARE(results.size(), count);
    for (std::size_t i = 0; i < count; ++i)
      QVERIFY(results[i].time->samples == numberedResult(static_cast<int>(i), kManySamples).time->samples);
  }
  const QString m_device = "recorded:" + path("large.json");
};

void TestCliKilled::initTestCase() {
  // A device that takes no time but returns so many samples that writing them does.
  Session recording = numberedSession(150);
  for (Result& result : recording.results) {
    result.parameters.set("height", std::int64_t{64});
    result.parameters.set("type", std::string("fp32"));
    result.parameters.set("repetitions", std::int64_t{1});
    result.verification = Verification{.passed = true, .expectedToFail = false, .method = "every element"};
  }
  save("large.json", recording);
}

void TestCliKilled::killOften(const char* what, int kills, const QStringList& arguments, const QString& file,
                              const std::function<void(const Session&)>& check) {
  QElapsedTimer clock;
  clock.start();
  const Outcome whole = cli(arguments);
  QVERIFY2(whole.code == 0, qPrintable(whole.err));
  const auto duration = static_cast<double>(clock.elapsed());
  check(readSession(file.toStdString()));

  RandomMoments moments(what);
  int inside = 0, ended = 0;
  double megabytes = 0;
  for (int i = 0; i < kills; ++i) {
    QProcess process;
    process.start(WARPBENCH_CLI, arguments);
    QVERIFY(process.waitForStarted(kPatience));
    const qint64 id = process.processId();
    if (i % 2 == 0)
      moments.waitWithin(duration);
    else
      moments.waitForWrite(process, m_directory.path());
    process.kill();
    QVERIFY(waitForEnd(process, kPatience));
    ended += process.exitStatus() == QProcess::NormalExit ? 1 : 0;
    QVERIFY(leftoversIn(m_directory.path()).size() <= 1);  // the next write removes it
    inside += leftoversIn(m_directory.path(), id).isEmpty() ? 0 : 1;
    const auto size = static_cast<double>(QFileInfo(file).size()) * 1e-6;
    megabytes = std::max(megabytes, size);
    check(readSession(file.toStdString()));
    if (QTest::currentTestFailed()) return;
  }
  std::printf("%d kills within %.0f ms, up to %.1f MB: %d inside a write, %d after the end\n", kills, duration,
              megabytes, inside, ended);
}

void TestCliKilled::whereTheFileIsWrittenAnew() {
  const QString file = path("new.json");
  save("new.json", numberedSession(3));
  const QStringList arguments{"run",    "transpose", "--variant",   "naive", "--device",
                              m_device, "--sweep",   "width=1:150", "--out", file};
  killOften("run --out", killsOr(kUsualKills), arguments, file, [&](const Session& session) {
    if (session.results.size() == 3) {
      QVERIFY(session == numberedSession(3));
      return;
    }
    verifyFirst(session.results, 150);
    save("new.json", numberedSession(3));  // again from the beginning
  });
}

void TestCliKilled::whereALongRunHasOnlySoMuch() {
  // At a quarter of the pace of the recording, whose points took 0.6 s each: minutes in all.
  for (const bool append : {false, true}) {
    const QString file = path("long.json");
    save("long.json", numberedSession(3));
    QProcess process;
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process.start(WARPBENCH_CLI, QStringList{"run", "transpose", "--variant", "naive", "--device", m_device, "--sweep",
                                             "width=1:150", "--replay-speed", "0.25", "--out", file} +
                                     (append ? QStringList{"--append"} : QStringList()));
    const std::size_t before = append ? 3 : 0;
    QDateTime written;
    Session now = numberedSession(3);
    const auto grownFrom = [&](std::size_t count) {
      // Read only if it was written since, because reading takes longer than the run.
      if (const QDateTime last = QFileInfo(file).lastModified(); last != std::exchange(written, last))
        now = readSession(file.toStdString());
      return now.results.size() > count && now != numberedSession(3);
    };
    // Twice, because the second run appends only the rest.
    QVERIFY(QTest::qWaitFor([&] { return grownFrom(before); }, kPatience));
    QVERIFY(QTest::qWaitFor([&, first = now.results.size()] { return grownFrom(first); }, kPatience));
    process.kill();
    QVERIFY(process.waitForFinished(kPatience));
    QCOMPARE(process.exitStatus(), QProcess::CrashExit);
    Results results = readSession(file.toStdString()).results;
    for (std::size_t i = 0; i < before; ++i) QVERIFY(results[i] == numberedSession(3).results[i]);
    results.take(0, before);
    verifyFirst(results, results.size());
    QVERIFY(results.size() < 150);
  }
}

void TestCliKilled::whereResultsAreAppended() {
  const QString file = path("appended.json");
  save("appended.json", numberedSession(150));
  const QStringList arguments{"run",      "transpose", "--variant", "copy",     "--device", kSimulated, "-p",
                              "width=16", "-p",        "height=16", "--append", "--out",    file};
  std::size_t before = 150;
  killOften("run --append", killsOr(kUsualKills), arguments, file, [&](const Session& session) {
    const std::size_t count = session.results.size();
    QVERIFY2(count == before || count == before + 1, qPrintable(QString::number(count)));
    const Session first = numberedSession(150);
    for (std::size_t i = 0; i < 150; ++i) QVERIFY(session.results[i] == first.results[i]);
    for (std::size_t i = 150; i < count; ++i) QCOMPARE(QString::fromStdString(session.results[i].variant), "copy");
    before = count;
  });
}

void TestCliKilled::whereResultsAreSavedAgainAndAgain() {
  // After each of three requests: one for each height.
  const QString file = path("again.json");
  Session recording = readSession(path("large.json").toStdString());
  for (std::size_t i = 0; i < 150; ++i)
    recording.results[i].parameters.set("height", static_cast<std::int64_t>(64 + i / 50));
  save("heights.json", recording);
  save("again.json", numberedSession(3));
  const QStringList arguments{"repeat", path("heights.json"), "--device", "recorded:" + path("heights.json"), "--out",
                              file};
  killOften("repeat --out", killsOr(kUsualKills), arguments, file, [&](const Session& session) {
    const std::size_t count = session.results.size();
    QVERIFY2(count == 3 || count == 50 || count == 100 || count == 150, qPrintable(QString::number(count)));
    if (count == 3) QVERIFY(session == numberedSession(3));
    for (std::size_t i = 0; count > 3 && i < count; ++i)
      QVERIFY(session.results[i].time->samples == recording.results[i].time->samples);
    save("again.json", numberedSession(3));
  });
}

void TestCliKilled::whereADeviceIsRecorded() {
  // This is slow, so fewer.
  const QString file = path("recorded.json");
  save("recorded.json", numberedSession(3));
  const QStringList arguments{"record", "counter", "--device", "cpu", "--out", file};
  killOften("record --out", std::max(4, killsOr(kUsualKills) / 4), arguments, file, [&](const Session& session) {
    const bool old = session.results.size() == 3;
    QVERIFY(old ? session == numberedSession(3) : session.results.size() == 2 && ranAndVerified(session.results[1]));
    save("recorded.json", numberedSession(3));
  });
}

void TestCliKilled::aLimitOnFilesIsToldAndKillsNothing() {
  const QString file = path("limited.json");
  save("limited.json", numberedSession(3));
  QProcess process;
  process.start("/bin/sh", {"-c", "ulimit -f 1; exec \"$@\"", "sh", WARPBENCH_CLI, "run", "transpose", "--device",
                            kSimulated, "-p", "width=16", "-p", "height=16", "--out", file});
  const Outcome outcome = outcomeOf(process);
  QCOMPARE(outcome.err, "warpbench-cli: cannot write '" + file + "': File too large\n");
  QCOMPARE(outcome.code, 1);
  QVERIFY(readSession(file.toStdString()) == numberedSession(3));
  QCOMPARE(leftoversIn(m_directory.path()), QStringList());
}

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestCliKilled>(__FILE__);
#include "test_cli_killed.moc"
