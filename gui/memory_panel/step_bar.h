// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>
#include <cstddef>
#include <vector>

class QComboBox;
class QSlider;
class QToolButton;

namespace warpbench::gui {

/// Controls for moving through steps: first, back, play, forward, last, and a slider. Knows the number of steps and the
/// current one.
class StepBar : public QWidget {
  Q_OBJECT

 public:
  explicit StepBar(QWidget* parent = nullptr);

  /// Stops playing. @param at the first step to show, limited to the last.
  void setSteps(std::size_t steps, std::size_t at = 0);
  std::size_t steps() const { return m_steps; }
  std::size_t step() const { return m_step; }
  /// Moves to the closest valid step.
  void goTo(std::size_t step);
  void stepForward();
  void stepBack();
  bool playing() const { return m_timer.isActive(); }
  /// Starts from the beginning if the last step is shown, and stops at the last step.
  void setPlaying(bool on);
  /// Handles a player key: arrows, Home, End, Space. @returns whether it was one.
  bool press(int key);

 signals:
  void stepChanged(std::size_t step);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void updateControls();
  void applyIcons();
  std::size_t last() const { return m_steps == 0 ? 0 : m_steps - 1; }

  std::size_t m_steps = 0;
  std::size_t m_step = 0;
  QTimer m_timer;
  QToolButton* m_first;
  QToolButton* m_back;
  QToolButton* m_play;
  QToolButton* m_forward;
  QToolButton* m_lastButton;
  QSlider* m_slider;
  QComboBox* m_speed;
};

}  // namespace warpbench::gui
