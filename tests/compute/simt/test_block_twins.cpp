// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <array>
#include <cstddef>
#include <cstring>
#include <map>
#include <memory>
#include <numeric>
#include <string>
#include <vector>

#include "catalogue/catalogue.h"
#include "compute/simt/counters_fixture.h"
#include "compute/simt/twin_kernels.h"
#include "engine/simulated/check.h"
#include "host/host_memory.h"
#include "inspect/checked_points.h"
#include "simulator/counting/block_twins.h"
#include "simulator/counting/counting_launcher.h"
#include "test_registry.h"

using namespace warpbench;

namespace {

constexpr std::size_t kSharedLimit = 227 * 1024;

struct Counted {
  Counters counters;  ///< except for sectors counted over the whole launch, which follow
  std::array<std::int64_t, 4> sectors{};
  std::int64_t alike = 0;
};

/// Counts blocks in order: each one alone, or through its twin.
class EachBlock final : public simulator::SimulatedLauncher {
 public:
  EachBlock(simulator::SectorMap& sectors, bool twins)
      : SimulatedLauncher(132), m_sectors(sectors), m_runner(kSharedLimit), m_twins(twins) {}

  Counted counted() const {
    return {m_counters,
            {m_sectors.loaded(), m_sectors.stored(), m_sectors.loadedLines(), m_sectors.storedPairs()},
            m_alike};
  }

 private:
  void run(const simulator::LaunchShape& shape, const simulator::KernelCall& kernel) override {
    simulator::Traffic traffic(&m_sectors);
    simulator::BlockTwins twins(m_sectors, m_ranges, shape.blocks());
    simulator::BlockDigest digest = twins.digest();
    for (std::int64_t block = 0; block < shape.blocks(); ++block) {
      const simulator::BlockRunner::Options options{.traffic = &traffic, .sectors = &m_sectors};
      if (m_twins)
        twins.run(m_runner, digest, shape, shape.blockAt(block), kernel, options);
      else
        m_runner.run(shape, shape.blockAt(block), kernel, options);
    }
    twins.addTo(traffic);
    m_alike += twins.alike();
    m_counters += countersOf(traffic, shape.blocks(), shape.blocks());
  }
  void filled(std::span<std::byte>) override {}
  void constantSet(std::span<std::byte>, std::size_t) override {}
  void* workspaceBytes(const std::string& name, std::size_t bytes, std::size_t) override {
    constexpr std::size_t kPage = 256;
    std::vector<std::byte>& piece = m_workspaces[name];
    piece.assign(bytes + kPage, std::byte{0xff});
    const auto begin = (reinterpret_cast<std::uint64_t>(piece.data()) + kPage - 1) / kPage * kPage;
    m_ranges.push_back({begin, begin + bytes});
    return reinterpret_cast<void*>(begin);
  }

  simulator::SectorMap& m_sectors;
  simulator::BlockRunner m_runner;
  bool m_twins;
  std::map<std::string, std::vector<std::byte>> m_workspaces;
  std::vector<simulator::AddressRange> m_ranges;
  Counters m_counters;
  std::int64_t m_alike = 0;
};

bool sameCounts(const Counted& one, const Counted& other) {
  return one.counters == other.counters && one.sectors == other.sectors;
}

/// Memory of a test's kernels: three arrays of 4096 elements.
struct Arrays {
  static constexpr int kElements = 4096;
  alignas(256) std::array<float, kElements> in{};
  alignas(256) std::array<float, kElements> out{};
  alignas(256) std::array<int, kElements> index{};

  Arrays() {
    for (int i = 0; i < kElements; ++i) in[static_cast<std::size_t>(i)] = static_cast<float>(i);
    std::iota(index.begin(), index.end(), 0);
  }
  template <typename Launch>
  Counted count(bool twins, Launch launch) {
    const std::array<const std::byte*, 3> begins{reinterpret_cast<const std::byte*>(in.data()),
                                                 reinterpret_cast<const std::byte*>(out.data()),
                                                 reinterpret_cast<const std::byte*>(index.data())};
    simulator::SectorMap sectors(this, sizeof *this, begins);
    EachBlock launcher(sectors, twins);
    launch(launcher, *this);
    return launcher.counted();
  }
};

/// Counts and results equal those of a run that counts each block separately. @returns how many blocks had a twin.
template <typename Launch>
std::int64_t alikeIn(const Arrays& arrays, Launch launch) {
  const auto each = std::make_unique<Arrays>(arrays);
  const auto some = std::make_unique<Arrays>(arrays);
  const Counted expected = each->count(false, launch);
  const Counted counted = some->count(true, launch);
  if (!sameCounts(expected, counted)) return -1;
  if (std::memcmp(each.get(), some.get(), sizeof(Arrays)) != 0) return -2;
  return counted.alike;
}

struct Case {
  std::string family;
  std::vector<std::string> variants;
  Chosen parameters;
};

Chosen product(std::int64_t rows, std::int64_t inner, std::int64_t columns, std::int64_t tile,
               const std::string& type = "fp32") {
  return {{"rows", rows}, {"inner", inner}, {"columns", columns}, {"tile", tile}, {"type", type}};
}

}  // namespace

/// Blocks that reuse an equal block's counts: every count equals that of separate counting.
class TestBlockTwins : public QObject {
  Q_OBJECT

 private slots:
  void countsAreThoseOfEachBlockByItself() {
    const std::vector<std::string> products{"uncoalesced",   "naive-in-p",   "naive",       "tiled",
                                            "tiled-dynamic", "sub-matrices", "padded-input"};
    const std::vector<Case> cases{
        {"matmul", products, product(37, 29, 53, 1)},
        {"matmul", products, product(64, 48, 80, 3)},
        {"matmul", products, product(67, 33, 61, 8)},
        {"matmul", products, product(1, 77, 200, 5)},
        {"matmul", products, product(200, 1, 1, 2)},
        {"matmul", products, product(66, 35, 97, 31, "fp64")},
        {"matmul", products, product(96, 64, 128, 32)},
        {"matmul", {"register-tiled"}, product(133, 17, 259, 16)},
        {"transpose",
         {"copy", "naive", "coalesced", "conflict-free", "swizzled", "vectorised"},
         {{"width", 131}, {"height", 257}, {"type", "fp32"}}},
        {"transpose", {"naive", "four-rows"}, {{"width", 256}, {"height", 192}, {"type", "fp64"}}},
        {"softmax", {"naive", "three-passes", "online", "shared"}, {{"rows", 133}, {"columns", 301}}},
        {"spmv", {"csr-thread", "csr-warp", "csr-lanes", "ell"}, {{"rows", 999}}},
        {"convolution", {"naive", "constant", "tiled", "separable"}, {{"width", 133}, {"height", 101}}},
        {"n-body", {"naive", "tiled"}, {{"bodies", 700}}},
        {"vector-add", {"naive", "grid-stride", "vectorised"}, {{"elements", 20001}}},
    };
    for (const Case& each : cases)
      for (const std::string& variant : each.variants) {
        Request request{.family = each.family, .variants = {variant}};
        for (const auto& [id, value] : each.parameters) request.parameters.set(id, value);
        const Point point = pointsToCheck(request).at(0);
        const auto problem = findFamily(each.family)->problem(point.parameters);
        cpu::HostMemory memory(*problem);
        const auto count = [&](bool twins) {
          memory.reset();
          simulator::SectorMap sectors(memory.base(), memory.bytes(), memory.begins());
          EachBlock launcher(sectors, twins);
          launchOf<simulator::SimulatedLauncher>(each.family, variant)(launcher, memory.arguments(point.parameters));
          return launcher.counted();
        };
        const std::string what = each.family + " " + variant;
        const Counted expected = count(false);
        const std::vector<std::byte> result(memory.writable().begin(), memory.writable().end());
        const Counted counted = count(true);
        QVERIFY2(sameCounts(expected, counted), what.c_str());
        QVERIFY2(std::memcmp(result.data(), memory.base(), result.size()) == 0, what.c_str());
      }
  }

  void mostBlocksHaveATwin() {
    const Counters counters = countersOf("matmul", "tiled", cube(224, 16));
    QCOMPARE(counters.sampledBlocks, 196);
    QCOMPARE(counters.globalLoad.requests, 196.0 * 14 * 8 * 2);
    // 14 columns of blocks, whose rows of N begin at one of four places in a page of 256 bytes.
    const auto alike = [](const std::string& variant, const Chosen& parameters, const std::string& family = "matmul") {
      Request request{.family = family, .variants = {variant}};
      for (const auto& [id, value] : parameters) request.parameters.set(id, value);
      const Point point = pointsToCheck(request).at(0);
      const auto problem = findFamily(family)->problem(point.parameters);
      cpu::HostMemory memory(*problem);
      simulator::SectorMap sectors(memory.base(), memory.bytes(), memory.begins());
      EachBlock launcher(sectors, true);
      launchOf<simulator::SimulatedLauncher>(family, variant)(launcher, memory.arguments(point.parameters));
      return launcher.counted().alike;
    };
    QCOMPARE(alike("tiled", cube(224, 16)), 196 - 4);
    QCOMPARE(alike("naive", cube(224, 16)), 196 - 4);
    // Whole blocks and those of the right edge, at the bottom too.
    QCOMPARE(alike("tiled", product(72, 64, 200, 64 / 2)), 21 - (2 + 1) * 2);
    // At edges, lanes take turns in another order when the block is counted. Kinds: top, middle and bottom; left,
    // right, and two page offsets in between.
    QCOMPARE(alike("naive", {{"width", 512}, {"height", 128}}, "convolution"), 256 - 3 * 4);
  }

  void aBlockThatIsTakenBackHasItsEffectOnce() {
    const auto launch = [](auto& device, Arrays& arrays) {
      twin_kernels::increments(device, arrays.out.data(), 1000, 16);
    };
    // 15 blocks of 64, whose numbers are whole pages, and one of 40.
    QCOMPARE(alikeIn(Arrays(), launch), 14);
    Arrays arrays;
    arrays.count(true, launch);
    QCOMPARE(arrays.out[0], 1.f);
    QCOMPARE(arrays.out[999], 1.f);
    QCOMPARE(arrays.out[1000], 0.f);
  }

  void addressesThatComeFromDataHaveNoTwin() {
    const auto launch = [](auto& device, Arrays& arrays) {
      twin_kernels::gathers(device, arrays.in.data(), arrays.index.data(), arrays.out.data(), 1024, 16);
    };
    Arrays arrays;
    QCOMPARE(alikeIn(arrays, launch), 15);  // in order, each does the same
    std::swap(arrays.index[5 * 64 + 3], arrays.index[5 * 64 + 4]);
    QCOMPARE(alikeIn(arrays, launch), 14);
    arrays.index[9 * 64] = 4000;
    QCOMPARE(alikeIn(arrays, launch), 13);
    for (std::size_t i = 0; i < 1024; ++i) arrays.index[i] = static_cast<int>(i * i * 7 % 4093);
    QCOMPARE(alikeIn(arrays, launch), 0);
  }

  void branchesThatComeFromDataHaveNoTwin() {
    const auto launch = [](auto& device, Arrays& arrays) {
      twin_kernels::branches(device, arrays.in.data(), arrays.out.data(), 1024, 16);
    };
    Arrays arrays;
    QCOMPARE(alikeIn(arrays, launch), 15);
    arrays.in[7 * 64 + 20] = -1;
    arrays.in[8 * 64 + 20] = -1;
    arrays.in[11 * 64 + 21] = -1;
    QCOMPARE(alikeIn(arrays, launch), 13);  // that of 7 and 8 is one kind, and that of 11
  }

  void aBlockThatMeetsItselfIsOneOfItsKind() {
    // The second address is as far from the first in no other block.
    QCOMPARE(alikeIn(Arrays(),
                     [](auto& device, Arrays& arrays) {
                       twin_kernels::meetsItself(device, arrays.in.data(), arrays.out.data(), 17);
                     }),
             0);
  }

  void anAtomicOfOneBlockIsCounted() {
    Arrays arrays;
    arrays.in[6 * 64 + 40] = arrays.in[6 * 64 + 41] = -1;
    const auto launch = [](auto& device, Arrays& all) {
      twin_kernels::countsNegatives(device, all.in.data(), all.index.data(), all.out.data(), 1024, 16);
    };
    QCOMPARE(alikeIn(arrays, launch), 14);
    QCOMPARE(arrays.count(true, launch).counters.globalRed.requests, 1.0);
    QCOMPARE(arrays.index[0], 2);
    QCOMPARE(arrays.out[6 * 64 + 39], 423.f);  // added once
  }

  void volatileAccessesHaveNoTwin() {
    QCOMPARE(alikeIn(Arrays(),
                     [](auto& device, Arrays& arrays) {
                       twin_kernels::readsVolatile(device, arrays.in.data(), arrays.out.data(), 1024, 16);
                     }),
             0);
  }

  void aBlockOfOneThreadPassesItsBarriers() {
    const auto launch = [](auto& device, Arrays& arrays) {
      twin_kernels::waitsAlone(device, arrays.in.data(), arrays.out.data(), 200);
    };
    QVERIFY(alikeIn(Arrays(), launch) > 100);
    Arrays arrays;
    QCOMPARE(arrays.count(true, launch).counters.barriers, 200.0 * 200);
    QCOMPARE(arrays.out[3], 100 * 3.f + 4950 + 34);
  }

  // The counted path differs from the digest's, and later blocks have the digest of both.
  void aBlockThatTakesAnotherPathWhenItIsCountedHasNoTwin() {
    Arrays arrays;
    const auto launch = [](auto& device, Arrays& all) {
      twin_kernels::findsLeftovers(device, all.in.data(), all.out.data(), 16);
    };
    QCOMPARE(arrays.count(true, launch).alike, 0);
  }

  void placesOnAThreadsOwnStackThatComeFromDataHaveNoTwin() {
    Arrays arrays;
    const auto launch = [](auto& device, Arrays& all) {
      twin_kernels::indexesLocal(device, all.index.data(), all.out.data(), 1024, 16);
    };
    QCOMPARE(alikeIn(arrays, launch), 15);  // indices modulo 16 are the same in all
    arrays.index[200] += 1;
    QCOMPARE(alikeIn(arrays, launch), 14);
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestBlockTwins>(__FILE__);
#include "test_block_twins.moc"
