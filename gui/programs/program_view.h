// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QElapsedTimer>
#include <QHash>
#include <QStringList>
#include <QTimer>
#include <QWidget>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "device/device.h"
#include "programs/launches_model.h"
#include "programs/program_runner.h"
#include "results/session/session.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;
class QProgressBar;
class QPushButton;
class QSortFilterProxyModel;
class QSplitter;
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

/// Shows a whole CUDA program of the user's: sources, output, launches as a table and a plot, explanations of their
/// speed, their memory accesses, and mistakes. A part appears when it has something to show. The program runs on a
/// simulated GPU or one of this machine, only when the user presses Run.
class ProgramView : public QWidget {
  Q_OBJECT

 public:
  /// `path` is that of a source file, a built program or a project's folder. `gpus` are those of this machine.
  ProgramView(const QString& path, Dialogs& dialogs, const std::vector<DeviceInfo>& gpus = {},
              QWidget* parent = nullptr);
  ~ProgramView() override;

  const QString& path() const { return m_path; }
  QString name() const;
  /// Offers these GPUs of this machine.
  void setGpus(const std::vector<DeviceInfo>& gpus);
  /// Chooses the device if programs can run there.
  void chooseDevice(const std::string& id);
  /// Reads the files again, compiles them and runs the program. A check looks for mistakes and measures no times.
  void run(ProgramRequest::Mode mode);
  /// Reads the files again and runs the program to trace the chosen block of the selected launch.
  void trace();
  void stop();
  /// Whether the program is being read, compiled, run or traced.
  bool running() const;
  /// Whether the program is being compiled, run or traced.
  bool executes() const;
  bool canRun() const { return !running(); }
  bool canCheck() const { return !running() && !measures(); }
  bool canStop() const;
  const program::ProgramReport& report() const { return m_report; }
  QString statusText() const;

  /// State for a view in another language. The program may not run.
  struct Kept {
    QString path, arguments, options, device;
    program::ProgramReport report, checked;
    std::optional<program::ProgramReport> before;
    bool checking = false, compiled = false, stopped = false, complete = false;
    QString problem, files, output;
    int launch = -1;  ///< selected row
  };
  Kept kept() const;
  void restore(const Kept& kept);

 signals:
  void loaded(bool success);
  /// What the program can do now has changed.
  void stateChanged();
  /// A run, a check or a count has ended.
  void ended();
  /// The user wants to keep the launches among the results.
  void launchesKept(const warpbench::Session& session);

 private:
  QWidget* createBar();
  QWidget* createSources();
  QWidget* createTabs();
  QWidget* createMistakes();
  QWidget* createLaunches();
  /// Returns nothing if a field is invalid; the status then says why.
  std::optional<ProgramRequest> request(ProgramRequest::Mode mode);
  /// Reads the files, then calls `next` unless that failed.
  void load(const std::function<void()>& next);
  /// Shows this source, then calls `next`.
  void showFile(const QString& file, const std::function<void()>& next = {});
  /// Shows a line of one of the sources, named as in an event.
  void showPlace(const std::string& file, int line);
  /// The project's folder, or that of the program's file.
  QDir folder() const;
  /// The path of the source that an event names so; empty if it is unknown.
  QString sourceOf(const std::string& file) const;
  void listFiles(const QStringList& files);
  void take(const program::ProgramEvent& event);
  void end(const QString& problem);
  void showLaunches();
  void showPlot();
  void showSelected();
  /// nullptr: no launch is selected.
  void followMemory(const program::LaunchEvent* launch);
  void showChanges();
  void showEnd();
  void showProgress();
  /// Shows the parts that have something to show.
  void showParts();
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
  std::optional<program::ProgramReport> m_before;  ///< the complete run before that of m_report
  bool m_complete = false;                         ///< m_report is of a complete run that can be compared
  QString m_problem;                               ///< why the last run could not begin
  QString m_files;                                 ///< state of the files, see ProgramFiles
  QStringList m_sources;                           ///< paths in the list
  mutable QHash<QString, QString> m_sourceOf;      ///< answers of sourceOf()
  QString m_awaited;                               ///< the source that is being read to be shown
  LaunchesModel m_launches;
  ProgramRunner m_runner;
  QTimer m_refresh;
  QElapsedTimer m_clock;
  bool m_reading = false;  ///< reading the files
  bool m_compiled = false;
  bool m_stopped = false;

  // In the order in which Tab visits them.
  QLineEdit* m_arguments;
  QLineEdit* m_options;
  QComboBox* m_devices;
  QPushButton* m_run;
  QPushButton* m_check;
  QPushButton* m_count;
  QPushButton* m_stop;
  QPushButton* m_keep;
  QListWidget* m_list;  ///< of the sources
  ProgramSourceView* m_source;
  QTabWidget* m_tabs;
  ProgramOutput* m_output;
  MistakesList* m_mistakes;
  QLabel* m_mistake;  ///< full text of the selected one
  LaunchWhy* m_why;
  LaunchMemory* m_memory;
  QPlainTextEdit* m_changes;
  QComboBox* m_grouping;
  QSortFilterProxyModel* m_sorted;
  QTableView* m_table;
  QComboBox* m_figure;
  plots::PlotView* m_plot;
  QLabel* m_status;
  QProgressBar* m_busy;
  QWidget* m_below = nullptr;  ///< table and plot of the launches
};

}  // namespace warpbench::gui
