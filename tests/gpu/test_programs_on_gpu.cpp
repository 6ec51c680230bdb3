// SPDX-License-Identifier: GPL-3.0-or-later
// Whole programs on a GPU: CUPTI's records of their launches, compared with the simulator's.
#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>

#include "compute/program/exec_fixture.h"
#include "compute/program/sample_programs.h"
#include "device/device.h"
#include "engine/devices/devices.h"

using namespace warpbench;
using namespace warpbench::test;

class TestProgramsOnGpu : public ExecTest {
  Q_OBJECT

 private slots:
  void initTestCase() {
    for (const DeviceInfo& device : listDevices())
      if (device.traits().isGpu && device.available) return;
    QSKIP("no CUDA GPU in this machine");
  }

  void launchesAreThoseOfTheSimulator_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("sum of vectors") << QByteArray(kVectorAdd);
    QTest::newRow("product of matrices") << QByteArray(kMatrixMul);
    QTest::newRow("transpose") << QByteArray(kTransposeProgram);
    QTest::newRow("reduction") << QByteArray(kReduction);
  }
  void launchesAreThoseOfTheSimulator() {
    QFETCH(QByteArray, text);
    const Outcome measured = exec("program.cu", text.constData(), {"--device", "cuda:0", "--json"});
    QVERIFY2(measured.code == 0, qPrintable(measured.err + measured.out));
    const QJsonArray launches = onlyDocument(measured.out)["launches"].toArray();
    const QJsonArray simulated = document("program.cu", text.constData())["launches"].toArray();
    QVERIFY(!launches.isEmpty());
    QCOMPARE(launches.size(), simulated.size());
    for (qsizetype i = 0; i < launches.size(); ++i) {
      const QJsonObject launch = launches[i].toObject();
      for (const char* const field : {"kernel", "grid", "block", "shared_bytes", "status"})
        QCOMPARE(launch[field], simulated[i][field]);
      QVERIFY(launch["registers"].toInt() > 0);
      QVERIFY(launch["time_ms"]["median"].toDouble() > 0);
      QCOMPARE(launch["origin"].toString(), "measured");
      const bool isNamedTwice = launch["kernel"].toString() == "fill";  // so that it cannot be identified
      QCOMPARE(launch["file"].toString().endsWith("program.cu") && launch["line"].toInt() > 0, !isNamedTwice);
    }
  }

  void copiesAndKernelsComeInOrder() {
    const Outcome outcome = exec("program.cu", kVectorAdd, {"--device", "cuda:0", "--json"});
    QVERIFY2(outcome.code == 0, qPrintable(outcome.err + outcome.out));
    const QJsonObject timeline = onlyDocument(outcome.out)["timeline"].toObject();
    QCOMPARE(timeline["origin"].toString(), "measured");
    QStringList kinds;
    double end = 0;
    for (const QJsonValue& work : timeline["work"].toArray()) {
      kinds << work["kind"].toString();
      QVERIFY(work["begin_ms"].toDouble() >= end);
      QVERIFY(work["ms"].toDouble() > 0);
      end = work["begin_ms"].toDouble() + work["ms"].toDouble();
    }
    QCOMPARE(kinds, QStringList({"copy-to-device", "copy-to-device", "kernel", "copy-to-host"}));
  }

  void aFaultEndsTheProgramAsItDoesWithoutUs() {
    const Outcome outcome = exec("fault.cu",
                                 "#include <cstdio>\n__global__ void k(int* p) { *p = 1; }\nint main() {\n  k<<<1, "
                                 "1>>>(nullptr);\n  return cudaDeviceSynchronize() == cudaErrorIllegalAddress ? 7 : "
                                 "0;\n}\n",
                                 {"--device", "cuda:0"});
    QCOMPARE(outcome.code, 1);
    QVERIFY2(outcome.out.endsWith("fault.cu ended with code 7\n"), qPrintable(outcome.out + outcome.err));
  }

  void anEndlessKernelIsEndedWithItsProgram() {
    const Outcome outcome = exec("endless.cu",
                                 "__global__ void k(volatile int* p) { while (*p == 0) {} }\nint main() {\n  int* p;\n "
                                 " cudaMalloc(&p, 4);\n  cudaMemset(p, 0, 4);\n  k<<<1, 1>>>(p);\n  "
                                 "cudaDeviceSynchronize();\n}\n",
                                 {"--device", "cuda:0", "--seconds", "3"});
    QCOMPARE(outcome.code, 1);
    QVERIFY2(outcome.out.endsWith("endless.cu did not end within 3 s, its limit\n") ||
                 outcome.out.endsWith("endless.cu did not end within 3 s\n"),
             qPrintable(outcome.out + outcome.err));
  }
};

QTEST_GUILESS_MAIN(TestProgramsOnGpu)
#include "test_programs_on_gpu.moc"
