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

/// A whole CUDA program of the user's, which runs on a simulated GPU or on one of this machine when Run is pressed, and
/// not before: its source, what it prints, its launches as a table and as a plot, why they are as fast as they are,
/// what they do to memory, and its mistakes.
class ProgramWindow : public QWidget {
  Q_OBJECT

 public:
  /// `gpus`: of this machine.
  ProgramWindow(const QString& path, Dialogs& dialogs, const std::vector<DeviceInfo>& gpus = {},
                QWidget* parent = nullptr);
  ~ProgramWindow() override;

  /// Reads the file again, compiles it and runs it. `check`: looks for mistakes meanwhile, and takes no times.
  void run(ProgramRequest::Mode mode);
  /// Reads the file again, and has the program run again to trace the block that is chosen of the selected launch.
  void trace();
  void stop();
  bool running() const;
  const program::ProgramReport& report() const { return m_report; }
  QString statusText() const;

 signals:
  void loaded(bool success);
  /// A run, a check or a count.
  void ended();
  /// The launches are to be kept among the results.
  void launchesKept(const warpbench::Session& session);

 private:
  QWidget* createBar(const std::vector<DeviceInfo>& gpus);
  QWidget* createTabs();
  QWidget* createMistakes();
  QWidget* createLaunches();
  /// Nothing where the fields make no sense, which the status says.
  std::optional<ProgramRequest> request(ProgramRequest::Mode mode);
  void load(const std::function<void()>& next);
  void take(const program::ProgramEvent& event);
  void end(const QString& problem);
  void showLaunches();
  void showPlot();
  void showSelected();
  /// nullptr: none is selected.
  void followMemory(const program::LaunchEvent* launch);
  void showChanges();
  void showEnd(const QString& problem);
  void showProgress();
  /// The bar, the point or the span of that index in the plot.
  void choose(std::size_t index);
  bool showsTimeline() const;
  /// In the timeline, of the row's launches.
  std::vector<std::size_t> spansOf(const program::LaunchRow& row) const;
  void select(std::size_t row);
  void updateState();
  static constexpr int kGpuName = Qt::UserRole + 1;  ///< of a device in the list
  /// The chosen device is a GPU, which times launches and counts nothing.
  bool measures() const;

  /// Of what is in work, or was last.
  program::ProgramReport& latest() { return m_checking ? m_checked : m_report; }

  QString m_path;
  program::ProgramReport m_report;   ///< of the launches that are shown
  program::ProgramReport m_checked;  ///< of a check that came after, whose findings the other one has at its end
  bool m_checking = false;           ///< that is in work, or was last
  std::optional<program::ProgramReport> m_before;  ///< the last run that came to an end
  LaunchesModel m_launches;
  ProgramRunner m_runner;
  QTimer m_refresh;
  QElapsedTimer m_clock;
  bool m_reading = false;  ///< the file, before a run
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
  QLabel* m_mistake;  ///< the selected one in full
  LaunchWhy* m_why;
  LaunchMemory* m_memory;
  QPlainTextEdit* m_changes;
  QSortFilterProxyModel* m_sorted;
  QTableView* m_table;
  plots::PlotView* m_plot;
};

}  // namespace warpbench::gui
