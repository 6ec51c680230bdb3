// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QTest>

#include "compute/program/exec_fixture.h"
#include "compute/program/sample_programs.h"
#include "program/report/program_events.h"
#include "test_registry.h"

using namespace warpbench::test;

namespace {

// Launches 1 to 5: fill, fill, add, nothing, transpose.
constexpr const char* kLaunches = R"(#include <cstdio>
#ifndef PAD
#define PAD 1
#endif
__global__ void fill(float* out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) out[i] = i;
}
__global__ void add(const float* a, const float* b, float* sum, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) sum[i] = a[i] + b[i];
}
__global__ void nothing() {}
__global__ void transpose(const float* in, float* out, int width, int height) {
  __shared__ float tile[32][32 + PAD];
  int x = threadIdx.x, y = threadIdx.y;
  if (x < width && y < height) tile[y][x] = in[y * width + x];
  __syncthreads();
  if (x < height && y < width) out[y * height + x] = tile[x][y];
}
int main() {
  const int n = 1000;
  float *a, *b, *sum;
  cudaMalloc(&a, n * sizeof(float));
  cudaMalloc(&b, n * sizeof(float));
  cudaMallocManaged(&sum, n * sizeof(float));
  fill<<<4, 256>>>(a, n);
  fill<<<4, 256>>>(b, n);
  add<<<4, 256>>>(a, b, sum, n);
  nothing<<<3, 32>>>();
  transpose<<<1, dim3(32, 32)>>>(a, b, 31, 29);
  cudaDeviceSynchronize();
  printf("%g\n", sum[999]);
  return 0;
}
)";

/// 32-byte sectors of so many bytes.
int sectorsOf(int begin, int bytes) { return (begin + bytes - 1) / 32 - begin / 32 + 1; }

int lanesOf(const QJsonValue& step) { return static_cast<int>(step["lanes"].toArray().size()); }

}  // namespace

class TestExecTrace : public ExecTest {
  Q_OBJECT

 private:
  QJsonObject traced(const QString& name, const char* text, const QStringList& more) {
    const Outcome outcome = exec(name, text, QStringList{"--json"} + more);
    if (outcome.code != 0) QTest::qFail(qPrintable(outcome.err + outcome.out), __FILE__, __LINE__);
    return onlyDocument(outcome.out);
  }
  void compareComplaint(const QString& name, const char* text, const QStringList& more, int code,
                        const QString& complaint) {
    const Outcome outcome = exec(name, text, more);
    QCOMPARE(outcome.err, "warpbench-cli: " + complaint + "\n");
    QCOMPARE(outcome.code, code);
  }

 private slots:
  // 1000 elements in blocks of 256: of the last block seven warps and eight lanes have something to do.
  void theLastBlockOfAVectorAddIsPartlyActive() {
    const QJsonObject trace = traced("launches.cu", kLaunches, {"--trace", "3", "--block", "3"});
    QCOMPARE(trace["format"].toString(), QString("warpbench-trace"));
    QCOMPARE(trace["family"].toString(), QString("program"));
    QCOMPARE(trace["variant"].toString(), QString("add"));
    QCOMPARE(trace["parameters"].toString(), QString("launch=3"));
    QCOMPARE(trace["grid"], QJsonArray({4, 1, 1}));
    QCOMPARE(trace["threads"], QJsonArray({256, 1, 1}));
    QCOMPARE(trace["block"], QJsonArray({3, 0, 0}));
    QCOMPARE(trace["truncated"], QJsonValue(false));
    const QStringList names{"array 1 (cudaMalloc at launches.cu:24)", "array 2 (cudaMalloc at launches.cu:25)",
                            "array 3 (cudaMallocManaged at launches.cu:26)"};
    QCOMPARE(trace["memories"].toArray().size(), 3);
    for (int i = 0; i < 3; ++i) {
      QCOMPARE(trace["memories"][i]["name"].toString(), names[i]);
      QCOMPARE(trace["memories"][i]["space"].toString(), QString("global"));
      QCOMPARE(trace["memories"][i]["bytes"].toInt(), 4000);
    }
    const QJsonArray steps = trace["steps"].toArray();
    QCOMPARE(steps.size(), 8 * 3);
    for (int i = 0; i < steps.size(); ++i) {
      const int warp = i / 3;
      const int lanes = warp == 7 ? 8 : 32;
      QCOMPARE(steps[i]["warp"].toInt(-1), warp);
      QCOMPARE(steps[i]["line"].toInt(), 11);
      QCOMPARE(steps[i]["access"].toString(), QString(i % 3 == 2 ? "store" : "load"));
      QCOMPARE(steps[i]["memory"].toInt(-1), i % 3);
      QCOMPARE(lanesOf(steps[i]), lanes);
      QCOMPARE(steps[i]["sectors"].toInt(), lanes / 8);
      for (int lane = 0; lane < lanes; ++lane)
        QCOMPARE(steps[i]["lanes"][lane]["offset"].toInt(), (3 * 256 + warp * 32 + lane) * 4);
    }
  }
  // 31 x 29 elements through a tile of 32 x 33: no bank conflicts in either direction, and as many as there are rows
  // without the spare column.
  void aPaddedTileHasNoConflicts_data() {
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<int>("pitch");
    QTest::addColumn<int>("wavefronts");
    QTest::newRow("padded") << QStringList() << 33 << 1;
    QTest::newRow("plain") << QStringList{"-D", "PAD=0"} << 32 << 29;
  }
  void aPaddedTileHasNoConflicts() {
    QFETCH(const QStringList, options);
    QFETCH(const int, pitch);
    QFETCH(const int, wavefronts);
    const QJsonObject trace = traced("launches.cu", kLaunches, QStringList{"--trace", "5"} + options);
    QCOMPARE(trace["memories"][1]["name"].toString(), "shared array tile of " + path("launches.cu") + ":15");
    QCOMPARE(trace["memories"][1]["bytes"].toInt(), 32 * pitch * 4);
    const QJsonArray steps = trace["steps"].toArray();
    QCOMPARE(steps.size(), 2 * 29 + 1 + 2 * 31);
    for (int y = 0; y < 29; ++y) {
      const QJsonValue load = steps[2 * y], store = steps[2 * y + 1];
      QCOMPARE(load["line"].toInt(), 17);
      QCOMPARE(load["sectors"].toInt(), sectorsOf(y * 31 * 4, 31 * 4));
      QCOMPARE(lanesOf(store), 31);
      QCOMPARE(store["lanes"][30]["offset"].toInt(), (y * pitch + 30) * 4);
      QCOMPARE(store["wavefronts"].toInt(), 1);
    }
    QCOMPARE(steps[58]["barrier"], QJsonValue(true));
    for (int y = 0; y < 31; ++y) {
      const QJsonValue load = steps[59 + 2 * y], store = steps[60 + 2 * y];
      QCOMPARE(load["line"].toInt(), 19);
      QCOMPARE(lanesOf(load), 29);
      QCOMPARE(load["lanes"][28]["offset"].toInt(), (28 * pitch + y) * 4);
      QCOMPARE(load["wavefronts"].toInt(), wavefronts);
      QCOMPARE(store["sectors"].toInt(), sectorsOf(y * 29 * 4, 29 * 4));
    }
  }
  void theTableStandsBehindTheProgramsOutput() {
    const Outcome outcome = exec("launches.cu", kLaunches, {"--trace", "3", "--block", "3,0,0"});
    QCOMPARE(outcome.err, QString());
    QCOMPARE(outcome.code, 0);
    QVERIFY2(outcome.out.startsWith("1998\n\nprogram add, launch=3\n\nstep "), qPrintable(outcome.out));
    QVERIFY2(
        outcome.out.contains("\n  23     7  " + path("launches.cu") +
                             ":11  store 4  array 3 (cudaMallocManaged at launches.cu:26)      8  1 sector   3968, "
                             "3972, 3976 ... 3996\n"),
        qPrintable(outcome.out));
    QVERIFY2(outcome.out.endsWith("\n\nlaunches.cu ended with code 0\n"), qPrintable(outcome.out));
  }
  void aLaunchWithoutAccessesSaysSo() {
    const Outcome outcome = exec("launches.cu", kLaunches, {"--trace", "4", "--block", "2"});
    QCOMPARE(outcome.code, 0);
    QVERIFY2(outcome.out.contains("\n\nThis block accesses no memory.\n"), qPrintable(outcome.out));
    QCOMPARE(traced("launches.cu", kLaunches, {"--trace", "4"})["steps"].toArray().size(), 0);
  }
  void veryManyStepsAreCutAndToldSo() {
    const char* const text =
        "__global__ void read(volatile int* p) { for (int i = 0; i < 20001; ++i) p[threadIdx.x]; }\n"
        "int main() { int* p; cudaMalloc(&p, 400); read<<<1, 7>>>(p); return cudaDeviceSynchronize(); }\n";
    const QJsonObject trace = traced("many.cu", text, {"--trace", "1"});
    QCOMPARE(trace["steps"].toArray().size(), 20'000);
    QCOMPARE(trace["truncated"], QJsonValue(true));
    QVERIFY(exec("many.cu", text, {"--trace", "1"})
                .out.contains("\n"
                              "There are more steps than shown here.\n"));
  }
  // 128 floats fill cudaMalloc()'s granule: the second array begins at the end of the first.
  void neighboursInMemoryAreToldApart() {
    const QJsonObject trace =
        traced("copy.cu",
               "__global__ void copy(const float* a, float* b) { b[threadIdx.x] = a[threadIdx.x]; }\n"
               "int main() {\n  float *a, *b;\n  cudaMalloc(&a, 512);\n  cudaMalloc(&b, 512);\n"
               "  copy<<<1, 128>>>(a, b);\n  return cudaDeviceSynchronize();\n}\n",
               {"--trace", "1"});
    QCOMPARE(trace["memories"].toArray().size(), 2);
    QCOMPARE(trace["steps"].toArray().size(), 2 * 4);
    for (int i = 0; i < 8; ++i) {
      QCOMPARE(trace["steps"][i]["memory"].toInt(-1), i % 2);
      QCOMPARE(trace["steps"][i]["lanes"][0]["offset"].toInt(-1), i / 2 * 128);
    }
  }
  // Lanes of one warp read from two distant arrays: each array shows its own lanes and sectors.
  void lanesInTwoArraysAreTwoStepsOfOneRequest() {
    const QJsonObject trace = traced(
        "two.cu",
        "__global__ void pick(const float* a, const float* b, float* sum) {\n"
        "  const float* from = threadIdx.x % 3 ? a : b;\n  sum[threadIdx.x] = from[threadIdx.x];\n}\n"
        "int main() {\n  float *a, *between, *b, *sum;\n  cudaMalloc(&a, 100);\n  cudaMalloc(&between, 1 << 20);\n"
        "  cudaMalloc(&b, 100);\n  cudaMalloc(&sum, 100);\n  pick<<<1, 25>>>(a, b, sum);\n"
        "  return cudaDeviceSynchronize();\n}\n",
        {"--trace", "1"});
    const QJsonArray steps = trace["steps"].toArray();
    QCOMPARE(steps.size(), 3);
    const QStringList names{"array 3 (cudaMalloc at two.cu:9)", "array 1 (cudaMalloc at two.cu:7)",
                            "array 4 (cudaMalloc at two.cu:10)"};
    const std::array lanes{9, 16, 25};
    const std::array requests{1, 0, 1};
    for (int i = 0; i < 3; ++i) {
      const QJsonValue step = steps[i];
      QCOMPARE(trace["memories"][step["memory"].toInt()]["name"].toString(), names[i]);
      QCOMPARE(lanesOf(step), lanes[static_cast<std::size_t>(i)]);
      QCOMPARE(step["requests"].toInt(-1), requests[static_cast<std::size_t>(i)]);
      QCOMPARE(step["sectors"].toInt(), i == 1 ? 3 : 4);
      for (const QJsonValue& lane : step["lanes"].toArray())
        QCOMPARE(lane["offset"].toInt(-1), lane["lane"].toInt() * 4);
    }
  }
  void allMemoriesHaveTheirNames() {
    const QJsonObject trace = traced("kinds.cu",
                                     "__constant__ int factors[5];\n__device__ int total = 3;\n"
                                     "__global__ void all(int* p, int* h) {\n"
                                     "  extern __shared__ int s[];\n  s[threadIdx.x] = factors[2] + h[threadIdx.x];\n"
                                     "  p[threadIdx.x] = s[threadIdx.x] + total;\n}\n"
                                     "int main() {\n  int *p, *h;\n  cudaMalloc(&p, 9);\n  cudaFree(p);\n"
                                     "  cudaMalloc(&p, 4 * 13);\n  cudaMallocHost(&h, 4 * 13);\n"
                                     "  all<<<1, 13, 4 * 13>>>(p, h);\n  return cudaDeviceSynchronize();\n}\n",
                                     {"--trace", "1"});
    QMap<QString, QString> spaces;
    for (const QJsonValue& memory : trace["memories"].toArray())
      spaces[memory["name"].toString()] = memory["space"].toString();
    const QMap<QString, QString> expected{{"constant memory", "constant"},
                                          {"array 3 (cudaMallocHost at kinds.cu:13)", "global"},
                                          {"dynamic shared memory", "shared"},
                                          {"the program's __device__ variables", "global"},
                                          {"array 2 (cudaMalloc at kinds.cu:12)", "global"}};
    QCOMPARE(spaces, expected);
  }
  void aBlockOfACooperativeLaunchIsTraced() {
    const Outcome outcome = exec("cooperative.cu", kCooperative, {"--json", "--trace", "1", "--block", "1"});
    QCOMPARE(outcome.code, 1);  // its second launch is refused, as it expects
    const QJsonObject trace = onlyDocument(outcome.out);
    QCOMPARE(trace["block"], QJsonArray({1, 0, 0}));
    QVERIFY(trace["steps"].toArray().size() > 0);
  }
  void eventsCarryTheTrace() {
    const Outcome outcome = exec("launches.cu", kLaunches, {"--trace", "5", "--events"});
    QCOMPARE(outcome.code, 0);
    int traces = 0;
    for (const QString& line : outcome.out.split('\n', Qt::SkipEmptyParts)) {
      const auto event = warpbench::program::eventFrom(line.toStdString());
      const auto* const traced = std::get_if<warpbench::program::TraceEvent>(&event);
      if (traced == nullptr) continue;
      ++traces;
      QCOMPARE(traced->trace.point.variant, std::string("transpose"));
      QCOMPARE(traced->trace.point.parameters.integer("launch"), std::int64_t{5});
      QCOMPARE(traced->trace.steps.size(), std::size_t{121});
      QCOMPARE(warpbench::program::lineOf(event), line.toStdString());
    }
    QCOMPARE(traces, 1);
  }
  void whatDoesNotExistIsSaidInOneLine() {
    compareComplaint("launches.cu", kLaunches, {"--trace", "6"}, 1, "there is no launch 6: the last one is launch 5");
    compareComplaint("none.cu", "int main() { return 3; }\n", {"--trace", "1"}, 1,
                     "there is no launch 1: the program launches nothing");
    compareComplaint("launches.cu", kLaunches, {"--trace", "3", "--block", "3,1"}, 1,
                     "'" + path("launches.cu") + "': launch 3 (add) has no block (3, 1, 0): its grid is (4, 1, 1)");
    QCOMPARE(exec("launches.cu", kLaunches, {"--trace", "6", "--events"}).code, 1);
    compareComplaint("launches.cu", kLaunches, {"--trace", "0"}, 2,
                     "--trace: '0' is not the number of a launch, counted from 1");
    compareComplaint("launches.cu", kLaunches, {"--trace", "3", "--block", "1,x"}, 2,
                     "--block '1,x': expected the block's index in x, or in x,y or x,y,z");
    compareComplaint("launches.cu", kLaunches, {"--block", "1"}, 2,
                     "--block requires --trace; see warpbench-cli exec --help");
    compareComplaint("launches.cu", kLaunches, {"--trace", "1", "--check"}, 2,
                     "--check excludes --trace; see warpbench-cli exec --help");
    compareComplaint("launches.cu", kLaunches, {"--trace", "1", "--csv", path("t.csv")}, 2,
                     "--trace excludes --csv; see warpbench-cli exec --help");
  }
  void whatGoesWrongBeforeIsSaid() {
    const Outcome wild = exec("wild.cu", kWildPointer, {"--trace", "2"});
    QVERIFY2(wild.err.startsWith("warpbench-cli: launch 1 (") && wild.err.contains(") fails: thread (5, 0, 0) "),
             qPrintable(wild.err));
    QCOMPARE(wild.err.count('\n'), 1);
    QCOMPARE(wild.code, 1);
    compareComplaint("aborts.cu",
                     "#include <stdlib.h>\n__global__ void set(int* p) { p[threadIdx.x] = 1; }\n"
                     "int main() { int* p; cudaMalloc(&p, 44); set<<<1, 11>>>(p); abort(); }\n",
                     {"--trace", "2"}, 1, "launch 2 did not happen: the program was ended by signal 6 (Aborted)");
    const char* const stray =
        "__global__ void far(int* p) {\n  p[threadIdx.x + 30000] = 1;\n}\n"
        "int main() { int* p; cudaMalloc(&p, 99 * 4); far<<<1, 99>>>(p); return cudaDeviceSynchronize(); }\n";
    compareComplaint("stray.cu", stray, {"--trace", "1"}, 1,
                     "'" + path("stray.cu") + "': launch 1 (far) reaches beyond all arrays at " + path("stray.cu") +
                         ":2: run a check to find the access");
    const Outcome failing = exec("three.cu",
                                 "__global__ void set(int* p) { p[threadIdx.x] = 1; }\n"
                                 "int main() { int* p; cudaMalloc(&p, 44); set<<<1, 11>>>(p); return 3; }\n",
                                 {"--trace", "1"});
    QVERIFY2(failing.out.endsWith("\n\nthree.cu ended with code 3\n"), qPrintable(failing.out));
    QCOMPARE(failing.code, 1);
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestExecTrace>(__FILE__);
#include "test_exec_trace.moc"
