// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalogue/family.h"
#include "catalogue/reduce_operation.h"
#include "families/shared/combining.h"
#include "families/shared/cpu_sums.h"
#include "families/shared/kernel_words.h"
#include "families/shared/launches.h"
#include "families/shared/owes.h"
#include "families/shared/parameters.h"
#include "measure/verification.h"

namespace warpbench {
inline namespace WARPBENCH_TARGET {

#include "kernels/reduction.cuh"

namespace reduction {
namespace {

constexpr int kMostBlocks = 1 << 16;  // of a grid-stride loop

ReduceOperation operationOf(const std::string& name) {
  if (name == "min") return ReduceOperation::Min;
  if (name == "max") return ReduceOperation::Max;
  return ReduceOperation::Sum;
}

template <typename T>
struct Run {
  explicit Run(const Arguments& arguments)
      : in(global<const T>(arguments, "in")),
        out(global<T>(arguments, "out")),
        partials(global<T>(arguments, "partials")),
        ticket(global<int>(arguments, "ticket")),
        elements(static_cast<int>(arguments.integer("elements"))),
        block(std::stoi(arguments.text("block"))),
        operation(operationOf(arguments.text("operation"))) {}

  /// Calls `use.template operator()<Operation>()`.
  template <typename Use>
  void withOperation(const Use& use) const {
    if (operation == ReduceOperation::Sum) use.template operator()<SumOperation>();
    if (operation == ReduceOperation::Min) use.template operator()<MinOperation>();
    if (operation == ReduceOperation::Max) use.template operator()<MaxOperation>();
  }

  /// Launches `kernel(Operation())` with `elementsPerThread`, then combines the partial results of its blocks.
  template <typename Kernel, typename Device>
  void launch(Device& device, Kernel kernel, int elementsPerThread, bool usesShared) const {
    const int perBlock = block * elementsPerThread;
    const int blocks = (elements + perBlock - 1) / perBlock;
    withOperation([&]<typename Operation>() {
      device.fill(out, 1, Operation::template identity<T>());
      device.launch(kernel(Operation()), {dim3(blocks), dim3(block), usesShared ? block * sizeof(T) : 0}, in, partials,
                    elements);
      device.launchWhole(combinePartials<Operation, T>,
                         {dim3(combiningBlocks(device, blocks)), dim3(kCombiningThreads)}, partials, out, blocks);
    });
  }

  /// Launches `kernel(Operation())`, whose blocks combine their values with the result themselves.
  template <typename Kernel, typename Device>
  void launchOnto(Device& device, Kernel kernel, int elementsPerBlock, int threads) const {
    withOperation([&]<typename Operation>() {
      device.fill(out, 1, Operation::template identity<T>());
      device.launch(kernel(Operation()), {dim3((elements + elementsPerBlock - 1) / elementsPerBlock), dim3(threads)},
                    in, out, elements);
    });
  }

  /// Sets the result to what `sum(begin, end)` returns for all elements, or to the minimum or maximum.
  template <typename Sum>
  void onCpu(const Sum& sum) const {
    if (operation == ReduceOperation::Sum)
      *out = sum(0, elements);
    else
      *out = operation == ReduceOperation::Min ? *std::min_element(in, in + elements)
                                               : *std::max_element(in, in + elements);
  }

  const T* in;
  T* out;
  T* partials;
  int* ticket;
  int elements;
  int block;
  ReduceOperation operation;
};

/// The large number of "cancelling": like the 1e100 of courses, but a power of two, so that sums of many are exact and
/// cancel in every order.
template <typename T>
constexpr T largeNumber() {
  if constexpr (std::is_integral_v<T>) return 1'000'000;
  return static_cast<T>(std::is_same_v<T, double> ? 0x1p332 : 0x1p100);
}

/// "cancelling": large numbers that cancel, with 1 and 2 between them, repeatedly. "random" for sums: integers whose
/// sum is exact in every order. Otherwise random numbers; for minimum and maximum the last element is the extreme, so
/// no kernel can miss an element unnoticed.
template <typename T>
Array inputArray(std::int64_t elements, const std::string& values, ReduceOperation operation) {
  constexpr std::uint64_t kSeed = 1;
  if (values == "cancelling") {
    const T pattern[] = {largeNumber<T>(), 1, static_cast<T>(-largeNumber<T>()), 2};
    return arrayOf<T>("in", Array::Role::Input, elements, 0, [=](std::int64_t i) { return pattern[i % 4]; });
  }
  if (values == "random" && operation == ReduceOperation::Sum)
    return wholeArray<T>("in", Array::Role::Input, elements, kSeed, mostWhole<T>());
  Array array = randomArray<T>("in", Array::Role::Input, elements, kSeed);
  const T beyond = static_cast<T>(std::is_integral_v<T> ? 101 : 2);  // beyond all random numbers
  if (operation != ReduceOperation::Sum)
    reinterpret_cast<T*>(array.initial.data())[elements - 1] =
        operation == ReduceOperation::Min ? static_cast<T>(-beyond) : beyond;
  return array;
}

/// The neutral element of the operation.
template <typename T>
T neutralOf(ReduceOperation operation) {
  if (operation == ReduceOperation::Min) return MinOperation::identity<T>();
  return operation == ReduceOperation::Max ? MaxOperation::identity<T>() : SumOperation::identity<T>();
}

/// A block's contiguous part of the array.
void pieces(const Parameters& parameters, const GridBlock& block, Elements& elements) {
  const std::int64_t each = isFp64(parameters) ? kPieceElements<double> : kPieceElements<float>;
  elements.add(block.x * each, (block.x + 1) * each);
}

template <typename T>
class ReductionProblem final : public Problem {
 public:
  explicit ReductionProblem(const Parameters& parameters)
      : m_elements(parameters.integer("elements")),
        m_operation(operationOf(parameters.text("operation"))),
        m_exact(std::is_integral_v<T> || m_operation != ReduceOperation::Sum || parameters.text("values") == "random"),
        m_cancels(parameters.text("values") == "cancelling") {
    constexpr int kSmallestBlock = 32;  // of the choices of "block": gives most partial results
    m_arrays =
        arraysFrom(inputArray<T>(m_elements, parameters.text("values"), m_operation), outputArray<T>("out", 1),
                   outputArray<T>("partials", std::max<std::int64_t>(kMostBlocks, m_elements / kSmallestBlock + 1)),
                   outputArray<int>("ticket", 1));
    m_arrays[2].role = m_arrays[3].role = Array::Role::Scratch;
    m_arrays[2].neutral = bytesOf(neutralOf<T>(m_operation));
    m_arrays[3].initial.assign(sizeof(int), std::byte{0});
    m_work.bytesRead = static_cast<double>(m_arrays[0].bytes);
    m_work.bytesWritten = sizeof(T);
  }

  std::optional<Verification> verify(const Outputs& outputs) override {
    const ExactSum expected = outputs.sampled ? resultOf(outputs.owed) : reference();
    return compareValue<T>(outputs, toleranceOf(expected, outputs.sampled ? outputs.owed : nullptr),
                           static_cast<double>(expected.sum));
  }

  std::int64_t owedElements() const override { return m_elements; }

  std::vector<Fact> facts(const Outputs& outputs) override {
    if (outputs.sampled) return {};
    return sumFacts(*reinterpret_cast<const T*>(outputs.arrays[0].data()), reference().sum);
  }

 private:
  const ExactSum& reference() {
    if (!m_reference) m_reference = resultOf(nullptr);
    return *m_reference;
  }

  /// The tolerance for the result of some or all elements.
  double toleranceOf(const ExactSum& expected, const Elements* some) const {
    if (m_exact) return 0;
    if (!m_cancels) return sumTolerance<T>(expected);
    // Any of the small numbers may be lost next to the large ones, which cancel without a trace.
    const T* const in = valuesOf<T>(m_arrays[0]);
    const auto small = [=](std::int64_t i) {
      return (some == nullptr || some->has(i)) && std::abs(in[i]) < largeNumber<T>() ? in[i] : T(0);
    };
    return static_cast<double>(exactSum(m_elements, small).sum);
  }

  /// The result for some or all elements.
  ExactSum resultOf(const Elements* some) const {
    const T neutral = neutralOf<T>(m_operation);
    const auto element = [=, in = valuesOf<T>(m_arrays[0])](std::int64_t i) {
      return some == nullptr || some->has(i) ? in[i] : neutral;
    };
    if (m_operation == ReduceOperation::Sum) return exactSum(m_elements, element);
    T result = neutral;
    std::mutex mutex;
    inParallel(m_elements, [&](std::int64_t begin, std::int64_t end) {
      T mine = neutral;
      for (std::int64_t i = begin; i < end; ++i)
        mine = m_operation == ReduceOperation::Min ? std::min(mine, element(i)) : std::max(mine, element(i));
      const std::lock_guard lock(mutex);
      result = m_operation == ReduceOperation::Min ? std::min(mine, result) : std::max(mine, result);
    });
    return {.sum = static_cast<long double>(result), .magnitudes = 0};
  }

  std::int64_t m_elements;
  ReduceOperation m_operation;
  bool m_exact;
  bool m_cancels;
  std::optional<ExactSum> m_reference;
};

}  // namespace

Family describe() {
  constexpr LaunchesOf<Run, float, double, std::int32_t> launches;
  Family family{
      .id = "reduction",
      .title = "Reduction",
      .shows = "Shows how dependent threads cooperate, and how the order of additions changes a sum.",
      .figure = Figure::Bandwidth,
      .figureFormula = "elements x element size / time",
      .parameters = {elementsParameter("Elements of the array to reduce.", 1 << 25),
                     {.id = "block",
                      .title = "Threads per block",
                      .meaning = "Threads of a block; the trees need a power of two.",
                      .role = ParameterSpec::Role::Tuning,
                      .editor = ParameterSpec::Editor::Choice,
                      .choices = {"256", "32", "64", "128", "512", "1024"}},
                     launches.typeParameter(),
                     {.id = "operation",
                      .title = "Operation",
                      .meaning = "How to combine two elements.",
                      .editor = ParameterSpec::Editor::Choice,
                      .choices = {"sum", "min", "max"}},
                     {.id = "values",
                      .title = "Values",
                      .meaning = "Random whole numbers have an exact sum in every order. The sum of random fractions, "
                                 "or of 2^332 + 1 - 2^332 + 2 repeated, depends on the order.",
                      .editor = ParameterSpec::Editor::Choice,
                      .choices = {"random", "fractions", "cancelling"}}},
      .owes = elementsInARow(),
      .variants =
          {{.id = "atomic",
            .title = "Atomic",
            .idea = "Every thread adds its element to one address, so the additions queue.",
            .kernel = "reduceAtomic",
            .launch = launches.kernel([]<typename T>(auto& device, const Run<T>& run) {
              run.withOperation([&]<typename Operation>() {
                const dim3 blocks((run.elements + run.block - 1) / run.block);
                device.fill(run.out, 1, Operation::template identity<T>());
                device.launch(reduceAtomic<T, Operation>, {blocks, dim3(run.block)}, run.in, run.out, run.elements);
              });
            })},
           {.id = "interleaved",
            .title = "Interleaved, divergent",
            .idea = "A tree in shared memory in which every second, then every fourth, then every eighth thread works.",
            .kernel = "reduceInterleaved",
            .launch = launches.kernel([]<typename T>(auto& device, const Run<T>& run) {
              run.launch(
                  device, [](auto operation) { return &reduceInterleaved<T, decltype(operation)>; }, 1, true);
            })},
           {.id = "interleaved-strided",
            .title = "Interleaved, bank conflicts",
            .idea = "Neighbouring threads work on words that move further apart, in fewer and fewer banks.",
            .kernel = "reduceInterleavedStrided",
            .launch = launches.kernel([]<typename T>(auto& device, const Run<T>& run) {
              run.launch(
                  device, [](auto operation) { return &reduceInterleavedStrided<T, decltype(operation)>; }, 1, true);
            })},
           {.id = "sequential",
            .title = "Sequential",
            .idea = "The lower half of the threads adds the upper half: no bank conflicts, and whole warps idle.",
            .kernel = "reduceSequential",
            .launch = launches.kernel([]<typename T>(auto& device, const Run<T>& run) {
              run.launch(
                  device, [](auto operation) { return &reduceSequential<T, decltype(operation)>; }, 1, true);
            })},
           {.id = "first-add",
            .title = "First add on load",
            .idea = "Each thread combines two elements while it loads them.",
            .kernel = "reduceFirstAdd",
            .owes = elementsInARow(2),
            .launch = launches.kernel([]<typename T>(auto& device, const Run<T>& run) {
              run.launch(
                  device, [](auto operation) { return &reduceFirstAdd<T, decltype(operation)>; }, 2, true);
            })},
           {.id = "unrolled-warp",
            .title = "Last warp without barriers",
            .idea = "The last six steps stay within one warp, which needs no barrier of the block.",
            .kernel = "reduceUnrolledWarp",
            .owes = elementsInARow(2),
            .launch = launches.kernel([]<typename T>(auto& device, const Run<T>& run) {
              run.launch(
                  device, [](auto operation) { return &reduceUnrolledWarp<T, decltype(operation)>; }, 2, true);
            })},
           {.id = "shuffle",
            .title = "Warp shuffle",
            .idea = "Lanes exchange values in registers, with little shared memory and two barriers.",
            .kernel = "reduceShuffle",
            .owes = elementsInARow(2),
            .launch = launches.kernel([]<typename T>(auto& device, const Run<T>& run) {
              run.launch(
                  device, [](auto operation) { return &reduceShuffle<T, decltype(operation)>; }, 2, false);
            })},
           {.id = "atomic-per-block",
            .title = "One atomic per block",
            .idea = "Each block combines its value with the result, without a second launch.",
            .kernel = "reduceAtomicPerBlock",
            .owes = elementsInARow(2),
            .launch = launches.kernel([]<typename T>(auto& device, const Run<T>& run) {
              run.launchOnto(
                  device, [](auto operation) { return &reduceAtomicPerBlock<T, decltype(operation)>; }, 2 * run.block,
                  run.block);
            })},
           {.id = "warp-at-once",
            .title = "One instruction per warp",
            .idea = "One instruction combines the whole numbers of 32 lanes; other types use shuffles.",
            .kernel = "reduceWarpAtOnce",
            .owes = elementsInARow(2),
            .launch = launches.kernel([]<typename T>(auto& device, const Run<T>& run) {
              run.launchOnto(
                  device, [](auto operation) { return &reduceWarpAtOnce<T, decltype(operation)>; }, 2 * run.block,
                  run.block);
            })},
           {.id = "vectorised",
            .title = "Grid-stride, 16 bytes",
            .idea = "One launch with only as many blocks as fit the GPU: loads 16 bytes at a time, and the last block "
                    "finishes.",
            .kernel = "reduceVectorised",
            .lastBlockEnds = true,
            .launch = launches.kernel([]<typename T>(auto& device, const Run<T>& run) {
              const int perBlock = kReduceThreads * kReduceLoads * kWideElements<T>;
              const int blocks = std::min((run.elements + perBlock - 1) / perBlock,
                                          std::min(4 * device.multiprocessors(), kMostBlocks));
              run.withOperation([&]<typename Operation>() {
                device.launch(reduceVectorised<T, Operation>, {dim3(blocks), dim3(kReduceThreads)}, run.in,
                              run.partials, run.ticket, run.out, run.elements);
              });
            })},
           {.id = "pieces",
            .title = "One piece per block, 16 bytes",
            .idea = "Each block keeps 64 KiB in flight and makes one atomic: the GPU reads one region at a time.",
            .kernel = "reducePieces",
            .owes = pieces,
            .launch = launches.kernel([]<typename T>(auto& device, const Run<T>& run) {
              run.launchOnto(
                  device, [](auto operation) { return &reducePieces<T, decltype(operation)>; }, kPieceElements<T>,
                  kPieceThreads);
            })},
           {.id = "cub",
            .title = "CUB",
            .idea = "NVIDIA's library of parallel primitives.",
            .launch = launches.gpuOnly(
                "CUB is a library, not a kernel",
                [](auto& device, const auto& run) { device.reduce(run.in, run.out, run.elements, run.operation); })}},
      .problem = problemOf<ReductionProblem, float, double, std::int32_t>(),
      .standalone = {.constants = R"(
const T large = static_cast<T>(std::is_integral_v<T> ? 1e6 : std::is_same_v<T, double> ? 0x1p332 : 0x1p100);
const T pattern[] = {large, 1, static_cast<T>(-large), 2};
const T beyond = static_cast<T>((std::is_integral_v<T> ? 101 : 2) * (operation == "min" ? -1 : 1));)",
                     .values = {{"in", R"(values == "cancelling" ? pattern[i % 4]
       : operation == "sum" && values == "random" ? wholeElement<T>(1, i, elements, mostWhole<T>())
       : operation != "sum" && i == elements - 1 ? beyond : randomElement<T>(1, i))"}},
                     .answer = R"(
if (operation != "sum") {
  const auto [least, most] = std::minmax_element(in.begin(), in.end());
  return operation == "min" ? *least : *most;
}
long double sum = 0, magnitudes = 0;
long long left = 0;  // of the large numbers of "cancelling"
for (const T value : in) {
  if (values == "cancelling" && std::abs(value) == large) left += value > 0 ? 1 : -1;
  else sum += value, magnitudes += std::abs(static_cast<long double>(value));
}
if (values == "cancelling")  // any of the small numbers may be lost beside the large ones
  return Expected(sum + static_cast<long double>(left) * large, std::is_integral_v<T> ? 0 : sum);
return Expected(sum, values == "fractions" && !std::is_integral_v<T>
                         ? 8 * static_cast<double>(std::numeric_limits<T>::epsilon()) * magnitudes
                         : 0);)"},
      .presets = {
          {.id = "course",
           .title = "The course's values",
           .source =
               "10^100 + 1 - 10^100 + 2, whose sum depends on the order: course \"Programming on the graphics card\"",
           .parameters = {"type=fp64", "operation=sum", "values=cancelling"}},
          {.id = "report",
           .title = "The report's values",
           .source = "Bandwidths of 2^28 elements: the report on an H200 of 2026-11-20",
           .parameters = {"elements=268435456"}}}};
  addCpuSums(family, launches, []<typename T>(const Run<T>& run, std::int64_t i) -> T { return run.in[i]; });
  return family;
}

}  // namespace reduction
}  // namespace WARPBENCH_TARGET
}  // namespace warpbench
