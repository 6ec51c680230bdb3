// SPDX-License-Identifier: GPL-3.0-or-later
// Runs submitted to a cluster, with stand-ins for its programs.
#include <QFile>
#include <QTest>
#include <thread>

#include "compute/jobs/detached_job_fixture.h"
#include "compute/process/process_fixture.h"
#include "core/files/file_io.h"
#include "core/text/error.h"
#include "engine/devices/devices.h"
#include "format/session_file.h"
#include "jobs/slurm.h"
#include "limited_files.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::jobs;
using namespace warpbench::test;
using Kind = JobState::Kind;

namespace {

QString submitRefusal() {
  return refusal([] { submitted(); });
}

}  // namespace

class TestDetachedJob : public QObject {
  Q_OBJECT

 private slots:
  void init() { m_slurm = std::make_unique<FakeSlurm>(); }
  void cleanup() { m_slurm.reset(); }

  void slurmIsToldTheseWords() {
    const process::Remote place =
        process::remoteFrom("slurm:partition=gpu,gpus=a100:2,time=1-0,account=teaching,program=/opt/warp bench/cli");
    QCOMPARE(
        sbatchCommand(place, "/home/100%j/jobs/x", {"run", "$(reboot)", "; rm -rf /"}),
        (std::vector<std::string>{"sbatch", "--parsable", "--job-name=warpbench-x", "--ntasks=1",
                                  "--output=/home/100%%j/jobs/x/output.txt", "--signal=B:INT@30", "--partition=gpu",
                                  "--gpus=a100:2", "--time=1-0", "--account=teaching", "/home/100%j/jobs/x/job.sh",
                                  "/opt/warp bench/cli", "run", "$(reboot)", "; rm -rf /"}));
    QCOMPARE(refusal([&] { sbatchCommand(place, "/home/a\\b", {}); }),
             QString("the folder '/home/a\\b' has a backslash in its name"));
  }

  void aJobIsFoundAndTakenByALaterStart() {
    const DetachedJob job = submitted();
    QCOMPARE(job.record.job, std::string("101"));
    QCOMPARE(QString::fromStdString(job.folder.string()), m_slurm->folder());
    QCOMPARE(m_slurm->words("sbatch").mid(4, 4),
             (QStringList{"--signal=B:INT@30", "--partition=gpu", "--gpus=2", "--time=10:00"}));
    // The script is the same for every request.
    QCOMPARE(contentOf(m_slurm->folder() + "/job.sh"), QByteArray("#!/bin/sh\nexec \"$@\"\n"));

    const DetachedJob again = found();
    QCOMPARE(again.id(), std::string("101"));
    QCOMPARE(again.record.family, std::string("transpose"));
    QCOMPARE(again.record.points, std::size_t{4});
    QCOMPARE(again.record.place, cluster().text);
    QCOMPARE(again.record.date.size(), std::string("2026-11-20T10:00:00Z").size());
    verifyState(Kind::Queued, "Priority");
    QVERIFY(!resultsOf(again));
    m_slurm->queue({"7|RUNNING|None", "101|RUNNING|None"});
    verifyState(Kind::Running, "");

    QCOMPARE(m_slurm->runJob(), 0);
    m_slurm->queue({});
    const JobState done = state();
    QVERIFY(done.kind == Kind::Done);
    QCOMPARE(done.text, std::string());
    QCOMPARE(done.results, std::size_t{4});

    // Equal to a local run, except for the device's name.
    const Session session = *resultsOf(again);
    Request here = smallRequest();
    here.device = kSimulatedId;
    const std::vector<Result> expected = warpbench::test::resultsOf(*openDevice(kSimulatedId), here);
    QCOMPARE(session.results.size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) {
      QCOMPARE(session.results[i].device, kSimulatedId + "@the cluster");
      QVERIFY(session.results[i].parameters == expected[i].parameters);
      QVERIFY(expected[i].counters && session.results[i].counters == expected[i].counters);
    }
    QVERIFY(session.environment.find(kSimulatedId + "@the cluster"));
  }

  void slurmIsAskedOnlyWhereTheFilesDoNotSay() {
    verifyNothingIsAsked();
    submitted();
    QCOMPARE(m_slurm->runJob(), 0);
    QVERIFY(state().kind == Kind::Done);
    verifyNothingIsAsked();
    submitted();
    submitted();
    statesOf(jobsIn(jobsFolder()));
    QCOMPARE(m_slurm->words("squeue"),
             (QStringList{"--me --states=all --noheader --format=%A|%T|%r|%j",
                          "--noheader --states=PENDING --priority --sort=-p,i --format=%A|%P"}));
  }

  void statesOfSlurm_data() {
    QTest::addColumn<QString>("queue");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("text");
    const auto row = [](const char* name, const char* queue, Kind kind, const char* text) {
      QTest::newRow(name) << queue << static_cast<int>(kind) << text;
    };
    row("waits for a node", "101|PENDING|ReqNodeNotAvail, UnavailableNodes:n[1-2]", Kind::Queued,
        "ReqNodeNotAvail, UnavailableNodes:n[1-2]");
    row("starts", "101|CONFIGURING|None", Kind::Queued, "");
    row("is held", "101|REQUEUE_HOLD|job requeued in held state", Kind::Queued, "job requeued in held state");
    row("runs", "101|RUNNING|None", Kind::Running, "");
    row("is suspended", "101|SUSPENDED|None", Kind::Running, "");
    row("ends", "101|COMPLETING|None", Kind::Running, "");
    row("met its time limit", "101|TIMEOUT|TimeLimit", Kind::Failed, "Slurm says TIMEOUT; it said: first last");
    row("lost its node", "101|NODE_FAIL|None", Kind::Failed, "Slurm says NODE_FAIL; it said: first last");
    row("was cancelled", "101|CANCELLED|None", Kind::Failed, "Slurm says CANCELLED; it said: first last");
    row("ran without results", "101|COMPLETED|None", Kind::Failed, "Slurm says COMPLETED; it said: first last");
    row("is a state to come", "101|GLOWING|None", Kind::Failed, "Slurm says GLOWING; it said: first last");
    row("another's", "1011|RUNNING|None", Kind::Failed, "Slurm no longer knows it; it said: first last");
    row("garbage", "101\n|\n101|RUNNING", Kind::Failed, "Slurm no longer knows it; it said: first last");
  }
  void statesOfSlurm() {
    QFETCH(QString, queue);
    QFETCH(int, kind);
    QFETCH(QString, text);
    submitted();
    writeTo(m_slurm->folder() + "/output.txt", QByteArray("first\nlast\n\n"));
    m_slurm->queue({queue});
    verifyState(static_cast<Kind>(kind), text);
  }

  void aJobThatWaitsSaysHowFarItHasCome() {
    submitted();
    m_slurm->pending({"7|gpu", "8|cpu", "9|gpu", "101|gpu", "|", "x", "1010|gpu"});
    verifyState(Kind::Queued, "number 3 of 4 in the queue of gpu (Priority)");
    m_slurm->queue({"101|PENDING|None"});
    verifyState(Kind::Queued, "number 3 of 4 in the queue of gpu");
    // With several partitions, the best position in a queue.
    m_slurm->pending({"7|gpu", "101|cpu", "8|gpu", "101|gpu"});
    verifyState(Kind::Queued, "number 1 of 1 in the queue of cpu");
    m_slurm->does("squeue", "case \"$*\" in *--priority*) exit 1;; esac");
    verifyState(Kind::Queued, "");
  }

  void whatWasStoppedEarlyHasTheResultsSoFar() {
    submitted();
    QCOMPARE(m_slurm->runJob(), 0);
    Session session = readSession((m_slurm->folder() + "/session.json").toStdString());
    session.results.resize(3);
    writeFile((m_slurm->folder() + "/session.json").toStdString(), warpbench::toJson(session));
    // It may send more.
    const auto verify = [&](const QStringList& queue, Kind kind, const char* text) {
      m_slurm->queue(queue);
      const JobState now = state();
      QVERIFY(now.kind == kind);
      QCOMPARE(now.results, std::size_t{3});
      QCOMPARE(now.text, std::string(text));
    };
    verify({"101|RUNNING|None"}, Kind::Running, "");
    verify({"101|TIMEOUT|TimeLimit"}, Kind::Done, "3 of 4 points");
    verify({"101|NODE_FAIL|None"}, Kind::Done, "3 of 4 points");
    verify({}, Kind::Done, "3 of 4 points");
    QCOMPARE(refusal([] { endJob(found()); }), QString("job 101 has 3 results: take them"));
    QCOMPARE(m_slurm->words("scancel"), QStringList());
    m_slurm->does("squeue", "exit 1");
    verify({}, Kind::Unknown, "the process 'squeue' ended with code 1");
  }

  void aKilledJobSaysWhatItSaidLast() {
    submitted();
    QCOMPARE(m_slurm->runJob(), 0);
    // Simulates a node that ends the job without time to save.
    QFile::remove(m_slurm->folder() + "/session.json");
    writeTo(m_slurm->folder() + "/output.txt", QByteArray(100000, 'x') + "\nKilled\n");
    m_slurm->queue({});
    verifyState(Kind::Failed, "Slurm no longer knows it; it said: Killed");
  }

  void whereSlurmCannotBeAskedNothingIsGivenUp() {
    submitted();
    m_slurm->does("squeue", "echo 'squeue: error: Unable to contact slurm controller' >&2; exit 1");
    verifyState(Kind::Unknown,
                "the process 'squeue' ended with code 1; it said: squeue: error: Unable to contact slurm controller");
    QFile::remove(m_slurm->path("bin/squeue"));
    const QByteArray path = qgetenv("PATH");
    qputenv("PATH", m_slurm->path("bin").toUtf8());
    verifyState(Kind::Unknown, "cannot start 'squeue': No such file or directory");
    qputenv("PATH", path);
  }

  void whatCannotBeSubmittedLeavesNothing() {
    m_slurm->does("sbatch", "echo 'sbatch: error: invalid partition specified: gpu' >&2; exit 1");
    QCOMPARE(submitRefusal(), QString("the process 'sbatch' ended with code 1; it said: sbatch: error: invalid "
                                      "partition specified: gpu"));
    m_slurm->does("sbatch", "echo -5; exit 0");
    QCOMPARE(submitRefusal(), QString("sbatch printed '-5?' instead of a job number"));
    m_slurm->does("sbatch", "echo '12345678901;x'; exit 0");
    QCOMPARE(submitRefusal(), QString("sbatch printed '12345678901;x?' instead of a job number"));
    m_slurm->does("sbatch", "head -c 20000000 /dev/zero; exit 0");
    QCOMPARE(submitRefusal(), QString("the process 'sbatch' wrote more than 16 MiB"));
    QFile::remove(m_slurm->path("bin/sbatch"));
    const QByteArray path = qgetenv("PATH");
    qputenv("PATH", m_slurm->path("bin").toUtf8());
    QCOMPARE(submitRefusal(), QString("cannot start 'sbatch': No such file or directory"));
    qputenv("PATH", path);
    QCOMPARE(m_slurm->folders(), QStringList());

    QCOMPARE(refusal([] { leaveToCluster(jobsFolder(), {.name = "here", .text = "process"}, smallRequest()); }),
             QString("only Slurm runs detached jobs: 'process' is another place"));
    QCOMPARE(refusal([] {
               Request request = smallRequest();
               request.sweeps[0].values = {std::int64_t{0}};
               leaveToCluster(jobsFolder(), cluster(), request);
             }),
             QString("parameter width: '0' is not a whole number from 1 to 32768"));
    // A job for another machine's cluster cannot be submitted here.
    QCOMPARE(
        refusal([] { leaveToCluster(jobsFolder(), {.name = "far", .text = "slurm:host=me@login"}, smallRequest()); }),
        QString("a run can be submitted to a cluster only from one of its machines: start Warpbench on me@login, "
                "without host="));
    // A record with such a name could not be read again.
    const std::string name(65, 'x');
    QCOMPARE(refusal([&] { leaveToCluster(jobsFolder(), {.name = name, .text = "slurm"}, smallRequest()); }),
             QString::fromStdString("'" + name +
                                    "' is not a valid place name: use up to 64 letters, digits and . - _ : [ ]"));
    QCOMPARE(m_slurm->folders(), QStringList());
  }

  void aNumberOfAnotherClusterIsOne() {
    m_slurm->does("sbatch", "echo '55;remote'; exit 0");
    QCOMPARE(submitted().id(), std::string("55"));
    verifyState(Kind::Unknown, "it went to cluster remote, but this machine belongs to here");
  }

  /// Two clusters may share a home folder: a job unknown to one may run on the other.
  void whatAnotherClusterHasIsLeftAlone() {
    submitted();
    m_slurm->queue({});
    writeTo(m_slurm->path("cluster"), QByteArray("there"));
    verifyState(Kind::Unknown, "it went to cluster here, but this machine belongs to there");
    QCOMPARE(refusal([] { endJob(found()); }),
             "job 101: it went to cluster here, but this machine belongs to there; its files are in '" +
                 m_slurm->folder() + "'");
    m_slurm->does("scontrol", "echo 'slurm_load_ctl_conf error: Unable to contact slurm controller' >&2; exit 1");
    QVERIFY(state().kind == Kind::Unknown);
    QVERIFY(refusal([] { endJob(found()); }).startsWith("the process 'scontrol' ended with code 1"));
    QFile::remove(m_slurm->path("scontrol.does"));
    QCOMPARE(m_slurm->folders().size(), 1);
    writeTo(m_slurm->path("cluster"), QByteArray("here"));
    verifyState(Kind::Failed, "Slurm no longer knows it");
    // A Slurm that does not report its cluster's name: number and name must suffice.
    m_slurm->does("scontrol", "exit 0");
    verifyState(Kind::Failed, "Slurm no longer knows it");
    QVERIFY(endJob(found()));
  }

  void aNumberThatIsAnotherJobsNowIsLeftAlone() {
    submitted();
    writeTo(m_slurm->path("names"), QByteArray("101|somebody-elses\n"));
    m_slurm->queue({"101|RUNNING|None"});
    verifyState(Kind::Unknown, "Slurm's number 101 now belongs to another job");
    QVERIFY(refusal([] {
              endJob(found());
            }).startsWith("job 101: Slurm's number 101 now belongs to another job; its files are in '"));
    QCOMPARE(m_slurm->words("scancel"), QStringList());
    QCOMPARE(m_slurm->folders().size(), 1);
    m_slurm->queue({"1010|RUNNING|None"});
    verifyState(Kind::Failed, "Slurm no longer knows it");
  }

  void onAFullDiskNothingIsSubmitted() {
    QString refused;
    {
      const LimitedFiles full(0);
      refused = submitRefusal();
    }
    QVERIFY2(refused.startsWith("cannot write '") && refused.endsWith("job.sh': File too large"), qPrintable(refused));
    QCOMPARE(m_slurm->words("sbatch"), QStringList());
    QCOMPARE(m_slurm->folders(), QStringList());
  }

  void aJobWhoseNumberCannotBeKeptIsCancelled() {
    // The record cannot be overwritten while sbatch runs.
    m_slurm->does("sbatch", "for f in data/warpbench/jobs/*/job.json; do rm \"$f\"; mkdir \"$f\"; done");
    const QString refused = submitRefusal();
    QVERIFY2(refused.endsWith("job.json': it is a directory; give a file name"), qPrintable(refused));
    QCOMPARE(m_slurm->words("scancel"), QStringList{"101"});
    QCOMPARE(m_slurm->folders(), QStringList());
  }

  void aJobThatIsBeingSubmittedIsLeftAlone() {
    m_slurm->does("sbatch", "while [ ! -e go ]; do sleep 0.01; done");
    std::thread submitting([] { submitted(); });
    QTRY_VERIFY(!jobsIn(jobsFolder()).empty());
    verifyState(Kind::Queued, "it is being submitted");
    writeTo(m_slurm->path("go"), QByteArray("x"));
    submitting.join();
    verifyState(Kind::Queued, "Priority");
    // The program ended before it received the number.
    QByteArray record = contentOf(m_slurm->folder() + "/job.json");
    writeTo(m_slurm->folder() + "/job.json", record.replace("\"101\"", "\"\""));
    verifyState(Kind::Queued, "Priority");  // Slurm knows its name
    m_slurm->queue({"101|RUNNING|None"});
    verifyState(Kind::Running, "");
    m_slurm->queue({});
    verifyState(Kind::Failed, "Slurm gave it no job number");
    QCOMPARE(QString::fromStdString(found().id()), m_slurm->folders().first());
    QVERIFY(endJob(found()));
    QCOMPARE(m_slurm->folders(), QStringList());
    QCOMPARE(m_slurm->words("scancel"), QStringList());
  }

  void aProgramThatNeverEndsIsEnded() {
    QElapsedTimer time;
    time.start();
    QCOMPARE(refusal([] {
               captureOutput({"sleep", "600"}, std::chrono::seconds(1));
             }),
             QString("the process 'sleep' did not end within 1 s"));
    // It has closed its output but keeps running.
    QCOMPARE(refusal([] {
               captureOutput({"/bin/sh", "-c", "exec sleep 600 >&- 2>&-"}, std::chrono::seconds(1));
             }),
             QString("the process '/bin/sh' did not end within 1 s"));
    QVERIFY(time.elapsed() < 60000);
    QCOMPARE(captureOutput({"/bin/sh", "-c", "printf 'a\\nb'; exec >&-; sleep 0.5"}, std::chrono::seconds(60)),
             std::string("a\nb"));
  }

  void whatSlurmHasTakenAfterAllIsCancelledByItsNumber() {
    submitted();
    // Simulates an sbatch that took too long to answer.
    QByteArray record = contentOf(m_slurm->folder() + "/job.json");
    writeTo(m_slurm->folder() + "/job.json", record.replace("\"101\"", "\"\""));
    QVERIFY(endJob(found()));
    QCOMPARE(m_slurm->words("scancel"), QStringList{"101"});
  }

  void whatBeginsWhileItIsCancelledIsKept() {
    submitted();
    m_slurm->does("scancel", "echo '101|COMPLETING|None' >queue");
    QVERIFY(!endJob(found()));
    QCOMPARE(m_slurm->folders().size(), 1);
  }

  void whatWaitsIsCancelledAndForgotten() {
    submitted();
    m_slurm->does("scancel", "exit 1");
    QCOMPARE(refusal([] { endJob(found()); }), QString("the process 'scancel' ended with code 1"));
    QCOMPARE(m_slurm->folders().size(), 1);
    m_slurm->does("scancel", "");
    {
      const auto lock = JobLock::tryTake(found().folder);
      QCOMPARE(refusal([] { endJob(found()); }), QString("another Warpbench is using job 101"));
    }
    QVERIFY(endJob(found()));
    QCOMPARE(m_slurm->words("scancel"), (QStringList{"101", "101"}));
    QCOMPARE(m_slurm->folders(), QStringList());
  }

  void whatRunsIsCancelledAndKept() {
    submitted();
    m_slurm->queue({"101|RUNNING|None"});
    QVERIFY(!endJob(found()));
    QCOMPARE(m_slurm->words("scancel"), QStringList{"101"});
    QCOMPARE(m_slurm->runJob(), 0);  // its results so far
    QVERIFY(state().kind == Kind::Done);
    QCOMPARE(refusal([] { endJob(found()); }), QString("job 101 has 4 results: take them"));
    QCOMPARE(m_slurm->folders().size(), 1);
  }

  void whereSlurmCannotBeAskedNothingIsCancelled() {
    submitted();
    m_slurm->does("squeue", "exit 3");
    QCOMPARE(refusal([] { endJob(found()); }), QString("the process 'squeue' ended with code 3"));
    QCOMPARE(m_slurm->folders().size(), 1);
  }

 private:
  void verifyNothingIsAsked() const {
    statesOf(jobsIn(jobsFolder()));
    QCOMPARE(m_slurm->words("squeue"), QStringList());
  }

  std::unique_ptr<FakeSlurm> m_slurm;
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestDetachedJob>(__FILE__);
#include "test_detached_job.moc"
