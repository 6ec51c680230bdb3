// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <algorithm>
#include <cmath>
#include <limits>

#include "catalogue/kernel_source.h"
#include "engine/devices/devices.h"
#include "engine/run/runner.h"
#include "lesson/lesson_answer.h"
#include "lesson/lesson_library.h"
#include "lesson/lesson_run.h"
#include "test_registry.h"

using namespace warpbench;

namespace {

const Lesson& lessonOf(const QString& id) {
  const std::vector<Lesson>& all = shippedLessons();
  const auto found = std::ranges::find(all, id.toStdString(), &Lesson::id);
  if (found == all.end()) qFatal("no lesson %s", qPrintable(id));
  return *found;
}

/// Results of the experiment that a step shows, on that device.
Results resultsOf(const Lesson& lesson, std::size_t step, const char* deviceId) {
  const auto device = openDevice(deviceId);
  Results results;
  run(
      *device, requestFor(*lesson.steps[lesson.experimentOf(step).value()].experiment, device->info()), {},
      [](const RunProgress&) {}, [&](Result result) { results.push_back(std::move(result)); });
  return results;
}

/// Formats a number as the lesson's text does.
QString figureOf(const Result& result, const QString& unit, int decimals) {
  double value = result.time->median;
  if (unit == "GB/s") value = result.bandwidthGbs.value();
  if (unit == "TFLOP/s") value = result.gflops.value() / 1e3;
  return QString::number(value, 'f', decimals);
}

}  // namespace

/// Numbers in the lessons' texts equal those that the class sees.
class TestLessonNumbers : public QObject {
  Q_OBJECT

 private slots:
  void figuresAreThoseOfTheRecording_data() {
    QTest::addColumn<QString>("lesson");
    QTest::addColumn<int>("step");
    QTest::addColumn<QString>("unit");
    QTest::addColumn<QStringList>("figures");  // variant, number, variant, number
    const auto add = [](const char* lesson, int step, const char* unit, const char* figures) {
      QTest::addRow("%s, step %d", lesson, step) << lesson << step << unit << QString(figures).split(' ');
    };
    add("scan", 5, "ms", "blelloch 0.42 hillis-steele 0.29 blelloch-padded 0.28 shuffle 0.25");
    add("scan", 7, "GB/s", "shuffle 1096 coarsened 1621 look-back 3042 cub 3011");
    add("atomics", 3, "ms", "global 17.3 shared 2.88");
    add("atomics", 4, "ms", "shared 2.88 coarsened 0.099");
    add("atomics", 7, "GB/s", "coarsened 676 aggregated 605 per-lane 3053 cub 1811");
    add("matmul-ladder", 1, "TFLOP/s", "naive 6.2 tiled 8.9");
    add("matmul-ladder", 2, "TFLOP/s", "tiled 8.9 register-tiled 33.9");
    add("matmul-ladder", 3, "TFLOP/s",
        "register-tiled 33.9 vectorised 38.7 double-buffered 44.6 warp-tiled 46.0 packed 49.8 bulk 51.2 stream-k 54.1 "
        "cublas 51.2");
    add("matmul-ladder", 4, "TFLOP/s", "stream-k 54.1");
    add("matmul-ladder", 5, "TFLOP/s", "naive 5.5 tiled 7.0");
    add("matmul-ladder", 6, "TFLOP/s", "tiled 7.0 wmma 52");
    add("matmul-ladder", 7, "TFLOP/s", "wmma 52 pipeline 230 groups 412 roles 683 clusters 662 cublas 691");
    add("convolution", 2, "ms", "naive 0.375 constant 0.361");
    add("convolution", 4, "ms", "constant 0.361 tiled 0.207");
    add("convolution", 5, "GB/s", "tiled 649 separable 974 blocked 2576 separable-blocked 3393");
    add("softmax", 2, "ms", "naive 4.63 three-passes 0.334");
    add("softmax", 3, "ms", "three-passes 0.334 online 0.284");
    add("softmax", 4, "GB/s", "online 1888 warp 2715 shared 3965 registers 4173");
    add("sparse", 5, "ms", "csr-thread 0.100 csr-warp 0.072 csr-lanes 0.069 ell 0.064");
    add("n-body", 2, "ms", "naive 1.02 tiled 0.371");
    add("n-body", 2, "TFLOP/s", "naive 5.3 tiled 14.5");
    add("n-body", 3, "ms", "coarsened 0.938");
    add("n-body", 4, "TFLOP/s", "naive 5.3 tiled 14.5 coarsened 5.7 balanced 38.3");
  }
  void figuresAreThoseOfTheRecording() {
    QFETCH(QString, lesson);
    QFETCH(int, step);
    QFETCH(QString, unit);
    QFETCH(QStringList, figures);
    const auto index = static_cast<std::size_t>(step - 1);
    const Lesson& read = lessonOf(lesson);
    const Results results = resultsOf(read, index, "recorded:nvidia-h200");
    for (qsizetype i = 0; i < figures.size(); i += 2) {
      const auto result = std::ranges::find(results, figures[i].toStdString(), &Result::variant);
      QVERIFY2(result != results.end(), qPrintable(figures[i]));
      const QString& figure = figures[i + 1];
      const auto decimals = figure.contains('.') ? figure.size() - 1 - figure.indexOf('.') : 0;
      QCOMPARE(figureOf(*result, unit, static_cast<int>(decimals)), figure);
      for (const auto& [language, point] : {std::pair("en", '.'), {"sr", ','}, {"it", ','}, {"es", '.'}, {"hu", ','}}) {
        const QString shown = QString(figure).replace('.', point);
        const QString text = QString::fromStdString(read.steps[index].reveal->text.in(language));
        const QRegularExpression whole("(?<![\\d.,])" + QRegularExpression::escape(shown) + "(?!\\d|[.,]\\d)");
        QVERIFY2(text.contains(whole), qPrintable(QString("%1: %2 of %3").arg(language, shown, figures[i])));
      }
    }
  }

  void theLadderGoesAsFarAsItsTitleSays() {
    const Lesson& lesson = lessonOf("matmul-ladder");
    QCOMPARE(lesson.title.in("en"), std::string("From 6 to 680 TFLOP/s"));
    const auto tflops = [&](std::size_t step, const char* variant) {
      const Results results = resultsOf(lesson, step, "recorded:nvidia-h200");
      return std::ranges::find(results, variant, &Result::variant)->gflops.value() / 1e3;
    };
    QCOMPARE(std::round(tflops(0, "naive")), 6.0);
    QCOMPARE(std::round(tflops(6, "roles") / 10) * 10, 680.0);
    // Figures that it quotes for a larger product.
    const auto file = std::ranges::find(kernelFiles(), "kernels/tensor/tensor_wgmma.cuh", &KernelFile::name);
    QVERIFY(file != kernelFiles().end());
    QVERIFY(file->text.find("839 TFLOP/s, from 832") != std::string_view::npos);
  }

  void offsetOneCostsWhatTheTextSays() {
    const Lesson& lesson = lessonOf("coalescing");
    for (const char* device : {"recorded:nvidia-h200", "recorded:nvidia-h100"}) {
      const auto found = ratioOf(*lesson.steps[2].guess, resultsOf(lesson, 2, device));
      QVERIFY(found);
      QCOMPARE(QString::number(100 * (1 - found->ratio()), 'f', 0), QString("6"));
    }
    const auto modelled = ratioOf(*lesson.steps[2].guess, resultsOf(lesson, 2, "simulated:nvidia-h200"));
    QVERIFY(modelled && modelled->ratio() > 0.9 && modelled->ratio() < 1);
  }

  void theWidestTileIsFastestOfLargeMatricesOnly() {
    const Lesson& lesson = lessonOf("tiled-matmul");
    const auto fastest = [&](const char* device) {
      const Results results = resultsOf(lesson, 6, device);
      const auto best = std::ranges::min_element(results, {}, [](const Result& each) {
        return each.variant == "tiled" ? each.time->median : std::numeric_limits<double>::infinity();
      });
      return std::get<std::int64_t>(*best->parameters.find("tile"));
    };
    QCOMPARE(fastest("recorded:nvidia-h200"), 32);
    QCOMPARE(fastest("recorded:nvidia-h100"), 32);
    QCOMPARE(fastest("simulated:nvidia-h200"), 16);
    QCOMPARE(fastest("simulated:nvidia-h100"), 16);
  }

  void countsAreThoseOfTheSimulator_data() {
    QTest::addColumn<QString>("lesson");
    QTest::addColumn<int>("step");
    QTest::addColumn<double>("of");
    QTest::addColumn<double>("over");
    const auto add = [](const char* lesson, int step, double of, double over) {
      QTest::addRow("%s, step %d", lesson, step) << lesson << step << of << over;
    };
    add("scan", 3, 90159, 22434);  // 4.02 wavefronts a request
    add("scan", 4, 33153, 4369);
    add("scan", 6, 18424, 8193);  // 8192 sectors have the elements
    add("atomics", 5, 10592, 3072);
    add("convolution", 4, 235144, 7296);
    add("softmax", 2, 196608, 24576);  // 8 times
    add("softmax", 3, 24576, 16384);   // 1.5 times
    add("attention", 2, 17664, 1024);  // 17 times
    add("sort", 2, 294912, 12288);     // 24 times
    add("sparse", 2, 379790, 182159);  // about 2
    add("sparse", 4, 392728, 143309);
    add("n-body", 3, 66048, 16640);  // about 4
  }
  void countsAreThoseOfTheSimulator() {
    QFETCH(QString, lesson);
    QFETCH(int, step);
    QFETCH(double, of);
    QFETCH(double, over);
    const auto index = static_cast<std::size_t>(step - 1);
    const Lesson& read = lessonOf(lesson);
    const auto found = ratioOf(*read.steps[index].guess, resultsOf(read, index, "simulated:nvidia-h200"));
    QVERIFY(found);
    QCOMPARE(found->of, of);
    QCOMPARE(found->over, over);
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestLessonNumbers>(__FILE__);
#include "test_lesson_numbers.moc"
