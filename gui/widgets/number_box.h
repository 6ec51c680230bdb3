// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDoubleSpinBox>
#include <cstdint>

namespace warpbench::gui {

/// A spin box for whole numbers beyond the range of int, exact to 2^53. Steps add one, or double and halve.
class NumberBox : public QDoubleSpinBox {
  Q_OBJECT

 public:
  enum class Steps { One, Doubling };

  explicit NumberBox(QWidget* parent = nullptr);

  void setSteps(Steps steps) { m_steps = steps; }
  void setLimits(std::int64_t minimum, std::int64_t maximum);
  std::int64_t number() const { return static_cast<std::int64_t>(value()); }
  void setNumber(std::int64_t number) { setValue(static_cast<double>(number)); }

  void stepBy(int steps) override;
  QValidator::State validate(QString& text, int& cursor) const override;
  void fixup(QString& text) const override;

 signals:
  /// What was typed is no number within the limits: it stands there, and is not taken. Whoever leaves it so finds the
  /// number from before.
  void refused();
  /// What stands in the field is a number within the limits again.
  void accepted();
  /// By arrows, page keys or wheel.
  void stepped();

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  Steps m_steps = Steps::One;
  bool m_typing = false;
  double m_before = 0;  ///< what was there before somebody began to type
};

}  // namespace warpbench::gui
