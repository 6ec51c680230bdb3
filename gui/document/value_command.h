// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <functional>

#include "document/document_command.h"

namespace warpbench::gui {

class SessionDocument;

/// Puts a value of a document's in place of another, and that one back.
class ValueCommand : public DocumentCommand {
 public:
  struct Change {
    std::function<QString()> name;  ///< in the language then in use
    std::function<void()> put;
    std::function<void()> putBack;
    /// What one changes little by little, as while one types: a command that follows another of the same place becomes
    /// part of it. Empty: each is a step of its own.
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
  quint64 m_before = 0;  ///< the revision with the former value
  quint64 m_after = 0;   ///< and with the other one; 0: it was never done
};

}  // namespace warpbench::gui
