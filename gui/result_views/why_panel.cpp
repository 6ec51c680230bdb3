// SPDX-License-Identifier: GPL-3.0-or-later
#include "result_views/why_panel.h"

#include <QFocusFrame>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QVBoxLayout>
#include <algorithm>
#include <ranges>
#include <utility>

#include "model/explanation.h"
#include "result_views/counter_bars.h"
#include "text/labels.h"
#include "text/shown_text.h"
#include "widgets/texts.h"

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
      m_turn(new QPushButton(tr("Swap the two"), this)),
      m_count(new QPushButton(tr("Count its a&ccesses"), this)),
      m_counters(new CounterBars(this)),
      m_hint(new QLabel(tr("Ctrl-click a second result to see how the two differ."), this)),
      m_focus(new QFocusFrame(this)) {
  setObjectName(QStringLiteral("why"));
  setAccessibleName(tr("What limits the selected result"));
  setWidgetResizable(true);
  setFrameShape(QFrame::NoFrame);

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
  m_turn->setObjectName(QStringLiteral("why.turn"));
  m_turn->setToolTip(tr("Explain the second result compared with the first"));
  connect(m_turn, &QPushButton::clicked, this, [this] {
    std::ranges::reverse(m_selected);
    showSelected();
    emit turned(m_selected);
  });
  column->addWidget(m_turn, 0, Qt::AlignLeft);
  add(m_sentences, "why.sentences");
  m_count->setObjectName(QStringLiteral("why.count"));
  m_count->setToolTip(
      toolTipText(tr("Simulate this point and the next variant for comparison, or both selected points")));
  connect(m_count, &QPushButton::clicked, this, [this] {
    const bool withNext = !other();
    for (const std::size_t index : countable()) emit countsRequested(index, withNext);
  });
  column->addWidget(m_count, 0, Qt::AlignLeft);
  column->addWidget(m_counters);
  m_counters->setLeading(true);
  connect(m_counters, &CounterBars::lineRequested, this, &WhyPanel::lineRequested);
  add(m_hint, "why.hint");
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

const Result* WhyPanel::selected() const {
  const Results& results = m_document.session().results;
  return !m_selected.empty() && m_selected.back() < results.size() ? &results[m_selected.back()] : nullptr;
}

const Result* WhyPanel::other() const {
  return m_selected.size() == 2 && selected() ? &m_document.session().results[m_selected.front()] : nullptr;
}

std::vector<std::size_t> WhyPanel::countable() const {
  if (!m_canCount) return {};
  const Session& session = m_document.session();
  std::vector<std::size_t> shown{m_selected.back()};
  if (other()) shown.push_back(m_selected.front());
  std::erase_if(shown, [&](std::size_t index) {
    const Result& result = session.results[index];
    return !explain(session, result).counters.empty() || !m_canCount(result);
  });
  return shown;
}

void WhyPanel::showNone() {
  for (QWidget* widget : std::initializer_list<QWidget*>{m_title, m_point, m_turn, m_count, m_counters, m_hint})
    widget->hide();
  const QString why = m_whyEmpty ? m_whyEmpty() : QString();
  m_sentences->setText(why.isEmpty() ? tr("Select a result, in the table or in the plot, to see what limits it and "
                                          "what the next variant changes.")
                                     : why);
}

void WhyPanel::showSelected() {
  const Result* const result = selected();
  if (!result) {
    showNone();
    return;
  }
  const Session& session = m_document.session();
  const Result* const beside = other();
  const auto titleOf = [](const Result& each) { return variantTitle(each.family, each.variant); };
  const auto pointOf = [&session](const Result& each) {
    return parametersText(each.parameters) + QLatin1Char('\n') + plots::sourceText(session, each);
  };
  const Explanation explanation = beside ? explainAgainst(session, *result, *beside) : explain(session, *result);
  m_title->setText(beside ? tr("%1 compared with %2").arg(titleOf(*result), titleOf(*beside)) : titleOf(*result));
  const bool samePoint = !beside || pointOf(*result) == pointOf(*beside);
  m_point->setText(samePoint ? pointOf(*result)
                             : tr("%1\n"
                                  "compared with\n"
                                  "%2")
                                   .arg(pointOf(*result), pointOf(*beside)));
  m_sentences->setText(sentencesText(explanation));
  m_counters->setExplanation(explanation);
  for (QLabel* label : {m_title, m_point}) label->show();
  m_turn->setVisible(beside);
  m_count->setVisible(!countable().empty());
  m_hint->setVisible(m_compares && !beside && session.results.size() > 1);
}

void WhyPanel::focusInEvent(QFocusEvent* event) {
  QScrollArea::focusInEvent(event);
  m_focus->setWidget(this);
}

void WhyPanel::focusOutEvent(QFocusEvent* event) {
  QScrollArea::focusOutEvent(event);
  m_focus->setWidget(nullptr);
}

// Text that needs horizontal scrolling is hard to read, so the minimum width fits the widest parts, the buttons.
QSize WhyPanel::minimumSizeHint() const {
  const QMargins margins = widget()->layout()->contentsMargins();
  const int widest = std::max(m_turn->sizeHint().width(), m_count->sizeHint().width());
  return {widest + margins.left() + margins.right() + verticalScrollBar()->sizeHint().width(),
          QScrollArea::minimumSizeHint().height()};
}

QSize WhyPanel::sizeHint() const {
  constexpr int kCharacters = 38;
  return {fontMetrics().averageCharWidth() * kCharacters, QScrollArea::sizeHint().height()};
}

}  // namespace warpbench::gui
