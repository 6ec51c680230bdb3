// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/child/descendants.h"

#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cctype>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

namespace warpbench::process {
namespace {

/// The parent of a process; 0 if the process is gone (proc(5)).
pid_t parentOf(const std::filesystem::path& process) {
  std::ifstream file(process / "stat");
  std::string text;
  if (!std::getline(file, text)) return 0;
  const std::size_t end = text.rfind(") ");  // after the name, which may contain blanks; a state letter follows
  return end == text.npos || end + 4 >= text.size() ? 0 : static_cast<pid_t>(std::atol(text.c_str() + end + 4));
}

std::set<pid_t> children() {
  std::set<pid_t> found;
  std::error_code unknown;
  for (std::filesystem::directory_iterator entry("/proc", unknown), end; !unknown && entry != end;
       entry.increment(unknown)) {
    const std::string name = entry->path().filename().string();
    if (std::isdigit(static_cast<unsigned char>(name.front())) != 0 && parentOf(entry->path()) == ::getpid())
      found.insert(static_cast<pid_t>(std::stol(name)));
  }
  return found;
}

/// When a child ends, its own children become ours, so repeat until none is left.
void endChildren(const std::set<pid_t>& others) {
  for (bool more = true; more;) {
    more = false;
    for (const pid_t child : children()) {
      if (others.contains(child)) continue;
      ::kill(child, SIGKILL);
      more = ::waitpid(child, nullptr, 0) == child || more;
    }
  }
}

}  // namespace

Orphans::Orphans() : m_others(children()) { ::prctl(PR_SET_CHILD_SUBREAPER, 1); }

Orphans::~Orphans() {
  endChildren(m_others);
  ::prctl(PR_SET_CHILD_SUBREAPER, 0);
}

void standGuard() {
  const pid_t starter = ::getppid();
  sigset_t awaited, before;
  sigemptyset(&awaited);
  for (const int signal : {SIGCHLD, SIGTERM}) sigaddset(&awaited, signal);
  ::sigprocmask(SIG_BLOCK, &awaited, &before);
  ::prctl(PR_SET_CHILD_SUBREAPER, 1);
  ::prctl(PR_SET_PDEATHSIG, SIGTERM);
  const pid_t program = ::getppid() == starter ? ::fork() : -1;
  if (program == 0) {
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    ::sigprocmask(SIG_SETMASK, &before, nullptr);
    return;
  }
  int status = SIGKILL;
  for (bool runs = program > 0; runs;) {
    if (::sigwaitinfo(&awaited, nullptr) == SIGTERM) break;
    int each = 0;
    for (pid_t ended = 0; (ended = ::waitpid(-1, &each, WNOHANG)) > 0;)
      if (ended == program) {
        status = each;
        runs = false;
      }
  }
  endChildren({});
  if (WIFEXITED(status)) ::_exit(WEXITSTATUS(status));
  ::signal(WTERMSIG(status), SIG_DFL);
  ::sigprocmask(SIG_SETMASK, &before, nullptr);
  ::kill(::getpid(), WTERMSIG(status));
  ::_exit(1);
}

}  // namespace warpbench::process
