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

void ParametersDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
  QStyledItemDelegate::initStyleOption(option, index);
  QStringList parts = option->text.split(kBetween);
  parts.removeIf([this](const QString& part) { return !m_differing.contains(parameterIn(part)); });
  option->text = parts.join(kBetween);
}

}  // namespace warpbench::gui
