// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>

#include "document/document_command.h"
#include "results/values/own_kernel.h"

namespace warpbench::gui {

class SessionDocument;

/// Gives a copy and its earlier texts the name in `id`: "mine" of "conflict-free@mine".
void nameAfter(const std::string& id, KernelCopy& copy);

/// Gives a copy of a kernel another name, and the one before again, or one with a number where another copy has that
/// by then.
class RenameCopy : public DocumentCommand {
 public:
  /// From one id to another, as "conflict-free@mine".
  RenameCopy(SessionDocument& document, std::string family, std::string from, std::string to);

  void giveName() override;
  void redo() override;
  void undo() override;

 private:
  SessionDocument& m_document;
  const std::string m_family;
  std::string m_from;
  std::string m_to;
  quint64 m_before = 0;  ///< the revision with the name before
  quint64 m_after = 0;   ///< and with the other one; 0: it was never done
};

/// Takes a copy of a kernel away, and brings it back to where it was. Its results stay, and its name stays its own.
class RemoveCopy : public DocumentCommand {
 public:
  /// `place`: its place among the document's copies.
  RemoveCopy(SessionDocument& document, std::size_t place);

  void giveName() override;
  void redo() override;
  void undo() override;

 private:
  SessionDocument& m_document;
  const std::size_t m_place;
  KernelCopy m_copy;
  quint64 m_before = 0;  ///< the revision with the copy
  quint64 m_after = 0;   ///< and without it; 0: it was never done
};

}  // namespace warpbench::gui
