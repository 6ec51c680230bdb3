// SPDX-License-Identifier: GPL-3.0-or-later

#include <algorithm>
#include <mutex>
#include <utility>
#include <vector>

#include "catalogue/family.h"
#include "families/shared/kernel_words.h"
#include "families/shared/launches.h"
#include "families/shared/parameters.h"
#include "measure/verification.h"

namespace warpbench {
inline namespace WARPBENCH_TARGET {

#include "kernels/sort/sort_bitonic.cuh"
#include "kernels/sort/sort_merge.cuh"
#include "kernels/sort/sort_radix.cuh"
#include "kernels/sort/sort_sweep.cuh"

namespace sort {
namespace {

/// Position and flag of a tile share a word of 32 bits.
constexpr std::int64_t kMostKeys = 1 << 29;

constexpr int kPairThreads = 256;

constexpr int upwards(int size, int part) { return (size + part - 1) / part; }

template <typename T>
struct Run {
  explicit Run(const Arguments& arguments)
      : in(global<const T>(arguments, "in")),
        out(global<T>(arguments, "out")),
        elements(static_cast<int>(arguments.integer("elements"))) {}

  int tiles() const { return upwards(elements, kSortTile); }
  /// The shape of sortBitonic: a thread per pair of the smallest power of two that holds all keys.
  auto pairs() const {
    int pairs = 1;
    while (2 * pairs < elements) pairs *= 2;
    return std::pair(dim3(upwards(pairs, kPairThreads)), dim3(kPairThreads));
  }

  const T* in;
  T* out;
  int elements;
};

template <typename T>
void launchBitonic(auto& device, const Run<T>& run) {
  const auto [blocks, threads] = run.pairs();
  const T* from = run.in;
  for (int longest = 1; longest == 1 || longest < run.elements; longest *= 2)
    for (int distance = longest; distance > 0; distance /= 2) {
      const bool isLast = distance == 1 && 2 * longest >= run.elements;
      if (isLast)
        device.launch(sortBitonic, {blocks, threads}, from, run.out, run.elements, distance, distance == longest);
      else
        device.launchWhole(sortBitonic, {blocks, threads}, from, run.out, run.elements, distance, distance == longest);
      from = run.out;
    }
}

template <typename T>
void launchBitonicShared(auto& device, const Run<T>& run) {
  const auto [blocks, threads] = run.pairs();
  const dim3 tiles(run.tiles());
  const dim3 threadsOfTile(kSortThreads);
  if (run.elements <= kSortTile) return device.launch(sortTiles, {tiles, threadsOfTile}, run.in, run.out, run.elements);
  device.launchWhole(sortTiles, {tiles, threadsOfTile}, run.in, run.out, run.elements);
  for (int longest = kSortTile; longest < run.elements; longest *= 2) {
    for (int distance = longest; distance >= kSortTile; distance /= 2)
      device.launchWhole(sortBitonic, {blocks, threads}, static_cast<const T*>(run.out), run.out, run.elements,
                         distance, distance == longest);
    if (2 * longest < run.elements)
      device.launchWhole(sortBitonicShared, {tiles, threadsOfTile}, run.out, run.elements);
    else
      device.launch(sortBitonicShared, {tiles, threadsOfTile}, run.out, run.elements);
  }
}

template <typename T>
void launchMerge(auto& device, const Run<T>& run) {
  const dim3 tiles(run.tiles());
  const dim3 threads(kSortThreads);
  T* const other = device.template workspace<T>("other", run.elements);
  int passes = 1;  // a single tile is copied
  for (int length = 2 * kSortTile; length < run.elements; length *= 2) ++passes;
  T* from = passes % 2 == 0 ? run.out : other;
  T* to = passes % 2 == 0 ? other : run.out;
  device.launchWhole(sortTiles, {tiles, threads}, run.in, from, run.elements);
  for (int length = kSortTile; passes > 0; length *= 2, --passes) {
    if (passes > 1)
      device.launchWhole(sortMerge, {tiles, threads}, static_cast<const T*>(from), to, run.elements, length);
    else
      device.launch(sortMerge, {tiles, threads}, static_cast<const T*>(from), to, run.elements, length);
    std::swap(from, to);
  }
}

/// Calls `pass(number, from, to)` for each digit; the last one stores the result.
template <typename T>
void inPasses(auto& device, const Run<T>& run, const auto& pass) {
  T* const other = device.template workspace<T>("other", run.elements);
  for (int number = 0; number < kSortPasses; ++number) {
    T* const to = number % 2 == 0 ? other : run.out;
    const T* const from = number == 0 ? run.in : number % 2 == 0 ? run.out : other;
    pass(number, from, to);
  }
}

template <typename T>
void launchRadix(auto& device, const Run<T>& run) {
  const dim3 blocks(upwards(run.elements, kSortBlockKeys));
  const dim3 threads(kSortThreads);
  const int counters = kSortDigits * static_cast<int>(blocks.x);
  const int tiles = upwards(counters, kScanTile<int>);
  int* const counts = device.template workspace<int>("counts", counters);
  int* const sums = device.template workspace<int>("sums", counters);
  auto* const words = device.template workspace<unsigned long long>("totals", kSortPasses * tiles);
  int* const tickets = device.template workspace<int>("tickets", kSortPasses);
  device.fill(words, kSortPasses * tiles, 0ull);
  device.fill(tickets, kSortPasses, 0);
  inPasses(device, run, [&](int number, const T* from, T* to) {
    const int shift = number * kSortDigitBits;
    device.launchWhole(sortCountDigits, {blocks, threads}, from, counts, run.elements, shift);
    device.launchWhole(scanLookBackOnce<int>, {dim3(tiles), dim3(kScanThreads)}, static_cast<const int*>(counts), sums,
                       words + number * tiles, tickets + number, counters);
    if (number < kSortPasses - 1)
      device.launchWhole(sortRadix, {blocks, threads}, from, to, static_cast<const int*>(sums), run.elements, shift);
    else
      device.launch(sortRadix, {blocks, threads}, from, to, static_cast<const int*>(sums), run.elements, shift);
  });
}

template <typename T>
void launchSweep(auto& device, const Run<T>& run) {
  using Keys = SortKeys<kSweepThreads, kSweepItems>;
  const int tiles = upwards(run.elements, Keys::tile);
  const int words = tiles * kSortDigits;
  T* const counts = device.template workspace<T>("digits", kSortPasses * kSortDigits);
  T* const wordsOfPasses = device.template workspace<T>("words", std::int64_t{kSortPasses} * words);
  int* const tickets = device.template workspace<int>("tickets", kSortPasses);
  device.fill(counts, kSortPasses * kSortDigits, T{0});
  device.fill(wordsOfPasses, std::int64_t{kSortPasses} * words, T{kSweepNothing});
  device.fill(tickets, kSortPasses, 0);
  device.launchWhole(sortCountAllDigits<kSweepCountThreads>,
                     {dim3(std::min(device.multiprocessors(), upwards(run.elements, kSweepCountKeys))),
                      dim3(kSweepCountThreads), std::size_t{kSweepCountBytes}},
                     run.in, counts, run.elements);
  inPasses(device, run, [&](int number, const T* from, T* to) {
    const auto kernel = sortSweep<kSweepThreads, kSweepItems>;
    const auto launch = [&](auto&&... arguments) {
      if (number < kSortPasses - 1)
        device.launchWhole(kernel, {dim3(tiles), dim3(kSweepThreads), std::size_t{Keys::sharedBytes}}, arguments...);
      else
        device.launchInOrder(kernel, {dim3(tiles), dim3(kSweepThreads), std::size_t{Keys::sharedBytes}}, arguments...);
    };
    launch(from, to, static_cast<const T*>(counts) + number * kSortDigits, wordsOfPasses + std::int64_t{number} * words,
           tickets + number, run.elements, number * kSortDigitBits);
  });
}

/// Key `i` of `elements`: see the parameter "keys".
template <typename T>
T keyOf(const std::string& keys, std::int64_t i, std::int64_t elements) {
  const auto random = [i](std::uint64_t seed) {
    return static_cast<T>((randomElement<double>(seed, i) + 1) * (1 << 15));
  };
  if (keys == "equal") return 42;
  if (keys == "sorted") return static_cast<T>(i);
  if (keys == "reversed") return static_cast<T>(elements - 1 - i);
  if (keys == "few") return random(1) % 5 << 20;
  return random(1) << 16 | random(2);
}

template <typename T>
class SortProblem final : public Problem {
 public:
  explicit SortProblem(const Parameters& parameters) {
    const std::int64_t elements = parameters.integer("elements");
    const std::string& keys = parameters.text("keys");
    m_arrays = arraysFrom(
        arrayOf<T>("in", Array::Role::Input, elements, 0, [&](std::int64_t i) { return keyOf<T>(keys, i, elements); }),
        outputArray<T>("out", elements));
    m_work.bytesRead = m_work.bytesWritten = static_cast<double>(m_arrays[0].bytes);
    m_work.items = static_cast<double>(elements);
  }

  std::optional<Verification> verify(const Outputs& outputs) override {
    if (outputs.sampled && !outputs.owed) return {};
    if (m_sorted.empty()) sortReference();
    return compareElements<T>(outputs.arrays[0], m_arrays[1], outputs, 0, [this](std::int64_t i) {
      return static_cast<double>(m_sorted[static_cast<std::size_t>(i)]);
    });
  }

 private:
  /// Sorts parts in all threads and merges them.
  void sortReference() {
    const auto count = static_cast<std::int64_t>(m_arrays[0].bytes / sizeof(T));
    const T* const in = valuesOf<T>(m_arrays[0]);
    m_sorted.assign(in, in + count);
    std::vector<std::int64_t> begins;
    std::mutex mutex;
    inParallel(count, [&](std::int64_t begin, std::int64_t end) {
      std::sort(m_sorted.begin() + begin, m_sorted.begin() + end);
      const std::lock_guard lock(mutex);
      begins.push_back(begin);
    });
    std::ranges::sort(begins);
    for (; begins.size() > 1;) {
      std::vector<std::int64_t> merged;
      for (std::size_t i = 0; i < begins.size(); i += 2) {
        merged.push_back(begins[i]);
        if (i + 1 == begins.size()) continue;
        const std::int64_t end = i + 2 < begins.size() ? begins[i + 2] : count;
        std::inplace_merge(m_sorted.begin() + begins[i], m_sorted.begin() + begins[i + 1], m_sorted.begin() + end);
      }
      begins = std::move(merged);
    }
  }

  std::vector<T> m_sorted;
};

/// Threads sort parts, then merge pairs of them.
void sortInAllThreads(auto& device, const auto& run) {
  std::int64_t parts = 1;
  while (parts < device.multiprocessors()) parts *= 2;
  const auto begin = [&](std::int64_t part) { return run.out + run.elements * part / parts; };
  device.allThreads(parts, [&](std::int64_t first, std::int64_t last) {
    for (std::int64_t part = first; part < last; ++part) {
      std::copy(run.in + (begin(part) - run.out), run.in + (begin(part + 1) - run.out), begin(part));
      std::sort(begin(part), begin(part + 1));
    }
  });
  for (std::int64_t length = 1; length < parts; length *= 2)
    device.allThreads(parts / (2 * length), [&](std::int64_t first, std::int64_t last) {
      for (std::int64_t pair = first; pair < last; ++pair)
        std::inplace_merge(begin(pair * 2 * length), begin((pair * 2 + 1) * length), begin((pair + 1) * 2 * length));
    });
}

}  // namespace

Family describe() {
  constexpr LaunchesOf<Run, std::uint32_t> launches;
  ParameterSpec elements = elementsParameter("Keys of 32 bits to sort.", 1 << 22, 1 << 14);
  elements.maximum = kMostKeys;
  Family family{
      .id = "sort",
      .title = "Sorting",
      .shows = "Shows how often keys must pass through memory: once per step, per merge, or per digit.",
      .figure = Figure::Items,
      .figureFormula = "elements / time",
      .items = "keys",
      .parameters = {elements,
                     {.id = "keys",
                      .title = "Keys",
                      .meaning = "Random; all equal; five different ones; sorted already; or in reverse order.",
                      .editor = ParameterSpec::Editor::Choice,
                      .choices = {"random", "equal", "few", "sorted", "reversed"}}},
      .variants = {{.id = "bitonic",
                    .title = "Bitonic network",
                    .idea = "One launch per step, one thread per pair: all keys pass through memory in each step.",
                    .kernel = "sortBitonic",
                    .launch = launches.kernel([](auto& device, const auto& run) { launchBitonic(device, run); })},
                   {.id = "bitonic-shared",
                    .title = "Bitonic, in shared memory",
                    .idea = "All steps whose pairs lie within a tile of 4096 keys take one launch.",
                    .kernel = "sortBitonicShared",
                    .launch = launches.kernel([](auto& device, const auto& run) { launchBitonicShared(device, run); })},
                   {.id = "merge",
                    .title = "Merge path",
                    .idea =
                        "Each pass merges pairs of sorted runs; a binary search divides the work evenly among threads.",
                    .kernel = "sortMerge",
                    .launch = launches.kernel([](auto& device, const auto& run) { launchMerge(device, run); })},
                   {.id = "radix",
                    .title = "Radix, three launches per digit",
                    .idea = "Counts a digit, scans the counts, and scatters the keys: reads them twice per pass.",
                    .kernel = "sortRadix",
                    .launch = launches.kernel([](auto& device, const auto& run) { launchRadix(device, run); })},
                   {.id = "sweep",
                    .title = "Radix, one pass per digit",
                    .idea = "Blocks look back at the counts of earlier blocks, and store keys sorted by digit.",
                    .kernel = "sortSweep",
                    .launch = launches.kernel([](auto& device, const auto& run) { launchSweep(device, run); })},
                   {.id = "cub",
                    .title = "CUB",
                    .idea = "NVIDIA's library of parallel primitives.",
                    .launch = launches.gpuOnly(
                        "CUB is a library, not a kernel",
                        [](auto& device, const auto& run) { device.sort(run.in, run.out, run.elements); })},
                   {.id = "cpu-one-thread",
                    .title = "CPU, one thread",
                    .idea = "The sort of C++'s standard library.",
                    .launch = launches.cpu([](auto& device, const auto& run) {
                      device.oneThread(1, [&](std::int64_t, std::int64_t) {
                        std::copy(run.in, run.in + run.elements, run.out);
                        std::sort(run.out, run.out + run.elements);
                      });
                    })},
                   {.id = "cpu-all-threads",
                    .title = "CPU, all threads",
                    .idea = "Each thread sorts a part; pairs of parts are merged.",
                    .launch = launches.cpu([](auto& device, const auto& run) { sortInAllThreads(device, run); })}},
      .problem = problemOf<SortProblem, std::uint32_t>(),
      .standalone = {.constants = R"(
const auto randomBits = [](unsigned long long seed, long long i) {
  return static_cast<T>((randomElement<double>(seed, i) + 1) * (1 << 15));
};)",
                     .values = {{"in", R"(keys == "equal" ? 42u
       : keys == "sorted" ? static_cast<T>(i)
       : keys == "reversed" ? static_cast<T>(elements - 1 - i)
       : keys == "few" ? randomBits(1, i) % 5 << 20
       : randomBits(1, i) << 16 | randomBits(2, i))"}},
                     .answer = R"(
static const std::vector<T> sorted = [] {
  std::vector<T> all(in.begin(), in.end());
  std::sort(all.begin(), all.end());
  return all;
}();
return sorted[i];)"},
      .presets = {{.id = "comments",
                   .title = "The comments' values",
                   .source = "2^28 keys on an H200, compared with CUB: the kernels' comments",
                   .parameters = {"elements=268435456"}}}};
  // A key's position depends on all other keys.
  for (Variant& variant : family.variants) variant.lastBlockEnds = true;
  return family;
}

}  // namespace sort
}  // namespace WARPBENCH_TARGET
}  // namespace warpbench
