// SPDX-License-Identifier: GPL-3.0-or-later

#include <QTest>
#include <new>

#include "core/text/error.h"
#include "engine/devices/devices.h"
#include "test_registry.h"

using namespace warpbench;

namespace {

DeviceInfo deviceOf(const char* id) {
  DeviceInfo info;
  info.record.id = id;
  return info;
}

DeviceSource giving(const char* id) {
  return {deviceOf("stand-in"), [id] { return std::vector{deviceOf(id)}; }};
}

template <typename Error>
DeviceSource throwing(const Error& error) {
  return {deviceOf("cuda:0"), [error]() -> std::vector<DeviceInfo> { throw error; }};
}

}  // namespace

class TestDeviceList : public QObject {
  Q_OBJECT

 private slots:
  void aSourceThatThrowsHidesNoOther() {
    const auto devices = listFrom({giving("a"),
                                   throwing(DeviceError("cudaGetDeviceProperties:\nunknown error")),
                                   throwing(std::bad_alloc()),
                                   giving("b"),
                                   {deviceOf("none"), [] { return std::vector<DeviceInfo>(); }}});
    QCOMPARE(devices.size(), std::size_t{4});
    QCOMPARE(devices[0].record.id, std::string("a"));
    QVERIFY(devices[0].available);
    QCOMPARE(devices[1].record.id, std::string("cuda:0"));
    QVERIFY(!devices[1].available);
    QCOMPARE(devices[1].whyNot, std::string("cudaGetDeviceProperties: unknown error"));
    QVERIFY(!devices[2].available);
    QCOMPARE(devices[2].whyNot, std::string("out of memory"));
    QCOMPARE(devices[3].record.id, std::string("b"));
  }

  void thisMachinesDevicesAreThere() {
    std::vector<std::string> ids;
    for (const DeviceInfo& device : listDevices()) ids.push_back(device.record.id);
    for (const char* const id : {"cuda:0", "recorded:nvidia-h200", "simulated:nvidia-h200", "cpu"})
      QVERIFY2(std::ranges::count(ids, id) == 1, id);
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestDeviceList>(__FILE__);
#include "test_device_list.moc"
