// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/program_process.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <iostream>

#include "base/error.h"
#include "base/system_message.h"
#include "device/process/child.h"
#include "own/tool_run.h"
#include "program/loaded_program.h"

namespace warpbench::program {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t kMostFileBytes = std::size_t{4} << 30;

/// A descriptor that programs are unlikely to use, and that what they start does not have.
int movedAway(int descriptor) {
  constexpr int kFarAway = 200;
  const int moved = ::fcntl(descriptor, F_DUPFD_CLOEXEC, kFarAway);
  return moved >= 0 ? moved : descriptor;
}

[[noreturn]] void become(const ProgramOrder& order, const GpuProfile& profile, int report) {
  ::setpgid(0, 0);
  ::prctl(PR_SET_PDEATHSIG, SIGKILL);
  for (const int signal : {SIGPIPE, SIGXFSZ, SIGINT, SIGTERM, SIGHUP}) ::signal(signal, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  ::sigprocmask(SIG_SETMASK, &none, nullptr);
  own::limit(RLIMIT_CORE, 0);
  own::limit(RLIMIT_FSIZE, kMostFileBytes);
  if (order.outputToErrors) ::dup2(STDERR_FILENO, STDOUT_FILENO);
  std::exit(runLoaded(order, profile, movedAway(report)));
}

/// Calls `heard` for each whole line.
class Lines {
 public:
  void add(std::string_view bytes, const std::function<void(const Event&)>& heard) {
    m_rest += bytes;
    std::size_t begin = 0;
    for (std::size_t end = m_rest.find('\n'); end != std::string::npos; end = m_rest.find('\n', begin)) {
      heard(eventFrom(std::string_view(m_rest).substr(begin, end - begin)));
      begin = end + 1;
    }
    m_rest.erase(0, begin);
  }

 private:
  std::string m_rest;
};

}  // namespace

ProgramEnd runProgram(const ProgramOrder& order, const GpuProfile& profile, const std::stop_token& stop,
                      const std::function<void(const Event&)>& heard) {
  process::Pipe report = process::Pipe::make();
  std::cout.flush();
  const pid_t pid = ::fork();
  if (pid < 0) throw RequestError("cannot start a process: " + systemMessage(errno).english());
  if (pid == 0) become(order, profile, report.write.get());
  own::ProcessGroup group(pid);
  report.write.close();

  const Clock::time_point until = Clock::now() + std::chrono::seconds(order.seconds);
  Lines lines;
  bool open = true;
  bool late = false;
  while (!group.ended()) {
    if (stop.stop_requested()) throw Cancelled();
    late = Clock::now() >= until;
    if (late) break;
    constexpr int kPauseMs = 10;
    pollfd end{.fd = open ? report.read.get() : -1, .events = POLLIN, .revents = 0};
    if (::poll(&end, 1, kPauseMs) <= 0) continue;
    std::array<char, 65536> bytes;
    const ssize_t count = ::read(report.read.get(), bytes.data(), bytes.size());
    if (count < 0 && errno == EINTR) continue;
    open = count > 0;
    if (open) lines.add({bytes.data(), static_cast<std::size_t>(count)}, heard);
  }
  if (late) group.end();
  const int status = group.reap();
  // What it had said before its end.
  ::fcntl(report.read.get(), F_SETFL, O_NONBLOCK);
  std::array<char, 65536> bytes;
  for (ssize_t count = 0; open && (count = ::read(report.read.get(), bytes.data(), bytes.size())) > 0;)
    lines.add({bytes.data(), static_cast<std::size_t>(count)}, heard);
  ProgramEnd end{.code = {},
                 .text = late ? "did not end within " + std::to_string(order.seconds) + " s" : own::endOf(status)};
  if (!late && WIFEXITED(status)) end.code = WEXITSTATUS(status);
  return end;
}

}  // namespace warpbench::program
