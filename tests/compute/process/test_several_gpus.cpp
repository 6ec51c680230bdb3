// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <atomic>
#include <chrono>
#include <thread>

#include "compute/process/process_fixture.h"
#include "core/text/error.h"
#include "device/several_gpus.h"
#include "engine/devices/devices.h"
#include "remote/open_several.h"
#include "test_registry.h"

using namespace warpbench;

namespace {

using Kind = DeviceInfo::Kind;
using Ids = std::vector<std::string>;

DeviceInfo info(const std::string& id, Kind kind, const std::string& name, bool available = true) {
  DeviceInfo device;
  device.kind = kind;
  device.record = {.id = id, .name = name};
  device.available = available;
  return device;
}

Ids idsOf(const std::vector<DeviceInfo>& devices) {
  Ids ids;
  for (const DeviceInfo& device : devices) ids.push_back(device.record.id);
  return ids;
}

}  // namespace

class TestSeveralGpus : public QObject {
  Q_OBJECT

 private slots:
  void idsAreDividedAtCommas() {
    QCOMPARE(devicesIn("cuda:0"), Ids{"cuda:0"});
    QCOMPARE(devicesIn("cuda:0@a b,cpu"), (Ids{"cuda:0@a b", "cpu"}));
    QCOMPARE(devicesIn("cpu,"), (Ids{"cpu", ""}));
    QCOMPARE(devicesIn("recorded:a,b.json"), Ids{"recorded:a,b.json"});
    QCOMPARE(devicesIn("recorded:a,cpus.json,"), Ids{"recorded:a,cpus.json,"});
    QCOMPARE(devicesIn("recorded:a,b.json,recorded:c"), (Ids{"recorded:a,b.json", "recorded:c"}));
    QCOMPARE(devicesIn("recorded:a,simulated:b,recorded:c,cpu"),
             (Ids{"recorded:a", "simulated:b", "recorded:c", "cpu"}));
    QCOMPARE(devicesIn("recorded:a,cuda:1"), (Ids{"recorded:a", "cuda:1"}));
    QCOMPARE(devicesIn("recorded:a,cpu,cuda:0"), (Ids{"recorded:a", "cpu", "cuda:0"}));
    QCOMPARE(devicesIn(""), Ids{""});
    QVERIFY(namesSeveral("cuda:0,cuda:1"));
    QVERIFY(!namesSeveral("recorded:a,b.json"));
  }

  void gpusOfOnePlaceHaveAnEntryForAllOfThem() {
    const std::vector<DeviceInfo> devices{
        info("cuda:0", Kind::Cuda, "NVIDIA H200"),   info("cuda:1", Kind::Cuda, "NVIDIA T4", false),
        info("cuda:2", Kind::Cuda, "NVIDIA H200"),   info("cpu", Kind::Cpu, "CPU"),
        info("cuda:0@one", Kind::Cuda, "NVIDIA T4"), info("cpu@one", Kind::Cpu, "CPU"),
        info("cuda:0@two", Kind::Cuda, "NVIDIA T4"), info("cuda:1@two", Kind::Cuda, "NVIDIA A100")};
    const std::vector<DeviceInfo> all = withAllGpus(devices);
    QCOMPARE(idsOf(all), (Ids{"cuda:0", "cuda:1", "cuda:2", "cuda:0,cuda:2", "cpu", "cuda:0@one", "cpu@one",
                              "cuda:0@two", "cuda:1@two", "cuda:0@two,cuda:1@two"}));
    QCOMPARE(all[3].details, std::string("2 x NVIDIA H200"));
    QCOMPARE(all[3].kind, Kind::Cuda);
    QCOMPARE(all[9].details, std::string("NVIDIA T4, NVIDIA A100"));
    // One GPU stays the default choice.
    QCOMPARE(defaultDevice(all), std::string("cuda:0"));
  }

  void gpusThatCannotBeUsedAreNoneOfAll() {
    const std::vector<DeviceInfo> devices{info("cuda:0", Kind::Cuda, "NVIDIA H200", false),
                                          info("cuda:1", Kind::Cuda, "NVIDIA H200"),
                                          info("cuda:0@one", Kind::Cuda, "NVIDIA H200")};
    QCOMPARE(idsOf(withAllGpus(devices)), idsOf(devices));
    QCOMPARE(idsOf(usableGpus(devices, "")), Ids{"cuda:1"});
    QCOMPARE(idsOf(usableGpus(devices, "one")), Ids{"cuda:0@one"});
    QVERIFY(withAllGpus({}).empty());
  }

  void devicesAreOpenedAtTheSameTime() {
    std::atomic<int> begun = 0;
    const auto open = [&](const std::string&, const std::stop_token&) -> std::unique_ptr<Device> {
      ++begun;
      while (begun < 3) std::this_thread::sleep_for(std::chrono::milliseconds(1));
      return openDevice("cpu");
    };
    QCOMPARE(process::openEach({"a", "b", "c"}, open).size(), std::size_t{3});
  }

  void oneThatCannotBeOpenedIsTheReasonAndTheOthersAreNotWaitedFor() {
    // The first one would never be opened.
    const auto open = [](const std::string& id, const std::stop_token& stop) -> std::unique_ptr<Device> {
      if (id == "bad") throw DeviceError("no memory");
      while (!stop.stop_requested()) std::this_thread::sleep_for(std::chrono::milliseconds(1));
      throw Cancelled();
    };
    try {
      process::openEach({"mute", "bad"}, open);
      QFAIL("they were opened");
    } catch (const DeviceError& error) {
      QCOMPARE(std::string(error.what()), std::string("no memory"));
    }
  }

  void openingIsStopped() {
    std::stop_source stop;
    const auto open = [&](const std::string&, const std::stop_token& token) -> std::unique_ptr<Device> {
      stop.request_stop();
      while (!token.stop_requested()) std::this_thread::sleep_for(std::chrono::milliseconds(1));
      throw Cancelled();
    };
    QVERIFY_THROWS_EXCEPTION(Cancelled, process::openEach({"a", "b"}, open, stop.get_token()));
  }

  void devicesOfAPlaceAreEachInAProcessOfTheirOwn() {
    const auto devices =
        process::openTogether("cpu@mine,simulated:nvidia-t4@mine",
                              {{.name = "mine", .text = std::string("command:") + WARPBENCH_CLI + " serve"}});
    QCOMPARE(devices.size(), std::size_t{2});
    QCOMPARE(devices[0]->info().record.id, std::string("cpu@mine"));
    QCOMPARE(devices[1]->info().record.id, std::string("simulated:nvidia-t4@mine"));
    const auto* one = dynamic_cast<const process::ProcessDevice*>(devices[0].get());
    const auto* two = dynamic_cast<const process::ProcessDevice*>(devices[1].get());
    QVERIFY(one && two && one->pid() > 0 && one->pid() != two->pid());
  }

  void jobsOfAClusterDoNotWaitForEachOther() {
    QVERIFY_THROWS_EXCEPTION(
        RequestError,
        process::openTogether("cuda:0@hpc,cuda:1@hpc", {{.name = "hpc", .text = "slurm:gpus=2,program=/bin/false"}}));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestSeveralGpus>(__FILE__);
#include "test_several_gpus.moc"
