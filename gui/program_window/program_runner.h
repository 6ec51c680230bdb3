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

/// What is to be run: `warpbench-cli exec` does it, in a process of its own.
struct ProgramRequest {
  QString path;
  QString device;         ///< id
  QStringList options;    ///< more files, -I, -D
  QStringList arguments;  ///< of the program
  enum class Mode { Run, Check, Count, Trace } mode = Mode::Run;
  program::TraceOrder trace = {};  ///< where that is the mode
};

/// Runs a CUDA program and tells what happens.
class ProgramRunner : public QObject {
  Q_OBJECT

 public:
  explicit ProgramRunner(QObject* parent = nullptr);
  ~ProgramRunner() override;

  void start(const ProgramRequest& request);
  /// It has ended within a second.
  void stop();
  bool running() const { return m_process.state() != QProcess::NotRunning; }
  bool stopping() const { return m_kill.isActive(); }

 signals:
  void heard(const warpbench::program::ProgramEvent& event);
  /// The line of a TraceEvent. Reading it takes its time, and is for another thread.
  void traced(const std::string& line);
  /// The program has written this.
  void printed(const QByteArray& text);
  /// `problem` says what kept it from being run at all; empty: what it came to was heard.
  void ended(const QString& problem);

 private:
  void readEvents();
  void readOutput();
  void finish();

  QProcess m_process;
  QTimer m_kill;  ///< of one that does not end when it is told to
  QString m_problem;
  bool m_told = true;  ///< of the end
};

}  // namespace warpbench::gui
