// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QTest>
#include <algorithm>

#include "compute/program/bulk_programs.h"
#include "compute/program/exec_fixture.h"
#include "test_registry.h"

using namespace warpbench::test;

namespace {

int lineIn(const QString& words) {
  const QString text = kWrongBulkProgram;
  return static_cast<int>(text.left(text.indexOf(words)).count('\n')) + 1;
}

/// The line of kWrongBulkProgram that goes wrong.
int lineOf(int what) { return lineIn(QString("// wrong %1:").arg(what)); }

}  // namespace

/// Barriers in shared memory and bulk copies.
class TestExecBulk : public ExecTest {
  Q_OBJECT

 private slots:
  void threadsWaitForBytesAndArrivals() {
    const QJsonObject result = document("right.cu", kBulkProgram);
    QCOMPARE(result["exit_code"].toInt(-1), 0);
    const auto counters = [&](int launch) { return result["launches"][launch]["counters"]; };
    // An H100 counts neither copies nor barrier operations among loads and stores.
    for (const int launch : {0, 1, 4}) {
      QCOMPARE(counters(launch)["global_load_requests"].toInt(), 0);
      QCOMPARE(counters(launch)["shared_store_requests"].toInt(), 0);
      QCOMPARE(counters(launch)["shared_atomic_requests"].toInt(), 0);
      QCOMPARE(counters(launch)["local_load_requests"].toInt(), 0);
    }
    QCOMPARE(counters(0)["shared_load_requests"].toInt(), 3 * 3 * 7);
    QCOMPARE(counters(0)["global_store_requests"].toInt(), 3 * 3);
    QCOMPARE(counters(0)["barriers"].toInt(), 3 * (1 + 7));
    QCOMPARE(counters(0)["distinct_load_sectors"].toInt(), (3 * 7 * 528 + 31) / 32);
    QCOMPARE(counters(1)["shared_load_requests"].toInt(), 2 * 7);
    QCOMPARE(counters(2)["shared_load_requests"].toInt(), 2);
    QCOMPARE(counters(3)["shared_store_requests"].toInt(), 2 * 2);
    QCOMPARE(counters(3)["global_store_requests"].toInt(), 0);
    QCOMPARE(counters(3)["distinct_store_sectors"].toInt(), 480 / 32 + 1);
    QCOMPARE(counters(4)["shared_load_requests"].toInt(), 3 * 2);
    // A block waits once for each tile; plain arrivals wait like any barrier.
    const double phases[] = {7, 7, 0, 0, 3};
    for (int launch = 0; launch < 5; ++launch) QCOMPARE(counters(launch)["path_loads"].toDouble(-1), phases[launch]);
    // Tiles, and barriers of 8 bytes.
    QCOMPARE(result["launches"][0]["shared_bytes"].toInt(), 2 * 528 + 2 * 8);
  }

  void aCheckFindsNothingWhereAllIsRight() {
    const Outcome outcome = exec("right.cu", kBulkProgram, {"--check"});
    QVERIFY2(outcome.code == 0 && outcome.out.contains(" checked, 0 findings"), qPrintable(outcome.out + outcome.err));
  }

  void whatIsWrongIsSaidWithItsLine_data() {
    QTest::addColumn<int>("what");
    QTest::addColumn<QString>("reason");
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("text");
    const QString waits = "waits at a barrier in shared memory that never completes: ";
    const auto row = [](int what, const QString& reason, const QString& kind, const QString& text) {
      QTest::newRow(qPrintable(QString::number(what))) << what << reason << kind << text;
    };
    row(0, waits + "it lacks 64 bytes", "incomplete-barrier", waits + "it lacks 64 bytes");
    row(1, waits + "it lacks 1 arrival", "incomplete-barrier",
        waits + "it lacks 1 arrival; the last arrival was at " + path("wrong.cu") + ":" +
            QString::number(lineOf(1) - 1) + " by block (0, 0), thread (0, 0)");
    row(2, "not a multiple of 16", "misaligned", "bulk copy of 40 bytes at byte 0 of the array allocated at");
    row(3, "not a multiple of 16", "misaligned", "bulk copy of 16 bytes at byte 4 of");
    row(4, "", "unfinished-copy", "load of 4 bytes at byte 0 of shared array tile");
    row(5, "uses a barrier in shared memory that is not initialised", "uninitialised", "of shared array barrier");
    row(6, "", "out-of-bounds", "bulk copy of 64 bytes at byte 352 of");
    row(7, "", "unfinished-copy", "store of 4 bytes at byte 0 of shared array tile");
    row(8, "arrives 1 times at a barrier in shared memory whose phase expects 0 more arrivals", "misused-barrier",
        "arrives 1 times");
    row(9, waits + "400 unexpected bytes arrived", "incomplete-barrier", "400 unexpected bytes arrived");
    row(10, "", "race", "load of 8 bytes at byte 0 of shared array barrier");
    row(12, "another store overwrote", "misused-barrier", "another store overwrote");
    const QString unfenced =
        "bulk copy of 400 bytes at byte 0 of shared array tile of %1:%2 without fence.proxy.async "
        "after the store at %1:%3 by block (0, 0), thread (%4, 0)";
    const QString file = path("wrong.cu");
    const int tile = lineIn("int tile[100]"), one = lineIn("  if (what >= 14") + 1;
    row(14, "", "missing-fence", unfenced.arg(file).arg(tile).arg(one).arg(0));
    row(15, "", "missing-fence", unfenced.arg(file).arg(tile).arg(one + 3).arg(99));
    const QString early = "arrives at a barrier in shared memory without waiting for its previous phase";
    row(19, "", "misused-barrier", early);
    row(20, "", "misused-barrier", early);
    row(16, "", "missing-fence", unfenced.arg(file).arg(tile).arg(one).arg(1));
  }
  void whatIsWrongIsSaidWithItsLine() {
    QFETCH(int, what);
    QFETCH(QString, reason);
    QFETCH(QString, kind);
    QFETCH(QString, text);
    const Outcome plain = exec("wrong.cu", kWrongBulkProgram, {"--", QString::number(what)});
    QCOMPARE(plain.code, reason.isEmpty() ? 0 : 1);
    const QString all = plain.out + plain.err;
    if (!reason.isEmpty())
      QVERIFY2(all.contains(reason) && all.contains(QString("wrong.cu:%1)").arg(lineOf(what))), qPrintable(all));

    const Outcome checked = exec("wrong.cu", kWrongBulkProgram, {"--check", "--json", "--", QString::number(what)});
    QCOMPARE(checked.code, 1);
    const QJsonArray findings = onlyDocument(checked.out)["findings"].toArray();
    QVERIFY2(std::ranges::any_of(findings,
                                 [&](const QJsonValue& finding) {
                                   return finding["kind"].toString() == kind &&
                                          finding["line"].toInt() == lineOf(what) &&
                                          finding["text"].toString().contains(text);
                                 }),
             qPrintable(checked.out));
  }

  void tensorMapsAreRefusedByName() {
    const Outcome outcome = exec("wrong.cu", kWrongBulkProgram, {"--", "11"});
    QCOMPARE(outcome.code, 1);
    QVERIFY2((outcome.out + outcome.err).contains("comes to inline PTX: cp.async.bulk.tensor.1d"),
             qPrintable(outcome.out + outcome.err));
  }

  void whoWaitsAndFencesAsHeHasToIsRight() {
    // 17: the thread that copies fences after a barrier; 18: what is copied was copied there.
    for (const char* what : {"13", "17", "18"}) {
      const Outcome outcome = exec("wrong.cu", kWrongBulkProgram, {"--check", "--", what});
      QVERIFY2(outcome.code == 0 && outcome.out.contains(" checked, 0 findings"),
               qPrintable(outcome.out + outcome.err));
    }
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestExecBulk>(__FILE__);
#include "test_exec_bulk.moc"
