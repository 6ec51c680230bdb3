// SPDX-License-Identifier: GPL-3.0-or-later
#include "programs/program_files.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <algorithm>

#include "program/program_process.h"

namespace warpbench::gui {

namespace {

const QStringList& buildFiles() {
  static const QStringList kNames{QStringLiteral("Makefile"), QStringLiteral("makefile"), QStringLiteral("GNUmakefile"),
                                  QStringLiteral("CMakeLists.txt")};
  return kNames;
}

bool isSource(const QFileInfo& file) {
  static const QStringList kEndings{QStringLiteral("cu"),  QStringLiteral("cuh"), QStringLiteral("cpp"),
                                    QStringLiteral("cc"),  QStringLiteral("cxx"), QStringLiteral("c"),
                                    QStringLiteral("hpp"), QStringLiteral("h")};
  return kEndings.contains(file.suffix().toLower());
}

/// The sources in the folder and its subfolders, CUDA files first, without what CMake has generated.
QStringList sourcesIn(const QDir& folder) {
  constexpr qsizetype kMost = 400;
  QStringList paths;
  QDirIterator files(folder.path(), QDir::Files, QDirIterator::Subdirectories);
  while (files.hasNext() && paths.size() < kMost) {
    const QFileInfo file(files.next());
    if (isSource(file) && !file.path().contains(QLatin1String("/CMakeFiles/"))) paths << file.absoluteFilePath();
  }
  std::ranges::sort(paths);
  std::ranges::stable_partition(paths, [](const QString& path) { return path.endsWith(QLatin1String(".cu")); });
  return paths;
}

}  // namespace

bool isProgram(const QString& path) {
  const QFileInfo file(path);
  if (file.isDir())
    return std::ranges::any_of(buildFiles(), [&](const QString& name) { return QDir(path).exists(name); });
  return file.suffix().toLower() == QLatin1String("cu") || buildFiles().contains(file.fileName()) ||
         program::isLinkedProgram(path.toStdString());
}

QString programPath(const QString& path) {
  const QFileInfo file(path);
  return buildFiles().contains(file.fileName()) ? file.absolutePath() : file.absoluteFilePath();
}

QString programFilter() {
  return QCoreApplication::translate("warpbench::gui::ProgramsPage",
                                     "CUDA programs and projects (*.cu *.cpp %1);;All files (*)")
      .arg(buildFiles().join(QLatin1Char(' ')));
}

ProgramFiles filesOf(const QString& program) {
  const QFileInfo file(program);
  ProgramFiles files;
  if (file.isDir())
    files.sources = sourcesIn(QDir(program));
  else if (!program::isLinkedProgram(program.toStdString()))
    files.sources = QStringList{program};
  for (const QString& path : files.sources.isEmpty() ? QStringList{program} : files.sources) {
    const QFileInfo each(path);
    files.state += QStringLiteral("%1 %2 %3\n").arg(path).arg(each.size()).arg(each.lastModified().toMSecsSinceEpoch());
  }
  return files;
}

}  // namespace warpbench::gui
