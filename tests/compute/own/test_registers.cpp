// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "catalogue/catalogue.h"
#include "compute/own/nvcc_code.h"
#include "device/device.h"
#include "engine/devices/devices.h"
#include "engine/simulated/check.h"
#include "format/session_file.h"
#include "inspect/checked_points.h"
#include "measure/problem_cache.h"
#include "model/gpu_profile.h"
#include "model/kernel_registers.h"
#include "own/launch/recorded_launch.h"
#include "results/session/session.h"
#include "test_registry.h"

using namespace warpbench;

namespace {

/// The kernel with the most threads in the launch, except those that only prepare data.
std::string kernelLaunchedBy(const Result& result, ProblemCache& problems) {
  const own::ReservedArrays room(problems.get(*findFamily(result.family), result.parameters));
  const own::Recording recording =
      own::recordLaunch(launchOf<simulator::SimulatedLauncher>(result.family, result.variant),
                        room.arguments(result.parameters), defaultProfile().multiprocessors);
  std::string kernel;
  std::int64_t most = 0;
  for (const auto& step : recording.steps)
    if (const auto* launched = std::get_if<own::RecordedKernel>(&step); launched && !launched->prepares) {
      const std::int64_t threads = launched->shape.blocks() * launched->shape.threadsPerBlock();
      if (threads > most) kernel = launched->name.name + launched->name.arguments;
      most = std::max(most, threads);
    }
  return kernel;
}

}  // namespace

/// Registers of the catalogue's kernels, and the resulting occupancy.
class TestRegisters : public QObject {
  Q_OBJECT

 private slots:
  /// Registers as the driver reported them.
  void everyRecordedKernelHasThem_data() {
    QTest::addColumn<QString>("gpu");
    for (const char* gpu : {"nvidia-h200", "nvidia-h100"}) QTest::addRow("%s", gpu) << gpu;
  }
  void everyRecordedKernelHasThem() {
    QFETCH(QString, gpu);
    const GpuProfile* const profile = findProfile("simulated:" + gpu.toStdString(), "");
    const Session session = readSession(WARPBENCH_TESTS "/../resources/recordings/" + gpu.toStdString() + ".json");
    // Filling a launch's data takes time, so each variant runs once at its smallest size. Both GPUs have compute
    // capability 9.0.
    std::map<std::pair<std::string, std::string>, const Result*> smallest;
    for (const Result& result : session.results) {
      if (!result.registers || findFamily(result.family)->find(result.variant)->launch.kind != Launch::Kind::Kernel)
        continue;
      const int threads = static_cast<int>(result.block[0] * result.block[1] * result.block[2]);
      const int blocks =
          residentBlocks(*profile, threads, static_cast<double>(result.sharedBytes.value()), *result.registers);
      QCOMPARE(occupancy(*profile, threads, blocks), result.occupancy.value());
      const Result*& known = smallest[{result.family, result.variant}];
      if (!known || result.bytes < known->bytes) known = &result;
    }
    std::erase_if(smallest, [](const auto& each) { return each.second->bytes > 1.4e8; });
    QVERIFY2(smallest.size() > 60, std::to_string(smallest.size()).c_str());
    if (gpu != "nvidia-h200") return;
    ProblemCache problems;
    for (const auto& [variant, result] : smallest) {
      const std::string kernel = kernelLaunchedBy(*result, problems);
      const std::optional<int> registers = registersOf(kernel, profile->computeCapability);
      QVERIFY2(registers == result->registers,
               (kernel + ": " + std::to_string(registers.value_or(0)) + ", not " + std::to_string(*result->registers))
                   .c_str());
    }
  }

  /// A tile of 8 x 8 sums per thread uses most of a multiprocessor's registers.
  void aSimulatedKernelIsAsTheyAllow() {
    const auto device = openDevice("simulated:nvidia-h200");
    Point point = pointsToCheck({.family = "matmul", .variants = {"register-tiled"}}).at(0);
    const Result result = device->measure(point, {}, {}, [](const Message&, double) {});
    const std::optional<int> registers = registersOf("matmulRegisterTiled<float>", 9.0);
    QVERIFY(registers > 64);
    QVERIFY(result.registers == registers);
    QCOMPARE(result.occupancy.value(), 0.25);
  }

  void whatNvccHasNotCompiledHasNone() {
    QVERIFY(!registersOf("matmulRegisterTiled<float>", 7.0));
    QVERIFY(!registersOf("matmulRegisterTiled<half>", 9.0));
    QVERIFY(!registersOf("", 9.0));
  }

  void theTableIsWhatNvccMakes_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("capability");
    for (const int capability : {75, 90})
      QTest::addRow("transpose %d", capability) << "kernels/transpose.cuh" << capability;
  }
  void theTableIsWhatNvccMakes() {
    QFETCH(QString, file);
    QFETCH(int, capability);
    const auto program = own::Nvcc::find();
    if (!program) QSKIP("nvcc is not installed");
    const auto made = test::codeByNvcc(own::Nvcc(*program, capability), file.toStdString(),
                                       test::kernelsByFile().at(file.toStdString()));
    QVERIFY(made.size() > 5);
    for (const auto& [kernel, code] : made) {
      QVERIFY2(registersOf(kernel, capability / 10.0) == code.registers,
               (kernel + " has " + std::to_string(code.registers) +
                " registers: write resources/profiles/registers.txt anew by write_registers")
                   .c_str());
      if (capability == 90) QCOMPARE(longestLoopOf(kernel, 9.0), code.loop);
    }
  }

  /// On an H200, Nsight Compute counted 2,170 instructions of matmulPacked<float> at 1024 that each warp executes in
  /// all 64 steps, and 26 in 62 of them.
  void loopsAreThoseThatAGpuGoesThrough() {
    const int loop = longestLoopOf("matmulPacked<float>", 9.0);
    QVERIFY2(loop >= 2196 && loop < 2210, std::to_string(loop).c_str());
    QCOMPARE(longestLoopOf("matmulPacked<float>", 8.0), 0);
    QCOMPARE(longestLoopOf("matmulPacked<half>", 9.0), 0);
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestRegisters>(__FILE__);
#include "test_registers.moc"
