// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "session/fractions.h"
#include "test_registry.h"

using namespace warpbench;

namespace {

const DeviceRecord kDevice{.id = "cuda:0",
                           .peakBandwidthGbs = 4000,
                           .copyBandwidthGbs = 3200,
                           .peakGflopsFp32 = 60000,
                           .peakGflopsFp64 = 30000,
                           .peakGflopsFp64Tensor = 60000};

Result result(const char* family, const char* type) {
  Result made{.family = family, .variant = "v", .device = "cuda:0"};
  made.parameters.set("type", std::string(type));
  made.bandwidthGbs = 1600;
  made.gflops = 15000;
  return made;
}

}  // namespace

class TestFractions : public QObject {
  Q_OBJECT

 private slots:
  void bandwidthIsAShareOfPeakAndOfCopy() {
    const Fractions fractions = fractionsOf(result("transpose", "fp32"), &kDevice);
    QCOMPARE(fractions.bandwidthOfPeak.value(), 0.4);
    QCOMPARE(fractions.bandwidthOfCopy.value(), 0.5);
    QCOMPARE(figureOfPeak(result("transpose", "fp32"), &kDevice).value(), 0.4);
  }

  void operationsAreAShareOfThePeakOfTheirType() {
    QCOMPARE(fractionsOf(result("matmul", "fp32"), &kDevice).gflopsOfPeak.value(), 0.25);
    QCOMPARE(fractionsOf(result("matmul", "fp64"), &kDevice).gflopsOfPeak.value(), 0.5);
    QVERIFY(!fractionsOf(result("vector-add", "int32"), &kDevice).gflopsOfPeak);
    QCOMPARE(figureOfPeak(result("matmul", "fp64"), &kDevice).value(), 0.5);
  }

  void aVariantOnTensorCoresIsAShareOfWhatTheyDo() {
    Result cublas = result("matmul", "fp64");
    cublas.variant = "cublas";
    QCOMPARE(fractionsOf(cublas, &kDevice).gflopsOfPeak.value(), 0.25);
    cublas.parameters.set("type", std::string("fp32"));
    QCOMPARE(fractionsOf(cublas, &kDevice).gflopsOfPeak.value(), 0.25);
    DeviceRecord without = kDevice;
    without.peakGflopsFp64Tensor = 0;
    QCOMPARE(fractionsOf(cublas, &without).gflopsOfPeak.value(), 0.25);
    cublas.parameters.set("type", std::string("fp64"));
    QCOMPARE(fractionsOf(cublas, &without).gflopsOfPeak.value(), 0.5);
  }

  void whatDoesNotComeFromTheMemoryIsNoShareOfIt() {
    for (const char* family : {"transfer", "bank-stride"}) {
      QVERIFY(!fractionsOf(result(family, "fp32"), &kDevice).bandwidthOfPeak);
      QVERIFY(!fractionsOf(result(family, "fp32"), &kDevice).bandwidthOfCopy);
      QVERIFY(!figureOfPeak(result(family, "fp32"), &kDevice));
    }
  }

  void theUnknownHasNoShare() {
    const DeviceRecord bare{.id = "cuda:0"};
    for (const DeviceRecord* device : {&bare, static_cast<const DeviceRecord*>(nullptr)}) {
      const Fractions fractions = fractionsOf(result("transpose", "fp32"), device);
      QVERIFY(!fractions.bandwidthOfPeak && !fractions.bandwidthOfCopy && !fractions.gflopsOfPeak);
    }
    Result without = result("transpose", "fp32");
    without.bandwidthGbs.reset();
    QVERIFY(!fractionsOf(without, &kDevice).bandwidthOfPeak);
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestFractions>(__FILE__);
#include "test_fractions.moc"
