// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/interrupt.h"

#include <pthread.h>
#include <signal.h>
#include <time.h>

#include <system_error>

namespace warpbench::cli {

namespace {

/// The stop signals, except those ignored at the program's start, as a shell arranges for background jobs.
sigset_t watchedSignals() {
  sigset_t signals;
  sigemptyset(&signals);
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
    struct sigaction action {};
    if (::sigaction(signal, nullptr, &action) == 0 && action.sa_handler != SIG_IGN) sigaddset(&signals, signal);
  }
  return signals;
}

}  // namespace

Interrupt::Interrupt() {
  const sigset_t signals = watchedSignals();
  ::pthread_sigmask(SIG_BLOCK, &signals, nullptr);
  try {
    m_watcher = std::jthread([this](const std::stop_token& end) { watch(end); });
  } catch (const std::system_error&) {
    ::pthread_sigmask(SIG_UNBLOCK, &signals, nullptr);  // no threads left: the first signal then ends the program
  }
}

void Interrupt::watch(const std::stop_token& end) {
  const sigset_t signals = watchedSignals();
  // Wait in a thread instead of a signal handler, which must not touch a stop source.
  constexpr timespec kPause{.tv_sec = 0, .tv_nsec = 20'000'000};
  bool caught = false;
  while (!end.stop_requested()) {
    if (caught) {
      ::nanosleep(&kPause, nullptr);
    } else if (::sigtimedwait(&signals, nullptr, &kPause) > 0) {
      caught = true;
      m_source.request_stop();
      ::pthread_sigmask(SIG_UNBLOCK, &signals, nullptr);
    }
  }
}

}  // namespace warpbench::cli
