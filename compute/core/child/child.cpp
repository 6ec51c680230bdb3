// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/child/child.h"

#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include <sys/wait.h>
#include <algorithm>
#include <array>
#include <cerrno>
#include <system_error>
#include <thread>
#include <utility>

#include "core/text/error.h"
#include "core/text/system_message.h"

namespace warpbench::process {
namespace {

using std::chrono::milliseconds;

constexpr std::size_t kMaxComplaints = 4096;  // bytes

/// Blocks SIGPIPE in this thread, so that writing to a closed pipe returns an error whatever the signal's handler.
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

void setNonBlocking(int descriptor) { ::fcntl(descriptor, F_SETFL, ::fcntl(descriptor, F_GETFL) | O_NONBLOCK); }

/// Milliseconds for poll(), rounded up.
int pollTime(Child::Clock::time_point until) {
  constexpr auto kLongest = std::chrono::hours(1);
  const auto left = std::min<Child::Clock::duration>(until - Child::Clock::now(), kLongest);
  return left <= Child::Clock::duration::zero() ? 0 : static_cast<int>(std::chrono::ceil<milliseconds>(left).count());
}

}  // namespace

void LineBuffer::append(std::string_view bytes) {
  while (!bytes.empty()) {
    const std::size_t end = bytes.find('\n');
    const std::string_view piece = bytes.substr(0, end);
    const std::size_t room = m_longest - m_rest.text.size();
    m_rest.text += piece.substr(0, room);
    m_rest.tooLong = m_rest.tooLong || piece.size() > room;
    if (end == std::string_view::npos) return;
    m_lines.push_back(std::exchange(m_rest, {}));
    bytes.remove_prefix(end + 1);
  }
}

std::optional<LineBuffer::Line> LineBuffer::next() {
  if (m_lines.empty()) return std::nullopt;
  Line line = std::move(m_lines.front());
  m_lines.pop_front();
  return line;
}

Child::Child(const ChildStart& start, std::size_t longestLine)
    : m_ownGroup(start.ownGroup), m_endsWithStarter(start.endsWithStarter()), m_lines(longestLine) {
  StartedChild child = startChild(start);
  m_pid = child.pid;
  m_input = std::move(child.input);
  m_output = std::move(child.output);
  m_errors = std::move(child.errors);
  for (const Descriptor* end : {&m_input, &m_output, &m_errors})
    if (end->isOpen()) setNonBlocking(end->get());
}

Child::~Child() { finish(); }

Message Child::finish() {
  // A wrapper such as ssh forwards the end of its input, which stops the remote program; a signal may not reach it.
  if (!m_endsWithStarter) {
    m_input.close();
    if (!reapWithin(milliseconds(500))) {
      signal(SIGTERM);
      if (!reapWithin(milliseconds(500))) signal(SIGKILL);
    }
  }
  return end();
}

std::optional<int> Child::code() const {
  if (!m_status || m_endedHere || !WIFEXITED(*m_status)) return std::nullopt;
  return WEXITSTATUS(*m_status);
}

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
  // Nobody reads the input any more: the output will end too, or stay silent.
  if (written < 0 && errno != EAGAIN && errno != EINTR) {
    m_input.close();
    m_unsent.clear();
  }
}

Child::WaitResult Child::wait(Clock::time_point until, int wake) {
  for (;;) {
    if (!m_output.isOpen()) return WaitResult::Ended;
    const bool sending = !m_unsent.empty() && m_input.isOpen();
    // poll() ignores negative descriptors.
    std::array<pollfd, 4> ends{{{.fd = m_output.get(), .events = POLLIN, .revents = 0},
                                {.fd = m_errors.get(), .events = POLLIN, .revents = 0},
                                {.fd = sending ? m_input.get() : -1, .events = POLLOUT, .revents = 0},
                                {.fd = wake, .events = POLLIN, .revents = 0}}};
    const int ready = ::poll(ends.data(), ends.size(), pollTime(until));
    if (ready < 0 && errno != EINTR) return WaitResult::Ended;
    if (ready > 0) {
      if (ends[2].revents != 0) flush();
      if (ends[1].revents != 0) takeComplaints();
      if (ends[0].revents != 0) {
        takeOutput();
        if (!m_output.isOpen()) return WaitResult::Ended;
        if (ends[3].revents == 0) return WaitResult::Lines;
      }
      // Check even when there is output, which may never pause. Output read so far stays buffered.
      if (ends[3].revents != 0) return WaitResult::Woken;
    }
    if (Clock::now() >= until) return WaitResult::TimedOut;
  }
}

void Child::takeOutput() {
  std::array<char, 65536> bytes;
  const ssize_t count = ::read(m_output.get(), bytes.data(), bytes.size());
  if (count > 0) m_lines.append({bytes.data(), static_cast<std::size_t>(count)});
  if (count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR)) {
    m_output.close();
    m_outputEnded = true;
  }
}

void Child::takeComplaints() {
  std::array<char, 4096> bytes;
  const ssize_t count = ::read(m_errors.get(), bytes.data(), bytes.size());
  if (count > 0) m_complaints.append(bytes.data(), static_cast<std::size_t>(count));
  if (m_complaints.size() > kMaxComplaints) m_complaints.erase(0, m_complaints.size() - kMaxComplaints);
  if (count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR)) m_errors.close();
}

bool Child::reap() {
  if (m_status) return true;
  if (m_ownGroup && m_endsWithStarter) {
    // The group's id cannot be reused until its leader is reaped.
    siginfo_t ended{};
    if (::waitid(P_PID, static_cast<id_t>(m_pid), &ended, WEXITED | WNOHANG | WNOWAIT) == 0 && ended.si_pid != m_pid)
      return false;
    ::kill(-m_pid, SIGKILL);
  }
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
  if (m_ownGroup) ::kill(-m_pid, number);
  if (!m_ownGroup || ::getpgid(m_pid) != m_pid) ::kill(m_pid, number);  // it may have left its group
}

bool Child::gone() { return !m_output.isOpen() || !m_input.isOpen() || reap(); }

bool Child::awaitEnd(Clock::time_point until) {
  return reapWithin(std::max(std::chrono::ceil<milliseconds>(until - Clock::now()), milliseconds(0)));
}

Message Child::end() {
  m_input.close();
  // A child that closed its output is about to exit.
  if (m_outputEnded) reapWithin(milliseconds(200));
  if (!reap()) {
    m_endedHere = true;
    signal(SIGKILL);
  }
  const bool ended = reapWithin(std::chrono::seconds(10));
  if (!ended) {
    try {
      std::thread([pid = m_pid] { ::waitpid(pid, nullptr, 0); }).detach();
    } catch (const std::system_error&) {
      // The zombie stays until this program ends.
    }
    m_status = SIGKILL;  // reported as killed
  }
  // Read its last error output; other processes may hold the pipe open, so the number of reads is limited.
  constexpr int kMaxReads = 64;
  for (int i = 0; i < kMaxReads && m_errors.isOpen(); ++i) {
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
