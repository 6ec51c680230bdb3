// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <functional>
#include <memory>

#include "places/places_controller.h"
#include "run/job_watcher.h"
#include "run/run_controller.h"
#include "workbench/session_controller.h"

class QWidget;

namespace warpbench::gui {

class Dialogs;
struct Settings;

/// The state that all panels share. It outlives them, because a change of language recreates the panels.
struct Workbench {
  /// `window` is the parent of questions. `settings` define how runs measure; `untitled` names a session without a
  /// file.
  Workbench(QWidget& window, Dialogs& dialogs, const Settings& settings, std::unique_ptr<ComputeWorker> worker,
            std::function<QString()> untitled);

  Dialogs& dialogs;
  SessionController sessions;
  JobWatcher jobs;
  RunController runs;
  PlacesController places;
};

}  // namespace warpbench::gui
