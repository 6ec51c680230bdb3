// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "document/document_command.h"
#include "own/own_kernel.h"

namespace warpbench::gui {

class SessionDocument;

/// `id`, as "conflict-free@mine", or with a number behind it where one of the family's copies has it.
std::string freeCopyId(const std::vector<KernelCopy>& copies, const std::string& family, const std::string& id);

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

}  // namespace warpbench::gui
