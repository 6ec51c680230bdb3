// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <QTranslator>

#include "memory/memory_titles.h"
#include "plots/memory/memory_fixture.h"
#include "test_registry.h"
#include "text/text_wrap.h"

using namespace warpbench;
using namespace warpbench::plots;
using namespace warpbench::test;

namespace {

/// Simulates a language with longer texts.
class Lengthening : public QTranslator {
 public:
  bool isEmpty() const override { return false; }
  QString translate(const char* context, const char* text, const char*, int) const override {
    return qstrcmp(context, "warpbench::plots::Memory") == 0 ? QString::fromUtf8(text) + " con altre parole"
                                                             : QString();
  }
};

}  // namespace

/// Texts of the memory view if space is tight.
class TestMemoryTexts : public QObject {
  Q_OBJECT

 private slots:
  // At the view's size in a window of 960 x 600, in a language with longer words.
  void titlesAndSentencesAreShownInFullWhereThereIsLittleRoom() {
    const Fonts fonts = fontsFor(QFont());
    const QFontMetrics text(fonts.text);
    const auto lines = [&](const QString& words, const QRectF& area) {
      return wrapped(words, text, static_cast<int>(area.width())).count(QLatin1Char('\n')) + 1;
    };
    const auto fits = [&](const QString& words, const QRectF& area) {
      return lines(words, area) * text.lineSpacing() <= area.height() + 1;
    };
    Lengthening longer;
    for (const bool isLonger : {false, true}) {
      if (isLonger) QCoreApplication::installTranslator(&longer);
      bool wraps = false;
      for (const auto& scene :
           {sceneOf("transpose", "conflict-free"), sceneOf("reduction", "sequential"),
            sceneOf("matmul", "tiled", product(96, 96, 96, 32)), sceneOf("scan", "hillis-steele")}) {
        // As high as necessary; then it scrolls.
        const QSizeF size(430, leastHeight(scene->story(), scene->needs(), 430, fonts));
        QVERIFY2(size.height() < 800, qPrintable(QString::number(size.height())));
        MemoryLayout layout = layOut(scene->story(), scene->needs(), size, fonts);
        QVERIFY(!layout.cramped);
        MemoryState state = scene->start();
        for (std::size_t moment = 0; moment < scene->moments(); ++moment) {
          state.advanceTo(moment + 1);
          const MemoryFrame frame = frameOf(scene->story(), state, moment);
          follow(layout, scene->story(), frame);
          QVERIFY2(fits(frame.what, layout.what), qPrintable(frame.what));
          wraps = wraps || lines(frame.what, layout.what) > frame.what.count(QLatin1Char('\n')) + 1;
          for (std::size_t i = 0; i < layout.arrays.size(); ++i) {
            const QString title = titleOf(scene->story().arrays()[i], layout.arrays[i].window);
            QVERIFY2(fits(title, layout.arrays[i].title), qPrintable(title));
          }
        }
        QVERIFY(fits(threadsTitle(scene->story(), layout.threads.whole()), layout.threads.title));
      }
      QVERIFY(wraps);
    }
    QCoreApplication::removeTranslator(&longer);
  }

  // in[(i % 32) * 512 + i / 32] of a program, whose arrays have no known rows.
  void aStridedAccessIsSeenWhole() {
    constexpr std::int64_t kRow = 512;
    BlockTrace trace;
    trace.block = {0, 0, 0};
    trace.grid = {1024, 1, 1};
    trace.threads = {256, 1, 1};
    trace.memories = {{.name = "in", .bytes = kRow * kRow * 4}};
    for (int warp = 0; warp < 8; ++warp) {
      TraceStep step;
      step.where = {"homework.cu", 5};
      step.warp = warp;
      step.bytesPerLane = 4;
      step.active = ~0U;
      for (std::size_t lane = 0; lane < 32; ++lane)
        step.offset[lane] = (static_cast<std::int64_t>(lane) * kRow + warp) * 4;
      trace.steps.push_back(step);
    }
    const MemoryScene scene(trace);
    const StoryArray& array = scene.story().arrays()[0];
    QCOMPARE(array.columns, kRow);
    QVERIFY(!array.matrix);
    const Fonts fonts = fontsFor(QFont());
    MemoryLayout layout = layOut(scene.story(), scene.needs(), QSizeF(700, 500), fonts);
    QCOMPARE(layout.arrays[0].window, (GridWindow{0, 32, 0, 8}));
    QCOMPARE(titleOf(array, layout.arrays[0].window), "in, elements 0 to 7 of each 512, of 262144 in all");
    MemoryState state = scene.start();
    state.advanceTo(1);
    const MemoryFrame frame = frameOf(scene.story(), state, 0);
    QCOMPARE(frame.lit[0].size(), std::size_t{256});
    for (const LitElement& lit : frame.lit[0])
      QVERIFY(layout.arrays[0].window.contains(lit.index / kRow, lit.index % kRow));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestMemoryTexts>(__FILE__);
#include "test_memory_texts.moc"
