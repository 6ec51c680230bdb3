// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <functional>
#include <memory>
#include <vector>

#include "settings/export_choices.h"
#include "views/planned_plots.h"
#include "widgets/dialogs.h"

namespace warpbench::gui {

/// Writes all views of a session to files in a folder, one after the other. Paints one per turn of the event loop and
/// writes in the background, so that the window stays responsive. Exports the session as it was passed, even if runs
/// continue.
class BatchExport : public QObject {
  Q_OBJECT

 public:
  /// Decides about existing files; called once, before anything is written.
  using AskReplace = std::function<Dialogs::Existing(int existing, int all)>;

  explicit BatchExport(QObject* parent = nullptr) : QObject(parent) {}

  /// `window` is the size for the preset that follows the window, in logical pixels. Creates the folder if it is
  /// missing. Must not be called while an export runs.
  void start(const Session& session, const QString& folder, const ExportChoices& choices, QSize window,
             AskReplace askReplace);
  bool running() const { return m_running; }
  /// Starts no further file.
  void cancel() { m_cancelled = true; }

 signals:
  void progress(int done, int all);
  void finished(int written, bool cancelled);
  /// `reason` is one line. Files written earlier stay.
  void failed(const QString& reason);

 private:
  void choose(std::vector<plots::PlannedPlot> plots);
  void next();
  void end(int written, bool cancelled);
  void fail(const QString& reason);
  QString pathOf(const plots::PlannedPlot& plot) const;

  QString m_folder;
  ExportChoices m_choices;
  QSize m_window;
  AskReplace m_askReplace;
  std::vector<plots::PlannedPlot> m_plots;
  std::size_t m_next = 0;
  bool m_running = false;
  bool m_cancelled = false;
};

}  // namespace warpbench::gui
