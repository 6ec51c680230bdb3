// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalogue/family.h"
#include "families/shared/combining.h"
#include "families/shared/cpu_sums.h"
#include "families/shared/kernel_words.h"
#include "families/shared/launches.h"
#include "families/shared/owes.h"
#include "families/shared/parameters.h"
#include "measure/verification.h"

namespace warpbench {
inline namespace WARPBENCH_TARGET {

#include "kernels/dot.cuh"

namespace dot {
namespace {

constexpr int kThreads = 256;
constexpr int kMostBlocks = 1 << 16;

template <typename T>
struct Run {
  explicit Run(const Arguments& arguments)
      : x(global<const T>(arguments, "x")),
        y(global<const T>(arguments, "y")),
        out(global<T>(arguments, "out")),
        partials(global<T>(arguments, "partials")),
        ticket(global<int>(arguments, "ticket")),
        elements(static_cast<int>(arguments.integer("elements"))) {}

  int blocks() const { return (elements + kThreads - 1) / kThreads; }

  /// The second launch of the tree variants.
  template <typename Device>
  void addPartials(Device& device) const {
    device.fill(out, 1, T(0));
    device.launchWhole(combinePartials<SumOperation, T>,
                       {dim3(combiningBlocks(device, blocks())), dim3(kCombiningThreads)}, partials, out, blocks());
  }

  /// Sets the result to what `sum(begin, end)` returns for all elements.
  template <typename Sum>
  void onCpu(const Sum& sum) const {
    *out = sum(0, elements);
  }

  const T* x;
  const T* y;
  T* out;
  T* partials;
  int* ticket;
  int elements;
};

template <typename T>
class DotProblem final : public Problem {
 public:
  explicit DotProblem(const Parameters& parameters) : m_elements(parameters.integer("elements")) {
    // Integers, so that every order of additions gives the same sum: x is 1 to 3, and y is limited so that the sum
    // fits.
    constexpr std::int64_t kMostX = 3;
    m_arrays = arraysFrom(
        arrayOf<T>(
            "x", Array::Role::Input, m_elements, 0,
            [](std::int64_t i) { return static_cast<T>((randomElement<std::int32_t>(1, i) + 100) % kMostX + 1); }),
        wholeArray<T>("y", Array::Role::Input, m_elements, 2, mostWhole<T>() / kMostX), outputArray<T>("out", 1),
        outputArray<T>("partials", std::max<std::int64_t>(kMostBlocks, (m_elements + kThreads - 1) / kThreads)),
        outputArray<int>("ticket", 1));
    m_arrays[3].role = m_arrays[4].role = Array::Role::Scratch;
    m_arrays[3].neutral = bytesOf(T(0));
    m_arrays[4].initial.assign(sizeof(int), std::byte{0});
    m_work.bytesRead = static_cast<double>(m_arrays[0].bytes + m_arrays[1].bytes);
    m_work.bytesWritten = sizeof(T);
    m_work.flops = 2.0 * static_cast<double>(m_elements);
  }

  std::optional<Verification> verify(const Outputs& outputs) override {
    const ExactSum expected = outputs.sampled ? sumOf(outputs.owed) : reference();
    return compareValue<T>(outputs, 0, static_cast<double>(expected.sum));
  }

  std::int64_t owedElements() const override { return m_elements; }

  std::vector<Fact> facts(const Outputs& outputs) override {
    if (outputs.sampled) return {};
    return sumFacts(*reinterpret_cast<const T*>(outputs.arrays[0].data()), reference().sum);
  }

 private:
  const ExactSum& reference() {
    if (!m_reference) m_reference = sumOf(nullptr);
    return *m_reference;
  }

  /// The sum of some or all products.
  ExactSum sumOf(const Elements* some) const {
    return exactSum(m_elements, [=, x = valuesOf<T>(m_arrays[0]), y = valuesOf<T>(m_arrays[1])](std::int64_t i) {
      return some == nullptr || some->has(i) ? static_cast<long double>(x[i]) * y[i] : 0;
    });
  }

  std::int64_t m_elements;
  std::optional<ExactSum> m_reference;
};

}  // namespace

Family describe() {
  constexpr LaunchesOf<Run, float, double> launches;
  Family family{
      .id = "dot",
      .title = "Dot product",
      .shows = "A reduction with arithmetic: it reads two vectors and returns one number.",
      .figure = Figure::Bandwidth,
      .figureFormula = "2 x elements x element size / time",
      .parameters = {elementsParameter("Elements of each vector.", 1 << 25), launches.typeParameter()},
      .owes = elementsInARow(),
      .variants = {{.id = "tree",
                    .title = "Shared-memory tree",
                    .idea = "A block multiplies, adds in shared memory, and adds its sum to the result.",
                    .kernel = "dotTree",
                    .launch = launches.kernel([]<typename T>(auto& device, const Run<T>& run) {
                      device.launch(dotTree<T>, {dim3(run.blocks()), dim3(kThreads), kThreads * sizeof(T)}, run.x,
                                    run.y, run.partials, run.elements);
                      run.addPartials(device);
                    })},
                   {.id = "shuffle",
                    .title = "Warp shuffle",
                    .idea = "The tree in registers: lanes exchange their sums.",
                    .kernel = "dotShuffle",
                    .launch = launches.kernel([]<typename T>(auto& device, const Run<T>& run) {
                      device.launch(dotShuffle<T>, {dim3(run.blocks()), dim3(kThreads)}, run.x, run.y, run.partials,
                                    run.elements);
                      run.addPartials(device);
                    })},
                   {.id = "vectorised",
                    .title = "Grid-stride, 16 bytes",
                    .idea = "One launch with only as many blocks as fit the GPU: loads 16 bytes at a time, and the "
                            "last block finishes.",
                    .kernel = "dotVectorised",
                    .lastBlockEnds = true,
                    .launch = launches.kernel([]<typename T>(auto& device, const Run<T>& run) {
                      const int perBlock = kDotThreads * kDotLoads * kWideElements<T>;
                      const int blocks = std::min((run.elements + perBlock - 1) / perBlock,
                                                  std::min(2 * device.multiprocessors(), kMostBlocks));
                      device.launch(dotVectorised<T>, {dim3(blocks), dim3(kDotThreads)}, run.x, run.y, run.partials,
                                    run.ticket, run.out, run.elements);
                    })},
                   {.id = "cublas",
                    .title = "cuBLAS",
                    .idea = "NVIDIA's library.",
                    .launch = launches.gpuOnly(
                        "cuBLAS is a library, not a kernel",
                        [](auto& device, const auto& run) { device.dot(run.x, run.y, run.out, run.elements); })}},
      .problem = problemOf<DotProblem, float, double>(),
      .standalone = {.values = {{"x", "static_cast<T>((randomElement<int>(1, i) + 100) % 3 + 1)"},
                                {"y", "wholeElement<T>(2, i, elements, mostWhole<T>() / 3)"}},
                     .answer = R"(
long double sum = 0;
for (long long k = 0; k < elements; ++k) sum += static_cast<long double>(x[k]) * y[k];
return sum;)"}};
  addCpuSums(family, launches, [](const auto& run, std::int64_t i) { return run.x[i] * run.y[i]; });
  return family;
}

}  // namespace dot
}  // namespace WARPBENCH_TARGET
}  // namespace warpbench
