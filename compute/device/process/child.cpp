// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/process/child.h"

#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <system_error>
#include <thread>
#include <utility>

#include "base/error.h"
#include "base/system_message.h"

namespace warpbench::process {

namespace {

using std::chrono::milliseconds;

constexpr std::size_t kMostComplaints = 4096;  // bytes

/// A write to a pipe that nobody reads is an error to handle here and no signal, whatever the program does with those.
class NoPipeSignal {
 public:
  NoPipeSignal() {
    sigemptyset(&m_pipe);
    sigaddset(&m_pipe, SIGPIPE);
    sigset_t pending;
    ::sigpending(&pending);
    m_wasPending = sigismember(&pending, SIGPIPE) == 1;
    ::pthread_sigmask(SIG_BLOCK, &m_pipe, &m_before);
  }
  ~NoPipeSignal() {
    constexpr timespec kNow{};
    if (!m_wasPending)
      while (::sigtimedwait(&m_pipe, nullptr, &kNow) < 0 && errno == EINTR) {
      }
    ::pthread_sigmask(SIG_SETMASK, &m_before, nullptr);
  }
  NoPipeSignal(const NoPipeSignal&) = delete;
  NoPipeSignal& operator=(const NoPipeSignal&) = delete;

 private:
  sigset_t m_pipe;
  sigset_t m_before;
  bool m_wasPending = false;
};

/// How the program is started: its ends of the pipes, a process group of its own, so that Ctrl-C in a terminal is left
/// to whoever talks to it, and signals as a program expects them.
class SpawnPlan {
 public:
  SpawnPlan(int input, int output, int errors) {
    posix_spawn_file_actions_init(&m_actions);
    posix_spawn_file_actions_adddup2(&m_actions, input, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&m_actions, output, STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&m_actions, errors, STDERR_FILENO);
    posix_spawnattr_init(&m_attributes);
    sigset_t signals;
    sigemptyset(&signals);
    posix_spawnattr_setsigmask(&m_attributes, &signals);
    for (const int signal : {SIGPIPE, SIGINT, SIGTERM, SIGQUIT, SIGHUP, SIGCHLD}) sigaddset(&signals, signal);
    posix_spawnattr_setsigdefault(&m_attributes, &signals);
    posix_spawnattr_setpgroup(&m_attributes, 0);
    posix_spawnattr_setflags(&m_attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP);
  }
  ~SpawnPlan() {
    posix_spawn_file_actions_destroy(&m_actions);
    posix_spawnattr_destroy(&m_attributes);
  }
  SpawnPlan(const SpawnPlan&) = delete;
  SpawnPlan& operator=(const SpawnPlan&) = delete;

  /// @throws DeviceError.
  pid_t start(const std::vector<std::string>& words) const {
    std::vector<char*> arguments;
    for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
    arguments.push_back(nullptr);
    pid_t pid = 0;
    const int error = ::posix_spawnp(&pid, arguments[0], &m_actions, &m_attributes, arguments.data(), environ);
    if (error != 0)
      throw DeviceError(Message::text("cannot start '%1': %2"), printable(words.front()), systemMessage(error));
    return pid;
  }

 private:
  posix_spawn_file_actions_t m_actions{};
  posix_spawnattr_t m_attributes{};
};

void setNonBlocking(int descriptor) { ::fcntl(descriptor, F_SETFL, ::fcntl(descriptor, F_GETFL) | O_NONBLOCK); }

/// Milliseconds for poll(), rounded up.
int pollTime(Child::Clock::time_point until) {
  constexpr auto kLongest = std::chrono::hours(1);
  const auto left = std::min<Child::Clock::duration>(until - Child::Clock::now(), kLongest);
  return left <= Child::Clock::duration::zero() ? 0 : static_cast<int>(std::chrono::ceil<milliseconds>(left).count());
}

}  // namespace

Pipe Pipe::make() {
  std::array<int, 2> ends{};
  if (::pipe2(ends.data(), O_CLOEXEC) != 0)
    throw DeviceError(Message::text("cannot make a pipe: %1"), systemMessage(errno));
  return {.read = Descriptor(ends[0]), .write = Descriptor(ends[1])};
}

Child::Child(const std::vector<std::string>& words, std::size_t longestLine) : m_lines(longestLine) {
  Pipe input = Pipe::make();
  Pipe output = Pipe::make();
  Pipe errors = Pipe::make();
  m_pid = SpawnPlan(input.read.get(), output.write.get(), errors.write.get()).start(words);
  m_input = std::move(input.write);
  m_output = std::move(output.read);
  m_errors = std::move(errors.read);
  for (const Descriptor* end : {&m_input, &m_output, &m_errors}) setNonBlocking(end->get());
}

Child::~Child() { finish(); }

Message Child::finish() {
  // Programs that lead elsewhere pass the end of their input on, which ends what runs there; a signal may not get
  // there.
  m_input.close();
  if (!reapWithin(milliseconds(500))) {
    signal(SIGTERM);
    if (!reapWithin(milliseconds(500))) signal(SIGKILL);
  }
  return end();
}

bool Child::endedWell() const { return m_status && WIFEXITED(*m_status) && WEXITSTATUS(*m_status) == 0; }

void Child::send(std::string_view line) {
  m_unsent += line;
  m_unsent += '\n';
  flush();
}

void Child::flush() {
  if (m_unsent.empty() || !m_input.isOpen()) return;
  const NoPipeSignal quiet;
  const ssize_t written = ::write(m_input.get(), m_unsent.data(), m_unsent.size());
  if (written > 0) m_unsent.erase(0, static_cast<std::size_t>(written));
  // Nobody reads it: its output will end too, or stay silent.
  if (written < 0 && errno != EAGAIN && errno != EINTR) {
    m_input.close();
    m_unsent.clear();
  }
}

Child::Event Child::wait(Clock::time_point until, int wake) {
  for (;;) {
    if (!m_output.isOpen()) return Event::Ended;
    const bool sending = !m_unsent.empty() && m_input.isOpen();
    // A negative number is passed over.
    std::array<pollfd, 4> ends{{{.fd = m_output.get(), .events = POLLIN, .revents = 0},
                                {.fd = m_errors.get(), .events = POLLIN, .revents = 0},
                                {.fd = sending ? m_input.get() : -1, .events = POLLOUT, .revents = 0},
                                {.fd = wake, .events = POLLIN, .revents = 0}}};
    const int ready = ::poll(ends.data(), ends.size(), pollTime(until));
    if (ready < 0 && errno != EINTR) return Event::Ended;
    if (ready > 0) {
      if (ends[2].revents != 0) flush();
      if (ends[1].revents != 0) takeComplaints();
      if (ends[0].revents != 0) {
        takeOutput();
        if (!m_output.isOpen()) return Event::Ended;
        if (ends[3].revents == 0) return Event::Lines;
      }
      // Also beside output, which may never pause. What was taken of it waits.
      if (ends[3].revents != 0) return Event::Woken;
    }
    if (Clock::now() >= until) return Event::TimedOut;
  }
}

void Child::takeOutput() {
  std::array<char, 65536> bytes;
  const ssize_t count = ::read(m_output.get(), bytes.data(), bytes.size());
  if (count > 0) m_lines.append({bytes.data(), static_cast<std::size_t>(count)});
  if (count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR)) m_output.close();
}

void Child::takeComplaints() {
  std::array<char, 4096> bytes;
  const ssize_t count = ::read(m_errors.get(), bytes.data(), bytes.size());
  if (count > 0) m_complaints.append(bytes.data(), static_cast<std::size_t>(count));
  if (m_complaints.size() > kMostComplaints) m_complaints.erase(0, m_complaints.size() - kMostComplaints);
  if (count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR)) m_errors.close();
}

bool Child::reap() {
  if (m_status) return true;
  int status = 0;
  const pid_t reaped = ::waitpid(m_pid, &status, WNOHANG);
  if (reaped == m_pid || (reaped < 0 && errno == ECHILD)) m_status = reaped == m_pid ? status : 0;
  return m_status.has_value();
}

bool Child::reapWithin(milliseconds time) {
  const Clock::time_point until = Clock::now() + time;
  for (auto pause = milliseconds(1); !reap(); pause = std::min(pause * 2, milliseconds(20))) {
    if (Clock::now() >= until) return false;
    std::this_thread::sleep_for(pause);
  }
  return true;
}

void Child::signal(int number) const {
  if (m_status) return;
  ::kill(-m_pid, number);
  if (::getpgid(m_pid) != m_pid) ::kill(m_pid, number);  // it has left its group
}

bool Child::gone() { return !m_output.isOpen() || !m_input.isOpen() || reap(); }

bool Child::awaitEnd(Clock::time_point until) {
  return reapWithin(std::max(std::chrono::ceil<milliseconds>(until - Clock::now()), milliseconds(0)));
}

Message Child::end() {
  m_input.close();
  // What has closed its output is about to end by itself.
  if (!m_output.isOpen()) reapWithin(milliseconds(200));
  if (!reap()) {
    m_endedHere = true;
    signal(SIGKILL);
  }
  const bool ended = reapWithin(std::chrono::seconds(10));
  if (!ended) {
    try {
      std::thread([pid = m_pid] { ::waitpid(pid, nullptr, 0); }).detach();
    } catch (const std::system_error&) {
      // It stays until this program ends.
    }
    m_status = SIGKILL;  // as if
  }
  // What it said last; whoever else has that pipe may go on.
  constexpr int kMostReads = 64;
  for (int i = 0; i < kMostReads && m_errors.isOpen(); ++i) {
    pollfd end{.fd = m_errors.get(), .events = POLLIN, .revents = 0};
    if (::poll(&end, 1, 0) <= 0) break;
    takeComplaints();
  }
  m_output.close();
  m_errors.close();
  if (!ended) return Message::text("cannot be ended");
  if (m_endedHere) return Message::text("was ended");
  if (WIFSIGNALED(*m_status))
    return {Message::text("was ended by signal %1 (%2)"), WTERMSIG(*m_status), signalName(WTERMSIG(*m_status))};
  return {Message::text("ended with code %1"), WEXITSTATUS(*m_status)};
}

}  // namespace warpbench::process
