// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "model/explanation.h"

namespace warpbench::gui {

/// Counters as bars, each with a mark where its ideal is or where another result's is. What is worse stands out by its
/// colour and by bold type. Those that lines of a kernel cause lead there, by a click or by the arrow keys and Enter.
class CounterBars : public QWidget {
  Q_OBJECT

 public:
  /// One counter, as text and as it is drawn.
  struct Row {
    QString name;
    QString text;           ///< "32, ideal 4" or "32 against 4"
    double share = 0;       ///< of the row's width: the value's bar
    double otherShare = 0;  ///< where the ideal or the other result's is
    bool worse = false;
    std::optional<simulator::AccessKind> access;
  };

  explicit CounterBars(QWidget* parent = nullptr);

  /// Whether somebody shows lines.
  void setLeading(bool leads);
  void setExplanation(const Explanation& explanation);
  const std::vector<Row>& rows() const { return m_rows; }

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;
  int heightForWidth(int width) const override;

 signals:
  /// The line that pays most for such accesses is to be shown.
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
  /// Whether each name and its values fit beside each other into those pixels; else the values are below, and both
  /// wrap.
  bool fitBeside(int width) const;
  /// Pixels, as all of these.
  int textHeight(const Row& row, int width) const;
  int rowHeight(const Row& row, int width) const;
  /// The row there where it leads anywhere, else -1.
  int leadingRow(double y) const;
  bool leads(int row) const;
  void moveBy(int step);
  void updateFocusPolicy();

  std::vector<Row> m_rows;
  bool m_leads = false;
  int m_current = 0;  ///< the row that the keyboard is at
};

}  // namespace warpbench::gui
