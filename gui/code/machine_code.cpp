// SPDX-License-Identifier: GPL-3.0-or-later
#include "code/machine_code.h"

#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>
#include <algorithm>
#include <utility>

#include "core/text/symbol_name.h"

namespace warpbench::gui {

namespace {

/// A mangled symbol contains each name after its length (Itanium C++ ABI, "Mangling").
bool isNamed(const CompiledKernel& kernel, const QString& name) {
  return kernel.symbol.contains(QString::number(name.size()) + name);
}

}  // namespace

std::vector<CompiledKernel> kernelsIn(const QString& dump) {
  static const QRegularExpression entry(QStringLiteral(R"(^(?:\.visible |\.weak )?\.entry (\w+)\()"));
  std::vector<CompiledKernel> kernels;
  QStringList lines;
  const auto keep = [&] {
    if (!lines.isEmpty()) kernels.back().ptx = lines.join(QLatin1Char('\n'));
    lines.clear();
  };
  for (const QString& line : dump.split(QLatin1Char('\n'))) {
    if (const QRegularExpressionMatch found = entry.match(line); found.hasMatch()) {
      keep();
      kernels.push_back({.symbol = found.captured(1), .signature = QString::fromStdString(demangled(found.captured(1).toStdString())), .ptx = {}});
      lines << line;
    } else if (!lines.isEmpty()) {
      lines << line;
      if (line == QStringLiteral("}")) keep();
    }
  }
  keep();
  return kernels;
}

QString functionsIn(const QString& dump) {
  QStringList kept;
  QString arch;
  bool inside = false;
  for (const QString& line : dump.split(QLatin1Char('\n'))) {
    const QString text = line.trimmed();
    if (text.startsWith(QStringLiteral("Fatbin"))) inside = false;
    if (text.startsWith(QStringLiteral("arch = "))) arch = text.section(QStringLiteral(" = "), 1);
    if (text.startsWith(QStringLiteral("Function :"))) {
      inside = true;
      if (!kept.isEmpty()) kept << QString();
      kept << QStringLiteral("// ") + arch;
    }
    if (inside) kept << line;
  }
  return kept.join(QLatin1Char('\n')).trimmed();
}

MachineCode::MachineCode(QString tool, QString program, QObject* parent)
    : QObject(parent), m_tool(std::move(tool)), m_program(std::move(program)) {
  if (m_tool.isEmpty())
    m_problem = tr("Cannot find cuobjdump on PATH or in /usr/local/cuda/bin: install NVIDIA's CUDA Toolkit.");
}

QString MachineCode::findTool() {
  const QString name = QStringLiteral("cuobjdump");
  const QString onPath = QStandardPaths::findExecutable(name);
  return onPath.isEmpty() ? QStandardPaths::findExecutable(name, {QStringLiteral("/usr/local/cuda/bin")}) : onPath;
}

void MachineCode::readPtx() {
  if (std::exchange(m_asked, true)) {
    if (!m_kernels.empty() || !m_problem.isEmpty()) emit ptxRead();
    return;
  }
  if (!m_problem.isEmpty()) {
    emit ptxRead();
    return;
  }
  run({QStringLiteral("-ptx"), m_program}, [this](const QString& output) {
    m_kernels = kernelsIn(output);
    if (m_kernels.empty() && m_problem.isEmpty())
      m_problem = tr("This program has no machine code: it was built without CUDA.");
    emit ptxRead();
  });
}

std::vector<CompiledKernel> MachineCode::find(const QString& kernel) const {
  std::vector<CompiledKernel> found;
  std::ranges::copy_if(m_kernels, std::back_inserter(found),
                       [&](const CompiledKernel& each) { return isNamed(each, kernel); });
  return found;
}

void MachineCode::readSass(const QString& symbol) {
  run({QStringLiteral("-sass"), QStringLiteral("-fun"), symbol, m_program}, [this, symbol](const QString& output) {
    const QString functions = functionsIn(output);
    emit sassRead(symbol, functions.isEmpty() ? tr("cuobjdump found no machine code for this kernel.") : functions);
  });
}

void MachineCode::run(const QStringList& arguments, const std::function<void(const QString&)>& done) {
  if (m_process) {
    // The result of the previous process no longer matters, not even a failure to start.
    m_process->disconnect(this);
    connect(m_process, &QProcess::finished, m_process, &QObject::deleteLater);
    m_process->kill();
  }
  auto* process = m_process = new QProcess(this);
  connect(process, &QProcess::finished, this, [this, process, done] {
    const QString output = QString::fromUtf8(process->readAllStandardOutput());
    m_process = nullptr;
    process->deleteLater();
    done(output);
  });
  connect(process, &QProcess::errorOccurred, this, [this, process, done](QProcess::ProcessError error) {
    if (error != QProcess::FailedToStart) return;
    m_problem = tr("%1 could not be started: %2").arg(m_tool, process->errorString());
    m_process = nullptr;
    process->deleteLater();
    done(QString());
  });
  process->start(m_tool, arguments, QIODevice::ReadOnly);
}

}  // namespace warpbench::gui
