// SPDX-License-Identifier: GPL-3.0-or-later
#include "plots/marks_form.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTableWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "plots/typed_number.h"
#include "views/annotated_plot.h"

namespace warpbench::gui {

namespace {

using Kind = PlotMark::Kind;

enum Column { WhatColumn, XColumn, YColumn, TextColumn, ColumnCount };
constexpr int kKind = Qt::UserRole;
constexpr int kDigits = 12;  ///< of an editable number: sizes have more than six

QString kindText(Kind kind) {
  switch (kind) {
    case Kind::Horizontal:
      return MarksForm::tr("Horizontal line");
    case Kind::Vertical:
      return MarksForm::tr("Vertical line");
    case Kind::Text:
      break;
  }
  return MarksForm::tr("Text");
}

/// The middle of the visible axis, rounded to a readable number.
double middle(double from, double to, bool logarithmic) {
  return QString::number(logarithmic ? std::sqrt(from * to) : (from + to) / 2, 'g', 3).toDouble();
}

}  // namespace

MarksForm::MarksForm(const plots::PlotView& view, const PlotMark& mark, const std::vector<PlotMark>& marks,
                     QWidget* parent)
    : QWidget(parent),
      m_data(view.data()),
      m_new(mark),
      m_table(new QTableWidget(0, ColumnCount, this)),
      m_remove(new QPushButton(tr("&Remove"), this)) {
  m_new.along = m_data.along;
  m_new.unit = m_data.unit.toStdString();
  const plots::ViewState::Ranges shown = view.ranges().value_or(plots::ViewState::Ranges());
  m_new.x = middle(shown.left, shown.right, view.logarithmicX() && !m_data.bars());
  m_new.y = middle(shown.bottom, shown.top, view.logarithmicY());

  m_table->setObjectName(QStringLiteral("marks"));
  m_table->setAccessibleName(tr("Lines and texts"));
  m_table->setToolTip(tr("Your lines and texts in this plot; double-click a cell to edit it"));
  m_table->setHorizontalHeaderLabels(
      {tr("What"), m_data.bars() ? tr("Bar") : m_data.xTitle, m_data.yTitle, tr("Text")});
  m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
  m_table->setTabKeyNavigation(false);
  m_table->verticalHeader()->hide();
  QHeaderView* header = m_table->horizontalHeader();
  header->setSectionResizeMode(QHeaderView::ResizeToContents);
  header->setSectionResizeMode(TextColumn, QHeaderView::Stretch);
  header->setHighlightSections(false);

  auto* buttons = new QHBoxLayout;
  buttons->addWidget(addButton(tr("Add &horizontal line"), tr("Add a line at a value"), Kind::Horizontal));
  if (!m_data.along.empty())
    buttons->addWidget(addButton(tr("Add &vertical line"), tr("Add a line at a position along x"), Kind::Vertical));
  if (!m_data.along.empty() || m_data.bars())
    buttons->addWidget(addButton(tr("Add t&ext"), tr("Add a text at a point"), Kind::Text));
  m_remove->setObjectName(QStringLiteral("marks.remove"));
  m_remove->setToolTip(tr("Remove the selected lines and texts"));
  m_remove->setAutoDefault(false);
  connect(m_remove, &QPushButton::clicked, this, &MarksForm::removeSelected);
  buttons->addStretch();
  buttons->addWidget(m_remove);
  auto* column = new QVBoxLayout(this);
  column->addWidget(m_table, 1);
  column->addLayout(buttons);

  for (const PlotMark& each : marks)
    if (isOfPlot(each))
      add(each);
    else
      m_others.push_back(each);
  const auto update = [this] { m_remove->setEnabled(m_table->selectionModel()->hasSelection()); };
  connect(m_table, &QTableWidget::itemChanged, this, &MarksForm::changed);
  connect(m_table, &QTableWidget::itemSelectionChanged, this, update);
  update();
}

bool MarksForm::isOfPlot(const PlotMark& mark) const {
  return mark.family == m_new.family && mark.view == m_new.view &&
         (mark.kind == Kind::Vertical || mark.unit == m_new.unit) &&
         (mark.kind == Kind::Horizontal || mark.along == m_new.along);
}

QPushButton* MarksForm::addButton(const QString& text, const QString& toolTip, Kind kind) {
  auto* button = new QPushButton(text, this);
  button->setObjectName(QStringLiteral("marks.add.") + QString::fromStdString(toText(kind)));
  button->setToolTip(toolTip);
  button->setAutoDefault(false);
  connect(button, &QPushButton::clicked, this, [this, kind] {
    PlotMark mark = m_new;
    mark.kind = kind;
    add(mark);
    m_table->setCurrentCell(m_table->rowCount() - 1, TextColumn);
    m_table->setFocus();
    m_table->edit(m_table->currentIndex());  // the user types the text next
    emit changed();
  });
  return button;
}

void MarksForm::add(const PlotMark& mark) {
  const QSignalBlocker quiet(m_table);  // nobody may see a row without all its cells
  const int row = m_table->rowCount();
  m_table->insertRow(row);
  const auto put = [&](int column, const QString& text, bool editable = true) {
    auto* item = new QTableWidgetItem(text);
    if (!editable) item->setFlags(item->flags() & ~Qt::ItemIsEditable);
    m_table->setItem(row, column, item);
    return item;
  };
  put(WhatColumn, kindText(mark.kind), false)->setData(kKind, static_cast<int>(mark.kind));
  const bool hasX = mark.kind != Kind::Horizontal;
  const bool hasY = mark.kind != Kind::Vertical;
  put(XColumn, hasX && !m_data.bars() ? numberToType(mark.x, kDigits) : QString(), hasX && !m_data.bars());
  put(YColumn, hasY ? numberToType(mark.y, kDigits) : QString(), hasY);
  put(TextColumn, QString::fromStdString(mark.text));
  if (!hasX || !m_data.bars()) return;
  auto* bars = new QComboBox(m_table);
  bars->setAccessibleName(tr("Bar"));
  bars->setToolTip(tr("The bar that the text belongs to"));
  for (const plots::NamedSeries& named : plots::namedSeries(m_data)) bars->addItem(named.name, named.key);
  bars->setCurrentIndex(std::max(0, bars->findData(QString::fromStdString(mark.variant))));
  m_table->setCellWidget(row, XColumn, bars);
}

void MarksForm::removeSelected() {
  for (int row = m_table->rowCount() - 1; row >= 0; --row)
    if (m_table->selectionModel()->isRowSelected(row)) m_table->removeRow(row);
  emit changed();
}

PlotMark MarksForm::markIn(int row) const {
  PlotMark mark = m_new;
  mark.kind = static_cast<Kind>(m_table->item(row, WhatColumn)->data(kKind).toInt());
  mark.text = m_table->item(row, TextColumn)->text().simplified().toStdString();
  mark.x = typedNumber(m_table->item(row, XColumn)->text()).value_or(0);
  mark.y = typedNumber(m_table->item(row, YColumn)->text()).value_or(0);
  if (const auto* bars = qobject_cast<QComboBox*>(m_table->cellWidget(row, XColumn)))
    mark.variant = bars->currentData().toString().toStdString();
  return mark;
}

QString MarksForm::problem() const {
  for (int row = 0; row < m_table->rowCount(); ++row)
    for (const int column : {XColumn, YColumn}) {
      const QTableWidgetItem& item = *m_table->item(row, column);
      if (item.flags().testFlag(Qt::ItemIsEditable) && !typedNumber(item.text()))
        return tr("Line %1: enter a number.").arg(row + 1);
    }
  return {};
}

std::vector<PlotMark> MarksForm::marks() const {
  std::vector<PlotMark> marks = m_others;
  for (int row = 0; row < m_table->rowCount(); ++row) marks.push_back(markIn(row));
  return marks;
}

}  // namespace warpbench::gui
