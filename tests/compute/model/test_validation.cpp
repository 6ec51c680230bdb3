// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <functional>
#include <map>
#include <set>

#include "core/text/error.h"
#include "format/session_file.h"
#include "test_registry.h"
#include "validation/plan.h"
#include "validation/profile.h"
#include "validation/time_comparison.h"

using namespace warpbench;
using namespace warpbench::validation;

namespace {

const std::string kLog =
    "device\tNVIDIA H200\n"
    "driver\t580\n"
    "toolkit\t13.0\n"
    "date\t2026-11-20T12:00:00Z\n"
    "multiprocessors\t132\n"
    "point\ttranspose\tcopy\twidth=33 height=7 type=fp32 repetitions=1\n"
    "kernel\tcopy\t(2, 1, 1)\t(32, 32, 1)\n"
    "point\treduction\tsequential\telements=1000 block=256 type=fp32 operation=sum values=random\n"
    "kernel\ttree\t(4, 1, 1)\t(256, 1, 1)\n"
    "kernel\ttree\t(1, 1, 1)\t(256, 1, 1)\n";

/// A table of Nsight Compute with the columns that Warpbench reads; `metrics` may hide some.
class Table {
 public:
  explicit Table(std::vector<std::string> hidden = {}) {
    for (const HardwareCounter& counter : hardwareCounters())
      if (std::ranges::count(hidden, counter.id) == 0) m_counters.push_back(&counter);
    m_text = "==PROF== Connected to process 1\n\"ID\",\"Kernel Name\",\"Block Size\",\"Grid Size\"";
    for (const HardwareCounter* counter : m_counters) m_text += ",\"" + std::string(counter->metric) + "\"";
    m_text += "\n\"\",\"\",\"\",\"\"";
    for (std::size_t i = 0; i < m_counters.size(); ++i) m_text += ",\"\"";
    m_text += "\n";
  }

  Table& row(const std::string& kernel, const std::string& grid, const std::string& block,
             const std::map<std::string_view, std::string>& values) {
    m_text += "\"" + std::to_string(m_rows++) + "\",\"" + kernel + "\",\"" + block + "\",\"" + grid + "\"";
    for (const HardwareCounter* counter : m_counters)
      m_text += ",\"" + (values.contains(counter->id) ? values.at(counter->id) : "0") + "\"";
    m_text += "\n";
    return *this;
  }

  const std::string& text() const { return m_text; }

 private:
  std::vector<const HardwareCounter*> m_counters;
  std::string m_text;
  int m_rows = 0;
};

Table threeKernels() {
  Table table;
  table.row("copy", "(2, 1, 1)", "(32, 32, 1)", {{"global_load_sectors", "1,234"}, {"global_load_requests", "14"}});
  table.row("tree", "(4, 1, 1)", "(256, 1, 1)",
            {{"global_load_sectors", "125"}, {"instructions", "3000"}, {"lanes_per_instruction", "30"}});
  table.row("tree", "(1, 1, 1)", "(256, 1, 1)",
            {{"global_load_sectors", "1"}, {"instructions", "1000"}, {"lanes_per_instruction", "10"}});
  return table;
}

double countOf(const CountedPoint& point, std::string_view counter) { return point.counts[indexOf(counter)].value(); }

void compareRefusal(const std::function<void()>& read, const char* why) {
  try {
    read();
    QFAIL("expected a FormatError");
  } catch (const FormatError& error) {
    QCOMPARE(error.what(), why);
  }
}

}  // namespace

/// From a profiler's table to counts per point, and which points exist.
class TestValidation : public QObject {
  Q_OBJECT

 private slots:
  void kernelsOfAPointAreSummed() {
    const HardwareCounts counts = countsOf(launchLogFromText(kLog), readProfile(threeKernels().text()));
    QCOMPARE(counts.device, std::string("NVIDIA H200"));
    QCOMPARE(counts.date, std::string("2026-11-20T12:00:00Z"));
    QCOMPARE(counts.multiprocessors, 132);
    QCOMPARE(counts.points.size(), 2u);
    QCOMPARE(countOf(counts.points[0], "global_load_sectors"), 1234.0);
    QCOMPARE(countOf(counts.points[0], "global_load_requests"), 14.0);
    QCOMPARE(counts.points[1].kernels, 2);
    QCOMPARE(countOf(counts.points[1], "global_load_sectors"), 126.0);
    // A mean over instructions: 3000 with 30 lanes and 1000 with 10.
    QCOMPARE(countOf(counts.points[1], "lanes_per_instruction"), 25.0);
  }

  void whatWasMeasuredBesideCountsIsInShares() {
    Table table;
    table.row("copy", "(2, 1, 1)", "(32, 32, 1)", {});
    table.row("tree", "(4, 1, 1)", "(256, 1, 1)",
              {{"instructions", "3000"},
               {"dram_read_bytes", "4,096"},
               {"dram_write_bytes", "64"},
               {"l1_hits", "10"},
               {"l2_hits", "80"},
               {"achieved_occupancy", "50"},
               {"issuing", "25"},
               {"selected", "1"},
               {"long_scoreboard", "7"}});
    table.row("tree", "(1, 1, 1)", "(256, 1, 1)",
              {{"instructions", "1000"},
               {"dram_read_bytes", "32"},
               {"l2_hits", "40"},
               {"achieved_occupancy", "10"},
               {"selected", "1"},
               {"barrier", "8"}});
    const HardwareCounts counts = countsOf(launchLogFromText(kLog), readProfile(table.text()));
    const Activity activity = activityOf(counts.points[1].counts).value();
    QCOMPARE(activity.dramReadBytes, 4128.0);
    QCOMPARE(activity.dramWriteBytes, 64.0);
    QCOMPARE(activity.instructions, 4000.0);
    QCOMPARE(activity.l1Hits, 0.075);
    QCOMPARE(activity.l2Hits, 0.7);
    QCOMPARE(activity.occupancy, 0.4);
    QCOMPARE(activity.issuing, 0.1875);
    // Per instruction, warps are in these states 1, 21 / 4 and 2 times.
    const auto shareOf = [&](std::string_view state) {
      return activity.states[static_cast<std::size_t>(std::ranges::find(kWarpStates, state) - kWarpStates.begin())];
    };
    QCOMPARE(shareOf("selected"), 1 / 8.25);
    QCOMPARE(shareOf("long_scoreboard"), 5.25 / 8.25);
    QCOMPARE(shareOf("barrier"), 2 / 8.25);
    QCOMPARE(shareOf("wait"), 0.0);
    // A profile with counts only.
    Counts few(hardwareCounters().size());
    few[indexOf("instructions")] = 7;
    QVERIFY(!activityOf(few));
  }

  void countsSurviveTheirFile() {
    HardwareCounts counts = countsOf(launchLogFromText(kLog), readProfile(threeKernels().text()));
    counts.profiler = "2025.3.1";
    const std::string text = toCsv(counts);
    const HardwareCounts again = hardwareCountsFromCsv(text);
    QCOMPARE(toCsv(again), text);
    QCOMPARE(again.profiler, counts.profiler);
    QCOMPARE(again.points[1].counts, counts.points[1].counts);
    QCOMPARE(toText(again.points[1].point.parameters), toText(counts.points[1].point.parameters));
  }

  void theLogSurvivesItsFile() { QCOMPARE(toText(launchLogFromText(kLog)), kLog); }

  void aMetricThatAGpuLacksIsNotGiven() {
    Table table({"shared_load_conflicts"});
    table.row("copy", "(2, 1, 1)", "(32, 32, 1)", {});
    const HardwareCounts counts =
        countsOf(launchLogFromText(kLog.substr(0, kLog.find("point\treduction"))), readProfile(table.text()));
    const auto missing = countersNotGiven(counts);
    QCOMPARE(missing.size(), 1u);
    QCOMPARE(missing[0]->id, std::string_view("shared_load_conflicts"));
    QVERIFY(!hardwareCountsFromCsv(toCsv(counts)).points[0].counts[indexOf("shared_load_conflicts")]);
  }

  void profilesThatCannotBeTrustedAreRefused() {
    compareRefusal([] { readProfile("==ERROR== No kernels were profiled.\n"); },
                   "line 1: Nsight Compute's table is not there: it profiled nothing");
    compareRefusal([] { readProfile(Table({"global_load_sectors"}).text()); },
                   "line 2: the table has no metric l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum");
    compareRefusal(
        [] {
          readProfile(Table().row("k", "(1, 1, 1)", "(1, 1, 1)", {{"global_load_sectors", "n/a"}}).text());
        },
        "line 4: kernel k has no value of l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum");
    compareRefusal(
        [] {
          readProfile(Table().row("k", "(1, 1, 1)", "(1, 1, 1)", {{"global_load_sectors", "12,34"}}).text());
        },
        "line 4: '12,34' is not a count");
    compareRefusal([] { readProfile(Table().text() + "\"0\",\"k\n"); }, "line 4: a quote is not closed");
    compareRefusal([] { readProfile(Table().text() + "\"0\",\"k\"\n"); },
                   ("line 4: 2 cells under " + std::to_string(hardwareCounters().size() + 4) + " headers").c_str());
    std::string second = Table().row("k", "(1, 1, 1)", "(1, 1, 1)", {}).text();
    second.replace(second.rfind("\"0\",\"k\""), 3, "\"1\"");
    compareRefusal([&] { readProfile(second); }, "line 4: kernel '1' where number 0 should be");
  }

  void rowsThatAreNotTheLaunchesAreRefused() {
    const LaunchLog log = launchLogFromText(kLog);
    const auto rows = readProfile(threeKernels().text());
    compareRefusal(
        [&] {
          countsOf(log, {rows[0], rows[1]});
        },
        "the profile ends before reduction sequential, elements=1000 block=256 type=fp32 operation=sum values=random: "
        "it "
        "has 2 kernels");
    compareRefusal(
        [&] {
          countsOf(log, {rows[0], rows[1], rows[2], rows[2]});
        },
        "line 6 of the profile: tree (1, 1, 1) x (256, 1, 1), which the launch log does not have");
    compareRefusal(
        [&] {
          countsOf(log, {rows[1], rows[0], rows[2]});
        },
        "line 5 of the profile: tree (4, 1, 1) x (256, 1, 1), where transpose copy, width=33 height=7 "
        "type=fp32 repetitions=1 launched copy (2, 1, 1) x (32, 32, 1)");
  }

  void filesThatMakeNoSenseAreRefused() {
    compareRefusal([] { launchLogFromText("device\tX\n"); },
                   "line 1: the launch log does not say how many multiprocessors there are");
    compareRefusal([] { launchLogFromText("kernel\tk\t1\t1\n"); },
                   "line 1: 'kernel?k?1?1' is not a line of a launch log");
    compareRefusal([] { hardwareCountsFromCsv(""); }, "line 0: no line '# multiprocessors: N' above the rows");
    compareRefusal([] { hardwareCountsFromCsv("# multiprocessors: 100001\n"); },
                   "line 1: '100001' is not a whole number up to 100000");
    compareRefusal([] { launchLogFromText("multiprocessors\t100001\n"); },
                   "line 1: '100001' is not a whole number up to 100000");
    compareRefusal([] { hardwareCountsFromCsv("# colour: red\n"); }, "line 1: there is no field 'colour'");
    const std::string top = "# multiprocessors: 132\nfamily,variant,parameters,kernels,";
    std::string many = "multiprocessors\t1\n";
    for (int i = 0; i < 100'000; ++i) many += "date\tx\n";
    compareRefusal([&] { launchLogFromText(many); }, "line 100001: there are more than 100000 rows");
    many = top + "instructions\n";
    for (int i = 0; i <= 100'000; ++i) many += "dot,tree,,1,1\n";
    compareRefusal([&] { hardwareCountsFromCsv(many); }, "line 100003: there are more than 100000 rows");
    compareRefusal([&] { hardwareCountsFromCsv(top + "wings\n"); }, "line 2: there is no counter 'wings'");
    compareRefusal([&] { hardwareCountsFromCsv(top + "instructions,instructions\n"); },
                   "line 2: counter 'instructions' comes twice");
    compareRefusal([&] { hardwareCountsFromCsv(top + "instructions\ntranspose,copy,width=1,1\n"); },
                   "line 3: 4 cells, not 5");
    compareRefusal([&] { hardwareCountsFromCsv(top + "instructions\ntranspose,copi,width=1,1,5\n"); },
                   "line 3: transpose has no variant 'copi' (did you mean copy?); its variants are copy, "
                   "copy-four-rows, naive, coalesced, conflict-free, chosen-padding, four-rows, swizzled, vectorised, "
                   "columns-first, stepped, thin, memcpy, cpu-one-thread, cpu-all-threads");
    compareRefusal([&] { hardwareCountsFromCsv(top + "instructions\ntranspose,copy,width=1,1,-5\n"); },
                   "line 3: '-5' is not a count");
  }

  void whatAFileSaysSteersNoTerminal() {
    const std::string title = "\x1b]0;x\a";
    const std::string top = "# device: " + title + "\n# multiprocessors: 1\nfamily,variant,parameters,kernels\n";
    QCOMPARE(hardwareCountsFromCsv(top).device, std::string(" ]0;x "));
    QCOMPARE(launchLogFromText("date\t" + title + "\nmultiprocessors\t1\n").date, std::string(" ]0;x "));
    auto rows = readProfile(threeKernels().text());
    rows[0].kernel.grid = rows[0].kernel.block = title;
    compareRefusal([&] { countsOf(launchLogFromText(kLog), rows); },
                   "line 4 of the profile: copy ?]0;x? x ?]0;x?, where transpose copy, width=33 height=7 type=fp32 "
                   "repetitions=1 launched copy (2, 1, 1) x (32, 32, 1)");
  }

  void ofAPointThatWasMeasuredTwiceTheLastIsCompared() {
    const auto measured = [](const char* variant, std::int64_t width, double median) {
      Result result{.family = "transpose", .variant = variant};
      result.parameters.set("width", width);
      result.time = TimeStatistics{.median = median};
      return result;
    };
    Session session;
    session.results = {measured("copy", 64, 1), measured("naive", 64, 2), measured("copy", 32, 3),
                       measured("copy", 64, 4), measured("copy", 64, 0)};
    std::vector<double> medians;
    for (const Result& result : comparableResults(session)) medians.push_back(result.time->median);
    QCOMPARE(medians, std::vector<double>({2, 3, 4}));
  }

  void thePlanTakesEachVariantAtThreeSizes() {
    const std::vector<Point> points = validationPlan(std::vector<std::string>{"offset"});
    std::vector<std::string> texts;
    for (const Point& point : points) texts.push_back(point.variant + " " + toText(point.parameters));
    QVERIFY(std::ranges::is_permutation(texts, std::set<std::string>(texts.begin(), texts.end())));  // none twice
    QCOMPARE(points.size(), 9u);
    std::map<std::int64_t, int> tiles;
    for (const Point& point : validationPlan(std::vector<std::string>{"matmul"}))
      if (point.variant == "tiled") ++tiles[point.parameters.integer("tile")];
    QCOMPARE(tiles, (std::map<std::int64_t, int>{{7, 3}, {13, 3}, {16, 3}, {32, 3}}));
    try {
      validationPlan(std::vector<std::string>{"transpoze"});
      QFAIL("expected a RequestError");
    } catch (const RequestError& error) {
      QVERIFY(QString(error.what()).startsWith("there is no family 'transpoze'"));
    }
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestValidation>(__FILE__);
#include "test_validation.moc"
