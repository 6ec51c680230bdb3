// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <sys/types.h>
#include <chrono>
#include <cstddef>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/child/child_start.h"
#include "core/files/descriptor.h"
#include "core/text/message.h"

namespace warpbench::process {

/// Splits a byte stream into lines, keeping at most `longest` bytes of each.
class LineBuffer {
 public:
  struct Line {
    std::string text;  ///< without the line end; truncated if too long
    bool tooLong = false;
  };

  explicit LineBuffer(std::size_t longest) : m_longest(longest) {}

  void append(std::string_view bytes);
  std::optional<Line> next();
  /// The start of a line that is still incomplete.
  const Line& rest() const { return m_rest; }

 private:
  const std::size_t m_longest;
  std::deque<Line> m_lines;
  Line m_rest;
};

/// A child process connected by pipes. No call blocks past its time limit. The destructor ends and reaps the child.
class Child {
 public:
  using Clock = std::chrono::steady_clock;

  /// Keeps `longestLine` bytes of each line. @throws DeviceError if the child cannot be started.
  Child(const ChildStart& start, std::size_t longestLine);
  /// Runs a program with pipes for input, output and errors.
  Child(const std::vector<std::string>& words, std::size_t longestLine)
      : Child(ChildStart{.words = words}, longestLine) {}
  ~Child();
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;

  pid_t pid() const { return m_pid; }

  /// Sends a line as far as the child accepts it now; wait() sends the rest.
  void send(std::string_view line);

  enum class WaitResult { Lines, Ended, TimedOut, Woken };
  /// Waits until output arrives, the output ends, `until` passes, or `wake` becomes readable.
  WaitResult wait(Clock::time_point until, int wake);

  std::optional<LineBuffer::Line> nextLine() { return m_lines.next(); }
  /// The last line, still incomplete.
  const LineBuffer::Line& rest() const { return m_lines.rest(); }
  /// The end of its error output.
  const std::string& complaints() const { return m_complaints; }

  /// Whether it has exited or closed its output.
  bool gone();
  bool ended() { return reap(); }
  /// Waits for its exit without reading its output. @returns whether it exited in time.
  bool awaitEnd(Clock::time_point until);
  /// Kills it if it still runs. @returns "was ended", "ended with code 127", "was ended by signal 9 (Killed)", or
  /// "cannot be ended" after 10 seconds (for example another user's process), which is then left running.
  Message end();
  /// Closes its input and kills it if it does not exit soon. @returns the same texts as end().
  Message finish();
  /// Its exit code; nothing if a signal ended it.
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
  bool m_endsWithStarter = false;  ///< its descendants too
  std::optional<int> m_status;     ///< from waitpid(), once reaped
  bool m_endedHere = false;        ///< we sent the signal that ended it
  bool m_outputEnded = false;
  Descriptor m_input;
  Descriptor m_output;
  Descriptor m_errors;
  std::string m_unsent;
  LineBuffer m_lines;
  std::string m_complaints;
};

}  // namespace warpbench::process
