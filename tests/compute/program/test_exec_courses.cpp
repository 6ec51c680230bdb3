// SPDX-License-Identifier: GPL-3.0-or-later
// Programs from CUDA courses: matrix products and reductions, from the slow kernel to the fast one. The programs check
// their results; the counts follow from the addresses, warp by warp.
#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QTest>
#include <functional>
#include <set>

#include "compute/program/course_programs.h"
#include "compute/program/exec_fixture.h"
#include "test_registry.h"

using namespace warpbench::test;

namespace {

struct Traffic {
  int requests = 0;
  int sectors = 0;
};

/// Elements of 4 bytes in arrays that begin at a sector, one per lane; less than 0: the lane is inactive.
using LaneElement = std::function<int(int tx, int ty)>;

/// A request of each warp of a block of `size` x `size` threads.
void add(Traffic& traffic, int size, const LaneElement& element) {
  for (int first = 0; first < size * size; first += 32) {
    std::set<int> sectors;
    for (int thread = first; thread < std::min(first + 32, size * size); ++thread)
      if (const int at = element(thread % size, thread / size); at >= 0) sectors.insert(at / 8);
    if (sectors.empty()) continue;
    ++traffic.requests;
    traffic.sectors += static_cast<int>(sectors.size());
  }
}

/// Loads of the product with its sum in a register.
Traffic loadsInRegister(int width) {
  constexpr int kTile = 16;
  Traffic traffic;
  const int blocks = (width + kTile - 1) / kTile;
  for (int block = 0; block < blocks * blocks; ++block)
    for (int k = 0; k < width; ++k) {
      const int row = block / blocks * kTile, col = block % blocks * kTile;
      const auto inside = [&](int tx, int ty) { return row + ty < width && col + tx < width; };
      add(traffic, kTile, [&](int tx, int ty) { return inside(tx, ty) ? (row + ty) * width + k : -1; });
      add(traffic, kTile, [&](int tx, int ty) { return inside(tx, ty) ? k * width + col + tx : -1; });
    }
  return traffic;
}

/// Loads of a product in tiles.
Traffic loadsInTiles(int width, int tile) {
  Traffic traffic;
  const int blocks = (width + tile - 1) / tile;
  for (int block = 0; block < blocks * blocks; ++block)
    for (int phase = 0; phase < blocks; ++phase) {
      const int row = block / blocks * tile, col = block % blocks * tile, at = phase * tile;
      add(traffic, tile,
          [&](int tx, int ty) { return row + ty < width && at + tx < width ? (row + ty) * width + at + tx : -1; });
      add(traffic, tile,
          [&](int tx, int ty) { return at + ty < width && col + tx < width ? (at + ty) * width + col + tx : -1; });
    }
  return traffic;
}

/// Each element of the result once.
Traffic storesOf(int width, int tile) {
  Traffic traffic;
  const int blocks = (width + tile - 1) / tile;
  for (int block = 0; block < blocks * blocks; ++block)
    add(traffic, tile, [&](int tx, int ty) {
      const int row = block / blocks * tile + ty, col = block % blocks * tile + tx;
      return row < width && col < width ? row * width + col : -1;
    });
  return traffic;
}

}  // namespace

class TestExecCourses : public ExecTest {
  Q_OBJECT

  /// The counters of each kernel, which is launched once.
  QMap<QString, QJsonObject> counters(const QString& name, const char* text, int size) {
    const Outcome outcome = exec(name, text, {"--json", "--", QString::number(size)});
    if (outcome.code != 0) QTest::qFail(qPrintable(outcome.err + outcome.out), __FILE__, __LINE__);
    QMap<QString, QJsonObject> found;
    for (const QJsonValue& launch : onlyDocument(outcome.out)["launches"].toArray())
      found[launch["kernel"].toString()] = launch["counters"].toObject();
    return found;
  }

 private slots:
  void productsAreRightAndCounted_data() {
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("kernels");
    QTest::newRow("one block") << 16 << 6;
    QTest::newRow("odd") << 37 << 4;
    QTest::newRow("whole tiles") << 64 << 5;
  }
  void productsAreRightAndCounted() {
    QFETCH(int, width);
    QFETCH(int, kernels);
    const auto found = counters("products.cu", kProducts, width);
    QCOMPARE(found.size(), kernels);
    const auto compare = [&](const QString& kernel, const QString& kind, const Traffic& traffic) {
      QCOMPARE(found[kernel][kind + "_requests"].toInt(-1), traffic.requests);
      QCOMPARE(found[kernel][kind + "_sectors"].toInt(-1), traffic.sectors);
    };
    compare("productInRegister", "global_load", loadsInRegister(width));
    compare("productInRegister", "global_store", storesOf(width, 16));
    compare("productInTiles", "global_load", loadsInTiles(width, 16));
    compare("productInTiles", "global_store", storesOf(width, 16));
    compare("productInDynamicTiles", "global_load", loadsInTiles(width, 8));
    compare("productInDynamicTiles", "global_store", storesOf(width, 8));
    if (width % 16 == 0) compare("productOfMatrices", "global_load", loadsInTiles(width, 16));
    // The sum in global memory is loaded and stored in each round, and stored once before.
    const Traffic stores = storesOf(width, 16);
    compare("productInGlobal", "global_store", {stores.requests * (width + 1), stores.sectors * (width + 1)});
  }

  void reductionsAreRightAndCounted_data() {
    QTest::addColumn<int>("elements");
    for (const int elements : {256, 1003, 4096}) QTest::addRow("%d", elements) << elements;
  }
  void reductionsAreRightAndCounted() {
    QFETCH(int, elements);
    const auto found = counters("reductions.cu", kReductions, elements);
    QCOMPARE(found.size(), 4);
    const int blocks = (elements + 255) / 256, warps = (elements + 31) / 32;
    for (const QJsonObject& kernel : found) {
      QCOMPARE(kernel["global_load_requests"].toInt(-1), warps);
      QCOMPARE(kernel["global_load_sectors"].toInt(-1), (elements + 7) / 8);
    }
    // One lane of each warp adds the warp's total.
    QCOMPARE(found["sumAtomic"]["global_red_requests"].toInt(-1), warps);
    // Per block: 8 warps fill the array, then load it twice and store it once while they have active threads.
    const auto shared = [&](const char* kernel, const char* counter) { return found[kernel][counter].toInt(-1); };
    QCOMPARE(shared("sumInterleaved", "shared_store_requests"), blocks * (8 + 5 * 8 + 4 + 2 + 1));
    QCOMPARE(shared("sumSequential", "shared_store_requests"), blocks * (8 + 4 + 2 + 1 + 5));
    QCOMPARE(shared("sumWithConflicts", "shared_store_requests"), blocks * (8 + 4 + 2 + 1 + 5));
    QCOMPARE(shared("sumInterleaved", "shared_store_conflicts"), 0);
    QCOMPARE(shared("sumSequential", "shared_store_conflicts"), 0);
    // 4 warps with words 2 apart, 2 with 4, one with 8, one of 16 lanes with 16; beyond that all lanes are on one bank.
    QCOMPARE(shared("sumWithConflicts", "shared_store_wavefronts"),
             blocks * (8 + 4 * 2 + 2 * 4 + 8 + 8 + 8 + 4 + 2 + 1));
    for (const char* kernel : {"sumInterleaved", "sumSequential", "sumWithConflicts"})
      QCOMPARE(found[kernel]["barriers"].toInt(-1), blocks * 8);
  }

  void countsAreThoseOfAnH200_data() {
    QTest::addColumn<QString>("program");
    QTest::addColumn<int>("size");
    for (const int size : {37, 93, 160}) QTest::addRow("products %d", size) << "products" << size;
    for (const int size : {1003, 65536, 200003}) QTest::addRow("reductions %d", size) << "reductions" << size;
  }
  /// Nsight Compute's counts of the same programs, in h200-courses.csv.
  void countsAreThoseOfAnH200() {
    QFETCH(QString, program);
    QFETCH(int, size);
    QFile file(WARPBENCH_TESTS "/compute/h200-courses.csv");
    QVERIFY(file.open(QFile::ReadOnly));
    file.readLine();  // of what it was counted with
    const QList<QByteArray> header = file.readLine().trimmed().split(',');
    const auto found = counters(program + ".cu", program == "products" ? kProducts : kReductions, size);
    int launches = 0;
    while (!file.atEnd()) {
      const QList<QByteArray> cells = file.readLine().trimmed().split(',');
      if (cells[0] != program.toUtf8() || cells[1].toInt() != size) continue;
      ++launches;
      const QString kernel = cells[2];
      QVERIFY2(found.contains(kernel), qPrintable(kernel));
      for (int column = 3; column < header.size(); ++column) {
        const QString counter = header[column];
        const double simulated = found[kernel][counter].toDouble(-1);
        const double counted = cells[column].toDouble();
        // nvcc continues with the sum that it has just stored instead of loading it again.
        if (kernel == "productInGlobal" && counter.startsWith("global_load")) {
          QVERIFY2(simulated > counted, qPrintable(kernel + " " + counter));
          continue;
        }
        // nvcc loads four neighbours of the first tile's row at once, in half as many wavefronts.
        const bool widened =
            (kernel == "productInTiles" || kernel == "productOfMatrices") && counter == "shared_load_wavefronts";
        QVERIFY2(simulated * (widened ? 0.75 : 1) == counted,
                 qPrintable(QString("%1 %2: %3, counted %4").arg(kernel, counter).arg(simulated).arg(counted)));
      }
    }
    QCOMPARE(launches, found.size());
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestExecCourses>(__FILE__);
#include "test_exec_courses.moc"
