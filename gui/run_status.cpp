// SPDX-License-Identifier: GPL-3.0-or-later
#include "run_status.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>

#include "texts.h"

namespace warpbench::gui {

namespace {

constexpr int kBarSteps = 1000;

}  // namespace

RunStatus::RunStatus(QWidget* parent) : QWidget(parent), m_bar(new QProgressBar(this)), m_label(new QLabel(this)) {
  m_bar->setObjectName(QStringLiteral("progress"));
  m_bar->setAccessibleName(tr("Progress of the run"));
  m_bar->setRange(0, kBarSteps);
  m_bar->setTextVisible(false);
  m_bar->setFixedWidth(fontMetrics().averageCharWidth() * 28);
  m_bar->setMaximumHeight(fontMetrics().height());
  m_bar->hide();
  m_label->setObjectName(QStringLiteral("status"));
  m_label->setTextFormat(Qt::PlainText);
  m_label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(6, 2, 6, 2);
  row->addWidget(m_bar);
  row->addWidget(m_label, 1);
}

void RunStatus::showStart(const QString& message) {
  m_bar->setValue(0);
  m_bar->show();
  setText(message);
}

void RunStatus::showProgress(const RunProgress& progress) {
  const double share =
      progress.pointsTotal > 0 ? (progress.pointsDone + progress.pointShare) / progress.pointsTotal : 0;
  m_bar->setValue(static_cast<int>(share * kBarSteps));
  setText(tr("%1 of %2: %3")
              .arg(QString::number(progress.pointsDone), QString::number(progress.pointsTotal),
                   QString::fromStdString(progress.what)));
}

void RunStatus::showStopping() { setText(tr("Stopping...")); }

void RunStatus::showEnd(const QString& message) {
  m_bar->hide();
  setText(message);
}

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
