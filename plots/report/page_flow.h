// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QRectF>
#include <QString>
#include <functional>
#include <memory>
#include <vector>

#include "tables/result_table.h"

class QCPPainter;
class QTextLayout;

namespace warpbench::plots {

/// Stacks text, tables and pictures and sets them on pages. All text is plain, without markup.
class PageFlow {
 public:
  /// `width` of a page's content area. All lengths here are in logical pixels.
  explicit PageFlow(double width) : m_width(width) {}

  struct TextStyle {
    QFont font;
    QColor colour;
    double indent = 0;
    bool code = false;      ///< long lines break anywhere
    bool withNext = false;  ///< stays on the page of the next item, as a heading does
  };
  void addText(const QString& text, const TextStyle& style);
  void addSpace(double height, bool withNext = false);
  /// Adds a picture of that height across the whole width, painted with its page.
  void addPicture(double height, std::function<void(QCPPainter&, const QRectF&)> paint);
  /// Adds a table. Rows stay whole, and each page repeats the header. Text columns share the width that number columns
  /// leave.
  void addTable(const ResultTable& table, const QFont& font, const QColor& colour, const QColor& rules);

  /// Distributes the items over pages of that height.
  void paginate(double height);
  std::size_t pages() const { return m_pages.size(); }
  /// Relative to 0, 0 of the page's content area.
  void paintPage(QCPPainter& painter, std::size_t page) const;

 private:
  /// A piece that stays on one page.
  struct Band {
    double height = 0;
    bool withNext = false;
    bool space = false;      ///< dropped at the top of a page
    std::size_t header = 0;  ///< 1 + index of the header band to repeat if this band begins a page; 0: none
    std::function<void(QCPPainter&, double y)> paint;
  };
  struct Placed {
    std::size_t band = 0;
    double y = 0;
  };

  void addRow(const std::vector<std::string>& cells, const std::vector<bool>& numbers,
              const std::vector<double>& widths, const QFont& font, const QColor& colour, const QColor& rules,
              std::size_t header);

  double m_width;
  std::vector<Band> m_bands;
  std::vector<std::vector<Placed>> m_pages;
};

}  // namespace warpbench::plots
