// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QTest>

#include "core/files/file_io.h"
#include "core/text/error.h"
#include "format/session_file.h"
#include "import/any_session.h"
#include "model/explanation.h"
#include "test_registry.h"

using namespace warpbench;

namespace {

/// Output of `ncu --csv --page raw`: the profiler's own lines, a row of units, numbers with commas.
const char* const kNcu =
    "==PROF== Connected to process 4711 (/home/someone/app)\n"
    "==PROF== Disconnected from process 4711\n"
    R"_("ID","Process ID","Process Name","Host Name","Kernel Name","Context","Stream","Block Size","Grid Size","Device",)_"
    R"_("CC","gpu__time_duration.sum","launch__registers_per_thread",)_"
    R"_("l1tex__t_requests_pipe_lsu_mem_global_op_ld.sum","l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum",)_"
    R"_("smsp__sass_l1tex_data_pipe_lsu_wavefronts_mem_shared_op_ld.sum")_"
    "\n"
    R"_("","","","","","","","","","","","us","register/thread","request","sector","")_"
    "\n"
    R"_("0","4711","app","127.0.0.1","void transpose<float, (int)32>(const T1 *, T1 *, int)","1","7","(32, 8, 1)",)_"
    R"_("(16, 16, 1)","0","9.0","72.512","24","8,192","32,768","8,192")_"
    "\n"
    R"_("1","4711","app","127.0.0.1","void transpose<float, (int)32>(const T1 *, T1 *, int)","1","7","(32, 8, 1)",)_"
    R"_("(16, 16, 1)","0","9.0","74.512","24","8,192","32,768","8,192")_"
    "\n"
    R"_("2","4711","app","127.0.0.1","scale(float *)","1","7","(256, 1, 1)","(1024, 1, 1)","0","9.0","5.25","16","n/a",)_"
    R"_("n/a","n/a")_"
    "\n";

const char* const kNvbenchJson = R"({
 "meta": {"argv": ["./bench"], "version": {"json": {"major": 1}}},
 "devices": [{"id": 0, "name": "NVIDIA H200", "global_memory_bus_bandwidth": 4814304000000}],
 "benchmarks": [{"name": "copy_sweep", "index": 0, "devices": [0],
  "axes": [{"name": "Elements", "type": "int64", "flags": "pow2", "values": []}],
  "states": [
   {"name": "Device=0 T=F32 Elements=2^20", "device": 0,
    "axis_values": [{"name": "T", "type": "string", "value": "F32"},
                    {"name": "Elements", "type": "int64", "value": "1048576"}],
    "summaries": [
     {"tag": "nv/cold/sample_size", "name": "Samples", "data": [{"name": "value", "type": "int64", "value": "800"}]},
     {"tag": "nv/cold/time/cpu/mean", "name": "CPU Time",
      "data": [{"name": "value", "type": "float64", "value": "1.5e-05"}]},
     {"tag": "nv/cold/time/gpu/mean", "name": "GPU Time",
      "data": [{"name": "value", "type": "float64", "value": "8e-06"}]},
     {"tag": "nv/cold/time/gpu/stdev/relative", "name": "Noise",
      "data": [{"name": "value", "type": "float64", "value": "0.01"}]},
     {"tag": "nv/cold/bw/global/bytes_per_second", "name": "GlobalMem BW",
      "data": [{"name": "value", "type": "float64", "value": "1.048576e+12"}]},
     {"tag": "nv/json/bin:nv/cold/sample_times", "name": "Samples Times File",
      "data": [{"name": "filename", "type": "string", "value": "0.bin"}]}],
    "is_skipped": false},
   {"name": "Device=0 T=F64 Elements=2^20", "device": 0,
    "axis_values": [{"name": "T", "type": "string", "value": "F64"}],
    "summaries": null, "is_skipped": true, "skip_reason": "no room"}]}]
})";

const char* const kNvbenchCsv =
    "Benchmark,Device,Device Name,T,Elements (pow2),Elements,Skipped,Samples,CPU Time (sec),Noise (%),GPU Time (sec),"
    "Noise (%),GlobalMem BW (bytes/sec),Samples,Batch GPU (sec)\n"
    "copy_sweep,0,NVIDIA H200,F32,2^20,1048576,No,800,1.5e-05,0.5,8e-06,0.01,1.048576e+12,900,7e-06\n"
    "copy_sweep,0,NVIDIA H200,F64,2^20,1048576,Yes,,,,,,,,\n";

Session imported(const std::string& text) {
  const OpenedSession opened = anySessionFromText(text);
  if (!opened.imported) qFatal("taken for a session");
  return opened.session;
}

QString refusal(const std::string& text) {
  try {
    anySessionFromText(text);
  } catch (const FormatError& error) {
    return QString::fromUtf8(error.what());
  }
  return "nothing was thrown";
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  if (at == std::string::npos) qFatal("nothing to replace");
  return text.replace(at, from.size(), to);
}

}  // namespace

class TestImport : public QObject {
  Q_OBJECT

 private slots:
  void launchesOfOneKernelAreSamplesOfOneResult() {
    const Session session = imported(kNcu);
    QCOMPARE(session.results.size(), std::size_t{2});
    const Result& transpose = session.results[0];
    QCOMPARE(transpose.family, std::string("transpose"));
    QCOMPARE(transpose.variant, std::string("transpose<float, (int)32>"));
    QCOMPARE(transpose.device, std::string("cuda:0"));
    QCOMPARE(transpose.origin, Origin::Recorded);
    QCOMPARE(toText(transpose.parameters), std::string("grid=16x16x1 block=32x8x1"));
    QCOMPARE(transpose.grid, (std::array<std::int64_t, 3>{16, 16, 1}));
    QCOMPARE(transpose.block, (std::array<std::int64_t, 3>{32, 8, 1}));
    QCOMPARE(transpose.registers, std::optional(24));
    QCOMPARE(transpose.time->samples.size(), std::size_t{2});
    QCOMPARE(transpose.time->median, 0.073512);
    QCOMPARE(transpose.counters->origin, Counters::Origin::Hardware);
    QCOMPARE(transpose.counters->globalLoad.requests, 8192.0);
    QCOMPARE(transpose.counters->globalLoad.sectors, 32768.0);
    QCOMPARE(transpose.counters->sharedLoad.wavefronts, 8192.0);
    QCOMPARE(transpose.counters->totalBlocks, std::int64_t{256});
    QVERIFY(!transpose.counters->estimated());
    QCOMPARE(transpose.facts.size(), std::size_t{1});
    QVERIFY(transpose.facts[0].value.english().starts_with("global_store_requests, "));
  }

  void anotherProgramsKernelIsNotToldToBeSimulated() {
    Session session = imported(kNcu);
    session.environment.devices.at(0).name = "NVIDIA H200";
    for (const Result& result : session.results) {
      const Explanation explanation = explain(session, result);
      QVERIFY(explanation.sentences[0].english().starts_with("It takes "));
      QCOMPARE(explanation.sentences.size(), result.counters ? std::size_t{2} : std::size_t{1});
      if (result.counters)
        QVERIFY(explanation.sentences[1].english().starts_with(
            "By the hardware's counters: global load sectors (32,768), "));
    }
  }

  void kernelsWithoutCountersHaveTheirTimeOnly() {
    const Result scale = imported(kNcu).results.at(1);
    QCOMPARE(scale.family, std::string("scale"));
    QCOMPARE(scale.variant, std::string("scale"));
    QCOMPARE(scale.time->median, 0.00525);
    QVERIFY(!scale.counters);
  }

  void kernelsAreNamedWithoutWhatTheyReturnAndTake_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("family");
    QTest::addColumn<QString>("variant");
    QTest::newRow("mangled") << "_Z5scalePf"
                             << "_Z5scalePf"
                             << "_Z5scalePf";
    QTest::newRow("function") << "scale"
                              << "scale"
                              << "scale";
    QTest::newRow("member") << "void a::B<int, a::C<4> >::run<float>(float *, a::C<4>)"
                            << "a::B::run"
                            << "a::B<int, a::C<4> >::run<float>";
    QTest::newRow("unnamed") << "<unnamed>::scale(float *)"
                             << "<unnamed>::scale"
                             << "<unnamed>::scale";
    QTest::newRow("anonymous") << "void (anonymous namespace)::scale<int>(int*)"
                               << "<unnamed>::scale"
                               << "<unnamed>::scale<int>";
  }
  void kernelsAreNamedWithoutWhatTheyReturnAndTake() {
    QFETCH(QString, name);
    QFETCH(QString, family);
    QFETCH(QString, variant);
    const Result result = imported(replaced(kNcu, "scale(float *)", name.toStdString())).results.at(1);
    QCOMPARE(QString::fromStdString(result.family), family);
    QCOMPARE(QString::fromStdString(result.variant), variant);
  }

  void unitsOfTheDurationAreKept() {
    QCOMPARE(imported(replaced(kNcu, "\"us\"", "\"nsecond\"")).results[1].time->median, 5.25e-6);
    QCOMPARE(imported(replaced(kNcu, "\"us\"", "\"msecond\"")).results[1].time->median, 5.25);
    QCOMPARE(refusal(replaced(kNcu, "\"us\"", "\"hour\"")), "line 4: 'hour' is not a unit of gpu__time_duration.sum");
  }

  void nvbenchsTwoFormatsGiveTheSameResults_data() {
    QTest::addColumn<QString>("text");
    QTest::newRow("JSON") << kNvbenchJson;
    QTest::newRow("CSV") << kNvbenchCsv;
  }
  void nvbenchsTwoFormatsGiveTheSameResults() {
    QFETCH(QString, text);
    const Session session = imported(text.toStdString());
    QCOMPARE(session.environment.devices.at(0).name, std::string("NVIDIA H200"));
    QCOMPARE(session.environment.devices.at(0).id, std::string("cuda:0"));
    QCOMPARE(session.results.size(), std::size_t{2});
    const Result& first = session.results[0];
    QCOMPARE(first.family, std::string("copy_sweep"));
    QCOMPARE(first.variant, std::string("copy_sweep"));
    QCOMPARE(first.origin, Origin::Recorded);
    QCOMPARE(first.mode, Mode::Cold);
    QCOMPARE(toText(first.parameters), std::string("T=F32 Elements=1048576"));
    QCOMPARE(first.parameters.integer("Elements"), std::int64_t{1048576});
    QCOMPARE(first.time->median, 0.008);
    QCOMPARE(first.time->noise, 0.01);
    QCOMPARE(first.time->q1, 0.008 * (1 - 0.006744897501960817));
    QCOMPARE(first.time->q3, 0.008 * (1 + 0.006744897501960817));
    QCOMPARE(*first.bandwidthGbs, 1048.576);
    QCOMPARE(first.bytes, 8388608.0);
    QCOMPARE(first.facts.at(0).value, std::string("800"));
    QCOMPARE(session.results[1].status, Result::Status::Failed);
    QVERIFY(session.results[1].error.english().starts_with("nvbench skipped it"));
  }

  void theReasonOfASkipIsKept() {
    QCOMPARE(imported(kNvbenchJson).results[1].error, std::string("nvbench skipped it: no room"));
    QCOMPARE(imported(kNvbenchJson).environment.devices[0].peakBandwidthGbs, 4814.304);
  }

  void anImportSurvivesBeingSaved() {
    for (const char* text : {kNcu, kNvbenchJson, kNvbenchCsv}) {
      const Session session = imported(text);
      const OpenedSession again = anySessionFromText(toJson(session));
      QVERIFY(!again.imported);
      QVERIFY(again.session == session);
    }
  }

  void whatIsNoneOfTheFormatsIsRefusedInOneLine_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("line");
    const QString ncu = kNcu;
    const QString header = ncu.left(ncu.indexOf("\n\"\",") + 1);
    const QString none =
        "it is not a session of Warpbench, a table of Nsight Compute (ncu --csv --page raw), or a JSON or CSV file of "
        "nvbench";
    QTest::newRow("nothing") << "" << none;
    QTest::newRow("text") << "hello\nworld\n" << none;
    QTest::newRow("another table") << "a,b\n1,2\n" << none;
    QTest::newRow("another document") << "{\"a\": 1}"
                                      << "format: is missing";
    QTest::newRow("half a document") << QString(kNvbenchJson).left(300) + "\"benchmarks\"" << QString();
    QTest::newRow("no kernels") << header << "Nsight Compute's table has no kernels: it profiled nothing";
    QTest::newRow("another page") << "\"ID\",\"Kernel Name\",\"Metric Name\",\"Metric Value\"\n"
                                  << "line 1: this table is of another page: run Nsight Compute with --page raw";
    QTest::newRow("no grid") << "\"ID\",\"Kernel Name\",\"gpu__time_duration.sum\"\n"
                             << "line 1: the table has no column 'Grid Size'";
    QTest::newRow("nothing of interest")
        << "\"ID\",\"Kernel Name\",\"Grid Size\",\"Block Size\"\n"
        << "line 1: the table has neither gpu__time_duration.sum nor a counter of memory";
    QTest::newRow("cut off") << ncu.left(ncu.lastIndexOf(",\"5.25")) << "line 7: 11 cells under 16 headers";
    QTest::newRow("cut off in a cell") << ncu.left(ncu.lastIndexOf(".25")) << "line 7: a quote is not closed";
    QTest::newRow("grid") << QString(ncu).replace("(1024, 1, 1)", "(1024, 1)")
                          << "line 7: '(1024, 1)' is not (X, Y, Z)";
    QTest::newRow("huge grid") << QString(ncu).replace("(1024, 1, 1)", "(99999999999999999999, 1, 1)")
                               << "line 7: '(99999999999999999999, 1, 1)' is not (X, Y, Z)";
    QTest::newRow("count") << QString(ncu).replace("\"32,768\"", "\"many\"") << "line 5: 'many' is not a count";
    QTest::newRow("no benchmark") << "{\"devices\": [], \"benchmarks\": []}"
                                  << "nvbench's file has no results: no benchmark in it has a state";
    QTest::newRow("benchmarks are none") << "{\"benchmarks\": 5}"
                                         << "benchmarks: expected an array, found 5";
    QTest::newRow("no name") << "{\"benchmarks\": [{\"states\": [{}]}]}"
                             << "benchmarks[0].name: is missing";
    QTest::newRow("no rows") << QString(kNvbenchCsv).section('\n', 0, 0) << "nvbench's table has no rows";
    QTest::newRow("no columns")
        << "Benchmark,Device\nx,0\n"
        << "line 1: nvbench's table needs the columns Benchmark, Device, Device Name and Skipped";
    QTest::newRow("row cut off") << QString(kNvbenchCsv).left(300) << QString();
  }
  void whatIsNoneOfTheFormatsIsRefusedInOneLine() {
    QFETCH(QString, text);
    QFETCH(QString, line);
    const QString message = refusal(text.toStdString());
    if (line.isEmpty())
      QVERIFY2(message.startsWith("line "), qPrintable(message));
    else
      QCOMPARE(message, line);
    QVERIFY(!message.contains('\n'));
  }

  void hugeNumbersDoNoHarm() {
    const Result grid =
        imported(replaced(kNcu, "(16, 16, 1)", "(9223372036854775807, 9223372036854775807, 7)")).results.at(0);
    QCOMPARE(grid.counters->totalBlocks, std::int64_t{1} << 62);
    const Session deep = imported(replaced(kNvbenchJson, "\"8e-06\"", "\"1e999\""));
    QCOMPARE(deep.results[0].error, std::string("nvbench reports no GPU time for it"));
    QVERIFY(refusal("{\"benchmarks\": " + std::string(100'000, '[')).endsWith("nested deeper than 32 levels"));
  }

  void filesAreNamedInWhatIsSaidOfThem() {
    QTemporaryDir folder;
    const QString file = folder.filePath("table.csv");
    writeFile(file.toStdString(), "hello");
    try {
      readAnySession(file.toStdString());
      QFAIL("it was read");
    } catch (const FormatError& error) {
      QVERIFY(QString(error.what()).startsWith("'" + file + "': it is not a session of Warpbench, "));
    }
    writeFile(file.toStdString(), std::string("\xef\xbb\xbf") + kNvbenchCsv);
    QCOMPARE(readAnySession(file.toStdString()).session.results.size(), std::size_t{2});
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestImport>(__FILE__);
#include "test_import.moc"
