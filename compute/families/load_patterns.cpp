// SPDX-License-Identifier: GPL-3.0-or-later

#include <algorithm>
#include <bit>
#include <cmath>
#include <set>

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

#include "kernels/load_patterns.cuh"

namespace load_patterns {
namespace {

constexpr int kThreads = 256;
constexpr int kWarp = 32;

/// The array has 2^bits + kWarp elements.
int bitsFor(std::int64_t elements) { return std::bit_width(std::bit_ceil(static_cast<std::uint64_t>(elements))) - 1; }

/// Calls `use.template operator()<pattern>()`.
template <typename Use>
void withPattern(std::string_view name, const Use& use) {
  if (name == "aligned") use.template operator()<LoadPattern::Aligned>();
  if (name == "permuted") use.template operator()<LoadPattern::Permuted>();
  if (name == "misaligned") use.template operator()<LoadPattern::Misaligned>();
  if (name == "same-word") use.template operator()<LoadPattern::SameWord>();
  if (name == "scattered") use.template operator()<LoadPattern::Scattered>();
}

template <typename T>
struct Run {
  explicit Run(const Arguments& arguments)
      : in(global<const T>(arguments, "in")),
        out(global<T>(arguments, "out")),
        elements(static_cast<int>(arguments.integer("elements"))),
        bits(bitsFor(elements)),
        pattern(arguments.text("pattern")) {}

  dim3 blocks() const { return dim3((elements + kThreads - 1) / kThreads); }

  const T* in;
  T* out;
  int elements;
  int bits;
  std::string pattern;
};

template <typename T>
class LoadPatternsProblem final : public Problem {
 public:
  explicit LoadPatternsProblem(const Parameters& parameters)
      : m_bits(bitsFor(parameters.integer("elements"))), m_pattern(parameters.text("pattern")) {
    const std::int64_t elements = parameters.integer("elements");
    m_arrays = arraysFrom(randomArray<T>("in", Array::Role::Input, (std::int64_t{1} << m_bits) + kWarp, 1),
                          outputArray<T>("out", elements));
    const std::int64_t read = m_pattern == "same-word" ? (elements + kWarp - 1) / kWarp : elements;
    m_work.bytesRead = static_cast<double>(read) * sizeof(T);
    m_work.bytesWritten = static_cast<double>(elements) * sizeof(T);
  }

  std::optional<Verification> verify(const Outputs& outputs) override {
    const T* const in = valuesOf<T>(m_arrays[0]);
    Verification verification;
    withPattern(m_pattern, [&]<LoadPattern pattern>() {
      const auto expected = [=, this](std::int64_t i) {
        return static_cast<double>(in[loadIndex<pattern>(static_cast<int>(i), m_bits)]);
      };
      verification = compareElements<T>(outputs.arrays[0], m_arrays[1], outputs, 0, expected);
    });
    return verification;
  }

 private:
  int m_bits;
  std::string m_pattern;
};

/// The requested bytes / the bytes transferred in units of `unit` bytes, for the first 1024 warps. A word that several
/// lanes of a warp request counts once.
double busUtilisation(const Parameters& parameters, int unit) {
  constexpr std::int64_t kMostThreads = 1024 * kWarp;
  const std::int64_t elements = parameters.integer("elements");
  const int bits = bitsFor(elements);
  double words = 0;
  double units = 0;
  withPattern(parameters.text("pattern"), [&]<LoadPattern pattern>() {
    for (std::int64_t first = 0; first < std::min(elements, kMostThreads); first += kWarp) {
      std::set<int> ofWarp;
      std::set<int> moved;
      for (std::int64_t i = first; i < std::min(elements, first + kWarp); ++i) {
        const int index = loadIndex<pattern>(static_cast<int>(i), bits);
        ofWarp.insert(index);
        moved.insert(index / (unit / static_cast<int>(sizeof(float))));
      }
      words += static_cast<double>(ofWarp.size());
      units += static_cast<double>(moved.size());
    }
  });
  return words * sizeof(float) / (units * unit);
}

Arithmetic utilisation(const std::string& name, int unit) {
  return [=](const Parameters& parameters) -> std::vector<Fact> {
    constexpr double kPercent = 100;
    const double rounded = std::round(busUtilisation(parameters, unit) * kPercent * 1000) / 1000;
    return {{name, numberText(rounded) + " %"}};
  };
}

}  // namespace

Family describe() {
  constexpr LaunchesOf<Run, float> launches;
  Family family{
      .id = "load-patterns",
      .title = "Load patterns",
      .shows = "The words that a warp requests decide how many sectors move: order is free, gaps are not.",
      .figure = Figure::Bandwidth,
      .figureFormula = "4 bytes x (distinct elements read + elements written) / time",
      .parameters = {elementsParameter("Elements to read in the pattern and write in order.", 1 << 26),
                     {.id = "pattern",
                      .title = "Pattern",
                      .meaning = "Words that the lanes of a warp request.",
                      .editor = ParameterSpec::Editor::Choice,
                      .choices = {"aligned", "permuted", "misaligned", "same-word", "scattered"}}},
      .owes = elementsInARow(),
      .variants = {{.id = "cached",
                    .title = "Cached loads",
                    .idea = "Loads through L1, in lines of 128 bytes; since Volta only their missing sectors move.",
                    .kernel = "loadCached",
                    .arithmetic = utilisation("bus utilisation in lines of 128 bytes", 128),
                    .launch = launches.kernel([](auto& device, const auto& run) {
                      withPattern(run.pattern, [&]<LoadPattern pattern>() {
                        device.launch(loadCached<pattern>, {run.blocks(), dim3(kThreads)}, run.in, run.out,
                                      run.elements, run.bits);
                      });
                    })},
                   {.id = "uncached",
                    .title = "Uncached loads",
                    .idea = "Loads that bypass L1, in sectors of 32 bytes.",
                    .kernel = "loadUncached",
                    .arithmetic = utilisation("bus utilisation in sectors of 32 bytes", 32),
                    .launch = launches.kernel([](auto& device, const auto& run) {
                      withPattern(run.pattern, [&]<LoadPattern pattern>() {
                        device.launch(loadUncached<pattern>, {run.blocks(), dim3(kThreads)}, run.in, run.out,
                                      run.elements, run.bits);
                      });
                    })}},
      .problem = problemOf<LoadPatternsProblem, float>(),
      .standalone = {.constants = R"(
const int bits = [] {
  int most = 0;
  while (1ll << most < elements) ++most;
  return most;
}();)",
                     .answer = R"(
const int thread = static_cast<int>(i);
if (pattern == "permuted") return in[loadIndex<LoadPattern::Permuted>(thread, bits)];
if (pattern == "misaligned") return in[loadIndex<LoadPattern::Misaligned>(thread, bits)];
if (pattern == "same-word") return in[loadIndex<LoadPattern::SameWord>(thread, bits)];
if (pattern == "scattered") return in[loadIndex<LoadPattern::Scattered>(thread, bits)];
return in[loadIndex<LoadPattern::Aligned>(thread, bits)];)"}};

  addCpuBaselines(
      family, launches, "The same reads, one after the other.", [](const auto& run) { return run.elements; },
      [](const auto& run, std::int64_t begin, std::int64_t end) {
        withPattern(run.pattern, [&]<LoadPattern pattern>() {
          for (std::int64_t i = begin; i < end; ++i)
            run.out[i] = run.in[loadIndex<pattern>(static_cast<int>(i), run.bits)];
        });
      });
  return family;
}

}  // namespace load_patterns
}  // namespace WARPBENCH_TARGET
}  // namespace warpbench
