// SPDX-License-Identifier: GPL-3.0-or-later

#include <array>

#include "catalogue/family.h"
#include "families/shared/baselines.h"
#include "families/shared/kernel_words.h"
#include "families/shared/launches.h"
#include "families/shared/owes.h"
#include "measure/verification.h"

namespace warpbench {
inline namespace WARPBENCH_TARGET {

#include "kernels/n_body.cuh"

namespace n_body {
namespace {

/// The reference takes seconds for this many.
constexpr std::int64_t kMostBodies = 1 << 17;

template <typename T>
struct Run {
  explicit Run(const Arguments& arguments)
      : bodies(global<const float4>(arguments, "bodies")),
        accelerations(global<T>(arguments, "accelerations")),
        count(static_cast<int>(arguments.integer("bodies"))),
        block(std::stoi(arguments.text("block"))) {}

  int groupsOf(int size) const { return (count + size - 1) / size; }

  const float4* bodies;
  T* accelerations;
  int count;
  int block;
};

/// Calls `use` with the member of `sizes` that equals `block`, as a compile-time constant.
template <int... sizes, typename Use>
void withThreads(int block, const Use& use) {
  ((block == sizes ? use.template operator()<sizes>() : void()), ...);
}

constexpr double kFlopsOfInteraction = 20;

/// @param instructions per interaction: see nBodyPull in kernels/n_body.cuh.
ComputingInstructions ofInteraction(double instructions) {
  return [=](const Parameters&) { return instructions / kFlopsOfInteraction; };
}
// 12 fp32 instructions and a square root; a pair computed at once takes 16 and a square root.
constexpr double kOnePull = 13;
constexpr double kHalfAPair = 17.0 / 2;

/// Bodies that are computed together, so that they fill a few vector registers.
constexpr std::int64_t kTogether = 8;

/// The pulls of all `count` bodies (x, y, z and mass each) on bodies first..first+kTogether-1, in Number.
template <typename Number>
struct Pulls {
  Pulls(const float* bodies, std::int64_t count, std::int64_t first) {
    std::array<std::array<Number, kTogether>, 3> me{};
    for (std::size_t k = 0; k < kTogether; ++k)
      for (std::size_t axis = 0; axis < 3; ++axis)
        me[axis][k] = bodies[4 * std::min(first + static_cast<std::int64_t>(k), count - 1) + static_cast<int>(axis)];
    for (std::int64_t j = 0; j < count; ++j) {
      const float* const other = bodies + 4 * j;
      for (std::size_t k = 0; k < kTogether; ++k) {
        const Number x = static_cast<Number>(other[0]) - me[0][k];
        const Number y = static_cast<Number>(other[1]) - me[1][k];
        const Number z = static_cast<Number>(other[2]) - me[2][k];
        const Number square = static_cast<Number>(kNBodySoftening2) + x * x + y * y + z * z;
        const Number pull = static_cast<Number>(other[3]) / (square * std::sqrt(square));
        sums[0][k] += pull * x;
        sums[1][k] += pull * y;
        sums[2][k] += pull * z;
      }
    }
  }

  std::array<std::array<Number, kTogether>, 3> sums{};
};

/// Bodies in a cube of side 2, with masses of either sign between 1/2 and 1 in magnitude. If all were positive, the sum
/// would grow with each pull, and its rounding would hide a missing one.
template <typename T>
class NBodyProblem final : public Problem {
 public:
  explicit NBodyProblem(const Parameters& parameters) : m_bodies(parameters.integer("bodies")) {
    const auto element = [](std::int64_t i) {
      const T random = randomElement<T>(1, i);
      return i % 4 == 3 ? std::copysign(T(0.5), random) + random / 2 : random;
    };
    m_arrays = arraysFrom(arrayOf<T>("bodies", Array::Role::Input, 4 * m_bodies, 4, element),
                          outputArray<T>("accelerations", 3 * m_bodies, 3));
    m_work.bytesRead = static_cast<double>(m_arrays[0].bytes);
    m_work.bytesWritten = static_cast<double>(m_arrays[1].bytes);
    m_work.flops = kFlopsOfInteraction * static_cast<double>(m_bodies) * static_cast<double>(m_bodies);
  }

  std::optional<Verification> verify(const Outputs& outputs) override {
    if (outputs.sampled && !outputs.owed) return {};
    if (m_reference.empty()) computeReference();
    return compareElements<T>(outputs.arrays[0], m_arrays[1], outputs, tolerance(),
                              [this](std::int64_t i) { return m_reference[static_cast<std::size_t>(i)]; });
  }

 private:
  /// The error that rounding explains, in any order of summation. No pull exceeds 0.385 / softening^2. Each is off by
  /// at most 24 units of 2^-24 of itself: an approximate root with two units in the last place, to the third power, and
  /// a dozen other operations. Pulls have random signs, so these errors and the partial sums grow with the square root
  /// of their number (Higham and Mary, "A New Approach to Probabilistic Rounding Error Analysis", SIAM J. Sci. Comput.
  /// 2019). n additions, each off by up to 2^-24 of a sum that grows to sqrt(n) pulls, are off by n / sqrt(6) such
  /// units in all; the bound is six times that. A missing pull is far larger.
  double tolerance() const {
    const double unit = std::numeric_limits<float>::epsilon() / 2;
    const double largest = 0.385 / static_cast<double>(kNBodySoftening2);
    const auto n = static_cast<double>(m_bodies);
    return unit * largest * (24 * std::sqrt(n) + 6 / std::sqrt(6.0) * n);
  }

  void computeReference() {
    // Makes a group of bodies enough work for inParallel to treat it as a separate part.
    constexpr std::int64_t kScale = 1 << 14;
    std::vector<double> reference(static_cast<std::size_t>(3 * m_bodies));
    inParallel((m_bodies + kTogether - 1) / kTogether * kScale, [&](std::int64_t begin, std::int64_t end) {
      for (std::int64_t group = (begin + kScale - 1) / kScale; group * kScale < end; ++group) {
        const std::int64_t first = group * kTogether;
        const Pulls<double> pulls(valuesOf<T>(m_arrays[0]), m_bodies, first);
        for (std::int64_t i = first; i < std::min(first + kTogether, m_bodies); ++i)
          for (std::size_t axis = 0; axis < 3; ++axis)
            reference[static_cast<std::size_t>(3 * i) + axis] = pulls.sums[axis][static_cast<std::size_t>(i - first)];
      }
    });
    m_reference = std::move(reference);
  }

  std::int64_t m_bodies;
  std::vector<double> m_reference;
};

}  // namespace

Family describe() {
  constexpr LaunchesOf<Run, float> launches;
  Family family{
      .id = "n-body",
      .title = "All pairs of bodies",
      .shows = "Shows how to keep arithmetic busy with little data: reuse in shared memory, then in registers.",
      .figure = Figure::Gflops,
      .figureFormula = "20 x bodies x bodies / time",
      .parameters = {{.id = "bodies",
                      .title = "Bodies",
                      .unit = "bodies",
                      .meaning = "Bodies that attract each other; 20 operations per pair, as \"GPU Gems 3\" counts.",
                      .role = ParameterSpec::Role::Size,
                      .editor = ParameterSpec::Editor::PowersOfTwo,
                      .maximum = kMostBodies,
                      .initial = 1 << 14,
                      .initialSimulated = 1000},
                     {.id = "block",
                      .title = "Threads per block",
                      .meaning = "Threads of a block; a tile has the same number of bodies.",
                      .role = ParameterSpec::Role::Tuning,
                      .editor = ParameterSpec::Editor::Choice,
                      .choices = {"256", "32", "64", "128", "512", "1024"}}},
      .owes = elementsInARow(3),
      .variants =
          {{.id = "naive",
            .title = "Naive",
            .idea = "Each thread reads all bodies from global memory: one request per interaction.",
            .kernel = "nBodyNaive",
            .computing = ofInteraction(kOnePull),
            .launch = launches.kernel([](auto& device, const auto& run) {
              device.launch(nBodyNaive, {dim3(run.groupsOf(run.block)), dim3(run.block)}, run.bodies, run.accelerations,
                            run.count);
            })},
           {.id = "tiled",
            .title = "Tiled",
            .idea = "A block loads a tile of bodies into shared memory, and each of its threads uses all of them.",
            .kernel = "nBodyTiled",
            .computing = ofInteraction(kOnePull),
            .launch = launches.kernel([](auto& device, const auto& run) {
              withThreads<32, 64, 128, 256, 512, 1024>(run.block, [&]<int threads>() {
                device.launch(nBodyTiled<threads>, {dim3(run.groupsOf(threads)), dim3(threads)}, run.bodies,
                              run.accelerations, run.count);
              });
            })},
           {.id = "coarsened",
            .title = "Four bodies per thread",
            .idea = "A body from shared memory serves four interactions in registers, but there are fewer threads.",
            .kernel = "nBodyCoarsened",
            .computing = ofInteraction(kOnePull),
            .owes = elementsInARow(3 * kNBodyPerThread),
            .launch = launches.kernel([](auto& device, const auto& run) {
              device.launch(nBodyCoarsened, {dim3(run.groupsOf(kNBodyPerBlock)), dim3(kNBodyThreads)}, run.bodies,
                            run.accelerations, run.count);
            })},
           {.id = "balanced",
            .title = "Four bodies per thread, equal shares",
            .idea = "As many blocks as the GPU holds share all pairs evenly and add their sums with atomics.",
            .kernel = "nBodyBalanced",
            .computing = ofInteraction(kOnePull),
            .lastBlockEnds = true,
            .launch = launches.kernel([](auto& device, const auto& run) {
              const int steps = run.groupsOf(kNBodyPerBlock) * run.groupsOf(kNBodyThreads);
              const int blocks = std::min(steps, kNBodyBlocksPerMultiprocessor * device.multiprocessors());
              device.fill(run.accelerations, std::int64_t{3} * run.count, 0.0F);
              device.launch(nBodyBalanced, {dim3(blocks), dim3(kNBodyThreads)}, run.bodies, run.accelerations,
                            run.count);
            })},
           {.id = "pairs",
            .title = "Each pair once",
            .idea = "The two forces of a pair differ only in the masses: half as many roots, and sums move from lane "
                    "to lane.",
            .kernel = "nBodyPairs",
            .computing = ofInteraction(kHalfAPair),
            .lastBlockEnds = true,
            .launch = launches.kernel([](auto& device, const auto& run) {
              const int groups = run.groupsOf(kNBodyPerWarp);
              const int steps = groups * (groups + 1) / 2;
              const int blocks = std::min((steps + kNBodyWarps - 1) / kNBodyWarps,
                                          kNBodyPairBlocksPerMultiprocessor * device.multiprocessors());
              device.fill(run.accelerations, std::int64_t{3} * run.count, 0.0F);
              device.launch(nBodyPairs, {dim3(blocks), dim3(kNBodyThreads)}, run.bodies, run.accelerations, run.count);
            })}},
      .problem = problemOf<NBodyProblem, float>(),
      .standalone = {.constants = R"(
const auto massOf = [](long long i) {
  const float random = randomElement<float>(1, 4 * i + 3);
  return std::copysign(0.5f, random) + random / 2;
};)",
                     .values = {{"bodies", R"(float4{randomElement<float>(1, 4 * i), randomElement<float>(1, 4 * i + 1),
                       randomElement<float>(1, 4 * i + 2), massOf(i)})"}},
                     .answer = R"(
const float4 me = bodies[i / 3];
double sum = 0;
for (const float4& other : bodies) {
  const double x = double(other.x) - me.x, y = double(other.y) - me.y, z = double(other.z) - me.z;
  const double square = kNBodySoftening2 + x * x + y * y + z * z;
  sum += other.w * (i % 3 == 0 ? x : i % 3 == 1 ? y : z) / (square * std::sqrt(square));
}
// Masses have random signs: errors of pulls, and of sums of them, grow as the root of how many there are.
const double count = static_cast<double>(bodies.size());
const double unit = std::numeric_limits<float>::epsilon() / 2 * 0.385 / kNBodySoftening2;
return Expected(sum, unit * (24 * std::sqrt(count) + 6 / std::sqrt(6.0) * count));)"}};

  addCpuBaselines(
      family, launches, "The loop over all pairs, for eight bodies at a time.",
      [](const auto& run) { return (run.count + kTogether - 1) / kTogether; },
      [](const auto& run, std::int64_t begin, std::int64_t end) {
        for (std::int64_t first = begin * kTogether; first < std::min<std::int64_t>(end * kTogether, run.count);
             first += kTogether) {
          const Pulls<float> pulls(reinterpret_cast<const float*>(run.bodies), run.count, first);
          for (std::int64_t i = first; i < std::min<std::int64_t>(first + kTogether, run.count); ++i)
            for (std::size_t axis = 0; axis < 3; ++axis)
              run.accelerations[3 * i + static_cast<std::int64_t>(axis)] =
                  pulls.sums[axis][static_cast<std::size_t>(i - first)];
        }
      });
  return family;
}

}  // namespace n_body
}  // namespace WARPBENCH_TARGET
}  // namespace warpbench
