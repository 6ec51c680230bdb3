// SPDX-License-Identifier: GPL-3.0-or-later
#include <cuda_runtime_api.h>

#include <QProcess>
#include <QTest>

#include "gpu/cuda_devices.h"

using namespace warpbench;

/// Messages on machines without a CUDA device. Needs no GPU.
class TestCudaAbsence : public QObject {
  Q_OBJECT

 private slots:
  void aMachineWithoutADriverSaysSo() {
    // The runtime then reports that the driver is older than the runtime.
    QCOMPARE(cuda::whyNoDevices(cudaErrorInsufficientDriver, 0), std::string("no NVIDIA driver in this machine"));
  }

  void aDriverOlderThanTheToolkitIsNamedWithBothVersions() {
    QCOMPARE(
        cuda::whyNoDevices(cudaErrorInsufficientDriver, 11080),
        "the NVIDIA driver is for CUDA 11.8, and this build needs " + cuda::toolkitVersion() + ": update the driver");
  }

  void aBuildWithoutCodeForTheGpuSaysWhichItHas() {
    QVERIFY(!cuda::whyNoCode("90", 9, 0));
    QVERIFY(!cuda::whyNoCode("90", 10, 0));       // by its PTX
    QVERIFY(!cuda::whyNoCode("80-real", 8, 6));   // the same major version
    QVERIFY(!cuda::whyNoCode("75-virtual", 9, 0));
    QVERIFY(cuda::whyNoCode("90-real", 10, 0));
    QVERIFY(cuda::whyNoCode("86-real 89-real", 8, 0));
    QCOMPARE(cuda::whyNoCode("86-real 90", 8, 0).value(),
             std::string("this build has GPU code for 86-real 90 and none for compute capability 8.0: configure it "
                         "with -DCMAKE_CUDA_ARCHITECTURES=80"));
  }

  void withAnOlderDriverTheProgramServesItsOtherDevices() {
    QProcess program;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("LD_LIBRARY_PATH", OLDER_DRIVER);
    program.setProcessEnvironment(environment);
    const auto run = [&](const QStringList& arguments) {
      program.start(WARPBENCH_CLI, arguments);
      return program.waitForFinished() ? program.exitCode() : -1;
    };
    QCOMPARE(run({"devices"}), 0);
    const QString why = QString::fromStdString("the NVIDIA driver is for CUDA 11.4, and this build needs " +
                                               cuda::toolkitVersion() + ": update the driver");
    const QString devices = QString::fromUtf8(program.readAllStandardOutput());
    QVERIFY2(devices.contains(why), qPrintable(devices));
    // Requested explicitly, it reports the reason; without a name, another device is used.
    QCOMPARE(run({"run", "transpose", "--device", "cuda:0"}), 2);
    QVERIFY(QString::fromUtf8(program.readAllStandardError()).contains(why));
    QCOMPARE(run({"run", "transpose", "--variant", "naive", "-p", "width=33", "-p", "height=17", "--device",
                  "simulated:nvidia-h200"}),
             0);
  }

  void aDriverWithoutAGpuSaysSo() {
    for (const int status : {cudaSuccess, cudaErrorNoDevice})
      QCOMPARE(cuda::whyNoDevices(status, CUDART_VERSION), std::string("no CUDA-capable GPU in this machine"));
  }

  void anyOtherErrorIsPassedOnInCudasWords() {
    const std::string why = cuda::whyNoDevices(cudaErrorSystemNotReady, CUDART_VERSION);
    QVERIFY(why.starts_with("CUDA found no device: "));
    QVERIFY(why.ends_with(cudaGetErrorString(cudaErrorSystemNotReady)));
  }
};

QTEST_APPLESS_MAIN(TestCudaAbsence)
#include "test_cuda_absence.moc"
