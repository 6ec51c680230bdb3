// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot_page.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace warpbench::gui {

PlotPage::PlotPage(QWidget* parent)
    : QWidget(parent), m_view(new plots::PlotView(this)), m_label(new QLabel(this)), m_choice(new QComboBox(this)) {
  auto* row = new QHBoxLayout;
  constexpr int kBeside = 9;
  constexpr int kAbove = 4;
  row->setContentsMargins(kBeside, kAbove, kBeside, 0);
  row->setSpacing(kBeside);
  row->addWidget(m_label);
  row->addWidget(m_choice);
  row->addStretch();
  m_label->setBuddy(m_choice);
  m_label->hide();
  m_choice->hide();
  // As wide as a panel lets it be, not as its longest entry.
  m_choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  constexpr int kLetters = 26;
  m_choice->setMinimumContentsLength(kLetters);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addLayout(row);
  layout->addWidget(m_view, 1);
  setFocusProxy(m_view);
  connect(m_choice, &QComboBox::activated, this, [this] { emit chosen(m_choice->currentData()); });
}

void PlotPage::nameChoice(const QString& label, const QString& toolTip, const QString& objectName) {
  m_label->setText(label);
  m_choice->setToolTip(toolTip);
  m_choice->setObjectName(objectName);
  m_label->show();
  m_choice->show();
}

void PlotPage::setChoices(const std::vector<Choice>& choices, const QVariant& chosen) {
  // A list that is open must not change under the hand.
  const bool same = m_choice->count() == static_cast<int>(choices.size()) && [&] {
    for (int i = 0; i < m_choice->count(); ++i) {
      const Choice& choice = choices[static_cast<std::size_t>(i)];
      if (m_choice->itemText(i) != choice.text || m_choice->itemData(i) != choice.value) return false;
    }
    return true;
  }();
  if (!same) {
    m_choice->clear();
    for (const Choice& choice : choices) m_choice->addItem(choice.text, choice.value);
  }
  m_choice->setCurrentIndex(m_choice->findData(chosen));
  m_choice->setEnabled(choices.size() > 1);
}

}  // namespace warpbench::gui
