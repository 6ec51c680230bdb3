// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTest>

#include "compute/cli/cli_fixture.h"
#include "files.h"
#include "format/session_file.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::test;

/// Running a session again.
class TestCliRepeat : public CliTest {
  Q_OBJECT

 private slots:
  void aSessionRunsOnAnotherDevice() {
    saveMeasured("first.json", {"offset", "--sweep", "offset=0,1,8", "-p", "mib=1"});
    const QString second = path("second.json");
    const Outcome outcome = cli({"repeat", path("first.json"), "--device", kSimulated, "--out", second});
    QCOMPARE(outcome.code, 0);
    QVERIFY2(outcome.err.contains("[1/1] offset"), qPrintable(outcome.err));
    const Session before = readSession(path("first.json").toStdString());
    const Session after = readSession(second.toStdString());
    QCOMPARE(after.results.size(), std::size_t{3});
    for (std::size_t i = 0; i < after.results.size(); ++i) {
      QCOMPARE(after.results[i].variant, before.results[i].variant);
      QVERIFY(after.results[i].parameters == before.results[i].parameters);
      QCOMPARE(QString::fromStdString(after.results[i].device), kSimulated);
    }
  }

  void whatCannotRunIsSaidAndTheRestIsSaved() {
    saveMeasured("library.json", {"transpose", "--variant", "copy", "-p", "width=77", "-p", "height=45"});
    Session session = readSession(path("library.json").toStdString());
    Result library = session.results[0];
    library.variant = "memcpy";
    session.results.push_back(library);
    save("library.json", session);
    const QString second = path("without.json");
    const Outcome outcome = cli({"repeat", path("library.json"), "--device", kSimulated, "--out", second});
    QCOMPARE(outcome.code, 1);
    QVERIFY2(outcome.err.contains("1 of 2 results cannot run on " + kSimulated + ": transpose memcpy: "),
             qPrintable(outcome.err));
    QCOMPARE(readSession(second.toStdString()).results.size(), std::size_t{1});
  }

  void theSessionItselfIsNotWrittenOver() {
    save("mine.json", {.environment = {}, .results = {timed("copy", Origin::Measured, 1, 1, 1)}});
    const QByteArray before = contentOf(path("mine.json"));
    const QString refusal = "cannot write '%1': it is the input file; name another file";
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

 private:
  /// Small points with simulated measurements of a GPU.
  void saveMeasured(const QString& name, const QStringList& points) {
    const Outcome outcome = cli(QStringList{"run", "--device", kSimulated, "--out", path(name)} + points);
    QVERIFY2(outcome.code == 0, qPrintable(outcome.err));
    Session session = readSession(path(name).toStdString());
    for (DeviceRecord& device : session.environment.devices) device.id = "cuda:0";
    for (Result& result : session.results) {
      result.device = "cuda:0";
      result.origin = Origin::Measured;
      result.counters.reset();
    }
    save(name, session);
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestCliRepeat>(__FILE__);
#include "test_cli_repeat.moc"
