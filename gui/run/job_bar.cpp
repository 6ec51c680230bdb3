// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/job_bar.h"

#include <QDateTime>
#include <QLocale>

#include "text/shown_text.h"
#include "widgets/texts.h"

namespace warpbench::gui {

JobBar::JobBar(JobWatcher& jobs, QWidget* parent)
    : OfferBar(QStringLiteral("jobs"), QStringLiteral("add"), tr("Add to session"), tr("Discard"), parent),
      m_jobs(jobs) {
  setToolTips(tr("Add these results to the session"), tr("Forget this job and delete its files"));
  connect(this, &OfferBar::discarded, &m_jobs, &JobWatcher::discard);
  connect(&m_jobs, &JobWatcher::endedChanged, this, &JobBar::offerFirst);
  offerFirst();
}

void JobBar::offerFirst() {
  const EndedJob* ended = m_jobs.ended();
  if (!ended) return offerNothing();
  const jobs::JobRecord& record = ended->job.record;
  const QDateTime date = QDateTime::fromString(QString::fromStdString(record.date), Qt::ISODate).toLocalTime();
  const QString what = tr("Job %1 at %2, of %3 (%4)")
                           .arg(QString::fromStdString(ended->job.id()), QString::fromStdString(record.placeName),
                                QLocale().toString(date, QLocale::ShortFormat), familyTitle(record.family));
  const QString why = plots::shownText(ended->state.text);
  const bool done = ended->state.kind == jobs::JobState::Kind::Done;
  if (!done)
    offer(tr("%1 failed: %2").arg(what, why), false);
  else if (why.isEmpty())
    offer(tr("%1 is done. Results: %2").arg(what, QString::number(ended->state.results)));
  else
    offer(tr("%1: %2").arg(what, why));
}

}  // namespace warpbench::gui
