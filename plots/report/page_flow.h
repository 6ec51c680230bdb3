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

/// Text, tables and pictures one below the other, set on pages. All text is plain: nothing in it is markup.
class PageFlow {
 public:
  /// `width` of a page's room, in logical pixels as all lengths here.
  explicit PageFlow(double width) : m_width(width) {}

  struct TextStyle {
    QFont font;
    QColor colour;
    double indent = 0;
    bool code = false;      ///< a long line breaks anywhere
    bool withNext = false;  ///< stays on the page of what follows: a heading
  };
  void addText(const QString& text, const TextStyle& style);
  void addSpace(double height, bool withNext = false);
  /// A picture of that height over the whole width, painted when its page is.
  void addPicture(double height, std::function<void(QCPPainter&, const QRectF&)> paint);
  /// Rows stay whole, and on each page the header stands above them. Columns of text share what numbers leave.
  void addTable(const ResultTable& table, const QFont& font, const QColor& colour, const QColor& rules);

  /// Sets what was added on pages of that height.
  void paginate(double height);
  std::size_t pages() const { return m_pages.size(); }
  /// From 0, 0 of the page's room.
  void paintPage(QCPPainter& painter, std::size_t page) const;

 private:
  /// What stays on one page.
  struct Band {
    double height = 0;
    bool withNext = false;
    bool space = false;      ///< not needed where a page begins
    std::size_t header = 0;  ///< 1 + index of the band to repeat where this one begins a page; 0: none
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
