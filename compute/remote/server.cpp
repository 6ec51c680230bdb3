// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/server.h"

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <utility>

#include "catalogue/catalogue.h"
#include "core/child/child.h"
#include "core/machine/version.h"
#include "core/text/error.h"
#include "core/text/text.h"
#include "engine/run/request.h"
#include "engine/run/runner.h"
#include "model/gpu_profile.h"
#include "remote/protocol.h"
#include "simulator/block/block_runner.h"

namespace warpbench::process {

namespace {

using Clock = std::chrono::steady_clock;

constexpr auto kBeat = std::chrono::milliseconds(1000);         ///< interval at which an order in progress is reported
constexpr auto kProgressPause = std::chrono::milliseconds(33);  ///< the frame time of a screen
constexpr auto kGrace = std::chrono::seconds(2);                ///< time for a point to stop

/// Sends lines; thread-safe.
class Answers {
 public:
  explicit Answers(int output) : m_output(output) {}

  void send(const Answer& answer) {
    const std::string line = toLine(answer) + "\n";
    const std::scoped_lock lock(m_mutex);
    m_last = Clock::now();
    for (std::string_view rest = line; !rest.empty() && !m_gone;) {
      const ssize_t written = ::write(m_output, rest.data(), rest.size());
      if (written > 0)
        rest.remove_prefix(static_cast<std::size_t>(written));
      else if (errno != EINTR)
        m_gone = true;
    }
  }

  /// Whether the reader has closed the pipe.
  bool gone() const { return m_gone; }

  bool silentFor(Clock::duration time) const {
    const std::unique_lock lock(m_mutex, std::try_to_lock);
    return lock.owns_lock() && Clock::now() - m_last >= time;
  }

 private:
  const int m_output;
  mutable std::mutex m_mutex;
  Clock::time_point m_last;
  std::atomic<bool> m_gone = false;
};

/// Executes one order at a time on its own thread, which owns the device.
class Worker {
 public:
  using Work = std::function<Answer(const std::stop_token&)>;

  explicit Worker(Answers& answers) : m_answers(answers), m_thread([this] { work(); }) {}
  ~Worker() {
    if (m_thread.joinable()) m_thread.join();
  }

  /// @returns false if another order is in progress.
  bool take(std::int64_t id, double limitSeconds, Work work) {
    const std::scoped_lock lock(m_mutex);
    if (m_work) return false;
    m_work = std::move(work);
    m_id = id;
    m_stop = std::stop_source();
    m_late = false;
    m_deadline.reset();
    constexpr double kYear = 31'536'000;  // more is unlimited, and might overflow
    if (limitSeconds > 0 && limitSeconds < kYear)
      m_deadline =
          Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(limitSeconds));
    m_changed.notify_all();
    return true;
  }

  /// The id of the order in progress, if any; 0 for an order without id.
  std::optional<std::int64_t> inWork() const {
    const std::scoped_lock lock(m_mutex);
    return m_work ? std::optional(m_id) : std::nullopt;
  }

  void cancel(std::int64_t id) {
    const std::scoped_lock lock(m_mutex);
    if (m_work && m_id == id) m_stop.request_stop();
  }

  /// Stops an order that exceeds its limit.
  void watch() {
    const std::scoped_lock lock(m_mutex);
    if (!m_work || !m_deadline || Clock::now() < *m_deadline) return;
    m_late = true;
    m_stop.request_stop();
  }

  /// Whether the order was stopped for exceeding its limit.
  bool late() const { return m_late; }

  /// Stops the current order and ends the thread. @returns false if it does not stop within kGrace.
  bool end() {
    std::unique_lock lock(m_mutex);
    m_ended = true;
    m_stop.request_stop();
    m_changed.notify_all();
    if (m_changed.wait_for(lock, kGrace, [this] { return m_left; })) return true;
    m_thread.detach();
    return false;
  }

 private:
  void work() {
    std::unique_lock lock(m_mutex);
    for (;;) {
      m_changed.wait(lock, [this] { return m_ended || m_work; });
      if (m_ended) break;
      lock.unlock();
      const Answer answer = m_work(m_stop.get_token());
      // The client may send the next order as soon as it has the answer, so become free first.
      lock.lock();
      m_work = nullptr;
      lock.unlock();
      m_answers.send(answer);
      lock.lock();
    }
    m_left = true;
    m_changed.notify_all();
  }

  Answers& m_answers;
  mutable std::mutex m_mutex;
  std::condition_variable m_changed;
  Work m_work;
  std::int64_t m_id = 0;
  std::stop_source m_stop;
  std::optional<Clock::time_point> m_deadline;
  std::atomic<bool> m_late = false;
  bool m_ended = false;
  bool m_left = false;
  std::thread m_thread;
};

/// Refuses recordings, which are replayed where their file is.
void checkServed(std::string_view id) {
  if (id.starts_with("recorded:"))
    throw RequestError(Message::text("a recording replays only where its file is: %1 is not served"), printable(id));
}

class Server {
 public:
  Server(int output, const ServedDevices& devices) : m_answers(output), m_devices(devices) {
    m_answers.send(Hello{.appVersion = kVersion});
  }

  /// @returns false if the client is incompatible.
  bool answer(const LineBuffer::Line& line) {
    if (line.tooLong) {
      refuse("a line of more than " + std::to_string(kLongestOrder) + " bytes is no order");
      return true;
    }
    try {
      return answer(orderFrom(line.text));
    } catch (const FormatError& error) {
      refuse(error.message());
    }
    return true;
  }

  /// Call regularly.
  void watch() {
    m_worker->watch();
    const auto id = m_worker->inWork();
    if (id && m_answers.silentFor(kBeat)) m_answers.send(Progress{.id = *id});
  }

  bool gone() const { return m_answers.gone(); }

  /// @returns false if only exiting the process can end its work.
  bool end() { return m_worker->end() && !m_broken; }

 private:
  void refuse(Message reason) { m_answers.send(Refusal{std::move(reason)}); }

  bool answer(const Order& order) {
    if (const auto* hello = std::get_if<Hello>(&order)) {
      const Message whyNot = whyNotWith(*hello);
      m_greeted = whyNot.empty();
      if (!m_greeted) refuse(whyNot);
      return m_greeted;
    }
    if (!m_greeted) {
      refuse("the first line has to be a hello");
      return true;
    }
    if (const auto* cancel = std::get_if<Cancel>(&order)) {
      m_worker->cancel(cancel->id);
      return true;
    }
    const auto [id, limit] = limitOf(order);
    const bool taken = m_worker->take(
        id, limit, [this, order, id = id](const std::stop_token& stop) { return perform(order, id, stop); });
    if (!taken) refuse(Message::text("one request at a time: another one is running"));
    return true;
  }

  /// The order's id (0: none) and its limit in seconds (0: none).
  static std::pair<std::int64_t, double> limitOf(const Order& order) {
    if (const auto* point = std::get_if<MeasurePoint>(&order)) return {point->id, point->limitSeconds};
    if (const auto* point = std::get_if<InspectPoint>(&order)) return {point->id, point->limitSeconds};
    return {0, 0};
  }

  /// Whether the order runs a user's kernel, which may write anywhere when it fails.
  static bool isWild(const Order& order) {
    if (const auto* point = std::get_if<MeasurePoint>(&order)) return point->point.own != nullptr;
    return std::holds_alternative<InspectPoint>(order);
  }

  Answer perform(const Order& order, std::int64_t id, const std::stop_token& stop) {
    const bool wild = isWild(order);
    const auto failed = [this, id](Failure::Kind kind, Message reason, bool last = false) {
      if (last) m_broken = true;
      return Failure{.id = id, .kind = kind, .reason = std::move(reason), .last = last};
    };
    try {
      if (const auto* point = std::get_if<MeasurePoint>(&order)) return measure(*point, stop);
      if (const auto* point = std::get_if<InspectPoint>(&order)) return inspect(*point, stop);
      if (const auto* open = std::get_if<OpenDevice>(&order)) return Opened{described(opened(open->device).info())};
      return Devices{listed()};
    } catch (const Cancelled& cancelled) {
      if (!m_worker->late()) return failed(Failure::Kind::Cancelled, Message::text("stopped"));
      const double limit = limitOf(order).second;
      Message reason(Message::text("the point exceeded its limit of %1 s"), limit);
      if (const auto* block = dynamic_cast<const simulator::BlockStopped*>(&cancelled))
        reason = {Message::text("the point exceeded its limit of %1 s; last seen: %2"), limit, block->thread()};
      return failed(Failure::Kind::Device, std::move(reason), wild);
    } catch (const CompileError& error) {
      Failure failure = failed(Failure::Kind::Compiler, error.message());
      failure.diagnostics = error.diagnostics();
      return failure;
    } catch (const RequestError& error) {
      return failed(Failure::Kind::Request, error.message());
    } catch (const std::bad_alloc&) {
      return failed(Failure::Kind::Memory, "out of memory");
    } catch (const ProcessBroken& error) {
      return failed(Failure::Kind::Device, error.message(), true);
    } catch (const std::exception& error) {
      return failed(Failure::Kind::Device, messageOf(error), wild);
    }
  }

  /// Adds the host, which local devices leave to the environment.
  static DeviceInfo described(DeviceInfo device) {
    device.host = environmentOf(device).host;
    return device;
  }

  std::vector<DeviceInfo> listed() const {
    std::vector<DeviceInfo> devices = m_devices.list();
    std::erase_if(devices, [](const DeviceInfo& device) { return device.traits().replays; });
    return devices;
  }

  Device& opened(const std::string& id) {
    checkServed(id);
    if (!m_device || m_device->info().record.id != id) {
      m_device.reset();  // close first: two open devices would take twice the memory
      m_device = m_devices.open(id);
    }
    return *m_device;
  }

  Measured measure(const MeasurePoint& order, const std::stop_token& stop) {
    Device& device = opened(order.device);
    Request request{.family = order.point.family,
                    .variants = {order.point.variant},
                    .device = order.device,
                    .parameters = order.point.parameters,
                    .sweeps = {},
                    .mode = order.point.mode,
                    .options = order.options};
    request.own = order.point.own;
    const Point point = expand(request, device.info()).at(0);  // checks ids and values
    Clock::time_point last;
    Result result = device.measure(point, order.options, stop, [&](const Message& what, double share) {
      const Clock::time_point now = Clock::now();
      if (now - last < kProgressPause) return;
      last = now;
      m_answers.send(Progress{.id = order.id, .what = what, .share = share});
    });
    result.family = point.family;
    result.variant = point.variant;
    result.device = device.info().record.id;
    result.parameters = point.parameters;
    result.mode = point.mode;
    if (result.provenance == Provenance()) result.provenance = makeProvenance(device.info());
    Session session{.environment = environmentOf(device.info()), .results = {}};
    session.results.push_back(std::move(result));
    if (order.options.hardwareCounts && device.info().traits().isGpu) addHardwareCounts(session.results, order, stop);
    return {.id = order.id, .session = std::move(session)};
  }

  void addHardwareCounts(Results& results, const MeasurePoint& order, const std::stop_token& stop) {
    try {
      m_answers.send(Progress{.id = order.id, .what = Message::text("counting"), .share = 1});
      m_devices.count(results, order.device, stop);
    } catch (const Cancelled&) {
      throw;
    } catch (const Error& error) {
      results.back().warnings.emplace_back(Message::text("the hardware's counts are missing: %1"), error.message());
    }
  }

  static Answer inspect(const InspectPoint& order, const std::stop_token& stop) {
    if (!order.block) return Checked{order.id, check(order.point, defaultProfile(), stop, order.maxSteps)};
    return Traced{order.id, traceBlock(order.point, defaultProfile(), *order.block,
                                       static_cast<std::size_t>(order.maxSteps), stop)};
  }

  Answers m_answers;
  ServedDevices m_devices;
  std::unique_ptr<Device> m_device;  ///< used by the worker thread only
  bool m_greeted = false;
  bool m_broken = false;  ///< written by the worker thread, read after it ends
  std::unique_ptr<Worker> m_worker = std::make_unique<Worker>(m_answers);
};

}  // namespace

ServeEnd serve(int input, int output, const ServedDevices& devices) {
  // On the heap, since a thread that does not stop uses it until the process exits.
  auto server = std::make_unique<Server>(output, devices);
  LineBuffer lines(kLongestOrder);
  std::array<char, 65536> bytes;
  bool refused = false;
  while (!refused && !server->gone()) {
    // poll() reports a closed reader even without requested events.
    std::array<pollfd, 2> ends{
        {{.fd = input, .events = POLLIN, .revents = 0}, {.fd = output, .events = 0, .revents = 0}}};
    constexpr int kPauseMs = 100;
    const int ready = ::poll(ends.data(), ends.size(), kPauseMs);
    server->watch();
    if (ready < 0 && errno != EINTR) break;
    if (ready <= 0) continue;
    if ((ends[1].revents & (POLLERR | POLLHUP | POLLNVAL)) != 0) break;
    if (ends[0].revents == 0) continue;
    const ssize_t count = ::read(input, bytes.data(), bytes.size());
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) break;
    lines.append({bytes.data(), static_cast<std::size_t>(count)});
    while (const auto line = lines.next()) {
      refused = !server->answer(*line);
      if (refused) break;
    }
  }
  if (!server->end()) {
    static_cast<void>(server.release());
    return ServeEnd::Stuck;
  }
  return refused ? ServeEnd::Refused : ServeEnd::Done;
}

}  // namespace warpbench::process
