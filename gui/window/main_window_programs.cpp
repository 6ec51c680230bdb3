// SPDX-License-Identifier: GPL-3.0-or-later
// The windows of the user's CUDA programs.
#include "device/several_gpus.h"
#include "program_window/program_window.h"
#include "window/main_window.h"

namespace warpbench::gui {

void MainWindow::askOpenProgram() {
  const QString path =
      m_dialogs->askOpenPath(this, tr("Open CUDA program"), tr("CUDA programs (*.cu *.cpp);;All files (*)"));
  if (!path.isEmpty()) openProgram(path);
}

void MainWindow::openProgram(const QString& path) {
  auto* window = new ProgramWindow(path, *m_dialogs, usableGpus(m_workbench.places.devices(), ""), this);
  window->setAttribute(Qt::WA_DeleteOnClose);
  connect(window, &ProgramWindow::launchesKept, this,
          [this](const Session& session) { m_workbench.sessions.document().add(session); });
  window->show();
}

}  // namespace warpbench::gui
