// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/document_command.h"
#include "document/session_document.h"

namespace warpbench::gui {

/// Takes results out of a document, and brings them back to where they were. Results only ever come at the end
/// meanwhile, so that the indices stay right.
class RemoveResults : public DocumentCommand {
 public:
  enum class File {
    Stays,   ///< the document's: it is now changed against it
    IsLeft,  ///< where no result remains: the document is a new one, with nothing to save
  };

  /// `resultIndices` ascend.
  RemoveResults(SessionDocument& document, std::vector<std::size_t> resultIndices, File file);

  void giveName() override;
  void redo() override;
  void undo() override;

 private:
  /// What the document was, but for its results.
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
  bool m_emptied = false;  ///< no result remained, and the environment went with them
  Environment m_environment;
  Annotations m_annotations;  ///< where the file is left
};

}  // namespace warpbench::gui
