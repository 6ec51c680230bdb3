// SPDX-License-Identifier: GPL-3.0-or-later
#include "own/tool_run.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <string_view>

#include "base/error.h"
#include "base/system_message.h"
#include "device/process/child.h"

namespace warpbench::own {
namespace {

using Clock = std::chrono::steady_clock;

/// In the child of a program with threads: only what is safe in a signal handler.
[[noreturn]] void become(char* const* words, char* const* environment, const char* folder, int output,
                         const ToolLimits& limits) {
  ::setpgid(0, 0);
  ::prctl(PR_SET_PDEATHSIG, SIGKILL);
  limit(RLIMIT_AS, limits.memoryBytes);
  limit(RLIMIT_FSIZE, limits.fileBytes);
  limit(RLIMIT_CPU, static_cast<std::size_t>(limits.seconds));
  limit(RLIMIT_CORE, 0);
  struct sigaction usual {};
  usual.sa_handler = SIG_DFL;
  for (const int signal : {SIGPIPE, SIGXFSZ, SIGINT, SIGTERM, SIGSEGV, SIGBUS, SIGFPE, SIGILL})
    ::sigaction(signal, &usual, nullptr);
  sigset_t none;
  sigemptyset(&none);
  ::sigprocmask(SIG_SETMASK, &none, nullptr);
  const int nothing = ::open("/dev/null", O_RDONLY);
  ::dup2(nothing, STDIN_FILENO);
  ::dup2(output, STDOUT_FILENO);
  ::dup2(output, STDERR_FILENO);
  constexpr int kCannotStart = 127;
  if (::chdir(folder) != 0) ::_exit(kCannotStart);
  ::execve(words[0], words, environment);
  ::_exit(kCannotStart);
}

std::vector<char*> pointersTo(const std::vector<std::string>& texts) {
  std::vector<char*> pointers;
  for (const std::string& text : texts) pointers.push_back(const_cast<char*>(text.c_str()));
  pointers.push_back(nullptr);
  return pointers;
}

/// This program's, with messages in English and temporary files in `folder`.
std::vector<std::string> environmentIn(const std::string& folder) {
  std::vector<std::string> environment{"LC_ALL=C.UTF-8", "TMPDIR=" + folder};
  for (char** entry = environ; *entry != nullptr; ++entry) {
    const std::string_view text = *entry;
    const auto sets = [&](std::string_view name) { return text.starts_with(name); };
    if (!sets("LC_") && !sets("LANG") && !sets("TMPDIR=") && !sets("GCC_COLORS=") && !sets("CPATH=") &&
        !sets("CPLUS_INCLUDE_PATH="))
      environment.emplace_back(text);
  }
  return environment;
}

}  // namespace

void limit(int what, std::size_t most) {
  const auto resource = static_cast<__rlimit_resource>(what);
  rlimit limits{};
  ::getrlimit(resource, &limits);
  limits.rlim_cur = std::min<rlim_t>(most, limits.rlim_max);
  ::setrlimit(resource, &limits);
}

std::string endOf(int status) {
  if (WIFSIGNALED(status))
    return "was ended by signal " + std::to_string(WTERMSIG(status)) + " (" + signalName(WTERMSIG(status)) + ")";
  return "ended with code " + std::to_string(WEXITSTATUS(status));
}

ProcessGroup::ProcessGroup(pid_t leader) : m_leader(leader) {
  ::setpgid(leader, leader);  // whoever is first
}

ProcessGroup::~ProcessGroup() {
  end();
  reap();
}

bool ProcessGroup::ended() {
  int status = 0;
  if (!m_status && ::waitpid(m_leader, &status, WNOHANG) == m_leader) m_status = status;
  return m_status.has_value();
}

int ProcessGroup::reap() {
  int status = 0;
  while (!m_status) {
    const pid_t found = ::waitpid(m_leader, &status, 0);
    if (found == m_leader || (found < 0 && errno != EINTR)) m_status = status;
  }
  return *m_status;
}

void ProcessGroup::end() const { ::kill(-m_leader, SIGKILL); }

std::optional<std::filesystem::path> findTool(const std::string& name) {
  const char* const variable = std::getenv("PATH");
  std::string_view path = variable ? variable : "/usr/bin:/bin";
  while (!path.empty()) {
    const std::size_t end = std::min(path.find(':'), path.size());
    const std::filesystem::path candidate = std::filesystem::path(path.substr(0, end)) / name;
    path.remove_prefix(std::min(end + 1, path.size()));
    std::error_code unknown;
    if (candidate.is_absolute() && std::filesystem::is_regular_file(candidate, unknown) &&
        ::access(candidate.c_str(), X_OK) == 0)
      return candidate;
  }
  return std::nullopt;
}

ToolOutcome runTool(const std::vector<std::string>& words, const std::filesystem::path& folder,
                    const std::stop_token& stop, const ToolLimits& limits) {
  if (stop.stop_requested()) throw Cancelled();
  const std::string place = folder.string();
  const std::vector<std::string> environment = environmentIn(place);
  const std::vector<char*> arguments = pointersTo(words);
  const std::vector<char*> variables = pointersTo(environment);
  process::Pipe output = process::Pipe::make();
  const pid_t pid = ::fork();
  if (pid < 0) throw DeviceError(Message::text("cannot start '%1': %2"), words.front(), systemMessage(errno));
  if (pid == 0) become(arguments.data(), variables.data(), place.c_str(), output.write.get(), limits);
  ProcessGroup group(pid);
  output.write.close();

  ToolOutcome outcome;
  const Clock::time_point until = Clock::now() + std::chrono::seconds(limits.seconds);
  bool late = false;
  for (;;) {
    if (stop.stop_requested()) throw Cancelled();
    late = Clock::now() >= until;
    if (late) break;
    constexpr int kPauseMs = 20;
    pollfd end{.fd = output.read.get(), .events = POLLIN, .revents = 0};
    if (::poll(&end, 1, kPauseMs) <= 0) continue;
    std::array<char, 65536> bytes;
    const ssize_t count = ::read(output.read.get(), bytes.data(), bytes.size());
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) break;
    const std::size_t room = limits.outputBytes - outcome.output.size();
    outcome.output.append(bytes.data(), std::min(static_cast<std::size_t>(count), room));
  }
  if (late) group.end();
  const int status = group.reap();
  outcome.ok = !late && WIFEXITED(status) && WEXITSTATUS(status) == 0;
  outcome.end = late ? "did not end within " + std::to_string(limits.seconds) + " s" : endOf(status);
  return outcome;
}

}  // namespace warpbench::own
