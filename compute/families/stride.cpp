// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/stride.cuh"

#include "families/baselines.h"
#include "families/family.h"
#include "measure/verification.h"

namespace warpbench {
inline namespace WARPBENCH_TARGET {
namespace {

constexpr int kThreads = 256;
constexpr std::int64_t kLargestStride = 32;
// The array is kLargestStride times as large: 8 GiB.
constexpr std::int64_t kMostMib = 256;

template <typename T>
std::int64_t elementsOf(std::int64_t mib) {
  return mib * (1 << 20) / static_cast<std::int64_t>(sizeof(T));
}

template <typename T>
struct Run {
  explicit Run(const Arguments& arguments)
      : a(global<T>(arguments, "a")),
        elements(static_cast<int>(elementsOf<T>(arguments.integer("mib")))),
        stride(static_cast<int>(arguments.integer("stride"))) {}

  Global<T> a;
  int elements;
  int stride;
};

template <typename T>
class StrideProblem final : public Problem {
 public:
  explicit StrideProblem(const Parameters& parameters)
      : m_elements(elementsOf<T>(parameters.integer("mib"))), m_stride(parameters.integer("stride")) {
    // As long for every stride, so that a sweep compares like with like.
    m_arrays = {randomArray<T>("a", Array::Role::InOut, m_elements * kLargestStride, 1)};
    m_work.bytesRead = m_work.bytesWritten = static_cast<double>(m_elements) * sizeof(T);
  }

  std::optional<Verification> verify(const Outputs& outputs) override {
    const T* const before = valuesOf<T>(m_arrays[0]);
    const auto expected = [=, this](std::int64_t i) {
      const bool incremented = i % m_stride == 0 && i / m_stride < m_elements;
      return static_cast<double>(static_cast<T>(before[i] + static_cast<T>(incremented)));
    };
    return compareElements<T>(outputs.arrays[0], m_arrays[0], outputs.sampled, 0, expected);
  }

 private:
  std::int64_t m_elements;
  std::int64_t m_stride;
};

}  // namespace

Family stride() {
  constexpr LaunchesOf<Run, float, double, std::int32_t> launches;
  Family family{.id = "stride",
                .title = "Strided access",
                .shows = "What gaps between elements cost: memory moves whole sectors, used or not.",
                .figure = Figure::Bandwidth,
                .figureFormula = "2 x MiB / time, of the elements that are used",
                .parameters = {{.id = "mib",
                                .title = "Size",
                                .unit = "MiB",
                                .meaning = "Size of the elements that are incremented; the array is 32 times as large.",
                                .editor = ParameterSpec::Editor::PowersOfTwo,
                                .maximum = kMostMib,
                                .initial = 32,
                                .initialSimulated = 1},
                               {.id = "stride",
                                .title = "Stride",
                                .unit = "elements",
                                .meaning = "Elements from one that is incremented to the next.",
                                .editor = ParameterSpec::Editor::Slider,
                                .maximum = kLargestStride,
                                .initial = 1},
                               launches.typeParameter()},
                .variants = {{.id = "increment",
                              .title = "a[i*s] += 1",
                              .idea = "Each warp reads and writes 32 elements that lie s apart, in up to 32 sectors.",
                              .launch = launches.kernel([]<typename T>(auto& device, const Run<T>& run) {
                                device.launch(strideIncrement<T>,
                                              {dim3((run.elements + kThreads - 1) / kThreads), dim3(kThreads)}, run.a,
                                              run.elements, run.stride);
                              })}},
                .problem = problemOf<StrideProblem, float, double, std::int32_t>()};

  addCpuBaselines(
      family, launches, "The same loop on the CPU.", [](const auto& run) { return run.elements; },
      [](const auto& run, std::int64_t begin, std::int64_t end) {
        for (std::int64_t i = begin; i < end; ++i) run.a[i * run.stride] += 1;
      });
  return family;
}

}  // namespace WARPBENCH_TARGET
}  // namespace warpbench
