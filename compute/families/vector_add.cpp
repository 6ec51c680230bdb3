// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalogue/family.h"
#include "families/shared/baselines.h"
#include "families/shared/kernel_words.h"
#include "families/shared/launches.h"
#include "families/shared/owes.h"
#include "families/shared/parameters.h"
#include "measure/verification.h"

namespace warpbench {
inline namespace WARPBENCH_TARGET {

#include "kernels/vector_add.cuh"

namespace vector_add {
namespace {

constexpr int kBlocksPerMultiprocessor = 8;

template <typename T>
struct Run {
  explicit Run(const Arguments& arguments)
      : a(global<const T>(arguments, "a")),
        b(global<const T>(arguments, "b")),
        c(global<T>(arguments, "c")),
        elements(static_cast<int>(arguments.integer("elements"))),
        block(static_cast<int>(arguments.integer("block"))) {}

  /// The blocks for one thread per item.
  dim3 blocks(int count) const { return dim3(std::max(1, (count + block - 1) / block)); }

  /// Copies all of a, then half of b over half of that: 3 x elements moved in total, half read and half written.
  template <typename Device>
  void copyAsMuch(Device& device) const {
    device.copy(a, c, elements);
    device.copy(b, c, elements / 2);
  }

  const T* a;
  const T* b;
  T* c;
  int elements;
  int block;
};

/// One vector per thread; the first threads take the elements after the last whole vector.
void vectorsAndRest(const Parameters& parameters, const GridBlock& block, Elements& elements) {
  const std::int64_t wide = isFp64(parameters) ? kWideElements<double> : kWideElements<float>;
  const std::int64_t rest = elements.count() / wide * wide;
  const std::int64_t first = block.x * block.threads;
  elements.add(first * wide, std::min(rest, (first + block.threads) * wide));
  elements.add(rest + first, rest + first + block.threads);
}

template <typename T>
class VectorAddProblem final : public Problem {
 public:
  explicit VectorAddProblem(const Parameters& parameters) : m_elements(parameters.integer("elements")) {
    m_arrays = arraysFrom(randomArray<T>("a", Array::Role::Input, m_elements, 1),
                          randomArray<T>("b", Array::Role::Input, m_elements, 2), outputArray<T>("c", m_elements));
    m_work.bytesRead = static_cast<double>(2 * m_arrays[2].bytes);
    m_work.bytesWritten = static_cast<double>(m_arrays[2].bytes);
    m_work.flops = static_cast<double>(m_elements);
  }

  std::optional<Verification> verify(const Outputs& outputs) override {
    const T* const a = valuesOf<T>(m_arrays[0]);
    const T* const b = valuesOf<T>(m_arrays[1]);
    const std::int64_t half = m_elements / 2;
    if (outputs.computes == "copy")
      return compareElements<T>(outputs.arrays[0], m_arrays[2], outputs, 0,
                                [=](std::int64_t i) { return static_cast<double>(i < half ? b[i] : a[i]); });
    return compareElements<T>(outputs.arrays[0], m_arrays[2], outputs, 0,
                              [=](std::int64_t i) { return static_cast<double>(static_cast<T>(a[i] + b[i])); });
  }

 private:
  std::int64_t m_elements;
};

}  // namespace

Family describe() {
  constexpr LaunchesOf<Run, float, double, std::int32_t> launches;
  Family family{
      .id = "vector-add",
      .title = "Vector addition",
      .shows = "A first kernel: one thread per element, and how wide an access should be.",
      .figure = Figure::Bandwidth,
      .figureFormula = "3 x elements x element size / time",
      .parameters = {elementsParameter("Elements of each vector.", 1 << 26),
                     {.id = "block",
                      .title = "Threads per block",
                      .meaning = "Threads of a block.",
                      .role = ParameterSpec::Role::Tuning,
                      .editor = ParameterSpec::Editor::Number,
                      .maximum = 1024,
                      .initial = 256},
                     launches.typeParameter()},
      .owes = elementsInARow(),
      .variants =
          {{.id = "naive",
            .title = "One thread per element",
            .idea = "Each thread adds one pair, so a warp accesses neighbouring elements.",
            .kernel = "vectorAdd",
            .launch = launches.kernel([]<typename T>(auto& device, const Run<T>& run) {
              device.launch(vectorAdd<T>, {run.blocks(run.elements), dim3(run.block)}, run.a, run.b, run.c,
                            run.elements);
            })},
           {.id = "grid-stride",
            .title = "Grid-stride",
            .idea = "A fixed number of threads loops over the vectors with the stride of the grid.",
            .kernel = "vectorAddGridStride",
            .owes = gridStride(),
            .launch = launches.kernel([]<typename T>(auto& device, const Run<T>& run) {
              const int most = kBlocksPerMultiprocessor * device.multiprocessors();
              const dim3 blocks(std::min<unsigned>(run.blocks(run.elements).x, static_cast<unsigned>(most)));
              device.launch(vectorAddGridStride<T>, {blocks, dim3(run.block)}, run.a, run.b, run.c, run.elements);
            })},
           {.id = "vectorised",
            .title = "16 bytes per access",
            .idea = "Each thread moves 16 bytes at a time: a quarter of the instructions for the same bytes.",
            .kernel = "vectorAddVectorised",
            .owes = vectorsAndRest,
            .launch = launches.kernel([]<typename T>(auto& device, const Run<T>& run) {
              const int threads = std::max(run.elements / kWideElements<T>, kWideElements<T>);
              device.launch(vectorAddVectorised<T>, {run.blocks(threads), dim3(run.block)}, run.a, run.b, run.c,
                            run.elements);
            })},
           {.id = "memcpy",
            .title = "cudaMemcpy",
            .idea = "The library copies as many bytes as the addition moves: all of a and half of b.",
            .computes = "copy",
            .launch = launches.gpuOnly("cudaMemcpy is a library call, not a kernel",
                                       [](auto& device, const auto& run) { run.copyAsMuch(device); })}},
      .problem = problemOf<VectorAddProblem, float, double, std::int32_t>(),
      .standalone = {.answer = "return static_cast<T>(a[i] + b[i]);"}};

  addCpuBaselines(
      family, launches, "The same loop on the CPU.", [](const auto& run) { return run.elements; },
      [](const auto& run, std::int64_t begin, std::int64_t end) {
        for (std::int64_t i = begin; i < end; ++i) run.c[i] = run.a[i] + run.b[i];
      });
  return family;
}

}  // namespace vector_add
}  // namespace WARPBENCH_TARGET
}  // namespace warpbench
