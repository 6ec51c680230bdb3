// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>

#include "memory/memory_scene.h"
#include "program/report/program_report.h"
#include "programs/program_runner.h"

class QPushButton;

namespace warpbench::plots {
class MemoryView;
}

namespace warpbench::gui {

class BlockChoice;
class StepBar;

/// Shows step by step how one block of a program's launch accesses memory. Runs the program again only when the user
/// presses Trace.
class LaunchMemory : public QWidget {
  Q_OBJECT

 public:
  explicit LaunchMemory(QWidget* parent = nullptr);
  ~LaunchMemory() override;

  /// Chooses the launch to trace and clears another launch's trace.
  void follow(const program::LaunchEvent& launch);
  /// Shows why there is no launch to trace.
  void showNone(const QString& why);
  /// Sets whether a trace may begin now.
  void setReady(bool ready);

  /// Traces the chosen block of the chosen launch. `file` is the program's file and `text` its text.
  void trace(ProgramRequest request, const std::string& file, const std::string& text);
  void stop();
  bool running() const { return m_runner.running(); }
  bool stopping() const { return m_runner.stopping(); }

  /// Why nothing is shown, on one line; empty if a trace is shown.
  const QString& problem() const { return m_problem; }
  plots::MemoryView* view() const { return m_view; }

 signals:
  /// The user pressed Trace.
  void asked();
  /// The run for a trace has ended. Its result is shown now or in a moment.
  void ended();
  /// The trace is shown, or why there is none.
  void shown();
  /// The current step is at this line.
  void placeShown(const std::string& file, int line);

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  using Scene = std::shared_ptr<const plots::MemoryScene>;

  void read(const std::string& line);
  /// Makes the scene with `work` in the background and shows it from step `at` on.
  void make(const std::function<Scene()>& work, std::size_t at);
  void end(const QString& problem);
  void showScene(const Scene& scene, std::size_t at);
  void showProblem(const QString& reason);
  void showStep();
  void updateState();

  ProgramRunner m_runner;
  program::ProgramReport m_report;  ///< of the run for the trace
  std::shared_ptr<const OwnKernel> m_source;
  std::int64_t m_launch = 0;  ///< number of the chosen launch; 0: none
  std::int64_t m_traced = 0;  ///< number of the traced launch
  bool m_ready = true;
  bool m_heard = false;    ///< the trace has arrived
  bool m_stopped = false;  ///< by the user
  QString m_problem;
  std::stop_source m_making;

  BlockChoice* m_choice;
  QPushButton* m_trace;
  plots::MemoryView* m_view;
  StepBar* m_steps;
};

}  // namespace warpbench::gui
