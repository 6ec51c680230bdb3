// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QtTest>

#include "catalog.h"
#include "device/device.h"
#include "device/simt/access_cost.h"
#include "runner.h"

using namespace warpbench;

namespace {

/// One launch as Nsight Compute 2025.3 counted it on an H200 (CUDA 13.0, sm_90). Columns of h200-kernel-counts.csv, from
/// l1tex__t_{requests,sectors}_pipe_lsu_mem_global_op_{ld,st} and
/// smsp__sass_l1tex_data_pipe_lsu_wavefronts_mem_shared_op_{ld,st}. (The plain l1tex__data_pipe_lsu_wavefronts_... also
/// counts turns that other traffic delays, and so differs from run to run.)
struct Counted {
  QString family, variant, parameters;
  double globalLoadRequests, globalLoadSectors, globalStoreRequests, globalStoreSectors;
  double sharedLoadWavefronts, sharedStoreWavefronts;
};

QList<Counted> launches() {
  QFile file(WARPBENCH_TEST_DATA "/h200-kernel-counts.csv");
  if (!file.open(QIODevice::ReadOnly)) throw std::runtime_error("no h200-kernel-counts.csv");
  file.readLine();
  QList<Counted> launches;
  while (!file.atEnd()) {
    const QList<QByteArray> c = file.readLine().trimmed().split(',');
    launches.append({c[0], c[1], c[2], c[3].toDouble(), c[4].toDouble(), c[5].toDouble(), c[6].toDouble(),
                     c[7].toDouble(), c[8].toDouble()});
  }
  return launches;
}

Request requestOf(const Counted& launch) {
  Request request;
  request.family = launch.family.toStdString();
  request.variants = {launch.variant.toStdString()};
  const Family& family = *findFamily(request.family);
  for (const QString& text : launch.parameters.split(' ')) {
    auto [name, value] = parseParameter(family, text.toStdString());
    request.parameters.set(name, std::move(value));
  }
  return request;
}

/// The shared loads of the tiled product as nvcc compiles them: where a row of M's tile is a multiple of 16 bytes, it
/// reads the elements of several k at once, 16 bytes wide. The loads of N's tile stay as they are. The cost of the
/// wider access follows from the rules, like every other.
double mergedProductLoads(const Result& result) {
  using simulator::WarpAccess;
  const int tile = static_cast<int>(result.parameters.integer("tile"));
  const int size = result.parameters.text("type") == "fp64" ? 8 : 4;
  const int together = tile * size % 16 == 0 ? 16 / size : 1;
  double ofOnePhase = 0;
  for (int first = 0; first < tile * tile; first += 32) {
    for (int k = 0; k < tile; ++k) {
      WarpAccess m{.kind = simulator::AccessKind::SharedLoad, .bytesPerLane = together * size};
      WarpAccess n{.kind = simulator::AccessKind::SharedLoad, .bytesPerLane = size};
      for (int lane = 0; lane < 32 && first + lane < tile * tile; ++lane) {
        const int tx = (first + lane) % tile;
        const int ty = (first + lane) / tile;
        m.active |= 1u << lane;
        n.active |= 1u << lane;
        m.address[lane] = static_cast<std::uint64_t>((ty * tile + k) * size);
        n.address[lane] = static_cast<std::uint64_t>((k * tile + tx) * size);
      }
      if (k % together == 0) ofOnePhase += costOf(m).units;
      ofOnePhase += costOf(n).units;
    }
  }
  const std::int64_t phases = (result.parameters.integer("inner") + tile - 1) / tile;
  return ofOnePhase * static_cast<double>(phases * result.grid[0] * result.grid[1]);
}

QByteArray describe(const Counted& launch, const char* counter, double simulated, double hardware) {
  return QString("%1 %2 %3: %4 simulated %5, on the H200 %6")
      .arg(launch.family, launch.variant, launch.parameters, counter)
      .arg(simulated, 0, 'f', 0)
      .arg(hardware, 0, 'f', 0)
      .toUtf8();
}

}  // namespace

class TestHardwareCounts : public QObject {
  Q_OBJECT

 private slots:
  void everyKernelIsCountedAsTheHardwareCountsIt() {
    const auto device = openDevice("simulated:nvidia-h200");
    int merged = 0;
    const QList<Counted> all = launches();
    QVERIFY(all.size() > 60);
    for (const Counted& launch : all) {
      std::optional<Result> result;
      run(*device, requestOf(launch), {}, {}, [&](Result given) { result = std::move(given); });
      QVERIFY2(result && result->counters, qPrintable(launch.parameters));
      const Counters& counts = *result->counters;
      const auto compare = [&](const char* counter, double simulated, double hardware) {
        QVERIFY2(simulated == hardware, describe(launch, counter, simulated, hardware));
      };
      compare("global load requests", counts.globalLoad.requests, launch.globalLoadRequests);
      compare("global load sectors", counts.globalLoad.sectors, launch.globalLoadSectors);
      compare("global store requests", counts.globalStore.requests, launch.globalStoreRequests);
      compare("global store sectors", counts.globalStore.sectors, launch.globalStoreSectors);
      compare("shared store wavefronts", counts.sharedStore.wavefronts, launch.sharedStoreWavefronts);
      double expected = counts.sharedLoad.wavefronts;
      if (launch.family == "matmul" && launch.variant == "tiled") {
        expected = mergedProductLoads(*result);
        merged += expected != counts.sharedLoad.wavefronts;
      }
      compare("shared load wavefronts", expected, launch.sharedLoadWavefronts);
    }
    // The exception is one, not the rule.
    QVERIFY(merged > 0 && merged < all.size() / 4);
  }
};

QTEST_APPLESS_MAIN(TestHardwareCounts)
#include "test_hardware_counts.moc"
