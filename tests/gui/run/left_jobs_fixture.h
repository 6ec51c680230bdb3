// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>

#include "compute/jobs/fake_slurm.h"
#include "gui/window_fixture.h"
#include "run/job_watcher.h"

namespace warpbench::test {

inline const std::string kSimulatedId = "simulated:nvidia-h200";

/// The window queries its jobs in the background; queries of closed windows end before this object.
class WatchedSlurm : public FakeSlurm {
 public:
  ~WatchedSlurm() { gui::JobWatcher::pool().waitForDone(); }
};

/// A window with a cluster among its places, which queries jobs continuously.
class JobFixture : public WindowFixture {
 public:
  explicit JobFixture(std::unique_ptr<gui::ComputeWorker> worker = std::make_unique<gui::ComputeWorker>())
      : WindowFixture(std::move(worker)) {
    window.workbench().jobs.watch(jobs::jobsFolder(), std::chrono::milliseconds(100));
  }

  /// A small experiment on the cluster's device.
  void choose(const std::string& place = std::string("slurm:program=") + WARPBENCH_CLI,
              const std::string& device = kSimulatedId + "@hpc") {
    gui::Settings settings = window.settings();
    settings.places = {{.name = "hpc", .text = place}};
    window.setSettings(settings);
    window.experiment().chooseFamily("transpose");
    if (!QTest::qWaitFor([&] { return window.experiment().chooseDevice(device); }, kPatienceMs))
      qFatal("the cluster has no such device");
    enter("width", 96);
    enter("height", 64);
  }
  /// @returns the job's number; empty if there is none.
  QString leave() {
    QSignalSpy left(&window, &gui::MainWindow::jobLeft);
    action("Leave to the cluster")->trigger();
    if (!QTest::qWaitFor([&] { return !left.isEmpty() || !script.errors.isEmpty(); }, kPatienceMs)) return "";
    return left.isEmpty() ? "" : left.first().first().toString();
  }

  QWidget* bar() const { return field<QWidget>("jobs"); }
  QString text() const { return field<QLabel>("jobs.text")->text(); }
  QPushButton* button(const char* name) const { return field<QPushButton>(QLatin1String("jobs.") + name); }
  bool offers() {
    return QTest::qWaitFor([&] { return bar()->isVisible(); }, kPatienceMs);
  }
  /// After several queries it still offers nothing.
  bool offersNothing() {
    QTest::qWait(600);
    return !bar()->isVisible();
  }
  bool save(const QString& path) {
    return fileWork([&] { window.workbench().sessions.save(path); });
  }
};

/// A job submitted by another window some time ago, which the cluster has run.
inline void leaveDoneJob() {
  Request request{.family = "transpose", .variants = {"copy", "naive"}, .device = kSimulatedId};
  request.parameters.set("width", std::int64_t{96});
  request.parameters.set("height", std::int64_t{64});
  jobs::leaveToCluster(jobs::jobsFolder(), {.name = "hpc", .text = std::string("slurm:program=") + WARPBENCH_CLI},
                       request);
}

}  // namespace warpbench::test
