// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalogue/family.h"
#include "families/shared/kernel_words.h"
#include "families/shared/launches.h"
#include "families/shared/owes.h"
#include "families/shared/parameters.h"
#include "measure/verification.h"

namespace warpbench {
inline namespace WARPBENCH_TARGET {

#include "kernels/scan.cuh"

namespace scan {
namespace {

constexpr int kAddingThreads = 256;

template <typename T>
struct Run {
  explicit Run(const Arguments& arguments)
      : in(global<const T>(arguments, "in")),
        out(global<T>(arguments, "out")),
        totals(global<T>(arguments, "totals")),
        words(global<unsigned long long>(arguments, "words")),
        ticket(global<int>(arguments, "ticket")),
        elements(static_cast<int>(arguments.integer("elements"))),
        block(std::stoi(arguments.text("block"))) {}

  /// Scans sections of `perSection` elements with blocks of `threads`, then scans their totals in the same way and adds
  /// these.
  template <typename Device, typename Kernel>
  void inSections(Device& device, Kernel kernel, int perSection, int threads, std::size_t sharedBytes) const {
    const int sections = (elements + perSection - 1) / perSection;
    device.launch(kernel, {dim3(sections), dim3(threads), sharedBytes}, in, out, totals, elements);
    addTotals(device, kernel, perSection, threads, sharedBytes, out, totals, elements);
  }

  const T* in;
  T* out;
  T* totals;
  unsigned long long* words;
  int* ticket;
  int elements;
  int block;

 private:
  /// Completes a scan of `count` elements whose sections of `perSection` are scanned already. `ofSections` holds their
  /// totals.
  template <typename Device, typename Kernel>
  void addTotals(Device& device, Kernel kernel, int perSection, int threads, std::size_t sharedBytes, T* scanned,
                 T* ofSections, int count) const {
    const int sections = (count + perSection - 1) / perSection;
    if (sections == 1) return;
    const int above = (sections + perSection - 1) / perSection;
    T* const ofAbove = ofSections + sections;
    device.launchWhole(kernel, {dim3(above), dim3(threads), sharedBytes}, static_cast<const T*>(ofSections), ofSections,
                       ofAbove, sections);
    addTotals(device, kernel, perSection, threads, sharedBytes, ofSections, ofAbove, sections);
    device.launchWhole(scanAddTotals<T>, {dim3(sections - 1), dim3(kAddingThreads)}, scanned,
                       static_cast<const T*>(ofSections), perSection, count);
  }
};

/// Integers whose sums are exact in T in any order.
template <typename T>
class ScanProblem final : public Problem {
 public:
  explicit ScanProblem(const Parameters& parameters) : m_elements(parameters.integer("elements")) {
    constexpr std::int64_t kSmallestBlock = 32;  // of the choices of "block"
    constexpr std::int64_t kMostLevels = 8;
    const std::int64_t totals = m_elements / (kSmallestBlock - 1) + kMostLevels;
    m_arrays = arraysFrom(wholeArray<T>("in", Array::Role::Input, m_elements, 1, mostWhole<T>()),
                          outputArray<T>("out", m_elements), outputArray<T>("totals", totals),
                          outputArray<unsigned long long>("words", (m_elements + kScanTile<T> - 1) / kScanTile<T>),
                          outputArray<int>("ticket", 1));
    for (std::size_t i = 2; i < m_arrays.size(); ++i) m_arrays[i].role = Array::Role::Scratch;
    m_arrays[2].neutral = bytesOf(T(0));
    m_work.bytesRead = m_work.bytesWritten = static_cast<double>(m_arrays[0].bytes);
  }

  std::optional<Verification> verify(const Outputs& outputs) override {
    if (outputs.sampled && !outputs.owed) return {};
    if (m_before.empty()) m_before = sumsBefore();
    const T* const in = valuesOf<T>(m_arrays[0]);
    const T* const actual = reinterpret_cast<const T*>(outputs.arrays[0].data());
    Differences all;
    std::mutex mutex;
    inParallel(pieces(), [&](std::int64_t begin, std::int64_t end) {
      Differences mine;
      for (std::int64_t piece = begin; piece < end; ++piece) {
        double sum = m_before[static_cast<std::size_t>(piece)];
        for (std::int64_t i = piece * kPiece; i < std::min(m_elements, (piece + 1) * kPiece); ++i) {
          sum += static_cast<double>(in[i]);
          if (outputs.sampled && !outputs.owed->has(i)) continue;
          mine.add(std::abs(static_cast<double>(actual[i]) - sum), 0);
          if (isUnwritten(actual[i])) ++mine.unwritten;
        }
      }
      const std::lock_guard lock(mutex);
      all.add(mine);
    });
    return Verification{.passed = all.wrong == 0,
                        .method = methodOf(outputs, m_elements),
                        .maxError = all.largest,
                        .unwritten = all.unwritten,
                        .tolerance = 0};
  }

 private:
  /// The reference stores one sum per kPiece elements.
  static constexpr std::int64_t kPiece = 64;

  std::int64_t pieces() const { return (m_elements + kPiece - 1) / kPiece; }

  std::vector<double> sumsBefore() const {
    const T* const in = valuesOf<T>(m_arrays[0]);
    std::vector<double> before(static_cast<std::size_t>(pieces()));
    inParallel(pieces(), [&](std::int64_t begin, std::int64_t end) {
      for (std::int64_t piece = begin; piece < end; ++piece)
        for (std::int64_t i = piece * kPiece; i < std::min(m_elements, (piece + 1) * kPiece); ++i)
          before[static_cast<std::size_t>(piece)] += static_cast<double>(in[i]);
    });
    double sum = 0;
    for (double& each : before) sum += std::exchange(each, sum);
    return before;
  }

  std::int64_t m_elements;
  std::vector<double> m_before;  ///< per piece: the sum of all elements before it
};

/// Scans in two passes over parts: threads first add up each part, then scan it from the sum of all parts before it.
void scanOnCpu(auto& device, const auto& run) {
  const std::int64_t parts = std::max(1, 4 * device.multiprocessors());
  const auto beginOf = [&](std::int64_t part) { return run.elements * part / parts; };
  using Sum = std::remove_cvref_t<decltype(run.out[0])>;
  std::vector<Sum> before(static_cast<std::size_t>(parts));
  device.allThreads(parts, [&](std::int64_t first, std::int64_t last) {
    for (std::int64_t part = first; part < last; ++part)
      for (std::int64_t i = beginOf(part); i < beginOf(part + 1); ++i)
        before[static_cast<std::size_t>(part)] += run.in[i];
  });
  Sum sum = 0;
  for (Sum& each : before) sum += std::exchange(each, sum);
  device.allThreads(parts, [&](std::int64_t first, std::int64_t last) {
    for (std::int64_t part = first; part < last; ++part) {
      Sum running = before[static_cast<std::size_t>(part)];
      for (std::int64_t i = beginOf(part); i < beginOf(part + 1); ++i) run.out[i] = running += run.in[i];
    }
  });
}

}  // namespace

Family describe() {
  constexpr LaunchesOf<Run, float, std::int32_t> launches;
  Family family{
      .id = "scan",
      .title = "Scan (prefix sums)",
      .shows = "Shows how threads share the work when each needs a different part of one sum.",
      .figure = Figure::Bandwidth,
      .figureFormula = "2 x elements x element size / time",
      .parameters = {elementsParameter("Elements of the array to scan.", 1 << 25),
                     {.id = "block",
                      .title = "Threads per block",
                      .meaning = "Threads of a block; the tree needs a power of two.",
                      .role = ParameterSpec::Role::Tuning,
                      .editor = ParameterSpec::Editor::Choice,
                      .choices = {"256", "32", "64", "128", "512", "1024"}},
                     launches.typeParameter()},
      .variants =
          {{.id = "hillis-steele",
            .title = "Hillis and Steele",
            .idea = "Each step doubles the distance to the sum that a thread adds: few steps, much work.",
            .kernel = "scanHillisSteele",
            .launch = launches.kernel([]<typename T>(auto& device, const Run<T>& run) {
              run.inSections(device, scanHillisSteele<T>, run.block, run.block, 2 * run.block * sizeof(T));
            })},
           {.id = "blelloch",
            .title = "Blelloch, bank conflicts",
            .idea = "Goes up and down a tree of sums: little work, but the nodes lie in fewer and fewer banks.",
            .kernel = "scanBlelloch",
            .launch = launches.kernel([]<typename T>(auto& device, const Run<T>& run) {
              run.inSections(device, scanBlelloch<T>, 2 * run.block, run.block, 2 * run.block * sizeof(T));
            })},
           {.id = "blelloch-padded",
            .title = "Blelloch, padded",
            .idea = "A padding word after every 32 puts nodes that lie a power of two apart into different banks.",
            .kernel = "scanBlellochPadded",
            .launch = launches.kernel([]<typename T>(auto& device, const Run<T>& run) {
              const int words = 2 * run.block + 2 * run.block / kScanSpacing;
              run.inSections(device, scanBlellochPadded<T>, 2 * run.block, run.block, words * sizeof(T));
            })},
           {.id = "shuffle",
            .title = "Warp shuffle",
            .idea = "Hillis and Steele in registers: lanes exchange sums, and each warp writes one word.",
            .kernel = "scanShuffle",
            .launch = launches.kernel([]<typename T>(auto& device, const Run<T>& run) {
              run.inSections(device, scanShuffle<T>, run.block, run.block, 0);
            })},
           {.id = "coarsened",
            .title = "32 elements per thread",
            .idea = "Threads scan their elements in registers: a thirty-second of the barriers and totals.",
            .kernel = "scanCoarsened",
            .launch = launches.kernel([]<typename T>(auto& device, const Run<T>& run) {
              run.inSections(device, scanCoarsened<T>, kScanTile<T>, kScanThreads, 0);
            })},
           {.id = "look-back",
            .title = "Decoupled look-back",
            .idea =
                "One launch: a block looks back at the totals of earlier blocks instead of waiting for all of them.",
            .kernel = "scanLookBackOnce",
            .launch = launches.kernel([]<typename T>(auto& device, const Run<T>& run) {
              const int tiles = (run.elements + kScanTile<T> - 1) / kScanTile<T>;
              device.fill(run.words, tiles, 0ull);
              device.fill(run.ticket, 1, 0);
              device.launch(scanLookBackOnce<T>, {dim3(tiles), dim3(kScanThreads)}, run.in, run.out, run.words,
                            run.ticket, run.elements);
            })},
           {.id = "cub",
            .title = "CUB",
            .idea = "NVIDIA's library of parallel primitives.",
            .launch =
                launches.gpuOnly("CUB is a library, not a kernel",
                                 [](auto& device, const auto& run) { device.scan(run.in, run.out, run.elements); })},
           {.id = "cpu-one-thread",
            .title = "CPU, one thread",
            .idea = "One thread adds in order.",
            .launch = launches.cpu([]<typename T>(auto& device, const Run<T>& run) {
              T sum = 0;
              device.oneThread(run.elements, [&](std::int64_t begin, std::int64_t end) {
                for (std::int64_t i = begin; i < end; ++i) run.out[i] = sum += run.in[i];
              });
            })},
           {.id = "cpu-all-threads",
            .title = "CPU, all threads",
            .idea = "Each thread adds its part, and scans it once it knows the sum before it.",
            .launch = launches.cpu([](auto& device, const auto& run) { scanOnCpu(device, run); })}},
      .problem = problemOf<ScanProblem, float, std::int32_t>(),
      .standalone = {.values = {{"in", "wholeElement<T>(1, i, elements, mostWhole<T>())"}}, .answer = R"(
static const std::vector<double> sums = [] {
  std::vector<double> all;
  double sum = 0;
  for (const T value : in) all.push_back(sum += static_cast<double>(value));
  return all;
}();
return sums[i];)"},
      .presets = {{.id = "comments",
                   .title = "The comments' values",
                   .source = "2^28 elements on an H200, compared with CUB: the kernels' comments",
                   .parameters = {"elements=268435456"}}}};
  // A section's result needs the totals of all earlier sections.
  for (Variant& variant : family.variants) variant.lastBlockEnds = true;
  return family;
}

}  // namespace scan
}  // namespace WARPBENCH_TARGET
}  // namespace warpbench
