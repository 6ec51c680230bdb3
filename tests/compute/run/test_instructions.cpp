// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "catalogue/catalogue.h"
#include "device/device.h"
#include "engine/devices/devices.h"
#include "engine/run/request.h"
#include "refusal.h"
#include "test_registry.h"

using namespace warpbench;
using test::refusal;

/// GPU features that a variant needs.
class TestInstructions : public QObject {
  Q_OBJECT

 private slots:
  void aGpuWithoutTheInstructionsOfAVariantRefusesIt() {
    const Family& family = *findFamily("tensor-matmul");
    DeviceInfo device = openDevice("simulated:nvidia-t4")->info();
    QCOMPARE(device.computeCapability, 7.5);
    const auto whyNot = [&](const char* variant) { return whyNotOn(family, *family.find(variant), device).english(); };
    const std::string of16Bits = "tensor cores for numbers of 16 bits need compute capability 8.0; this device has 7.5";
    for (const char* variant : {"wmma", "pipeline"}) QCOMPARE(whyNot(variant), of16Bits);
    for (const char* variant : {"naive", "tiled"}) QCOMPARE(whyNot(variant), std::string());
    std::vector<std::string> running;
    for (const Point& point : expand({.family = "tensor-matmul"}, device)) running.push_back(point.variant);
    QCOMPARE(running, (std::vector<std::string>{"naive", "tiled"}));
    const Request named{.family = "tensor-matmul", .variants = {"wmma"}};
    QCOMPARE(refusal([&] { expand(named, device); }),
             "variant wmma cannot run on simulated:nvidia-t4: " + QString::fromStdString(of16Bits));

    // A GPU gives the same answer. Code for the warp groups of 9.0 runs on no later GPU.
    device.kind = DeviceInfo::Kind::Cuda;
    QCOMPARE(whyNot("wmma"), of16Bits);
    QCOMPARE(whyNot("cublas"), std::string());
    for (const auto& [capability, actual] : {std::pair{8.9, "8.9"}, std::pair{10.0, "10.0"}}) {
      device.computeCapability = capability;
      QCOMPARE(whyNot("pipeline"), std::string());
      QCOMPARE(whyNot("groups"),
               std::string("products of warp groups (wgmma) need compute capability 9.0; this device has ") + actual);
    }
    const Family& matmul = *findFamily("matmul");
    QCOMPARE(whyNotOn(matmul, *matmul.find("bulk"), device), Message());
    device.computeCapability = 9.0;
    QCOMPARE(whyNot("groups"), std::string());
    device.computeCapability = 8.0;
    QCOMPARE(whyNotOn(matmul, *matmul.find("bulk"), device).english(),
             std::string("bulk copies to shared memory need compute capability 9.0; this device has 8.0"));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestInstructions>(__FILE__);
#include "test_instructions.moc"
