// SPDX-License-Identifier: GPL-3.0-or-later

#include "families/shared/increment.h"
#include "families/shared/kernel_words.h"
#include "families/shared/launches.h"

namespace warpbench {
inline namespace WARPBENCH_TARGET {

#include "kernels/offset.cuh"

namespace offset {

struct OffsetAccess {
  static constexpr const char* kStep = "offset";
  static constexpr std::int64_t kLargest = 32;

  static std::int64_t arrayElements(std::int64_t elements, std::int64_t offset) { return elements + offset; }
  static std::int64_t place(std::int64_t i, std::int64_t offset) { return i + offset; }
  static bool isPlace(std::int64_t at, std::int64_t elements, std::int64_t offset) {
    return at >= offset && at < offset + elements;
  }
};

namespace {

template <typename T>
using Run = IncrementRun<OffsetAccess, T>;
template <typename T>
using OffsetProblem = IncrementProblem<OffsetAccess, T>;

}  // namespace

Family describe() {
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
                      .role = ParameterSpec::Role::Mebibytes,
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
                      .maximum = OffsetAccess::kLargest,
                      .initial = 0},
                     launches.typeParameter()},
      .owes = incrementedBy<OffsetAccess>(),
      .variants = {{.id = "increment",
                    .title = "a[i+s] += 1",
                    .idea = "Each warp reads and writes 32 neighbouring elements, s elements after a sector's start.",
                    .kernel = "offsetIncrement",
                    .launch = launches.kernel(
                        []<typename T>(auto& device, const Run<T>& run) { run.launch(device, offsetIncrement<T>); })}},
      .problem = problemOf<OffsetProblem, float, double, std::int32_t>(),
      .standalone = {.constants = "const long long elements = mib * (1 << 20) / sizeof(T);",
                     .answer = "return static_cast<T>(a[i] + T(i >= offset && i < offset + elements));"},
      .presets = {{.id = "course",
                   .title = "The course's values",
                   .source = "The course's own loop, over offsets 0 to 32: course \"GPU programming in CUDA\", day 2",
                   .parameters = {},
                   .sweep = "offset=0:32"},
                  {.id = "report",
                   .title = "The report's values",
                   .source = "Bandwidths of 2^26 elements of 4 bytes: the report on an H200 of 2026-11-20",
                   .parameters = {"mib=256"},
                   .sweep = "offset=0,1,8,16,32"}}};

  addIncrementBaselines<OffsetAccess>(family, launches);
  return family;
}

}  // namespace offset
}  // namespace WARPBENCH_TARGET
}  // namespace warpbench
