// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <limits>

#include "catalogue/bandwidth.h"
#include "test_registry.h"

using namespace warpbench;

namespace {

const DeviceRecord kDevice{.id = "cuda:0",
                           .peakBandwidthGbs = 4000,
                           .copyBandwidthGbs = 3200,
                           .peakGflopsFp32 = 60000,
                           .peakGflopsFp64 = 30000,
                           .peakGflopsFp64Tensor = 60000,
                           .peakGflopsTf32Tensor = 480000};

Result moved(const char* family, const char* type) {
  Result made{.family = family, .variant = "v", .device = "cuda:0"};
  made.parameters.set("type", std::string(type));
  made.bandwidthGbs = 1600;
  made.gflops = 15000;
  return made;
}

/// 6 GB, 8 Gflop and 1000 items.
Result worked(double milliseconds) {
  Result made{.family = "transpose", .variant = "v", .device = "cuda:0"};
  made.time = TimeStatistics{.median = milliseconds};
  made.bytes = 6e9;
  made.flops = 8e9;
  made.items = 1000;
  return made;
}

}  // namespace

class TestBandwidth : public QObject {
  Q_OBJECT

 private slots:
  void figuresAreWorkOverTheMedianTime() {
    Result timed = worked(2);
    QVERIFY(addBandwidth(timed, kDevice).empty());
    QCOMPARE(timed.bandwidthGbs.value(), 3000.);
    QCOMPARE(timed.gflops.value(), 4000.);
    QCOMPARE(timed.itemsPerSecond.value(), 5e5);
    QVERIFY(timed.warnings.empty());
    Result idle{.family = "transpose", .time = TimeStatistics{.median = 2}};
    QVERIFY(addBandwidth(idle, kDevice).empty());
    QVERIFY(!idle.bandwidthGbs && !idle.gflops && !idle.itemsPerSecond);
    Result untimed = worked(2);
    untimed.time.reset();
    QVERIFY(addBandwidth(untimed, kDevice).empty());
    QVERIFY(!untimed.bandwidthGbs);
  }

  void aTimeThatIsNoneGivesNoFigure() {
    for (const double median :
         {0., -1., std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::infinity()}) {
      Result timed = worked(median);
      QVERIFY(!addBandwidth(timed, kDevice).empty());
      QVERIFY(!timed.time && !timed.bandwidthGbs && !timed.gflops && !timed.itemsPerSecond);
    }
  }

  void aWrongResultHasATimeAndNoFigure() {
    Result wrong = worked(2);
    wrong.verification = Verification{.passed = false, .expectedToFail = true};
    QVERIFY(addBandwidth(wrong, kDevice).empty());
    QCOMPARE(wrong.time.value().median, 2.);
    QVERIFY(!wrong.bandwidthGbs && !wrong.gflops && !wrong.itemsPerSecond);
  }

  void aMeasuredBandwidthAboveThePeakIsAWarning() {
    Result cached = worked(1);
    addBandwidth(cached, kDevice);
    QCOMPARE(cached.bandwidthGbs.value(), 6000.);
    QCOMPARE(cached.warnings.size(), std::size_t{1});
    Result modelled = worked(1);
    modelled.origin = Origin::Modelled;
    addBandwidth(modelled, kDevice);
    QVERIFY(modelled.warnings.empty());
    Result onChip = worked(1);
    onChip.family = "bank-stride";
    addBandwidth(onChip, kDevice);
    QVERIFY(onChip.warnings.empty());
  }

  void bandwidthIsAShareOfPeakAndOfCopy() {
    const Fractions fractions = fractionsOf(moved("transpose", "fp32"), &kDevice);
    QCOMPARE(fractions.bandwidthOfPeak.value(), 0.4);
    QCOMPARE(fractions.bandwidthOfCopy.value(), 0.5);
    QCOMPARE(figureOfPeak(moved("transpose", "fp32"), &kDevice).value(), 0.4);
  }

  void operationsAreAShareOfThePeakOfTheirType() {
    QCOMPARE(fractionsOf(moved("matmul", "fp32"), &kDevice).gflopsOfPeak.value(), 0.25);
    QCOMPARE(fractionsOf(moved("matmul", "fp64"), &kDevice).gflopsOfPeak.value(), 0.5);
    QVERIFY(!fractionsOf(moved("vector-add", "int32"), &kDevice).gflopsOfPeak);
    QCOMPARE(figureOfPeak(moved("matmul", "fp64"), &kDevice).value(), 0.5);
  }

  void aVariantOnTensorCoresIsAShareOfWhatTheyDo() {
    Result cublas = moved("matmul", "fp64");
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

  void tf32IsAShareOfTensorCoresOrOfTheOthersInFp32() {
    Result product = moved("tensor-wide", "tf32");
    for (const auto& [variant, share] : {std::pair("naive", 0.25), std::pair("turned", 0.03125)}) {
      product.variant = variant;
      QCOMPARE(fractionsOf(product, &kDevice).gflopsOfPeak.value(), share);
    }
    DeviceRecord without = kDevice;
    without.peakGflopsTf32Tensor = 0;
    QVERIFY(!fractionsOf(product, &without).gflopsOfPeak);
  }

  void whatDoesNotComeFromTheMemoryIsNoShareOfIt() {
    for (const char* family : {"transfer", "bank-stride"}) {
      QVERIFY(!fractionsOf(moved(family, "fp32"), &kDevice).bandwidthOfPeak);
      QVERIFY(!fractionsOf(moved(family, "fp32"), &kDevice).bandwidthOfCopy);
      QVERIFY(!figureOfPeak(moved(family, "fp32"), &kDevice));
    }
  }

  void theUnknownHasNoShare() {
    const DeviceRecord bare{.id = "cuda:0"};
    for (const DeviceRecord* device : {&bare, static_cast<const DeviceRecord*>(nullptr)}) {
      const Fractions fractions = fractionsOf(moved("transpose", "fp32"), device);
      QVERIFY(!fractions.bandwidthOfPeak && !fractions.bandwidthOfCopy && !fractions.gflopsOfPeak);
    }
    Result without = moved("transpose", "fp32");
    without.bandwidthGbs.reset();
    QVERIFY(!fractionsOf(without, &kDevice).bandwidthOfPeak);
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestBandwidth>(__FILE__);
#include "test_bandwidth.moc"
