// SPDX-License-Identifier: GPL-3.0-or-later
// Submitting an experiment to a cluster, the window's messages during that, and that nothing else waits for Slurm.
#include <QFile>
#include <QSignalSpy>

#include "document/session_files.h"
#include "gui/fake_worker.h"
#include "gui/run/left_jobs_fixture.h"
#include "test_registry.h"
#include "widgets/background.h"

using namespace warpbench;
using namespace warpbench::gui;
using test::JobFixture;
using test::kPatienceMs;
using test::kSimulatedId;
using test::WatchedSlurm;

namespace {

/// Runs that end only by Stop.
std::unique_ptr<ComputeWorker> endlessWorker() {
  return test::fakeWorker([](const Point&, const std::stop_token& stop, const PointProgress&) {
    while (!stop.stop_requested()) QThread::msleep(5);
    return test::fakeResult();
  });
}

}  // namespace

class TestLeavingJobs : public QObject {
  Q_OBJECT

 private slots:
  void init() { m_slurm = std::make_unique<WatchedSlurm>(); }
  void cleanup() { m_slurm.reset(); }

  void duringARunItIsSaidAndDoneOnce() {
    m_slurm->does("sbatch", "while [ ! -e go ]; do sleep 0.01; done");
    JobFixture fixture(endlessWorker());
    fixture.clickRun();
    fixture.choose();
    QVERIFY(fixture.window.running());
    QAction* leave = fixture.action("Leave to the cluster");
    const auto* job = fixture.field<QLabel>("status.job");
    QVERIFY(!job->isVisible());
    QVERIFY(leave->isEnabled());
    QSignalSpy left(&fixture.window, &MainWindow::jobLeft);
    leave->trigger();
    QVERIFY(job->isVisible());
    QCOMPARE(job->text(), QString("Submitting to the cluster..."));
    QVERIFY(!leave->isEnabled());
    fixture.window.leaveToCluster();
    test::writeTo(m_slurm->path("go"), "x");
    QVERIFY(left.wait(kPatienceMs));
    QVERIFY(fixture.window.running());
    QVERIFY(job->isVisible());
    QCOMPARE(job->text(), QString("Submitted to the cluster: job 101"));
    QVERIFY(leave->isEnabled());
    fixture.clickStop();
    QVERIFY(fixture.waitForRun());
    QVERIFY(!job->isVisible());
    QVERIFY(fixture.offersNothing());
    QCOMPARE(m_slurm->folders().size(), 1);
  }

  void whatFailedCanBeLeftAgain() {
    JobFixture fixture;
    fixture.choose();
    m_slurm->does("sbatch", "echo 'sbatch: error: try again' >&2; exit 1");
    QCOMPARE(fixture.leave(), QString());
    QVERIFY(!fixture.field<QLabel>("status.job")->isVisible());
    QVERIFY(fixture.action("Leave to the cluster")->isEnabled());
  }

  void severalGpusCanBeLeftTogether() {
    const QString program = m_slurm->path("serve-gpus");
    test::writeTo(program, "#!/bin/sh\nexec " SERVE_FAKE_GPUS " one two\n");
    QVERIFY(QFile::setPermissions(program, QFile::ReadOwner | QFile::ExeOwner));
    JobFixture fixture;
    fixture.choose("slurm:program=" + program.toStdString(), "cuda:0@hpc,cuda:1@hpc");
    QVERIFY(fixture.action("Leave to the cluster")->isEnabled());
    QCOMPARE(fixture.leave(), QString("101"));
    const QStringList words = m_slurm->words("sbatch");
    QCOMPARE(words.mid(words.indexOf("--device"), 2), (QStringList{"--device", "cuda:0,cuda:1"}));
  }

  void noneIsLeftThroughALoginHost() {
    // Runs ssh's last argument like sshd.
    const QString ssh = m_slurm->path("bin/ssh");
    test::writeTo(ssh, "#!/bin/sh\nfor word; do last=$word; done\nexec /bin/sh -c \"$last\"\n");
    QVERIFY(QFile::setPermissions(ssh, QFile::ReadOwner | QFile::ExeOwner));
    JobFixture fixture;
    fixture.choose(std::string("slurm:host=login,program=") + WARPBENCH_CLI);
    QVERIFY(fixture.window.experiment().ready());
    QVERIFY(!fixture.action("Leave to the cluster")->isEnabled());
  }

  void savingDoesNotWaitForSlurm() {
    auto* pool = &backgroundPool();
    const int threads = pool->maxThreadCount();
    pool->setMaxThreadCount(1);
    test::leaveDoneJob();  // and still waits
    m_slurm->does("squeue", "while [ ! -e go ]; do sleep 0.01; done");
    JobWatcher watcher;
    watcher.watch(jobs::jobsFolder());
    const bool asked = QTest::qWaitFor([&] { return !m_slurm->words("squeue").isEmpty(); }, kPatienceMs);
    SessionDocument document;
    SessionFiles files(document);
    const QString path = m_slurm->path("saved.json");
    files.save(path);
    constexpr int kMoments = 5000;  // milliseconds; the wait for squeue is much longer
    const bool saved = QTest::qWaitFor([&] { return QFile::exists(path); }, kMoments);
    test::writeTo(m_slurm->path("go"), "x");
    pool->setMaxThreadCount(threads);
    QVERIFY(asked);
    QVERIFY(saved);
  }

 private:
  std::unique_ptr<WatchedSlurm> m_slurm;
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestLeavingJobs>(__FILE__);
#include "test_leaving_jobs.moc"
