// SPDX-License-Identifier: GPL-3.0-or-later
#include "result_views/table_text.h"

#include <QStringList>
#include <cstdint>
#include <string>
#include <variant>

namespace warpbench::gui {

QString tabSeparated(const QAbstractItemModel& table, const std::vector<int>& rows, int role) {
  QStringList lines;
  const auto line = [&](auto&& cell) {
    QStringList cells;
    for (int column = 0; column < table.columnCount(); ++column)
      cells << cell(column).toString().replace(QLatin1Char('\t'), QLatin1Char(' '));
    lines << cells.join(QLatin1Char('\t'));
  };
  line([&](int column) { return table.headerData(column, Qt::Horizontal, role); });
  for (const int row : rows) line([&](int column) { return table.index(row, column).data(role); });
  return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

QString sortText(const Parameters& parameters) {
  constexpr int kDigits = 19;  // of the largest value
  QStringList parts;
  for (const auto& [id, value] : parameters.entries()) {
    const auto* number = std::get_if<std::int64_t>(&value);
    parts << QString::fromStdString(id) + QLatin1Char('=') +
                 (number ? QString::number(*number).rightJustified(kDigits, QLatin1Char('0'))
                         : QString::fromStdString(std::get<std::string>(value)));
  }
  return parts.join(QLatin1Char(' '));
}

}  // namespace warpbench::gui
