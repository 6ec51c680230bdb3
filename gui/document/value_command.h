// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <functional>

#include "document/document_command.h"

namespace warpbench::gui {

class SessionDocument;

/// Replaces a value of a document; undo restores the old one.
class ValueCommand : public DocumentCommand {
 public:
  struct Change {
    std::function<QString()> name;  ///< in the current language
    std::function<void()> put;
    std::function<void()> putBack;
    /// Merges gradual changes, such as typing: a command is merged with a following one of the same place. Empty: never
    /// merged.
    QString place = {};
  };

  ValueCommand(SessionDocument& document, Change change);

  void giveName() override;
  void redo() override;
  void undo() override;
  int id() const override { return 1; }
  bool mergeWith(const QUndoCommand* next) override;

 private:
  SessionDocument& m_document;
  Change m_change;
  quint64 m_before = 0;  ///< the revision with the old value
  quint64 m_after = 0;   ///< the revision with the new value; 0: never executed
};

}  // namespace warpbench::gui
