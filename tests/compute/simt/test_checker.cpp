// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include "catalogue/catalogue.h"
#include "compute/simt/faulty_kernels.h"
#include "core/text/error.h"
#include "engine/simulated/check.h"
#include "inspect/checked_points.h"
#include "test_registry.h"

using namespace warpbench;

namespace {

/// 100 input floats, all ones, and 100 output floats: a result is correct if its last element is a non-negative number.
class TestProblem final : public Problem {
 public:
  TestProblem() {
    Bytes ones(400);
    for (std::size_t i = 0; i < 100; ++i) {
      const float one = 1;
      std::memcpy(ones.data() + 4 * i, &one, 4);
    }
    m_arrays = {{.name = "in", .role = Array::Role::Input, .bytes = 400, .initial = ones},
                {.name = "out", .role = Array::Role::Output, .bytes = 400, .initial = {}}};
  }
  std::optional<Verification> verify(const Outputs& outputs) override {
    float last = 0;
    std::memcpy(&last, outputs.arrays[0].last(4).data(), 4);
    return Verification{.passed = last >= 0};
  }
};

/// More than any kernel here takes.
constexpr std::int64_t kSteps = 10000;

CheckReport reportOf(const char* kernel, std::int64_t maxSteps = kSteps) {
  TestProblem problem;
  return simulator::check({}, problem, {}, faulty_kernels::launchOf(kernel), defaultProfile(), {}, maxSteps);
}

/// The line of the kernels that ends with the comment.
int lineOf(const QByteArray& comment) {
  for (const char* name : {"faulty_kernels.cpp", "faulty_copies.cuh"}) {
    QFile file(QString(WARPBENCH_TESTS "/compute/simt/") + name);
    if (!file.open(QIODevice::ReadOnly)) qFatal("no %s", name);
    for (int line = 1; !file.atEnd(); ++line)
      if (file.readLine().trimmed().endsWith("// " + comment)) return line;
  }
  qFatal("no line '%s'", comment.constData());
}

/// The findings of a kernel with one mistake.
Finding onlyFinding(const char* kernel) {
  const CheckReport report = reportOf(kernel);
  for (const Finding& finding : report.findings) qInfo("%s", describe(finding).c_str());
  if (report.findings.size() != 1) return {.access = std::to_string(report.findings.size()) + " findings"};
  return report.findings.front();
}

}  // namespace

class TestChecker : public QObject {
  Q_OBJECT

 private slots:
  void whatIsRightIsClean_data() {
    QTest::addColumn<QByteArray>("kernel");
    for (const char* kernel : {"cleanCopy", "reversed", "neighbourInWarp", "bytesOfOneWord", "bothBlocksStoreVolatile",
                               "withFence", "weighted", "wholeTileRead", "lastOfTileNotNeeded", "atomicBehindBarrier",
                               "halvesToOne", "copyWaitedFor", "bothGroupsLanded"})
      QTest::newRow(kernel) << QByteArray(kernel);
  }
  void whatIsRightIsClean() {
    QFETCH(QByteArray, kernel);
    for (const Finding& finding : reportOf(kernel).findings)
      if (finding.kind != Finding::Kind::NeverWritten && finding.kind != Finding::Kind::NeverRead)
        QFAIL(describe(finding).c_str());
  }

  void aMistakeIsFoundAtItsLine_data() {
    QTest::addColumn<Finding::Kind>("kind");
    QTest::addColumn<QByteArray>("access");
    QTest::addColumn<QByteArray>("memory");
    QTest::addColumn<std::int64_t>("offset");
    QTest::addColumn<int>("block");
    QTest::addColumn<int>("thread");
    using Kind = Finding::Kind;
    const auto row = [](const char* kernel, Kind kind, const char* access, const char* memory, std::int64_t offset,
                        int block, int thread) {
      QTest::newRow(kernel) << kind << QByteArray(access) << QByteArray(memory) << offset << block << thread;
    };
    // Block 1 begins with element 64.
    row("storeBehind", Kind::OutOfBounds, "store", "out", 400, 1, 36);
    row("loadBefore", Kind::OutOfBounds, "load", "in", -4, 0, 0);
    row("sharedRowTooMany", Kind::OutOfBounds, "store", "shared array", 256, 0, 32);
    row("sharedFarOutside", Kind::OutOfBounds, "store", "shared array", 4000000000, 0, 0);
    row("sharedNeverWritten", Kind::Uninitialised, "load", "shared array", 28, 0, 7);
    row("outputReadFirst", Kind::Uninitialised, "load", "out", 0, 0, 0);
    row("reversedWithoutBarrier", Kind::Race, "load", "shared array", 128, 0, 31);
    row("neighbourInWarpWithoutBarrier", Kind::Race, "load", "shared array", 4, 0, 0);
    row("otherWarpBehindSyncwarp", Kind::Race, "load", "shared array", 128, 0, 0);
    row("otherWarpByVolatile", Kind::Race, "load", "shared array", 128, 0, 0);
    row("bothBlocksStore", Kind::Race, "store", "out", 0, 1, 0);
    row("barrierForHalf", Kind::DivergentBarrier, "__syncthreads()", "", 0, 0, 0);
    row("twoBarriers", Kind::DivergentBarrier, "__syncthreads()", "", 0, 0, 0);
    row("lanesThatNeverCome", Kind::DivergentBarrier, "a barrier of the warp", "", 0, 0, 0);
    row("withoutFence", Kind::Race, "store", "out", 0, 0, 0);
    row("weightBehind", Kind::OutOfBounds, "load", "constant memory", 16, 0, 4);
    row("weightNotSet", Kind::Uninitialised, "load", "constant memory", 12, 0, 3);
    row("storeThenAtomic", Kind::Race, "atomic", "out", 392, 0, 1);
    row("copyNotWaitedFor", Kind::UnfinishedCopy, "load", "shared array", 4, 0, 0);
    row("copyInNoGroup", Kind::UnfinishedCopy, "load", "shared array", 0, 0, 0);
    row("copyWaitedForBehindBarrier", Kind::UnfinishedCopy, "load", "shared array", 4, 0, 0);
    row("copyOfAnotherWithoutBarrier", Kind::Race, "load", "shared array", 4, 0, 0);
    row("storeToUnfinishedCopy", Kind::UnfinishedCopy, "store", "shared array", 0, 0, 0);
    row("lastGroupOnItsWay", Kind::UnfinishedCopy, "load", "shared array", 0, 0, 0);
    row("lastOfTileUnread", Kind::NeverRead, "store", "shared array", 252, 0, 63);
    row("scratchUnread", Kind::NeverRead, "store", "scratch", 4, 0, 0);
    row("lastIsForgotten", Kind::NeverWritten, "store", "out", 396, 1, 34);
  }
  void aMistakeIsFoundAtItsLine() {
    QFETCH(Finding::Kind, kind);
    QFETCH(QByteArray, access);
    QFETCH(QByteArray, memory);
    QFETCH(std::int64_t, offset);
    QFETCH(int, block);
    QFETCH(int, thread);
    const char* const kernel = QTest::currentDataTag();
    const CheckReport report = reportOf(kernel);
    QVERIFY(!report.clean());
    // A load of unwritten data is a separate mistake; the expected finding is among the others, at its line.
    const auto found = std::ranges::find_if(
        report.findings, [&](const Finding& each) { return each.kind == kind && each.where.line == lineOf(kernel); });
    for (const Finding& each : report.findings) qInfo("%s", describe(each).c_str());
    QVERIFY(found != report.findings.end());
    QVERIFY(QByteArray::fromStdString(found->where.file).contains("/faulty_"));
    QCOMPARE(QByteArray::fromStdString(found->access), access);
    QVERIFY2(QByteArray::fromStdString(found->memory).startsWith(memory), found->memory.english().c_str());
    QCOMPARE(found->offset, offset);
    QCOMPARE(found->who.block[0], static_cast<unsigned>(block));
    QCOMPARE(found->who.thread[0], static_cast<unsigned>(thread));
    for (const Finding& each : report.findings)
      QVERIFY2(each.kind == kind || each.kind == Finding::Kind::Uninitialised ||
                   each.kind == Finding::Kind::NeverRead || each.kind == Finding::Kind::NeverWritten,
               describe(each).c_str());
  }

  void aRaceNamesTheOtherAccess() {
    const CheckReport report = reportOf("otherWarpBehindSyncwarp");
    const auto race = std::ranges::find_if(report.findings, [](const Finding& each) {
      return each.kind == Finding::Kind::Race && each.where.line == lineOf("otherWarpBehindSyncwarp");
    });
    QVERIFY(race != report.findings.end());
    QCOMPARE(race->otherWhere.line, lineOf("otherWarpBehindSyncwarp stores"));
    QCOMPARE(QString::fromStdString(race->otherAccess), "store");
    QCOMPARE(race->other->thread, (std::array{32u, 0u, 0u}));
    QCOMPARE(race->times, std::int64_t{64 + 36});
  }

  void aReadAheadOfAStoreThatNoBarrierOrdersIsARaceAndNoMore() {
    const Finding finding = onlyFinding("reversedWithoutBarrier");
    QCOMPARE(finding.kind, Finding::Kind::Race);
    QCOMPARE(finding.where.line, lineOf("reversedWithoutBarrier"));
    QCOMPARE(finding.otherWhere.line, lineOf("reversedWithoutBarrier stores"));
    QCOMPARE(finding.times, std::int64_t{64 + 36});  // each load whose value is used
    const QString text = QString::fromStdString(describe(finding));
    QVERIFY2(text.contains("race: ") && text.contains(": load of 4 bytes at byte ") &&
                 text.contains(" without a barrier after the store at "),
             qPrintable(text));
  }

  void aRaceNamesTheFenceThatIsMissing() {
    const CheckReport report = reportOf("withoutFence");
    const auto race = std::ranges::find(report.findings, Finding::Kind::Race, &Finding::kind);
    QVERIFY(race != report.findings.end());
    const QString lacks = QString::fromStdString(race->lacks.english());
    QVERIFY2(lacks.contains(QRegularExpression("^__threadfence\\(\\) before .*faulty_kernels\\.cpp:\\d+$")),
             qPrintable(lacks));
    QVERIFY(describe(*race).ends_with(lacks.toStdString() + " is missing"));
  }

  void anUnfinishedCopyNamesTheCopy() {
    // In each pair of neighbours, one reads before the other's wait and one after it.
    for (const char* const kernel : {"copyNotWaitedFor", "copyWaitedForBehindBarrier"}) {
      const Finding finding = onlyFinding(kernel);
      QCOMPARE(finding.kind, Finding::Kind::UnfinishedCopy);
      QCOMPARE(finding.otherWhere.line, lineOf(kernel + QByteArray(" copies")));
      QCOMPARE(finding.other->thread, (std::array{1u, 0u, 0u}));
      QCOMPARE(finding.times, std::int64_t{100});
      const QString text = QString::fromStdString(describe(finding));
      QVERIFY2(text.contains(": unfinished-copy: block (0, 0), thread (0, 0): load of 4 bytes at byte 4 of ") &&
                   text.contains(" before a wait for its asynchronous copy at ") &&
                   text.contains(" by block (0, 0), thread (1, 0) and a barrier after the wait"),
               qPrintable(text));
    }
    QVERIFY(describe(onlyFinding("copyInNoGroup")).ends_with(" (100 times)"));
    const Finding race = onlyFinding("copyOfAnotherWithoutBarrier");
    QCOMPARE(race.otherWhere.line, lineOf("copyOfAnotherWithoutBarrier copies"));
    QCOMPARE(race.times, std::int64_t{100});
  }

  void anAtomicAheadOfItsZeroIsARaceAndNoMore() {
    const Finding finding = onlyFinding("zeroComesLate");
    QCOMPARE(finding.kind, Finding::Kind::Race);
    QCOMPARE(finding.where.line, lineOf("zeroComesLate"));
    QCOMPARE(QString::fromStdString(finding.access), "atomic");
    QCOMPARE(finding.otherWhere.line, lineOf("zeroComesLate stores"));
    QCOMPARE(QString::fromStdString(finding.otherAccess), "store");
    QCOMPARE(finding.other->thread, (std::array{63u, 0u, 0u}));
  }

  void aStoreIsNotHiddenByItsThreadsAtomic() {
    const Finding finding = onlyFinding("storeThenAtomic");
    QCOMPARE(finding.otherWhere.line, lineOf("storeThenAtomic stores"));
    QCOMPARE(QString::fromStdString(finding.otherAccess), "store");
    QCOMPARE(finding.other->thread, (std::array{0u, 0u, 0u}));
  }

  void aStoreThatNobodyReadsNamesTheLoadBesideIt() {
    const Finding finding = onlyFinding("lastOfTileUnread");
    QCOMPARE(finding.otherWhere.line, lineOf("lastOfTileUnread reads"));
    QCOMPARE(QString::fromStdString(finding.otherAccess), "load");
    QCOMPARE(finding.bytes, 4);
    QCOMPARE(finding.times, std::int64_t{2});
    const QString text = QString::fromStdString(describe(finding));
    QVERIFY2(text.contains("no thread reads 4 bytes at byte 252 of shared array tile of "), qPrintable(text));
    QVERIFY2(text.contains(" after this store; block (0, 0), thread (0, 0) reads the neighbouring bytes at "),
             qPrintable(text));
  }

  void aBlockWithoutEndIsGivenUp_data() {
    QTest::addColumn<QString>("error");
    QTest::newRow("halvesForEver") << "thread \\(0, 0, 0\\) did not end within 1\\d{4} steps";
    QTest::newRow("waitsForEver") << "thread \\(0, 0, 0\\) did not end within 1\\d{4} steps";
    QTest::newRow("countsForEver") << "thread \\(0, 0, 0\\) did not end within 1\\d{4} steps";
  }
  void aBlockWithoutEndIsGivenUp() {
    QFETCH(QString, error);
    const char* const kernel = QTest::currentDataTag();
    const Finding finding = onlyFinding(kernel);
    QCOMPARE(finding.kind, Finding::Kind::NeverEnds);
    QCOMPARE(finding.where.line, lineOf(kernel));
    QCOMPARE(finding.who, ThreadId());
    const CheckReport report = reportOf(kernel);
    QVERIFY(!report.clean());
    QVERIFY(!report.verification);
    const QString said = QString::fromStdString(report.error.english());
    QVERIFY2(said.contains(QRegularExpression("^" + error + "$")), qPrintable(said));
  }

  void aBlockIsGivenUpAfterItsStepsOnly() {
    // It loads and stores, in a handful of basic blocks.
    QVERIFY(reportOf("cleanCopy", 20).clean());
    QCOMPARE(reportOf("cleanCopy", 2).findings.front().kind, Finding::Kind::NeverEnds);
    // All threads together, which a barrier keeps in step: 2^28.
    const std::string together = reportOf("halvesForEver", std::int64_t{1} << 40).error.english();
    QVERIFY2(together.starts_with("the block's threads did not end within 26843"), together.c_str());
  }

  void anAtomicDoesNotOrderAPlainAccess() {
    const CheckReport report = reportOf("atomicAndPlain");
    const auto race = std::ranges::find_if(report.findings, [](const Finding& each) {
      return each.kind == Finding::Kind::Race && each.access == "atomic";
    });
    QVERIFY(race != report.findings.end());
    QCOMPARE(race->where.line, lineOf("atomicAndPlain"));
    QCOMPARE(race->otherWhere.line, lineOf("atomicAndPlain stores"));
  }

  void atomicsAmongThemselvesAreNoRace() {
    const CheckReport report = reportOf("atomicsOnly");
    QVERIFY(std::ranges::find(report.findings, Finding::Kind::Race, &Finding::kind) == report.findings.end());
    // But they read unwritten memory.
    QCOMPARE(report.findings.front().kind, Finding::Kind::Uninitialised);
  }

  void bothBarriersAreNamed() {
    const Finding finding = onlyFinding("twoBarriers");
    QCOMPARE(finding.otherWhere.line, lineOf("twoBarriers other"));
    QCOMPARE(finding.other->thread, (std::array{32u, 0u, 0u}));
    QCOMPARE(finding.times, std::int64_t{2});
  }

  void aVectorThatIsNotAlignedIsFound() {
    const CheckReport report = reportOf("misalignedVector");
    const Finding& finding = report.findings.front();
    QCOMPARE(finding.kind, Finding::Kind::Misaligned);
    QCOMPARE(finding.where.line, lineOf("misalignedVector"));
    QCOMPARE(finding.offset, std::int64_t{4});
    QCOMPARE(finding.bytes, 8);
  }

  void findingsAreDescribedInOneLine() {
    const Finding finding = reportOf("storeBehind").findings.front();
    const QString text = QString::fromStdString(describe(finding));
    QVERIFY2(text.endsWith("faulty_kernels.cpp:" + QString::number(lineOf("storeBehind")) +
                           ": out-of-bounds: block (1, 0), thread (36, 0): store of 4 bytes at byte 400 of out, which "
                           "has 400 bytes"),
             qPrintable(text));
  }

  void theCatalogueIsCleanButForItsMistakesOnPurpose() {
    QStringList withFindings;
    for (const Family& family : catalog()) {
      Request request;
      request.family = family.id;
      for (const Point& point : pointsToCheck(request)) {
        const CheckReport report = check(point, defaultProfile());
        const QString name = QString::fromStdString(point.family + " " + point.variant);
        for (const Finding& finding : report.findings)
          if (!report.wrongOnPurpose) qWarning("%s", describe(finding).c_str());
        QVERIFY2(report.asExpected(), qPrintable(name));
        if (!report.findings.empty()) withFindings << name;
      }
    }
    QCOMPARE(withFindings, QStringList({"matmul one-block", "matmul without-barrier", "counter unprotected"}));
  }

  void verdictsTellMistakesFromThoseOnPurpose() {
    CheckReport report{.verification = Verification{.passed = true}};
    QVERIFY(report.verdict() == Verdict::Clean);
    report.wrongOnPurpose = true;
    QVERIFY(report.verdict() == Verdict::CleanDespitePurpose);
    report.verification->passed = false;
    QVERIFY(report.verdict() == Verdict::WrongResult);
    report.findings.emplace_back();
    QVERIFY(report.verdict() == Verdict::FoundAsMeant);
    report.wrongOnPurpose = false;
    QVERIFY(report.verdict() == Verdict::Mistakes);
    report = {.verification = {}, .error = "the kernel never ends"};
    QVERIFY(report.verdict() == Verdict::GivenUp);
  }

  void anotherKernelIsRefused() {
    QVERIFY_EXCEPTION_THROWN(check({.family = "matmul", .variant = "cublas"}, defaultProfile()), RequestError);
    QVERIFY_EXCEPTION_THROWN(check({.family = "matmul", .variant = "nothing"}, defaultProfile()), RequestError);
    QVERIFY_EXCEPTION_THROWN(check({.family = "nothing", .variant = "naive"}, defaultProfile()), RequestError);
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestChecker>(__FILE__);
#include "test_checker.moc"
