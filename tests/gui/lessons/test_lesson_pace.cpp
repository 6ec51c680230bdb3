// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/asked_device.h"
#include "gui/lessons/lesson_fixture.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::gui;
using namespace warpbench::test;

/// A class's waiting time for a lesson's points, and the window's messages about it.
class TestLessonPace : public QObject {
  Q_OBJECT

 private slots:
  void pointsTakeNoLongerThanTheLessonAsksOrTheSettingsSay_data() {
    QTest::addColumn<double>("setting");
    QTest::addColumn<double>("sampling");
    QTest::addColumn<double>("simulation");
    QTest::newRow("the default") << Settings().timeLimitSeconds << 1.0 << 3.0;
    QTest::newRow("between them") << 1.5 << 1.0 << 1.5;
    QTest::newRow("short") << 0.2 << 0.2 << 0.2;
  }
  void pointsTakeNoLongerThanTheLessonAsksOrTheSettingsSay() {
    QFETCH(double, setting);
    QFETCH(double, sampling);
    QFETCH(double, simulation);
    Asked asked;
    LessonFixture fixture(askedWorker(asked));
    Settings settings = fixture.window.settings();
    settings.timeLimitSeconds = setting;
    fixture.window.setSettings(settings);
    fixture.open(sampleLesson(), "simulated:fake");
    fixture.player().goTo(1);
    QVERIFY(fixture.settle());
    const std::scoped_lock lock(asked.mutex);
    QCOMPARE(asked.points.size(), std::size_t{5});
    QCOMPARE(asked.options.timeLimitSeconds, sampling);
    QCOMPARE(asked.options.simulationSeconds, simulation);
  }

  void theWindowCountsNoResultsOfALesson() {
    LessonFixture fixture;
    fixture.open(sampleLesson());
    fixture.player().goTo(3);
    QVERIFY(fixture.settle());
    QCOMPARE(fixture.lessonSession().results.size(), std::size_t{3});
    QCOMPARE(fixture.window.statusText(), QString());
    fixture.lessons().close();
    QCOMPARE(fixture.window.statusText(), QString());
  }

 private:
  const SettingsFolder m_folder;
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestLessonPace>(__FILE__);
#include "test_lesson_pace.moc"
