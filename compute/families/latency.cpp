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

#include "kernels/latency.cuh"

namespace latency {
namespace {

constexpr int kWarp = 32;
constexpr int kMostWarps = 64;          // that fit on a multiprocessor of the largest GPUs
constexpr int kMostWarpsOfABlock = 32;  // 1024 threads

/// How the warps of a multiprocessor are divided into blocks.
struct Residents {
  explicit Residents(std::int64_t warps)
      : blocks(warps > kMostWarpsOfABlock ? 2 : 1), warpsPerBlock(static_cast<int>(warps + blocks - 1) / blocks) {}

  int blocks;
  int warpsPerBlock;
};

template <typename T>
struct Run {
  explicit Run(const Arguments& arguments)
      : in(global<const T>(arguments, "in")),
        out(global<T>(arguments, "out")),
        elements(static_cast<int>(arguments.integer("elements"))),
        residents(arguments.integer("warps")) {}

  const T* in;
  T* out;
  int elements;
  Residents residents;
};

template <typename T>
class CopyProblem final : public Problem {
 public:
  explicit CopyProblem(const Parameters& parameters) {
    const std::int64_t elements = parameters.integer("elements");
    m_arrays = arraysFrom(randomArray<T>("in", Array::Role::Input, elements, 1), outputArray<T>("out", elements));
    m_work.bytesRead = m_work.bytesWritten = static_cast<double>(elements) * sizeof(T);
  }

  std::optional<Verification> verify(const Outputs& outputs) override {
    const T* const in = valuesOf<T>(m_arrays[0]);
    return compareElements<T>(outputs.arrays[0], m_arrays[1], outputs, 0,
                              [=](std::int64_t i) { return static_cast<double>(in[i]); });
  }
};

/// A variant for a number of loads known at compile time.
template <int loads, typename Launches>
Variant copyRow(const Launches& launches, const std::string& id, const std::string& title, const std::string& idea) {
  return {.id = id,
          .title = title,
          .idea = idea,
          .kernel = "copyWithLoadsInFlight",
          .arithmetic = [](const Parameters& parameters) -> std::vector<Fact> {
            const Residents residents(parameters.integer("warps"));
            const int warps = residents.blocks * residents.warpsPerBlock;
            return {{"launched warps per multiprocessor", std::to_string(warps)},
                    {"bytes in flight per multiprocessor, all warps resident",
                     std::to_string(sizeof(float) * warps * kWarp * loads)}};
          },
          .launch = launches.kernel([](auto& device, const auto& run) {
            device.launch(
                copyWithLoadsInFlight<loads>,
                {dim3(device.multiprocessors() * run.residents.blocks), dim3(run.residents.warpsPerBlock * kWarp)},
                run.in, run.out, run.elements);
          })};
}

}  // namespace

Family describe() {
  constexpr LaunchesOf<Run, float> launches;
  Family family{
      .id = "latency",
      .title = "Latency hiding",
      .shows = "Shows how many loads must be in flight to keep memory busy.",
      .figure = Figure::Bandwidth,
      .figureFormula = "2 x elements x 4 bytes / time",
      .parameters =
          {elementsParameter("Elements to copy.", 1 << 26),
           {.id = "warps",
            .title = "Warps per multiprocessor",
            .unit = "warps",
            .meaning = "One block with this many warps on each multiprocessor; above 32, two blocks with half as many.",
            .role = ParameterSpec::Role::Tuning,
            .editor = ParameterSpec::Editor::Slider,
            .maximum = kMostWarps,
            .initial = 16}},
      .owes = gridStride(),
      .variants = {copyRow<1>(launches, "one-load", "One load in flight",
                              "Each thread waits for every element: only other warps hide the latency."),
                   copyRow<2>(launches, "two-loads", "Two loads in flight",
                              "Each thread requests two elements before it waits."),
                   copyRow<4>(launches, "four-loads", "Four loads in flight",
                              "Each thread requests four elements before it waits."),
                   copyRow<8>(launches, "eight-loads", "Eight loads in flight",
                              "Each thread requests eight elements before it waits: few warps are enough."),
                   {.id = "memcpy",
                    .title = "cudaMemcpy",
                    .idea = "The library's device-to-device copy: the practical ceiling.",
                    .launch = launches.gpuOnly("cudaMemcpy is a library call, not a kernel",
                                               [](auto& device, const auto& run) {
                                                 device.copy(run.in, run.out, std::int64_t{run.elements});
                                               })}},
      .problem = problemOf<CopyProblem, float>(),
      .standalone = {.answer = "return in[i];"}};

  addCpuBaselines(
      family, launches, "A loop over the elements.", [](const auto& run) { return run.elements; },
      [](const auto& run, std::int64_t begin, std::int64_t end) {
        for (std::int64_t i = begin; i < end; ++i) run.out[i] = run.in[i];
      });
  return family;
}

}  // namespace latency
}  // namespace WARPBENCH_TARGET
}  // namespace warpbench
