// SPDX-License-Identifier: GPL-3.0-or-later

#include <array>
#include <cmath>
#include <limits>
#include <utility>

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

#include "kernels/memory_kinds.cuh"

namespace memory_kinds {
namespace {

constexpr int kThreads = 256;
constexpr std::uint64_t kCoefficientSeed = 2;

/// The host's copy of the coefficients, for constant memory.
const float* hostCoefficients() {
  static const std::array<float, kMostCoefficients> values = [] {
    std::array<float, kMostCoefficients> random{};
    for (int k = 0; k < kMostCoefficients; ++k) random[k] = randomElement<float>(kCoefficientSeed, k);
    return random;
  }();
  return values.data();
}

template <typename T>
struct Run {
  explicit Run(const Arguments& arguments)
      : in(global<const T>(arguments, "in")),
        coefficients(global<const T>(arguments, "coefficients")),
        out(global<T>(arguments, "out")),
        elements(static_cast<int>(arguments.integer("elements"))),
        count(static_cast<int>(arguments.integer("coefficients"))) {}

  dim3 blocks() const {
    constexpr int kPerBlock = kThreads * kElementsPerThread;
    return dim3((elements + kPerBlock - 1) / kPerBlock);
  }

  const T* in;
  const T* coefficients;
  T* out;
  int elements;
  int count;
};

/// Calls `use.template operator()<count>()` with the number of coefficients as a compile-time constant.
template <typename Use>
void withCount(int count, const Use& use) {
  [&]<int... zeroBased>(std::integer_sequence<int, zeroBased...>) {
    ((count == zeroBased + 1 ? use.template operator()<zeroBased + 1>() : void()), ...);
  }
  (std::make_integer_sequence<int, kMostCoefficients>());
}

template <typename T>
class PolynomialProblem final : public Problem {
 public:
  explicit PolynomialProblem(const Parameters& parameters) : m_count(parameters.integer("coefficients")) {
    const std::int64_t elements = parameters.integer("elements");
    m_arrays = arraysFrom(randomArray<T>("in", Array::Role::Input, elements, 1),
                          randomArray<T>("coefficients", Array::Role::Input, m_count, kCoefficientSeed),
                          outputArray<T>("out", elements));
    m_work.bytesRead = m_work.bytesWritten = static_cast<double>(elements) * sizeof(T);
    m_work.flops = 2.0 * static_cast<double>(elements * m_count);
  }

  std::optional<Verification> verify(const Outputs& outputs) override {
    const T* const in = valuesOf<T>(m_arrays[0]);
    const T* const coefficients = valuesOf<T>(m_arrays[1]);
    const auto polynomial = [=, this](std::int64_t i) {
      double sum = 0;
      for (std::int64_t k = m_count - 1; k >= 0; --k) sum = sum * in[i] + coefficients[k];
      return sum;
    };
    // Each term passes through at most 2 roundings per coefficient, and as many in the power of the rotated order
    // (Higham, "Accuracy and Stability of Numerical Algorithms", section 5.1); |x| <= 1.
    double magnitudes = 0;
    for (std::int64_t k = 0; k < m_count; ++k) magnitudes += std::abs(coefficients[k]);
    const double roundings = 4.0 * static_cast<double>(m_count) * (std::numeric_limits<T>::epsilon() / 2);
    return compareElements<T>(outputs.arrays[0], m_arrays[2], outputs, roundings * magnitudes, polynomial);
  }

 private:
  std::int64_t m_count;
};

/// The requests of a warp to the memory that holds the coefficients.
Arithmetic perWarp(const std::string& what, std::int64_t most) {
  return [=](const Parameters& parameters) -> std::vector<Fact> {
    const std::int64_t count = parameters.integer("coefficients");
    return {{"flops per byte", numberText(static_cast<double>(count) / static_cast<double>(sizeof(float)))},
            {what, std::to_string(std::min(count, most))}};
  };
}

}  // namespace

Family describe() {
  constexpr LaunchesOf<Run, float> launches;
  const std::string served = "addresses that the constant cache serves per load";
  Family family{
      .id = "memory-kinds",
      .title = "Memory kinds",
      .shows =
          "Compares where to keep a few numbers that every thread needs: one polynomial, coefficients in different "
          "memories.",
      .figure = Figure::Bandwidth,
      .figureFormula = "2 x elements x 4 bytes / time",
      .parameters = {elementsParameter("Numbers at which the polynomial is evaluated.", 1 << 25),
                     {.id = "coefficients",
                      .title = "Coefficients",
                      .meaning = "Number of coefficients: the polynomial's degree plus one.",
                      .editor = ParameterSpec::Editor::Slider,
                      .maximum = kMostCoefficients,
                      .initial = 16}},
      .owes = elementsInARow(kElementsPerThread),
      .variants =
          {{.id = "constant-per-lane",
            .title = "Constant memory, an address per lane",
            .idea = "Lanes begin with different coefficients: the constant cache serves one address after another.",
            .kernel = "polynomialConstantPerLane",
            .arithmetic = perWarp(served, 32),
            .launch = launches.kernel([](auto& device, const auto& run) {
              device.setConstant(constantCoefficients, hostCoefficients(), kMostCoefficients);
              device.launch(polynomialConstantPerLane, {run.blocks(), dim3(kThreads)}, run.in, run.out, run.elements,
                            run.count);
            })},
           {.id = "local",
            .title = "Local memory",
            .idea = "A thread's private array, indexed at run time, lies off chip behind L1.",
            .kernel = "polynomialLocal",
            .launch = launches.kernel([](auto& device, const auto& run) {
              device.launch(polynomialLocal, {run.blocks(), dim3(kThreads)}, run.in, run.coefficients, run.out,
                            run.elements, run.count);
            })},
           {.id = "global",
            .title = "Global memory",
            .idea = "All lanes load the same word: one sector per request, repeated for every element.",
            .kernel = "polynomialGlobal",
            .launch = launches.kernel([](auto& device, const auto& run) {
              device.launch(polynomialGlobal, {run.blocks(), dim3(kThreads)}, run.in, run.coefficients, run.out,
                            run.elements, run.count);
            })},
           {.id = "shared",
            .title = "Shared memory",
            .idea = "Each block copies the coefficients once; all lanes then read one word, in one wavefront.",
            .kernel = "polynomialShared",
            .launch = launches.kernel([](auto& device, const auto& run) {
              device.launch(polynomialShared, {run.blocks(), dim3(kThreads)}, run.in, run.coefficients, run.out,
                            run.elements, run.count);
            })},
           {.id = "constant",
            .title = "Constant memory",
            .idea = "All lanes read one address, and the constant cache broadcasts the word to the warp.",
            .kernel = "polynomialConstant",
            .arithmetic = perWarp(served, 1),
            .launch = launches.kernel([](auto& device, const auto& run) {
              device.setConstant(constantCoefficients, hostCoefficients(), kMostCoefficients);
              device.launch(polynomialConstant, {run.blocks(), dim3(kThreads)}, run.in, run.out, run.elements,
                            run.count);
            })},
           {.id = "registers",
            .title = "Registers",
            .idea = "Loops unrolled at compile time put each element of the thread's private array into a register.",
            .kernel = "polynomialRegisters",
            .launch = launches.kernel([](auto& device, const auto& run) {
              withCount(run.count, [&]<int count>() {
                device.launch(polynomialRegisters<count>, {run.blocks(), dim3(kThreads)}, run.in, run.coefficients,
                              run.out, run.elements);
              });
            })}},
      .problem = problemOf<PolynomialProblem, float>(),
      .standalone = {.constants = "const long long count = coefficients.size();", .answer = R"(
double sum = 0, magnitudes = 0;
for (long long k = count - 1; k >= 0; --k) {
  sum = sum * in[i] + coefficients[k];
  magnitudes += std::abs(coefficients[k]);
}
return Expected(sum, 2.0 * count * std::numeric_limits<T>::epsilon() * magnitudes);)"}};

  addCpuBaselines(
      family, launches, "Horner's rule for one element after another.", [](const auto& run) { return run.elements; },
      [](const auto& run, std::int64_t begin, std::int64_t end) {
        for (std::int64_t i = begin; i < end; ++i) {
          float sum = 0;
          for (int k = run.count - 1; k >= 0; --k) sum = sum * run.in[i] + run.coefficients[k];
          run.out[i] = sum;
        }
      });
  return family;
}

}  // namespace memory_kinds
}  // namespace WARPBENCH_TARGET
}  // namespace warpbench
