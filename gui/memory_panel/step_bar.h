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

/// Goes through steps: first, back, play, forward, last, and a slider. It knows how many there are and which is shown.
class StepBar : public QWidget {
  Q_OBJECT

 public:
  explicit StepBar(QWidget* parent = nullptr);

  /// Ends playing. @param at the step to begin with; beyond the last it is the last.
  void setSteps(std::size_t steps, std::size_t at = 0);
  std::size_t steps() const { return m_steps; }
  std::size_t step() const { return m_step; }
  /// The closest there is.
  void goTo(std::size_t step);
  void stepForward();
  void stepBack();
  bool playing() const { return m_timer.isActive(); }
  /// From the beginning where the last step is shown; it ends at the last step by itself.
  void setPlaying(bool on);
  /// A key of the player: arrows, Home, End, Space. @returns whether it was one.
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
