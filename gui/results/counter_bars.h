// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "model/explanation.h"

namespace warpbench::gui {

/// Counters as bars, each with a mark where its ideal is. What is off its ideal stands out by its colour and by bold
/// type.
class CounterBars : public QWidget {
  Q_OBJECT

 public:
  /// One counter, as text and as it is drawn.
  struct Row {
    QString name;
    QString text;           ///< "32, ideal 4"
    double share = 0;       ///< of the row's width: the value's bar
    double idealShare = 0;  ///< where the ideal is
    bool offIdeal = false;
  };

  explicit CounterBars(QWidget* parent = nullptr);

  void setCounters(const std::vector<CounterAgainstIdeal>& counters);
  const std::vector<Row>& rows() const { return m_rows; }

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  int rowHeight() const;

  std::vector<Row> m_rows;
};

}  // namespace warpbench::gui
