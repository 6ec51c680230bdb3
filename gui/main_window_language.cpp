// SPDX-License-Identifier: GPL-3.0-or-later
// The window's language. Texts are set where widgets are made, so another language takes another window.
#include "language.h"
#include "main_window.h"
#include "run_status.h"

namespace warpbench::gui {

void MainWindow::changeLanguage() {
  m_languageWaits = m_running;
  m_status->showNote(m_running ? tr("The language changes when the run has ended.") : QString());
  if (!m_running) emit languageChosen();
}

}  // namespace warpbench::gui
