// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "compute/cli/cli_fixture.h"
#include "files.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::test;

/// Running a session once more.
class TestCliRepeat : public CliTest {
  Q_OBJECT

 private slots:
  void aSessionRunsOnAnotherDevice() {
    const QString first = path("first.json");
    QCOMPARE(cli({"run", "offset", "--device", "recorded:nvidia-h200", "--sweep", "offset=0,1,8", "--out", first}).code,
             0);
    const QString second = path("second.json");
    const Outcome outcome = cli({"repeat", first, "--device", kSimulated, "--out", second});
    QCOMPARE(outcome.code, 0);
    QVERIFY2(outcome.err.contains("[1/1] offset"), qPrintable(outcome.err));
    const Session before = readSession(first.toStdString());
    const Session after = readSession(second.toStdString());
    QCOMPARE(after.results.size(), std::size_t{3});
    for (std::size_t i = 0; i < after.results.size(); ++i) {
      QCOMPARE(after.results[i].variant, before.results[i].variant);
      QVERIFY(after.results[i].parameters == before.results[i].parameters);
      QCOMPARE(QString::fromStdString(after.results[i].device), kSimulated);
    }
  }

  void whatCannotRunIsSaidAndTheRestIsSaved() {
    const QString first = path("library.json");
    QCOMPARE(cli({"run", "transpose", "--device", "recorded:nvidia-h200", "--variant", "copy,memcpy", "-p",
                  "width=4096", "-p", "height=4096", "--out", first})
                 .code,
             0);
    const QString second = path("without.json");
    const Outcome outcome = cli({"repeat", first, "--device", kSimulated, "--out", second});
    QCOMPARE(outcome.code, 1);
    QVERIFY2(outcome.err.contains("1 of 2 results cannot run on " + kSimulated + ": transpose memcpy: "),
             qPrintable(outcome.err));
    QCOMPARE(readSession(second.toStdString()).results.size(), std::size_t{1});
  }

  void theSessionItselfIsNotWrittenOver() {
    save("mine.json", {.environment = {}, .results = {timed("copy", Origin::Measured, 1, 1, 1)}});
    const QByteArray before = contentOf(path("mine.json"));
    const QString refusal = "cannot write '%1': it is the file that is read; name another one";
    QVERIFY(QFile::link(path("mine.json"), path("link.json")));
    for (const char* name : {"mine.json", "link.json"}) {
      compareRefusal({"repeat", path("mine.json"), "--device", kSimulated, "--out", path(name)},
                     refusal.arg(path(name)));
      compareRefusal({"show", path("mine.json"), "--csv", path(name)}, refusal.arg(path(name)));
    }
    QCOMPARE(contentOf(path("mine.json")), before);
  }

  void nothingToRunIsRefused() {
    save("empty.json", Session());
    compareRefusal({"repeat", path("empty.json"), "--device", kSimulated, "--out", path("none.json")},
                   "the session has no results to run again");
    QVERIFY(!QFileInfo::exists(path("none.json")));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestCliRepeat>(__FILE__);
#include "test_cli_repeat.moc"
