// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace warpbench::gui {

/// What can be opened as a CUDA program: a .cu file, a program that warpbench-nvcc has built, or a folder with a
/// Makefile or a CMakeLists.txt.
bool isProgram(const QString& path);

/// The folder of a Makefile or a CMakeLists.txt; any other path as it is. Absolute.
QString programPath(const QString& path);

/// The filter of a file dialog for programs.
QString programFilter();

/// The files of a program that can be shown, and whether they are as they were.
struct ProgramFiles {
  QStringList sources;  ///< absolute paths: the program's own file, or the sources in its folder
  QString state;        ///< differs from an earlier one if a file has changed
};
ProgramFiles filesOf(const QString& program);

}  // namespace warpbench::gui
