// SPDX-License-Identifier: GPL-3.0-or-later
#include "workbench/workbench.h"

#include <utility>

namespace warpbench::gui {

Workbench::Workbench(QWidget& window, Dialogs& asked, const Settings& settings, std::unique_ptr<ComputeWorker> worker,
                     std::function<QString()> untitled)
    : dialogs(asked),
      sessions(window, asked, std::move(untitled)),
      runs(std::move(worker), sessions.document(), settings),
      places(runs.worker()) {}

}  // namespace warpbench::gui
