// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <functional>
#include <string>

namespace warpbench::gui {

class Dialogs;
class ExperimentPanel;
class FileWriter;
class OwnKernels;

/// Writes the kernels of a variant or copy to files.
class KernelExport : public QObject {
  Q_OBJECT

 public:
  KernelExport(const OwnKernels& own, const ExperimentPanel& experiment, Dialogs& dialogs, FileWriter& writer,
               QWidget& window);

  /// Writes the text unchanged.
  void exportFile(const std::string& family, const std::string& id);
  /// Writes a complete program with the experiment's parameters, see standalone::programOf().
  void exportProgram(const std::string& family, const std::string& id);

 private:
  const OwnKernels& m_own;
  const ExperimentPanel& m_experiment;
  Dialogs& m_dialogs;
  FileWriter& m_writer;
  QWidget& m_window;
};

}  // namespace warpbench::gui
