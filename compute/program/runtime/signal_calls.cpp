// SPDX-License-Identifier: GPL-3.0-or-later
// The functions with which a program sets its own signal handlers. Every program calls these versions instead: the
// linker renames the calls (kWrappedSignals in program_compiler.cpp). The simulator needs the faults of kernels itself.
#include <signal.h>

#include "own/process_guard.h"

extern "C" {

int __wrap_sigaction(int signal, const struct sigaction* action, struct sigaction* before) {
  return warpbench::own::handleProgramSignal(signal, action, before);
}
sighandler_t __wrap_signal(int signal, sighandler_t handler) {
  struct sigaction action {};
  struct sigaction before {};
  action.sa_handler = handler;
  action.sa_flags = SA_RESTART;
  return warpbench::own::handleProgramSignal(signal, &action, &before) == 0 ? before.sa_handler : SIG_ERR;
}

}  // extern "C"
