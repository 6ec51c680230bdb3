// SPDX-License-Identifier: GPL-3.0-or-later
#include <unistd.h>

#include <QTest>
#include <algorithm>
#include <cstring>
#include <fstream>

#include "catalogue/catalogue.h"
#include "compute/one_point.h"
#include "core/machine/large_pages.h"
#include "core/text/error.h"
#include "engine/devices/devices.h"
#include "families/shared/sums.h"
#include "host/host_launcher.h"
#include "host/host_memory.h"
#include "measure/stop_scope.h"
#include "measure/verification.h"
#include "test_registry.h"

using namespace warpbench;

namespace {

struct MemoryOfProcess {
  std::size_t addresses = 0;  ///< bytes that are mapped
  std::size_t resident = 0;   ///< bytes of memory
};

MemoryOfProcess memoryNow() {
  std::ifstream file("/proc/self/statm");
  MemoryOfProcess pages;
  file >> pages.addresses >> pages.resident;
  const auto page = static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
  return {pages.addresses * page, pages.resident * page};
}
std::size_t residentBytes() { return memoryNow().resident; }

}  // namespace

/// A stop interrupts long work on the host: data, references, loops and sums of the CPU.
class TestStopping : public QObject {
  Q_OBJECT

 private slots:
  void dataAreNotMadeToTheirEnd() {
    std::stop_source stop;
    const StopScope scope(stop.get_token());
    constexpr std::int64_t kCount = std::int64_t{1} << 24;
    std::atomic<std::int64_t> made{0};
    const auto element = [&](std::int64_t) {
      if (++made == 1000) stop.request_stop();
      return 1.0f;
    };
    QVERIFY_THROWS_EXCEPTION(Cancelled, arrayOf<float>("a", Array::Role::Input, kCount, 0, element));
    QVERIFY2(made < kCount / 4, std::to_string(made).c_str());
    // Only work that this thread waits for.
    bool everywhere = true;
    std::thread([&] { everywhere = StopScope::current().stop_requested(); }).join();
    QVERIFY(!everywhere);
  }

  void aPictureIsNotGeneratedToItsEnd() {
    Parameters parameters;
    for (const ParameterSpec& spec : findFamily("grayscale")->parameters)
      parameters.set(spec.id, spec.initialValue(false));
    parameters.set("width", std::int64_t{32001});
    parameters.set("height", std::int64_t{13001});
    constexpr std::size_t kPicture = std::size_t{3} * 32001 * 13001;
    const std::size_t before = residentBytes();
    std::size_t most = before;
    std::stop_source stop;
    std::atomic<bool> ended{false};
    std::thread watcher([&] {  // a stop once the picture has begun
      while (!ended) {
        most = std::max(most, residentBytes());
        if (most > before + (std::size_t{16} << 20)) stop.request_stop();
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
      }
    });
    const StopScope scope(stop.get_token());
    bool cancelled = false;
    try {
      findFamily("grayscale")->problem(parameters);
    } catch (const Cancelled&) {
      cancelled = true;
    }
    ended = true;
    watcher.join();
    QVERIFY(cancelled);
    QVERIFY2(most < before + kPicture / 2, std::to_string((most - before) >> 20).c_str());
  }

  void loopsOfTheCpuEndInTheirMiddle() {
    for (const bool all : {false, true}) {
      std::stop_source stop;
      const StopScope scope(stop.get_token());
      cpu::ThreadTeam team(cpu::ThreadTeam::Priority::Normal, 2);
      cpu::HostLauncher launcher(team);
      constexpr std::int64_t kCount = 100003;
      std::atomic<std::int64_t> done{0};
      const auto loop = [&](std::int64_t begin, std::int64_t end) {
        done += end - begin;
        stop.request_stop();
      };
      const auto run = [&] { all ? launcher.allThreads(kCount, loop) : launcher.oneThread(kCount, loop); };
      QVERIFY_THROWS_EXCEPTION(Cancelled, run());
      QVERIFY2(done < kCount / 100, std::to_string(done).c_str());
    }
  }

  void piecesOfLoopsCoverAllOnce() {
    cpu::ThreadTeam team(cpu::ThreadTeam::Priority::Normal, 3);
    cpu::HostLauncher launcher(team);
    for (const std::int64_t count : {std::int64_t{1}, std::int64_t{2}, std::int64_t{5}, std::int64_t{100003}}) {
      std::vector<std::atomic<int>> times(static_cast<std::size_t>(count));
      launcher.allThreads(count, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t i = begin; i < end; ++i) ++times[static_cast<std::size_t>(i)];
      });
      QVERIFY(std::ranges::all_of(times, [](const std::atomic<int>& each) { return each == 1; }));
    }
  }

  void sumsEndInTheirMiddle() {
    std::stop_source stop;
    const StopScope scope(stop.get_token());
    constexpr std::int64_t kCount = 4 * kTermsBetweenLooks;
    std::int64_t asked = 0;
    const auto term = [&](std::int64_t i) {
      if (++asked == kTermsBetweenLooks / 2) stop.request_stop();
      return static_cast<float>(i % 7);
    };
    QVERIFY_THROWS_EXCEPTION(Cancelled, sumInOrder<float>(0, kCount, term));
    QCOMPARE(asked, kTermsBetweenLooks);
    asked = kTermsBetweenLooks;
    QVERIFY_THROWS_EXCEPTION(Cancelled, sumKahan<float>(0, kCount, term));
    QVERIFY_THROWS_EXCEPTION(Cancelled, sumPairwise<float>(0, kCount, term));
    QVERIFY_THROWS_EXCEPTION(Cancelled, sumSorted<float>(0, kCount, term));
    QCOMPARE(asked, kTermsBetweenLooks);  // the test requested no further term
  }

  void arraysThatAreStoppedLeaveNoMemory() {
    Parameters parameters;
    for (const ParameterSpec& spec : findFamily("transpose")->parameters)
      parameters.set(spec.id, spec.initialValue(false));
    parameters.set("width", std::int64_t{8192});
    parameters.set("height", std::int64_t{8192});
    const std::unique_ptr<Problem> problem = findFamily("transpose")->problem(parameters);
    const MemoryOfProcess before = memoryNow();
    std::stop_source stop;
    const StopScope scope(stop.get_token());
    stop.request_stop();
    QVERIFY_THROWS_EXCEPTION(Cancelled, cpu::HostMemory{*problem});
    const MemoryOfProcess after = memoryNow();
    // 512 MiB of arrays; threads leave stacks and heaps of their own.
    QVERIFY2(after.addresses < before.addresses + (std::size_t{256} << 20),
             std::to_string((after.addresses - before.addresses) >> 20).c_str());
    QVERIFY(after.resident < before.resident + (std::size_t{64} << 20));
  }

  void memoryOfLargePagesKeepsItsContent() {
    std::vector<char> bytes((std::size_t{256} << 20) + 12345, 7);
    preferLargePages(bytes.data() + 1000, bytes.size() - 1234);
    QCOMPARE(bytes.front(), char{7});
    QVERIFY(std::memcmp(bytes.data(), bytes.data() + 1, bytes.size() - 1) == 0);  // all equal the first
    preferLargePages(nullptr, 0);
  }

  void memoryOfLargeDataIsGivenBack() {
    const std::unique_ptr<Device> cpu = openDevice("cpu");
    const std::size_t before = residentBytes();
    resultOn(*cpu, "vector-add", "cpu-all-threads", {{"elements", (1 << 26) + 1}});  // 512 MiB of data
    const std::size_t after = residentBytes();
    // The buffer that evicts the caches' content, at least 64 MiB, is not kept either.
    QVERIFY2(after < before + (std::size_t{48} << 20), std::to_string((after - before) >> 20).c_str());
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestStopping>(__FILE__);
#include "test_stopping.moc"
