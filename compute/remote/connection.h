// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/child/child.h"
#include "remote/protocol.h"
#include "remote/site.h"
#include "remote/slurm_job.h"

namespace warpbench::process {

/// A started `warpbench-cli serve` that has said hello. All calls wait for the answer, and throw
/// - Cancelled soon after `stop` is requested;
/// - RequestError, DeviceError and std::bad_alloc as the device there does;
/// - DeviceError, with how it ended and what it said last, where the process fails. It is over then: see usable().
class Connection {
 public:
  /// `progress` hears what is waited for meanwhile, where that is known.
  Connection(const Site& site, const std::stop_token& stop, const PointProgress& progress);
  ~Connection();

  std::vector<DeviceInfo> devices(const std::stop_token& stop);
  DeviceInfo open(const std::string& device, const std::stop_token& stop);
  /// A session of one result.
  Session measure(const std::string& device, const Point& point, const MeasureOptions& options,
                  const std::stop_token& stop, const PointProgress& progress);
  /// See warpbench::check() and traceBlock(), on the default profile; in no more than `limit` seconds.
  CheckReport check(const Point& point, std::int64_t mostSteps, double limit, const std::stop_token& stop);
  BlockTrace trace(const Point& point, std::array<unsigned, 3> block, std::size_t mostSteps, double limit,
                   const std::stop_token& stop);

  /// Whether another order can be given.
  bool usable();
  pid_t pid() const { return m_pid; }

 private:
  class Waker;

  template <typename Expected>
  Expected answerTo(const Order& order, const std::stop_token& stop);
  /// To an order with an id, which can be taken back and may take so many seconds.
  template <typename Expected>
  Expected answerWithin(const Order& order, std::int64_t id, double limit, const std::stop_token& stop,
                        const PointProgress& progress);
  /// The next answer; nothing where `wake` woke it.
  std::optional<Answer> next(Child::Clock::time_point until, const Message& limit, int wake);
  /// No longer than its job wants to be looked at in the queue.
  Child::Heard wait(Child::Clock::time_point until, int wake);
  /// The process, and the job that it stands for.
  void close();
  void greet(const std::stop_token& stop, const PointProgress& progress);
  [[noreturn]] void throwFailure(const Failure& failure);
  [[noreturn]] void breakOff(const Message& what);

  std::string m_program;
  Patience m_patience;
  std::optional<SlurmJob> m_job;  ///< of Slurm only
  std::optional<Child> m_child;   ///< none once it failed
  PointProgress m_progress;       ///< until it says hello
  pid_t m_pid = -1;
  Child::Clock::time_point m_heard;
  std::int64_t m_lastId = 0;
};

}  // namespace warpbench::process
