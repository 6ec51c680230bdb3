// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/quiet_dialogs.h"

namespace warpbench::gui {

QString QuietDialogs::askOpenPath(QWidget* parent, const QString& title, const QString& filter) {
  return m_dialogs->askOpenPath(parent, title, filter);
}

QString QuietDialogs::askSavePath(QWidget* parent, const QString& title, const QString& proposed,
                                  const QString& filter) {
  return m_dialogs->askSavePath(parent, title, proposed, filter);
}

QString QuietDialogs::askFolder(QWidget* parent, const QString& title, const QString& proposed) {
  return m_dialogs->askFolder(parent, title, proposed);
}

Dialogs::Existing QuietDialogs::askReplace(QWidget* parent, const QString& folder, int existing, int all) {
  return m_dialogs->askReplace(parent, folder, existing, all);
}

Dialogs::Answer QuietDialogs::askUnsaved(QWidget* parent, const QString& question) {
  return m_dialogs->askUnsaved(parent, question);
}

bool QuietDialogs::askStop(QWidget* parent, int waiting) { return m_dialogs->askStop(parent, waiting); }

bool QuietDialogs::askEnd(QWidget* parent, const QString& programs) { return m_dialogs->askEnd(parent, programs); }

Dialogs::Changed QuietDialogs::askChanged(QWidget* parent, const QString& path, std::optional<std::size_t> missing) {
  return m_dialogs->askChanged(parent, path, missing);
}

void QuietDialogs::showError(QWidget* parent, const QString& line) {
  if (m_take)
    m_take(line);
  else
    m_dialogs->showError(parent, line);
}

void QuietDialogs::showAbout(QWidget* parent) { m_dialogs->showAbout(parent); }

void QuietDialogs::showAboutQt(QWidget* parent) { m_dialogs->showAboutQt(parent); }

}  // namespace warpbench::gui
