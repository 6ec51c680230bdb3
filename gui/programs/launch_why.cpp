// SPDX-License-Identifier: GPL-3.0-or-later
#include "programs/launch_why.h"

#include <QLabel>
#include <QVBoxLayout>

#include "code/source_texts.h"
#include "program/report/launch_explanation.h"
#include "result_views/counter_bars.h"
#include "result_views/why_panel.h"

namespace warpbench::gui {

LaunchWhy::LaunchWhy(QWidget* parent)
    : QScrollArea(parent),
      m_title(new QLabel(this)),
      m_facts(new QLabel(this)),
      m_sentences(new QLabel(this)),
      m_counters(new CounterBars(this)) {
  setObjectName(QStringLiteral("program.why"));
  setAccessibleName(tr("What limits the selected launch"));
  setWidgetResizable(true);
  setFrameShape(QFrame::NoFrame);
  auto* content = new QWidget(this);
  auto* column = new QVBoxLayout(content);
  for (QLabel* label : {m_title, m_facts, m_sentences}) {
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    column->addWidget(label);
  }
  m_sentences->setObjectName(QStringLiteral("program.why.sentences"));
  column->addWidget(m_counters);
  column->setSpacing(fontMetrics().height() * 2 / 3);
  column->addStretch(1);
  QFont bold = font();
  bold.setBold(true);
  m_title->setFont(bold);
  setWidget(content);
  clear();
}

void LaunchWhy::clear() {
  for (QWidget* widget :
       {static_cast<QWidget*>(m_title), static_cast<QWidget*>(m_facts), static_cast<QWidget*>(m_counters)})
    widget->hide();
  m_sentences->setText(tr("Select a launch, in the table or in the plot, to see what limits it."));
}

void LaunchWhy::show(const program::ProgramReport& report, const program::LaunchEvent& launch,
                     const GpuProfile& profile) {
  const Result& result = launch.result;
  const Explanation explanation = program::explainLaunch(report, launch, &profile);
  m_title->setText(QString::fromStdString(result.variant));
  m_facts->setText(launchText(result));
  m_sentences->setText(result.status == Result::Status::Ok && !result.time
                           ? tr("Check mode does not measure times. Press Run to see what limits this launch.")
                           : sentencesText(explanation));
  m_counters->setExplanation(explanation);
  m_title->show();
  m_facts->show();
}

}  // namespace warpbench::gui
