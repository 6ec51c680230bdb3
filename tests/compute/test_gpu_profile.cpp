// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "error.h"
#include "model/gpu_profile.h"
#include "model/roofline.h"

using namespace warpbench;

namespace {

const GpuProfile& h200() {
  for (const GpuProfile& profile : gpuProfiles())
    if (profile.id == "nvidia-h200") return profile;
  throw std::runtime_error("no H200 among the profiles");
}

std::string shippedText() { return std::string(shippedProfiles().at(0).json); }

QString reasonFor(const std::string& json) {
  try {
    profileFromJson("mine.json", json);
  } catch (const FormatError& error) {
    return error.what();
  }
  return "accepted";
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  return at == std::string::npos ? throw std::runtime_error("no " + from) : text.replace(at, from.size(), to);
}

/// Of blocks of so many threads and bytes of shared memory.
double occupancyOf(int threads, double sharedBytes) {
  return occupancy(h200(), threads, residentBlocks(h200(), threads, sharedBytes));
}

}  // namespace

class TestGpuProfile : public QObject {
  Q_OBJECT

 private slots:
  void theH200sPeaksFollowFromItsFields() {
    QVERIFY(std::abs(h200().peakBandwidthGbs() - 4814) < 1);
    QVERIFY(std::abs(h200().peakGflopsFp32() - 66908) < 1);
    QVERIFY(std::abs(h200().peakGflopsFp64() - 33454) < 1);
  }

  void occupancyIsLimitedByThreadsBlocksOrSharedMemory() {
    QCOMPARE(occupancyOf(1024, 0), 1.0);
    QCOMPARE(occupancyOf(256, 0), 1.0);
    QCOMPARE(occupancyOf(32, 0), 0.5);             // 32 blocks of one warp
    QCOMPARE(occupancyOf(33, 0), 1.0);             // whole warps are allocated
    QCOMPARE(occupancyOf(768, 0), 0.75);           // two blocks fit, a third does not
    QCOMPARE(occupancyOf(256, 100 * 1024), 0.25);  // two blocks of 101 KiB in 228 KiB
    QCOMPARE(occupancyOf(256, 300 * 1024), 0.0);
  }

  void theSlowestResourceDecidesTheTime() {
    Counters counters;
    counters.distinctLoadSectors = 1e9 / 32;
    Roofline time = roofline(h200(), counters, 0, "fp32");
    QCOMPARE(time.dram, 1e9 / (h200().copyBandwidthGbs * 1e6));
    QCOMPARE(time.milliseconds(), time.dram + time.launch);
    QCOMPARE(QByteArray(time.limiter().data()), QByteArray("DRAM"));

    counters.sharedLoad.wavefronts = 1e9;
    time = roofline(h200(), counters, 0, "fp32");
    QCOMPARE(time.shared, 1e9 / (132 * 1.98e6));
    QCOMPARE(time.milliseconds(), time.shared + time.launch);

    QCOMPARE(roofline(h200(), {}, 66.908e9, "fp32").flops * 2, roofline(h200(), {}, 66.908e9, "fp64").flops);
    QCOMPARE(QByteArray(roofline(h200(), {}, 0, "fp32").limiter().data()), QByteArray("launch overhead"));
  }

  void aWrongProfileSaysWhereItIsWrong() {
    const std::string text = shippedText();
    QCOMPARE(reasonFor(text), QString("accepted"));
    QCOMPARE(reasonFor(replaced(text, "\"multiprocessors\"", "\"multiprocesors\"")),
             QString("GPU profile mine.json: the field multiprocessors is missing"));
    QCOMPARE(reasonFor(replaced(text, "\"value\": 132", "\"value\": 0")),
             QString("GPU profile mine.json: fields.multiprocessors.value has to be a positive number"));
    QCOMPARE(reasonFor(replaced(text, "warpbench-gpu-profile", "something-else")),
             QString("GPU profile mine.json: not a warpbench-gpu-profile of version 1"));
    QCOMPARE(reasonFor(replaced(text, "\"fields\": {", "\"fields\": {\"speed\": {\"value\": 1, \"source\": \"x\"},")),
             QString("GPU profile mine.json: there is no field speed"));
    QVERIFY(reasonFor(text.substr(0, text.size() / 2)).startsWith("GPU profile mine.json: "));
    QVERIFY(reasonFor("").startsWith("GPU profile mine.json: "));
  }
};

QTEST_APPLESS_MAIN(TestGpuProfile)
#include "test_gpu_profile.moc"
