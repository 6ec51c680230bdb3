// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "model/explanation.h"

namespace warpbench::gui {

/// Counters as bars, each with a mark at its ideal or at another result's value. Worse values have another colour and
/// bold type. If lines of a kernel cause a counter, its row links to them, by a click or by the arrow keys and Enter.
class CounterBars : public QWidget {
  Q_OBJECT

 public:
  /// One counter as text and as drawn.
  struct Row {
    QString name;
    QString text;           ///< "32, ideal 4" or "32 against 4"
    double share = 0;       ///< length of the value's bar, relative to the row's width
    double otherShare = 0;  ///< position of the ideal or of the other result's value
    bool worse = false;
    std::optional<simulator::AccessKind> access;
  };

  explicit CounterBars(QWidget* parent = nullptr);

  /// Whether rows link to lines.
  void setLeading(bool leads);
  void setExplanation(const Explanation& explanation);
  const std::vector<Row>& rows() const { return m_rows; }

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;
  int heightForWidth(int width) const override;

 signals:
  /// Requests the line with the highest cost for such accesses.
  void lineRequested(warpbench::simulator::AccessKind access);

 protected:
  bool event(QEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  /// Whether every name and its values fit on one line of `width` pixels. Otherwise the values are below the names, and
  /// both wrap.
  bool fitBeside(int width) const;
  /// In pixels, as the other lengths here.
  int textHeight(const Row& row, int width) const;
  int rowHeight(const Row& row, int width) const;
  /// The row at `y` if it links to a line, otherwise -1.
  int leadingRow(double y) const;
  bool leads(int row) const;
  void moveBy(int step);
  void updateFocusPolicy();

  std::vector<Row> m_rows;
  bool m_leads = false;
  int m_current = 0;  ///< the keyboard's row
};

}  // namespace warpbench::gui
