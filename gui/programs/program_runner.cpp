// SPDX-License-Identifier: GPL-3.0-or-later
#include "programs/program_runner.h"

#include <signal.h>
#include <sys/prctl.h>

#include <QFileInfo>

#include "remote/place.h"
#include "text/shown_text.h"

namespace warpbench::gui {

namespace {

/// Maximum number of events read before the window handles its own.
constexpr int kEventsAtOnce = 200;
constexpr int kPatienceMs = 600;

}  // namespace

ProgramRunner::ProgramRunner(QObject* parent) : QObject(parent) {
  m_kill.setSingleShot(true);
  m_kill.setInterval(kPatienceMs);
  connect(&m_kill, &QTimer::timeout, &m_process, &QProcess::kill);
  m_process.setStandardInputFile(QProcess::nullDevice());
  // The program must not inherit the signals that this process ignores, and must end if this process dies.
  m_process.setChildProcessModifier([] {
    for (const int signal : {SIGPIPE, SIGXFSZ, SIGINT, SIGTERM}) ::signal(signal, SIG_DFL);
    ::prctl(PR_SET_PDEATHSIG, SIGTERM);
  });
  connect(&m_process, &QProcess::readyReadStandardOutput, this, &ProgramRunner::readEvents);
  connect(&m_process, &QProcess::readyReadStandardError, this, &ProgramRunner::readOutput);
  connect(&m_process, &QProcess::finished, this, &ProgramRunner::finish);
  connect(&m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
    if (error != QProcess::FailedToStart) return;
    m_problem = tr("Cannot start %1: %2").arg(m_process.program(), m_process.errorString());
    finish();
  });
}

ProgramRunner::~ProgramRunner() {
  disconnect(&m_process, nullptr, this, nullptr);
  if (!running()) return;
  m_process.terminate();
  if (!m_process.waitForFinished(kPatienceMs)) m_process.kill();
  m_process.waitForFinished(kPatienceMs);
}

void ProgramRunner::start(const ProgramRequest& request) {
  const QFileInfo file(request.path);
  QStringList words{QStringLiteral("exec"), QStringLiteral("--events"), QStringLiteral("--device"), request.device};
  if (request.mode == ProgramRequest::Mode::Check) words << QStringLiteral("--check");
  if (request.mode == ProgramRequest::Mode::Count) words << QStringLiteral("--counters");
  if (request.mode == ProgramRequest::Mode::Trace) {
    const auto& [x, y, z] = request.trace.block;
    words << QStringLiteral("--trace") << QString::number(request.trace.launch) << QStringLiteral("--block")
          << QStringLiteral("%1,%2,%3").arg(x).arg(y).arg(z);
  }
  const bool isProject = file.isDir();
  words << (isProject ? QStringLiteral(".") : file.fileName()) << request.options << QStringLiteral("--")
        << request.arguments;
  m_problem.clear();
  m_told = false;
  m_process.setWorkingDirectory(isProject ? request.path : file.absolutePath());
  m_process.start(QString::fromStdString(process::ownServer()), words);
}

void ProgramRunner::stop() {
  if (!running() || stopping()) return;
  m_kill.start();
  m_process.terminate();
}

void ProgramRunner::readEvents() {
  m_process.setReadChannel(QProcess::StandardOutput);
  for (int i = 0; m_process.canReadLine(); ++i) {
    if (i == kEventsAtOnce) {
      QMetaObject::invokeMethod(this, &ProgramRunner::readEvents, Qt::QueuedConnection);
      return;
    }
    const std::string line = m_process.readLine().trimmed().toStdString();
    if (program::isTrace(line)) {
      emit traced(line);
      continue;
    }
    try {
      emit heard(program::eventFrom(line));
    } catch (const FormatError& error) {
      m_problem = plots::shownText(error.message());
    }
  }
  if (!running()) finish();
}

void ProgramRunner::readOutput() {
  const QByteArray text = m_process.readAllStandardError();
  if (!text.isEmpty()) emit printed(text);
}

void ProgramRunner::finish() {
  if (m_told) return;
  m_kill.stop();
  m_process.setReadChannel(QProcess::StandardOutput);
  if (m_process.canReadLine()) {
    QMetaObject::invokeMethod(this, &ProgramRunner::readEvents, Qt::QueuedConnection);  // calls finish() again
    return;
  }
  readOutput();
  m_told = true;
  emit ended(m_problem);
}

}  // namespace warpbench::gui
