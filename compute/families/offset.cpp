// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/offset.cuh"

#include "families/baselines.h"
#include "families/family.h"
#include "measure/verification.h"

namespace warpbench {
inline namespace WARPBENCH_TARGET {
namespace {

constexpr int kThreads = 256;
constexpr std::int64_t kLargestOffset = 32;

template <typename T>
std::int64_t elementsOf(std::int64_t mib) {
  return mib * (1 << 20) / static_cast<std::int64_t>(sizeof(T));
}

template <typename T>
struct Run {
  explicit Run(const Arguments& arguments)
      : a(global<T>(arguments, "a")),
        elements(static_cast<int>(elementsOf<T>(arguments.integer("mib")))),
        offset(static_cast<int>(arguments.integer("offset"))) {}

  Global<T> a;
  int elements;
  int offset;
};

template <typename T>
class OffsetProblem final : public Problem {
 public:
  explicit OffsetProblem(const Parameters& parameters)
      : m_elements(elementsOf<T>(parameters.integer("mib"))), m_offset(parameters.integer("offset")) {
    // As long for every offset, so that a sweep compares like with like.
    m_arrays = {randomArray<T>("a", Array::Role::InOut, m_elements + kLargestOffset, 1)};
    m_work.bytesRead = m_work.bytesWritten = static_cast<double>(m_elements) * sizeof(T);
  }

  std::optional<Verification> verify(const Outputs& outputs) override {
    const T* const before = valuesOf<T>(m_arrays[0]);
    const auto expected = [=, this](std::int64_t i) {
      const bool incremented = i >= m_offset && i < m_offset + m_elements;
      return static_cast<double>(static_cast<T>(before[i] + static_cast<T>(incremented)));
    };
    return compareElements<T>(outputs.arrays[0], m_arrays[0], outputs.sampled, 0, expected);
  }

 private:
  std::int64_t m_elements;
  std::int64_t m_offset;
};

}  // namespace

Family offset() {
  constexpr LaunchesOf<Run, float, double, std::int32_t> launches;
  Family family{
      .id = "offset",
      .title = "Offset access",
      .shows = "What misaligned access costs: the same elements, a few further on.",
      .figure = Figure::Bandwidth,
      .figureFormula = "2 x MiB / time",
      .parameters = {{.id = "mib",
                      .title = "Size",
                      .unit = "MiB",
                      .meaning = "Size of the part of the array that is incremented.",
                      .editor = ParameterSpec::Editor::PowersOfTwo,
                      .maximum = 4096,
                      .initial = 256,
                      .initialSimulated = 1},
                     {.id = "offset",
                      .title = "Offset",
                      .unit = "elements",
                      .meaning = "Elements between the start of the array and the first that is incremented.",
                      .editor = ParameterSpec::Editor::Slider,
                      .minimum = 0,
                      .maximum = kLargestOffset,
                      .initial = 0},
                     launches.typeParameter()},
      .variants = {{.id = "increment",
                    .title = "a[i+s] += 1",
                    .idea = "Each warp reads and writes 32 neighbouring elements, s elements after a sector's start.",
                    .launch = launches.kernel([]<typename T>(auto& device, const Run<T>& run) {
                      device.launch(offsetIncrement<T>,
                                    {dim3((run.elements + kThreads - 1) / kThreads), dim3(kThreads)}, run.a,
                                    run.elements, run.offset);
                    })}},
      .problem = problemOf<OffsetProblem, float, double, std::int32_t>()};

  addCpuBaselines(
      family, launches, "The same loop on the CPU.", [](const auto& run) { return run.elements; },
      [](const auto& run, std::int64_t begin, std::int64_t end) {
        for (std::int64_t i = begin; i < end; ++i) run.a[i + run.offset] += 1;
      });
  return family;
}

}  // namespace WARPBENCH_TARGET
}  // namespace warpbench
