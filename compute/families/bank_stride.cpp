// SPDX-License-Identifier: GPL-3.0-or-later

#include <numeric>
#include <vector>

#include "catalogue/family.h"
#include "families/shared/baselines.h"
#include "families/shared/kernel_words.h"
#include "families/shared/launches.h"
#include "families/shared/owes.h"
#include "families/shared/parameters.h"
#include "measure/verification.h"

namespace warpbench {
inline namespace WARPBENCH_TARGET {

#include "kernels/bank_stride.cuh"

namespace bank_stride {
namespace {

constexpr int kThreads = 256;
constexpr int kWarp = 32;
constexpr int kBanks = 32;

/// The number of 4-byte parts in a word.
template <typename Source>
int partsOf(const Source& parameters) {
  const std::string& word = parameters.text("word");
  return word == "16" ? 4 : word == "8" ? 2 : 1;
}

/// Calls `use.template operator()<Word>()` with the integer type of that many parts.
template <typename Use>
void withWord(int parts, const Use& use) {
  if (parts == 1) use.template operator()<int>();
  if (parts == 2) use.template operator()<int2>();
  if (parts == 4) use.template operator()<int4>();
}

template <typename T>
struct Run {
  explicit Run(const Arguments& arguments)
      : out(global<T>(arguments, "out")),
        elements(static_cast<int>(arguments.integer("elements"))),
        stride(static_cast<int>(arguments.integer("stride"))),
        repetitions(static_cast<int>(arguments.integer("reads"))),
        parts(partsOf(arguments)) {}

  T* out;
  int elements;
  int stride;
  int repetitions;
  int parts;
};

template <typename T>
class BankStrideProblem final : public Problem {
 public:
  explicit BankStrideProblem(const Parameters& parameters)
      : m_stride(parameters.integer("stride")),
        m_repetitions(parameters.integer("reads")),
        m_parts(partsOf(parameters)) {
    const std::int64_t elements = parameters.integer("elements");
    m_arrays = arraysFrom(outputArray<T>("out", elements));
    m_work.bytesRead = static_cast<double>(elements * m_repetitions * m_parts) * sizeof(T);
  }

  std::optional<Verification> verify(const Outputs& outputs) override {
    // All sums are integers below 2^31: 0 + ... + (n - 1) = n (n - 1) / 2.
    const auto upTo = [](std::int64_t n) { return n * (n - 1) / 2; };
    const auto expected = [=, this](std::int64_t i) {
      const std::int64_t first = i % kThreads % kWarp * m_stride + 1;
      return static_cast<double>(m_parts * (m_repetitions * first + upTo(m_repetitions)) +
                                 m_repetitions * upTo(m_parts));
    };
    return compareElements<T>(outputs.arrays[0], m_arrays[0], outputs, 0, expected);
  }

 private:
  std::int64_t m_stride;
  std::int64_t m_repetitions;
  std::int64_t m_parts;
};

/// The number of lanes that share a bank within one part of a warp (all of it, a half or a quarter).
std::vector<Fact> conflict(const Parameters& parameters) {
  const std::int64_t ways = std::gcd(parameters.integer("stride"), std::int64_t{kBanks / partsOf(parameters)});
  return {{"bank conflict", ways == 1 ? Message(Message::text("none")) : Message(Message::text("%1-way"), ways)}};
}

}  // namespace

Family describe() {
  constexpr LaunchesOf<Run, std::int32_t> launches;
  ParameterSpec threads = elementsParameter("Threads that read; each writes one element at the end.", 1 << 22, 1 << 14);
  threads.title = "Threads";
  Family family{
      .id = "bank-stride",
      .title = "Bank conflicts",
      .shows = "Shows which strides in shared memory cost: those that share a divisor with the number of banks.",
      .figure = Figure::Bandwidth,
      .figureFormula = "elements x reads x word / time, read from shared memory",
      .onChip = true,
      .parameters = {threads,
                     {.id = "stride",
                      .title = "Stride",
                      .unit = "words",
                      .meaning = "Distance from one lane's word to the next lane's, in words.",
                      .editor = ParameterSpec::Editor::Slider,
                      .maximum = 33,
                      .initial = 1},
                     {.id = "word",
                      .title = "Word",
                      .unit = "bytes",
                      .meaning = "Bytes that a lane reads at a time.",
                      .editor = ParameterSpec::Editor::Choice,
                      .choices = {"4", "8", "16"}},
                     {.id = "reads",
                      .title = "Repetitions",
                      .meaning = "Reads of each thread; each read moves one word on.",
                      .role = ParameterSpec::Role::Repeats,
                      .editor = ParameterSpec::Editor::Number,
                      .maximum = kMostBankRepetitions,
                      .initial = 512,
                      .initialSimulated = 256}},
      .owes = elementsInARow(),
      .variants = {{.id = "read",
                    .title = "Strided read",
                    .idea = "Each lane reads a word that lies stride words after its neighbour's.",
                    .kernel = "bankStrideRead",
                    .arithmetic = conflict,
                    .launch = launches.kernel([](auto& device, const auto& run) {
                      withWord(run.parts, [&]<typename Word>() {
                        device.launch(bankStrideRead<Word>,
                                      {dim3((run.elements + kThreads - 1) / kThreads), dim3(kThreads)}, run.out,
                                      run.elements, run.stride, run.repetitions);
                      });
                    })}},
      .problem = problemOf<BankStrideProblem, std::int32_t>(),
      .standalone = {.constants = R"(const long long parts = word == "16" ? 4 : word == "8" ? 2 : 1;)", .answer = R"(
const long long first = i % 32 * stride + 1;
return parts * (reads * first + reads * (reads - 1) / 2) + reads * (parts * (parts - 1) / 2);)"}};

  addCpuBaselines(
      family, launches, "The same reads and sums from an array in the cache.",
      [](const auto& run) { return run.elements; },
      [](const auto& run, std::int64_t begin, std::int64_t end) {
        std::vector<int> tile(static_cast<std::size_t>(kBankTile * run.parts));
        for (int w = 0; w < kBankTile; ++w)
          for (int part = 0; part < run.parts; ++part) tile[w * run.parts + part] = w + 1 + part;
        for (std::int64_t i = begin; i < end; ++i) {
          const int* const first = tile.data() + i % kThreads % kWarp * run.stride * run.parts;
          int sum = 0;
          for (int part = 0; part < run.repetitions * run.parts; ++part) sum += first[part];
          run.out[i] = sum;
        }
      });
  return family;
}

}  // namespace bank_stride
}  // namespace WARPBENCH_TARGET
}  // namespace warpbench
