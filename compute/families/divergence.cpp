// SPDX-License-Identifier: GPL-3.0-or-later

#include <array>
#include <cmath>
#include <limits>

#include "catalogue/family.h"
#include "core/text/text.h"
#include "families/shared/baselines.h"
#include "families/shared/kernel_words.h"
#include "families/shared/launches.h"
#include "families/shared/owes.h"
#include "families/shared/parameters.h"
#include "measure/verification.h"

namespace warpbench {
inline namespace WARPBENCH_TARGET {

#include "kernels/divergence.cuh"

namespace divergence {
namespace {

constexpr int kThreads = 256;
constexpr int kWarp = 32;

template <typename T>
struct Run {
  explicit Run(const Arguments& arguments)
      : in(global<const T>(arguments, "in")),
        factors(global<const T>(arguments, "factors")),
        out(global<T>(arguments, "out")),
        elements(static_cast<int>(arguments.integer("elements"))),
        work(static_cast<int>(arguments.integer("work"))),
        group(static_cast<int>(arguments.integer("group"))) {}

  dim3 blocks() const { return dim3((elements + kThreads - 1) / kThreads); }

  const T* in;
  const T* factors;
  T* out;
  int elements;
  int work;
  int group;
};

template <typename T>
class DivergenceProblem final : public Problem {
 public:
  explicit DivergenceProblem(const Parameters& parameters)
      : m_steps(parameters.integer("work")), m_group(parameters.integer("group")) {
    const std::int64_t elements = parameters.integer("elements");
    m_arrays = arraysFrom(randomArray<T>("in", Array::Role::Input, elements, 1),
                          randomArray<T>("factors", Array::Role::Input, m_steps, 2), outputArray<T>("out", elements));
    m_work.bytesRead = m_work.bytesWritten = static_cast<double>(elements) * sizeof(T);
    m_work.flops = 2.0 * static_cast<double>(elements * m_steps);
  }

  std::optional<Verification> verify(const Outputs& outputs) override {
    // Each path is x -> slope x + shift. Computes a running error bound: each step rounds at most twice, and |in| <= 1.
    const T* const factors = valuesOf<T>(m_arrays[1]);
    double halves = 0;
    double squares = 0;
    double sign = 1;
    double halvesBound = 1;
    double squaresBound = 1;
    double roundings = 0;
    for (std::int64_t k = 0; k < m_steps; ++k) {
      const double factor = factors[k];
      halves += 0.5 * factor;
      squares = factor * factor - squares;
      sign = -sign;
      halvesBound += std::abs(0.5 * factor);
      squaresBound += factor * factor;
      roundings += 2 * std::max(halvesBound, squaresBound);
    }
    const double tolerance = roundings * (std::numeric_limits<T>::epsilon() / 2);

    const T* const in = valuesOf<T>(m_arrays[0]);
    const std::int64_t group = outputs.computes == "by warp" ? kWarp : m_group;
    const auto expected = [=](std::int64_t i) {
      return i % kThreads / group % 2 == 0 ? in[i] + halves : sign * in[i] + squares;
    };
    return compareElements<T>(outputs.arrays[0], m_arrays[2], outputs, tolerance, expected);
  }

 private:
  std::int64_t m_steps;
  std::int64_t m_group;
};

/// The mean number of paths that the warps of a full block execute, and the mean number of active lanes on them.
std::vector<Fact> pathsFor(std::int64_t group) {
  int paths = 0;
  for (int first = 0; first < kThreads; first += kWarp) {
    std::array<bool, 2> taken{};
    for (int thread = first; thread < first + kWarp; ++thread) taken[thread / group % 2] = true;
    paths += taken[0] + taken[1];
  }
  const double mean = static_cast<double>(paths) * kWarp / kThreads;
  return {{"paths per warp", numberText(mean)}, {"active lanes on a path", numberText(kWarp / mean)}};
}

}  // namespace

Family describe() {
  constexpr LaunchesOf<Run, float> launches;
  Family family{
      .id = "divergence",
      .title = "Warp divergence",
      .shows = "Shows what a branch that splits a warp costs: both paths run, one after the other.",
      .figure = Figure::Gflops,
      .figureFormula = "2 x elements x work / time",
      .parameters = {elementsParameter("Elements, one per thread.", 1 << 23, 1 << 16),
                     {.id = "work",
                      .title = "Work",
                      .unit = "steps",
                      .meaning = "Steps on either path; each is one load and two flops.",
                      .role = ParameterSpec::Role::Repeats,
                      .editor = ParameterSpec::Editor::PowersOfTwo,
                      .maximum = 4096,
                      .initial = 128},
                     {.id = "group",
                      .title = "Lanes that branch together",
                      .unit = "lanes",
                      .meaning = "Neighbouring threads that take the same path; from 32 on, no warp splits.",
                      .editor = ParameterSpec::Editor::Slider,
                      .maximum = kWarp,
                      .initial = 1}},
      .owes = elementsInARow(),
      .variants = {{.id = "by-lane",
                    .title = "Branch by lane",
                    .idea = "Groups of lanes take different paths: the warp runs both, with some lanes idle on each.",
                    .kernel = "branchByLane",
                    .arithmetic = [](const Parameters& parameters) { return pathsFor(parameters.integer("group")); },
                    .launch = launches.kernel([](auto& device, const auto& run) {
                      device.launch(branchByLane, {run.blocks(), dim3(kThreads)}, run.in, run.factors, run.out,
                                    run.elements, run.work, run.group);
                    })},
                   {.id = "by-warp",
                    .title = "Branch by warp",
                    .idea = "Every other warp takes the other path: the same work with all lanes active.",
                    .kernel = "branchByWarp",
                    .computes = "by warp",
                    .arithmetic = [](const Parameters&) { return pathsFor(kWarp); },
                    .launch = launches.kernel([](auto& device, const auto& run) {
                      device.launch(branchByWarp, {run.blocks(), dim3(kThreads)}, run.in, run.factors, run.out,
                                    run.elements, run.work);
                    })}},
      .problem = problemOf<DivergenceProblem, float>(),
      .standalone = {.answer = R"(
const bool halves = i % 256 / (computes == "by warp" ? 32 : group) % 2 == 0;
double value = in[i], bound = 1, roundings = 0;
for (long long k = 0; k < work; ++k) {
  const double factor = factors[k];
  value = halves ? value + 0.5 * factor : factor * factor - value;
  bound += halves ? std::abs(0.5 * factor) : factor * factor;
  roundings += 2 * bound;
}
return Expected(value, roundings * std::numeric_limits<T>::epsilon() / 2);)"}};

  addCpuBaselines(
      family, launches, "The same branches, which a CPU predicts.", [](const auto& run) { return run.elements; },
      [](const auto& run, std::int64_t begin, std::int64_t end) {
        for (std::int64_t i = begin; i < end; ++i)
          run.out[i] = i % kThreads / run.group % 2 == 0 ? pathOfHalves(run.in[i], run.factors, run.work)
                                                         : pathOfSquares(run.in[i], run.factors, run.work);
      });
  return family;
}

}  // namespace divergence
}  // namespace WARPBENCH_TARGET
}  // namespace warpbench
