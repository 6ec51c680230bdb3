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

/// Delays closing the window: waits for answers about running work and unsaved results, the end of the run, a handout,
/// and files being written. Closing the window again abandons the handout and the files.
class Closing : public QObject {
  Q_OBJECT

 public:
  /// `programs` names the running CUDA programs, `writesFiles` says whether files are being written. Closes `window`
  /// again when the wait is over.
  Closing(QWidget& window, Workbench& workbench, LessonMode& lessons, std::function<QString()> programs,
          std::function<bool()> writesFiles);

  /// Call this from the window's close event.
  bool mayClose();
  /// Whether the window waits for a handout or files before it closes.
  bool waitsForFiles() const { return m_afterHandout || m_afterFiles; }
  void filesDone();
  /// Keeps the window open so that the user sees the error.
  void fileFailed() { m_afterFiles.reset(); }
  void runEnded();

 signals:
  /// The window now waits for something else.
  void changed();

 private:
  /// What to do with unsaved results when the run has ended.
  enum class AfterRun { Ask, Save, Discard };

  /// Returns nothing if the user cancels closing.
  std::optional<AfterRun> askWhileRunning();
  /// Whether the running programs, if any, may be ended.
  bool programsMayEnd();
  void closeLater();

  QWidget& m_window;
  Workbench& m_workbench;
  LessonMode& m_lessons;
  std::function<QString()> m_programs;
  std::function<bool()> m_writesFiles;
  std::optional<AfterRun> m_afterRun;
  bool m_programsMayEnd = false;        ///< valid for the next programsMayEnd()
  bool m_afterHandout = false;          ///< close when the handout is done or abandoned
  std::optional<quint64> m_afterFiles;  ///< the document's revision at which the user decided
  bool m_confirmed = false;             ///< valid once: the user has just confirmed
};

}  // namespace warpbench::gui
