// SPDX-License-Identifier: GPL-3.0-or-later
// Files that `exec` writes in addition to its tables: sessions, tables and events.
#include <signal.h>

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTest>

#include "compute/program/exec_fixture.h"
#include "format/session_file.h"
#include "results/session/session.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::test;

namespace {

const char* const kTwoKernels = R"(#include <cstdio>
#include <cstdlib>
__global__ void copy(const float* a, float* b, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) b[i] = a[i];
}
__global__ void apart(const float* a, float* b, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) b[i] = a[i * 8];
}
int main(int argc, char**) {
  float *a, *b;
  cudaMalloc(&a, 8 * 1003 * sizeof(float));
  cudaMalloc(&b, 1003 * sizeof(float));
  cudaMemset(a, 0, 8 * 1003 * sizeof(float));
  copy<<<4, 256>>>(a, b, 1003);
  apart<<<4, 256>>>(a, b, 1003);
  cudaDeviceSynchronize();
  puts("done");
  cudaFree(a);
  cudaFree(b);
  return argc - 1;
}
)";

}  // namespace

class TestExecFiles : public ExecTest {
  Q_OBJECT

 private slots:
  void launchesAreSavedAsASessionAndAsATable() {
    const Outcome outcome = exec("two.cu", kTwoKernels, {"--out", path("two.json"), "--csv", path("two.csv")});
    QCOMPARE(outcome.code, 0);
    QVERIFY(outcome.out.startsWith("done\n"));
    const Session session = readSession(path("two.json").toStdString());
    QCOMPARE(session.results.size(), std::size_t{2});
    QCOMPARE(session.results[1].variant, std::string("apart"));
    QCOMPARE(session.results[1].parameters.integer("launch"), std::int64_t{2});
    QCOMPARE(session.results[1].origin, Origin::Modelled);
    // Every lane uses a separate sector.
    QCOMPARE(session.results[1].counters->globalLoad.requests, 32.0);
    QCOMPARE(session.results[1].counters->globalLoad.sectors, 1003.0);
    QCOMPARE(session.results[0].counters->globalLoad.sectors, 126.0);
    QFile csv(path("two.csv"));
    QVERIFY(csv.open(QFile::ReadOnly));
    const QList<QByteArray> lines = csv.readAll().trimmed().split('\n');
    QCOMPARE(lines.size(), 3);
    QVERIFY(lines[0].startsWith("family,variant,device,"));
    QVERIFY2(lines[2].startsWith("program,apart,simulated:nvidia-h200,ok,modelled,"), lines[2]);
    const Outcome shown = cli({"show", path("two.json")});
    QCOMPARE(shown.code, 0);
    QVERIFY2(shown.out.contains("apart"), qPrintable(shown.out));
  }

  void aLaunchTakesMacrosOfTheSystemsHeaders() {
    // The preprocessor repeats the line number after NULL.
    const Outcome outcome = exec("null.cu",
                                 "#include <stddef.h>\n__global__ void k(int* a) {}\nint main() {\n"
                                 "  k<<<1, 32, 0, NULL>>>(NULL);\n  k<<<2,\n      64, 0,\n      NULL>>>(NULL);\n"
                                 "  return cudaDeviceSynchronize();\n}\n",
                                 {"--json"});
    QVERIFY2(outcome.code == 0, qPrintable(outcome.err));
    const QJsonArray launches = onlyDocument(outcome.out)["launches"].toArray();
    QCOMPARE(launches.size(), 2);
    QCOMPARE(launches[0]["line"].toInt(), 4);
    QCOMPARE(launches[1]["block"], QJsonArray({64, 1, 1}));
  }

  void mistakesInHeadersOfTheProgramAreNamedByTheirPlace() {
    QVERIFY(QDir(path("")).mkpath("more"));
    program("kernels.h", "#pragma once\n__global__ void k(int* a) {\n  *a = undeclared;\n}\n");
    program("more/two.h", "#pragma once\n#include <vector>\n\ninline std::vector<int> two = three;\n");
    const char* const text = "#include \"kernels.h\"\n#include \"two.h\"\nint main() { return 0; }\n";
    const Outcome outcome = exec("headers.cu", text, {"-I", path("more")});
    QCOMPARE(outcome.code, 1);
    QVERIFY2(outcome.err.contains("kernels.h:3: error: ‘undeclared’ was not declared"), qPrintable(outcome.err));
    QVERIFY2(outcome.err.contains("more/two.h:4: error: ‘three’ was not declared"), qPrintable(outcome.err));
    // g++'s messages about its own headers are reported at the line that led there, even in a header.
    program("kernels.h", "#include <vector>\n\nstd::vector<void> none;\n");
    const Outcome deep = exec("headers.cu", text, {"-I", path("more")});
    QVERIFY2(deep.err.contains("kernels.h:3: error: ") && !deep.err.contains("/usr/"), qPrintable(deep.err));
  }

  void exitCodesAreThoseOfTheManual() {
    QCOMPARE(exec("two.cu", kTwoKernels, {"--", "one"}).code, 1);
    QCOMPARE(exec("two.cu", "int main() { return undeclared; }\n").code, 1);
    QCOMPARE(cli({"exec", path("missing.cu")}).code, 2);
    const Outcome nowhere = exec("two.cu", kTwoKernels, {"--out", path("no/such/folder.json")});
    QCOMPARE(nowhere.code, 2);
    QCOMPARE(nowhere.out, QString());  // said before the program runs
    QCOMPARE(exec("two.cu", kTwoKernels, {"--out", path("two.cu")}).code, 2);
    QFile program(path("two.cu"));
    QVERIFY(program.open(QFile::ReadOnly));
    QCOMPARE(program.readAll(), QByteArray(kTwoKernels));
  }

  void eventsComeALineEach() {
    const Outcome outcome = exec("two.cu", kTwoKernels, {"--events"});
    QCOMPARE(outcome.code, 0);
    QCOMPARE(outcome.err, QString("done\n"));
    QStringList types;
    for (const QString& line : outcome.out.split('\n', Qt::SkipEmptyParts)) {
      const QJsonDocument event = QJsonDocument::fromJson(line.toUtf8());
      types << event["type"].toString();
      if (event["number"] == 2) {
        const QJsonArray costs = event["costs"].toArray();
        QCOMPARE(costs.size(), 2);  // of line 9: a load and a store
        QCOMPARE(costs[0]["line"].toInt(), 9);
        QCOMPARE(costs[0]["requests"].toInt(), 8);
        QCOMPARE(costs[0]["units"].toInt(), 256);
        QCOMPARE(costs[0]["ideal"].toInt(), 32);
        QCOMPARE(costs[1]["units"].toInt(), 32);
      }
    }
    // The memset, and each launch when it ran.
    QCOMPARE(types, QStringList({"start", "work", "work", "launch", "work", "launch", "end"}));
  }

  void whatDoesNotCompileIsAnEventToo() {
    const Outcome outcome = exec("two.cu", "int main() {\n  return undeclared;\n}\n", {"--events"});
    QCOMPARE(outcome.code, 1);
    const QJsonObject event = onlyDocument(outcome.out);
    QCOMPARE(event["type"].toString(), QString("complaints"));
    QCOMPARE(event["diagnostics"][0]["line"].toInt(), 2);
    const Outcome missing = cli({"exec", "--events", path("missing.cu")});
    QCOMPARE(missing.code, 2);
    QCOMPARE(onlyDocument(missing.out)["type"].toString(), QString("refusal"));
  }

  void aStoppedProgramTellsWhatItHasDone() {
    const QString endless = program("endless.cu",
                                    "#include <cstdio>\n__global__ void first() {}\n"
                                    "__global__ void endless(volatile int* a) { while (*a == 0) {} }\nint main() {\n"
                                    "  int* a;\n  cudaMalloc(&a, 4);\n  cudaMemset(a, 0, 4);\n  first<<<1, 1>>>();\n"
                                    "  puts(\"before\");\n  fflush(stdout);\n  endless<<<1, 1>>>(a);\n"
                                    "  cudaDeviceSynchronize();\n}\n");
    QProcess process;
    process.setChildProcessModifier([] { ::signal(SIGINT, SIG_DFL); });
    process.start(WARPBENCH_CLI, {"exec", endless, "--json"});
    QByteArray printed;
    QVERIFY(QTest::qWaitFor([&] { return (printed += process.readAllStandardError()).contains("before"); }, 200'000));
    QElapsedTimer clock;
    clock.start();
    QCOMPARE(::kill(static_cast<pid_t>(process.processId()), SIGINT), 0);
    const Outcome outcome = outcomeOf(process);
    QVERIFY2(clock.elapsed() < 1000 * WARPBENCH_PATIENCE, qPrintable(QString::number(clock.elapsed())));
    QCOMPARE(outcome.code, 130);
    const QJsonObject document = onlyDocument(outcome.out);
    QCOMPARE(document["end"].toString(), QString("was stopped"));
    QCOMPARE(document["launches"].toArray().size(), 1);
    QVERIFY(document["exit_code"].isNull());
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestExecFiles>(__FILE__);
#include "test_exec_files.moc"
