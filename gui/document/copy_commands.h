// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>

#include "document/document_command.h"
#include "results/values/own_kernel.h"

namespace warpbench::gui {

class SessionDocument;

/// Gives a copy and its earlier texts the name in `id`: "mine" for "conflict-free@mine".
void nameAfter(const std::string& id, KernelCopy& copy);

/// Renames a copy of a kernel. Undoing restores the previous name, with a number appended if another copy has it by
/// then.
class RenameCopy : public DocumentCommand {
 public:
  /// From one id to another, such as "conflict-free@mine".
  RenameCopy(SessionDocument& document, std::string family, std::string from, std::string to);

  void giveName() override;
  void redo() override;
  void undo() override;

 private:
  SessionDocument& m_document;
  const std::string m_family;
  std::string m_from;
  std::string m_to;
  quint64 m_before = 0;  ///< the revision with the old name
  quint64 m_after = 0;   ///< the revision with the new name; 0: never executed
};

/// Removes a copy of a kernel; undoing restores its position. Its results stay, and its name stays reserved.
class RemoveCopy : public DocumentCommand {
 public:
  /// `place`: its index among the document's copies.
  RemoveCopy(SessionDocument& document, std::size_t place);

  void giveName() override;
  void redo() override;
  void undo() override;

 private:
  SessionDocument& m_document;
  const std::size_t m_place;
  KernelCopy m_copy;
  quint64 m_before = 0;  ///< the revision with the copy
  quint64 m_after = 0;   ///< the revision without it; 0: never executed
};

}  // namespace warpbench::gui
