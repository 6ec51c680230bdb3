// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/recovery_bar.h"

#include <QLocale>
#include <algorithm>

#include "app/background.h"

namespace warpbench::gui {

RecoveryBar::RecoveryBar(QWidget* parent)
    : OfferBar(QStringLiteral("recovery"), QStringLiteral("recover"), tr("Rec&over"), tr("&Discard"), parent) {
  setToolTips(tr("Open these unsaved results"), tr("Delete these results permanently"));
  connect(this, &OfferBar::accepted, this, [this] { emit recoverRequested(m_session, m_files.front()->path()); });
  connect(this, &OfferBar::discarded, this, [this] { take(m_files.front()->path())->remove(); });
}

void RecoveryBar::lookIn(const QString& folder) {
  m_files = RecoveryFile::orphans(folder);
  offerNext();
}

void RecoveryBar::takeOver(RecoveryBar& former) {
  m_files = std::exchange(former.m_files, {});
  offerNext();
}

std::unique_ptr<RecoveryFile> RecoveryBar::take(const QString& path) {
  const auto found = std::ranges::find(m_files, path, [](const auto& file) { return file->path(); });
  if (found == m_files.end()) return nullptr;
  std::unique_ptr<RecoveryFile> taken = std::move(*found);
  m_files.erase(found);
  offerNext();
  return taken;
}

void RecoveryBar::offerNext() {
  offerNothing();
  if (m_files.empty()) return;
  const QString path = m_files.front()->path();
  const auto read = [path] { return readSession(path.toStdU16String()); };
  inBackground(this, read, [this, path](const Outcome<Session>& outcome) {
    // Taken while it was read: the next, if there is one, is being read since.
    if (m_files.empty() || m_files.front()->path() != path) return;
    if (const auto* session = std::get_if<Session>(&outcome)) {
      m_session = *session;
      const QString date = QLocale().toString(m_files.front()->date(), QLocale::ShortFormat);
      offer(tr("Warpbench ended unexpectedly. Unsaved results: %1, of %2.")
                .arg(QString::number(session->results.size()), date));
      return;
    }
    // Copies are written whole or not at all: what cannot be read is of another version, whose window may yet want it.
    m_files.erase(m_files.begin());
    offerNext();
  });
}

}  // namespace warpbench::gui
