// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "base/error.h"
#include "compute/process/process_fixture.h"
#include "device/process/endless_kernel.h"
#include "device/process/fallback_device.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::test;
using process::FallbackDevice;
using process::kBesideEndlessKernel;
using process::kRunsInOtherProcess;

namespace {

constexpr const char* kFault = "a kernel failed: an illegal memory access was encountered (cudaErrorIllegalAddress)";
constexpr const char* kSimulatedId = "simulated:nvidia-h200";

/// Measures nothing: fails at chosen points.
class FakeGpu final : public Device {
 public:
  /// `failsAt` is the width of a point, `why` its reason; from then on, if it is a fault, all fail.
  FakeGpu(std::int64_t failsAt, std::string why, bool& destroyed)
      : m_failsAt(failsAt), m_why(std::move(why)), m_destroyed(destroyed) {
    m_info = openDevice(kSimulatedId)->info();
    m_info.driver = "here";
  }
  ~FakeGpu() override { m_destroyed = true; }

  const DeviceInfo& info() const override { return m_info; }
  Result measure(const Point& point, const MeasureOptions&, std::stop_token, const PointProgress&) override {
    m_faulty = m_faulty || point.parameters.integer("width") == m_failsAt;
    if (m_faulty) {
      m_faulty = process::leavesProcessBroken(m_why);
      throw DeviceError(m_why);
    }
    Result result;
    result.verification = Verification{.passed = true};
    return result;
  }

 private:
  DeviceInfo m_info;
  std::int64_t m_failsAt;
  std::string m_why;
  bool& m_destroyed;
  bool m_faulty = false;
};

Request sweepOf(std::initializer_list<std::int64_t> widths) {
  Request request{.family = "transpose", .variants = {"naive"}, .device = kSimulatedId};
  request.parameters.set("height", std::int64_t{32});
  Sweep sweep{.parameter = "width", .values = {}};
  for (const std::int64_t width : widths) sweep.values.emplace_back(width);
  request.sweeps.push_back(sweep);
  return request;
}

std::vector<std::string> warningsOf(Device& device) { return resultsOf(device, sweepOf({32})).at(0).warnings; }

process::Site sameDevice() { return {.name = "", .words = {WARPBENCH_CLI, "serve"}}; }

/// As the GPU that a fault has made useless here.
std::unique_ptr<Device> elsewhere(const std::string& id, const std::stop_token& stop = {}) {
  return process::besideEndlessKernels(std::make_unique<process::ProcessDevice>(sameDevice(), id, stop), id);
}

}  // namespace

class TestFallbackDevice : public QObject {
  Q_OBJECT

 private slots:
  void afterAFaultTheSweepGoesOnInAnotherProcess() {
    bool destroyed = false;
    int opened = 0;
    FallbackDevice device(std::make_unique<FakeGpu>(34, kFault, destroyed), [&](const std::stop_token& stop) {
      ++opened;
      return std::make_unique<process::ProcessDevice>(sameDevice(), kSimulatedId, stop);
    });
    const std::vector<Result> results = resultsOf(device, sweepOf({32, 33, 34, 35, 36}));
    QCOMPARE(results.size(), std::size_t{5});
    QCOMPARE(results[0].error, std::string());
    QVERIFY(!results[1].counters);  // of the fake
    QCOMPARE(results[2].error, std::string(kFault));
    QCOMPARE(opened, 1);
    for (const std::size_t i : {std::size_t{3}, std::size_t{4}}) {
      QCOMPARE(results[i].error, std::string());
      QVERIFY(results[i].counters.has_value());
      QCOMPARE(results[i].device, std::string(kSimulatedId));
    }
    // Said once.
    QCOMPARE(results[3].warnings, std::vector<std::string>{kRunsInOtherProcess});
    QCOMPARE(results[4].warnings, std::vector<std::string>());
    // Freeing what a faulty GPU holds may take for ever.
    QVERIFY(!destroyed);
  }

  /// It shares the GPU with whatever runs there after it.
  void besideAKernelThatDidNotEndEachResultSaysSo() {
    bool destroyed = false;
    FallbackDevice device(std::make_unique<FakeGpu>(32, "the kernel did not end within 30 s", destroyed),
                          [](const std::stop_token& stop) { return elsewhere(kSimulatedId, stop); });
    QVERIFY(warningsOf(*elsewhere(kSimulatedId)).empty());
    const std::vector<Result> results = resultsOf(device, sweepOf({32, 33, 34}));
    QCOMPARE(results[1].warnings, (std::vector<std::string>{kBesideEndlessKernel, kRunsInOtherProcess}));
    QCOMPARE(results[2].warnings, std::vector<std::string>{kBesideEndlessKernel});
    QVERIFY(!destroyed);
    // Whatever else opens it later says so too; another GPU has nothing to do with it.
    QCOMPARE(warningsOf(*elsewhere(kSimulatedId)), std::vector<std::string>{kBesideEndlessKernel});
    QVERIFY(warningsOf(*elsewhere("simulated:nvidia-t4")).empty());
  }

  void anotherFailureStaysHere() {
    bool destroyed = false;
    FallbackDevice device(
        std::make_unique<FakeGpu>(33, "cudaMalloc failed: out of memory (cudaErrorMemoryAllocation)", destroyed),
        [](const std::stop_token&) -> std::unique_ptr<Device> { qFatal("opened"); });
    const std::vector<Result> results = resultsOf(device, sweepOf({32, 33, 34}));
    QVERIFY(!results[1].error.empty());
    QCOMPARE(results[2].error, std::string());
    QVERIFY(results[2].warnings.empty());
  }

  void whereNoProcessStartsEachPointSaysWhy() {
    bool destroyed = false;
    FallbackDevice device(std::make_unique<FakeGpu>(32, kFault, destroyed),
                          [](const std::stop_token&) -> std::unique_ptr<Device> {
                            throw DeviceError("cannot start 'warpbench-cli': No such file or directory");
                          });
    const std::vector<Result> results = resultsOf(device, sweepOf({32, 33, 34}));
    QCOMPARE(results[1].error, std::string("cannot start 'warpbench-cli': No such file or directory"));
    QCOMPARE(results[2].error, results[1].error);
    QCOMPARE(device.info().driver, std::string("here"));
  }

  void aDeviceThatIsUselessFromTheStartIsOpenedElsewhere() {
    FallbackDevice device(nullptr, [](const std::stop_token& stop) {
      return std::make_unique<process::ProcessDevice>(sameDevice(), kSimulatedId, stop);
    });
    QCOMPARE(device.info().record.id, std::string(kSimulatedId));
    const std::vector<Result> results = resultsOf(device, sweepOf({32}));
    QCOMPARE(results.at(0).warnings, std::vector<std::string>{kRunsInOtherProcess});
  }

  void aProcessWithAFaultIsFollowedByAFreshOne() {
    process::ProcessDevice device(scriptSite(kSayHello + kOpen + "read c; " + kFaultAnswer + "read d"), "cpu");
    QVERIFY(device.pid() > 0);
    const Point point{.family = "transpose", .variant = "cpu-one-thread", .parameters = {}};
    QVERIFY_THROWS_EXCEPTION(DeviceError, device.measure(point, {}, {}, {}));
    QCOMPARE(device.pid(), -1);
  }

  void whichErrorsLeaveAProcessBroken() {
    for (const char* reason :
         {kFault, "a kernel failed: unspecified launch failure (cudaErrorLaunchFailure)",
          "cudaMemcpy failed: misaligned address (cudaErrorMisalignedAddress)", "the kernel did not end within 30 s",
          "a kernel failed: the launch timed out and was terminated (cudaErrorLaunchTimeout)"})
      QVERIFY2(process::leavesProcessBroken(reason), reason);
    for (const char* reason : {"", "cudaMalloc failed: out of memory (cudaErrorMemoryAllocation)",
                               "a kernel failed: invalid configuration argument (cudaErrorInvalidConfiguration)"})
      QVERIFY2(!process::leavesProcessBroken(reason), reason);
  }

  void otherDevicesAreOpenedAsEver() {
    QCOMPARE(process::openGuarded(kSimulatedId)->info().record.id, std::string(kSimulatedId));
    QVERIFY_THROWS_EXCEPTION(RequestError, process::openGuarded("cuda:99"));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestFallbackDevice>(__FILE__);
#include "test_fallback_device.moc"
