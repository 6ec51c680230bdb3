// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/value_command.h"

#include <utility>

#include "document/session_document.h"

namespace warpbench::gui {

ValueCommand::ValueCommand(SessionDocument& document, Change change)
    : m_document(document), m_change(std::move(change)) {
  giveName();
}

void ValueCommand::giveName() { setText(m_change.name()); }

void ValueCommand::redo() {
  // If nothing changed between undo and redo, the content is the same again, and so is its revision.
  if (m_after == 0 || m_document.revision() != m_before) {
    m_before = m_document.revision();
    m_after = m_document.newRevision();
  }
  m_change.put();
  m_document.setRevision(m_after);
}

void ValueCommand::undo() {
  const bool unchanged = m_document.revision() == m_after;
  m_change.putBack();
  m_document.setRevision(unchanged ? m_before : m_document.newRevision());
}

bool ValueCommand::mergeWith(const QUndoCommand* next) {
  const auto* other = dynamic_cast<const ValueCommand*>(next);
  // A saved state must remain a step of its own.
  if (!other || m_change.place.isEmpty() || other->m_change.place != m_change.place || m_document.isSaved(m_after))
    return false;
  m_change.put = other->m_change.put;
  m_after = other->m_after;
  return true;
}

}  // namespace warpbench::gui
