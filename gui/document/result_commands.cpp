// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/result_commands.h"

#include <QCoreApplication>
#include <utility>

#include "format/session_merge.h"

namespace warpbench::gui {

namespace {

struct Text {
  Q_DECLARE_TR_FUNCTIONS(warpbench::gui::RemoveResults)
};

}  // namespace

RemoveResults::RemoveResults(SessionDocument& document, std::vector<std::size_t> resultIndices, File file)
    : m_document(document), m_indices(std::move(resultIndices)), m_file(file) {
  giveName();
}

void RemoveResults::giveName() {
  setText(m_file == File::IsLeft ? Text::tr("clearing the results") : Text::tr("deleting results"));
}

void RemoveResults::redo() {
  SessionDocument& document = m_document;
  // If nothing changed between undo and redo, the content is the same again, and so is its revision.
  if (m_after == 0 || document.m_revision != m_before.revision) m_after = ++document.m_lastRevision;
  m_before = {document.m_path, document.m_revision, document.m_savedRevision, document.m_identity};
  m_removed = document.take(m_indices);
  document.m_revision = m_after;
  m_emptied = document.session().results.empty();
  if (m_emptied) {
    m_environment = std::exchange(document.m_session.environment, {});
    if (m_file == File::IsLeft) {
      m_annotations = std::exchange(document.m_session.annotations, {});
      document.m_path.clear();
      document.m_savedRevision = m_after;
      document.m_identity = ++document.m_lastIdentity;
    }
  }
  emit document.renumbered({});
  emit document.stateChanged();
}

void RemoveResults::undo() {
  SessionDocument& document = m_document;
  const bool unchanged = document.m_revision == m_after;
  if (m_emptied) {
    // Results that arrived since may use the same id for another device.
    const Session since = withIdsIn(m_environment, document.session());
    document.m_session.environment = m_environment;
    document.m_session.results = since.results;
    if (m_file == File::IsLeft && since.annotations.empty()) document.m_session.annotations = m_annotations;
    document.merge(since.environment);
  }
  document.putBack(m_indices, m_removed);
  m_removed.reset();
  document.m_revision = unchanged ? m_before.revision : ++document.m_lastRevision;
  if (m_emptied && unchanged && m_file == File::IsLeft && document.m_path.isEmpty()) {
    document.m_path = m_before.path;
    document.m_savedRevision = m_before.savedRevision;
    document.m_identity = m_before.identity;
  }
  emit document.renumbered(m_indices);
  emit document.stateChanged();
}

}  // namespace warpbench::gui
