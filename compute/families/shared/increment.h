// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalogue/family.h"
#include "families/shared/baselines.h"
#include "families/shared/kernel_words.h"
#include "families/shared/launches.h"
#include "families/shared/owes.h"
#include "measure/verification.h"

/// What the sweeps of offset and of stride have in common: elements of an array are incremented in place. `Access` says
/// which: element `place(i, step)` for each i below the number of elements, with what the sweep's parameter `kStep`
/// says as the step; and `isPlace(at, elements, step)` says whether an element is one of them.
/// `arrayElements(elements, step)` is the length of the array, which ends with the last of them.
namespace warpbench {
inline namespace WARPBENCH_TARGET {

/// Elements of so many MiB.
template <typename T>
std::int64_t elementsOf(std::int64_t mib) {
  return mib * (1 << 20) / static_cast<std::int64_t>(sizeof(T));
}

template <typename Access, typename T>
struct IncrementRun {
  explicit IncrementRun(const Arguments& arguments)
      : a(global<T>(arguments, "a")),
        elements(static_cast<int>(elementsOf<T>(arguments.integer("mib")))),
        step(static_cast<int>(arguments.integer(Access::kStep))) {}

  /// Launches a kernel of one thread an element.
  template <typename Device, typename Kernel>
  void launch(Device& device, Kernel kernel) const {
    constexpr int kThreads = 256;
    device.launch(kernel, {dim3((elements + kThreads - 1) / kThreads), dim3(kThreads)}, a, elements, step);
  }

  T* a;
  int elements;
  int step;
};

template <typename Access, typename T>
class IncrementProblem final : public Problem {
 public:
  explicit IncrementProblem(const Parameters& parameters)
      : m_elements(elementsOf<T>(parameters.integer("mib"))), m_step(parameters.integer(Access::kStep)) {
    m_arrays = arraysFrom(randomArray<T>("a", Array::Role::InOut, Access::arrayElements(m_elements, m_step), 1));
    m_work.bytesRead = m_work.bytesWritten = static_cast<double>(m_elements) * sizeof(T);
  }

  std::optional<Verification> verify(const Outputs& outputs) override {
    const T* const before = valuesOf<T>(m_arrays[0]);
    const auto expected = [=, this](std::int64_t at) {
      const bool incremented = Access::isPlace(at, m_elements, m_step);
      return static_cast<double>(static_cast<T>(before[at] + static_cast<T>(incremented)));
    };
    return compareElements<T>(outputs.arrays[0], m_arrays[0], outputs, 0, expected);
  }

 private:
  std::int64_t m_elements;
  std::int64_t m_step;
};

/// A thread its element.
template <typename Access>
Owes incrementedBy() {
  return [](const Parameters& parameters, const GridBlock& block, Elements& elements) {
    const std::int64_t mib = parameters.integer("mib");
    const std::int64_t step = parameters.integer(Access::kStep);
    const std::int64_t count = isFp64(parameters) ? elementsOf<double>(mib) : elementsOf<float>(mib);
    for (std::int64_t i = block.x * block.threads; i < std::min(count, (block.x + 1) * block.threads); ++i)
      elements.add(Access::place(i, step), Access::place(i, step) + 1);
  };
}

/// Adds the same loop on the CPU.
template <typename Access, typename Launches>
void addIncrementBaselines(Family& family, const Launches& launches) {
  addCpuBaselines(
      family, launches, "The same loop on the CPU.", [](const auto& run) { return run.elements; },
      [](const auto& run, std::int64_t begin, std::int64_t end) {
        for (std::int64_t i = begin; i < end; ++i) run.a[Access::place(i, run.step)] += 1;
      });
}

}  // namespace WARPBENCH_TARGET
}  // namespace warpbench
