// SPDX-License-Identifier: GPL-3.0-or-later
#include "results/why_panel.h"

#include <QFocusFrame>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>
#include <ranges>
#include <utility>

#include "app/texts.h"
#include "model/explanation.h"
#include "results/counter_bars.h"
#include "text/shown_text.h"

namespace warpbench::gui {

QString sentencesText(const Explanation& explanation) {
  QStringList paragraphs;
  for (const Message& sentence : explanation.sentences) paragraphs << plots::shownText(sentence);
  if (explanation.estimated) paragraphs << WhyPanel::tr("The counts are estimated from some of the blocks.");
  return paragraphs.join(QStringLiteral("\n\n"));
}

WhyPanel::WhyPanel(const SessionDocument& document, QWidget* parent)
    : QScrollArea(parent),
      m_document(document),
      m_title(new QLabel(this)),
      m_point(new QLabel(this)),
      m_sentences(new QLabel(this)),
      m_count(new QPushButton(tr("Count its a&ccesses"), this)),
      m_counters(new CounterBars(this)),
      m_focus(new QFocusFrame(this)) {
  setObjectName(QStringLiteral("why"));
  setAccessibleName(tr("Why the selected result is as fast as it is"));
  setWidgetResizable(true);
  setFrameShape(QFrame::NoFrame);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);

  auto* content = new QWidget(this);
  auto* column = new QVBoxLayout(content);
  const auto add = [&](QLabel* label, const char* name) {
    label->setObjectName(QLatin1String(name));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    column->addWidget(label);
  };
  add(m_title, "why.title");
  add(m_point, "why.point");
  add(m_sentences, "why.sentences");
  m_count->setObjectName(QStringLiteral("why.count"));
  m_count->setToolTip(tr("Simulate this point and the next variant for comparison"));
  connect(m_count, &QPushButton::clicked, this, [this] { emit countsRequested(m_selected.back()); });
  column->addWidget(m_count, 0, Qt::AlignLeft);
  column->addWidget(m_counters);
  column->setSpacing(fontMetrics().height() * 2 / 3);
  column->addStretch(1);
  QFont bold = font();
  bold.setBold(true);
  m_title->setFont(bold);
  setWidget(content);

  connect(&document, &SessionDocument::appended, this, &WhyPanel::takeAppended);
  for (const auto signal : {&SessionDocument::replaced, &SessionDocument::aboutToRenumber})
    connect(&document, signal, this, [this] { select({}); });
  showSelected();
}

void WhyPanel::setCanCount(std::function<bool(const Result&)> canCount) {
  m_canCount = std::move(canCount);
  showSelected();
}

void WhyPanel::select(const std::vector<std::size_t>& resultIndices) {
  m_selected = resultIndices;
  showSelected();
  ensureVisible(0, 0);
}

void WhyPanel::takeAppended(std::size_t first) {
  if (m_selected.empty()) return;
  const Results& results = m_document.session().results;
  const auto added = std::ranges::subrange(results.begin() + static_cast<std::ptrdiff_t>(first), results.end());
  if (std::ranges::count(added, results[m_selected.back()].family, &Result::family) > 0) showSelected();
}

void WhyPanel::showSelected() {
  const Session& session = m_document.session();
  const Result* const result =
      !m_selected.empty() && m_selected.back() < session.results.size() ? &session.results[m_selected.back()] : nullptr;
  for (QWidget* widget :
       {static_cast<QWidget*>(m_title), static_cast<QWidget*>(m_point), static_cast<QWidget*>(m_counters)})
    widget->setVisible(result);
  if (!result) {
    m_sentences->setText(
        tr("Select a result, in the table or in the plot, to see what limits it and what the next "
           "variant changes."));
    m_count->hide();
    return;
  }
  const Explanation explanation = explain(session, *result);
  m_title->setText(variantTitle(result->family, result->variant));
  m_point->setText(parametersText(result->parameters) + QLatin1Char('\n') + QString::fromStdString(result->device));
  m_sentences->setText(sentencesText(explanation));
  m_counters->setCounters(explanation.counters);
  m_counters->setVisible(!explanation.counters.empty());
  m_count->setVisible(explanation.counters.empty() && m_canCount && m_canCount(*result));
}

void WhyPanel::focusInEvent(QFocusEvent* event) {
  QScrollArea::focusInEvent(event);
  m_focus->setWidget(this);
}

void WhyPanel::focusOutEvent(QFocusEvent* event) {
  QScrollArea::focusOutEvent(event);
  m_focus->setWidget(nullptr);
}

QSize WhyPanel::sizeHint() const {
  constexpr int kCharacters = 38;
  return {fontMetrics().averageCharWidth() * kCharacters, QScrollArea::sizeHint().height()};
}

}  // namespace warpbench::gui
