// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include "compute/cli/cli_fixture.h"

namespace warpbench::test {

/// A project in its own folder, with a blank in its name, which warpbench-nvcc builds.
class NvccTest : public CliTest {
 protected:
  QString path(const QString& name) const { return CliTest::path("a project/" + name); }

  void write(const QString& name, const char* text) {
    QDir().mkpath(QFileInfo(path(name)).path());
    QFile file(path(name));
    if (!file.open(QFile::WriteOnly)) qFatal("cannot write %s", qPrintable(file.fileName()));
    file.write(text);
  }

  /// A program in the project's folder.
  Outcome start(const QString& program, const QStringList& arguments) {
    QProcess process;
    process.setWorkingDirectory(path(""));
    process.start(program, arguments);
    return outcomeOf(process);
  }
  Outcome nvcc(const QStringList& arguments) { return start(WARPBENCH_NVCC, arguments); }

  /// All commands must exit with 0 and print nothing.
  void build(const QStringList& arguments) {
    const Outcome outcome = nvcc(arguments);
    QCOMPARE(outcome.err, QString());
    QCOMPARE(outcome.out, QString());
    QCOMPARE(outcome.code, 0);
  }

  /// The built program, by itself.
  QString printed(const QString& program, const QStringList& arguments = {}) {
    const Outcome outcome = start(path(program), arguments);
    return outcome.out + outcome.err + (outcome.code == 0 ? "" : QString(" code %1").arg(outcome.code));
  }
};

}  // namespace warpbench::test
