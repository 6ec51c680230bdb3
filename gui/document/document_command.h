// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QUndoCommand>

namespace warpbench::gui {

/// A change of a document that can be undone.
class DocumentCommand : public QUndoCommand {
 public:
  /// In the language now in use.
  virtual void giveName() = 0;
};

}  // namespace warpbench::gui
