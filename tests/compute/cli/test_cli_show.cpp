// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTest>

#include "compute/cli/cli_fixture.h"
#include "core/files/file_io.h"
#include "format/session_file.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::test;

class TestCliShow : public CliTest {
  Q_OBJECT

 private slots:
  void whyExplainsEachResultBelowTheTables() {
    Session session;
    Result naive = timed("naive", Origin::Modelled, 1, 1, 1);
    naive.device = "simulated:nvidia-h200";
    naive.grid = {64, 64, 1};
    naive.block = {32, 32, 1};
    naive.counters = Counters{.sampledBlocks = 64,
                              .totalBlocks = 4096,
                              .globalStore = {8192, 262144, 262144, 1048576},
                              .activeLanesPerRequest = 32,
                              .activeLanesPerBasicBlock = 32};
    naive.model = ModelledTime{.dram = 0.25, .l2 = 0.99, .launch = 0.01, .total = 1};
    Result failed = timed("copy", Origin::Measured, 1, 1, 1);
    failed.status = Result::Status::Failed;
    failed.error = "out of\x1bmemory";
    session.results = {naive, failed};
    save("why.json", session);
    const Outcome outcome = cli({"show", path("why.json"), "--why"});
    QCOMPARE(outcome.code, 0);
    QVERIFY2(outcome.out.endsWith("\n"
                                  "why transpose naive, width=64 (from estimated counts):\n"
                                  "  On average a warp's store touches 32 sectors instead of 4: 8 times the traffic. "
                                  "The L2 cache limits this\n"
                                  "  kernel on the NVIDIA H200 (modelled): 262,144 sectors take 990 us; DRAM would "
                                  "take 250 us. Next variant,\n"
                                  "  Shared tile: A tile in shared memory coalesces loads and stores, but each tile "
                                  "column lies in one bank.\n"
                                  "\n"
                                  "why transpose copy, width=64:\n"
                                  "  This run failed, so there is nothing to explain: out of memory\n"),
             qPrintable(outcome.out));
    compareRefusal({"show", path("why.json"), "--why", "--markdown"},
                   "--markdown excludes --why; see warpbench-cli show --help");
  }

  void aChoiceThatNamesNoValueIsRefused() {
    save("one.json", {.environment = {}, .results = {timed("naive", Origin::Measured, 1, 1, 1)}});
    for (const char* wrong : {"width", "=64", "width="})
      compareRefusal({"show", path("one.json"), "-p", wrong},
                     QString("-p: '%1' is not NAME=VALUE, such as width=4096").arg(wrong));
  }

  void aSavedSessionIsShown() {
    Session session;
    session.environment.host = "A host";
    session.environment.add({.id = "cuda:0", .name = "NVIDIA H200"});
    Result wrong = timed("naive", Origin::Measured, 0.9, 1, 1.1);
    wrong.status = Result::Status::Failed;
    wrong.error = "wrong result\x1b[31m";
    wrong.verification = Verification{};
    Result estimated = timed("copy", Origin::Recorded, 1, 2, 3);
    estimated.counters = Counters{.sampledBlocks = 64,
                                  .totalBlocks = 4096,
                                  .globalLoad = {1000, 4000, 30000, 96000},
                                  .sharedLoad = {100, 300, 3200, 200},
                                  .sharedAtomic = {5, 40, 160, 35},
                                  .barriers = 7,
                                  .activeLanesPerRequest = 31.5,
                                  .activeLanesPerBasicBlock = 30.25};
    estimated.facts = {{"points", "12"}};
    wrong.facts = {{"points", "12"}, {"error", "3"}};
    session.results = {wrong, estimated};
    save("show.json", session);
    const Outcome outcome = cli({"show", path("show.json"), "--csv", path("show.csv")});
    QCOMPARE(outcome.err, QString());
    QCOMPARE(outcome.code, 0);
    QCOMPARE(outcome.out,
             QString("host      A host\n"
                     "\n"
                     "transpose on cuda:0 (NVIDIA H200)\n"
                     "\n"
                     "variant  parameters  mode  time (ms)  origin    noise  GB/s  error  verified\n"
                     "-------  ----------  ----  ---------  --------  -----  ----  -----  --------\n"
                     "naive    width=64    cold      1.000  measured    0 %     -      0  NO\n"
                     "copy     width=64    cold      2.000  recorded    0 %     -      -  -\n"
                     "\n"
                     "Global loads (gld), stores (gst), atomics without (red) and with (atom) a result, in requests "
                     "of warps and\n"
                     "32-byte sectors; used: bytes asked for / bytes moved; lanes: active ones per memory request, and "
                     "per basic\n"
                     "block, an estimate of the mean over instructions:\n"
                     "\n"
                     "variant  parameters  gld req  gld sectors  /req    used  gst req  gst sectors  /req  used  "
                     "lanes/req  lanes/block  counts     blocks\n"
                     "-------  ----------  -------  -----------  ----  ------  -------  -----------  ----  ----  "
                     "---------  -----------  ---------  -----------------------\n"
                     "copy     width=64      1,000        4,000  4.00  75.0 %        0            0     -     -  "
                     "     31.5         30.2  simulated  estimated from 64 of 4,096\n"
                     "\n"
                     "Shared loads (sld), stores (sst) and atomics (satom), in requests and wavefronts; conflicts: "
                     "wavefronts\n"
                     "beyond those without any bank conflict:\n"
                     "\n"
                     "variant  parameters  sld req  sld wavefronts  conflicts  sst req  sst wavefronts  conflicts  "
                     "satom req  satom wavefronts  conflicts  barriers\n"
                     "-------  ----------  -------  --------------  ---------  -------  --------------  ---------  "
                     "---------  ----------------  ---------  --------\n"
                     "copy     width=64        100             300        200        0               0          0  "
                     "        5                40         35         7\n"
                     "\n"
                     "fact: points: 12\n"
                     "fact: naive, width=64: error: 3\n"
                     "\n"
                     "failed: naive, width=64: wrong result [31m\n")
                 .replace("  -----------------------\n", "  --------------------------\n"));
    QFile csv(path("show.csv"));
    QVERIFY(csv.open(QIODevice::ReadOnly));
    QCOMPARE(csv.readAll(), QByteArray::fromStdString(toCsv(session)));
  }

  void onlyTheChosenResultsAreShown_data() {
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QStringList>("shown");
    QTest::newRow("all") << QStringList{} << QStringList{"narrow", "wide", "double", "other"};
    QTest::newRow("family") << QStringList{"--family", "transpose"} << QStringList{"narrow", "wide", "double"};
    QTest::newRow("value") << QStringList{"-p", "width=64"} << QStringList{"narrow", "double", "other"};
    QTest::newRow("last value") << QStringList{"-p", "type=fp64"} << QStringList{"double", "other"};
    QTest::newRow("two values") << QStringList{"-p", "width=64", "-p", "type=fp32"} << QStringList{"narrow"};
    QTest::newRow("family and value") << QStringList{"--family", "offset", "-p", "width=64"} << QStringList{"other"};
    QTest::newRow("part of a value") << QStringList{"-p", "width=6"} << QStringList{};
    QTest::newRow("part of a name") << QStringList{"-p", "th=64"} << QStringList{};
    QTest::newRow("part of a family") << QStringList{"--family", "trans"} << QStringList{};
  }
  void onlyTheChosenResultsAreShown() {
    QFETCH(QStringList, options);
    QFETCH(QStringList, shown);
    const auto result = [](const char* family, const char* variant, std::int64_t width, const char* type) {
      Result made{.family = family, .variant = variant, .device = "cuda:0"};
      made.parameters.set("width", width);
      made.parameters.set("type", std::string(type));
      return made;
    };
    Session session;
    session.environment.host = "A host";
    session.results = {result("transpose", "narrow", 64, "fp32"), result("transpose", "wide", 640, "fp32"),
                       result("transpose", "double", 64, "fp64"), result("offset", "other", 64, "fp64")};
    save("choose.json", session);
    const QString csv = path("chosen.csv");
    const Outcome outcome = cli(QStringList{"show", path("choose.json"), "--csv", csv} + options);
    QCOMPARE(outcome.err, QString());
    QCOMPARE(outcome.code, 0);
    QStringList found;
    for (const QString& line : outcome.out.split('\n'))
      if (line.contains(" width=")) found << line.section(' ', 0, 0);
    QCOMPARE(found, shown);
    QCOMPARE(outcome.out == "host      A host\n\nno results\n", shown.isEmpty());

    session.results.removeIf([&](const Result& each) { return !shown.contains(QString::fromStdString(each.variant)); });
    QFile table(csv);
    QVERIFY(table.open(QIODevice::ReadOnly));
    QCOMPARE(table.readAll(), QByteArray::fromStdString(toCsv(session)));
  }

  void markdownIsOneTableOfAllResults() {
    const auto result = [](const char* family, const char* variant, std::optional<Verification> verification) {
      Result made = timed(variant, Origin::Measured, 1, 2, 3);
      made.family = family;
      made.verification = std::move(verification);
      return made;
    };
    const Verification right{.passed = true};
    Result copy = result("transpose", "copy", right);
    copy.bandwidthGbs = 550.84;
    Result product = result("matmul", "naive", right);
    product.bandwidthGbs = 12;
    product.gflops = 6306.4;
    Result points = result("pi", "global", right);
    points.itemsPerSecond = 2.5e10;
    const Result wrong = result("transpose", "broken", Verification{});
    const Result onPurpose = result("counter", "unprotected", Verification{.expectedToFail = true});
    const Result byLuck = result("counter", "lucky", Verification{.passed = true, .expectedToFail = true});
    const Result unverified = result("transpose", "unverified", std::nullopt);
    Result failed = result("transpose", "failed", std::nullopt);
    failed.status = Result::Status::Failed;
    failed.time.reset();
    Result foreign = result("from|the\nfuture", "a|b", right);
    foreign.bandwidthGbs = 1;
    Session session;
    session.results = {copy, product, points, wrong, onPurpose, byLuck, unverified, failed, foreign};
    save("markdown.json", session);
    const Outcome outcome = cli({"show", path("markdown.json"), "--markdown"});
    QCOMPARE(outcome.err, QString());
    QCOMPARE(outcome.code, 0);
    QCOMPARE(outcome.out.split('\n'),
             (QStringList{"cuda:0, measured, cold cache", "width=64", "",
                          "| Family | Variant | Time (ms) | Figure | Verification |", "|---|---|---:|---:|---|",
                          "| Matrix transpose | Copy | 2.000 | 550.8 GB/s | verified |",
                          "| Matrix product | Naive | 2.000 | 6306 GFLOP/s | verified |",
                          "| Pi from random points | global | 2.000 | 25.00 10^9 points/s | verified |",
                          "| Matrix transpose | broken | 2.000 | - | wrong |",
                          "| Shared counter | Unprotected | 2.000 | - | wrong on purpose |",
                          "| Shared counter | lucky | 2.000 | - | right by luck |",
                          "| Matrix transpose | unverified | 2.000 | - | not verified |",
                          "| Matrix transpose | failed | - | - | failed |",
                          "| from\\|the future | a\\|b | 2.000 | 1.000 GB/s | verified |", ""}));
  }

  void aTableLeavesOutWhatIsHidden() {
    Session session;
    session.results = {timed("copy", Origin::Measured, 1, 1, 1), timed("naive", Origin::Measured, 1, 2, 3)};
    session.runs = {{.name = "old", .note = {}, .date = {}, .shown = false, .results = {0}}};
    save("hidden.json", session);
    const Outcome outcome = cli({"show", path("hidden.json"), "--markdown", "--family", "transpose"});
    QCOMPARE(outcome.out, QString("Matrix transpose, cuda:0, measured, cold cache\n"
                                  "width=64\n"
                                  "\n"
                                  "| Variant | Time (ms) | Figure | Verification |\n"
                                  "|---|---:|---:|---|\n"
                                  "| Naive | 2.000 | - | not verified |\n"));
  }

  void latexIsTheSameTable() {
    Result copy = timed("copy", Origin::Measured, 1, 2, 3);
    copy.bandwidthGbs = 550.84;
    copy.verification = Verification{.passed = true};
    save("latex.json", {.environment = {}, .results = {copy}});
    const Outcome outcome = cli({"show", path("latex.json"), "--latex"});
    QCOMPARE(outcome.err, QString());
    QCOMPARE(outcome.code, 0);
    QCOMPARE(outcome.out, QString("\\begin{tabular}{lrrl}\n"
                                  "\\hline\n"
                                  "\\multicolumn{4}{l}{Matrix transpose, cuda:0, measured, cold cache} \\\\\n"
                                  "\\multicolumn{4}{l}{width=64} \\\\\n"
                                  "Variant & Time (ms) & Figure & Verification \\\\\n"
                                  "\\hline\n"
                                  "Copy & 2.000 & 550.8 GB/s & verified \\\\\n"
                                  "\\hline\n"
                                  "\\end{tabular}\n"));
    compareRefusal({"show", path("latex.json"), "--latex", "--markdown"},
                   "--markdown excludes --latex; see warpbench-cli show --help");
  }

  void aTruncatedSessionIsRefusedInOneLine() {
    Session session;
    session.results = {timed("naive", Origin::Measured, 1, 1, 1)};
    const std::string json = toJson(session);
    const QString file = path("cut.json");
    writeFile(file.toStdString(), json.substr(0, json.size() / 2));
    for (const QStringList& arguments : {QStringList{"show", file}, QStringList{"compare", file, file}}) {
      const Outcome outcome = cli(arguments);
      QCOMPARE(outcome.code, 2);
      QCOMPARE(outcome.out, QString());
      QCOMPARE(outcome.err.count('\n'), 1);
      QVERIFY2(outcome.err.startsWith("warpbench-cli: '" + file + "': line "), qPrintable(outcome.err));
    }
  }

  void sessionsAreCompared() {
    Session before;
    before.results = {timed("copy", Origin::Measured, 0.99, 1, 1.01), timed("naive", Origin::Measured, 1, 2, 3),
                      timed("coalesced", Origin::Modelled, 1, 1, 1)};
    Session after;
    after.results = {timed("copy", Origin::Measured, 1.48, 1.5, 1.52), timed("naive", Origin::Measured, 2, 3, 4)};
    save("before.json", before);
    save("after.json", after);
    const Outcome outcome = cli({"compare", path("before.json"), path("after.json")});
    QCOMPARE(outcome.err, QString());
    QCOMPARE(outcome.code, 0);
    QCOMPARE(outcome.out,
             "family     variant  parameters  mode  A (ms)  A origin  B (ms)  B origin    B/A  difference\n"
             "---------  -------  ----------  ----  ------  --------  ------  --------  -----  ------------\n"
             "transpose  copy     width=64    cold   1.000  measured   1.500  measured  1.500  B slower\n"
             "transpose  naive    width=64    cold   2.000  measured   3.000  measured  1.500  within noise\n"
             "\n"
             "2 compared: 1 B slower, 1 within noise.\n"
             "\n"
             "A difference counts where the medians differ by more than 1 % and their ranges of\n"
             "99.9 % confidence do not overlap; that takes 12 samples of each. Without any, the ranges from first to\n"
             "third quartile are held against each other, which leaves some doubt.\n"
             "Only in A: 1 result(s).\n");
    after.results[0].time = TimeStatistics{.median = 0.998, .q1 = 0.998, .q3 = 0.998};
    before.results[0].time = TimeStatistics{.median = 1, .q1 = 1, .q3 = 1};
    after.results[1].status = Result::Status::Failed;
    save("exact.json", before);
    save("close.json", after);
    const QString close = cli({"compare", path("exact.json"), path("close.json")}).out;
    QVERIFY2(close.contains("measured  0.998  below 1 %\n"), qPrintable(close));
    QVERIFY2(close.contains("    -  without a time\n"), qPrintable(close));
    QVERIFY2(close.contains("\n2 compared: 1 below 1 %, 1 without a time.\n"), qPrintable(close));
    after.results[1].status = Result::Status::Ok;
    after.results[0] = timed("copy", Origin::Measured, 1.48, 1.5, 1.52);
    after.results[0].time->samples = {1.5};
    save("few.json", after);
    QVERIFY(cli({"compare", path("before.json"), path("few.json")}).out.contains(" 1.500  too few samples\n"));
    save("empty.json", Session());
    compareRefusal({"compare", path("before.json"), path("empty.json")},
                   "the two sessions have no point in common: compare results of the same family, variant, parameters "
                   "and mode");
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestCliShow>(__FILE__);
#include "test_cli_show.moc"
