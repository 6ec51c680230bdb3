// SPDX-License-Identifier: GPL-3.0-or-later
#include "plots/plot_page.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include "widgets/eliding_box.h"

namespace warpbench::gui {

PlotPage::PlotPage(QWidget* parent) : QWidget(parent), m_view(new plots::PlotView(this)) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(m_view, 1);
  setFocusProxy(m_view);
}

void PlotPage::nameChoice(const QString& label, const QString& toolTip, const QString& objectName) {
  auto* name = new QLabel(label, this);
  m_choice = new ElidingBox(this);
  m_choice->setToolTip(toolTip);
  m_choice->setObjectName(objectName);
  // The width follows the panel, not the longest entry.
  m_choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  constexpr int kLetters = 26;
  m_choice->setMinimumContentsLength(kLetters);
  name->setBuddy(m_choice);

  auto* row = new QHBoxLayout;
  constexpr int kBeside = 9;
  constexpr int kAbove = 4;
  row->setContentsMargins(kBeside, kAbove, kBeside, 0);
  row->setSpacing(kBeside);
  row->addWidget(name);
  row->addWidget(m_choice);
  row->addStretch();
  static_cast<QVBoxLayout*>(layout())->insertLayout(0, row);
  connect(m_choice, &QComboBox::activated, this, [this] { emit chosen(m_choice->currentData()); });
}

void PlotPage::setChoices(const std::vector<Choice>& choices, const QVariant& chosen) {
  // An open list must not change while the user chooses.
  std::vector<Choice> shown;
  for (int i = 0; i < m_choice->count(); ++i) shown.push_back({m_choice->itemText(i), m_choice->itemData(i)});
  if (shown != choices) {
    m_choice->clear();
    for (const Choice& choice : choices) m_choice->addItem(choice.text, choice.value);
  }
  m_choice->setCurrentIndex(m_choice->findData(chosen));
  m_choice->setEnabled(choices.size() > 1);
}

}  // namespace warpbench::gui
