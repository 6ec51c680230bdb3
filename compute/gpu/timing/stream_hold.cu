// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <atomic>
#include <new>
#include <string>
#include <utility>

#include "core/text/error.h"
#include "gpu/timing/stream_hold.h"

namespace warpbench::cuda {

namespace {

using Clock = std::chrono::steady_clock;

struct Instant {
  unsigned long long ns;
  long long cycles;
};

/// What a kernel before or after the sample measures.
struct Reading {
  Instant end;
  unsigned multiprocessor;
  double mhz;  ///< during the kernel
};

}  // namespace

struct StreamHold::Shared {
  unsigned released = 0;  ///< the newest hold that may end
  unsigned expired = 0;   ///< the newest hold that the device's watchdog ended
  Reading before{};
  Reading after{};
};

namespace {

__device__ unsigned long long nanoseconds() {
  unsigned long long now;
  asm volatile("mov.u64 %0, %globaltimer;" : "=l"(now));
  return now;
}

/// Waits for the global timer's next step and reads both clocks there. The timer steps every 32 ns on some GPUs and
/// every microsecond on others (PTX ISA, "%globaltimer"), which would otherwise distort the quotient.
__device__ Instant nextStep() {
  const unsigned long long before = nanoseconds();
  unsigned long long now = before;
  while (now == before) now = nanoseconds();
  return {now, clock64()};
}

__host__ __device__ double megahertz(const Instant& begin, const Instant& end) {
  return static_cast<double>(end.cycles - begin.cycles) / static_cast<double>(end.ns - begin.ns) * 1e3;
}

/// Long enough for 1 % accuracy if the timer steps every microsecond and is read some tens of nanoseconds late.
constexpr unsigned long long kMinNs = 10'000;

__device__ void read(Reading* reading, const Instant& begin) {
  reading->end = nextStep();
  reading->mhz = megahertz(begin, reading->end);
  asm volatile("mov.u32 %0, %smid;" : "=r"(reading->multiprocessor));
}

__global__ void waitForHost(const volatile unsigned* released, volatile unsigned* expired, Reading* reading,
                            unsigned ticket, unsigned long long limitNs) {
  const Instant begin = nextStep();
  unsigned long long passed = 0;
  // Compare the difference of tickets, so that their count may wrap around.
  while (passed < kMinNs || static_cast<int>(*released - ticket) < 0) {
    passed = nanoseconds() - begin.ns;
    if (passed > limitNs) {
      *expired = ticket;
      break;
    }
  }
  read(reading, begin);
}

__global__ void readClockNow(Reading* reading) {
  const Instant begin = nextStep();
  while (nanoseconds() - begin.ns < kMinNs) {
  }
  read(reading, begin);
}

}  // namespace

StreamHold::StreamHold() : StreamHold(Limits()) {}

StreamHold::StreamHold(Limits limits) : m_limits(limits) {
  void* memory = nullptr;
  check(cudaHostAlloc(&memory, sizeof(Shared), cudaHostAllocMapped | cudaHostAllocPortable), "cudaHostAlloc");
  m_shared = new (memory) Shared;
  try {
    const Stream stream;
    m_shared->released = m_ticket + 1;
    hold(stream.get());
    release();
    readClockBefore(stream.get());
    check(cudaStreamSynchronize(stream.get()), "cudaStreamSynchronize");
  } catch (...) {
    cudaFreeHost(m_shared);
    throw;
  }
  m_watchdog = std::jthread([this](const std::stop_token& stop) { watch(stop); });
}

StreamHold::~StreamHold() {
  release();
  m_watchdog = {};
  cudaFreeHost(m_shared);
}

void StreamHold::hold(cudaStream_t stream) {
  {
    const std::scoped_lock lock(m_mutex);
    ++m_ticket;
    m_heldSince = Clock::now();
  }
  waitForHost<<<1, 1, 0, stream>>>(&m_shared->released, &m_shared->expired, &m_shared->before, m_ticket,
                                   static_cast<unsigned long long>(std::chrono::nanoseconds(m_limits.device).count()));
  check(cudaGetLastError(), "waitForHost");
}

bool StreamHold::release() noexcept {
  const std::scoped_lock lock(m_mutex);
  return letGo();
}

void StreamHold::readClockBefore(cudaStream_t stream) {
  readClockNow<<<1, 1, 0, stream>>>(&m_shared->before);
  check(cudaGetLastError(), "readClockNow");
}

void StreamHold::readClockAfter(cudaStream_t stream) {
  readClockNow<<<1, 1, 0, stream>>>(&m_shared->after);
  check(cudaGetLastError(), "readClockNow");
}

double StreamHold::clockMhz() const {
  if (std::atomic_ref(m_shared->expired).load() == m_ticket)
    throw DeviceError("the launch waited for the blocked stream: " + std::to_string(m_limits.device.count() / 1000) +
                      " s went by before the host let it go");
  const Reading& before = m_shared->before;
  const Reading& after = m_shared->after;
  return before.multiprocessor == after.multiprocessor ? megahertz(before.end, after.end)
                                                       : std::min(before.mhz, after.mhz);
}

bool StreamHold::letGo() noexcept {
  std::atomic_ref(m_shared->released).store(m_ticket);
  return std::exchange(m_heldSince, std::nullopt).has_value();
}

void StreamHold::watch(const std::stop_token& stop) {
  constexpr std::chrono::milliseconds kBetweenLooks{20};
  while (!stop.stop_requested()) {
    std::this_thread::sleep_for(std::min(kBetweenLooks, m_limits.host));
    const std::scoped_lock lock(m_mutex);
    if (m_heldSince && Clock::now() - *m_heldSince > m_limits.host) letGo();
  }
}

}  // namespace warpbench::cuda
