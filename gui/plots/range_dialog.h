// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <optional>

#include "draw/plot_view.h"

class QLabel;
class QLineEdit;
class QPushButton;

namespace warpbench::gui {

/// The ranges of a plot's axes as numbers. Invalid ranges cannot be accepted, and the dialog shows why.
class RangeDialog : public QDialog {
  Q_OBJECT

 public:
  /// `view` must have axes; the dialog starts with their ranges.
  explicit RangeDialog(const plots::PlotView& view, QWidget* parent = nullptr);

  /// The entered ranges; nothing if they are invalid.
  std::optional<plots::ViewState::Ranges> ranges() const;

 private:
  QLineEdit* addField(const QString& title, const char* name, double value);
  QString problem() const;
  void validate();

  const plots::ViewState::Ranges m_before;
  const bool m_logarithmicX;
  const bool m_logarithmicY;
  QLineEdit* m_left = nullptr;  ///< nullptr for bar charts, as m_right
  QLineEdit* m_right = nullptr;
  QLineEdit* m_bottom = nullptr;
  QLineEdit* m_top = nullptr;
  QLabel* m_reason;
  QPushButton* m_ok = nullptr;
};

}  // namespace warpbench::gui
