// SPDX-License-Identifier: GPL-3.0-or-later
#include "recovery_bar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>

#include "background.h"
#include "texts.h"

namespace warpbench::gui {

RecoveryBar::RecoveryBar(QWidget* parent)
    : QWidget(parent),
      m_text(new QLabel(this)),
      m_recover(new QPushButton(tr("Rec&over"), this)),
      m_discard(new QPushButton(tr("&Discard"), this)) {
  setObjectName(QStringLiteral("recovery"));
  m_text->setObjectName(QStringLiteral("recovery.text"));
  m_text->setTextFormat(Qt::PlainText);
  m_text->setWordWrap(true);
  m_recover->setObjectName(QStringLiteral("recovery.recover"));
  m_recover->setToolTip(toolTipText(tr("Open these results, which no file has yet")));
  m_discard->setObjectName(QStringLiteral("recovery.discard"));
  m_discard->setToolTip(toolTipText(tr("Delete these results for good")));
  auto* row = new QHBoxLayout(this);
  row->addWidget(m_text, 1);
  row->addWidget(m_recover);
  row->addWidget(m_discard);
  hide();

  connect(m_recover, &QPushButton::clicked, this, [this] { emit recoverRequested(m_session); });
  connect(m_discard, &QPushButton::clicked, this, [this] { take()->remove(); });
}

void RecoveryBar::lookIn(const QString& folder) {
  m_files = RecoveryFile::orphans(folder);
  offerNext();
}

void RecoveryBar::takeOver(RecoveryBar& former) {
  m_files = std::exchange(former.m_files, {});
  offerNext();
}

void RecoveryBar::setRecoverEnabled(bool enabled) { m_recover->setEnabled(enabled); }

std::unique_ptr<RecoveryFile> RecoveryBar::take() {
  std::unique_ptr<RecoveryFile> taken = std::move(m_files.front());
  m_files.erase(m_files.begin());
  offerNext();
  return taken;
}

void RecoveryBar::offerNext() {
  hide();
  if (m_files.empty()) return;
  const auto read = [path = m_files.front()->path()] { return readSession(path.toStdU16String()); };
  inBackground(this, read, [this](const Outcome<Session>& outcome) {
    if (const auto* session = std::get_if<Session>(&outcome)) {
      show(*session);
      return;
    }
    // Copies are written whole or not at all: what cannot be read is of another version, whose window may yet want it.
    m_files.erase(m_files.begin());
    offerNext();
  });
}

void RecoveryBar::show(const Session& session) {
  m_session = session;
  const QString date = QLocale().toString(m_files.front()->date(), QLocale::ShortFormat);
  m_text->setText(tr("Warpbench ended unexpectedly. Unsaved results: %1, of %2.")
                      .arg(QString::number(session.results.size()), date));
  setVisible(true);
}

}  // namespace warpbench::gui
