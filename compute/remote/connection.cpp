// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/connection.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <functional>
#include <new>
#include <utility>

#include "core/child/run_to_end.h"
#include "core/machine/version.h"
#include "core/text/error.h"
#include "core/text/text.h"

namespace warpbench::process {

namespace {

using Clock = Child::Clock;

Clock::duration duration(double seconds) {
  constexpr double kYear = 31'536'000;
  return std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(std::min(seconds, kYear)));
}

Message tooLong() { return {Message::text("wrote a line of more than %1 MiB"), kMaxAnswerBytes >> 20}; }

/// Time limit of a point with the user's kernels, relative to that of its samples.
constexpr double kTimesOwn = 12;

}  // namespace

/// Wakes a wait when a stop is requested.
class Connection::Waker {
 public:
  explicit Waker(const std::stop_token& stop)
      : m_callback(stop, [this] {
          const char byte = 0;
          // A new pipe has room.
          static_cast<void>(!::write(m_pipe.write.get(), &byte, 1));
        }) {}

  int descriptor() const { return m_pipe.read.get(); }

 private:
  Pipe m_pipe = Pipe::make();
  std::stop_callback<std::function<void()>> m_callback;
};

Connection::Connection(const Endpoint& endpoint, const std::stop_token& stop, const PointProgress& progress)
    : m_program(printable(endpoint.words.at(0))), m_timeouts(endpoint.timeouts) {
  if (stop.stop_requested()) throw Cancelled();
  if (endpoint.slurm) m_job.emplace(endpoint.login);
  m_child.emplace(m_job ? m_job->words(endpoint.words) : endpoint.words, kMaxAnswerBytes);
  m_pid = m_child->pid();
  try {
    greet(stop, progress);
  } catch (...) {
    close();
    throw;
  }
}

Connection::~Connection() { close(); }

void Connection::close() {
  if (!m_child) return;
  m_child->finish();
  // If srun is killed, its job stays queued and later holds the node until its time limit.
  if (m_job && m_child->code() != 0) m_job->cancel();
  m_child.reset();
}

void Connection::greet(const std::stop_token& stop, const PointProgress& progress) {
  m_heard = Clock::now() + duration(m_timeouts.start);  // no other message until then
  m_progress = progress;
  m_child->send(toLine(Order(Hello{.appVersion = kVersion})));
  const Waker waker(stop);
  const std::optional<Answer> answer =
      next(Clock::now() + duration(m_timeouts.start), {Message::text("sent no hello within %1 s"), m_timeouts.start},
           waker.descriptor());
  m_progress = nullptr;
  if (m_job) m_job->stopLooking();
  if (!answer) throw Cancelled();
  const Hello* const hello = std::get_if<Hello>(&*answer);
  if (!hello) breakOff(Message::text("did not begin with a hello"));
  if (const Message whyNot = whyNotWith(*hello); !whyNot.empty())
    breakOff({Message::text("cannot be used: %1"), whyNot});
}

bool Connection::usable() { return m_child && !m_child->gone(); }

std::vector<DeviceInfo> Connection::devices(const std::stop_token& stop) {
  return answerTo<Devices>(ListDevices{}, stop).devices;
}

DeviceInfo Connection::open(const std::string& device, const std::stop_token& stop) {
  return answerTo<Opened>(OpenDevice{.device = device}, stop).device;
}

template <typename Expected>
Expected Connection::answerTo(const Order& order, const std::stop_token& stop) {
  const Waker waker(stop);
  m_child->send(toLine(order));
  m_heard = Clock::now();
  const Clock::time_point until = m_heard + duration(m_timeouts.point);
  for (;;) {
    std::optional<Answer> answer =
        next(until, {Message::text("did not answer within %1 s"), m_timeouts.point}, waker.descriptor());
    if (!answer) {
      close();  // such an order cannot be cancelled
      throw Cancelled();
    }
    if (auto* expected = std::get_if<Expected>(&*answer)) return std::move(*expected);
    if (const auto* failure = std::get_if<Failure>(&*answer); failure && failure->id == 0) throwFailure(*failure);
    if (const auto* refusal = std::get_if<Refusal>(&*answer)) breakOff({Message::text("refused: %1"), refusal->reason});
  }
}

Session Connection::measure(const std::string& device, const Point& point, const MeasureOptions& options,
                            const std::stop_token& stop, const PointProgress& progress) {
  // Catalogue kernels always terminate; the user's may not.
  const double limit = point.own ? std::min(m_timeouts.point, kTimesOwn * options.timeLimitSeconds)
                                 : m_timeouts.point + options.timeLimitSeconds;
  const std::int64_t id = ++m_lastId;
  return answerWithin<Measured>(
             MeasurePoint{.id = id, .device = device, .point = point, .options = options, .limitSeconds = limit}, id,
             limit, stop, progress)
      .session;
}

CheckReport Connection::check(const Point& point, std::int64_t maxSteps, double limit, const std::stop_token& stop) {
  const std::int64_t id = ++m_lastId;
  const InspectPoint order{.id = id, .point = point, .maxSteps = maxSteps, .limitSeconds = limit};
  CheckReport report = answerWithin<Checked>(order, id, limit, stop, {}).report;
  report.point = point;
  return report;
}

BlockTrace Connection::trace(const Point& point, std::array<unsigned, 3> block, std::size_t maxSteps, double limit,
                             const std::stop_token& stop) {
  const std::int64_t id = ++m_lastId;
  const InspectPoint order{
      .id = id, .point = point, .block = block, .maxSteps = static_cast<std::int64_t>(maxSteps), .limitSeconds = limit};
  BlockTrace trace = answerWithin<Traced>(order, id, limit, stop, {}).trace;
  trace.point = point;
  return trace;
}

template <typename Expected>
Expected Connection::answerWithin(const Order& order, std::int64_t id, double limit, const std::stop_token& stop,
                                  const PointProgress& progress) {
  const Waker waker(stop);
  m_child->send(toLine(order));
  m_heard = Clock::now();
  // The server ends it at the limit; this side only if the server does not.
  Clock::time_point until = m_heard + duration(limit + m_timeouts.grace);
  const Message whyNot(Message::text("did not end within %1 s"), limit);
  bool stopping = false;
  for (;;) {
    std::optional<Answer> answer;
    try {
      answer = next(until, whyNot, stopping ? -1 : waker.descriptor());
    } catch (const DeviceError&) {
      if (stopping) throw Cancelled();  // whatever the cause
      throw;
    }
    if (!answer) {
      stopping = true;
      m_child->send(toLine(Order(Cancel{.id = id})));
      until = Clock::now() + duration(m_timeouts.grace);
    } else if (const auto* now = std::get_if<Progress>(&*answer)) {
      if (now->id == id && !now->what.empty() && !stopping && progress) progress(now->what, now->share);
    } else if (auto* expected = std::get_if<Expected>(&*answer)) {
      if (expected->id != id) continue;  // answers an earlier point
      if (stopping) throw Cancelled();
      return std::move(*expected);
    } else if (const auto* failure = std::get_if<Failure>(&*answer)) {
      if (failure->id != id) continue;
      if (stopping) throw Cancelled();
      throwFailure(*failure);
    } else if (const auto* refusal = std::get_if<Refusal>(&*answer)) {
      breakOff({Message::text("refused: %1"), refusal->reason});
    }
    if (stopping && Clock::now() >= until) {
      if (m_timeouts.endsAtOnce) m_child->end();
      close();
      throw Cancelled();
    }
  }
}

std::optional<Answer> Connection::next(Clock::time_point until, const Message& limit, int wake) {
  for (;;) {
    if (const auto line = m_child->nextLine()) {
      m_heard = std::max(m_heard, Clock::now());
      if (line->tooLong) breakOff(tooLong());
      try {
        return answerFrom(line->text);
      } catch (const FormatError& error) {
        breakOff({Message::text("wrote '%1', which is not an answer (%2)"), printable(line->text), messageOf(error)});
      }
    }
    if (m_child->rest().tooLong) breakOff(tooLong());
    const Clock::time_point silent = m_heard + duration(m_timeouts.silence);
    switch (wait(std::min(until, silent), wake)) {
      case Child::WaitResult::Lines:
        if (Clock::now() >= until) breakOff(limit);
        break;
      case Child::WaitResult::Woken:
        return std::nullopt;
      case Child::WaitResult::TimedOut:
        breakOff(Clock::now() >= until ? limit : Message(Message::text("sent nothing for %1 s"), m_timeouts.silence));
      case Child::WaitResult::Ended: {
        const std::string rest = m_child->rest().text;
        breakOff(rest.empty() ? Message()
                              : Message(Message::text("wrote an incomplete answer, '%1'"), printable(rest)));
      }
    }
  }
}

Child::WaitResult Connection::wait(Clock::time_point until, int wake) {
  for (;;) {
    if (m_job && m_progress)
      if (const auto news = m_job->news()) m_progress(*news, 0);
    const Clock::time_point look = m_job && m_progress ? m_job->nextLook() : Clock::time_point::max();
    const Child::WaitResult event = m_child->wait(std::min(until, look), wake);
    if (event != Child::WaitResult::TimedOut || Clock::now() >= until) return event;
  }
}

void Connection::throwFailure(const Failure& failure) {
  if (failure.last) close();
  switch (failure.kind) {
    case Failure::Kind::Request:
      throw RequestError(failure.reason);
    case Failure::Kind::Compiler:
      throw CompileError(failure.diagnostics);
    case Failure::Kind::Memory:
      throw std::bad_alloc();
    case Failure::Kind::Cancelled:
    case Failure::Kind::Device:
      break;
  }
  throw DeviceError(failure.reason.empty() ? Message(Message::text("it failed without a reason")) : failure.reason);
}

void Connection::breakOff(const Message& what) {
  const Message end = m_child->end();
  const Message both = what.empty() ? end : Message(Message::text("%1 and %2"), what, end);
  const Message failure = processFailure(m_program, both, m_child->complaints());
  close();
  throw DeviceError(failure);
}

}  // namespace warpbench::process
