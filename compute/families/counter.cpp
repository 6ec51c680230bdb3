// SPDX-License-Identifier: GPL-3.0-or-later

#include <atomic>

#include "catalogue/family.h"
#include "core/text/text.h"
#include "families/shared/kernel_words.h"
#include "families/shared/launches.h"
#include "families/shared/owes.h"
#include "measure/verification.h"

namespace warpbench {
inline namespace WARPBENCH_TARGET {

#include "kernels/counter.cuh"

namespace counter {
namespace {

template <typename T>
struct Run {
  explicit Run(const Arguments& arguments)
      : counter(global<T>(arguments, "counter")),
        blocks(static_cast<int>(arguments.integer("blocks"))),
        threads(static_cast<int>(arguments.integer("threads"))) {}

  T* counter;
  int blocks;
  int threads;
};

template <typename T>
class CounterProblem final : public Problem {
 public:
  explicit CounterProblem(const Parameters& parameters)
      : m_increments(parameters.integer("blocks") * parameters.integer("threads")) {
    m_arrays = arraysFrom(outputArray<T>("counter", 1));
    m_work.items = static_cast<double>(m_increments);
  }

  std::optional<Verification> verify(const Outputs& outputs) override {
    return compareValue<T>(outputs, 0, static_cast<double>(outputs.sampled ? outputs.owed->size() : m_increments));
  }

  std::int64_t owedElements() const override { return m_increments; }

  std::vector<Fact> facts(const Outputs& outputs) override {
    if (outputs.sampled) return {};
    const T count = *reinterpret_cast<const T*>(outputs.arrays[0].data());
    return {{Message::text("counter"), {Message::text("%1 of %2"), static_cast<double>(count), m_increments}}};
  }

 private:
  std::int64_t m_increments;
};

}  // namespace

Family describe() {
  constexpr LaunchesOf<Run, std::int32_t> launches;
  return {.id = "counter",
          .title = "Shared counter",
          .shows = "Shows what happens when all threads change one value, and how to do it correctly.",
          .figure = Figure::Items,
          .figureFormula = "blocks x threads / time",
          .items = "increments",
          .parameters = {{.id = "blocks",
                          .title = "Blocks",
                          .meaning = "Blocks of the grid.",
                          .role = ParameterSpec::Role::Size,
                          .editor = ParameterSpec::Editor::Number,
                          .maximum = 1 << 20,
                          .initial = 100},
                         {.id = "threads",
                          .title = "Threads per block",
                          .meaning = "Threads of a block; each adds one.",
                          .editor = ParameterSpec::Editor::Number,
                          .maximum = 1024,
                          .initial = 100}},
          .owes = elementsInARow(),
          .variants =
              {{.id = "unprotected",
                .title = "Unprotected",
                .idea = "Threads load, add and store without synchronisation, so increments are lost.",
                .kernel = "counterUnprotected",
                .wrongOnPurpose = true,
                .launch = launches.kernel([]<typename T>(auto& device, const Run<T>& run) {
                  device.fill(run.counter, 1, T(0));
                  device.launchInLockstep(counterUnprotected<T>, {dim3(run.blocks), dim3(run.threads)}, run.counter);
                })},
               {.id = "atomic",
                .title = "Atomic",
                .idea = "Memory performs the additions one after another.",
                .kernel = "counterAtomic",
                .launch = launches.kernel([]<typename T>(auto& device, const Run<T>& run) {
                  device.fill(run.counter, 1, T(0));
                  device.launch(counterAtomic<T>, {dim3(run.blocks), dim3(run.threads)}, run.counter);
                })},
               {.id = "atomic-per-block",
                .title = "Atomic per block",
                .idea = "Blocks count in shared memory and add their count once.",
                .kernel = "counterPerBlock",
                .launch = launches.kernel([]<typename T>(auto& device, const Run<T>& run) {
                  device.fill(run.counter, 1, T(0));
                  device.launch(counterPerBlock<T>, {dim3(run.blocks), dim3(run.threads)}, run.counter);
                })},
               {.id = "cpu-one-thread",
                .title = "CPU, one thread",
                .idea = "One thread increments a counter in memory.",
                .launch = launches.cpu([]<typename T>(auto& device, const Run<T>& run) {
                  volatile T* const counter = run.counter;
                  *counter = 0;
                  device.oneThread(std::int64_t{run.blocks} * run.threads, [&](std::int64_t begin, std::int64_t end) {
                    for (std::int64_t i = begin; i < end; ++i) *counter = *counter + 1;
                  });
                })},
               {.id = "cpu-all-threads",
                .title = "CPU, all threads",
                .idea = "All threads increment one counter with atomic additions.",
                .launch = launches.cpu([]<typename T>(auto& device, const Run<T>& run) {
                  *run.counter = 0;
                  device.allThreads(std::int64_t{run.blocks} * run.threads, [&](std::int64_t begin, std::int64_t end) {
                    std::atomic_ref<T> counter(*run.counter);
                    for (std::int64_t i = begin; i < end; ++i) counter.fetch_add(1, std::memory_order_relaxed);
                  });
                })}},
          .problem = problemOf<CounterProblem, std::int32_t>(),
          .standalone = {.answer = "return blocks * threads;"},
          .presets = {
              {.id = "course",
               .title = "The course's values",
               .source = "100 blocks of 100 threads, which print 1 or 10000: course \"GPU programming in CUDA\", day 2",
               .parameters = {"blocks=100", "threads=100"}}}};
}

}  // namespace counter
}  // namespace WARPBENCH_TARGET
}  // namespace warpbench
