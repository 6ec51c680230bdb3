// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>
#include <string>

class QMimeData;

namespace warpbench::gui {

/// A file that the user drags onto the window.
struct DroppedFile {
  QString path;
  bool image = false;  ///< by its suffix; other files are opened as programs or sessions

  /// Nothing unless the data are exactly one local file.
  static std::optional<DroppedFile> of(const QMimeData& data);
};

/// "Pictures (*.png ...);;All files (*)" with the readable formats, for a file dialog.
QString imageFilter();

/// The catalogue's first family that works on a file, and the parameter for the file's name.
struct FileParameter {
  std::string family;
  std::string parameter;
};
FileParameter imageParameter();

}  // namespace warpbench::gui
