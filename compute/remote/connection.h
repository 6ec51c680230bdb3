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
#include "remote/slurm_job.h"

namespace warpbench::process {

/// Time limits of another process, in seconds.
struct Timeouts {
  double start = 60;    ///< until its hello
  double silence = 30;  ///< without a message while an order is in progress; it reports every second
  double point = 3600;  ///< per point, in addition to the options' time limit
  double grace = 2;     ///< to stop when asked
  /// Kill a process that does not stop. Otherwise close its input first, which wrappers such as ssh forward.
  bool endsAtOnce = false;
};

/// How to reach a `warpbench-cli serve`.
struct Endpoint {
  std::string name;                ///< name after the '@' of its devices' ids; empty: ids are unchanged
  std::vector<std::string> words;  ///< program and arguments
  Timeouts timeouts;
  bool slurm = false;              ///< the program is srun: its job waits in a queue and may outlive srun
  std::vector<std::string> login;  ///< Slurm: ssh and its arguments for the host with srun; empty: local
};

/// A running `warpbench-cli serve` that has said hello. Calls wait for the answer and throw
/// - Cancelled soon after `stop` is requested;
/// - RequestError, DeviceError and std::bad_alloc if the device there does;
/// - DeviceError with the exit status and last output if the process fails, which ends the connection: see usable().
class Connection {
 public:
  /// `progress` receives what the start waits for, if known.
  Connection(const Endpoint& endpoint, const std::stop_token& stop, const PointProgress& progress);
  ~Connection();

  std::vector<DeviceInfo> devices(const std::stop_token& stop);
  DeviceInfo open(const std::string& device, const std::stop_token& stop);
  /// Returns a session with one result.
  Session measure(const std::string& device, const Point& point, const MeasureOptions& options,
                  const std::stop_token& stop, const PointProgress& progress);
  /// See warpbench::check() and traceBlock(); uses the default profile, for at most `limit` seconds.
  CheckReport check(const Point& point, std::int64_t maxSteps, double limit, const std::stop_token& stop);
  BlockTrace trace(const Point& point, std::array<unsigned, 3> block, std::size_t maxSteps, double limit,
                   const std::stop_token& stop);

  /// Whether it accepts another order.
  bool usable();
  pid_t pid() const { return m_pid; }

 private:
  class Waker;

  template <typename Expected>
  Expected answerTo(const Order& order, const std::stop_token& stop);
  /// For an order with an id, which can be cancelled, and a limit in seconds.
  template <typename Expected>
  Expected answerWithin(const Order& order, std::int64_t id, double limit, const std::stop_token& stop,
                        const PointProgress& progress);
  /// The next answer; nothing if `wake` became readable.
  std::optional<Answer> next(Child::Clock::time_point until, const Message& limit, int wake);
  /// Waits, at most until the next query of the queue.
  Child::WaitResult wait(Child::Clock::time_point until, int wake);
  /// Ends the process and its Slurm job.
  void close();
  void greet(const std::stop_token& stop, const PointProgress& progress);
  [[noreturn]] void throwFailure(const Failure& failure);
  [[noreturn]] void breakOff(const Message& what);

  std::string m_program;
  Timeouts m_timeouts;
  std::optional<SlurmJob> m_job;  ///< Slurm only
  std::optional<Child> m_child;   ///< empty after a failure
  PointProgress m_progress;       ///< only until the hello
  pid_t m_pid = -1;
  Child::Clock::time_point m_heard;
  std::int64_t m_lastId = 0;
};

}  // namespace warpbench::process
