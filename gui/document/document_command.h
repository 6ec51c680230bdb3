// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QUndoCommand>

namespace warpbench::gui {

/// An undoable change of a document.
class DocumentCommand : public QUndoCommand {
 public:
  /// Sets the command's name in the current language.
  virtual void giveName() = 0;
};

}  // namespace warpbench::gui
