// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <string>
#include <vector>

#include "draw/plot_view.h"

class QPushButton;
class QTableWidget;

namespace warpbench::gui {

/// A person's own lines and texts in one plot, a row for each, to be added, edited and removed.
class MarksForm : public QWidget {
  Q_OBJECT

 public:
  /// @param view has axes, where new marks are put in the middle. @param mark names the family and the view.
  MarksForm(const plots::PlotView& view, const PlotMark& mark, const std::vector<PlotMark>& marks,
            QWidget* parent = nullptr);

  /// All marks, with those of this plot as they are now.
  std::vector<PlotMark> marks() const;
  /// Why they cannot be taken, in one line; empty where they can.
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
  PlotMark m_new;  ///< as new ones begin
  std::vector<PlotMark> m_others;
  QTableWidget* m_table;
  QPushButton* m_remove;
};

}  // namespace warpbench::gui
