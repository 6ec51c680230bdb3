// SPDX-License-Identifier: GPL-3.0-or-later
// `run --detach` and `jobs`, with Slurm.
#include <signal.h>

#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include "compute/cli/cli_fixture.h"
#include "compute/jobs/jobs_fixture.h"
#include "compute/jobs/loopback_slurm.h"
#include "files.h"
#include "format/session_file.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::test;

namespace {

/// Slurm, and a folder for jobs with a character that it replaces in names of files.
class RealSlurm {
 public:
  RealSlurm() : m_data(qgetenv("XDG_DATA_HOME")) { qputenv("XDG_DATA_HOME", (m_folder.path() + "/100 %j").toUtf8()); }
  ~RealSlurm() { qputenv("XDG_DATA_HOME", m_data); }
  RealSlurm(const RealSlurm&) = delete;
  RealSlurm& operator=(const RealSlurm&) = delete;

  LoopbackSlurm slurm;

 private:
  QTemporaryDir m_folder;
  QByteArray m_data;
};

/// The process whose command line contains this word; empty if there is none.
QString processWith(const QString& word) {
  for (const QString& process : QDir("/proc").entryList({"[0-9]*"}, QDir::Dirs))
    if (contentOf("/proc/" + process + "/cmdline").contains(word.toUtf8())) return process;
  return "";
}

/// Whether the only job reaches that state; prints its other states.
bool comesTo(const QString& state) {
  constexpr int kPauseMs = 200;  // to ask starts two programs, and Slurm's servers answer
  const auto isThere = [&] {
    if (onlyJob()["state"] == state) return true;
    QTest::qWait(kPauseMs);
    return false;
  };
  if (QTest::qWaitFor(isThere, kPatience)) return true;
  qWarning() << onlyJob();
  return false;
}

/// More than a test has time to measure.
const QStringList kEndless{"run",          "transpose",
                           "--device",     "cpu",
                           "--variant",    "cpu-one-thread",
                           "-p",           "width=64",
                           "--sweep",      "height=32:4096",
                           "--time-limit", "0.2",
                           "--on",         "slurm:time=1,program=" WARPBENCH_CLI,
                           "--detach"};

}  // namespace

class TestCliJobsSlurm : public CliTest {
  Q_OBJECT

 private slots:
  void aRealClusterRunsItWhileNobodyWaits() {
    RealSlurm real;
    if (const QString whyNot = real.slurm.start(); !whyNot.isEmpty()) QSKIP(qPrintable(whyNot));
    const Outcome left = cli(kDetach);
    QCOMPARE(left.err, QString());
    QCOMPARE(left.code, 0);
    QVERIFY(comesTo("done"));
    const Outcome taken = cli({"jobs", "--take", onlyJob()["id"].toString(), "--out", path("real.json")});
    QCOMPARE(taken.err, QString());
    QCOMPARE(taken.code, 0);
    const QByteArray there = contentOf(path("real.json"));
    QCOMPARE(countersIn(there).size(), 3);
    QCOMPARE(countersIn(there), countersIn(cli(kTranspose + QStringList{"--json"}).out.toUtf8()));
    QCOMPARE(cli({"jobs"}).out, QString("there are no jobs: none was submitted, or all results were taken\n"));
  }

  void whatWaitsAtARealClusterSaysWhereAndIsCancelled() {
    RealSlurm real;
    if (const QString whyNot = real.slurm.start(); !whyNot.isEmpty()) QSKIP(qPrintable(whyNot));
    QVERIFY(!LoopbackSlurm::fill().isEmpty());
    QVERIFY(!LoopbackSlurm::submit().isEmpty());
    QCOMPARE(cli(kDetach).code, 0);
    QVERIFY(comesTo("queued"));
    QTRY_VERIFY_WITH_TIMEOUT(onlyJob()["text"].toString().startsWith("number 2 of 2 in the queue of cpu"), kPatience);
    const QString id = onlyJob()["id"].toString();
    QCOMPARE(cli({"jobs", "--cancel", id}).out, "job " + id + " is forgotten\n");
    QTRY_COMPARE_WITH_TIMEOUT(LoopbackSlurm::jobs("%A").count(id), 0, kPatience);
  }

  void whatRunsAtARealClusterIsCancelledAndSavesWhatItHas() {
    RealSlurm real;
    // Time to save, as clusters grant it.
    if (const QString whyNot = real.slurm.start("KillWait=30\n"); !whyNot.isEmpty()) QSKIP(qPrintable(whyNot));
    QCOMPARE(cli(kEndless).code, 0);
    QVERIFY(comesTo("running"));
    QVERIFY(QTest::qWaitFor([] { return onlyJob()["results"].toInt() > 0; }, kPatience));
    const QString id = onlyJob()["id"].toString();
    QCOMPARE(cli({"jobs", "--cancel", id}).out, "job " + id + " ends; you can take its results in a moment\n");
    verifyPartialResults();
  }

  void aTimeLimitLeavesWhatWasMeasured() {
    RealSlurm real;
    if (const QString whyNot = real.slurm.start(); !whyNot.isEmpty()) QSKIP(qPrintable(whyNot));
    QCOMPARE(cli(kEndless).code, 0);
    QVERIFY(QTest::qWaitFor([] { return onlyJob()["results"].toInt() > 0; }, kPatience));
    // At least half a minute before its minute is over. Until then it may sleep: Slurm wakes jobs that it ends.
    QCOMPARE(::kill(processWith(onlyJob()["folder"].toString()).toInt(), SIGSTOP), 0);
    verifyPartialResults();
  }

  void aRealClusterSaysWhatItRefuses() {
    RealSlurm real;
    if (const QString whyNot = real.slurm.start(); !whyNot.isEmpty()) QSKIP(qPrintable(whyNot));
    const Outcome refused = cli(kTranspose + QStringList{"--on", "slurm:partition=nowhere", "--detach"});
    QCOMPARE(refused.code, 1);
    QVERIFY2(refused.err.contains("'sbatch' ended with code 1; it said: ") &&
                 refused.err.contains("invalid partition specified: nowhere"),
             qPrintable(refused.err));
    QCOMPARE(cli({"jobs"}).out, QString("there are no jobs: none was submitted, or all results were taken\n"));
  }

  void aRealJobThatIsKilledLeavesWhatItHad() {
    RealSlurm real;
    if (const QString whyNot = real.slurm.start(); !whyNot.isEmpty()) QSKIP(qPrintable(whyNot));
    QCOMPARE(cli(kEndless).code, 0);
    QVERIFY(comesTo("running"));
    QVERIFY(QTest::qWaitFor([] { return onlyJob()["results"].toInt() > 0; }, kPatience));
    QCOMPARE(onlyJob()["state"].toString(), QString("running"));
    LoopbackSlurm::output("scancel", {"--batch", "--signal=KILL", onlyJob()["id"].toString()});
    verifyPartialResults();
  }

 private:
  void verifyPartialResults() {
    QVERIFY(comesTo("done"));
    const QJsonObject job = onlyJob();
    const int results = job["results"].toInt();
    QVERIFY(results > 0);
    QVERIFY(results < job["points"].toInt());
    QVERIFY2(job["text"].toString().startsWith(QString("%1 of 4065 points").arg(results)),
             qPrintable(job["text"].toString()));
    const Outcome taken = cli({"jobs", "--take", job["id"].toString(), "--out", path("partial.json")});
    QCOMPARE(taken.code, 1);
    QCOMPARE(taken.err, QString("warpbench-cli: %1 of 4065 points are done\n").arg(results));
    const Session session = readSession(path("partial.json").toStdString());
    QCOMPARE(session.results.size(), static_cast<std::size_t>(results));
    for (const Result& result : session.results) QVERIFY(result.verification && result.verification->passed);
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestCliJobsSlurm>(__FILE__);
#include "test_cli_jobs_slurm.moc"
