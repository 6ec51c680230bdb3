// SPDX-License-Identifier: GPL-3.0-or-later
// `run --detach` and `jobs`, with stand-ins for Slurm's programs.
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTest>

#include "compute/cli/cli_fixture.h"
#include "compute/jobs/fake_slurm.h"
#include "compute/jobs/jobs_fixture.h"
#include "core/files/file_io.h"
#include "format/session_file.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::test;

class TestCliJobs : public CliTest {
  Q_OBJECT

 private slots:
  void init() { m_slurm = std::make_unique<FakeSlurm>(); }
  void cleanup() { m_slurm.reset(); }

  void aRunThatIsLeftIsTakenLater() {
    const Outcome left = cli(kDetach);
    QCOMPARE(left.err, QString());
    QCOMPARE(left.out, "job 101: 3 points of transpose; results will be in '" + m_slurm->folder() +
                           "/session.json', take them with: warpbench-cli jobs --take 101\n");
    QCOMPARE(left.code, 0);
    QJsonObject job = onlyJob();
    QCOMPARE(job["id"].toString(), QString("101"));
    QCOMPARE(job["state"].toString(), QString("queued"));
    QCOMPARE(job["text"].toString(), QString("Priority"));
    QCOMPARE(job["points"].toInt(), 3);
    QCOMPARE(job["folder"].toString(), m_slurm->folder());
    compareRefusal({"jobs", "--take", "101"}, "job 101 has no results: it is queued, Priority");
    compareRefusal({"jobs", "--take", "7"}, "there is no job '7'; there is 101");

    QCOMPARE(m_slurm->runJob(), 0);
    QCOMPARE(onlyJob()["state"].toString(), QString("done"));
    QCOMPARE(onlyJob()["results"].toInt(), 3);
    const Outcome table = cli({"jobs"});
    QVERIFY2(table.out.contains("101") && table.out.contains("transpose") && table.out.contains("done"),
             qPrintable(table.out));

    // Nothing is removed before the file is complete.
    const QString missing = path("no/such/folder/x.json");
    QCOMPARE(cli({"jobs", "--take", "101", "--out", missing}).code, 2);
    QCOMPARE(cli({"jobs", "--take", "101", "--out", "/dev/full"}).err,
             QString("warpbench-cli: cannot write '/dev/full': No space left on device\n"));
    QCOMPARE(m_slurm->folders().size(), 1);
    const Outcome taken = cli({"jobs", "--take", "101", "--out", path("taken.json")});
    QCOMPARE(taken.out, "3 results are in '" + path("taken.json") + "'\n");
    QCOMPARE(taken.err, QString());
    QCOMPARE(taken.code, 0);
    QCOMPARE(m_slurm->folders(), QStringList());
    QCOMPARE(cli({"jobs"}).out, QString("there are no jobs: none was submitted, or all results were taken\n"));

    const QByteArray there = contentOf(path("taken.json"));
    QCOMPARE(countersIn(there), countersIn(cli(kTranspose + QStringList{"--json"}).out.toUtf8()));
    QCOMPARE(countersIn(there).size(), 3);
    QCOMPARE(QJsonDocument::fromJson(there)["results"][0]["device"].toString(), kSimulated + "@slurm");
  }

  void withoutANameTheFileReplacesNothing() {
    QProcess process;
    process.setWorkingDirectory(m_directory.path());
    const auto take = [&] {
      process.start(WARPBENCH_CLI, {"jobs", "--take", "101"});
      return outcomeOf(process);
    };
    QCOMPARE(cli(kDetach).code, 0);
    QCOMPARE(m_slurm->runJob(), 0);
    writeTo(path("transpose-101.json"), QByteArray("mine"));
    QCOMPARE(take().err, QString("warpbench-cli: 'transpose-101.json' already exists: name another file with --out\n"));
    QCOMPARE(contentOf(path("transpose-101.json")), QByteArray("mine"));
    QVERIFY(QFile::remove(path("transpose-101.json")));
    QCOMPARE(take().out, QString("3 results are in 'transpose-101.json'\n"));
    QCOMPARE(readSession(path("transpose-101.json").toStdString()).results.size(), std::size_t{3});
  }

  void noFileInTheJobsOwnFolderIsWritten() {
    QCOMPARE(cli(kDetach).code, 0);
    QCOMPARE(m_slurm->runJob(), 0);
    const QString there = m_slurm->folder() + "/mine.json";
    compareRefusal({"jobs", "--take", "101", "--out", there},
                   "'" + there + "' is in the job's folder, which will be deleted: name a file elsewhere with --out");
    QProcess process;
    process.setWorkingDirectory(m_slurm->folder());
    process.start(WARPBENCH_CLI, {"jobs", "--take", "101"});
    QCOMPARE(outcomeOf(process).code, 2);
    QCOMPARE(cli({"jobs", "--take", "101", "--out", path("taken.json")}).code, 0);
    QCOMPARE(readSession(path("taken.json").toStdString()).results.size(), std::size_t{3});
  }

  void whatIsMissingIsSaid() {
    QCOMPARE(cli(kDetach).code, 0);
    QCOMPARE(m_slurm->runJob(), 0);
    const std::string file = (m_slurm->folder() + "/session.json").toStdString();
    Session session = readSession(file);
    session.results.resize(2);
    session.results[1].verification.reset();
    writeFile(file, toJson(session));
    m_slurm->queue({"101|RUNNING|None"});
    compareRefusal({"jobs", "--take", "101", "--out", path("part.json")},
                   "job 101 has only 2 of 3 results yet: it is running");
    m_slurm->queue({"101|TIMEOUT|TimeLimit"});
    const Outcome taken = cli({"jobs", "--take", "101", "--out", path("part.json")});
    QCOMPARE(taken.err, QString("warpbench-cli: 1 of 2 results failed or are not verified\n"
                                "warpbench-cli: 2 of 3 points are done\n"));
    QCOMPARE(taken.code, 1);
  }

  void aJobIsCancelled() {
    QCOMPARE(cli(kDetach).code, 0);
    QCOMPARE(cli({"jobs", "--cancel", "101"}).out, QString("job 101 is forgotten\n"));
    QCOMPARE(m_slurm->words("scancel"), QStringList{"101"});
    QCOMPARE(cli(kDetach).code, 0);
    m_slurm->queue({"102|RUNNING|None"});
    QCOMPARE(cli({"jobs", "--cancel", "102"}).out, QString("job 102 ends; you can take its results in a moment\n"));
    m_slurm->queue({"102|CANCELLED|None"});
    QCOMPARE(onlyJob()["text"].toString(), QString("Slurm says CANCELLED"));
    QCOMPARE(cli({"jobs", "--cancel", "102"}).out, QString("job 102 is forgotten\n"));
    QCOMPARE(m_slurm->folders(), QStringList());
  }

  void aJobThatMakesNoSenseThereSaysWhy() {
    // Facts that only the node can know.
    QCOMPARE(cli({"run", "transpose", "--device", "cuda:99", "--on", "slurm:program=" WARPBENCH_CLI, "--detach"}).code,
             0);
    QCOMPARE(m_slurm->runJob(), 2);
    m_slurm->queue({"101|FAILED|NonZeroExitCode"});
    const QString text = onlyJob()["text"].toString();
    QVERIFY2(text.startsWith("Slurm says FAILED; it said: warpbench-cli: ") && text.contains("cuda:99"),
             qPrintable(text));
    compareRefusal({"jobs", "--take", "101"}, "job 101 has no results: it is failed, " + text);
  }

  void withoutADeviceItIsTheFirstGpu() {
    QCOMPARE(cli({"run", "transpose", "--on", "slurm", "--detach"}).code, 0);
    const QStringList words = m_slurm->words("sbatch");
    QCOMPARE(words.mid(words.indexOf("--device"), 2), (QStringList{"--device", "cuda:0"}));
    QVERIFY(words.contains("warpbench-cli"));
  }

  void allGpusOfItsNodeAreAJobs() {
    const QStringList all{"run", "transpose", "--on", "slurm:gpus=2", "--device", "all", "--detach"};
    QCOMPARE(cli(all).code, 0);
    const QStringList words = m_slurm->words("sbatch");
    QCOMPARE(words.mid(words.indexOf("--device"), 2), (QStringList{"--device", "all"}));
    compareRefusal(all + QStringList{"--each"},
                   "--each: the number of GPUs is not known here: name them, as --device cuda:0,cuda:1");
  }

  void whatNobodyWaitsForIsRefused() {
    compareRefusal(kTranspose + QStringList{"--detach"},
                   "--detach leaves the run to a cluster: name the cluster with --on slurm");
    compareRefusal(kTranspose + QStringList{"--detach", "--on", "process"},
                   "only Slurm runs detached jobs: 'process' is another place");
    for (const QStringList& option :
         QList<QStringList>{{"--out", "x.json"}, {"--csv", "x.csv"}, {"--picture", "x.png"}, {"--json"}, {"--why"}})
      compareRefusal(kDetach + option, option.first() +
                                           ": with --detach there are no results yet; take them later "
                                           "with jobs --take ID --out FILE");
    compareRefusal(kTranspose + QStringList{"--detach", "--on", "slurm:partition=-x"},
                   "the place's partition '-x' begins with '-', like an option");
    compareRefusal({"run", "transpos", "--detach", "--on", "slurm"},
                   cli({"run", "transpos"}).err.trimmed().remove("warpbench-cli: "));
    QCOMPARE(m_slurm->folders(), QStringList());
    QCOMPARE(m_slurm->words("sbatch"), QStringList());
  }

  void aStrangersRecordChangesNothing() {
    QDir().mkpath(m_slurm->jobs() + "/job-x");
    QDir().mkpath(m_slurm->jobs() + "/job-\x1b[31my");
    writeTo(m_slurm->jobs() + "/job-\x1b[31my/job.json", QByteArray("{}"));
    const QJsonObject record{{"format", "warpbench-job"},  {"version", 1},      {"job", "5"},
                             {"place", "command:\x1b[2J"}, {"place_name", "x"}, {"date", "\n"},
                             {"family", "../../../etc/x"}, {"points", 1},       {"words", QJsonArray{"x"}}};
    writeTo(m_slurm->jobs() + "/job-x/job.json", QJsonDocument(record).toJson());
    const Outcome table = cli({"jobs"});
    QCOMPARE(table.code, 0);
    QVERIFY(!table.out.contains(QChar(0x1b)));
    QCOMPARE(table.out.count('\n'), 6);
    QVERIFY(!cli({"jobs", "--take", "nope"}).err.contains(QChar(0x1b)));
    writeTo(m_slurm->jobs() + "/job-x/session.json", QByteArray::fromStdString(toJson(Session())));
    QProcess process;
    process.setWorkingDirectory(m_directory.path());
    process.start(WARPBENCH_CLI, {"jobs", "--take", "5"});
    QCOMPARE(outcomeOf(process).out, QString("0 results are in 'x-5.json'\n"));
    QVERIFY(QFile::exists(path("x-5.json")));
  }

 private:
  std::unique_ptr<FakeSlurm> m_slurm;
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestCliJobs>(__FILE__);
#include "test_cli_jobs.moc"
