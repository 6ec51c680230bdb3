// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QTest>

#include "compute/program/exec_fixture.h"
#include "core/text/error.h"
#include "program/report/program_report.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::program;
using namespace warpbench::test;

namespace {

// Two streams: the second one's copy waits for the bus, and its kernel only for that copy.
const char* const kStreams = R"(__global__ void scale(float* a, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) a[i] = 2 * a[i];
}
int main() {
  const int n = 100003;
  float *h, *d[2];
  cudaStream_t s[2];
  cudaEvent_t end;
  cudaEventCreate(&end);
  cudaMallocHost(&h, 2 * n * sizeof(float));
  for (int i = 0; i < 2; ++i) {
    cudaMalloc(&d[i], n * sizeof(float));
    cudaStreamCreate(&s[i]);
  }
  cudaMemset(d[0], 0, 77);
  for (int i = 0; i < 2; ++i) {
    cudaMemcpyAsync(d[i], h + i * n, n * sizeof(float), cudaMemcpyHostToDevice, s[i]);
    scale<<<(n + 255) / 256, 256, 0, s[i]>>>(d[i], n);
  }
  cudaMemcpy(h, d[0], 1001, cudaMemcpyDeviceToHost);
  cudaMemcpy(h, h + 9, 1000, cudaMemcpyHostToHost);
  cudaMemcpy2D(d[1], 64, d[0], 64, 33, 3, cudaMemcpyDeviceToDevice);
  cudaEventRecord(end);
  return cudaDeviceSynchronize();
}
)";

/// The part of a launch's cost that a profiler does not show as the kernel's.
constexpr double kOutsideMs = 0.6 * 0.001472;

}  // namespace

class TestExecTimeline : public ExecTest {
  Q_OBJECT

 private slots:
  void workIsToldInOrderWithItsBytesAndLine() {
    const QJsonObject result = document("streams.cu", kStreams);
    QCOMPARE(result["timeline"]["origin"].toString(), QString("modelled"));
    QStringList work;
    for (const QJsonValue& each : result["timeline"]["work"].toArray())
      work << QString("%1 %2 stream %3 line %4")
                  .arg(each["kind"].toString())
                  .arg(each["bytes"].toInt() + each["launch"].toInt())
                  .arg(each["stream"].toInt())
                  .arg(each["line"].toInt());
    const QStringList expected{"memset 77 stream 0 line 16",         "copy-to-device 400012 stream 1 line 18",
                               "kernel 1 stream 1 line 19",          "copy-to-device 400012 stream 2 line 18",
                               "kernel 2 stream 2 line 19",          "copy-to-host 1001 stream 0 line 21",
                               "copy-on-device 99 stream 0 line 23", "event 0 stream 0 line 24"};
    QCOMPARE(work, expected);
  }

  void whatTheTimesOfEventsAreIsSaid() {
    const QString line =
        "\n"
        "The program's event times are modelled too: they contain all launches and copies between two events and a "
        "microsecond for the event. The table has each launch alone.\n";
    QVERIFY(exec("streams.cu", kStreams).out.contains(line));
    QVERIFY(!exec("plain.cu", QString(kStreams).remove("  cudaEventRecord(end);\n").toUtf8().constData())
                 .out.contains(line));
  }

  void copiesOfTwoStreamsShareTheBusAndKernelsDoNotWait() {
    const QJsonObject result = document("streams.cu", kStreams);
    const QJsonArray work = result["timeline"]["work"].toArray();
    const auto begin = [&](int i) { return work[i]["begin_ms"].toDouble(); };
    const auto end = [&](int i) { return begin(i) + work[i]["ms"].toDouble(); };
    QCOMPARE(work[1]["ms"].toDouble(), 0.0025 + 400012 / 25e6);
    QCOMPARE(begin(0), 0.0);
    QCOMPARE(begin(1), end(0));  // the default stream is waited for
    QCOMPARE(begin(2), end(1));
    QCOMPARE(begin(3), end(1));  // and does not wait for the kernel
    QVERIFY(begin(3) < end(2));
    QCOMPARE(begin(4), end(3));
    QCOMPARE(begin(5), end(4) + kOutsideMs);
    QCOMPARE(work[2]["ms"].toDouble(), result["launches"][0]["time_ms"]["median"].toDouble());
  }

  // On an H200, 1,000 iterations of this loop take 18.3 ms.
  void smallCopiesTakeTheirLatencyAndLaunchesWaitForTheHost() {
    const QJsonObject result = document("small.cu", R"(__global__ void add(int* x) { *x += 1; }
int main() {
  int *d, v = 0, *pinned;
  cudaMalloc(&d, 4);
  cudaMallocHost(&pinned, 4);
  for (int i = 0; i < 2; ++i) {
    cudaMemcpy(d, &v, 4, cudaMemcpyHostToDevice);
    add<<<1, 1>>>(d);
    cudaMemcpy(&v, d, 4, cudaMemcpyDeviceToHost);
  }
  cudaMemcpy(pinned, d, 4, cudaMemcpyDeviceToHost);
  return v != 2;
})");
    const QJsonArray work = result["timeline"]["work"].toArray();
    QCOMPARE(work.size(), 7);
    const auto begin = [&](int i) { return work[i]["begin_ms"].toDouble(); };
    const auto taken = [&](int i) { return work[i]["ms"].toDouble(); };
    QCOMPARE(taken(0), 0.0029 + 4 / 25e6);
    QCOMPARE(taken(2), 0.0089 + 4 / 25e6);
    QCOMPARE(taken(6), 0.0075 + 4 / 25e6);
    QCOMPARE(begin(4), begin(3) + taken(3) + 0.0044);
    QCOMPARE(begin(5), begin(4) + taken(4) + kOutsideMs);
  }

  void theTextSumsCopiesUp() {
    const Outcome outcome = exec("streams.cu", kStreams);
    const QString flat = outcome.out.simplified();
    QVERIFY2(flat.contains("Copies and memsets: what times bytes modelled ms"), qPrintable(flat));
    QVERIFY2(flat.contains(" copies to the device 2 800,024 0.03700 "), qPrintable(flat));
    QVERIFY2(flat.contains(" memsets 1 77 "), qPrintable(flat));
  }

  void aCheckTakesNoTimes() {
    const Outcome outcome = cli({"exec", program("streams.cu", kStreams), "--check", "--json"});
    QVERIFY(onlyDocument(outcome.out)["timeline"].toObject()["work"].toArray().isEmpty());
  }

  void eventsComeAsTheyWere() {
    const WorkEvent work{.kind = WorkEvent::Kind::CopyToHost,
                         .launch = 0,
                         .bytes = 77,
                         .stream = -1,
                         .begin = 0.1,
                         .milliseconds = 1.0 / 3,
                         .file = "a \"b\".cu",
                         .line = 9};
    QCOMPARE(std::get<WorkEvent>(eventFrom(lineOf(work))), work);
    std::string wrong = lineOf(work);
    wrong.replace(wrong.find("copy-to-host"), 12, "teleport");
    QVERIFY_THROWS_EXCEPTION(FormatError, eventFrom(wrong));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestExecTimeline>(__FILE__);
#include "test_exec_timeline.moc"
