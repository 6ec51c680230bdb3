// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "remote/slurm_job.h"
#include "test_registry.h"

using namespace warpbench::process;

namespace {

/// The state of the job after squeue printed these lines; %1 is its name.
QString placeAfter(const QStringList& lines) {
  SlurmJob job;
  for (const QString& line : lines)
    job.read(QString(line).replace("%1", QString::fromStdString(job.name())).toStdString());
  return QString::fromStdString(job.place());
}

constexpr const char* kUnknown = "waiting for Slurm";

}  // namespace

class TestSlurmJob : public QObject {
  Q_OBJECT

 private slots:
  void itsPlaceIsThatAmongItsPartitionsJobs_data() {
    QTest::addColumn<QStringList>("lines");
    QTest::addColumn<QString>("place");
    QTest::newRow("alone") << QStringList{"gpu|Resources|%1"}
                           << "waiting for Slurm, number 1 of 1 in the queue of gpu (Resources)";
    QTest::newRow("third of four") << QStringList{"gpu|Resources|a", "cpu|Priority|b",    "gpu|Priority|c",
                                                  "gpu|Priority|%1", "cpu|Priority|%1 x", "gpu|Priority|d"}
                                   << "waiting for Slurm, number 3 of 4 in the queue of gpu (Priority)";
    QTest::newRow("others' names are anything")
        << QStringList{"gpu|Resources|a|gpu|Priority|%1", "gpu|Resources|", "gpu", "", "||", "gpu|Priority|%1"}
        << "waiting for Slurm, number 3 of 3 in the queue of gpu (Priority)";
    QTest::newRow("of several partitions, the first")
        << QStringList{"cpu|Priority|a", "gpu|Priority|%1", "cpu|Priority|%1"}
        << "waiting for Slurm, number 1 of 1 in the queue of gpu (Priority)";
    QTest::newRow("why it waits for ever")
        << QStringList{"gpu|PartitionTimeLimit|%1"}
        << "waiting for Slurm, number 1 of 1 in the queue of gpu (PartitionTimeLimit)";
    QTest::newRow("not looked at yet") << QStringList{"gpu|None|%1"} << kUnknown;
    QTest::newRow("no longer there") << QStringList{"gpu|Priority|a"} << kUnknown;
    QTest::newRow("an empty queue") << QStringList{} << kUnknown;
    QTest::newRow("a control character") << QStringList{"gp\033u|Prio\rrity|%1"}
                                         << "waiting for Slurm, number 1 of 1 in the queue of gp?u (Prio?rity)";
  }
  void itsPlaceIsThatAmongItsPartitionsJobs() {
    QFETCH(QStringList, lines);
    QTEST(placeAfter(lines), "place");
  }

  void eachLookBeginsAnew() {
    SlurmJob job;
    const std::string own = "gpu|Priority|" + job.name();
    job.read("gpu|Priority|a");
    job.read(own);
    QCOMPARE(job.place(), std::string("waiting for Slurm, number 2 of 2 in the queue of gpu (Priority)"));
    job.read(own);
    QCOMPARE(job.place(), std::string("waiting for Slurm, number 1 of 1 in the queue of gpu (Priority)"));
    QCOMPARE(job.place(), std::string(kUnknown));
  }

  void eachJobHasANameOfItsOwn() {
    const SlurmJob one;
    const SlurmJob other;
    QVERIFY(one.name() != other.name());
    QVERIFY(QRegularExpression("^warpbench-[0-9a-f]{16}$").match(QString::fromStdString(one.name())).hasMatch());
    QCOMPARE(one.words({"srun", "--quiet", "x"}),
             (std::vector<std::string>{"srun", "--job-name=" + one.name(), "--quiet", "x"}));
    // On another machine, a shell reads the words.
    const SlurmJob there({"ssh", "--", "login"});
    QCOMPARE(there.words({"srun", "--quiet", "it's $(here)"}),
             (std::vector<std::string>{"ssh", "--", "login",
                                       "srun '--job-name=" + there.name() + "' --quiet 'it'\\''s $(here)'"}));
  }

  /// A slow controller or missing programs delay nothing.
  void lookingNeverBlocks_data() {
    QTest::addColumn<QString>("squeue");
    QTest::newRow("hangs") << "exec sleep 600";
    QTest::newRow("says no end") << "exec yes 'gpu|Priority|x'";
    QTest::newRow("fails") << "echo slurm_load_jobs error >&2; exit 1";
    QTest::newRow("is not there") << QString();
  }
  void lookingNeverBlocks() {
    QFETCH(QString, squeue);
    const QTemporaryDir folder;
    for (const char* program : {"squeue", "scancel"}) {
      if (squeue.isEmpty()) continue;
      QFile script(folder.filePath(program));
      QVERIFY(script.open(QIODevice::WriteOnly));
      script.write(("#!/bin/sh\n" + squeue + "\n").toUtf8());
      script.close();
      script.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }
    const QByteArray before = qgetenv("PATH");
    qputenv("PATH", folder.path().toUtf8() + (squeue.isEmpty() ? QByteArray() : ":" + before));
    constexpr qint64 kBlocked = 20'000;  // ms: less than the longest query, more than a busy machine needs
    QElapsedTimer clock;
    std::optional<warpbench::Message> news;
    {
      SlurmJob job;
      QCOMPARE(job.news(), std::optional<warpbench::Message>(kUnknown));
      const bool says = !squeue.startsWith("exec");
      for (int looks = 0; says ? !news : looks < 10; ++looks) {
        QTest::qWait(120);
        clock.start();
        if (auto again = job.news()) news = again;
        QVERIFY2(clock.elapsed() < kBlocked, qPrintable(QString::number(clock.elapsed())));
      }
      clock.start();
      job.cancel();
    }
    QVERIFY2(clock.elapsed() < kBlocked, qPrintable(QString::number(clock.elapsed())));
    qputenv("PATH", before);
    if (squeue.startsWith("exec"))
      QVERIFY(!news);
    else
      QCOMPARE(news, std::optional<warpbench::Message>(kUnknown));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestSlurmJob>(__FILE__);
#include "test_slurm_job.moc"
