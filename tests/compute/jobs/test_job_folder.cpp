// SPDX-License-Identifier: GPL-3.0-or-later
// The folders of runs submitted to a cluster. Their contents are untrusted.
#include <sys/stat.h>

#include <QFile>
#include <QTest>
#include <filesystem>

#include "compute/jobs/detached_job_fixture.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::jobs;
using namespace warpbench::test;
using Kind = JobState::Kind;

class TestJobFolder : public QObject {
  Q_OBJECT

 private slots:
  void init() { m_slurm = std::make_unique<FakeSlurm>(); }
  void cleanup() { m_slurm.reset(); }

  void aRecordThatIsNoneIsNamedAndLeftAlone_data() {
    QTest::addColumn<QByteArray>("record");
    QTest::addColumn<QString>("problem");
    const QByteArray good =
        R"({"format":"warpbench-job","version":1,"job":"5","place":"slurm","place_name":"slurm","date":"","family":"x",)"
        R"("points":1,"words":[]})";
    const auto row = [&](const char* name, const char* from, const char* to, const char* problem) {
      QTest::newRow(name) << QByteArray(good).replace(from, to) << problem;
    };
    QTest::newRow("garbage") << QByteArray("\0\xff{", 3) << "line 1, column 1: ";
    QTest::newRow("half") << good.left(40) << "line 1, column ";
    QTest::newRow("deep") << QByteArray(100000, '[') << "line 1, column ";
    QTest::newRow("huge") << QByteArray(9 << 20, ' ') << "it is larger than 8 MiB";
    row("another version", "\"version\":1", "\"version\":2", "version: this program reads version 1, found 2");
    row("another format", "warpbench-job", "warpbench-session", "format: expected \"warpbench-job\"");
    row("an option for a number", "\"5\"", "\"--user=root\"", "job: expected the number of a job");
    row("several numbers", "\"5\"", "\"5,6\"", "job: expected the number of a job");
    row("a number for a number", "\"5\"", "5", "job: expected a string, found 5");
    row("a name that is none", "\"place_name\":\"slurm\"", "\"place_name\":\"a@b\"",
        "place_name: expected the name of a place");
    row("less than nothing", "\"points\":1", "\"points\":-1", "points: expected a whole number from 0 to 1000000");
    row("no words", "[]", "{}", "words: expected an array, found an object");
  }
  void aRecordThatIsNoneIsNamedAndLeftAlone() {
    QFETCH(QByteArray, record);
    QFETCH(QString, problem);
    QDir().mkpath(m_slurm->jobs() + "/job-x");
    writeTo(m_slurm->jobs() + "/job-x/job.json", record);
    const JobState now = state();
    QVERIFY(now.kind == Kind::Unknown);
    const QString text = QString::fromStdString(now.text);
    QVERIFY2(text.startsWith("its record cannot be read: ") && text.contains(problem), qPrintable(text));
    QVERIFY(!text.contains('\n'));
    QVERIFY(refusal([] { endJob(found()); }).startsWith("its record cannot be read: "));
    QCOMPARE(contentOf(m_slurm->jobs() + "/job-x/job.json"), record);
    QCOMPARE(m_slurm->words("squeue") + m_slurm->words("scancel"), QStringList());
  }

  void nothingIsFollowedOutOfTheFolder() {
    submitted();
    QCOMPARE(m_slurm->runJob(), 0);
    const QString session = m_slurm->folder() + "/session.json";
    const QString outside = m_slurm->path("outside.json");
    QVERIFY(QFile::rename(session, outside));
    QVERIFY(QFile::link(outside, session));
    verifyState(Kind::Failed, "its results cannot be read: cannot read '" + session + "': it is a link");
  }

  void nobodyWaitsForAPipe() {
    submitted();
    for (const char* name : {"/session.json", "/output.txt"})
      QCOMPARE(::mkfifo((m_slurm->folder() + name).toUtf8().constData(), 0600), 0);
    const JobState now = state();
    QVERIFY(now.kind == Kind::Failed);
    QVERIFY2(now.text.english().ends_with("it is not a regular file"), now.text.english().c_str());
    QFile::remove(m_slurm->folder() + "/session.json");
    m_slurm->queue({});
    QVERIFY(state().kind == Kind::Failed);
    QFile::remove(m_slurm->folder() + "/job.json");
    QCOMPARE(::mkfifo((m_slurm->folder() + "/job.json").toUtf8().constData(), 0600), 0);
    QVERIFY(state().kind == Kind::Unknown);
  }

  void resultsThatAreNoneAreNamed() {
    submitted();
    writeTo(m_slurm->folder() + "/session.json", QByteArray("{\"format\": 3}"));
    const JobState now = state();
    QVERIFY(now.kind == Kind::Failed);
    QVERIFY2(now.text.english().starts_with("its results cannot be read: format: "), now.text.english().c_str());
  }

  void aLinkIsNoJob() {
    submitted();
    const QString elsewhere = m_slurm->path("elsewhere");
    QVERIFY(QDir().rename(m_slurm->folder(), elsewhere));
    QVERIFY(QFile::link(elsewhere, m_slurm->jobs() + "/job-link"));
    QDir().mkpath(m_slurm->jobs() + "/job-empty");
    writeTo(m_slurm->jobs() + "/job-file", QByteArray("x"));
    QVERIFY(jobsIn(jobsFolder()).empty());
  }

  void theLatestIsTheLast() {
    // In the same second, since dates have no fractions; the folders' names are random.
    const char* const numbers[] = {"99", "100", "101", "7"};
    const char* const dates[] = {"2026-11-20T10:00:00Z", "2026-11-20T10:00:00Z", "2026-11-20T10:00:00Z",
                                 "2026-11-20T10:00:01Z"};
    const char* const folders[] = {"job-c", "job-b", "job-a", "job-d"};
    for (const int i : {1, 3, 0, 2}) {
      const QString folder = m_slurm->jobs() + "/" + folders[i];
      QDir().mkpath(folder);
      writeTo(folder + "/job.json",
              QByteArray(R"({"format":"warpbench-job","version":1,"job":"%1","place":"slurm",)"
                         R"("place_name":"slurm","date":"%2","family":"x","points":1,"words":[]})")
                  .replace("%1", numbers[i])
                  .replace("%2", dates[i]));
    }
    const std::vector<DetachedJob> all = jobsIn(jobsFolder());
    QCOMPARE(all.size(), std::size(numbers));
    for (std::size_t i = 0; i < all.size(); ++i) QCOMPARE(all[i].record.job, std::string(numbers[i]));
  }

  void oneAtATimeHasAFolder() {
    submitted();
    const std::filesystem::path folder = found().folder;
    auto lock = JobLock::tryTake(folder);
    QVERIFY(lock);
    QVERIFY(!JobLock::tryTake(folder));
    lock.reset();
    lock = JobLock::tryTake(folder);
    QVERIFY(lock);
    removeFolder(folder, std::move(*lock));
    QVERIFY(!JobLock::tryTake(folder));
    QCOMPARE(m_slurm->folders(), QStringList());
  }

  void withoutAHomeThereIsNoPlaceForJobs() {
    const QByteArray home = qgetenv("HOME");
    qunsetenv("HOME");
    qunsetenv("XDG_DATA_HOME");
    QCOMPARE(refusal([] { jobsFolder(); }), QString("there is no home folder to store the job in"));
    qputenv("HOME", home);
  }

 private:
  std::unique_ptr<FakeSlurm> m_slurm;
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestJobFolder>(__FILE__);
#include "test_job_folder.moc"
