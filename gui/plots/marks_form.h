// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <string>
#include <vector>

#include "draw/plot_view.h"

class QPushButton;
class QTableWidget;

namespace warpbench::gui {

/// Adds, edits and removes the user's lines and texts in one plot, one per row.
class MarksForm : public QWidget {
  Q_OBJECT

 public:
  /// @param view must have axes; new marks appear in their middle. @param mark names the family and the view.
  MarksForm(const plots::PlotView& view, const PlotMark& mark, const std::vector<PlotMark>& marks,
            QWidget* parent = nullptr);

  /// All marks, with this plot's as edited.
  std::vector<PlotMark> marks() const;
  /// Why the marks are invalid, on one line; empty if they are valid.
  QString problem() const;

 signals:
  void changed();

 private:
  bool isOfPlot(const PlotMark& mark) const;
  QPushButton* addButton(const QString& text, const QString& toolTip, PlotMark::Kind kind);
  void add(const PlotMark& mark);
  void removeSelected();
  PlotMark markIn(int row) const;

  const plots::PlotData m_data;
  PlotMark m_new;  ///< initial values of new marks
  std::vector<PlotMark> m_others;
  QTableWidget* m_table;
  QPushButton* m_remove;
};

}  // namespace warpbench::gui
