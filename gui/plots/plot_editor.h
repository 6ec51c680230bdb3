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

/// Edits the user's additions to a plot: names and colours of series, lines and texts. Asks before Escape or closing
/// the window discards edits.
class PlotEditor : public QDialog {
  Q_OBJECT

 public:
  /// `view` must have series.
  PlotEditor(const plots::PlotView& view, View which, const std::string& family, const Annotations& annotations,
             Dialogs& dialogs, QWidget* parent = nullptr);

  /// The annotations with the edits. Words and other plots' annotations are unchanged.
  Annotations annotations() const;

  void reject() override;

 private:
  const Annotations m_annotations;  ///< the original ones
  Annotations m_unedited;           ///< the original ones as the forms return them
  Dialogs& m_dialogs;
  SeriesLooksForm* m_series;
  MarksForm* m_marks;
};

}  // namespace warpbench::gui
