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

/// Writes the kernels of a variant or of a copy into files.
class KernelExport : public QObject {
  Q_OBJECT

 public:
  KernelExport(const OwnKernels& own, const ExperimentPanel& experiment, Dialogs& dialogs, FileWriter& writer,
               QWidget& window);

  /// The text as it is.
  void exportFile(const std::string& family, const std::string& id);
  /// A whole program around it, see standalone::programOf(), with the experiment's parameters.
  void exportProgram(const std::string& family, const std::string& id);

 private:
  const OwnKernels& m_own;
  const ExperimentPanel& m_experiment;
  Dialogs& m_dialogs;
  FileWriter& m_writer;
  QWidget& m_window;
};

}  // namespace warpbench::gui
