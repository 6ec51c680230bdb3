// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/document_command.h"
#include "document/session_document.h"

namespace warpbench::gui {

/// Removes results from a document; undoing restores their positions. In the meantime results are only appended, so
/// indices stay valid.
class RemoveResults : public DocumentCommand {
 public:
  enum class File {
    Stays,   ///< the document keeps its file, which now has unsaved changes
    IsLeft,  ///< no result remains: the document becomes a new one with nothing to save
  };

  /// `resultIndices` ascend.
  RemoveResults(SessionDocument& document, std::vector<std::size_t> resultIndices, File file);

  void giveName() override;
  void redo() override;
  void undo() override;

 private:
  /// The document's state without its results.
  struct State {
    QString path;
    quint64 revision = 0;
    quint64 savedRevision = 0;
    quint64 identity = 0;
  };

  SessionDocument& m_document;
  const std::vector<std::size_t> m_indices;
  const File m_file;
  SessionDocument::Removed m_removed;
  State m_before;
  quint64 m_after = 0;     ///< the revision without the results
  bool m_emptied = false;  ///< no result remained, so the environment was removed as well
  Environment m_environment;
  Annotations m_annotations;  ///< if the file is left
};

}  // namespace warpbench::gui
