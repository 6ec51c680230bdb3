// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtTest>

namespace warpbench::test {

/// Stand-ins for sbatch, squeue, scancel and srun, first on PATH while this object lives, with an empty folder for
/// jobs. What they know of jobs is what a test tells them.
class FakeSlurm {
 public:
  FakeSlurm() : m_path(qgetenv("PATH")), m_data(qgetenv("XDG_DATA_HOME")) {
    if (!m_folder.isValid()) qFatal("no temporary folder");
    QDir(m_folder.path()).mkpath("bin");
    // Its arguments, a line each; then what the test has prepared, or the next number.
    script("sbatch",
           "for word; do echo \"$word\"; done >sbatch.words\n"
           "if [ -e sbatch.does ]; then . ./sbatch.does; fi\n"
           "number=$(($(cat number 2>/dev/null || echo 100) + 1)); echo $number >number\n"
           "echo \"$number|PENDING|Priority\" >>queue; echo $number\n");
    script("squeue",
           "echo \"$*\" >>squeue.words; if [ -e squeue.does ]; then . ./squeue.does; fi\n"
           "case \"$*\" in *--priority*) file=pending;; *) file=queue;; esac\n"
           "if [ -e $file ]; then cat $file; fi\n");
    script("scancel", "echo \"$*\" >>scancel.words; if [ -e scancel.does ]; then . ./scancel.does; fi\n");
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

  /// From now on `name` ("sbatch", "squeue", "scancel") does this first, as a script.
  void does(const QString& name, const QString& commands) const { put(path(name + ".does"), commands); }
  /// All that squeue knows: "101|RUNNING|None".
  void queue(const QStringList& lines) const { put(path("queue"), lines.isEmpty() ? "" : lines.join('\n') + "\n"); }
  /// Everybody's that wait, by priority: "101|gpu".
  void pending(const QStringList& lines) const { put(path("pending"), lines.join('\n') + "\n"); }
  /// What it was called with; empty where it was not.
  QStringList words(const QString& name) const {
    return QString(content(path(name + ".words"))).split('\n', Qt::SkipEmptyParts);
  }

  /// Runs what sbatch was last called for, as a node of a cluster would. @returns the script's exit code.
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

  static void put(const QString& path, const QByteArray& content) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size()) qFatal("%s", qPrintable(path));
  }
  static void put(const QString& path, const QString& content) { put(path, content.toUtf8()); }
  static QByteArray content(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }

 private:
  void script(const QString& name, const QString& commands) const {
    const QString file = path("bin/" + name);
    put(file, "#!/bin/sh\ncd '" + m_folder.path() + "'\n" + commands);
    QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
  }

  QTemporaryDir m_folder;
  QByteArray m_path;
  QByteArray m_data;
};

}  // namespace warpbench::test
