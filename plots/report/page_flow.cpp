// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/page_flow.h"

#include <qcustomplot.h>

#include <QTextLayout>
#include <algorithm>
#include <numeric>

namespace warpbench::plots {
namespace {

constexpr double kCellGap = 8;     ///< pixels between columns
constexpr double kRowGap = 4;      ///< pixels around a row's text
constexpr double kNarrowest = 48;  ///< of a text column

using Layout = std::shared_ptr<QTextLayout>;

/// Replaces control characters, which would appear as boxes.
QString plain(QString text) {
  for (QChar& character : text)
    if (character.category() == QChar::Other_Control) character = QLatin1Char(' ');
  return text;
}

Layout layOut(const QString& text, const QFont& font, double width, bool anywhere, Qt::Alignment alignment) {
  auto layout = std::make_shared<QTextLayout>(plain(text), font);
  QTextOption option(alignment);
  option.setWrapMode(anywhere ? QTextOption::WrapAnywhere : QTextOption::WrapAtWordBoundaryOrAnywhere);
  layout->setTextOption(option);
  layout->setCacheEnabled(true);
  layout->beginLayout();
  double y = 0;
  for (QTextLine line = layout->createLine(); line.isValid(); line = layout->createLine()) {
    line.setLineWidth(width);
    line.setPosition({0, y});
    y += line.height();
  }
  layout->endLayout();
  return layout;
}

double heightOf(const Layout& layout) {
  const QTextLine last = layout->lineAt(layout->lineCount() - 1);
  return layout->lineCount() > 0 ? last.y() + last.height() : 0;
}

QFont boldOf(QFont font) {
  font.setBold(true);
  return font;
}

/// Number columns get the width they need. Text columns share the rest, each at most what it needs.
std::vector<double> widthsOf(const ResultTable& table, const QFont& font, double room) {
  const QFontMetricsF metrics(font);
  const QFontMetricsF headers(boldOf(font));
  std::vector<double> widths;
  std::vector<std::size_t> texts;
  double left = room;
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    // A header of several words may wrap between them.
    double widest = 0;
    for (const QString& word : QString::fromStdString(table.columns[i].header).split(QLatin1Char(' ')))
      widest = std::max(widest, headers.horizontalAdvance(word));
    for (const auto& row : table.rows)
      widest = std::max(widest, metrics.horizontalAdvance(plain(QString::fromStdString(row[i]))));
    widths.push_back(std::ceil(widest) + kCellGap);
    if (table.columns[i].number)
      left -= widths.back();
    else
      texts.push_back(i);
  }
  std::ranges::sort(texts, {}, [&](std::size_t i) { return widths[i]; });
  for (std::size_t k = 0; k < texts.size(); ++k) {
    double& width = widths[texts[k]];
    width = std::max(kNarrowest, std::min(width, left / static_cast<double>(texts.size() - k)));
    left -= width;
  }
  return widths;
}

}  // namespace

void PageFlow::addText(const QString& text, const TextStyle& style) {
  const Layout layout = layOut(text, style.font, m_width - style.indent, style.code, Qt::AlignLeft);
  for (int i = 0; i < layout->lineCount(); ++i) {
    const QTextLine line = layout->lineAt(i);
    m_bands.push_back({.height = line.height(),
                       .withNext = style.withNext,
                       .paint = [layout, i, style](QCPPainter& painter, double y) {
                         painter.setPen(style.colour);
                         const QTextLine drawn = layout->lineAt(i);
                         drawn.draw(&painter, QPointF(style.indent, y - drawn.y()));
                       }});
  }
}

void PageFlow::addSpace(double height, bool withNext) {
  m_bands.push_back({.height = height, .withNext = withNext, .space = true, .paint = {}});
}

void PageFlow::addPicture(double height, std::function<void(QCPPainter&, const QRectF&)> paint) {
  m_bands.push_back(
      {.height = height, .paint = [paint = std::move(paint), height, width = m_width](QCPPainter& painter, double y) {
         paint(painter, QRectF(0, y, width, height));
       }});
}

void PageFlow::addRow(const std::vector<std::string>& cells, const std::vector<bool>& numbers,
                      const std::vector<double>& widths, const QFont& font, const QColor& colour, const QColor& rules,
                      std::size_t header) {
  std::vector<std::pair<double, Layout>> laidOut;
  double x = 0;
  double height = 0;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    laidOut.emplace_back(x, layOut(QString::fromStdString(cells[i]), font, widths[i] - kCellGap, false,
                                   numbers[i] ? Qt::AlignRight : Qt::AlignLeft));
    height = std::max(height, heightOf(laidOut.back().second));
    x += widths[i];
  }
  height += kRowGap;
  const double end = std::min(x - kCellGap, m_width);
  m_bands.push_back({.height = height,
                     .withNext = header == 0,
                     .header = header,
                     .paint = [laidOut, colour, rules, height, end](QCPPainter& painter, double y) {
                       painter.setPen(colour);
                       for (const auto& [left, layout] : laidOut) layout->draw(&painter, {left, y + kRowGap / 2});
                       painter.setPen(QPen(rules, 0.75));
                       painter.drawLine(QPointF(0, y + height), QPointF(end, y + height));
                     }});
}

void PageFlow::addTable(const ResultTable& table, const QFont& font, const QColor& colour, const QColor& rules) {
  constexpr int kSmallest = 6;
  QFont fitting = font;
  std::vector<double> widths = widthsOf(table, fitting, m_width);
  while (std::accumulate(widths.begin(), widths.end(), 0.0) > m_width + kCellGap && fitting.pixelSize() > kSmallest) {
    fitting.setPixelSize(fitting.pixelSize() - 1);
    widths = widthsOf(table, fitting, m_width);
  }
  std::vector<bool> numbers;
  std::vector<std::string> headers;
  for (const auto& column : table.columns) {
    numbers.push_back(column.number);
    headers.push_back(column.header);
  }
  std::size_t header = 0;
  if (std::ranges::any_of(headers, [](const std::string& text) { return !text.empty(); })) {
    addRow(headers, numbers, widths, boldOf(fitting), colour, colour, 0);
    header = m_bands.size();
  }
  for (const auto& row : table.rows) addRow(row, numbers, widths, fitting, colour, rules, header);
  if (header == 0 && !table.rows.empty())
    for (std::size_t i = m_bands.size() - table.rows.size(); i < m_bands.size(); ++i) m_bands[i].withNext = false;
}

void PageFlow::paginate(double height) {
  m_pages.assign(1, {});
  double y = 0;
  for (std::size_t i = 0; i < m_bands.size(); ++i) {
    // Bands that belong together move to the next page together, unless they start the page.
    double needed = m_bands[i].height;
    for (std::size_t k = i; m_bands[k].withNext && k + 1 < m_bands.size(); ++k) needed += m_bands[k + 1].height;
    const bool follows = i > 0 && m_bands[i - 1].withNext;
    if (y + needed > height && !m_pages.back().empty() && !(follows && y + m_bands[i].height <= height)) {
      m_pages.emplace_back();
      y = 0;
      if (m_bands[i].header > 0) {
        m_pages.back().push_back({m_bands[i].header - 1, y});
        y += m_bands[m_bands[i].header - 1].height;
      }
    }
    if (m_bands[i].space && m_pages.back().empty()) continue;
    m_pages.back().push_back({i, y});
    y += m_bands[i].height;
  }
}

void PageFlow::paintPage(QCPPainter& painter, std::size_t page) const {
  for (const Placed& placed : m_pages[page])
    if (m_bands[placed.band].paint) m_bands[placed.band].paint(painter, placed.y);
}

}  // namespace warpbench::plots
