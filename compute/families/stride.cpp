// SPDX-License-Identifier: GPL-3.0-or-later

#include "families/shared/increment.h"
#include "families/shared/kernel_words.h"
#include "families/shared/launches.h"

namespace warpbench {
inline namespace WARPBENCH_TARGET {

#include "kernels/stride.cuh"

namespace stride {

// The array is as many times as large as the stride: up to 8 GiB.
constexpr std::int64_t kMostMib = 256;

struct StridedAccess {
  static constexpr const char* kStep = "stride";
  static constexpr std::int64_t kLargest = 32;

  static std::int64_t arrayElements(std::int64_t elements, std::int64_t stride) {
    return place(elements - 1, stride) + 1;
  }
  static std::int64_t place(std::int64_t i, std::int64_t stride) { return i * stride; }
  static bool isPlace(std::int64_t at, std::int64_t elements, std::int64_t stride) {
    return at % stride == 0 && at / stride < elements;
  }
};

namespace {

template <typename T>
using Run = IncrementRun<StridedAccess, T>;
template <typename T>
using StrideProblem = IncrementProblem<StridedAccess, T>;

}  // namespace

Family describe() {
  constexpr LaunchesOf<Run, float, double, std::int32_t> launches;
  Family family{
      .id = "stride",
      .title = "Strided access",
      .shows = "What gaps between elements cost: memory moves whole sectors, used or not.",
      .figure = Figure::Bandwidth,
      .figureFormula = "2 x MiB / time, of the elements that are used",
      .parameters =
          {{.id = "mib",
            .title = "Size",
            .unit = "MiB",
            .meaning = "Size of the elements that are incremented; the array is as many times as large as the stride.",
            .role = ParameterSpec::Role::Mebibytes,
            .editor = ParameterSpec::Editor::PowersOfTwo,
            .maximum = kMostMib,
            .initial = 32,
            .initialSimulated = 1},
           {.id = "stride",
            .title = "Stride",
            .unit = "elements",
            .meaning = "Elements from one that is incremented to the next.",
            .editor = ParameterSpec::Editor::Slider,
            .maximum = StridedAccess::kLargest,
            .initial = 1},
           launches.typeParameter()},
      .owes = incrementedBy<StridedAccess>(),
      .variants = {{.id = "increment",
                    .title = "a[i*s] += 1",
                    .idea = "Each warp reads and writes 32 elements that lie s apart, in up to 32 sectors.",
                    .kernel = "strideIncrement",
                    .launch = launches.kernel(
                        []<typename T>(auto& device, const Run<T>& run) { run.launch(device, strideIncrement<T>); })}},
      .problem = problemOf<StrideProblem, float, double, std::int32_t>(),
      .standalone = {.constants = "const long long elements = mib * (1 << 20) / sizeof(T);",
                     .answer = "return static_cast<T>(a[i] + T(i % stride == 0 && i / stride < elements));"},
      .presets = {{.id = "course",
                   .title = "The course's values",
                   .source = "The course's own loop, over strides 1 to 32: course \"GPU programming in CUDA\", day 2",
                   .parameters = {},
                   .sweep = "stride=1:32"},
                  {.id = "report",
                   .title = "The report's values",
                   .source = "Bandwidths of 2^23 threads, elements of 4 bytes: the report on an H200 of 2026-11-20",
                   .parameters = {"mib=32"},
                   .sweep = "stride=1,2,4,8,16,32"}}};

  addIncrementBaselines<StridedAccess>(family, launches);
  return family;
}

}  // namespace stride
}  // namespace WARPBENCH_TARGET
}  // namespace warpbench
