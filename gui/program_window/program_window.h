// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>
#include <optional>
#include <vector>

#include "device/device.h"
#include "program_window/launches_model.h"
#include "program_window/program_runner.h"
#include "results/session/session.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QProgressBar;
class QPushButton;
class QSortFilterProxyModel;
class QTabWidget;
class QTableView;

namespace warpbench::plots {
class PlotView;
}

namespace warpbench::gui {

class Dialogs;
class LaunchMemory;
class LaunchWhy;
class MistakesList;
class ProgramOutput;
class ProgramSourceView;

/// Shows a whole CUDA program of the user's: source, output, launches as a table and a plot, explanations of their
/// speed, their memory accesses, and mistakes. The program runs on a simulated GPU or one of this machine, only when
/// the user presses Run.
class ProgramWindow : public QWidget {
  Q_OBJECT

 public:
  /// `gpus` are those of this machine.
  ProgramWindow(const QString& path, Dialogs& dialogs, const std::vector<DeviceInfo>& gpus = {},
                QWidget* parent = nullptr);
  ~ProgramWindow() override;

  /// Reads the file again, compiles it and runs it. A check looks for mistakes and measures no times.
  void run(ProgramRequest::Mode mode);
  /// Reads the file again and runs the program to trace the chosen block of the selected launch.
  void trace();
  void stop();
  bool running() const;
  const program::ProgramReport& report() const { return m_report; }
  QString statusText() const;

 signals:
  void loaded(bool success);
  /// A run, a check or a count has ended.
  void ended();
  /// The user wants to keep the launches among the results.
  void launchesKept(const warpbench::Session& session);

 private:
  QWidget* createBar(const std::vector<DeviceInfo>& gpus);
  QWidget* createTabs();
  QWidget* createMistakes();
  QWidget* createLaunches();
  /// Returns nothing if a field is invalid; the status then says why.
  std::optional<ProgramRequest> request(ProgramRequest::Mode mode);
  void load(const std::function<void()>& next);
  void take(const program::ProgramEvent& event);
  void end(const QString& problem);
  void showLaunches();
  void showPlot();
  void showSelected();
  /// nullptr: no launch is selected.
  void followMemory(const program::LaunchEvent* launch);
  void showChanges();
  void showEnd(const QString& problem);
  void showProgress();
  /// Selects what this index means in the plot: a bar, a point or a span.
  void choose(std::size_t index);
  bool showsTimeline() const;
  /// Indices of the row's launches in the timeline.
  std::vector<std::size_t> spansOf(const program::LaunchRow& row) const;
  void select(std::size_t row);
  void updateState();
  static constexpr int kGpuName = Qt::UserRole + 1;  ///< data role in the device list
  /// Whether the chosen device is a GPU, which measures times but does not count.
  bool measures() const;

  /// The report of the current or last run.
  program::ProgramReport& latest() { return m_checking ? m_checked : m_report; }

  QString m_path;
  program::ProgramReport m_report;                 ///< of the shown launches
  program::ProgramReport m_checked;                ///< of a later check, whose end copies its findings to m_report
  bool m_checking = false;                         ///< the current or last run fills m_checked
  std::optional<program::ProgramReport> m_before;  ///< the last complete run
  LaunchesModel m_launches;
  ProgramRunner m_runner;
  QTimer m_refresh;
  QElapsedTimer m_clock;
  bool m_reading = false;  ///< reading the file before a run
  bool m_compiled = false;
  bool m_stopped = false;

  QLineEdit* m_arguments;
  QLineEdit* m_options;
  QComboBox* m_devices;
  QPushButton* m_run;
  QPushButton* m_check;
  QPushButton* m_count;
  QPushButton* m_stop;
  QPushButton* m_keep;
  QComboBox* m_grouping;
  QComboBox* m_figure;
  QProgressBar* m_busy;
  QLabel* m_status;
  QTabWidget* m_tabs;
  ProgramSourceView* m_source;
  ProgramOutput* m_output;
  MistakesList* m_mistakes;
  QLabel* m_mistake;  ///< full text of the selected one
  LaunchWhy* m_why;
  LaunchMemory* m_memory;
  QPlainTextEdit* m_changes;
  QSortFilterProxyModel* m_sorted;
  QTableView* m_table;
  plots::PlotView* m_plot;
};

}  // namespace warpbench::gui
