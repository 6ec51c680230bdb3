// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <string>

#include "catalogue/view.h"
#include "draw/plot_view.h"

namespace warpbench::gui {

class Dialogs;
class MarksForm;
class SeriesLooksForm;

/// Edits what a person adds to a plot: names and colours of its series, lines and texts. Asks before Escape, or closing
/// the window, loses them.
class PlotEditor : public QDialog {
  Q_OBJECT

 public:
  /// Of a view with series.
  PlotEditor(const plots::PlotView& view, View which, const std::string& family, const Annotations& annotations,
             Dialogs& dialogs, QWidget* parent = nullptr);

  /// With what was edited; words, and what is of other plots, are as they were.
  Annotations annotations() const;

  void reject() override;

 private:
  const Annotations m_annotations;  ///< as they were
  Annotations m_unedited;           ///< the same as the forms have them
  Dialogs& m_dialogs;
  SeriesLooksForm* m_series;
  MarksForm* m_marks;
};

}  // namespace warpbench::gui
