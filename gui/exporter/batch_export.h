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

/// Writes all views of a session as files into a folder, one after the other: one is painted in a turn of the event
/// loop and written in the background, so the window answers meanwhile. What is written is the session as it was given,
/// whatever runs on.
class BatchExport : public QObject {
  Q_OBJECT

 public:
  /// What becomes of files that are there already: asked once, before anything is written.
  using AskReplace = std::function<Dialogs::Existing(int existing, int all)>;

  explicit BatchExport(QObject* parent = nullptr) : QObject(parent) {}

  /// `window` is the size of the preset that follows the window, in logical pixels. A folder that is not there is made.
  /// Not while another one runs.
  void start(const Session& session, const QString& folder, const ExportChoices& choices, QSize window,
             AskReplace askReplace);
  bool running() const { return m_running; }
  /// No further file is begun.
  void cancel() { m_cancelled = true; }

 signals:
  void progress(int done, int all);
  void finished(int written, bool cancelled);
  /// One line; what was written before stays.
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
