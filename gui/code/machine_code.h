// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QProcess>
#include <QString>
#include <functional>
#include <optional>
#include <vector>

namespace warpbench::gui {

/// A kernel as nvcc made it: one for each set of template arguments.
struct CompiledKernel {
  QString symbol;     ///< mangled
  QString signature;  ///< as C++ has it
  QString ptx;
};

/// The PTX functions in what `cuobjdump -ptx` prints, in its order.
std::vector<CompiledKernel> kernelsIn(const QString& dump);

/// Of what `cuobjdump -sass -fun` prints, the functions, each below the GPU that it is for. Headings of files without
/// the function are left out.
QString functionsIn(const QString& dump);

/// The machine code inside a program that was built with CUDA, as cuobjdump of NVIDIA's CUDA Toolkit prints it (CUDA
/// Binary Utilities, "cuobjdump"). The toolkit's program runs beside this one; nothing here waits for it.
class MachineCode : public QObject {
  Q_OBJECT

 public:
  /// @param tool is cuobjdump; empty where there is none. @param program is the file to look into.
  MachineCode(QString tool, QString program, QObject* parent = nullptr);

  /// cuobjdump on PATH, or in /usr/local/cuda/bin; empty where it is not there.
  static QString findTool();

  /// Why there is nothing to see, in one line; empty where that is not known yet.
  const QString& problem() const { return m_problem; }

  /// Reads the PTX, once, and then sends `ptxRead`.
  void readPtx();
  /// The kernels named so, of readPtx(); empty before.
  std::vector<CompiledKernel> find(const QString& kernel) const;

  /// Disassembles one kernel, then sends `sassRead`. What was asked for before is given up.
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
