// SPDX-License-Identifier: GPL-3.0-or-later
#include <cuda_runtime_api.h>

#include <QtTest>

#include "device/cuda/cuda_devices.h"

using namespace warpbench;

/// What is said where CUDA has no device. Needs no GPU.
class TestCudaAbsence : public QObject {
  Q_OBJECT

 private slots:
  void aMachineWithoutADriverSaysSo() {
    // The runtime says in that case that the driver is older than the runtime.
    QCOMPARE(cuda::whyNoDevices(cudaErrorInsufficientDriver, 0), std::string("no NVIDIA driver in this machine"));
  }

  void aDriverOlderThanTheToolkitIsNamedWithBothVersions() {
    QCOMPARE(
        cuda::whyNoDevices(cudaErrorInsufficientDriver, 11080),
        "the NVIDIA driver is for CUDA 11.8, and this build needs " + cuda::toolkitVersion() + ": update the driver");
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
