// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <optional>

#include "draw/plot_view.h"

class QLabel;
class QLineEdit;
class QPushButton;

namespace warpbench::gui {

/// What the axes of a plot show, as numbers. What makes no range cannot be accepted, and says why.
class RangeDialog : public QDialog {
  Q_OBJECT

 public:
  /// Of a view that has axes; begins with what they show.
  explicit RangeDialog(const plots::PlotView& view, QWidget* parent = nullptr);

  /// As entered; nothing where that is no range.
  std::optional<plots::ViewState::Ranges> ranges() const;

 private:
  QLineEdit* addField(const QString& title, const char* name, double value);
  QString problem() const;
  void validate();

  const plots::ViewState::Ranges m_before;
  const bool m_logarithmicX;
  const bool m_logarithmicY;
  QLineEdit* m_left = nullptr;  ///< nullptr, as the other of x, where bars stand beside each other
  QLineEdit* m_right = nullptr;
  QLineEdit* m_bottom = nullptr;
  QLineEdit* m_top = nullptr;
  QLabel* m_reason;
  QPushButton* m_ok = nullptr;
};

}  // namespace warpbench::gui
