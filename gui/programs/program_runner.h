// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QObject>
#include <QProcess>
#include <QString>
#include <QStringList>
#include <QTimer>

#include "program/program_process.h"
#include "program/report/program_events.h"

namespace warpbench::gui {

/// A program to run with `warpbench-cli exec` in a separate process.
struct ProgramRequest {
  QString path;           ///< of a source file, a built program or a project's folder
  QString device;         ///< device id
  QStringList options;    ///< additional files, -I, -D
  QStringList arguments;  ///< for the program
  enum class Mode { Run, Check, Count, Trace } mode = Mode::Run;
  program::TraceOrder trace = {};  ///< if the mode is Trace
};

/// Runs a CUDA program and reports its events.
class ProgramRunner : public QObject {
  Q_OBJECT

 public:
  explicit ProgramRunner(QObject* parent = nullptr);
  ~ProgramRunner() override;

  void start(const ProgramRequest& request);
  /// Stops within one second.
  void stop();
  bool running() const { return m_process.state() != QProcess::NotRunning; }
  bool stopping() const { return m_kill.isActive(); }

 signals:
  void heard(const warpbench::program::ProgramEvent& event);
  /// A line with a TraceEvent. Parsing takes long, so do it on another thread.
  void traced(const std::string& line);
  /// The program has printed this text.
  void printed(const QByteArray& text);
  /// `problem` says why the program could not run; empty if its events describe the outcome.
  void ended(const QString& problem);

 private:
  void readEvents();
  void readOutput();
  void finish();

  QProcess m_process;
  QTimer m_kill;  ///< kills a process that ignores stop()
  QString m_problem;
  bool m_told = true;  ///< ended() has been emitted
};

}  // namespace warpbench::gui
