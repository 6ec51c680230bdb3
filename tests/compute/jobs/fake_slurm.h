// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "files.h"

namespace warpbench::test {

/// Stand-ins for sbatch, squeue, scancel, scontrol and srun, first on PATH during this object's lifetime, with an empty
/// folder for jobs. They know only the jobs that a test gives them.
class FakeSlurm {
 public:
  FakeSlurm() : m_path(qgetenv("PATH")), m_data(qgetenv("XDG_DATA_HOME")) {
    if (!m_folder.isValid()) qFatal("no temporary folder");
    QDir(m_folder.path()).mkpath("bin");
    // Prints its arguments, one per line, then the prepared output or the next number.
    script("sbatch",
           "for word; do echo \"$word\"; done >sbatch.words\n"
           "sed -n 's/^--job-name=//p' sbatch.words >name\n"
           "if [ -e sbatch.does ]; then . ./sbatch.does; fi\n"
           "number=$(($(cat number 2>/dev/null || echo 100) + 1)); echo $number >number\n"
           "echo \"$number|$(cat name)\" >>names; echo \"$number|PENDING|Priority\" >>queue; echo $number\n");
    script("squeue",
           "echo \"$*\" >>squeue.words; if [ -e squeue.does ]; then . ./squeue.does; fi\n"
           "case \"$*\" in\n"
           "  *--priority*) if [ -e pending ]; then cat pending; fi;;\n"
           "  *) if [ -e queue ]; then while IFS='|' read -r job rest; do\n"
           "       known=$(sed -n \"s/^$job|//p\" names 2>/dev/null); echo \"$job|$rest|${known:-$(cat name)}\"\n"
           "     done <queue; fi;;\n"
           "esac\n");
    script("scancel", "echo \"$*\" >>scancel.words; if [ -e scancel.does ]; then . ./scancel.does; fi\n");
    script("scontrol",
           "if [ -e scontrol.does ]; then . ./scontrol.does; fi\n"
           "echo \"ClusterName             = $(cat cluster 2>/dev/null || echo here)\"\n");
    script("srun", "while case $1 in --*) true;; *) false;; esac; do shift; done; exec \"$@\"\n");
    qputenv("PATH", (path("bin") + ":").toUtf8() + m_path);
    qputenv("XDG_DATA_HOME", path("data").toUtf8());
  }
  ~FakeSlurm() {
    qputenv("PATH", m_path);
    qputenv("XDG_DATA_HOME", m_data);
  }
  FakeSlurm(const FakeSlurm&) = delete;
  FakeSlurm& operator=(const FakeSlurm&) = delete;

  QString path(const QString& name) const { return m_folder.filePath(name); }
  QString jobs() const { return path("data/warpbench/jobs"); }
  /// The names of the folders there, hidden ones too.
  QStringList folders() const { return QDir(jobs()).entryList(QDir::Dirs | QDir::Hidden | QDir::NoDotAndDotDot); }
  /// The only one.
  QString folder() const {
    if (folders().size() != 1) qFatal("%d folders", static_cast<int>(folders().size()));
    return jobs() + "/" + folders().first();
  }

  /// From now on `name` ("sbatch", "squeue", "scancel") runs this script first.
  void does(const QString& name, const QString& commands) const { writeTo(path(name + ".does"), commands.toUtf8()); }
  /// squeue's list: "101|RUNNING|None". It adds the job's submitted name, or the last one's.
  void queue(const QStringList& lines) const { setLines("queue", lines); }
  /// All users' waiting jobs, by priority: "101|gpu".
  void pending(const QStringList& lines) const { setLines("pending", lines); }
  /// The arguments of its call; empty if it was not called.
  QStringList words(const QString& name) const {
    return QString(contentOf(path(name + ".words"))).split('\n', Qt::SkipEmptyParts);
  }

  /// Runs the last submitted script, as a node of a cluster would. @returns the script's exit code.
  int runJob() const {
    QStringList all = words("sbatch");
    const auto script = std::ranges::find_if(all, [](const QString& word) { return !word.startsWith("--"); });
    const QString output = std::ranges::find_if(all, [](const QString& word) { return word.startsWith("--output="); })
                               ->mid(9)
                               .replace("%%", "%");
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.setStandardOutputFile(output);
    process.start("/bin/sh", QStringList(script, all.end()));
    return process.waitForFinished(120000) && process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
  }

 private:
  void setLines(const QString& name, const QStringList& lines) const {
    writeTo(path(name), lines.isEmpty() ? "" : (lines.join('\n') + "\n").toUtf8());
  }
  void script(const QString& name, const QString& commands) const {
    const QString file = path("bin/" + name);
    writeTo(file, ("#!/bin/sh\ncd '" + m_folder.path() + "'\n" + commands).toUtf8());
    QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
  }

  QTemporaryDir m_folder;
  QByteArray m_path;
  QByteArray m_data;
};

}  // namespace warpbench::test
