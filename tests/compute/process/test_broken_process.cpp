// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "compute/process/process_fixture.h"
#include "core/text/error.h"
#include "remote/place.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::test;

namespace {

constexpr const char* kSimulatedId = "simulated:nvidia-h200";

/// This machine's GPU with that name, as openHere() finds it.
process::Endpoint gpuHere(const std::string& name) {
  process::Endpoint endpoint = process::parseEndpoint(process::remoteFrom("process"), "");
  endpoint.words = {SERVE_FAKE_GPUS, name};
  return endpoint;
}

Point smallPoint() {
  Point point{.family = "transpose", .variant = "naive", .parameters = {}};
  point.parameters.set("width", std::int64_t{33});
  point.parameters.set("height", std::int64_t{17});
  return point;
}

}  // namespace

/// A process that breaks or hangs costs its point; the next point starts another process.
class TestBrokenProcess : public QObject {
  Q_OBJECT

 private slots:
  void aProcessWithAFaultIsFollowedByAFreshOne() {
    process::ProcessDevice device(gpuHere("endless"), "cuda:0");
    const pid_t first = device.pid();
    for (int i = 0; i < 2; ++i) {
      try {
        device.measure(smallPoint(), {}, {}, [](const Message&, double) {});
        QFAIL("it ended");
      } catch (const DeviceError& error) {
        QCOMPARE(std::string(error.what()), std::string("the kernel did not end within 30 s"));
      }
      QCOMPARE(device.pid(), -1);
    }
    QVERIFY(first > 0);
    QCOMPARE(device.info().record.id, std::string("cuda:0"));
  }

  void aLaunchThatHangsIsStoppedWithinASecond() {
    process::ProcessDevice device(gpuHere("hung"), "cuda:0");
    std::stop_source stop;
    std::chrono::steady_clock::time_point asked;
    const auto progress = [&](const Message& what, double) {
      if (!(what == "verifying")) return;
      asked = std::chrono::steady_clock::now();
      stop.request_stop();
    };
    QVERIFY_THROWS_EXCEPTION(Cancelled, device.measure(smallPoint(), {}, stop.get_token(), progress));
    const auto took = std::chrono::steady_clock::now() - asked;
    QVERIFY2(took < std::chrono::seconds(1) * WARPBENCH_PATIENCE, QByteArray::number(took.count() / 1e9));
    QCOMPARE(device.pid(), -1);
  }

  void onlyCudaNeedsAProcessOfItsOwn() {
    QCOMPARE(process::openHere(kSimulatedId)->info().record.id, std::string(kSimulatedId));
    QVERIFY(dynamic_cast<process::ProcessDevice*>(process::openHere("cpu").get()) == nullptr);
    QVERIFY_THROWS_EXCEPTION(RequestError, process::openHere("cuda:99"));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestBrokenProcess>(__FILE__);
#include "test_broken_process.moc"
