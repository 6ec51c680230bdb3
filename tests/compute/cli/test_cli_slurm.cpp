// SPDX-License-Identifier: GPL-3.0-or-later
#include <fcntl.h>
#include <pty.h>
#include <signal.h>
#include <unistd.h>

#include <QFile>
#include <QJsonArray>
#include <QJsonValue>
#include <QProcess>
#include <QTest>

#include "compute/cli/loopback_sshd.h"
#include "compute/jobs/loopback_slurm.h"
#include "compute/process/place_fixture.h"
#include "files.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::test;

namespace {

QString slurm(const QString& options = {}) {
  return QString("slurm:program=%1%2").arg(WARPBENCH_CLI, options.isEmpty() ? "" : "," + options);
}

/// Points that take a given number of seconds each, so that tests can act in between.
QStringList slowRun(const QString& widths, const QString& seconds, const QString& place) {
  return {"run",
          "transpose",
          "--device",
          "cpu",
          "--variant",
          "cpu-one-thread",
          "--sweep",
          widths,
          "-p",
          "height=64",
          "--median-within",
          "0.000001",
          "--min-samples",
          "1000000",
          "--json",
          "--time-limit",
          seconds,
          "--on",
          place};
}
const QStringList kEndless = slowRun("width=64,96", "600", slurm());

/// Runs warpbench-cli with a terminal as its standard error, where it shows progress.
class Program {
 public:
  explicit Program(const QStringList& arguments) {
    int program = -1;
    if (::openpty(&m_terminal, &program, nullptr, nullptr, nullptr) != 0) qFatal("no terminal");
    ::fcntl(m_terminal, F_SETFL, O_NONBLOCK);
    m_process.setChildProcessModifier([program] {
      ::dup2(program, STDERR_FILENO);
      for (const int number : {SIGINT, SIGTERM, SIGHUP}) ::signal(number, SIG_DFL);
    });
    m_process.start(WARPBENCH_CLI, arguments);
    m_process.waitForStarted();
    ::close(program);
  }
  ~Program() {
    m_process.kill();
    m_process.waitForFinished();
    ::close(m_terminal);
  }
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;

  /// All of its output so far.
  QString shown() {
    char bytes[4096];
    for (ssize_t count = 0; (count = ::read(m_terminal, bytes, sizeof bytes)) > 0;)
      m_shown += QString::fromUtf8(bytes, count);
    return m_shown;
  }
  bool shows(const QString& text) {
    const bool seen = QTest::qWaitFor([&] { return shown().contains(text); }, kPatience);
    if (!seen) qWarning("'%s' is not in: %s", qPrintable(text), qPrintable(m_shown));
    return seen;
  }

  void signal(int number) const { ::kill(static_cast<pid_t>(m_process.processId()), number); }

  /// Its srun, once there is one; 0 if none appears.
  pid_t srun() const {
    pid_t found = 0;
    static_cast<void>(QTest::qWaitFor(
        [&] {
          for (const QString& child : childOf(m_process.processId()).split(' ', Qt::SkipEmptyParts)) {
            QFile name("/proc/" + child + "/comm");
            if (name.open(QIODevice::ReadOnly) && name.readAll().trimmed() == "srun") found = child.toInt();
          }
          return found != 0;
        },
        kPatience));
    return found;
  }

  Outcome end() {
    // It must not wait for a reader.
    const bool ended = QTest::qWaitFor(
        [this] {
          shown();
          return m_process.state() == QProcess::NotRunning;
        },
        kPatience);
    const bool well = ended && m_process.exitStatus() == QProcess::NormalExit;
    return {.code = well ? m_process.exitCode() : -1,
            .out = QString::fromUtf8(m_process.readAllStandardOutput()),
            .err = shown()};
  }

 private:
  QProcess m_process;
  int m_terminal = -1;
  QString m_shown;
};

/// Soon none of the program's jobs is waiting or running.
bool noJobIsLeft() {
  return QTest::qWaitFor([] { return LoopbackSlurm::jobs("%j").filter("warpbench").isEmpty(); }, 20'000);
}

bool aJobRuns() {
  return QTest::qWaitFor(
      [] { return !LoopbackSlurm::jobs().filter(QRegularExpression("^warpbench.* RUNNING$")).isEmpty(); }, kPatience);
}

/// The reasons of the results that failed.
QStringList failuresOf(const QString& document) {
  QStringList failures;
  for (const QJsonValue& result : onlyDocument(document)["results"].toArray())
    if (const QString failure = result["error"].toString(); !failure.isEmpty()) failures << failure;
  return failures;
}

QList<int> widthsOf(const QString& document) {
  QList<int> widths;
  for (const QJsonValue& result : onlyDocument(document)["results"].toArray())
    widths << result["parameters"]["width"].toInt();
  return widths;
}

}  // namespace

class TestCliSlurm : public CliTest {
  Q_OBJECT

 private slots:
  void initTestCase() {
    if (const QString whyNot = m_cluster.start(); !whyNot.isEmpty()) QSKIP(qPrintable(whyNot));
  }

  void cleanup() {
    LoopbackSlurm::cancelAll();
    QVERIFY(QTest::qWaitFor([] { return LoopbackSlurm::jobs().isEmpty(); }, 20'000));
  }

  void aJobGivesTheLocalCounters() {
    compareWithLocal(slurm(), "slurm");
    compareWithLocal(slurm("partition=gpu,gpus=1,time=5,account=course"), "slurm:gpu");
    compareOwnWithLocal(slurm());
    QVERIFY(noJobIsLeft());
  }

  void aPictureComesBackWhole() {
    const QStringList run{"run", "grayscale",  "--device", "cpu",         "--variant",    "cpu-one-thread",
                          "-p",  "width=1501", "-p",       "height=1003", "--time-limit", "0.2"};
    QCOMPARE(cli(run + QStringList{"--picture", path("here.png")}).code, 0);
    QCOMPARE(cli(run + QStringList{"--picture", path("there.png"), "--on", slurm()}).code, 0);
    QFile here(path("here.png"));
    QFile there(path("there.png"));
    QVERIFY(here.open(QIODevice::ReadOnly) && there.open(QIODevice::ReadOnly));
    QVERIFY(here.size() > 100'000);
    QCOMPARE(there.readAll(), here.readAll());
  }

  void aClusterIsReachedThroughItsLoginNode() {
    LoopbackSshd login;
    if (const QString whyNot = login.start("SetEnv SLURM_CONF=" + m_cluster.path("slurm.conf") + "\n");
        !whyNot.isEmpty())
      QSKIP(qPrintable(whyNot));
    // The cluster can only be reached by ssh.
    const QByteArray configuration = qgetenv("SLURM_CONF");
    qputenv("SLURM_CONF", "/nowhere");
    const QString place = slurm("host=" + login.login() + ",partition=gpu");
    compareWithLocal(place, "slurm:here:gpu");
    const Outcome missing =
        cli(kTranspose + QStringList{"--on", "slurm:host=" + login.login() + ",program=/nowhere/it's $(date)"});
    qputenv("SLURM_CONF", configuration);
    QVERIFY2(missing.err.contains("execve(): /nowhere/it's $(date): No such file or directory"),
             qPrintable(missing.err));
    QVERIFY(noJobIsLeft());

    // When ssh is killed, srun on the remote side keeps waiting; its job is still removed from the queue.
    const QString filler = LoopbackSlurm::fill();
    QVERIFY(!filler.isEmpty());
    qputenv("SLURM_CONF", "/nowhere");
    Program program(kTranspose + QStringList{"--on", place});
    qputenv("SLURM_CONF", configuration);
    QVERIFY(program.shows("waiting for Slurm, number 1 of 1 in the queue of gpu ("));
    program.signal(SIGINT);
    QCOMPARE(program.end().code, 130);
    QTRY_COMPARE(LoopbackSlurm::jobs(), QStringList("filler RUNNING"));
  }

  void itsDevicesAreListed() {
    const Outcome outcome = cli({"devices", "--on", slurm(), "--json"});
    QCOMPARE(outcome.code, 0);
    QCOMPARE(onlyDocument(outcome.out)["devices"].toArray().last()["id"].toString(), QString("cpu@slurm"));
    QVERIFY(noJobIsLeft());
  }

  void whatIsAskedForArrives() {
    const Program program(slowRun("width=64,96", "600", slurm("partition=gpu,gpus=2,time=7,account=course")));
    QVERIFY(aJobRuns());
    const QString job = LoopbackSlurm::output(
        "squeue", {"--noheader", "--Format=partition:|,tres-per-job:|,timelimit:|,account:|,numtasks:|"});
    QCOMPARE(job, QString("gpu|gres:gpu:2|7:00|course|1|"));
  }

  void slurmsOwnReasonIsSaid_data() {
    QTest::addColumn<QString>("options");
    QTest::addColumn<QString>("reason");
    QTest::newRow("partition") << "partition=nowhere"
                               << "srun: error: invalid partition specified: nowhere srun: error: Unable to allocate "
                                  "resources: Invalid partition name specified";
    QTest::newRow("gpus") << "gpus=5"
                          << "srun: error: Unable to allocate resources: Requested node configuration is not available";
    QTest::newRow("type of gpu")
        << "gpus=a100:1"
        << "srun: error: Unable to allocate resources: Requested node configuration is not available";
    QTest::newRow("time") << "time=soon"
                          << "srun: error: Invalid --time specification";
  }
  void slurmsOwnReasonIsSaid() {
    QFETCH(QString, options);
    QFETCH(QString, reason);
    const Outcome outcome = cli(kTranspose + QStringList{"--on", slurm(options)});
    QVERIFY2(outcome.err.startsWith("warpbench-cli: the process 'srun' ended with code "), qPrintable(outcome.err));
    QVERIFY2(outcome.err.endsWith("; it said: " + reason + "\n"), qPrintable(outcome.err));
    QCOMPARE(outcome.err.count('\n'), 1);
    QCOMPARE(outcome.out, QString());
    QCOMPARE(outcome.code, 1);
    QVERIFY(noJobIsLeft());
  }

  void aProgramThatIsNotThereIsSaid() {
    const Outcome outcome = cli(kTranspose + QStringList{"--on", "slurm:program=/nowhere/it's $(date)"});
    QVERIFY2(outcome.err.contains("ended with code 2; it said: ") &&
                 outcome.err.contains("execve(): /nowhere/it's $(date): No such file or directory"),
             qPrintable(outcome.err));
    QCOMPARE(outcome.code, 1);
  }

  void itsPlaceInTheQueueIsShown() {
    const QString filler = LoopbackSlurm::fill();
    QVERIFY(!filler.isEmpty());
    const QString first = LoopbackSlurm::submit("gpu");
    const QString second = LoopbackSlurm::submit("cpu");
    Program program(kTranspose + QStringList{"--on", slurm("partition=gpu"), "--json"});
    QVERIFY(program.shows("\r\033[Kwaiting for Slurm"));
    QVERIFY(program.shows("\r\033[Kwaiting for Slurm, number 2 of 2 in the queue of gpu ("));
    LoopbackSlurm::cancel(first);
    QVERIFY(program.shows("\r\033[Kwaiting for Slurm, number 1 of 1 in the queue of gpu ("));
    LoopbackSlurm::cancel(second);
    LoopbackSlurm::cancel(filler);
    const Outcome outcome = program.end();
    QCOMPARE(outcome.code, 0);
    QCOMPARE(countersOf(outcome.out).size(), 3);
    // The line has been erased.
    QVERIFY2(outcome.err.endsWith("\r\033[K"), qPrintable(outcome.err));
  }

  void whyItWaitsForEverIsShown() {
    Program program(kTranspose + QStringList{"--on", slurm("partition=gpu,time=2-0")});
    QVERIFY(program.shows("waiting for Slurm, number 1 of 1 in the queue of gpu (PartitionTimeLimit)"));
    program.signal(SIGINT);
    QCOMPARE(program.end().code, 130);
    QVERIFY(noJobIsLeft());
  }

  void stoppingTakesTheJobOutOfTheQueue_data() {
    QTest::addColumn<int>("number");
    QTest::addColumn<QStringList>("arguments");
    const QStringList run = kTranspose + QStringList{"--on", slurm()};
    QTest::newRow("SIGINT") << SIGINT << run;
    QTest::newRow("SIGTERM") << SIGTERM << run;
    QTest::newRow("SIGHUP") << SIGHUP << run;
    QTest::newRow("while devices are listed") << SIGINT << QStringList{"devices", "--on", slurm()};
  }
  void stoppingTakesTheJobOutOfTheQueue() {
    QFETCH(int, number);
    QFETCH(QStringList, arguments);
    QVERIFY(!LoopbackSlurm::fill().isEmpty());
    Program program(arguments);
    QVERIFY(program.shows("waiting for Slurm, number 1 of 1 in the queue of cpu ("));
    program.signal(number);
    const Outcome outcome = program.end();
    QVERIFY2(outcome.err.endsWith("warpbench-cli: stopped\r\n"), qPrintable(outcome.err));
    QCOMPARE(outcome.code, 130);
    // Immediately: a job whose srun is gone would still be listed.
    QCOMPARE(LoopbackSlurm::jobs(), QStringList("filler RUNNING"));
  }

  void aKilledSrunLeavesNoJobInTheQueue() {
    QVERIFY(!LoopbackSlurm::fill().isEmpty());
    Program program(kTranspose + QStringList{"--on", slurm()});
    QVERIFY(program.shows("waiting for Slurm, number 1 of 1 in the queue of cpu ("));
    QCOMPARE(::kill(program.srun(), SIGKILL), 0);
    const Outcome outcome = program.end();
    QVERIFY2(outcome.err.endsWith("warpbench-cli: the process 'srun' was ended by signal 9 (Killed)\r\n"),
             qPrintable(outcome.err));
    QCOMPARE(outcome.code, 1);
    QCOMPARE(LoopbackSlurm::jobs(), QStringList("filler RUNNING"));
  }

  /// Nothing removes it from the queue; when it starts, it has nothing to do.
  void theJobOfAProgramThatIsKilledEndsWhenItBegins() {
    const QString filler = LoopbackSlurm::fill();
    QVERIFY(!filler.isEmpty());
    Program program(kEndless);
    QVERIFY(program.shows("waiting for Slurm, number 1 of 1 in the queue of cpu ("));
    program.signal(SIGKILL);
    QCOMPARE(program.end().code, -1);
    QCOMPARE(LoopbackSlurm::jobs("%j").filter("warpbench").size(), 1);
    LoopbackSlurm::cancel(filler);
    QVERIFY(noJobIsLeft());
  }

  void stoppingEndsTheJobThatRuns() {
    Program program(kEndless);
    QVERIFY(program.shows("sample"));
    QVERIFY(aJobRuns());
    program.signal(SIGINT);
    const Outcome outcome = program.end();
    QVERIFY2(outcome.err.contains("stopped: 0 of 2 points are done; nothing was saved"), qPrintable(outcome.err));
    QCOMPARE(outcome.code, 130);
    QVERIFY(noJobIsLeft());
  }

  /// One failed point; the next makes a new job.
  void aJobThatEndsCostsOnePoint_data() {
    QTest::addColumn<bool>("killed");
    QTest::addColumn<QString>("reason");
    QTest::newRow("srun killed") << true << "the process 'srun' was ended by signal 9 \\(Killed\\)";
    // Slurm's last message varies.
    QTest::newRow("scancel") << false << "CANCELLED AT|task 0: Terminated";
  }
  void aJobThatEndsCostsOnePoint() {
    QFETCH(bool, killed);
    QFETCH(QString, reason);
    Program program(slowRun("width=64:256:64", "3", slurm()));
    QVERIFY(program.shows("[2/4]"));
    if (killed)
      QCOMPARE(::kill(program.srun(), SIGKILL), 0);
    else
      LoopbackSlurm::cancelAll();
    const Outcome outcome = program.end();
    QCOMPARE(outcome.code, 1);
    QCOMPARE(widthsOf(outcome.out), (QList<int>{64, 128, 192, 256}));
    const QStringList failures = failuresOf(outcome.out);
    QCOMPARE(failures.size(), 1);
    QVERIFY2(failures[0].contains(QRegularExpression(reason)) && !failures[0].contains('\n'), qPrintable(failures[0]));
    QVERIFY(noJobIsLeft());
  }

  /// Slurm's smallest limit is a minute, checked every half minute. Until then the points sleep, to keep no core busy.
  void theTimeLimitOfTheJobCostsOnePoint() {
    constexpr auto kSeconds = "33";
    const QString server = path("slow-gpu");
    writeTo(server, "#!/bin/sh\nexec " SERVE_FAKE_GPUS " H200:slow\n");
    QFile::setPermissions(server, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    Program program({"run", "transpose", "--device", "cuda:0", "--variant", "copy", "--sweep", "width=64,96,128", "-p",
                     "height=64", "--json", "--time-limit", kSeconds, "--on", "slurm:time=1,program=" + server});
    const Outcome outcome = program.end();
    QCOMPARE(outcome.code, 1);
    QCOMPARE(widthsOf(outcome.out), (QList<int>{64, 96, 128}));
    const QStringList failures = failuresOf(outcome.out);
    QCOMPARE(failures.size(), 1);
    QVERIFY2(failures[0].contains("DUE TO TIME LIMIT") && !failures[0].contains('\n'), qPrintable(failures[0]));
    QVERIFY(noJobIsLeft());
  }

 private:
  LoopbackSlurm m_cluster;
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestCliSlurm>(__FILE__);
#include "test_cli_slurm.moc"
