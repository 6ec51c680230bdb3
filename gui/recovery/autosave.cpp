// SPDX-License-Identifier: GPL-3.0-or-later
#include "recovery/autosave.h"

#include <utility>

#include "core/text/error.h"
#include "format/session_file.h"
#include "results/session/session.h"
#include "text/shown_text.h"
#include "widgets/background.h"

namespace warpbench::gui {

Autosave::Autosave(const SessionDocument& document, const QString& folder, QObject* parent)
    : QObject(parent), m_document(document), m_folder(folder) {
  m_timer.setSingleShot(true);
  connect(&m_timer, &QTimer::timeout, this, &Autosave::write);
  connect(&document, &SessionDocument::stateChanged, this, &Autosave::follow);
}

Autosave::~Autosave() {
  if (m_file) m_file->remove();
}

void Autosave::setInterval(std::chrono::milliseconds interval) {
  m_interval = interval;
  m_timer.stop();
  follow();
}

void Autosave::adopt(std::unique_ptr<RecoveryFile> file) {
  if (m_file) m_file->remove();
  m_file = std::move(file);
  m_keptRevision = m_document.revision();
  m_timer.stop();
  follow();
}

void Autosave::follow() {
  if (!m_document.modified() || m_interval.count() == 0) {
    m_timer.stop();
    if (m_file) m_file->remove();
    m_file.reset();
    mend();
    return;
  }
  const bool current = m_file && m_keptRevision == m_document.revision();
  if (!current && !m_timer.isActive() && !m_writing) m_timer.start(m_interval);
}

void Autosave::write() {
  try {
    if (!m_file) m_file = RecoveryFile::create(m_folder);
  } catch (const std::exception& error) {
    fail(plots::shownText(messageOf(error)));
    return;
  }
  m_writing = true;
  m_keptRevision = m_document.revision();
  const auto work = [file = m_file, session = m_document.snapshot()] {
    file->write(toJson(*session));
    return true;
  };
  inBackground(this, work, [this, file = m_file](const Outcome<bool>& outcome) {
    m_writing = false;
    if (m_file != file) return follow();  // removed meanwhile, so nothing was kept
    if (const auto* reason = std::get_if<QString>(&outcome)) {
      fail(*reason);
      return;
    }
    emit kept();
    mend();
    follow();
  });
}

void Autosave::fail(const QString& reason) {
  m_keptRevision = 0;
  if (!std::exchange(m_failing, true)) emit failed(reason);
  follow();
}

void Autosave::mend() {
  if (std::exchange(m_failing, false)) emit mended();
}

}  // namespace warpbench::gui
