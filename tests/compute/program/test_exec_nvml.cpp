// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "compute/program/exec_fixture.h"
#include "test_registry.h"

namespace {

using namespace warpbench::test;

const char* const kQueries = R"(#include <cstdio>
#include <nvml.h>
int main() {
  unsigned count = 0, mhz = 0, value = 0;
  nvmlDevice_t device, other;
  std::printf("%d ", nvmlDeviceGetCount(&count));
  std::printf("%d ", nvmlInit());
  std::printf("%d %u ", nvmlDeviceGetCount(&count), 1u);
  std::printf("%d ", nvmlDeviceGetHandleByIndex(1, &other));
  std::printf("%d %u\n", nvmlDeviceGetHandleByIndex(0, &device), count);
  char name[NVML_DEVICE_NAME_BUFFER_SIZE];
  std::printf("%d ", nvmlDeviceGetName(device, name, 3));
  std::printf("%d ", nvmlDeviceGetName(device, name, sizeof name));
  std::printf("%s\n", name);
  void* array;
  nvmlMemory_t before, after;
  nvmlDeviceGetMemoryInfo(device, &before);
  cudaMalloc(&array, 1 << 30);
  nvmlDeviceGetMemoryInfo(device, &after);
  std::printf("%llu %llu %d\n", after.total, after.used - before.used, after.free + after.used == after.total);
  nvmlUtilization_t share;
  int major, minor;
  nvmlDeviceGetCudaComputeCapability(device, &major, &minor);
  nvmlDeviceGetMaxClockInfo(device, NVML_CLOCK_SM, &mhz);
  std::printf("%d.%d %u %d ", major, minor, mhz, nvmlDeviceGetUtilizationRates(device, &share));
  std::printf("%d ", nvmlDeviceGetPowerUsage(device, &value));
  std::printf("%d %s ", nvmlDeviceGetTemperature(device, NVML_TEMPERATURE_GPU, &value), nvmlErrorString(NVML_ERROR_NOT_SUPPORTED));
  std::printf("%d ", nvmlDeviceGetName(nullptr, name, sizeof name));
  std::printf("%d ", nvmlShutdown());
  std::printf("%d\n", nvmlShutdown());
}
)";

/// NVML's queries.
class TestExecNvml : public ExecTest {
  Q_OBJECT

 private slots:
  void queriesTellOfTheSimulatedGpu() {
    const Outcome outcome = exec("queries.cu", kQueries);
    QVERIFY2(outcome.out.startsWith("1 0 0 1 2 0 1\n7 0 NVIDIA H200\n150109880320 1073741824 1\n"
                                    "9.0 1980 3 3 3 Not Supported 2 0 1\n"),
             qPrintable(outcome.out + outcome.err));
    QCOMPARE(outcome.code, 0);
  }
};

}  // namespace

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestExecNvml>(__FILE__);
#include "test_exec_nvml.moc"
