// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/simt/block/endless_loops.h"

#include <signal.h>
#include <time.h>
#include <unistd.h>

#include <atomic>

#include "device/simt/block/block_runner_private.h"
#include "device/simt/debug_info.h"

namespace warpbench::simulator {
namespace {

constexpr int kSignal = SIGVTALRM;  // of processor time
std::atomic<bool> s_looksAtLoops = false;
WARPBENCH_OF_LANE std::uint64_t t_turnLookedAt = 0;

/// Each second of the thread's processor time, on the stack of whoever runs then.
void lookWhetherTurnsEnd(int, siginfo_t* signal, void* context) {
  BlockRunner::Private* const runner = t_runner;
  const auto here = reinterpret_cast<std::uint64_t>(__builtin_frame_address(0));
  const bool inLane = runner != nullptr && here >= runner->stacks.begin() && here < runner->stacks.end();
  const bool stoodStill = signal->si_overrun > 0;  // the machine, for seconds that the thread's clock counts
  if (!inLane || stoodStill || t_turnLookedAt != t_turn) {
    t_turnLookedAt = t_turn;
    return;
  }
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
    const itimerspec second{.it_interval = {.tv_sec = 1, .tv_nsec = 0}, .it_value = {.tv_sec = 1, .tv_nsec = 0}};
    ::timer_settime(m_timer, 0, &second, nullptr);
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
