// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QFileInfo>
#include <algorithm>

#include "gui/lessons/lesson_fixture.h"
#include "lessons/lesson_handout.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::gui;
using namespace warpbench::test;

namespace {

/// The window's current results of each step.
HandoutSources withoutMemory(const LessonFixture& fixture) {
  return {.results = [&fixture](std::size_t step) { return fixture.lessons().runs().resultsOf(step); },
          .memory = [](std::size_t) { return nullptr; }};
}

}  // namespace

class TestLessonHandout : public QObject {
  Q_OBJECT

 private slots:
  void theHandoutHasAPageForEachStep() {
    LessonFixture fixture;
    fixture.open(sampleLesson());
    const QString file = m_folder.filePath("handout.pdf");
    QVERIFY(fixture.fileWork([&] { fixture.lessons().exportHandout(file); }));
    QFile pdf(file);
    QVERIFY(pdf.open(QIODevice::ReadOnly));
    const QByteArray bytes = pdf.readAll();
    QVERIFY(bytes.startsWith("%PDF"));
    QCOMPARE(bytes.count("/Type /Page\n"), qsizetype{5});  // the answers are the fifth
    // Text is text and plots are lines; there are no bitmaps.
    QVERIFY(bytes.contains("/Type /Font"));
    QCOMPARE(bytes.count("/Subtype /Image"), qsizetype{0});
    // The window shows the same step as before.
    QCOMPARE(fixture.text("lesson.place"), "1 of 4");
    QVERIFY(fixture.settle());
    QVERIFY(!fixture.fileWork([&] { fixture.lessons().exportHandout("/nowhere/handout.pdf"); }));
    QCOMPARE(fixture.script.errors, QStringList());
    QVERIFY(fixture.text("lesson.note").contains("cannot write /nowhere/handout.pdf"));
  }

  void theHandoutAsksFirstAndAnswersAtItsEnd() {
    LessonFixture fixture;
    fixture.open(sampleLesson());
    const plots::Handout handout = handoutOf(fixture.player().lesson(), withoutMemory(fixture));
    QCOMPARE(handout.pages.size(), std::size_t{5});
    const QString asked = handout.pages[2].html;
    QVERIFY2(asked.contains("<li>Odd ones</li>") && asked.contains("<li>Multiples of 8</li>"), qPrintable(asked));
    for (std::size_t page = 0; page < 4; ++page) QVERIFY(!handout.pages[page].html.contains("Correct answer"));
    QCOMPARE(handout.pages[4].title, "Answers");
    QVERIFY(handout.pages[4].html.contains("<p><b>3. "));
    QVERIFY2(handout.pages[4].html.contains("Correct answer: Multiples of 8"), qPrintable(handout.pages[4].html));
    QVERIFY(!handout.pages[4].plot);
  }

  // Its text states, for loads only: misaligned 5, one word 1, scattered up to 32.
  void theHandoutCountsWhatTheWindowCounts() {
    const auto lesson = std::ranges::find(shippedLessons(), "coalescing", &Lesson::id);
    LessonFixture fixture;
    fixture.open(*lesson);
    for (const std::size_t step : {std::size_t{6}, std::size_t{7}}) {
      fixture.player().goTo(step);
      QVERIFY(fixture.settle());
      fixture.forward();
      const plots::PlotData shown = fixture.plot();
      QCOMPARE(shown.yTitle, "Sectors per global load");
      const auto page = handoutOf(*lesson, withoutMemory(fixture)).pages.at(step);
      QVERIFY(page.plot.has_value());
      QCOMPARE(page.plot->yTitle, shown.yTitle);
    }
    std::vector<double> loads;
    const plots::Handout handout = handoutOf(*lesson, withoutMemory(fixture));
    for (const plots::Series& series : handout.pages[7].plot->series)
      for (const plots::SeriesPoint& point : series.points) loads.push_back(point.y);
    QCOMPARE(loads, (std::vector<double>{4, 4, 5, 1, 32}));
  }

  void closingWaitsForAHandoutThatIsPrepared() {
    LessonFixture fixture;
    fixture.open(sampleLesson());
    const QString file = m_folder.filePath("last.pdf");
    fixture.lessons().exportHandout(file);
    QVERIFY(fixture.lessons().preparesHandout());
    QVERIFY(!fixture.window.close());
    QTRY_VERIFY_WITH_TIMEOUT(!fixture.window.isVisible(), kPatienceMs);
    QVERIFY(QFileInfo(file).size() > 0);
  }

  void closingAgainGivesTheHandoutUp() {
    LessonFixture fixture;
    fixture.open(sampleLesson());
    const QString file = m_folder.filePath("never.pdf");
    fixture.lessons().exportHandout(file);
    QVERIFY(!fixture.window.close());
    fixture.window.close();
    QVERIFY(!fixture.lessons().preparesHandout());
    QTRY_VERIFY_WITH_TIMEOUT(!fixture.window.isVisible(), kPatienceMs);
    QVERIFY(!QFile::exists(file));
  }

 private:
  const SettingsFolder m_folder;
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestLessonHandout>(__FILE__);
#include "test_lesson_handout.moc"
