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
#include "program_window/program_runner.h"

class QPushButton;

namespace warpbench::plots {
class MemoryView;
}

namespace warpbench::gui {

class BlockChoice;
class StepBar;

/// What one block of a program's launch does to memory, step by step. The program runs again for it when Trace is
/// pressed, and not before.
class LaunchMemory : public QWidget {
  Q_OBJECT

 public:
  explicit LaunchMemory(QWidget* parent = nullptr);
  ~LaunchMemory() override;

  /// This launch is the one to trace. What is shown of another one goes.
  void follow(const program::LaunchEvent& launch);
  /// There is none, for this reason.
  void showNone(const QString& why);
  /// Whether a trace may begin now.
  void setReady(bool ready);

  /// Traces the launch and the block that are chosen. The program's file is `file`, with this text.
  void trace(ProgramRequest request, const std::string& file, const std::string& text);
  void stop();
  bool running() const { return m_runner.running(); }
  bool stopping() const { return m_runner.stopping(); }

  /// Why there is nothing to see, in one line; empty where there is.
  const QString& problem() const { return m_problem; }
  plots::MemoryView* view() const { return m_view; }

 signals:
  /// Trace is pressed.
  void asked();
  /// The run for a trace is over; what it came to is shown, or will be in a moment.
  void ended();
  /// The trace is shown, or why there is none.
  void shown();
  /// A step is at this line.
  void placeShown(const std::string& file, int line);

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  using Scene = std::shared_ptr<const plots::MemoryScene>;

  void read(const std::string& line);
  /// Shows the scene that `work` makes in the background, from step `at` on.
  void make(const std::function<Scene()>& work, std::size_t at);
  void end(const QString& problem);
  void showScene(const Scene& scene, std::size_t at);
  void showProblem(const QString& reason);
  void showStep();
  void updateState();

  ProgramRunner m_runner;
  program::ProgramReport m_report;  ///< of the run for the trace
  std::shared_ptr<const OwnKernel> m_source;
  std::int64_t m_launch = 0;  ///< its number; 0: none
  std::int64_t m_traced = 0;  ///< that of the run for the trace
  bool m_ready = true;
  bool m_heard = false;    ///< the trace has come
  bool m_stopped = false;  ///< by hand
  QString m_problem;
  std::stop_source m_making;

  BlockChoice* m_choice;
  QPushButton* m_trace;
  plots::MemoryView* m_view;
  StepBar* m_steps;
};

}  // namespace warpbench::gui
