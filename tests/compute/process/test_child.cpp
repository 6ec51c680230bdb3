// SPDX-License-Identifier: GPL-3.0-or-later
// Child processes: start, output, and cleanup.
#include <signal.h>
#include <unistd.h>

#include <QElapsedTimer>
#include <QTest>

#include "core/child/run_to_end.h"
#include "core/text/error.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::process;
using How = RunOutcome::How;

namespace {

ChildStart shell(const std::string& script) {
  return {.words = {"/bin/sh", "-c", script}, .input = ChildStart::Input::Nothing};
}

std::string startError(const ChildStart& start) {
  try {
    runToEnd(start);
  } catch (const DeviceError& error) {
    return error.what();
  }
  return "";
}

}  // namespace

class TestChild : public QObject {
  Q_OBJECT

 private slots:
  void outputComplaintsAndCodeAreTold() {
    const RunOutcome outcome = runToEnd(shell("printf 'a\\n\\nb'; echo c >&2; exit 3"));
    QCOMPARE(outcome.output, std::string("a\n\nb"));
    QCOMPARE(outcome.complaints, std::string("c\n"));
    QVERIFY(outcome.code == 3);
    QCOMPARE(outcome.end.english(), std::string("ended with code 3"));
  }

  void bothKindsOfOutputComeAsOne() {
    ChildStart start = shell("echo a; echo b >&2");
    start.errors = ChildStart::Errors::WithOutput;
    QCOMPARE(runToEnd(start).output, std::string("a\nb\n"));
  }

  void whatCannotBeStartedIsSaid() {
    QCOMPARE(startError({.words = {"no-such-program"}}),
             std::string("cannot start 'no-such-program': No such file or directory"));
    QCOMPARE(startError({.words = {"/etc/passwd"}}), std::string("cannot start '/etc/passwd': Permission denied"));
    ChildStart start = shell("true");
    start.folder = "/no-such-folder";
    QCOMPARE(startError(start), std::string("cannot start '/bin/sh': No such file or directory"));
  }

  void folderEnvironmentAndLimitsHold() {
    ChildStart start = shell("pwd; echo $WORD; ulimit -f; ulimit -c");
    start.folder = "/usr";
    start.environment = {"WORD=kernel"};
    start.limits = {.fileBytes = 512 * 7, .noCoreFile = true};
    QCOMPARE(runToEnd(start).output, std::string("/usr\nkernel\n7\n0\n"));
  }

  void signalsAreNamed() {
    const RunOutcome outcome = runToEnd(shell("kill -9 $$"));
    QVERIFY(outcome.how == How::ByItself && !outcome.code);
    QCOMPARE(outcome.end.english(), std::string("was ended by signal 9 (Killed)"));
  }

  void whatTakesTooLongIsEndedWithAllThatItStarted() {
    QElapsedTimer time;
    time.start();
    const RunOutcome outcome =
        runToEnd(shell("sleep 600 & echo $!; wait"), {.time = std::chrono::seconds(1), .outputBytes = 100});
    QVERIFY(outcome.how == How::TooLate);
    QCOMPARE(outcome.end.english(), std::string("did not end within 1 s"));
    QVERIFY(time.elapsed() < 60000);
    verifyGone(outcome.output);
  }

  void whatItLeavesBehindIsEnded() {
    // It keeps the output open, and the parent does not wait for that.
    const RunOutcome outcome = runToEnd(shell("sleep 600 & echo $!"));
    QVERIFY(outcome.code == 0);
    verifyGone(outcome.output);
  }

  void whatWritesTooMuchIsEnded() {
    const RunOutcome outcome = runToEnd({.words = {"yes"}}, {.outputBytes = std::size_t{2} << 20});
    QVERIFY(outcome.how == How::TooMuchOutput && !outcome.code);
    QCOMPARE(outcome.end.english(), std::string("wrote more than 2 MiB"));
    QCOMPARE(outcome.output.size(), std::size_t{2} << 20);
  }

  void stoppingEndsIt() {
    std::stop_source stop;
    std::string heard;
    const auto hear = [&](std::string_view line) {
      heard = line;
      stop.request_stop();
    };
    QVERIFY_THROWS_EXCEPTION(Cancelled, runToEnd(shell("echo $$; exec sleep 600"), {}, stop.get_token(), hear));
    verifyGone(heard);
  }

  void aCopyOfThisProcessReportsThroughThePipe() {
    const int before = 41;
    const auto body = [&](int output) {
      const std::string text = "line " + std::to_string(before + 1) + "\nrest";
      return ::write(output, text.data(), text.size()) == static_cast<ssize_t>(text.size()) ? 7 : 1;
    };
    const RunOutcome outcome = runToEnd({.body = body, .input = ChildStart::Input::Inherited});
    QCOMPARE(outcome.output, std::string("line 42\nrest"));
    QVERIFY(outcome.code == 7);
  }

 private:
  /// The process with this number has ended; its new parent may not have reaped it yet.
  static void verifyGone(const std::string& number) {
    const pid_t pid = std::stoi(number);
    QTRY_VERIFY_WITH_TIMEOUT(::kill(pid, 0) != 0, 20000);
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestChild>(__FILE__);
#include "test_child.moc"
