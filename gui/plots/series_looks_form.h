// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QWidget>
#include <string>
#include <vector>

#include "views/annotated_plot.h"
#include "look/theme.h"

class QLineEdit;
class QToolButton;

namespace warpbench::gui {

/// Edits the colour and the name of each series in a plot, one series per row.
class SeriesLooksForm : public QWidget {
  Q_OBJECT

 public:
  SeriesLooksForm(const plots::PlotData& plot, const std::string& family, const std::vector<SeriesLook>& looks,
                  QWidget* parent = nullptr);

  /// All looks, with those of this plot's series as edited.
  std::vector<SeriesLook> looks() const;
  /// Sets the colour as the user would; an invalid colour selects the plot's own.
  void setColour(const QString& key, const QColor& colour);

 private:
  struct Row {
    SeriesLook look;  ///< all but the name
    QColor usual;
    QLineEdit* name = nullptr;
    QToolButton* colour = nullptr;
  };
  void add(const plots::NamedSeries& named, const plots::PlotData& plot);
  void chooseColour(std::size_t row);
  void showColour(const Row& row);

  std::string m_family;
  std::vector<SeriesLook> m_before;
  std::vector<Row> m_rows;
};

}  // namespace warpbench::gui
