// SPDX-License-Identifier: GPL-3.0-or-later
#include "result_views/parameters_delegate.h"

namespace warpbench::gui {

namespace {

constexpr QLatin1Char kBetween(' ');

QString parameterIn(const QString& part) { return part.section(QLatin1Char('='), 0, 0); }

}  // namespace

void ParametersDelegate::forgetRows() {
  m_first.clear();
  m_differing.clear();
}

bool ParametersDelegate::addRow(const QString& parameters) {
  const qsizetype before = m_differing.size();
  for (const QString& part : parameters.split(kBetween)) {
    const QString id = parameterIn(part);
    if (const auto first = m_first.constFind(id); first == m_first.constEnd())
      m_first.insert(id, part);
    else if (*first != part)
      m_differing.insert(id);
  }
  return m_differing.size() != before;
}

ParametersDelegate::Parts ParametersDelegate::partsOf(const QString& parameters) const {
  Parts parts;
  for (const QString& part : parameters.split(kBetween))
    (m_differing.contains(parameterIn(part)) ? parts.differing : parts.equal) << part;
  return parts;
}

void ParametersDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
  QStyledItemDelegate::initStyleOption(option, index);
  const Parts parts = partsOf(option->text);
  option->text = (parts.differing + parts.equal).join(kBetween);
}

QSize ParametersDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const QString whole = index.data().toString();
  const QString needed = partsOf(whole).differing.join(kBetween);
  QSize size = QStyledItemDelegate::sizeHint(option, index);
  size.rwidth() -= option.fontMetrics.horizontalAdvance(whole) - option.fontMetrics.horizontalAdvance(needed);
  return size;
}

}  // namespace warpbench::gui
