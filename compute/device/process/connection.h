// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "device/process/child.h"
#include "device/process/protocol.h"

namespace warpbench::process {

/// How long another process may take, in seconds.
struct Patience {
  double start = 60;    ///< until it says hello
  double silence = 30;  ///< without a word while an order is in work; it speaks each second
  double point = 3600;  ///< for a point, beside its options' time limit
  double grace = 2;     ///< to stop when it is asked to
};

/// A started `warpbench-cli serve` that has said hello. All calls wait for the answer, and throw
/// - Cancelled soon after `stop` is requested;
/// - RequestError, DeviceError and std::bad_alloc as the device there does;
/// - DeviceError, with how it ended and what it said last, where the process fails. It is over then: see usable().
class Connection {
 public:
  Connection(const std::vector<std::string>& words, const Patience& patience, const std::stop_token& stop);

  std::vector<DeviceInfo> devices(const std::stop_token& stop);
  DeviceInfo open(const std::string& device, const std::stop_token& stop);
  /// A session of one result.
  Session measure(const std::string& device, const Point& point, const MeasureOptions& options,
                  const std::stop_token& stop, const PointProgress& progress);

  /// Whether another order can be given.
  bool usable();
  pid_t pid() const { return m_pid; }

 private:
  class Waker;

  template <typename Expected>
  Expected answerTo(const Order& order, const std::stop_token& stop);
  /// The next answer; nothing where `wake` woke it.
  std::optional<Answer> next(Child::Clock::time_point until, const std::string& limit, int wake);
  [[noreturn]] void throwFailure(const Failure& failure);
  [[noreturn]] void breakOff(const std::string& what);

  std::string m_program;
  Patience m_patience;
  std::optional<Child> m_child;  ///< none once it failed
  pid_t m_pid = -1;
  Child::Clock::time_point m_heard;
  std::int64_t m_lastId = 0;
};

}  // namespace warpbench::process
