// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/slurm_job.h"

#include <array>
#include <cstdint>
#include <random>
#include <utility>

#include "core/text/error.h"
#include "core/text/text.h"
#include "remote/place.h"

namespace warpbench::process {

namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

constexpr auto kFirstLook = milliseconds(500);  // a job that starts at once needs no query
constexpr auto kPause = seconds(3);             // the controller serves all users
constexpr auto kPauseByLogin = seconds(10);     // each query is an ssh login
constexpr auto kLook = milliseconds(100);       // polling interval for an answer
constexpr auto kMaxQueryTime = seconds(30);
constexpr auto kMaxCancelTime = seconds(5);
constexpr std::size_t kLongestLine = 4096;

constexpr MessageId kWaiting = Message::text("waiting for Slurm");

std::string randomName() {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::random_device random;
  std::string name = "warpbench-";
  for (int i = 0; i < 16; ++i) name += kDigits[random() % kDigits.size()];
  return name;
}

}  // namespace

SlurmJob::SlurmJob(std::vector<std::string> login)
    : m_name(randomName()), m_login(std::move(login)), m_nextLook(Clock::now()) {}

SlurmJob::~SlurmJob() { stopLooking(); }

std::vector<std::string> SlurmJob::words(std::vector<std::string> srun) const {
  srun.insert(srun.begin() + 1, "--job-name=" + m_name);
  return there(std::move(srun));
}

std::vector<std::string> SlurmJob::there(std::vector<std::string> words) const {
  if (m_login.empty()) return words;
  for (std::string& word : words) word = quotedForShell(word);
  std::vector<std::string> all = m_login;
  all.push_back(joined(words, " "));
  return all;
}

std::optional<Message> SlurmJob::news() {
  const Clock::time_point now = Clock::now();
  if (now < m_nextLook) return std::nullopt;
  if (m_lookEnds == Clock::time_point()) {
    m_nextLook = now + kFirstLook;
    m_lookEnds = now;
    return kWaiting;
  }
  try {
    if (!m_squeue) {
      // The name comes last, since others' names may contain anything.
      m_squeue.emplace(there(squeueOfWaiting("%P|%r|%j")), kLongestLine);
      m_lookEnds = now + kMaxQueryTime;
    }
    Child::WaitResult event = Child::WaitResult::Lines;
    while (event == Child::WaitResult::Lines && Clock::now() < now + kLook) {
      event = m_squeue->wait(now, -1);
      while (const auto line = m_squeue->nextLine()) read(line->text);
    }
    if (event != Child::WaitResult::Ended && now < m_lookEnds) {
      m_nextLook = now + kLook;
      return std::nullopt;
    }
  } catch (const DeviceError&) {
    // No squeue, or no resources for a process: the job waits anyway.
  }
  stopLooking();
  m_nextLook = now + (m_login.empty() ? kPause : kPauseByLogin);
  return place();
}

void SlurmJob::stopLooking() {
  if (m_squeue) m_squeue->end();
  m_squeue.reset();
}

void SlurmJob::cancel() {
  stopLooking();
  try {
    Child scancel(there({"scancel", "--name=" + m_name}), kLongestLine);
    const Clock::time_point until = Clock::now() + kMaxCancelTime;
    while (scancel.wait(until, -1) == Child::WaitResult::Lines && Clock::now() < until)
      while (scancel.nextLine()) {
      }
  } catch (const DeviceError&) {
    // Nothing else can end it; its time limit will.
  }
}

void SlurmJob::read(std::string_view line) {
  const std::size_t first = line.find('|');
  const std::size_t second = line.find('|', first + 1);
  if (first == std::string_view::npos || second == std::string_view::npos) return;
  const std::string job(line.substr(second + 1));
  m_queue.add(std::string(line.substr(0, first)), job);
  if (m_reason.empty() && job == m_name) m_reason = line.substr(first + 1, second - first - 1);
}

Message SlurmJob::place() {
  const SlurmQueue queue = std::exchange(m_queue, {});
  const std::string reason = std::exchange(m_reason, "");
  // "None": Slurm has not considered it yet.
  const Message place = queue.placeOf(m_name);
  if (place.empty() || reason == "None") return kWaiting;
  return {Message::text("waiting for Slurm, %1 (%2)"), place, printable(reason)};
}

}  // namespace warpbench::process
