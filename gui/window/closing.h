// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <functional>
#include <optional>

class QWidget;

namespace warpbench::gui {

class LessonMode;
struct Workbench;

/// What the window waits for before it closes: answers about what runs and about unsaved results, the end of the run, a
/// handout, files that are being written. A person who closes it again gives up handout and files.
class Closing : public QObject {
  Q_OBJECT

 public:
  /// `writesFiles`: some are in work. Closes `window` again once what it waits for has come.
  Closing(QWidget& window, Workbench& workbench, LessonMode& lessons, std::function<bool()> writesFiles);

  /// To be asked by the window's close event.
  bool mayClose();
  /// Files are waited for.
  bool waitsForFiles() const { return m_afterHandout || m_afterFiles; }
  void filesDone();
  /// A person who closed the window is to see why.
  void fileFailed() { m_afterFiles.reset(); }
  void runEnded();

 signals:
  /// What is waited for is something else.
  void changed();

 private:
  /// What becomes of unsaved results once the run has ended.
  enum class AfterRun { Ask, Save, Discard };

  /// Nothing where the window stays.
  std::optional<AfterRun> askWhileRunning();
  void closeLater();

  QWidget& m_window;
  Workbench& m_workbench;
  LessonMode& m_lessons;
  std::function<bool()> m_writesFiles;
  std::optional<AfterRun> m_afterRun;
  bool m_afterHandout = false;          ///< once it is there, or given up
  std::optional<quint64> m_afterFiles;  ///< the revision at which that was decided
  bool m_confirmed = false;             ///< once: a person was asked just before
};

}  // namespace warpbench::gui
