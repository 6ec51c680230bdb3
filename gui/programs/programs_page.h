// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "device/device.h"
#include "programs/program_view.h"
#include "results/session/session.h"

class QTabWidget;

namespace warpbench::gui {

class Dialogs;

/// The open CUDA programs, one per tab. Without any, offers to open one.
class ProgramsPage : public QWidget {
  Q_OBJECT

 public:
  explicit ProgramsPage(Dialogs& dialogs, QWidget* parent = nullptr);

  /// Brings the program to the front, and opens it first unless it is open. Runs nothing. `device` is chosen in a new
  /// tab if programs can run there.
  void open(const QString& path, const std::string& device = {});
  /// Closes the program in front; asks first if it is running.
  void closeCurrent();
  /// The program in front; nullptr if none is open.
  ProgramView* current() const;
  std::vector<ProgramView*> all() const;
  /// The names of the running programs, comma-separated; empty if none runs.
  QString running() const;
  /// Offers these GPUs of this machine.
  void setGpus(const std::vector<DeviceInfo>& gpus);

  /// State for a page in another language. No program may run.
  struct Kept {
    std::vector<ProgramView::Kept> programs;
    int current = 0;
  };
  Kept kept() const;
  void restore(const Kept& kept);

 signals:
  /// The user wants to choose a program.
  void openRequested();
  /// The user wants to keep a program's launches among the results.
  void launchesKept(const warpbench::Session& session);
  /// The program in front, or what it can do now, has changed.
  void changed();

 private:
  QWidget* createStart();
  ProgramView* add(const QString& path);
  void close(int tab);
  void showStart();

  Dialogs& m_dialogs;
  std::vector<DeviceInfo> m_gpus;
  QWidget* m_start;
  QTabWidget* m_tabs;
};

}  // namespace warpbench::gui
