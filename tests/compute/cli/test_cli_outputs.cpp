// SPDX-License-Identifier: GPL-3.0-or-later
// Files and pipes that the command line writes: none is lost or incomplete.
#include <signal.h>
#include <unistd.h>

#include <QFile>
#include <QJsonArray>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "compute/cli/cli_fixture.h"
#include "core/files/file_io.h"
#include "format/session_file.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::test;

class TestCliOutputs : public CliTest {
  Q_OBJECT

 private slots:
  void outputsAreLookedAtBeforeAnythingRuns() {
    // So large that running it first would take far longer than the test waits.
    const QStringList large{"run", "matmul", "--device", kSimulated, "-p", "rows=4096", "-p", "inner=4096"};
    const QString missing = path("missing/session.json");
    compareRefusal(large + QStringList{"--out", missing},
                   "cannot write '" + missing + "': there is no directory '" + path("missing") + "'");
    compareRefusal(large + QStringList{"--csv", m_directory.path()},
                   "cannot write '" + m_directory.path() + "': it is a directory; give a file name");
    compareRefusal(large + QStringList{"--out", path("same"), "--csv", path("./same")},
                   "--out and --csv name the same file: give each its own");
    QVERIFY(!QFileInfo::exists(path("same")));
  }

  void oneFileForTwoOutputsIsRefused_data() {
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("second");
    QTest::newRow("new") << "new"
                         << "new";
    QTest::newRow("new, in two ways") << "new"
                                      << "./new";
    QTest::newRow("new, by a way round") << "new"
                                         << "folder/../new";
    QTest::newRow("new, through a linked folder") << "folder/new"
                                                  << "linked/new";
    QTest::newRow("there, in two ways") << "there"
                                        << "folder/../there";
    QTest::newRow("a symbolic link") << "there"
                                     << "symbolic";
    QTest::newRow("a hard link") << "there"
                                 << "hard";
    QTest::newRow("a link to what is not there") << "new"
                                                 << "dangling";
  }
  void oneFileForTwoOutputsIsRefused() {
    QFETCH(QString, first);
    QFETCH(QString, second);
    QTemporaryDir folder;
    const std::filesystem::path there = folder.path().toStdString();
    std::filesystem::create_directory(there / "folder");
    writeFile(there / "there", "kept");
    std::filesystem::create_hard_link(there / "there", there / "hard");
    std::filesystem::create_symlink("there", there / "symbolic");
    std::filesystem::create_symlink("new", there / "dangling");
    std::filesystem::create_directory_symlink("folder", there / "linked");
    const auto compareRefusalOf = [&](const QStringList& run, const char* options) {
      QProcess process;
      process.setWorkingDirectory(folder.path());
      process.start(WARPBENCH_CLI, run);
      const Outcome outcome = outcomeOf(process);
      QCOMPARE(outcome.err, QString("warpbench-cli: %1 name the same file: give each its own\n").arg(options));
      QCOMPARE(outcome.out, QString());
      QCOMPARE(outcome.code, 2);
    };
    // So large that running it first would take far longer than the test waits.
    compareRefusalOf({"run", "matmul", "--device", kSimulated, "-p", "rows=4096", "-p", "inner=4096", "--out", first,
                      "--csv", second},
                     "--out and --csv");
    // A picture's file name determines its format.
    std::error_code ignored;
    std::filesystem::create_symlink(second.toStdString(), there / "picture.png", ignored);
    compareRefusalOf({"run", "grayscale", "--device", kSimulated, "-p", "width=16384", "-p", "height=16384", "--out",
                      first, "--picture", "picture.png"},
                     "--out and --picture");
    QCOMPARE(readFile(there / "there"), std::string("kept"));
  }

  void interruptingKeepsWhatWasDone_data() {
    QTest::addColumn<int>("signalNumber");
    QTest::newRow("SIGINT") << SIGINT;
    QTest::newRow("SIGTERM") << SIGTERM;
    QTest::newRow("SIGHUP") << SIGHUP;
  }
  void interruptingKeepsWhatWasDone() {
    QFETCH(int, signalNumber);
    constexpr int kPoints = 10'000;
    const QString file = path("interrupted.json");
    // The first point's time depends on the machine: wait longer until one has finished in time.
    for (int wait = 500; wait < kPatience; wait *= 2) {
      QFile::remove(file);
      QProcess process;
      // A shell that runs the tests in the background ignores SIGINT, and children inherit that.
      process.setChildProcessModifier([] {
        for (const int number : {SIGINT, SIGTERM, SIGHUP}) ::signal(number, SIG_DFL);
      });
      process.start(WARPBENCH_CLI, {"run", "transpose", "--variant", "copy", "--device", kSimulated, "-p", "height=512",
                                    "--sweep", "width=512:10511", "--out", file, "--json"});
      QVERIFY(process.waitForStarted());
      QTest::qWait(wait);
      QCOMPARE(::kill(static_cast<pid_t>(process.processId()), signalNumber), 0);
      const Outcome outcome = outcomeOf(process);
      QCOMPARE(outcome.code, 130);
      const auto done = static_cast<int>(onlyDocument(outcome.out)["results"].toArray().size());
      QVERIFY(done < kPoints);
      const QString stopped =
          "warpbench-cli: stopped: " + QString::number(done) + " of " + QString::number(kPoints) + " points are done";
      // A run stopped within a point names that point.
      const QString err =
          QString(outcome.err)
              .remove(QRegularExpression(
                  "^warpbench-cli: stopping: copy, width=[0-9]+ height=512 type=fp32 repetitions=1: .*\n"));
      if (done == 0) {
        QCOMPARE(err, stopped + "; nothing was saved\n");
        QVERIFY(!QFileInfo::exists(file));
        continue;
      }
      QCOMPARE(err, stopped + "\n");
      QVERIFY(err != outcome.err);
      QCOMPARE(readSession(file.toStdString()).results.size(), static_cast<std::size_t>(done));
      return;
    }
    QFAIL("not one point was done in time");
  }

  void standardOutputThatIsFullIsReported() {
    if (!QFileInfo::exists("/dev/full")) QSKIP("this system has no /dev/full");
    QProcess process;
    process.setStandardOutputFile("/dev/full");
    process.start(WARPBENCH_CLI, {"list"});
    const Outcome outcome = outcomeOf(process);
    QCOMPARE(outcome.code, 1);
    QCOMPARE(outcome.err, "warpbench-cli: cannot write to standard output\n");
  }

  void aReaderThatGoesAwayTakesNoFileWithIt() {
    const QString file = path("unread.json"), csv = path("unread.csv");
    const QStringList run{"run",      "transpose", "--device",  kSimulated, "--variant", "copy",  "-p",
                          "height=8", "--sweep",   "width=1:4", "--out",    file,        "--csv", csv};
    const auto unread = [](const QStringList& arguments) {
      QProcess process;
      // A pipe whose reader has closed it, as `| head` does.
      process.setChildProcessModifier([] {
        int ends[2];
        if (::pipe(ends) != 0) ::_exit(1);
        ::close(ends[0]);
        ::dup2(ends[1], STDOUT_FILENO);
        ::signal(SIGPIPE, SIG_DFL);
      });
      process.start(WARPBENCH_CLI, arguments);
      return outcomeOf(process);
    };
    for (const QStringList& more : {QStringList(), QStringList("--json"), QStringList("--append")}) {
      const Outcome outcome = unread(run + more);
      QCOMPARE(outcome.err, QString());
      QCOMPARE(outcome.code, 0);
      QCOMPARE(readSession(file.toStdString()).results.size(), more.contains("--append") ? 8u : 4u);
      QFile table(csv);
      QVERIFY(table.open(QIODevice::ReadOnly));
      QCOMPARE(table.readAll().count("\r\n"), 5);
      QVERIFY(QFile::remove(csv));
    }
  }

  void aFileThatCannotBeWrittenCostsNoOther() {
    const QString csv = path("beside.csv");
    const Outcome outcome = cli(kTranspose + QStringList{"--out", "/dev/full", "--csv", csv});
    QCOMPARE(outcome.err, "warpbench-cli: cannot write '/dev/full': No space left on device\n");
    QCOMPARE(outcome.code, 1);
    QVERIFY(outcome.out.contains("conflict-free"));
    QVERIFY(QFileInfo::exists(csv));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestCliOutputs>(__FILE__);
#include "test_cli_outputs.moc"
