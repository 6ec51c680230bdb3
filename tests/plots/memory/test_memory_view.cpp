// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFontDatabase>
#include <QPainter>
#include <QTest>
#include <bit>

#include "memory/memory_banks.h"
#include "memory/memory_colours.h"
#include "memory/memory_titles.h"
#include "memory/memory_view.h"
#include "plots/memory/memory_fixture.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::plots;
using namespace warpbench::test;

namespace {

constexpr QSize kSize{1000, 640};

/// A view of a scene, painted.
struct Shown {
  explicit Shown(std::shared_ptr<const MemoryScene> scene, std::size_t moment = 0, Theme theme = Theme::Light) {
    view.resize(kSize);
    view.setTheme(theme);
    view.setScene(std::move(scene), moment);
    image = view.grab().toImage();
  }
  QColor at(QPointF place) const { return image.pixelColor((place * image.devicePixelRatio()).toPoint()); }

  MemoryView view;
  QImage image;
};

/// Inside a cell, away from labels and frames.
QPointF cornerOf(const QRectF& cell) { return cell.topLeft() + QPointF(5, 5); }

std::size_t arrayNamed(const MemoryStory& story, const std::string& name) {
  return static_cast<std::size_t>(std::ranges::find(story.arrays(), name, &StoryArray::name) - story.arrays().begin());
}

double distance(const QColor& a, const QColor& b) {
  return std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) + std::abs(a.blue() - b.blue());
}

bool isBankStep(const MemoryFrame& frame) { return !frame.banks.empty() && !frame.lit.empty(); }

int height(const BankPicture& picture) {
  int levels = 0;
  for (const BankCell& cell : bankCells(picture)) levels = std::max(levels, cell.level + 1);
  return levels;
}

}  // namespace

class TestMemoryView : public QObject {
  Q_OBJECT

 private slots:
  void aFewLanesHaveColoursFarApart() {
    for (const Theme theme : {Theme::Light, Theme::Dark})
      for (int a = 0; a < 4; ++a)
        for (int b = 0; b < a; ++b) {
          const double apart = distance(laneColour(a, 4, theme), laneColour(b, 4, theme));
          QVERIFY2(apart > 100, qPrintable(QStringLiteral("%1 and %2: %3").arg(a).arg(b).arg(apart)));
        }
  }

  void neighbouringLanesOfAWarpAreStillTwoColours() {
    for (const Theme theme : {Theme::Light, Theme::PresentationLight})
      for (int lane = 1; lane < 32; ++lane)
        QVERIFY(distance(laneColour(lane, 32, theme), laneColour(lane - 1, 32, theme)) > 8);
  }

  // Each thread writes the element of the tile that has its own indices, in its own colour.
  void elementsHaveTheColoursOfTheLanesThatWriteThem() {
    for (const Theme theme : {Theme::Light, Theme::Dark}) {
      Shown shown(sceneOf("matmul", "tiled"), 0, theme);
      const MemoryLayout& layout = shown.view.memoryLayout();
      const CellGrid& tile = layout.arrays[arrayNamed(shown.view.scene()->story(), "mTile")];
      for (int lane = 0; lane < 4; ++lane) {
        const QColor own = laneColour(lane, 4, theme);
        QVERIFY(distance(shown.at(cornerOf(layout.threads.at(lane / 2, lane % 2))), own) < 6);
        QVERIFY(distance(shown.at(cornerOf(tile.at(lane / 2, lane % 2))), own) < 6);
      }
    }
  }

  void idleThreadsArePale() {
    const auto scene = sceneOf("reduction", "sequential");
    const std::size_t at = momentWith(
        *scene, [](const MemoryFrame& frame) { return !frame.barrier && std::popcount(frame.active[0]) == 8; });
    QVERIFY(at < scene->moments());
    Shown shown(scene, at);
    const CellGrid& threads = shown.view.memoryLayout().threads;
    const QPointF inside(3, 3);
    for (int lane = 0; lane < 32; ++lane) {
      const QColor seen = shown.at(threads.at(0, lane).topLeft() + inside);
      const bool own = distance(seen, laneColour(lane, 32, Theme::Light)) < 6;
      QCOMPARE(own, lane < 8);
      if (!own) QVERIFY(seen.lightness() > 200);
    }
  }

  // 32 lanes on one bank are stacked; with padding they are side by side.
  void stacksOfBanksAreAsHighAsTheConflict() {
    for (const bool padded : {false, true}) {
      const auto scene = sceneOf("transpose", padded ? "conflict-free" : "coalesced");
      const std::size_t at = momentWith(*scene, [](const MemoryFrame& frame) {
        return isBankStep(frame) && frame.what.contains(QLatin1String("Load from tile"));
      });
      QVERIFY(at < scene->moments());
      const MemoryFrame frame = frameAt(*scene, at);
      QCOMPARE(frame.banks.size(), std::size_t{1});
      QCOMPARE(frame.banks[0].conflicts(), !padded);
      QCOMPARE(height(frame.banks[0]), padded ? 1 : 32);
      std::set<int> banks;
      for (const BankCell& cell : bankCells(frame.banks[0])) {
        banks.insert(cell.bank);
        QCOMPARE(std::popcount(cell.lanes), 1);
      }
      QCOMPARE(banks.size(), std::size_t(padded ? 32 : 1));
      QCOMPARE(frame.what.contains(QLatin1String("a 32-way bank conflict")), !padded);
      QCOMPARE(frame.what.contains(QLatin1String("no bank conflict")), padded);
      Shown shown(scene, at);
      QVERIFY(shown.view.memoryLayout().arrays[arrayNamed(scene->story(), "tile")].whole());  // the spare column too
      QVERIFY(shown.view.memoryLayout().banks.height() > frame.banks[0].height() * shown.view.memoryLayout().bankCell);
    }
  }

  void theSentencesSayWhatIsCounted() {
    const MemoryFrame one = frameAt(*sceneOf("offset", "increment", {{"offset", std::int64_t{1}}}, 0), 0);
    QVERIFY2(one.what.startsWith(QLatin1String("Load from a. Sectors: 5, at best 4; bytes used: 128 of 160.")),
             qPrintable(one.what));
    const auto product = sceneOf("matmul", "tiled");
    const MemoryFrame add = frameAt(*product, 3);
    QCOMPARE(add.title, QStringLiteral("Phase 0, step 4 of %1").arg(product->moments()));
    QVERIFY(add.code.startsWith(QLatin1String("for (int k = 0; k < tile; ++k) sum += mTile[ty][k] * nTile[k][tx];")));
    QCOMPARE(add.threads.size(), 4);
    QCOMPARE(add.threads[1],
             QStringLiteral("Thread (x=1, y=0): p[0][1] += mTile[0][0] × nTile[0][1]  (m[0][0] × n[0][1])"));
    const MemoryFrame load = frameAt(*product, 0);
    QCOMPARE(load.threads[2], QStringLiteral("Thread (x=0, y=1): m[1][0] → mTile[1][0]"));
  }

  void sumsGrowInTheElementsThatTheyGoTo() {
    const auto scene = sceneOf("matmul", "tiled");
    const MemoryFrame frame = frameAt(*scene, 4);
    QCOMPARE(frame.sums.size(), std::size_t{4});
    for (const SumProgress& sum : frame.sums) {
      QCOMPARE(scene->story().arrays()[sum.element.array].name, std::string("p"));
      QCOMPARE(sum.terms, std::size_t{2});
      QCOMPARE(sum.all, std::size_t{4});
    }
  }

  void aBarrierShowsWhoWaitsAndWhoHadMoreToDo() {
    const auto scene =
        sceneOf("reduction", "sequential", {{"elements", std::int64_t{128}}, {"block", std::string("128")}});
    const std::size_t at = momentWith(*scene, [](const MemoryFrame& frame) {
      return frame.barrier && frame.what.contains(QLatin1String("had the most work"));
    });
    QVERIFY(at < scene->moments());
    const MemoryFrame frame = frameAt(*scene, at);
    QCOMPARE(frame.waiting.size(), std::size_t{4});
    QVERIFY(frame.waiting[0].work > 0);
    QCOMPARE(frame.waiting[3].work, std::int64_t{0});
    for (const WarpAtBarrier& warp : frame.waiting) QVERIFY(warp.waits);
  }

  // Pictures that fit are shown whole; of the others, everything accessed in the moment.
  void whatIsAccessedIsInTheWindow_data() {
    QTest::addColumn<std::string>("family");
    QTest::addColumn<std::string>("variant");
    QTest::addColumn<Sizes>("sizes");
    QTest::addColumn<bool>("whole");
    QTest::newRow("matmul 4") << std::string("matmul") << std::string("tiled") << Sizes() << true;
    QTest::newRow("matmul 33 x 20 x 17") << std::string("matmul") << std::string("tiled") << product(33, 20, 17, 16)
                                         << false;
    QTest::newRow("matmul 96") << std::string("matmul") << std::string("tiled") << product(96, 96, 96, 32) << false;
    QTest::newRow("transpose") << std::string("transpose") << std::string("coalesced") << Sizes() << true;
    QTest::newRow("offset") << std::string("offset") << std::string("increment") << Sizes() << false;
    QTest::newRow("reduction") << std::string("reduction") << std::string("interleaved") << Sizes() << false;
    QTest::newRow("grayscale") << std::string("grayscale") << std::string("naive") << Sizes() << false;
  }
  void whatIsAccessedIsInTheWindow() {
    QFETCH(std::string, family);
    QFETCH(std::string, variant);
    QFETCH(Sizes, sizes);
    QFETCH(bool, whole);
    const auto scene = sceneOf(family, variant, sizes);
    const MemoryStory& story = scene->story();
    for (const QSizeF size : {QSizeF(1000, 640), QSizeF(1920, 1000), QSizeF(620, 420)}) {
      MemoryLayout layout = layOut(story, scene->needs(), size, fontsFor(QFont()));
      if (size.width() > 900) QVERIFY(!layout.cramped);
      if (size.width() == 1000) QCOMPARE(std::ranges::all_of(layout.arrays, &CellGrid::whole), whole);
      const std::size_t step = std::max<std::size_t>(1, scene->moments() / 7);
      for (std::size_t moment = 0; moment < scene->moments() && !layout.cramped; moment += step) {
        const MemoryFrame frame = frameAt(*scene, moment);
        follow(layout, story, frame);
        for (std::size_t array = 0; array < story.arrays().size(); ++array) {
          const CellGrid& grid = layout.arrays[array];
          int seen = 0;
          for (const LitElement& element : frame.lit[array])
            seen += grid.window.contains(element.index / grid.columns, element.index % grid.columns);
          if (!frame.lit[array].empty()) QVERIFY2(seen > 0, qPrintable(frame.title));
          if (size.width() > 1900) QCOMPARE(std::size_t(seen), frame.lit[array].size());
        }
      }
    }
  }

  void nothingLiesOnAnythingElse() {
    for (const auto& scene : {sceneOf("matmul", "tiled"), sceneOf("matmul", "tiled", product(33, 20, 17, 16)),
                              sceneOf("transpose", "conflict-free"), sceneOf("reduction", "sequential")})
      for (const QSizeF size : {QSizeF(640, 420), QSizeF(1000, 640), QSizeF(1920, 1000)}) {
        const MemoryLayout layout = layOut(scene->story(), scene->needs(), size, fontsFor(QFont()));
        std::vector<QRectF> boxes{layout.title, layout.code, layout.what, layout.point};
        if (!layout.legend.isEmpty()) boxes.push_back(layout.legend);
        if (!layout.banks.isEmpty()) boxes.push_back(layout.banks);
        for (const CellGrid& grid : layout.arrays) boxes.push_back(grid.title | grid.area);
        boxes.push_back(layout.threads.title | layout.threads.area);
        const QRectF all(QPointF(), size);
        for (std::size_t i = 0; i < boxes.size() && !layout.cramped; ++i) {
          QVERIFY2(all.adjusted(-1, -1, 1, 1).contains(boxes[i]), qPrintable(QString::number(i)));
          for (std::size_t j = 0; j < i; ++j) {
            const QRectF common = boxes[i] & boxes[j];
            QVERIFY2(common.width() < 1 || common.height() < 1, qPrintable(QStringLiteral("%1 %2").arg(i).arg(j)));
          }
        }
      }
  }

  // On a slide of 1024 x 768, a warp's four pictures of one or two rows once took as much space as the tile.
  void lowPicturesLieBesideTallOnes() {
    const Sizes square{{"width", std::int64_t{32}}, {"height", std::int64_t{32}}};
    QFont base;
    base.setPixelSize(16);
    const auto scene = sceneOf("transpose", "conflict-free", square, 0);
    const MemoryLayout layout = layOut(scene->story(), scene->needs(), {985, 565}, fontsFor(base));
    const CellGrid& tile = layout.arrays[arrayNamed(scene->story(), "tile")];
    QVERIFY(tile.whole());
    QVERIFY2(tile.cell >= 9, qPrintable(QString::number(tile.cell)));
    QCOMPARE(layout.threads.window.rows, 1);
    QCOMPARE(layout.threads.window.columns, 32);
    QCOMPARE(threadsTitle(scene->story(), layout.threads.whole()), QStringLiteral("threads, warp 0"));
    // For the second warp of a one-dimensional block, the second row.
    const auto row = sceneOf("reduction", "sequential", {{"block", std::string("128")}}, 1);
    const MemoryLayout small = layOut(row->story(), row->needs(), {320, 220}, fontsFor(base));
    QCOMPARE(small.threads.window, (GridWindow{1, 1, 0, 32}));
  }

  // Next to a tall tile there was space for only half of it, and its numbers overlapped the legend.
  void aPictureOfBanksIsWhole() {
    QFont base;
    base.setPixelSize(16);
    const QFontMetricsF text(fontsFor(base).text), small(fontsFor(base).small);
    const auto scene =
        sceneOf("transpose", "coalesced", {{"width", std::int64_t{32}}, {"height", std::int64_t{32}}}, 0);
    for (const int height : {420, 500, 565, 640}) {
      const MemoryLayout layout = layOut(scene->story(), scene->needs(), QSizeF(985, height), fontsFor(base));
      QVERIFY2(layout.banks.height() >= text.height() + 32 * layout.bankCell + small.height(),
               qPrintable(QString::number(height)));
      QVERIFY(layout.banks.bottom() <= (layout.legend.isEmpty() ? height : layout.legend.top()));
    }
  }

  void aLongLineOfCodeWrapsWhereRoomIsScarce() {
    const Sizes square{{"width", std::int64_t{32}}, {"height", std::int64_t{32}}};
    QFont base;
    base.setPixelSize(18);
    const auto scene = sceneOf("transpose", "conflict-free", square, 0);
    const MemoryLayout layout = layOut(scene->story(), scene->needs(), {974, 565}, fontsFor(base));
    QVERIFY(layout.code.height() > 2 * QFontMetricsF(fontsFor(base).text).height());
  }

  void idleThreadsAreSeenOnBlack() {
    QVERIFY(idleColour(Theme::PresentationDark).lightness() > 50);
    QVERIFY(idleColour(Theme::PresentationDark).lightness() < 80);
  }

  // At the view's size in a window of 1280 x 800.
  void noTextIsCut() {
    const Fonts fonts = fontsFor(QFont());
    const QFontMetricsF small(fonts.small), text(fonts.text);
    for (const auto& scene : {sceneOf("transpose", "conflict-free"), sceneOf("reduction", "atomic"),
                              sceneOf("scan", "hillis-steele"), sceneOf("matmul", "tiled")}) {
      const MemoryLayout layout = layOut(scene->story(), scene->needs(), {672, 523}, fonts);
      QVERIFY2(!layout.legend.isEmpty(), scene->story().trace().point.variant.c_str());
      for (std::size_t i = 0; i < layout.arrays.size(); ++i) {
        const CellGrid& grid = layout.arrays[i];
        const StoryArray& array = scene->story().arrays()[i];
        const QString title = titleOf(array, grid.window);
        QVERIFY2(text.horizontalAdvance(title) <= grid.title.width(), qPrintable(title));
        const QString last = QString::number(array.matrix ? array.rows() - 1 : (array.rows() - 1) * array.columns);
        const double room = grid.area.left() - grid.title.left();
        if (room > 0) QVERIFY2(small.horizontalAdvance(last) <= room, qPrintable(title));
      }
      for (std::size_t moment = 0; moment < scene->moments(); ++moment)
        for (const BankPicture& picture : frameAt(*scene, moment).banks) {
          const QString caption = fitting(picture.captions, text, layout.banks.width());
          QVERIFY2(picture.captions.contains(caption), qPrintable(caption));
        }
      MemoryView view;
      view.resize(672, 523);
      view.setScene(scene);
      const QString code = view.frame().code;
      QCOMPARE(view.textAt(view.memoryLayout().code.center()), view.frame().place + QStringLiteral("  ") + code);
      QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
      fixed.setPixelSize(fonts.text.pixelSize());
      QVERIFY2(QFontMetricsF(fixed).horizontalAdvance(code) <= view.memoryLayout().code.width(), qPrintable(code));
    }
  }

  // A warp stores ten times four wavefronts at once.
  void manyBankPicturesLeaveTheArraysRoom() {
    const auto scene = sceneOf("convolution", "separable-blocked");
    const MemoryLayout layout = layOut(scene->story(), scene->needs(), {672, 523}, fontsFor(QFont()));
    for (std::size_t i = 0; i < layout.arrays.size(); ++i) {
      const StoryArray& array = scene->story().arrays()[i];
      const GridWindow& window = layout.arrays[i].window;
      QVERIFY2(window.rows == array.rows() && window.columns == array.columns, array.name.c_str());
    }
    QVERIFY(layout.banks.bottom() <= layout.point.top());
    // The number of pictures that do not fit is shown below the others.
    const std::size_t moment = momentWith(*scene, [](const MemoryFrame& frame) { return frame.banks.size() == 10; });
    QVERIFY(moment < scene->moments());
    const Fonts fonts = fontsFor(QFont());
    double needed = 0;
    for (const BankPicture& picture : frameAt(*scene, moment).banks)
      needed += QFontMetricsF(fonts.text).height() + picture.height() * layout.bankCell;
    QVERIFY(needed > layout.banks.height());
  }

  // A style would fill its frame with a tint.
  void theFocusChangesNoColour() {
    QWidget window;
    window.setAttribute(Qt::WA_KeyboardFocusChange);
    MemoryView view(&window);
    view.setTheme(Theme::Light);
    view.setScene(sceneOf("transpose", "naive"));
    view.setGeometry(QRect(QPoint(), kSize));
    window.resize(kSize);
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    view.setFocus(Qt::TabFocusReason);
    QTRY_VERIFY(view.hasFocus());
    const QImage focused = view.grab().toImage();
    view.clearFocus();
    const QImage image = view.grab().toImage();
    QVERIFY(focused != image);
    const QRect inside = image.rect().adjusted(3, 3, -3, -3);
    QCOMPARE(focused.copy(inside), image.copy(inside));
  }

  // Fetched and used bytes are framed as a run of 32 bytes.
  void sectorsAreTheElementsThatComeAlong() {
    const auto scene = sceneOf("stride", "increment", {{"stride", std::int64_t{2}}}, 0);
    const MemoryFrame frame = frameAt(*scene, 0);
    QCOMPARE(frame.sectors[0].size(), std::size_t{8});
    QCOMPARE(frame.lit[0].size(), std::size_t{32});
    Shown shown(scene);
    const CellGrid& grid = shown.view.memoryLayout().arrays[0];
    const QColor ground = coloursOf(Theme::Light).ground;
    const QPointF inside(grid.cell / 2, 3);
    QVERIFY(distance(shown.at(grid.at(0, 1).topLeft() + inside), ground) > 60);                           // fetched
    QVERIFY(distance(shown.at(grid.at(0, 1).topLeft() + inside), laneColour(0, 32, Theme::Light)) > 60);  // not used
    QVERIFY(distance(shown.at(grid.at(0, 2).topLeft() + inside), laneColour(1, 32, Theme::Light)) < 60);
  }

  void aMessageStandsWhereThereIsNothingToShow() {
    MemoryView view;
    view.resize(kSize);
    view.setScene(nullptr);
    view.setMessage(QStringLiteral("Nothing yet"));
    QCOMPARE(view.accessibleDescription(), QStringLiteral("Nothing yet"));
    view.setScene(sceneOf("matmul", "tiled"), 1000);
    QCOMPARE(view.moment(), view.scene()->moments() - 1);
    QVERIFY(view.accessibleDescription().contains(QLatin1String("Step")));
    view.setScene(nullptr);
    QVERIFY(!view.grab().isNull());
  }

  void aProjectorGetsLargerType() {
    Shown shown(sceneOf("matmul", "tiled"));
    const double before = shown.view.memoryLayout().title.height();
    shown.view.setStrong(true);
    QVERIFY(shown.view.memoryLayout().title.height() > 1.3 * before);
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestMemoryView>(__FILE__);
#include "test_memory_view.moc"
