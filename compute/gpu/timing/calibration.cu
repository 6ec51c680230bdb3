// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/timing/calibration.h"

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <random>

#include "core/text/error.h"
#include "gpu/cuda_check.h"
#include "gpu/cuda_devices.h"
#include "gpu/timing/calibration_kernels.cuh"
#include "results/values/statistics.h"

namespace warpbench::cuda {
namespace {

using namespace calibration;

constexpr int kWarp = 32;
constexpr double kLimitSeconds = 20;
constexpr std::size_t kMiB = std::size_t{1} << 20;

class Calibrator {
 public:
  Calibrator(int ordinal, const std::function<void(const ProfileField&)>& onField)
      : m_ordinal(ordinal),
        m_onField(onField),
        m_multiprocessors(attribute(cudaDevAttrMultiProcessorCount)),
        m_clocksPerMs(attribute(cudaDevAttrClockRate)),
        m_l2Bytes(static_cast<std::size_t>(attribute(cudaDevAttrL2CacheSize))),
        m_buffer(bufferBytes()),
        m_sink(kMiB) {
    check(cudaMemset(m_buffer.data(), 0, m_buffer.bytes()), "cudaMemset");
    check(cudaMemset(m_sink.data(), 0, m_sink.bytes()), "cudaMemset");
  }

  std::vector<ProfileField> run() {
    addAttributes();
    addMemory();
    addL2();
    addMultiprocessor();
    addLatencies();
    addBlocksAndLaunches();
    addAtomics();
    return std::move(m_fields);
  }

 private:
  int attribute(cudaDeviceAttr name) const {
    int value = 0;
    check(cudaDeviceGetAttribute(&value, name, m_ordinal), "cudaDeviceGetAttribute");
    return value;
  }

  /// The size of the buffer for memory rates. Copies use it in halves, and half of it is still far larger than L2.
  std::size_t bufferBytes() const {
    std::size_t free = 0;
    std::size_t total = 0;
    check(cudaMemGetInfo(&free, &total), "cudaMemGetInfo");
    constexpr std::size_t kUsual = 2048 * kMiB;
    const std::size_t bytes = std::min(kUsual, free / 4) / kMiB * kMiB;
    if (bytes < 8 * m_l2Bytes)
      throw DeviceError("calibrating needs " + std::to_string(32 * m_l2Bytes / kMiB) + " MiB of free GPU memory, and " +
                        std::to_string(free / kMiB) + " MiB are free");
    return bytes;
  }

  template <typename T>
  T* buffer() const {
    return static_cast<T*>(m_buffer.data());
  }
  template <typename T>
  T* sink() const {
    return static_cast<T*>(m_sink.data());
  }

  void add(const std::string& name, double value, const std::string& source) {
    m_fields.push_back({name, value, source});
    m_onField(m_fields.back());
  }
  void addAttribute(const std::string& name, cudaDeviceAttr which, const char* called, double scale = 1) {
    add(name, attribute(which) * scale, called);
  }

  /// The median time of a launch in milliseconds. With `queued`, the launch follows a memset that hides its queueing,
  /// as in a cold sample.
  template <typename Launch>
  double time(const Launch& launch, bool queued = false, int samples = 9) {
    std::vector<double> times;
    for (int i = 0; i <= samples; ++i) {
      constexpr std::size_t kLongEnough = 256 * kMiB;
      if (queued)
        check(cudaMemsetAsync(buffer<char>(), 0, std::min(kLongEnough, m_buffer.bytes()), m_stream.get()),
              "cudaMemsetAsync");
      m_begin.record(m_stream.get());
      launch(m_stream.get());
      check(cudaGetLastError(), "a calibration kernel");
      m_end.record(m_stream.get());
      m_end.wait(kLimitSeconds);
      if (i > 0) times.push_back(m_end.since(m_begin));  // the first launch loads code
    }
    return summarise(std::move(times)).median;
  }
  double clocks(double milliseconds) const { return milliseconds * m_clocksPerMs; }
  /// The rate of `units` units on the whole GPU, per clock.
  double perClock(double units, double milliseconds) const { return units / clocks(milliseconds); }

  void addAttributes() {
    add("compute_capability",
        attribute(cudaDevAttrComputeCapabilityMajor) + 0.1 * attribute(cudaDevAttrComputeCapabilityMinor),
        "cudaDevAttrComputeCapabilityMajor and Minor");
    addAttribute("multiprocessors", cudaDevAttrMultiProcessorCount, "cudaDevAttrMultiProcessorCount");
    addAttribute("sm_clock_mhz", cudaDevAttrClockRate, "cudaDevAttrClockRate", 1e-3);
    addAttribute("memory_clock_mhz", cudaDevAttrMemoryClockRate, "cudaDevAttrMemoryClockRate", 1e-3);
    addAttribute("memory_bus_bits", cudaDevAttrGlobalMemoryBusWidth, "cudaDevAttrGlobalMemoryBusWidth");
    cudaDeviceProp properties{};
    check(cudaGetDeviceProperties(&properties, m_ordinal), "cudaGetDeviceProperties");
    add("memory_bytes", static_cast<double>(properties.totalGlobalMem), "cudaDeviceProp::totalGlobalMem");
    addAttribute("l2_bytes", cudaDevAttrL2CacheSize, "cudaDevAttrL2CacheSize");
    addAttribute("threads_per_multiprocessor", cudaDevAttrMaxThreadsPerMultiProcessor,
                 "cudaDevAttrMaxThreadsPerMultiProcessor");
    addAttribute("blocks_per_multiprocessor", cudaDevAttrMaxBlocksPerMultiprocessor,
                 "cudaDevAttrMaxBlocksPerMultiprocessor");
    addAttribute("shared_bytes_per_multiprocessor", cudaDevAttrMaxSharedMemoryPerMultiprocessor,
                 "cudaDevAttrMaxSharedMemoryPerMultiprocessor");
    addAttribute("shared_bytes_per_block", cudaDevAttrMaxSharedMemoryPerBlockOptin,
                 "cudaDevAttrMaxSharedMemoryPerBlockOptin");
  }

  void addMemory() {
    const auto bytes = static_cast<double>(m_buffer.bytes());
    const int count = static_cast<int>(m_buffer.bytes() / sizeof(float4));
    const std::string size = std::to_string(m_buffer.bytes() / kMiB) + " MiB";
    const auto rate = [&](double moved, double milliseconds) { return moved / milliseconds * 1e-6; };
    const double reading = time([&](cudaStream_t stream) {
      readWide<<<8 * m_multiprocessors, 512, 0, stream>>>(buffer<float4>(), count, 1, sink<float>());
    });
    add("read_bandwidth_gbs", rate(bytes, reading), "reading " + size);
    const double writing = time(
        [&](cudaStream_t stream) { writeWide<<<8 * m_multiprocessors, 512, 0, stream>>>(buffer<float4>(), count, 1); });
    add("write_bandwidth_gbs", rate(bytes, writing), "writing " + size);
    const std::size_t half = m_buffer.bytes() / 2;
    const double copying = time([&](cudaStream_t stream) {
      cudaMemcpyAsync(buffer<char>() + half, buffer<char>(), half, cudaMemcpyDeviceToDevice, stream);
    });
    add("copy_bandwidth_gbs", rate(bytes, copying), "cudaMemcpy of half of " + size + ", both directions counted");
  }

  void addL2() {
    const std::size_t bytes = m_l2Bytes / 2 / kMiB * kMiB;
    const std::string where = ", " + std::to_string(bytes / kMiB) + " MiB again and again";
    const int blocks = 4 * m_multiprocessors;
    constexpr int kThreads = 512;
    constexpr int kTimes = 64;
    constexpr double kSector = 32;
    const int wide = static_cast<int>(bytes / sizeof(float4));
    const int lines = static_cast<int>(bytes / 128);
    const double sectors = kTimes * static_cast<double>(bytes) / kSector;
    const auto addRate = [&](const char* name, double units, const std::string& what, const auto& launch) {
      add(name, perClock(units, time(launch)), what + where);
    };
    addRate("l2_read_sectors_per_clock", sectors, "reading 16 bytes a lane past L1", [&](cudaStream_t stream) {
      readWide<<<blocks, kThreads, 0, stream>>>(buffer<float4>(), wide, kTimes, sink<float>());
    });
    addRate("l2_scattered_read_sectors_per_clock", double{kTimes} * lines, "reading a word of each line past L1",
            [&](cudaStream_t stream) {
              readScattered<<<blocks, kThreads, 0, stream>>>(buffer<float>(), lines, kTimes, sink<float>());
            });
    addRate("l2_write_sectors_per_clock", sectors, "writing 16 bytes a lane",
            [&](cudaStream_t stream) { writeWide<<<blocks, kThreads, 0, stream>>>(buffer<float4>(), wide, kTimes); });
    addRate(
        "l2_partial_write_sectors_per_clock", double{kTimes} * lines, "writing a word of each line",
        [&](cudaStream_t stream) { writeScattered<<<blocks, kThreads, 0, stream>>>(buffer<float>(), lines, kTimes); });
    constexpr int kAtomicTimes = 4;
    addRate("l2_atomic_sectors_per_clock", kAtomicTimes * static_cast<double>(bytes) / kSector,
            "fp32 atomicAdd to neighbouring words", [&](cudaStream_t stream) {
              addToNeighbours<<<blocks, kThreads, 0, stream>>>(buffer<float>(), static_cast<int>(bytes / sizeof(float)),
                                                               kAtomicTimes);
            });
    check(cudaMemset(m_buffer.data(), 0, m_buffer.bytes()), "cudaMemset");
  }

  /// Measures one multiprocessor, filled with threads.
  void addMultiprocessor() {
    constexpr int kTimes = 2000;
    const int threads = std::min(1024, attribute(cudaDevAttrMaxThreadsPerMultiProcessor) / 2);
    const auto each = [&](double unitsOfThread, const auto& launch) {
      return perClock(2.0 * threads * kTimes * unitsOfThread, time(launch));
    };
    const int blocks = 2 * m_multiprocessors;
    const UnitsPerClock units =
        unitsPerClock(attribute(cudaDevAttrComputeCapabilityMajor), attribute(cudaDevAttrComputeCapabilityMinor));
    const std::string guide = "CUDA C++ Programming Guide, Arithmetic Instructions";
    const auto addUnits = [&](const char* name, int known, double measured) {
      add(name, known > 0 ? known : measured,
          known > 0 ? guide + "; 8 independent chains a thread reach " + std::to_string(measured)
                    : "8 independent chains of fused multiply-adds a thread");
    };
    addUnits("fp32_per_clock", units.fp32, each(32, [&](cudaStream_t stream) {
               multiplyAdd<float><<<blocks, threads, 0, stream>>>(kTimes, 0.5f, sink<float>());
             }));
    addUnits("fp64_per_clock", units.fp64, each(32, [&](cudaStream_t stream) {
               multiplyAdd<double><<<blocks, threads, 0, stream>>>(kTimes, 0.5, sink<double>());
             }));
    constexpr int kSchedulers = 4;
    add("instructions_per_clock", kSchedulers,
        "CUDA C++ Programming Guide, compute capabilities 7.x to 12.x: four warp schedulers a multiprocessor");
    const double shared = each(
        16.0 / kWarp, [&](cudaStream_t stream) { readShared<<<blocks, threads, 0, stream>>>(kTimes, sink<float>()); });
    add("wavefronts_per_clock", shared, "reading neighbouring words of shared memory");
    add("constant_words_per_clock",
        each(16.0, [&](cudaStream_t stream) { readConstants<<<blocks, threads, 0, stream>>>(kTimes, sink<float>()); }),
        "each lane of a warp another of 32 neighbouring words of constant memory");
    const auto barrier = [&](int warps) {
      constexpr int kBarriers = 20000;
      return clocks(time([&](cudaStream_t stream) {
               meetAtBarriers<<<m_multiprocessors, warps * kWarp, 0, stream>>>(kBarriers);
             })) /
             kBarriers;
    };
    constexpr int kFew = 2;
    constexpr int kMany = 32;
    const double few = barrier(kFew);
    const double perWarp = (barrier(kMany) - few) / (kMany - kFew);
    add("barrier_clocks_per_warp", perWarp, "barriers of blocks of 2 and of 32 warps, alone on their multiprocessor");
    add("barrier_clocks", few - kFew * perWarp, "the same, less what the warps cost");
  }

  /// Clocks per step from line to line, in an order that repeats after all of `bytes`.
  double followed(std::size_t bytes, bool pastL1) {
    constexpr int kWordsOfLine = 32;
    const std::size_t lines = bytes / 128;
    std::vector<unsigned> order(lines);
    std::iota(order.begin(), order.end(), 0u);
    std::shuffle(order.begin() + 1, order.end(), std::mt19937(1));
    std::vector<unsigned> links(lines * kWordsOfLine);
    for (std::size_t i = 0; i < lines; ++i)
      links[std::size_t{order[i]} * kWordsOfLine] = order[(i + 1) % lines] * kWordsOfLine;
    check(cudaMemcpy(m_buffer.data(), links.data(), bytes, cudaMemcpyHostToDevice), "cudaMemcpy");
    const int steps = static_cast<int>(2 * lines);
    return stepClocks(steps, [&](cudaStream_t stream) {
      if (pastL1)
        followLinks<true><<<1, 1, 0, stream>>>(buffer<unsigned>(), steps, sink<long long>(), sink<unsigned>() + 64);
      else
        followLinks<false><<<1, 1, 0, stream>>>(buffer<unsigned>(), steps, sink<long long>(), sink<unsigned>() + 64);
    });
  }

  /// The median of a kernel's clocks in `sink`, per step.
  template <typename Launch>
  double stepClocks(int steps, const Launch& launch) {
    std::vector<double> all;
    constexpr int kSamples = 5;
    for (int i = 0; i < kSamples; ++i) {
      launch(m_stream.get());
      check(cudaGetLastError(), "a calibration kernel");
      m_end.record(m_stream.get());
      m_end.wait(kLimitSeconds);
      long long taken = 0;
      check(cudaMemcpy(&taken, m_sink.data(), sizeof taken, cudaMemcpyDeviceToHost), "cudaMemcpy");
      all.push_back(static_cast<double>(taken) / steps);
    }
    return summarise(std::move(all)).median;
  }

  void addLatencies() {
    constexpr std::size_t kOfL1 = 8192;
    constexpr int kSteps = 4096;
    add("l1_latency_clocks", followed(kOfL1, false),
        "one thread following links through 8 KiB that it has read before");
    add("l2_latency_clocks", followed(2 * kMiB, true), "one thread following links through 2 MiB past L1");
    add("shared_latency_clocks",
        stepClocks(kSteps,
                   [&](cudaStream_t stream) {
                     followLinksInShared<<<1, 1, 0, stream>>>(kSteps, sink<long long>(), sink<unsigned>() + 64);
                   }),
        "one thread following links in shared memory");
    check(cudaMemset(m_buffer.data(), 0, m_buffer.bytes()), "cudaMemset");
    add("atomic_latency_clocks",
        stepClocks(kSteps,
                   [&](cudaStream_t stream) {
                     followAtomics<<<1, 1, 0, stream>>>(buffer<unsigned>(), kSteps, sink<long long>(),
                                                        sink<unsigned>() + 64);
                   }),
        "one thread waiting for the old value of each atomicAdd");

    // Two warps on each multiprocessor leave memory nearly idle.
    constexpr int kThreads = 64;
    const std::size_t bytes = std::min(m_buffer.bytes(), std::max(64 * kMiB, 2 * m_l2Bytes));
    const int count = static_cast<int>(bytes / sizeof(float));
    const double rounds = count / (static_cast<double>(m_multiprocessors) * kThreads);
    const double reading = time(
        [&](cudaStream_t stream) {
          readAndWait<<<m_multiprocessors, kThreads, 0, stream>>>(buffer<float>(), count, sink<float>());
        },
        true, 5);
    add("dram_latency_clocks", clocks(reading) / rounds,
        "two warps a multiprocessor, each waiting for a line before it asks for the next");
  }

  void addBlocksAndLaunches() {
    constexpr int kBlocksEach = 4000;
    const int blocks = kBlocksEach * m_multiprocessors;
    const int shared = attribute(cudaDevAttrMaxSharedMemoryPerBlockOptin);
    check(cudaFuncSetAttribute(empty, cudaFuncAttributeMaxDynamicSharedMemorySize, shared), "cudaFuncSetAttribute");
    const auto each = [&](int threads, int sharedBytes) {
      return clocks(time([&](cudaStream_t stream) {
               empty<<<blocks, threads, static_cast<std::size_t>(sharedBytes), stream>>>();
             })) /
             kBlocksEach;
    };
    add("block_start_clocks", each(256, 0), "empty blocks of 256 threads");
    add("block_turnaround_clocks", each(1024, shared),
        "empty blocks of 1024 threads and so much shared memory that they come one after the other");
    constexpr int kSamples = 41;
    const auto microseconds = [&](int launches) {
      return 1e3 * time(
                       [&](cudaStream_t stream) {
                         for (int i = 0; i < launches; ++i) empty<<<1, kWarp, 0, stream>>>();
                       },
                       true, kSamples);
    };
    const double one = microseconds(1);
    add("launch_overhead_us", one - microseconds(0),
        "an empty kernel between two events behind a memset, less what the events take by themselves");
    add("further_launch_us", microseconds(2) - one, "a second one behind it");
  }

  void addAtomics() {
    constexpr int kBlocks = 512;
    constexpr int kThreads = 256;
    constexpr int kTimes = 4;
    const double lanes = double{kBlocks} * kThreads * kTimes;
    const auto perMicrosecond = [](double count, double milliseconds) { return count / milliseconds * 1e-3; };
    const double floats = time(
        [&](cudaStream_t stream) { addToOneWord<float><<<kBlocks, kThreads, 0, stream>>>(buffer<float>(), kTimes); });
    add("atomics_per_us", perMicrosecond(lanes, floats), "fp32 atomicAdd of every lane to one word");
    constexpr int kMoreBlocks = 16;
    const double integers = time([&](cudaStream_t stream) {
      addToOneWord<int><<<kMoreBlocks * kBlocks, kThreads, 0, stream>>>(buffer<int>(), kTimes);
    });
    add("integer_atomics_per_us", perMicrosecond(kMoreBlocks * lanes / kWarp, integers),
        "int32 atomicAdd of every lane to one word: one request a warp");
  }

  int m_ordinal;
  const std::function<void(const ProfileField&)>& m_onField;
  int m_multiprocessors;
  double m_clocksPerMs;
  std::size_t m_l2Bytes;
  DeviceBuffer m_buffer;
  DeviceBuffer m_sink;
  Stream m_stream;
  CudaEvent m_begin;
  CudaEvent m_end;
  std::vector<ProfileField> m_fields;
};

}  // namespace

std::vector<ProfileField> calibrate(int ordinal, const std::function<void(const ProfileField&)>& onField) {
  check(cudaSetDevice(ordinal), "cudaSetDevice");
  return Calibrator(ordinal, onField).run();
}

}  // namespace warpbench::cuda
