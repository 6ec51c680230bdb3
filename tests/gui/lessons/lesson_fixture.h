// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QPushButton>
#include <string>

#include "gui/window_fixture.h"
#include "lesson/lesson_library.h"
#include "lessons/lesson_mode.h"
#include "lessons/lesson_page.h"
#include "plots/plots_panel.h"
#include "presentation/presentation.h"

namespace warpbench::test {

inline Lesson sampleLesson() { return readLesson(WARPBENCH_TESTS "/data/what-an-offset-costs.json"); }

/// A window with lessons, with the size of a small projector.
class LessonFixture : public WindowFixture {
 public:
  explicit LessonFixture(std::unique_ptr<gui::ComputeWorker> worker = std::make_unique<gui::ComputeWorker>())
      : WindowFixture(std::move(worker)) {
    window.resize(1280, 800);
    gui::Settings quick = window.settings();
    quick.timeLimitSeconds = gui::Settings::kLeastTimeLimit;  // no lesson's test is about how well the CPU is measured
    window.setSettings(quick);
  }

  gui::LessonMode& lessons() const { return window.lessons(); }
  gui::LessonPlayer& player() const { return window.lessons().player(); }

  void open(const Lesson& lesson, const std::string& device = "recorded:nvidia-h200") {
    if (!window.experiment().chooseDevice(device)) qFatal("no device %s", device.c_str());
    lessons().open(lesson);
    settle();
  }

  /// Waits for the step's experiment.
  bool settle() {
    return QTest::qWaitFor([&] { return lessons().runs().settled() && !window.running(); }, kPatienceMs);
  }

  void forward() {
    QTest::mouseClick(field<QPushButton>("lesson.next"), Qt::LeftButton);
    if (!settle()) qFatal("the step's experiment does not end");
  }

  QString text(const QString& name) const { return field<QLabel>(name)->text(); }
  bool shown(const QString& name) const { return field<QWidget>(name)->isVisible(); }
  const Session& lessonSession() const { return window.lessons().runs().document().session(); }
  plots::PlotData plot() const {
    gui::PlotsPanel& panel = lessons().page().plots();
    return panel.view(panel.currentView())->data();
  }
};

}  // namespace warpbench::test
