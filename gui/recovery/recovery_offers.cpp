// SPDX-License-Identifier: GPL-3.0-or-later
#include "recovery/recovery_offers.h"

#include <algorithm>

#include "format/session_file.h"
#include "widgets/background.h"

namespace warpbench::gui {

void RecoveryOffers::lookIn(const QString& folder) {
  m_files = RecoveryFile::orphans(folder);
  readNext();
}

std::unique_ptr<RecoveryFile> RecoveryOffers::take(const QString& path) {
  const auto found = std::ranges::find(m_files, path, [](const auto& file) { return file->path(); });
  if (found == m_files.end()) return nullptr;
  std::unique_ptr<RecoveryFile> taken = std::move(*found);
  m_files.erase(found);
  readNext();
  return taken;
}

void RecoveryOffers::discard() {
  if (m_offer) take(m_offer->path)->remove();
}

void RecoveryOffers::readNext() {
  m_offer.reset();
  emit changed();
  if (m_files.empty()) return;
  const QString path = m_files.front()->path();
  const auto read = [path] { return readSession(path.toStdU16String()); };
  inBackground(this, read, [this, path](const Outcome<Session>& outcome) {
    // Taken during reading; the next file, if any, is being read already.
    if (m_files.empty() || m_files.front()->path() != path) return;
    if (const auto* session = std::get_if<Session>(&outcome)) {
      m_offer = {path, m_files.front()->date(), *session};
      emit changed();
      return;
    }
    // Copies are written completely or not at all, so an unreadable one belongs to another version, which may still
    // need it.
    m_files.erase(m_files.begin());
    readNext();
  });
}

}  // namespace warpbench::gui
