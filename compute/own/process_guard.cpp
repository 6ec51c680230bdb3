// SPDX-License-Identifier: GPL-3.0-or-later
#include "own/process_guard.h"

#include <signal.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <chrono>
#include <fstream>
#include <mutex>
#include <string>
#include <thread>
#include <utility>

#include "core/machine/machine_limits.h"
#include "simulator/arithmetic/whole_divisions.h"
#include "simulator/block/block_runner_private.h"
#include "simulator/block/endless_loops.h"
#include "simulator/debug_info.h"

namespace warpbench::own {
namespace {

std::string hexadecimal(std::uint64_t number) {
  std::array<char, 16> digits{};
  return "0x" + std::string(digits.data(), std::to_chars(digits.data(), digits.data() + digits.size(), number, 16).ptr);
}

std::string whatHappened(int signal, const siginfo_t& info) {
  const std::string address = hexadecimal(reinterpret_cast<std::uint64_t>(info.si_addr));
  switch (signal) {
    case SIGFPE:
      return "divides a whole number by zero, which is not simulated here";
    case SIGABRT:
      return "aborts: an assertion failed, or it called abort()";
    case SIGILL:
      return "reaches code that is marked unreachable";
    default:
      // The kernel does not report non-canonical addresses (Intel 64 and IA-32 Architectures SDM, volume 1, 3.3.7.1).
      return info.si_code == SI_KERNEL ? "accesses memory at an invalid address"
                                       : "accesses memory at " + address + ", which is not mapped";
  }
}

thread_local bool t_inFault = false;  ///< a second fault while reporting one ends the process

bool (*g_touches)(const void* at, const void* signalContext) = nullptr;

constexpr std::array kGuarded{SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT};

bool s_isGuarded = false;
std::array<struct sigaction, NSIG> s_ofProgram{};  ///< the program's own actions for these signals
std::mutex s_ofProgramMutex;

/// Does what the kernel does for the program's action, with its mask. @returns whether the program has a handler.
bool callProgramHandler(int signal, siginfo_t* info, void* context) {
  const auto index = static_cast<std::size_t>(signal);
  const struct sigaction action = s_ofProgram[index];
  if (action.sa_handler == SIG_IGN) return info->si_code <= 0;  // a fault of the processor cannot be ignored
  if (action.sa_handler == SIG_DFL) return false;
  if ((action.sa_flags & SA_RESETHAND) != 0) s_ofProgram[index].sa_handler = SIG_DFL;
  sigset_t masked = action.sa_mask;
  if ((action.sa_flags & SA_NODEFER) == 0) sigaddset(&masked, signal);
  sigset_t before{};
  ::pthread_sigmask(SIG_BLOCK, &masked, &before);
  (action.sa_flags & SA_SIGINFO) != 0 ? action.sa_sigaction(signal, info, context) : action.sa_handler(signal);
  ::pthread_sigmask(SIG_SETMASK, &before, nullptr);
  return true;
}

/// Runs on the stack of the faulting lane.
void laneFaults(int signal, siginfo_t* info, void* context) {
  using namespace simulator;
  if (signal == SIGSEGV && g_touches != nullptr && !t_inFault) {
    const int error = errno;
    const bool isThere = g_touches(info->si_addr, context);
    errno = error;
    if (isThere) return;
  }
  BlockRunner::Private* const runner = t_runner;
  if (runner == nullptr || t_inFault) {  // not in a kernel: the program's handler, or the default action
    if (t_inFault || !callProgramHandler(signal, info, context)) ::signal(signal, SIG_DFL);
    return;
  }
  if (signal == SIGFPE) {
    bool isDone = false;
    t_inFault = true;
    doAside([&] { isDone = divideAsGpu(context); });
    t_inFault = false;
    if (isDone) return;
  }
  // The last reported event: the access itself, or its basic block. Empty without tracing.
  const Event* const end = cursor();
  const std::uint64_t reported = end == nullptr ? 0 : end[-1].isAccess() ? end[-1].place() : end[-1].value;
  const std::uint64_t code = interruptedCode(context);
  std::string what;
  t_inFault = true;
  doAside([&] {
    CodePlace place = placeOf(signal == SIGABRT && reported != 0 ? reported : code + 1);
    if (place.line.file.empty() && reported != 0) place = placeOf(reported);
    what = whatHappened(signal, *info) + whereItRuns(place.line);
  });
  t_inFault = false;
  runner->trap(what, signal);
}

void limitMemory() {
  const auto page = static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
  // The sixth number: data and stack (proc(5)). Address space that checks reserve does not count.
  std::size_t pagesNow = 0;
  std::ifstream sizes("/proc/self/statm");
  for (int i = 0; i < 6; ++i) sizes >> pagesNow;
  const std::size_t free = freeMemory();
  if (!sizes || free == 0) return;
  rlimit data{};
  ::getrlimit(RLIMIT_DATA, &data);
  // The stacks of each worker's lanes count even if untouched.
  constexpr std::size_t kStacks = std::size_t{4} << 30;
  data.rlim_cur = std::min<rlim_t>(data.rlim_cur, pagesNow * page + free + kStacks);
  ::setrlimit(RLIMIT_DATA, &data);
}

}  // namespace

void reserveMemory(std::size_t bytes) {
  rlimit data{};
  ::getrlimit(RLIMIT_DATA, &data);
  if (data.rlim_cur == RLIM_INFINITY) return;
  data.rlim_cur = std::min<rlim_t>(data.rlim_max, data.rlim_cur + bytes);
  ::setrlimit(RLIMIT_DATA, &data);
}

void watchMemory(std::size_t least, std::function<void()> exhausted) {
  rlimit data{};
  ::getrlimit(RLIMIT_DATA, &data);
  data.rlim_cur = data.rlim_max;
  ::setrlimit(RLIMIT_DATA, &data);
  std::thread([least, exhausted = std::move(exhausted)] {
    constexpr std::chrono::milliseconds kBetweenLooks(20);
    while (freeMemory() >= least) std::this_thread::sleep_for(kBetweenLooks);
    exhausted();
  }).detach();
}

int handleProgramSignal(int signal, const struct sigaction* action, struct sigaction* before) {
  if (!s_isGuarded || std::ranges::find(kGuarded, signal) == kGuarded.end()) return ::sigaction(signal, action, before);
  const std::lock_guard lock(s_ofProgramMutex);
  struct sigaction& ofProgram = s_ofProgram[static_cast<std::size_t>(signal)];
  const struct sigaction now = ofProgram;
  if (action != nullptr) ofProgram = *action;
  if (before != nullptr) *before = now;
  return 0;
}

void guardProcess(bool (*touches)(const void* at, const void* signalContext)) {
  static std::once_flag once;
  if (touches != nullptr) g_touches = touches;
  std::call_once(once, [] {
    limitMemory();
    rlimit none{};
    ::getrlimit(RLIMIT_CORE, &none);
    none.rlim_cur = 0;
    ::setrlimit(RLIMIT_CORE, &none);
    struct sigaction action {};
    action.sa_sigaction = laneFaults;
    action.sa_flags = SA_SIGINFO | SA_NODEFER;
    for (const int signal : kGuarded) ::sigaction(signal, &action, nullptr);
    s_isGuarded = true;
    simulator::endEmptyLoops();
  });
}

}  // namespace warpbench::own
