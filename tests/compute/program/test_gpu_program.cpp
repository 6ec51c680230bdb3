// SPDX-License-Identifier: GPL-3.0-or-later
// Programs for a GPU on a machine that may have none: they compile, and report why their launches are not timed.
#include <QFile>
#include <map>

#include "compute/program/exec_fixture.h"
#include "compute/program/sample_programs.h"
#include "core/text/error.h"
#include "own/gpu/nvcc.h"
#include "program/gpu/gpu_program.h"
#include "program/gpu/kernel_places.h"
#include "test_registry.h"
#include "validation/hardware_counts.h"
#include "validation/nsight_compute.h"

using namespace warpbench;
using namespace warpbench::program;
using namespace warpbench::test;

class TestGpuProgram : public ExecTest {
  Q_OBJECT

 private slots:
  void init() {
    m_gpu.kind = DeviceKind::Cuda;
    m_gpu.record.id = "cuda:0";
  }

  void itIsCompiledOrNvccIsAskedFor() {
    const QString made = compiled("sum.cu", kVectorAdd);
    if (own::Nvcc::find())
      QVERIFY2(QFileInfo(made).isExecutable(), qPrintable(made));
    else
      QCOMPARE(made, "programs for a GPU are compiled by nvcc, which is not installed here");
  }

  void nvccOnPathMayBeAScript() {
    const auto nvcc = own::Nvcc::find();
    if (!nvcc) return;  // what is said then is compared above
    QDir(path("")).mkpath("scripts");
    QFile script(path("scripts/nvcc"));
    QVERIFY(script.open(QIODevice::WriteOnly));
    script.write("#!/bin/sh\nexec '" + QByteArray::fromStdString(nvcc->string()) + "' \"$@\"\n");
    script.setPermissions(QFile::ReadOwner | QFile::ExeOwner);
    script.close();
    const QByteArray before = qgetenv("PATH");
    qputenv("PATH", path("scripts").toLocal8Bit() + ':' + before);
    const QString made = compiled("sum.cu", kVectorAdd);
    qputenv("PATH", before);
    QVERIFY2(QFileInfo(made).isExecutable(), qPrintable(made));
  }

  void whatDoesNotCompileIsToldWithItsLine() {
    const QString said = compiled("wrong.cu", "__global__ void k() {\n  int x = y;\n}\nint main() {}\n");
    if (own::Nvcc::find())
      QVERIFY2(said.contains("wrong.cu:2:11: error: identifier \"y\" is undefined"), qPrintable(said));
    else
      QVERIFY(said.contains("nvcc"));
  }

  void itsDeviceMustBeThere() {
    const Outcome outcome = exec("sum.cu", kVectorAdd, {"--device", "cuda:77"});
    QCOMPARE(outcome.code, 2);
    QVERIFY2(outcome.err.startsWith("warpbench-cli: 'cuda:77' is neither a simulated device nor a GPU, on which "
                                    "programs run; there is simulated:"),
             qPrintable(outcome.err));
    QCOMPARE(exec("sum.cu", kVectorAdd, {"--device", "cpu"}).code, 2);
  }

  void kernelsHavePlacesWhereTheyAreDefined() {
    const QString first = program("first.cu",
                                  "__global__ void before(int*);\n// __global__ void comment() {}\n"
                                  "template <int N>\n__global__ void __launch_bounds__(N) bounded(\n  int* a) {}\n"
                                  "namespace n {\n__global__ void before(int* a) { *a = 1; }\n}\n"
                                  "__global__ void twice(int) {}\n__global__ void twice(float) {}\n");
    const QString second = program("second.cu", "\n\n__global__ void other() {}\n");
    const auto places = kernelPlaces({first.toStdString(), second.toStdString(), "/nonexistent.cu"});
    QCOMPARE(places.size(), std::size_t{3});
    QCOMPARE(places.at("before"), (SourceLine{first.toStdString(), 7}));
    QCOMPARE(places.at("bounded"), (SourceLine{first.toStdString(), 4}));
    QCOMPARE(places.at("other"), (SourceLine{second.toStdString(), 3}));
    QCOMPARE(plainName("n::bounded<(int)256, std::pair<int, int>>"), std::string("bounded"));
    QCOMPARE(plainName("(anonymous namespace)::before"), std::string("before"));
    QCOMPARE(plainName("other"), std::string("other"));
  }

  void itsLaunchesHaveTheCountsOfNsightCompute() {
    const std::vector<ProgramEvent> events = counted(kTable, 3);
    QCOMPARE(events.size(), std::size_t{2});
    const auto& first = std::get<LaunchEvent>(events[0]);
    const Counters& counters = first.result.counters.value();
    QCOMPARE(first.number, 1);
    QCOMPARE(first.result.variant, "add");
    QCOMPARE(first.result.grid, (std::array<std::int64_t, 3>{8, 1, 1}));
    QCOMPARE(first.result.block, (std::array<std::int64_t, 3>{128, 2, 1}));
    QCOMPARE(first.result.registers.value(), 16);
    QCOMPARE(first.result.sharedBytes.value(), 1024 + 512);
    QCOMPARE(first.result.time->median, 0.001888);
    QVERIFY(counters.origin == Counters::Origin::Hardware && !counters.estimated());
    QCOMPARE(counters.totalBlocks, 8);
    QCOMPARE(counters.globalLoad, (Counters::Traffic{.requests = 64, .sectors = 250, .lanes = 0, .bytes = 8000}));
    QCOMPARE(counters.globalStore.sectors, 125.0);
    QCOMPARE(counters.globalLoad.efficiency(), 1.0);
    QCOMPARE(counters.sharedLoad.requests, 32.0);
    QCOMPARE(counters.sharedLoad.wavefronts, 64.0);
    QCOMPARE(counters.sharedLoad.conflicts, 33.0);  // of the data stage: this GPU has no other counter
    QCOMPARE(std::get<LaunchEvent>(events[1]).result.variant, "scale");
    QCOMPARE(m_end.code.value(), 3);  // the program's own
    QVERIFY2(m_words.contains("--clock-control none --cache-control none") &&
                 m_words.contains("--profile-from-start on") && m_words.contains("launch__registers_per_thread"),
             qPrintable(m_words));
  }

  /// Requires empty caches and more launches, so it runs only on request.
  void whatWarpsWaitForIsAskedForByItself() {
    counted(kTable, 0);
    QVERIFY2(!m_words.contains("dram__bytes_read"), qPrintable(m_words));
    const validation::NsightCompute profiler(path("ncu/ncu").toStdString());
    const QStringList words = [&] {
      QStringList all;
      for (const std::string& word : profiler.command("table", {.allLaunches = false, .activity = true}))
        all << QString::fromStdString(word);
      return all;
    }();
    QCOMPARE(words.value(words.indexOf("--profile-from-start") + 1), "off");
    QCOMPARE(words.value(words.indexOf("--cache-control") + 1), "all");
    const QStringList metrics = words.value(words.indexOf("--metrics") + 1).split(',');
    QVERIFY(metrics.contains("dram__bytes_read.sum") && metrics.contains("smsp__inst_executed.sum"));
    QVERIFY(!metrics.contains("dram__bytes_write.sum"));  // this GPU does not list it
  }

  void aDriverThatGivesNoCountersIsNamed() {
    const std::vector<ProgramEvent> events =
        counted("==PROF== Connected to process 1\n==ERROR== ERR_NVGPUCTRPERM - The user does not have permission\n", 1);
    QCOMPARE(events.size(), std::size_t{1});
    const std::string reason = std::get<RefusalEvent>(events[0]).reason;
    QVERIFY2(reason.starts_with(
                 "Nsight Compute counted nothing: the driver gives its counters to administrators only: run as root") &&
                 reason.find("NVreg_RestrictProfilingToAdminUsers=0") != reason.npos,
             reason.c_str());
  }

  void whatNsightComputeComplainsOfIsSaid() {
    const std::vector<ProgramEvent> events = counted("==ERROR== No GPU of this kind\n", 9);
    QCOMPARE(std::get<RefusalEvent>(events.at(0)).reason, "Nsight Compute counted nothing: No GPU of this kind");
  }

  void aProgramWithoutLaunchesIsCountedToo() {
    QCOMPARE(counted("==WARNING== No kernels were profiled.\n", 0).size(), std::size_t{0});
    QCOMPARE(m_end.code.value(), 0);
    QCOMPARE(counted("==ERROR== The application returned an error code (7).\n", 7).size(), std::size_t{0});
    QCOMPARE(m_end.code.value(), 7);
  }

  void countersAreForGpus() {
    const Outcome outcome = exec("sum.cu", kVectorAdd, {"--counters"});
    QCOMPARE(outcome.code, 2);
    QCOMPARE(outcome.err, "warpbench-cli: --counters needs a GPU: a simulated device always counts\n");
  }

 private:
  /// Rows as ncu writes them, with what else it says.
  static constexpr const char* kTable =
      "==PROF== Connected to process 767 (/tmp/t)\n"
      "\"ID\",\"Kernel Name\",\"Block Size\",\"Grid Size\",@\n"
      "\"\",\"\",\"\",\"\",%\n"
      "\"0\",\"_Z3addPKfPfi\",\"(128, 2, 1)\",\"(8, 1, 1)\",#\n"
      "\"1\",\"_Z5scalePf\",\"(64, 1, 1)\",\"(4, 3, 1)\",#\n";

  /// The events of a program for which ncu writes this table and which ends with this code.
  std::vector<ProgramEvent> counted(QString table, int code) {
    const std::map<QString, QString> values{{"l1tex__t_requests_pipe_lsu_mem_global_op_ld.sum", "64"},
                                            {"l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum", "250"},
                                            {"l1tex__t_sectors_pipe_lsu_mem_global_op_st.sum", "125"},
                                            {"smsp__sass_data_bytes_mem_global_op_ld.sum", "8,000"},
                                            {"smsp__sass_inst_executed_op_shared_ld.sum", "32"},
                                            {"smsp__sass_l1tex_data_pipe_lsu_wavefronts_mem_shared_op_ld.sum", "64"},
                                            {"l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_ld.sum", "33"},
                                            {"dram__bytes_read.sum", "4,096"},
                                            {"gpu__time_duration.sum", "1,888"},
                                            {"launch__registers_per_thread", "16"},
                                            {"launch__shared_mem_per_block_static", "1,024"},
                                            {"launch__shared_mem_per_block_dynamic", "512"}};
    QStringList metrics, units, cells;
    const auto add = [&](const QString& metric) {
      metrics << '"' + metric + '"';
      units << "\"unit\"";
      cells << '"' + (values.contains(metric) ? values.at(metric) : QString("0")) + '"';
    };
    QString listed;
    for (const validation::HardwareCounter& counter : validation::hardwareCounters()) {
      const QString metric = QString::fromUtf8(counter.metric.data(), static_cast<int>(counter.metric.size()));
      if (counter.optional && !values.contains(metric)) continue;
      add(metric);
      listed += metric.section('.', 0, 0) + " Counter\n";
    }
    for (const char* const metric : {"gpu__time_duration.sum", "launch__registers_per_thread",
                                     "launch__shared_mem_per_block_static", "launch__shared_mem_per_block_dynamic"})
      add(metric);
    table.replace('@', metrics.join(',')).replace('%', units.join(',')).replace('#', cells.join(','));
    QDir(path("")).mkpath("ncu");
    write("ncu/table", table);
    write("ncu/metrics", "Device GH100\n" + listed);
    write("ncu/ncu",
          "#!/bin/sh\nhere=$(dirname \"$0\")\ncase $1 in\n--version) echo 'Version 2025.3.1.0 (build 1)' ;;\n"
          "--query-metrics) cat \"$here/metrics\" ;;\n*)\n  echo \"$*\" > \"$here/words\"\n"
          "  while [ \"$1\" != --log-file ]; do shift; done\n  cat \"$here/table\" > \"$2\"\n  exit " +
              QString::number(code) + " ;;\nesac\n");
    QFile::setPermissions(path("ncu/ncu"), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    const QByteArray before = qgetenv("PATH");
    qputenv("PATH", path("ncu").toLocal8Bit() + ':' + before);
    std::vector<ProgramEvent> events;
    m_end = runOnGpu({.object = path("program").toStdString(), .name = "program", .counts = true},
                     {.files = {program("add.cu", "").toStdString()}}, m_gpu, {},
                     [&](const ProgramEvent& event) { events.push_back(event); });
    qputenv("PATH", before);
    QFile words(path("ncu/words"));
    if (words.open(QFile::ReadOnly)) m_words = QString::fromUtf8(words.readAll());
    return events;
  }
  void write(const QString& name, const QString& text) {
    QFile file(path(name));
    QVERIFY(file.open(QFile::WriteOnly));
    file.write(text.toUtf8());
  }

  ProgramEnd m_end;
  QString m_words;

  /// The compiled program, or the error.
  QString compiled(const QString& name, const char* text) {
    try {
      return QString::fromStdString(
          compileForGpu({.files = {program(name, text).toStdString()}, .includes = {}, .defines = {}}, m_gpu,
                        path("").toStdString(), {})
              .string());
    } catch (const CompileError& error) {
      return error.what();
    } catch (const RequestError& error) {
      return error.what();
    }
  }

  DeviceInfo m_gpu;
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestGpuProgram>(__FILE__);
#include "test_gpu_program.moc"
