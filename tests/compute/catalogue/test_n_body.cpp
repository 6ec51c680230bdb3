// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <array>
#include <cmath>
#include <cstring>
#include <span>

#include "catalogue/catalogue.h"
#include "compute/one_point.h"
#include "test_registry.h"

using namespace warpbench;

namespace {

constexpr double kSoftening2 = 0.5;

/// The pull of one body on another; both are x, y, z and mass.
std::array<double, 3> pullOf(const float* other, const float* me) {
  std::array<double, 3> way{};
  double square = kSoftening2;
  for (std::size_t axis = 0; axis < 3; ++axis) {
    way[axis] = static_cast<double>(other[axis]) - static_cast<double>(me[axis]);
    square += way[axis] * way[axis];
  }
  for (double& each : way) each *= static_cast<double>(other[3]) / std::pow(square, 1.5);
  return way;
}

std::unique_ptr<Problem> bodiesProblem(std::int64_t bodies) {
  Parameters parameters;
  parameters.set("bodies", bodies);
  return findFamily("n-body")->problem(parameters);
}

Verification verify(Problem& problem, std::span<const float> accelerations) {
  return problem.verify(Outputs{.arrays = {std::as_bytes(accelerations)}}).value();
}

}  // namespace

class TestNBody : public QObject {
  Q_OBJECT

 private slots:
  void twentyOperationsAPair() {
    const std::unique_ptr<Problem> problem = bodiesProblem(300);
    QCOMPARE(problem->work().flops, 20.0 * 300 * 300);
    QCOMPARE(problem->work().bytesRead, 16.0 * 300);
    QCOMPARE(problem->work().bytesWritten, 12.0 * 300);
  }

  void aBodyAloneIsNotPulled() {
    const std::unique_ptr<Problem> problem = bodiesProblem(1);
    std::array<float, 3> still{};
    QVERIFY(verify(*problem, still).passed);
    still[2] = 1e-3F;
    QVERIFY(!verify(*problem, still).passed);
  }

  /// Each of 2048 bodies attracts the others unless it is too near to exert a force.
  void aMissingPullIsFound() {
    constexpr std::int64_t kBodies = 2048;
    const std::unique_ptr<Problem> problem = bodiesProblem(kBodies);
    std::vector<float> bodies(4 * kBodies);
    std::memcpy(bodies.data(), problem->arrays().at(0).initial.data(), bodies.size() * sizeof(float));
    std::vector<float> right(3 * kBodies);
    for (std::size_t i = 0; i < kBodies; ++i) {
      std::array<double, 3> sum{};
      for (std::size_t j = 0; j < kBodies; ++j) {
        const std::array<double, 3> pull = pullOf(&bodies[4 * j], &bodies[4 * i]);
        for (std::size_t axis = 0; axis < 3; ++axis) sum[axis] += pull[axis];
      }
      for (std::size_t axis = 0; axis < 3; ++axis) right[3 * i + axis] = static_cast<float>(sum[axis]);
    }
    QVERIFY(verify(*problem, right).passed);
    int tried = 0;
    for (std::size_t k = 0; k < 300; ++k) {
      const std::size_t i = k * 677 % kBodies;
      const std::size_t j = (k * 1181 + 5) % kBodies;
      const std::array<double, 3> pull = pullOf(&bodies[4 * j], &bodies[4 * i]);
      if (std::hypot(pull[0], pull[1], pull[2]) < 0.01) continue;
      ++tried;
      std::vector<float> wrong = right;
      for (std::size_t axis = 0; axis < 3; ++axis) wrong[3 * i + axis] -= static_cast<float>(pull[axis]);
      QVERIFY2(!verify(*problem, wrong).passed, qPrintable(QString("%1 without %2").arg(i).arg(j)));
    }
    QVERIFY(tried > 290);
  }

  void massesAreOfEitherSignAndNeverSmall() {
    const std::unique_ptr<Problem> problem = bodiesProblem(1000);
    const auto* const bodies = reinterpret_cast<const float*>(problem->arrays().at(0).initial.data());
    int negative = 0;
    for (int i = 0; i < 1000; ++i) {
      const float mass = bodies[4 * i + 3];
      QVERIFY(std::abs(mass) >= 0.5F && std::abs(mass) <= 1);
      negative += mass < 0;
    }
    QVERIFY(std::abs(negative - 500) < 5 * 16);  // standard deviation: 15.8
  }

  void naiveRequestsABodyForEachInteraction() {
    // 100 bodies are 3 warps and 4 lanes of another: each warp loads its own bodies, then 100 that all lanes share. A
    // full warp's 512 bytes are 16 sectors, 4 lanes' are 2. Three stores, 12 bytes from lane to lane: 12 sectors each,
    // or 2.
    const Counters counts = countersOf("n-body", "naive", {{"bodies", 100}, {"block", "64"}});
    QCOMPARE(counts.globalLoad.requests, 4 * 101.0);
    QCOMPARE(counts.globalLoad.sectors, 3 * 16 + 2 + 400.0);
    QCOMPARE(counts.globalStore.requests, 12.0);
    QCOMPARE(counts.globalStore.sectors, 3 * (3 * 12 + 2.0));
  }

  void aTileIsLoadedOnceABlock() {
    // Two blocks of two warps, two tiles of 64 and 36: the block's own bodies, and each tile once per block.
    const Counters counts = countersOf("n-body", "tiled", {{"bodies", 100}, {"block", "64"}});
    QCOMPARE(counts.globalLoad.requests, 4 + 2 * 4.0);
    QCOMPARE(counts.globalLoad.sectors, 3 * 16 + 2 + 2 * (3 * 16 + 2.0));
    // Stores of 16 bytes take four wavefronts per warp; loads shared by all lanes take two.
    QCOMPARE(counts.sharedStore.requests, 2 * 4.0);
    QCOMPARE(counts.sharedStore.wavefronts, 2 * 4 * 4.0);
    QCOMPARE(counts.sharedLoad.requests, 4 * 128.0);
    QCOMPARE(counts.sharedLoad.wavefronts, 4 * 128 * 2.0);
    QCOMPARE(counts.barriers, 2 * 4.0);
  }

  void fourBodiesAThreadShareALoad() {
    // 600 bodies in blocks of 128 threads: five blocks of four warps load five tiles of 128 bodies each, or two do.
    const Chosen bodies{{"bodies", 600}, {"block", "128"}};
    QCOMPARE(countersOf("n-body", "tiled", bodies).sharedLoad.requests, 5 * 4 * 5 * 128.0);
    QCOMPARE(countersOf("n-body", "coarsened", bodies).sharedLoad.requests, 2 * 4 * 5 * 128.0);
  }

  void equalSharesAddByAtomics() {
    // Two groups of 512 bodies times five tiles: ten steps, a block each. Five blocks add for 512 bodies, 16 warps'
    // worth of 3 requests of 12 sectors; five for 88: two warps' worth, and 24 lanes over 288 bytes.
    const Counters counts = countersOf("n-body", "balanced", {{"bodies", 600}});
    QCOMPARE(counts.globalRed.requests, 5 * (16 * 3 + 3 * 3.0));
    QCOMPARE(counts.globalRed.sectors, 5 * (16 * 3 * 12 + 2 * 3 * 12 + 3 * 9.0));
    QCOMPARE(counts.sharedLoad.requests, 10 * 4 * 128.0);
    QCOMPARE(counts.globalStore.requests, 0.0);
  }

  void eachPairIsMetOnce() {
    // 600 bodies are three groups of 256, and six pairs of them, a warp each. Of a pair the later group is in
    // registers, the other in shared memory, 32 bodies at a time: 256 bodies are 8 requests of 16 sectors, the last 88
    // are 2 and one of 24 lanes, 12 sectors.
    const Counters counts = countersOf("n-body", "pairs", {{"bodies", 600}});
    QCOMPARE(counts.globalLoad.requests, (3 * 8 + 3 * 3) + (5 * 8 + 3.0));
    QCOMPARE(counts.globalLoad.sectors, (3 * 8 + 5 * 8) * 16 + 4 * (2 * 16 + 12.0));
    // At each turn, every lane reads a different body, which takes four wavefronts. When a group meets itself, all
    // lanes read the same body, which takes two.
    QCOMPARE(counts.sharedLoad.requests, 6 * 8 * 32.0);
    QCOMPARE(counts.sharedLoad.wavefronts, 3 * 8 * 32 * 4 + 3 * 8 * 32 * 2.0);
    // Three registers for each body, and for each body of the other group where two groups meet.
    QCOMPARE(counts.globalRed.requests, 3 * (3 * 8 + 3 * 3) + 3 * (3 * 8.0));
    QCOMPARE(counts.barriers, 0.0);
  }

  void everyVariantIsRightAtEverySize() {
    for (const char* variant : {"naive", "tiled", "coarsened", "balanced", "pairs"})
      for (const std::int64_t bodies : {1, 2, 31, 33, 127, 128, 129, 255, 256, 257, 511, 512, 513, 1025})
        resultOf("n-body", variant, {{"bodies", bodies}, {"block", "32"}});
    for (const char* block : {"64", "512", "1024"}) resultOf("n-body", "tiled", {{"bodies", 777}, {"block", block}});
  }

  /// More steps than the GPU holds blocks: 18 groups times 71 tiles, 1,278 for 132 x 8 blocks.
  void sharesMayBeginAndEndWithinAGroup() { resultOf("n-body", "balanced", {{"bodies", 9001}}); }

  /// More pairs of groups than the GPU holds warps: 2,145 for 132 x 4 x 4.
  void pairsOfGroupsMayBeSeveralAWarp() { resultOf("n-body", "pairs", {{"bodies", 16391}}); }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestNBody>(__FILE__);
#include "test_n_body.moc"
