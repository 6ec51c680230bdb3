// SPDX-License-Identifier: GPL-3.0-or-later

#include <array>
#include <atomic>

#include "catalogue/family.h"
#include "families/shared/kernel_words.h"
#include "families/shared/launches.h"
#include "families/shared/owes.h"
#include "families/shared/parameters.h"
#include "measure/verification.h"

namespace warpbench {
inline namespace WARPBENCH_TARGET {

#include "kernels/histogram.cuh"

namespace histogram {
namespace {

constexpr int kThreads = 256;
constexpr int kBlocksPerMultiprocessor = 8;

template <typename T>
struct Run {
  explicit Run(const Arguments& arguments)
      : in(global<const T>(arguments, "in")),
        bins(global<int>(arguments, "bins")),
        elements(static_cast<int>(arguments.integer("elements"))) {}

  /// Clears the bins first.
  template <typename Device, typename Kernel>
  void count(Device& device, Kernel kernel, int blocks, int threads) const {
    device.fill(bins, kHistogramBins, 0);
    device.launch(kernel, {dim3(blocks), dim3(threads)}, in, bins, elements);
  }

  /// One thread per element.
  template <typename Device, typename Kernel>
  void countEach(Device& device, Kernel kernel) const {
    count(device, kernel, (elements + kThreads - 1) / kThreads, kThreads);
  }

  /// As many blocks as the GPU can hold, but no more than the work needs.
  template <typename Device, typename Kernel>
  void countInTurn(Device& device, Kernel kernel) const {
    count(device, kernel,
          std::min((elements + kThreads - 1) / kThreads, kBlocksPerMultiprocessor * device.multiprocessors()),
          kThreads);
  }

  /// Adds the elements begin..end-1.
  void addOnCpu(std::int64_t begin, std::int64_t end) const {
    std::array<int, kHistogramBins> mine{};
    for (std::int64_t i = begin; i < end; ++i) ++mine[in[i]];
    for (std::size_t bin = 0; bin < mine.size(); ++bin) std::atomic_ref<int>(bins[bin]).fetch_add(mine[bin]);
  }

  const T* in;
  int* bins;
  int elements;
};

/// The elements that a block loads in 16-byte vectors, one grid width apart. The first threads take the bytes after the
/// last whole vector.
void vectorsInTurn(const Parameters&, const GridBlock& block, Elements& elements) {
  constexpr std::int64_t kBytes = 16;
  const std::int64_t rest = elements.count() / kBytes * kBytes;
  const std::int64_t each = block.threads * kHistogramLoads * kBytes;
  for (std::int64_t first = block.x * each; first < rest; first += block.columns * each)
    elements.add(first, std::min(rest, first + each));
  elements.add(rest + block.x * block.threads, rest + (block.x + 1) * block.threads);
}

/// Bytes of 0..255: uniform; or half of them 0, a quarter 1, an eighth 2 and so on; or always 42.
template <typename T>
Array bytesArray(std::int64_t elements, const std::string& values) {
  constexpr int kRandomBits = 24;  // of a random element
  const auto random = [](std::int64_t i) {
    return static_cast<unsigned>((randomElement<double>(1, i) + 1) * (1 << (kRandomBits - 1)));
  };
  const auto value = [=](std::int64_t i) -> unsigned {
    if (values == "equal") return 42;
    if (values == "skewed") return static_cast<unsigned>(std::countr_zero(random(i) | 1u << (kRandomBits - 1)));
    return random(i) >> (kRandomBits - 8);
  };
  return arrayOf<T>("in", Array::Role::Input, elements, 0, [=](std::int64_t i) { return static_cast<T>(value(i)); });
}

template <typename T>
class HistogramProblem final : public Problem {
 public:
  explicit HistogramProblem(const Parameters& parameters) : m_elements(parameters.integer("elements")) {
    m_arrays =
        arraysFrom(bytesArray<T>(m_elements, parameters.text("values")), outputArray<int>("bins", kHistogramBins));
    m_work.bytesRead = static_cast<double>(m_arrays[0].bytes);
    m_work.bytesWritten = static_cast<double>(m_arrays[1].bytes);
  }

  std::optional<Verification> verify(const Outputs& outputs) override {
    if (!outputs.sampled && !m_counts) m_counts = countsOf(nullptr);
    const Counts expected = outputs.sampled ? countsOf(outputs.owed) : *m_counts;
    const int* const actual = reinterpret_cast<const int*>(outputs.arrays[0].data());
    Differences all;
    for (std::size_t bin = 0; bin < expected.size(); ++bin)
      all.add(std::abs(static_cast<double>(actual[bin]) - static_cast<double>(expected[bin])), 0);
    return Verification{
        .passed = all.wrong == 0, .method = methodOf(outputs, m_elements), .maxError = all.largest, .tolerance = 0};
  }

  std::int64_t owedElements() const override { return m_elements; }

 private:
  using Counts = std::array<std::int64_t, kHistogramBins>;

  /// The counts of some or all elements.
  Counts countsOf(const Elements* some) const {
    Counts counts{};
    std::mutex mutex;
    inParallel(m_elements, [&, in = valuesOf<T>(m_arrays[0])](std::int64_t begin, std::int64_t end) {
      Counts mine{};
      for (std::int64_t i = begin; i < end; ++i)
        if (some == nullptr || some->has(i)) ++mine[in[i]];
      const std::lock_guard lock(mutex);
      for (std::size_t bin = 0; bin < mine.size(); ++bin) counts[bin] += mine[bin];
    });
    return counts;
  }

  std::int64_t m_elements;
  std::optional<Counts> m_counts;
};

}  // namespace

Family describe() {
  constexpr LaunchesOf<Run, unsigned char> launches;
  return {
      .id = "histogram",
      .title = "Histogram",
      .shows = "Shows what atomics cost when many threads count in few bins, and how to use more bins.",
      .figure = Figure::Bandwidth,
      .figureFormula = "(elements + 1 KiB of bins) / time",
      .parameters =
          {elementsParameter("Bytes to count by value.", 1 << 26),
           {.id = "values",
            .title = "Values",
            .meaning =
                "All values equally frequent; half of the bytes 0, a quarter 1, an eighth 2; or all bytes equal.",
            .editor = ParameterSpec::Editor::Choice,
            .choices = {"uniform", "skewed", "equal"}}},
      .owes = gridStride(),
      .variants =
          {{.id = "global",
            .title = "Global atomics",
            .idea = "Each thread adds one to its value's bin in global memory: repeated values queue.",
            .kernel = "histogramGlobal",
            .launch = launches.kernel(
                []<typename T>(auto& device, const Run<T>& run) { run.countEach(device, histogramGlobal); })},
           {.id = "shared",
            .title = "Privatised",
            .idea = "Each block counts in its shared memory and adds its bins at the end: one addition per value that "
                    "occurs.",
            .kernel = "histogramShared",
            .launch = launches.kernel(
                []<typename T>(auto& device, const Run<T>& run) { run.countEach(device, histogramShared); })},
           {.id = "coarsened",
            .title = "Privatised, coarsened",
            .idea = "As many blocks as the GPU holds count many elements each, so blocks rarely add their bins.",
            .kernel = "histogramCoarsened",
            .launch = launches.kernel(
                []<typename T>(auto& device, const Run<T>& run) { run.countInTurn(device, histogramCoarsened); })},
           {.id = "aggregated",
            .title = "Aggregated",
            .idea = "A thread counts runs of equal values in a register before it adds them.",
            .kernel = "histogramAggregated",
            .launch = launches.kernel(
                []<typename T>(auto& device, const Run<T>& run) { run.countInTurn(device, histogramAggregated); })},
           {.id = "per-lane",
            .title = "Bins for each lane",
            .idea = "Each lane has bins in its own bank: lanes of a warp never conflict, whatever the values.",
            .kernel = "histogramPerLane",
            .owes = vectorsInTurn,
            .launch = launches.kernel([]<typename T>(auto& device, const Run<T>& run) {
              constexpr int kBytesPerBlock = kHistogramThreads * kHistogramLoads * 16;
              const int blocks = std::min((run.elements + kBytesPerBlock - 1) / kBytesPerBlock,
                                          kHistogramBlocksPerMultiprocessor * device.multiprocessors());
              run.count(device, histogramPerLane, blocks, kHistogramThreads);
            })},
           {.id = "cub",
            .title = "CUB",
            .idea = "NVIDIA's library of parallel primitives.",
            .launch = launches.gpuOnly("CUB is a library, not a kernel",
                                       [](auto& device, const auto& run) {
                                         device.histogram(run.in, run.bins, kHistogramBins, run.elements);
                                       })},
           {.id = "cpu-one-thread",
            .title = "CPU, one thread",
            .idea = "The same loop on the CPU.",
            .launch = launches.cpu([](auto& device, const auto& run) {
              device.fill(run.bins, kHistogramBins, 0);
              device.oneThread(run.elements, [&](std::int64_t begin, std::int64_t end) { run.addOnCpu(begin, end); });
            })},
           {.id = "cpu-all-threads",
            .title = "CPU, all threads",
            .idea = "Each thread counts its part in private bins, then adds them.",
            .launch = launches.cpu([](auto& device, const auto& run) {
              device.fill(run.bins, kHistogramBins, 0);
              device.allThreads(run.elements, [&](std::int64_t begin, std::int64_t end) { run.addOnCpu(begin, end); });
            })}},
      .problem = problemOf<HistogramProblem, unsigned char>(),
      .standalone = {.constants = R"(
const auto randomBits = [](long long i) { return static_cast<unsigned>((randomElement<double>(1, i) + 1) * (1 << 23)); };)",
                     .values = {{"in", R"(values == "equal" ? 42u
       : values == "skewed" ? static_cast<unsigned>(std::countr_zero(randomBits(i) | 1u << 23))
       : randomBits(i) >> 16)"}},
                     .answer = R"(
static const std::vector<long long> counts = [] {
  std::vector<long long> all(256);
  for (const auto value : in) ++all[value];
  return all;
}();
return counts[i];)"},
      .presets = {
          {.id = "comments",
           .title = "The comments' values",
           .source =
               "Bandwidths of 2^28 bytes on an H200, all values equally frequent and all equal: the kernels' comments",
           .parameters = {"elements=268435456"},
           .sweep = "values=uniform,equal"}}};
}

}  // namespace histogram
}  // namespace WARPBENCH_TARGET
}  // namespace warpbench
