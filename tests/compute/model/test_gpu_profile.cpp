// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "compute/model/explanation_fixture.h"
#include "core/text/error.h"
#include "engine/recorded/recordings.h"
#include "format/session_file.h"
#include "format/session_json.h"
#include "model/gpu_profile.h"
#include "test_registry.h"

using namespace warpbench;

namespace {

std::string shippedText() {
  for (const ProfileText& text : shippedProfiles())
    if (text.file.find("nvidia-h200") != std::string_view::npos) return std::string(text.json);
  throw std::runtime_error("no H200 among the profiles");
}

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

/// For blocks of this many threads and bytes of shared memory.
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

  /// The CUDA driver's occupancy of each kernel on an H200, with the recording's registers.
  void occupancyIsLimitedByRegistersAsTheDriverSays() {
    int compared = 0;
    for (const Result& result : sessionFromJson(recorded::shippedRecordings().front().json).results) {
      if (!result.registers || !result.occupancy || result.block[0] == 0) continue;
      const auto threads = static_cast<int>(result.block[0] * result.block[1] * result.block[2]);
      const int blocks =
          residentBlocks(h200(), threads, static_cast<double>(result.sharedBytes.value_or(0)), *result.registers);
      QCOMPARE(occupancy(h200(), threads, blocks), *result.occupancy);
      ++compared;
    }
    QVERIFY(compared > 300);
  }

  void aProfileIsFoundByTheDevicesIdOrTheDriversName() {
    QCOMPARE(findProfile("simulated:nvidia-t4", ""), findProfile("cuda:0", "Tesla T4"));
    QCOMPARE(findProfile("recorded:nvidia-h200", "")->id, std::string("nvidia-h200"));
    QCOMPARE(findProfile("cuda:1", "NVIDIA H100 80GB HBM3")->id, std::string("nvidia-h100"));
    QVERIFY(!findProfile("cuda:0", "NVIDIA GeForce 256"));
    QVERIFY(!findProfile("cpu", ""));
  }

  void aProfileThatIsWrittenIsReadAgain() {
    std::vector<ProfileField> fields;
    const auto add = [&](const char* name, double value) { fields.push_back({name, value, "a test"}); };
    for (const char* const name : {"compute_capability",
                                   "multiprocessors",
                                   "sm_clock_mhz",
                                   "memory_clock_mhz",
                                   "memory_bus_bits",
                                   "copy_bandwidth_gbs",
                                   "read_bandwidth_gbs",
                                   "write_bandwidth_gbs",
                                   "l2_bytes",
                                   "l2_read_sectors_per_clock",
                                   "l2_scattered_read_sectors_per_clock",
                                   "l2_write_sectors_per_clock",
                                   "l2_partial_write_sectors_per_clock",
                                   "l2_atomic_sectors_per_clock",
                                   "dram_latency_clocks",
                                   "l2_latency_clocks",
                                   "l1_latency_clocks",
                                   "shared_latency_clocks",
                                   "atomic_latency_clocks",
                                   "fp32_per_clock",
                                   "fp64_per_clock",
                                   "instructions_per_clock",
                                   "wavefronts_per_clock",
                                   "constant_words_per_clock",
                                   "barrier_clocks",
                                   "barrier_clocks_per_warp",
                                   "block_start_clocks",
                                   "block_turnaround_clocks",
                                   "threads_per_multiprocessor",
                                   "blocks_per_multiprocessor",
                                   "shared_bytes_per_multiprocessor",
                                   "shared_bytes_per_block",
                                   "launch_overhead_us",
                                   "further_launch_us",
                                   "atomics_per_us"})
      add(name, static_cast<double>(fields.size() + 1));
    QVERIFY_THROWS_EXCEPTION(FormatError, profileToJson("mine", "My GPU", fields));
    add("integer_atomics_per_us", 0.1);
    const GpuProfile profile = profileFromJson("mine.json", profileToJson("mine", "My GPU", fields));
    QCOMPARE(profile.name, std::string("My GPU"));
    QCOMPARE(profile.l2ReadSectorsPerClock, 10.0);
    QCOMPARE(profile.integerAtomicsPerUs, 0.1);
  }

  void aWrongProfileSaysWhereItIsWrong() {
    const std::string text = shippedText();
    QCOMPARE(reasonFor(text), QString("accepted"));
    const auto compare = [&](const char* from, const char* to, const char* reason) {
      QCOMPARE(reasonFor(replaced(text, from, to)), QString("GPU profile mine.json: ") + reason);
    };
    const char* const value = "\"value\": 132.0";
    compare("\"multiprocessors\"", "\"multiprocesors\"", "the field multiprocessors is missing");
    compare(value, "\"value\": 0", "fields.multiprocessors.value must be a positive number");
    compare("warpbench-gpu-profile", "something-else", "not a warpbench-gpu-profile of version 1");
    compare("\"fields\": {", "\"fields\": {\"speed\": {\"value\": 1, \"source\": \"x\"},", "there is no field speed");
    compare(value, "\"value\": 132.5", "fields.multiprocessors.value must be a whole number");
    compare(value, "\"value\": 1e300", "fields.multiprocessors.value is too large");
    compare(value, "\"value\": 100001", "fields.multiprocessors.value is too large");
    compare(value, "\"value\": 1e-300", "fields.multiprocessors.value is too small");
    compare("\"nvidia-h200\"", "\"../h200\"", "the id may contain only lower-case letters, digits and hyphens");
    compare("\"NVIDIA H200\"", "\"\"", "the name is empty");
    compare(value, "\"value\": \"132\"", "fields.multiprocessors.value: expected a number, found \"132\"");
    compare(value, "\"val\": 132", "fields.multiprocessors.value: is missing");
    compare("\"nvidia-h200\"", "7", "id: expected a string, found 7");
    compare("\"fields\": {", "\"notes\": [1], \"fields\": {", "notes[0]: expected a string, found 1");
    compare("\"fields\": {", "\"fields\": 3, \"others\": {", "fields: expected an object, found 3");
    const std::string shared = "\"shared_bytes_per_block\": {\n      \"value\": ";
    const std::size_t at = text.find(shared);
    QVERIFY(at != std::string::npos);
    const std::string before = text.substr(0, at + shared.size());
    const std::string after = text.substr(text.find(',', at + shared.size()));
    QCOMPARE(reasonFor(before + "16777216" + after), QString("accepted"));
    QCOMPARE(reasonFor(before + "16777217" + after),
             QString("GPU profile mine.json: fields.shared_bytes_per_block.value is too large"));
    QCOMPARE(reasonFor("[]"), QString("GPU profile mine.json: not a warpbench-gpu-profile of version 1"));
    QVERIFY(reasonFor(text.substr(0, text.size() / 2)).startsWith("GPU profile mine.json: "));
    QVERIFY(reasonFor("").startsWith("GPU profile mine.json: "));
  }

  /// It is still used: someone who tries a faster memory changes one field after the other.
  void aProfileThatIsFasterThanItsPeakIsWarnedOf() {
    for (const GpuProfile& profile : gpuProfiles())
      for (const std::string& note : profile.notes) QVERIFY2(!note.starts_with("Warning"), note.c_str());
    const std::string text = shippedText();
    const std::size_t field = text.find("\"read_bandwidth_gbs\"");
    const std::size_t value = text.find("\"value\": ", field) + 9;
    const std::string fast = text.substr(0, value) + "15000" + text.substr(text.find(',', value));
    const GpuProfile profile = profileFromJson("mine.json", fast);
    QVERIFY(!profile.notes.empty());
    QCOMPARE(QString::fromStdString(profile.notes.back()),
             QString("Warning: read_bandwidth_gbs is 15000 and the peak, 2 x memory_clock_mhz x memory_bus_bits / 8, "
                     "is 4814 GB/s: no memory is faster than its peak, so that one of these fields is wrong."));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestGpuProfile>(__FILE__);
#include "test_gpu_profile.moc"
