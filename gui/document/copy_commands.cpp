// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/copy_commands.h"

#include <QCoreApplication>
#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "document/session_document.h"

namespace warpbench::gui {

namespace {

struct RenamingText {
  Q_DECLARE_TR_FUNCTIONS(warpbench::gui::RenameCopy)
};

struct RemovalText {
  Q_DECLARE_TR_FUNCTIONS(warpbench::gui::RemoveCopy)
};

/// `id`, such as "conflict-free@mine", with a number appended if another copy of the family has that id.
std::string freeCopyId(const std::vector<KernelCopy>& copies, const std::string& family, const std::string& id) {
  std::string free = id;
  const auto has = [&](const KernelCopy& copy) { return copy.family == family && copy.id() == free; };
  for (int number = 2; std::ranges::any_of(copies, has); ++number) free = id + "-" + std::to_string(number);
  return free;
}

}  // namespace

void nameAfter(const std::string& id, KernelCopy& copy) {
  const auto take = [name = id.substr(id.find('@') + 1)](OwnKernel& kernel) {
    kernel.name = name;
    kernel.file = name + ".cuh";
  };
  take(copy.kernel);
  std::ranges::for_each(copy.earlier, take);
}

RenameCopy::RenameCopy(SessionDocument& document, std::string family, std::string from, std::string to)
    : m_document(document), m_family(std::move(family)), m_from(std::move(from)), m_to(std::move(to)) {
  giveName();
}

void RenameCopy::giveName() { setText(RenamingText::tr("renaming a copy")); }

void RenameCopy::redo() {
  // If nothing changed between undo and redo, the content is the same again, and so is its revision.
  const bool unchanged = m_after != 0 && m_document.revision() == m_before;
  if (!unchanged) {
    m_before = m_document.revision();
    m_after = m_document.newRevision();
    m_to = freeCopyId(m_document.session().copies, m_family, m_to);
  }
  m_document.relabel(m_family, m_from, m_to, m_after);
}

void RenameCopy::undo() {
  const bool unchanged = m_document.revision() == m_after;
  if (!unchanged) {
    m_before = m_document.newRevision();
    m_from = freeCopyId(m_document.session().copies, m_family, m_from);
  }
  m_document.relabel(m_family, m_to, m_from, m_before);
}

RemoveCopy::RemoveCopy(SessionDocument& document, std::size_t place)
    : m_document(document), m_place(place), m_copy(document.session().copies.at(place)) {
  giveName();
}

void RemoveCopy::giveName() { setText(RemovalText::tr("removing a copy")); }

void RemoveCopy::redo() {
  const bool unchanged = m_after != 0 && m_document.revision() == m_before;
  if (!unchanged) {
    m_before = m_document.revision();
    m_after = m_document.newRevision();
  }
  std::vector<KernelCopy> copies = m_document.session().copies;
  std::erase_if(copies, [&](const KernelCopy& each) {
    if (each.family != m_copy.family || each.id() != m_copy.id()) return false;
    m_copy = each;  // it may have changed since it returned
    return true;
  });
  m_document.m_removedCopies.emplace(m_copy.family, m_copy.id());
  m_document.showCopies(std::move(copies), m_after);
}

void RemoveCopy::undo() {
  if (m_document.revision() != m_after) m_before = m_document.newRevision();
  std::vector<KernelCopy> copies = m_document.session().copies;
  m_document.m_removedCopies.erase({m_copy.family, m_copy.id()});
  copies.insert(copies.begin() + static_cast<std::ptrdiff_t>(std::min(m_place, copies.size())), m_copy);
  m_document.showCopies(std::move(copies), m_before);
  emit m_document.copyReturned(m_copy.family, m_copy.id());
}

}  // namespace warpbench::gui
