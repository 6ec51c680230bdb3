// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDoubleSpinBox>
#include <cstdint>

namespace warpbench::gui {

/// A spin box for integers beyond the range of int, exact up to 2^53. Steps add one, or double and halve.
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
  /// The typed text is not a number within the limits. It stays visible but is not accepted; leaving the field restores
  /// the previous number.
  void refused();
  /// The text is a valid number again.
  void accepted();
  /// Changed by arrows, page keys or the wheel.
  void stepped();

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  Steps m_steps = Steps::One;
  bool m_typing = false;
  double m_before = 0;  ///< the value before typing began
};

}  // namespace warpbench::gui
