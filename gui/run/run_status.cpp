// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/run_status.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <cmath>
#include <optional>

#include "text/shown_text.h"
#include "widgets/texts.h"

namespace warpbench::gui {

namespace {

constexpr int kBarSteps = 1000;
constexpr double kMillisecondsPerSecond = 1e3;
constexpr double kSecondsPerMinute = 60;

/// "8 s", "3 min": with a precision that suits the estimate.
QString durationText(double seconds) {
  const double whole = std::ceil(seconds);
  if (whole < 2 * kSecondsPerMinute) return RunStatus::tr("%1 s").arg(whole);
  return RunStatus::tr("%1 min").arg(std::round(seconds / kSecondsPerMinute));
}

}  // namespace

RunStatus::RunStatus(QWidget* parent)
    : QWidget(parent),
      m_bar(new QProgressBar(this)),
      m_label(new QLabel(this)),
      m_note(new QLabel(this)),
      m_job(new QLabel(this)),
      m_warning(new QLabel(this)) {
  m_bar->setObjectName(QStringLiteral("progress"));
  m_bar->setAccessibleName(tr("Progress of the run"));
  m_bar->setRange(0, kBarSteps);
  m_bar->setTextVisible(false);
  m_bar->setFixedWidth(fontMetrics().averageCharWidth() * 20);
  QSizePolicy policy = m_bar->sizePolicy();
  policy.setRetainSizeWhenHidden(true);
  m_bar->setSizePolicy(policy);
  m_bar->setMaximumHeight(fontMetrics().height());
  m_bar->hide();
  m_label->setObjectName(QStringLiteral("status"));
  m_label->setTextFormat(Qt::PlainText);
  m_note->setObjectName(QStringLiteral("status.note"));
  m_job->setObjectName(QStringLiteral("status.job"));
  m_warning->setObjectName(QStringLiteral("status.warning"));
  for (QLabel* beside : {m_note, m_job, m_warning}) {
    beside->setTextFormat(Qt::PlainText);
    beside->hide();
  }
  m_label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(6, 2, 6, 2);
  row->addWidget(m_label, 1);
  row->addWidget(m_note);
  row->addWidget(m_job);
  row->addWidget(m_warning);
}

void RunStatus::showStart(const QString& message) {
  m_bar->setValue(0);
  m_clock.start();
  m_remaining = {};
  m_bar->show();
  setText(message);
}

void RunStatus::showProgress(const RunProgress& progress) {
  if (progress.pointsTotal == 0) {  // nothing has started yet, so no run time has passed
    m_clock.start();
    setText(plots::shownText(progress.what));
    return;
  }
  const double share =
      progress.pointsTotal > 0 ? (progress.pointsDone + progress.pointShare) / progress.pointsTotal : 0;
  m_bar->setValue(static_cast<int>(share * kBarSteps));
  const double seconds = static_cast<double>(m_clock.elapsed()) / kMillisecondsPerSecond;
  const std::optional<double> left =
      m_remaining.at(seconds, progress.pointsDone, progress.pointsTotal, progress.pointShare);
  const QString done = tr("%1 of %2").arg(progress.pointsDone).arg(progress.pointsTotal);
  const QString what = plots::shownText(progress.what);
  // Short runs need no forecast.
  constexpr double kShort = 2;
  if (left && seconds + *left >= kShort)
    setText(tr("%1, %2 left: %3").arg(done, durationText(*left), what));
  else
    setText(tr("%1: %2").arg(done, what));
}

void RunStatus::showStopping() { setText(tr("Stopping...")); }

void RunStatus::showEnd(const QString& message) {
  m_bar->hide();
  setText(message);
}

void RunStatus::showNote(const QString& note) {
  m_note->setText(note);
  m_note->setVisible(!note.isEmpty());
}

void RunStatus::showJob(const QString& text) {
  m_job->setText(text);
  m_job->setVisible(!text.isEmpty());
}

void RunStatus::showWarning(const QString& warning, const QString& reason) {
  m_warning->setText(warning);
  m_warning->setToolTip(toolTipText(reason));
  m_warning->setVisible(!warning.isEmpty());
}

void RunStatus::addWidget(QWidget* widget) { layout()->addWidget(widget); }

QString RunStatus::text() const { return m_text; }

void RunStatus::setText(const QString& text) {
  m_text = text;
  m_label->setToolTip(toolTipText(text));
  elide();
}

void RunStatus::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  elide();
}

void RunStatus::elide() {
  m_label->setText(m_label->fontMetrics().elidedText(m_text, Qt::ElideRight, m_label->width()));
}

}  // namespace warpbench::gui
