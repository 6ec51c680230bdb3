// SPDX-License-Identifier: GPL-3.0-or-later
#include "job_bar.h"

#include <QDateTime>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>

#include "shown_text.h"
#include "texts.h"

namespace warpbench::gui {

JobBar::JobBar(JobWatcher& jobs, QWidget* parent)
    : QWidget(parent),
      m_jobs(jobs),
      m_text(new QLabel(this)),
      m_add(new QPushButton(tr("Add to sess&ion"), this)),
      m_discard(new QPushButton(tr("&Discard"), this)) {
  setObjectName(QStringLiteral("jobs"));
  m_text->setObjectName(QStringLiteral("jobs.text"));
  m_text->setTextFormat(Qt::PlainText);
  m_text->setWordWrap(true);
  m_add->setObjectName(QStringLiteral("jobs.add"));
  m_add->setToolTip(toolTipText(tr("Put these results into the session, beside what is there")));
  m_discard->setObjectName(QStringLiteral("jobs.discard"));
  m_discard->setToolTip(toolTipText(tr("Forget this job, and delete what it left")));
  auto* row = new QHBoxLayout(this);
  row->addWidget(m_text, 1);
  row->addWidget(m_add);
  row->addWidget(m_discard);

  connect(m_add, &QPushButton::clicked, this, &JobBar::addRequested);
  connect(m_discard, &QPushButton::clicked, &m_jobs, &JobWatcher::discard);
  connect(&m_jobs, &JobWatcher::endedChanged, this, &JobBar::offer);
  offer();
}

void JobBar::setQuiet(bool quiet) {
  m_quiet = quiet;
  offer();
}

void JobBar::offer() {
  const EndedJob* ended = m_quiet ? nullptr : m_jobs.ended();
  setVisible(ended);
  if (!ended) return;
  const jobs::JobRecord& record = ended->job.record;
  const QDateTime date = QDateTime::fromString(QString::fromStdString(record.date), Qt::ISODate).toLocalTime();
  const QString what = tr("Job %1 at %2, of %3 (%4)")
                           .arg(QString::fromStdString(ended->job.id()), QString::fromStdString(record.placeName),
                                QLocale().toString(date, QLocale::ShortFormat), familyTitle(record.family));
  const QString why = plots::shownText(ended->state.text);
  const bool done = ended->state.kind == jobs::JobState::Kind::Done;
  m_add->setVisible(done);
  if (!done)
    m_text->setText(tr("%1 failed: %2").arg(what, why));
  else if (why.isEmpty())
    m_text->setText(tr("%1 is done. Results: %2").arg(what, QString::number(ended->state.results)));
  else
    m_text->setText(tr("%1: %2").arg(what, why));
}

}  // namespace warpbench::gui
