// SPDX-License-Identifier: GPL-3.0-or-later

#include <atomic>
#include <numbers>

#include "catalogue/family.h"
#include "core/text/text.h"
#include "families/shared/kernel_words.h"
#include "families/shared/launches.h"
#include "families/shared/owes.h"
#include "families/shared/parameters.h"
#include "measure/verification.h"

namespace warpbench {
inline namespace WARPBENCH_TARGET {

#include "kernels/pi.cuh"

namespace pi {
namespace {

constexpr int kThreads = 256;
constexpr int kPointsPerThread = 8;

template <typename T>
struct Run {
  explicit Run(const Arguments& arguments)
      : xs(global<const T>(arguments, "xs")),
        ys(global<const T>(arguments, "ys")),
        hits(global<int>(arguments, "hits")),
        points(static_cast<int>(arguments.integer("points"))) {}

  /// Clears the hits first.
  template <typename Device, typename Kernel>
  void count(Device& device, Kernel kernel) const {
    constexpr int perBlock = kThreads * kPointsPerThread;
    device.fill(hits, 1, 0);
    device.launch(kernel, {dim3((points + perBlock - 1) / perBlock), dim3(kThreads)}, xs, ys, hits, points);
  }

  int hitsBetween(std::int64_t begin, std::int64_t end) const {
    int count = 0;
    for (std::int64_t i = begin; i < end; ++i) count += xs[i] * xs[i] + ys[i] * ys[i] <= 1 ? 1 : 0;
    return count;
  }

  const T* xs;
  const T* ys;
  int* hits;
  int points;
};

/// Coordinates in (0, 1): odd multiples of 2^-11, the midpoints of 1,024 equal intervals. Their lower ends would make
/// pi 0.002 too large, regardless of the number of points.
template <typename T>
Array coordinates(std::string name, std::int64_t points, std::uint64_t seed) {
  Array array = randomArray<T>(std::move(name), Array::Role::Input, points, seed);
  T* const values = reinterpret_cast<T*>(array.initial.data());
  constexpr T kParts = 1024;
  inParallel(points, [=](std::int64_t begin, std::int64_t end) {
    for (std::int64_t i = begin; i < end; ++i) values[i] = (std::floor((values[i] + 1) / 2 * kParts) + T(0.5)) / kParts;
  });
  return array;
}

template <typename T>
class PiProblem final : public Problem {
 public:
  explicit PiProblem(const Parameters& parameters) : m_points(parameters.integer("points")) {
    m_arrays =
        arraysFrom(coordinates<T>("xs", m_points, 1), coordinates<T>("ys", m_points, 2), outputArray<int>("hits", 1));
    m_work.bytesRead = static_cast<double>(m_arrays[0].bytes + m_arrays[1].bytes);
    m_work.bytesWritten = sizeof(int);
    m_work.items = static_cast<double>(m_points);
  }

  std::optional<Verification> verify(const Outputs& outputs) override {
    if (!outputs.sampled && !m_hits) m_hits = hitsOf(nullptr);
    return compareValue<int>(outputs, 0, static_cast<double>(outputs.sampled ? hitsOf(outputs.owed) : *m_hits));
  }

  std::int64_t owedElements() const override { return m_points; }

  std::vector<Fact> facts(const Outputs& outputs) override {
    if (outputs.sampled) return {};
    const double hits = *reinterpret_cast<const int*>(outputs.arrays[0].data());
    const double pi = 4 * hits / static_cast<double>(m_points);
    return {{Message::text("result"), numberText(pi)},
            {Message::text("exact"), "pi"},
            {Message::text("error"), numberText(pi - std::numbers::pi)}};
  }

 private:
  /// The hits among some or all points.
  std::int64_t hitsOf(const Elements* some) const {
    const T* const xs = valuesOf<T>(m_arrays[0]);
    const T* const ys = valuesOf<T>(m_arrays[1]);
    std::atomic<std::int64_t> hits{0};
    inParallel(m_points, [&](std::int64_t begin, std::int64_t end) {
      std::int64_t mine = 0;
      for (std::int64_t i = begin; i < end; ++i)
        if (some == nullptr || some->has(i))
          mine += static_cast<double>(xs[i]) * xs[i] + static_cast<double>(ys[i]) * ys[i] <= 1 ? 1 : 0;
      hits += mine;
    });
    return hits;
  }

  std::int64_t m_points;
  std::optional<std::int64_t> m_hits;
};

}  // namespace

Family describe() {
  constexpr LaunchesOf<Run, float> launches;
  return {.id = "pi",
          .title = "Pi from random points",
          .shows = "Counts the hits of an unpredictable branch in global memory, shared memory or registers.",
          .figure = Figure::Items,
          .figureFormula = "points / time",
          .items = "points",
          .parameters = {{.id = "points",
                          .title = "Points",
                          .unit = "elements",
                          .meaning = "Random points in the unit square.",
                          .role = ParameterSpec::Role::Size,
                          .editor = ParameterSpec::Editor::PowersOfTwo,
                          .maximum = kMostElements,
                          .initial = 1 << 26,
                          .initialSimulated = 1 << 17}},
          .owes = gridStride(),
          .variants = {{.id = "global-counter",
                        .title = "Counter in global memory",
                        .idea = "Each hit is an atomic addition to one address in global memory.",
                        .kernel = "piGlobalCounter",
                        .launch = launches.kernel([]<typename T>(auto& device, const Run<T>& run) {
                          run.count(device, piGlobalCounter<T>);
                        })},
                       {.id = "shared-counter",
                        .title = "Counter in shared memory",
                        .idea = "Each block counts hits in shared memory and adds its count once.",
                        .kernel = "piSharedCounter",
                        .launch = launches.kernel([]<typename T>(auto& device, const Run<T>& run) {
                          run.count(device, piSharedCounter<T>);
                        })},
                       {.id = "register-counter",
                        .title = "Counters in registers",
                        .idea = "Each thread counts in a register, and shuffles add the counts.",
                        .kernel = "piRegisterCounter",
                        .launch = launches.kernel([]<typename T>(auto& device, const Run<T>& run) {
                          run.count(device, piRegisterCounter<T>);
                        })},
                       {.id = "cpu-one-thread",
                        .title = "CPU, one thread",
                        .idea = "The same loop on the CPU.",
                        .launch = launches.cpu([](auto& device, const auto& run) {
                          *run.hits = 0;
                          device.oneThread(run.points, [&](std::int64_t begin, std::int64_t end) {
                            *run.hits += run.hitsBetween(begin, end);
                          });
                        })},
                       {.id = "cpu-all-threads",
                        .title = "CPU, all threads",
                        .idea = "Each thread counts its part.",
                        .launch = launches.cpu([](auto& device, const auto& run) {
                          *run.hits = 0;
                          device.allThreads(run.points, [&](std::int64_t begin, std::int64_t end) {
                            std::atomic_ref<int>(*run.hits).fetch_add(run.hitsBetween(begin, end));
                          });
                        })}},
          .problem = problemOf<PiProblem, float>(),
          .standalone = {.values = {{"xs", "(std::floor((randomElement<float>(1, i) + 1) / 2 * 1024) + 0.5f) / 1024"},
                                    {"ys", "(std::floor((randomElement<float>(2, i) + 1) / 2 * 1024) + 0.5f) / 1024"}},
                         .answer = R"(
long long inside = 0;
for (long long k = 0; k < points; ++k)
  inside += static_cast<double>(xs[k]) * xs[k] + static_cast<double>(ys[k]) * ys[k] <= 1;
return inside;)"}};
}

}  // namespace pi
}  // namespace WARPBENCH_TARGET
}  // namespace warpbench
