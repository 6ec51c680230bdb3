// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <sys/types.h>

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/child/child_start.h"
#include "core/child/line_buffer.h"
#include "core/files/descriptor.h"
#include "core/text/message.h"

namespace warpbench::process {

/// A process that runs beside this one, and what it says through pipes. Never blocks longer than it is told; gone, and
/// reaped, with this object.
class Child {
 public:
  using Clock = std::chrono::steady_clock;

  /// @param longestLine is how much is kept of a line. @throws DeviceError where it cannot be started.
  Child(const ChildStart& start, std::size_t longestLine);
  /// A program, with pipes for all that it reads and writes.
  Child(const std::vector<std::string>& words, std::size_t longestLine)
      : Child(ChildStart{.words = words}, longestLine) {}
  /// As finish().
  ~Child();
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;

  pid_t pid() const { return m_pid; }

  /// Sends a line, as far as the child takes it; the rest goes out while wait() waits.
  void send(std::string_view line);

  enum class Heard { Lines, Ended, TimedOut, Woken };
  /// Until there is something on its output, the output has ended, `until` has come, or `wake` can be read from.
  Heard wait(Clock::time_point until, int wake);

  /// The next line that has come.
  std::optional<LineBuffer::Line> nextLine() { return m_lines.next(); }
  /// The line that has no end yet.
  const LineBuffer::Line& rest() const { return m_lines.rest(); }
  /// The last of what it said on its error output.
  const std::string& complaints() const { return m_complaints; }

  /// Whether it has ended, or will not be heard of any more.
  bool gone();
  /// Whether it has ended.
  bool ended() { return reap(); }
  /// Waits for its end. @returns whether that came; what it says meanwhile is not read.
  bool awaitEnd(Clock::time_point until);
  /// Ends it now. @returns how it ended: "ended with code 127", "was ended by signal 9 (Killed)", "cannot be ended"
  /// after 10 seconds, as where it is another user's: it is left alone then.
  Message end();
  /// Its input ends; if it does not end itself within a moment, it is made to. @returns as end() does.
  Message finish();
  /// Where it has ended by itself; nothing where it was ended.
  std::optional<int> code() const;

 private:
  void flush();
  void takeOutput();
  void takeComplaints();
  bool reap();
  bool reapWithin(std::chrono::milliseconds time);
  void signal(int number) const;

  pid_t m_pid = -1;
  bool m_ownGroup = true;
  bool m_endsWithStarter = false;  ///< with all that it started
  std::optional<int> m_status;     ///< of waitpid, once it was reaped
  bool m_endedHere = false;        ///< a signal of ours ended it
  bool m_outputEnded = false;
  Descriptor m_input;
  Descriptor m_output;
  Descriptor m_errors;
  std::string m_unsent;
  LineBuffer m_lines;
  std::string m_complaints;
};

}  // namespace warpbench::process
