// SPDX-License-Identifier: GPL-3.0-or-later
#include "why_panel.h"

#include <QFocusFrame>
#include <QLabel>
#include <QVBoxLayout>

#include "explanation_text.h"
#include "model/explanation.h"
#include "texts.h"

namespace warpbench::gui {

namespace {

QString sentencesText(const Explanation& explanation) {
  QStringList paragraphs;
  for (const Sentence& sentence : explanation.sentences) paragraphs << sentenceText(sentence);
  if (explanation.estimated) paragraphs << WhyPanel::tr("The counts are estimated from some of the blocks.");
  return paragraphs.join(QStringLiteral("\n\n"));
}

/// A table of counters; what is off its ideal stands out.
QString countersHtml(const std::vector<CounterAgainstIdeal>& counters) {
  const auto cell = [](const QString& text, const char* align, bool bold = false) {
    const QString shown = bold ? QStringLiteral("<b>%1</b>").arg(text.toHtmlEscaped()) : text.toHtmlEscaped();
    return QStringLiteral("<td align=\"%1\">%2</td>").arg(QLatin1String(align), shown);
  };
  QString rows = cell({}, "left") + cell(WhyPanel::tr("here"), "right") + cell(WhyPanel::tr("ideal"), "right");
  for (const CounterAgainstIdeal& counter : counters) {
    const QString value = quantityText(counter.value);
    const QString ideal = quantityText(counter.ideal);
    rows += QStringLiteral("</tr><tr>") + cell(phraseText(counter.name), "left") +
            cell(value, "right", value != ideal) + cell(ideal, "right");
  }
  return QStringLiteral("<table width=\"100%\" cellspacing=\"0\" cellpadding=\"2\"><tr>%1</tr></table>").arg(rows);
}

}  // namespace

WhyPanel::WhyPanel(const SessionDocument& document, QWidget* parent)
    : QScrollArea(parent),
      m_document(document),
      m_title(new QLabel(this)),
      m_point(new QLabel(this)),
      m_sentences(new QLabel(this)),
      m_counters(new QLabel(this)),
      m_focus(new QFocusFrame(this)) {
  setObjectName(QStringLiteral("why"));
  setAccessibleName(tr("Why the selected result is as fast as it is"));
  setWidgetResizable(true);
  setFrameShape(QFrame::NoFrame);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);

  auto* content = new QWidget(this);
  auto* column = new QVBoxLayout(content);
  const auto add = [&](QLabel* label, const char* name, Qt::TextFormat format) {
    label->setObjectName(QLatin1String(name));
    label->setTextFormat(format);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    column->addWidget(label);
  };
  add(m_title, "why.title", Qt::PlainText);
  add(m_point, "why.point", Qt::PlainText);
  add(m_sentences, "why.sentences", Qt::PlainText);
  add(m_counters, "why.counters", Qt::RichText);
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

void WhyPanel::select(const std::vector<std::size_t>& resultIndices) {
  m_selected = resultIndices;
  showSelected();
  ensureVisible(0, 0);
}

void WhyPanel::takeAppended() {
  const std::vector<Result>& results = m_document.session().results;
  if (!m_selected.empty() && results.back().family == results[m_selected.back()].family) showSelected();
}

void WhyPanel::showSelected() {
  const Session& session = m_document.session();
  const Result* const result =
      !m_selected.empty() && m_selected.back() < session.results.size() ? &session.results[m_selected.back()] : nullptr;
  for (QLabel* label : {m_title, m_point, m_counters}) label->setVisible(result);
  if (!result) {
    m_sentences->setText(
        tr("Select a result, in the table or in the plot, to see what limits it and what the next "
           "variant changes."));
    return;
  }
  const Explanation explanation = explain(session, *result);
  m_title->setText(variantTitle(result->family, result->variant));
  m_point->setText(parametersText(result->parameters) + QLatin1Char('\n') + QString::fromStdString(result->device));
  m_sentences->setText(sentencesText(explanation));
  m_counters->setText(countersHtml(explanation.counters));
  m_counters->setVisible(!explanation.counters.empty());
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
