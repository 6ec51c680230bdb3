// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>
#include <string>

class QMimeData;

namespace warpbench::gui {

/// A file that is dragged onto the window.
struct DroppedFile {
  QString path;
  bool image = false;  ///< by its suffix; all else but programs is opened as a session

  /// Nothing unless it is one file of this machine.
  static std::optional<DroppedFile> of(const QMimeData& data);
};

/// "Pictures (*.png ...);;All files (*)", of what can be read, for a file dialog.
QString imageFilter();

/// By its suffix: a CUDA program, which has a window of its own.
bool isProgram(const QString& path);

/// The first family of the catalogue that works on a file, and the parameter that names it.
struct FileParameter {
  std::string family;
  std::string parameter;
};
FileParameter imageParameter();

}  // namespace warpbench::gui
