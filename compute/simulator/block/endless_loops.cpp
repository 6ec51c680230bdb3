// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/block/endless_loops.h"

#include <signal.h>
#include <time.h>
#include <unistd.h>

#include <atomic>

#include "simulator/block/block_runner_private.h"
#include "simulator/debug_info.h"

namespace warpbench::simulator {
namespace {

constexpr int kSignal = SIGVTALRM;  // of processor time
std::atomic<bool> s_looksAtLoops = false;
constexpr int kLooksAtOneTurn = 3;   // of two, a machine that stood still for a while makes one
WARPBENCH_OF_LANE std::uint64_t t_turnLookedAt = 0;
WARPBENCH_OF_LANE int t_looks = 0;

/// Each 0.7 s of the thread's processor time, on the stack of whoever runs then.
void lookWhetherTurnsEnd(int, siginfo_t*, void* context) {
  BlockRunner::Private* const runner = t_runner;
  const auto here = reinterpret_cast<std::uint64_t>(__builtin_frame_address(0));
  const bool inLane = runner != nullptr && here >= runner->stacks.begin() && here < runner->stacks.end();
  if (!inLane || t_turnLookedAt != t_turn) t_looks = 0;
  t_turnLookedAt = t_turn;
  if (++t_looks < kLooksAtOneTurn) return;
  runner->endsNever(interruptedCode(context));
}

/// Ticks while its thread takes processor time.
class Ticks {
 public:
  Ticks() {
    sigevent event{};
    event.sigev_notify = SIGEV_THREAD_ID;
    event.sigev_signo = kSignal;
    event._sigev_un._tid = ::gettid();
    if (::timer_create(CLOCK_THREAD_CPUTIME_ID, &event, &m_timer) != 0) return;  // loops end at the time limit
    m_made = true;
    constexpr timespec kBetweenLooks{.tv_sec = 0, .tv_nsec = 700'000'000};
    const itimerspec looks{.it_interval = kBetweenLooks, .it_value = kBetweenLooks};
    ::timer_settime(m_timer, 0, &looks, nullptr);
  }
  ~Ticks() {
    if (m_made) ::timer_delete(m_timer);
  }
  Ticks(const Ticks&) = delete;
  Ticks& operator=(const Ticks&) = delete;

 private:
  timer_t m_timer{};
  bool m_made = false;
};

}  // namespace

void endEmptyLoops() {
  struct sigaction action {};
  action.sa_sigaction = lookWhetherTurnsEnd;
  action.sa_flags = SA_SIGINFO | SA_NODEFER | SA_RESTART;
  ::sigaction(kSignal, &action, nullptr);
  s_looksAtLoops = true;
}

void lookAtLoops() {
  if (s_looksAtLoops) static thread_local const Ticks ticks;
}

}  // namespace warpbench::simulator
