// SPDX-License-Identifier: GPL-3.0-or-later
// Experiments that the window submits to a cluster, and its offers of their results.
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

#include "compute/jobs/loopback_slurm.h"
#include "core/files/file_io.h"
#include "format/session_file.h"
#include "gui/run/left_jobs_fixture.h"
#include "presentation/presentation.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::gui;
using test::JobFixture;
using test::kPatienceMs;
using test::kSimulatedId;
using test::leaveDoneJob;
using test::WatchedSlurm;
using test::writeTo;

namespace {

/// The results of JobFixture's experiment, run here.
void compareWithOwn(JobFixture& fixture) {
  const Results there = fixture.session().results;
  QVERIFY(there.size() > 1);
  fixture.window.experiment().chooseDevice(kSimulatedId);
  fixture.enter("width", 96);
  fixture.enter("height", 64);
  fixture.clickRun();
  QVERIFY(fixture.waitForRun());
  QCOMPARE(fixture.session().results.size(), 2 * there.size());
  for (std::size_t i = 0; i < there.size(); ++i) {
    const Result& here = fixture.session().results[there.size() + i];
    QCOMPARE(there[i].device, kSimulatedId + "@hpc");
    QCOMPARE(there[i].variant, here.variant);
    QVERIFY(here.counters && there[i].counters == here.counters);
  }
}

}  // namespace

class TestJobs : public QObject {
  Q_OBJECT

 private slots:
  void init() { m_slurm = std::make_unique<WatchedSlurm>(); }
  void cleanup() { m_slurm.reset(); }

  void aLaterStartOffersWhatCameOfIt() {
    {
      JobFixture fixture;
      fixture.choose();
      QCOMPARE(fixture.leave(), QString("101"));
      QCOMPARE(fixture.window.statusText(), QString("Submitted to the cluster: job 101"));
      QVERIFY(fixture.offersNothing());
      QVERIFY(fixture.session().results.empty());
      QVERIFY(!fixture.window.document().modified());
    }
    const QStringList words = m_slurm->words("sbatch");
    QCOMPARE(words.mid(words.indexOf("--device"), 2), (QStringList{"--device", QString::fromStdString(kSimulatedId)}));
    QCOMPARE(m_slurm->runJob(), 0);
    JobFixture fixture;
    QVERIFY(fixture.offers());
    QVERIFY2(fixture.text().startsWith("Job 101 at hpc, of ") &&
                 fixture.text().endsWith(" (Matrix transpose) is done. Results: 12"),
             qPrintable(fixture.text()));
    QTest::mouseClick(fixture.button("add"), Qt::LeftButton);
    QVERIFY(!fixture.bar()->isVisible());
    QVERIFY(fixture.window.document().modified());
    QCOMPARE(m_slurm->folders().size(), 1);  // until a file has them
    QVERIFY(fixture.save(m_slurm->path("saved.json")));
    QTRY_COMPARE_WITH_TIMEOUT(m_slurm->folders(), QStringList(), kPatienceMs);
    QVERIFY(fixture.offersNothing());
    compareWithOwn(fixture);
  }

  void resultsComeBesideThoseThatAreThere() {
    leaveDoneJob();
    JobFixture fixture;
    fixture.window.experiment().chooseFamily("vector-add");
    fixture.window.experiment().chooseDevice(kSimulatedId);
    fixture.clickRun();
    QVERIFY(fixture.waitForRun());
    const Results before = fixture.session().results;
    QVERIFY(!before.empty());
    QCOMPARE(m_slurm->runJob(), 0);
    QVERIFY(fixture.offers());
    fixture.button("add")->click();
    const Results& after = fixture.session().results;
    QCOMPARE(after.size(), before.size() + 2);
    QVERIFY(std::equal(before.begin(), before.end(), after.begin()));
    QCOMPARE(after.back().family, std::string("transpose"));
    QVERIFY(fixture.session().environment.find(kSimulatedId + "@hpc"));
    QCOMPARE(fixture.script.questions, 0);
  }

  void onlyWhatIsAtAClusterCanBeLeftToIt() {
    JobFixture fixture;
    const QAction* leave = fixture.action("Leave to the cluster");
    QVERIFY(!leave->isEnabled());
    fixture.choose();
    QVERIFY(leave->isEnabled());
    fixture.window.experiment().chooseDevice(kSimulatedId);
    QVERIFY(!leave->isEnabled());
    Settings settings = fixture.window.settings();
    settings.places.push_back({.name = "mine", .text = "process"});
    fixture.window.setSettings(settings);
    QVERIFY(QTest::qWaitFor([&] { return fixture.window.experiment().chooseDevice("cpu@mine"); }, kPatienceMs));
    QVERIFY(!leave->isEnabled());
    fixture.window.experiment().chooseDevice(kSimulatedId + "@hpc");
    QVERIFY(leave->isEnabled());
    settings.places.clear();
    fixture.window.setSettings(settings);
    QVERIFY(!leave->isEnabled());
  }

  void theWindowGoesOnWhileSbatchTakesItsTime() {
    m_slurm->does("sbatch", "while [ ! -e go ]; do sleep 0.01; done");
    JobFixture fixture;
    fixture.choose();
    fixture.action("Leave to the cluster")->trigger();
    QVERIFY(fixture.offersNothing());  // and events are handled in between
    fixture.window.experiment().chooseDevice(kSimulatedId);
    fixture.clickRun();
    QVERIFY(fixture.waitForRun());
    QVERIFY(fixture.session().results.size() > 1);
    QSignalSpy left(&fixture.window, &MainWindow::jobLeft);
    writeTo(m_slurm->path("go"), QByteArray("x"));
    QVERIFY(left.wait(kPatienceMs));
  }

  void whatSlurmRefusesIsSaid() {
    JobFixture fixture;
    fixture.choose();
    m_slurm->does("sbatch", "echo 'sbatch: error: invalid account' >&2; exit 1");
    QCOMPARE(fixture.leave(), QString());
    QCOMPARE(fixture.script.errors,
             QStringList{"the process 'sbatch' ended with code 1; it said: sbatch: error: invalid account"});
    QCOMPARE(m_slurm->folders(), QStringList());
  }

  void oneWindowOffersWhatAnotherDoesNot() {
    leaveDoneJob();
    QCOMPARE(m_slurm->runJob(), 0);
    auto first = std::make_unique<JobFixture>();
    QVERIFY(first->offers());
    JobFixture second;
    QVERIFY(second.offersNothing());
    first->button("add")->click();
    QVERIFY(second.offersNothing());
    // Simulates a window killed before the results are in a file.
    first.reset();
    QVERIFY(second.offers());
  }

  void whatIsNeitherAddedNorDiscardedIsOfferedAgain() {
    leaveDoneJob();
    QCOMPARE(m_slurm->runJob(), 0);
    for (int start = 0; start < 2; ++start) {
      JobFixture fixture;
      QVERIFY(fixture.offers());
      fixture.window.close();
    }
    QCOMPARE(m_slurm->folders().size(), 1);
  }

  void discardedResultsAreGone() {
    leaveDoneJob();
    QCOMPARE(m_slurm->runJob(), 0);
    JobFixture fixture;
    QVERIFY(fixture.offers());
    QTest::mouseClick(fixture.button("discard"), Qt::LeftButton);
    QVERIFY(!fixture.bar()->isVisible());
    QTRY_COMPARE_WITH_TIMEOUT(m_slurm->folders(), QStringList(), kPatienceMs);
    QVERIFY(fixture.session().results.empty());
  }

  void resultsThatAPersonGivesUpAreGone() {
    leaveDoneJob();
    QCOMPARE(m_slurm->runJob(), 0);
    JobFixture fixture;
    QVERIFY(fixture.offers());
    fixture.button("add")->click();
    fixture.script.unsaved = Dialogs::Answer::Discard;
    fixture.window.close();
    QTRY_COMPARE_WITH_TIMEOUT(m_slurm->folders(), QStringList(), kPatienceMs);
    QCOMPARE(fixture.script.questions, 1);
  }

  void aCopyOfUnsavedResultsIsEnough() {
    leaveDoneJob();
    QCOMPARE(m_slurm->runJob(), 0);
    JobFixture fixture;
    Settings settings = fixture.window.settings();
    settings.autosaveSeconds = 1;
    fixture.window.setSettings(settings);
    const QString recovery = m_slurm->path("recovery");
    fixture.window.workbench().sessions.keepUnsaved(recovery);
    QVERIFY(fixture.offers());
    fixture.button("add")->click();
    QCOMPARE(m_slurm->folders().size(), 1);
    QTRY_COMPARE_WITH_TIMEOUT(m_slurm->folders(), QStringList(), kPatienceMs);
    const QStringList copies = QDir(recovery).entryList({"unsaved-*.json"}, QDir::Files);
    QCOMPARE(copies.size(), 1);
    QVERIFY(readSession(QDir(recovery).filePath(copies.first()).toStdString()) == fixture.session());
  }

  void severalAreOfferedOneAfterTheOther() {
    leaveDoneJob();
    QCOMPARE(m_slurm->runJob(), 0);
    leaveDoneJob();
    QCOMPARE(m_slurm->runJob(), 0);
    JobFixture fixture;
    QVERIFY(fixture.offers());
    QVERIFY(fixture.text().startsWith("Job 101 "));
    fixture.button("add")->click();
    QVERIFY(fixture.offers());
    QVERIFY(fixture.text().startsWith("Job 102 "));
    fixture.button("add")->click();
    QVERIFY(!fixture.bar()->isVisible());
    QCOMPARE(fixture.session().results.size(), std::size_t{4});
  }

  void aDoubleClickDiscardsOneJobOnly() {
    for (int job = 0; job < 2; ++job) {
      leaveDoneJob();
      QCOMPARE(m_slurm->runJob(), 0);
    }
    JobFixture fixture;
    QVERIFY(fixture.offers());
    const QPushButton* discard = fixture.button("discard");
    const QPoint there = discard->mapTo(&fixture.window, discard->rect().center());
    for (int click = 0; click < 2; ++click)
      QTest::mouseClick(fixture.window.windowHandle(), Qt::LeftButton, Qt::NoModifier, there);
    QTRY_COMPARE_WITH_TIMEOUT(m_slurm->folders().size(), 1, kPatienceMs);
    QVERIFY(fixture.offers());
    QCOMPARE(m_slurm->folders().size(), 1);
  }

  void resultsThatCannotBeReadForAMomentAreOfferedLater() {
    leaveDoneJob();
    QCOMPARE(m_slurm->runJob(), 0);
    const QString session = m_slurm->folder() + "/session.json";
    leaveDoneJob();  // and still waits, so that squeue is asked once it is known that the first has ended
    m_slurm->does("squeue", "case \"$*\" in *--priority*) ;; *) if [ -e once ]; then mv -f late.json '" + session +
                                "' 2>/dev/null; else mv '" + session + "' late.json; fi; touch once;; esac");
    JobFixture fixture;
    QVERIFY(fixture.offers());
    QVERIFY2(fixture.text().endsWith("is done. Results: 2"), qPrintable(fixture.text()));
    fixture.button("add")->click();
    QCOMPARE(fixture.session().results.size(), std::size_t{2});
  }

  void aJobThatFailedSaysWhyUntilItIsRead() {
    leaveDoneJob();
    m_slurm->queue({"101|NODE_FAIL|None"});
    writeTo(m_slurm->folder() + "/output.txt", QByteArray("slurmstepd: error: <b>node</b> fell over\n"));
    JobFixture fixture;
    QVERIFY(fixture.offers());
    QVERIFY2(fixture.text().endsWith(
                 " (Matrix transpose) failed: Slurm says NODE_FAIL; it said: slurmstepd: error: <b>node</b> fell over"),
             qPrintable(fixture.text()));
    QVERIFY(!fixture.button("add")->isVisible());
    fixture.button("discard")->click();
    QVERIFY(fixture.offersNothing());
    QCOMPARE(m_slurm->folders(), QStringList());
    QVERIFY(fixture.script.errors.isEmpty());
  }

  void resultsThatShowLateInTheSharedFolderAreNoFailure() {
    leaveDoneJob();
    QCOMPARE(m_slurm->runJob(), 0);
    const QString session = m_slurm->folder() + "/session.json";
    QVERIFY(QFile::rename(session, m_slurm->path("late.json")));
    // From the second query on they exist.
    m_slurm->does("squeue", "if [ -e once ]; then mv late.json '" + session + "'; fi; touch once");
    m_slurm->queue({"101|COMPLETED|None"});
    JobFixture fixture;
    QVERIFY(fixture.offers());
    QVERIFY2(fixture.text().endsWith("is done. Results: 2"), qPrintable(fixture.text()));
  }

  void whatIsStoppedEarlyIsOfferedWithTheReason() {
    leaveDoneJob();
    QCOMPARE(m_slurm->runJob(), 0);
    const std::string file = (m_slurm->folder() + "/session.json").toStdString();
    Session session = readSession(file);
    session.results.resize(1);
    writeFile(file, toJson(session));
    m_slurm->queue({"101|RUNNING|None"});
    JobFixture fixture;
    QVERIFY(fixture.offersNothing());
    m_slurm->queue({"101|TIMEOUT|TimeLimit"});
    QVERIFY(fixture.offers());
    QVERIFY2(fixture.text().endsWith(" (Matrix transpose): 1 of 2 points"), qPrintable(fixture.text()));
  }

  void strangersFoldersAreLeftAlone() {
    for (const char* name : {"garbage", "later", "empty"}) QDir().mkpath(m_slurm->jobs() + "/" + name);
    writeTo(m_slurm->jobs() + "/garbage/job.json", QByteArray(100000, '['));
    writeTo(m_slurm->jobs() + "/later/job.json", QByteArray(R"({"format":"warpbench-job","version":2})"));
    leaveDoneJob();
    QCOMPARE(m_slurm->runJob(), 0);
    JobFixture fixture;
    QVERIFY(fixture.offers());
    QVERIFY(fixture.text().startsWith("Job 101 "));
    fixture.button("discard")->click();
    QVERIFY(fixture.offersNothing());
    QCOMPARE(m_slurm->folders(), (QStringList{"empty", "garbage", "later"}));
    QVERIFY(fixture.script.errors.isEmpty());
  }

  void inFrontOfAClassNothingPopsUp() {
    leaveDoneJob();
    QCOMPARE(m_slurm->runJob(), 0);
    JobFixture fixture;
    fixture.window.presentation().action()->setChecked(true);
    QVERIFY(fixture.offersNothing());
    fixture.window.presentation().action()->setChecked(false);
    QVERIFY(fixture.offers());
  }

  void theOfferOutlivesAnotherLanguage() {
    leaveDoneJob();
    QCOMPARE(m_slurm->runJob(), 0);
    JobFixture fixture;
    QVERIFY(fixture.offers());
    QSignalSpy changed(&fixture.window, &MainWindow::languageChanged);
    Settings settings = fixture.window.settings();
    settings.language = "it";
    fixture.window.setSettings(settings);
    QVERIFY(changed.wait(kPatienceMs));
    QVERIFY(fixture.offers());
    fixture.button("add")->click();
    QCOMPARE(fixture.session().results.size(), std::size_t{2});
    settings.language = "en";
    fixture.window.setSettings(settings);
    QVERIFY(changed.wait(kPatienceMs));
  }

  void aRealClusterWorksWhileNoWindowIsOpen() {
    m_slurm.reset();
    const QByteArray data = qgetenv("XDG_DATA_HOME");
    QTemporaryDir home;
    test::LoopbackSlurm slurm;
    if (const QString whyNot = slurm.start(); !whyNot.isEmpty()) QSKIP(qPrintable(whyNot));
    qputenv("XDG_DATA_HOME", home.path().toUtf8());
    {
      JobFixture fixture;
      fixture.choose();
      QVERIFY(!fixture.leave().isEmpty());
      fixture.window.close();
    }
    QTRY_COMPARE_WITH_TIMEOUT(test::LoopbackSlurm::jobs(), QStringList(), kPatienceMs);
    {
      JobFixture fixture;
      QVERIFY(fixture.offers());
      fixture.button("add")->click();
      compareWithOwn(fixture);
      QVERIFY(fixture.save(home.filePath("saved.json")));
      QTRY_VERIFY_WITH_TIMEOUT(QDir(home.filePath("warpbench/jobs")).isEmpty(), kPatienceMs);
    }
    JobWatcher::pool().waitForDone();
    qputenv("XDG_DATA_HOME", data);
  }

 private:
  std::unique_ptr<WatchedSlurm> m_slurm;
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestJobs>(__FILE__);
#include "test_jobs.moc"
