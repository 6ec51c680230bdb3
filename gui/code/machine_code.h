// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QProcess>
#include <QString>
#include <functional>
#include <optional>
#include <vector>

namespace warpbench::gui {

/// A kernel as nvcc compiled it: one for each set of template arguments.
struct CompiledKernel {
  QString symbol;     ///< mangled
  QString signature;  ///< in C++ syntax
  QString ptx;
};

/// The PTX functions in the output of `cuobjdump -ptx`, in order.
std::vector<CompiledKernel> kernelsIn(const QString& dump);

/// The functions in the output of `cuobjdump -sass -fun`, each below its GPU. Omits headings of files without the
/// function.
QString functionsIn(const QString& dump);

/// The machine code in a program built with CUDA, as printed by cuobjdump of NVIDIA's CUDA Toolkit (CUDA Binary
/// Utilities, "cuobjdump"). cuobjdump runs in the background; nothing here waits for it.
class MachineCode : public QObject {
  Q_OBJECT

 public:
  /// @param tool is the path of cuobjdump, or empty without one. @param program is the file to read.
  MachineCode(QString tool, QString program, QObject* parent = nullptr);

  /// cuobjdump on PATH or in /usr/local/cuda/bin; empty if neither exists.
  static QString findTool();

  /// Why nothing can be shown, on one line; empty until a problem is known.
  const QString& problem() const { return m_problem; }

  /// Reads the PTX once, then emits `ptxRead`.
  void readPtx();
  /// The kernels with this name that readPtx() found; empty before it has finished.
  std::vector<CompiledKernel> find(const QString& kernel) const;

  /// Disassembles one kernel, then emits `sassRead`. Cancels the previous request.
  void readSass(const QString& symbol);

 signals:
  void ptxRead();
  void sassRead(const QString& symbol, const QString& text);

 private:
  void run(const QStringList& arguments, const std::function<void(const QString& output)>& done);

  QString m_tool;
  QString m_program;
  QString m_problem;
  bool m_asked = false;
  std::vector<CompiledKernel> m_kernels;
  QProcess* m_process = nullptr;
};

}  // namespace warpbench::gui
