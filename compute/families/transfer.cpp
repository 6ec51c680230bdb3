// SPDX-License-Identifier: GPL-3.0-or-later

#include <algorithm>

#include "catalogue/family.h"
#include "catalogue/host_pages.h"
#include "families/shared/baselines.h"
#include "families/shared/kernel_words.h"
#include "families/shared/launches.h"
#include "families/shared/owes.h"
#include "measure/verification.h"

namespace warpbench {
inline namespace WARPBENCH_TARGET {

#include "kernels/transfer.cuh"

namespace transfer {
namespace {

template <typename T>
struct Run {
  explicit Run(const Arguments& arguments)
      : in(global<const T>(arguments, "in")),
        out(global<T>(arguments, "out")),
        elements((arguments.integer("mib") << 20) / static_cast<std::int64_t>(sizeof(T))) {}

  const T* in;
  T* out;
  std::int64_t elements;
};

template <typename T>
class TransferProblem final : public Problem {
 public:
  explicit TransferProblem(const Parameters& parameters) {
    const std::int64_t elements = (parameters.integer("mib") << 20) / static_cast<std::int64_t>(sizeof(T));
    m_arrays = arraysFrom(randomArray<T>("in", Array::Role::Input, elements, 1), outputArray<T>("out", elements));
    // The bytes that cross the bus, counted once. Other families count reads and writes of one memory.
    m_work.bytesRead = static_cast<double>(m_arrays[0].bytes);
  }

  std::optional<Verification> verify(const Outputs& outputs) override {
    const T* const in = valuesOf<T>(m_arrays[0]);
    return compareElements<T>(outputs.arrays[0], m_arrays[1], outputs, 0,
                              [=](std::int64_t i) { return static_cast<double>(in[i]); });
  }
};

}  // namespace

Family describe() {
  constexpr LaunchesOf<Run, float> launches;
  const std::string noBus = "the simulator has no bus between host and GPU";
  Family family{
      .id = "transfer",
      .title = "Host transfers",
      .shows = "Shows what transfers between host and GPU cost: often more than the kernel itself.",
      .figure = Figure::Bandwidth,
      .figureFormula = "MiB / time, each byte counted once",
      .onChip = true,  // the GPU's memory bandwidth does not limit it
      .parameters = {{.id = "mib",
                      .title = "Size",
                      .unit = "MiB",
                      .meaning = "Size of the array to copy.",
                      .role = ParameterSpec::Role::Mebibytes,
                      .editor = ParameterSpec::Editor::PowersOfTwo,
                      .maximum = 1024,
                      .initial = 64,
                      .initialSimulated = 1}},
      .owes = elementsInARow(),
      .variants = {{.id = "to-device-pageable",
                    .title = "To the GPU, pageable",
                    .idea = "From memory allocated by malloc: the driver copies it through its own locked pages.",
                    .launch = launches.gpuOnly(noBus,
                                               [](auto& device, const auto& run) {
                                                 device.copyToDevice(run.in, run.out, run.elements,
                                                                     HostPages::Pageable);
                                               })},
                   {.id = "to-device-pinned",
                    .title = "To the GPU, page-locked",
                    .idea = "From page-locked memory: the GPU reads it directly, and the CPU stays free.",
                    .launch = launches.gpuOnly(noBus,
                                               [](auto& device, const auto& run) {
                                                 device.copyToDevice(run.in, run.out, run.elements, HostPages::Locked);
                                               })},
                   {.id = "to-host-pageable",
                    .title = "To the host, pageable",
                    .idea = "Copies the results back into memory allocated by malloc.",
                    .launch = launches.gpuOnly(noBus,
                                               [](auto& device, const auto& run) {
                                                 device.copyToHost(run.in, run.out, run.elements, HostPages::Pageable);
                                               })},
                   {.id = "to-host-pinned",
                    .title = "To the host, page-locked",
                    .idea = "Copies the results back into page-locked memory.",
                    .launch = launches.gpuOnly(noBus,
                                               [](auto& device, const auto& run) {
                                                 device.copyToHost(run.in, run.out, run.elements, HostPages::Locked);
                                               })},
                   {.id = "within-device",
                    .title = "Within the GPU, by a kernel",
                    .idea = "Copies the same elements within GPU memory: shows what keeping data there saves.",
                    .kernel = "transferWithin",
                    .launch = launches.kernel([]<typename T>(auto& device, const Run<T>& run) {
                      constexpr int kThreads = 256;
                      const auto elements = static_cast<int>(run.elements);
                      device.launch(transferWithin<T>, {dim3((elements + kThreads - 1) / kThreads), dim3(kThreads)},
                                    run.in, run.out, elements);
                    })}},
      .problem = problemOf<TransferProblem, float>(),
      .standalone = {.answer = "return in[i];"}};

  addCpuBaselines(
      family, launches, "A copy within host memory: no transfer to a GPU is faster.",
      [](const auto& run) { return run.elements; },
      [](const auto& run, std::int64_t begin, std::int64_t end) {
        std::copy(run.in + begin, run.in + end, run.out + begin);
      });
  return family;
}

}  // namespace transfer
}  // namespace WARPBENCH_TARGET
}  // namespace warpbench
