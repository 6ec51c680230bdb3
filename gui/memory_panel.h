// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>
#include <array>
#include <cstddef>
#include <memory>
#include <stop_token>
#include <string>

#include "memory_story.h"
#include "parameter.h"

class QComboBox;
class QLabel;
class QSlider;
class QSpinBox;
class QStackedLayout;
class QToolButton;

namespace warpbench::plots {
class MemoryView;
}

namespace warpbench::gui {

class CodeView;
class ParameterForm;

/// What one block of a kernel does to memory, step by step, traced in the simulator at a small size of the panel's own:
/// a picture, the source with the step's line, and controls to go from step to step.
class MemoryPanel : public QWidget {
  Q_OBJECT

 public:
  explicit MemoryPanel(QWidget* parent = nullptr);
  ~MemoryPanel() override;

  /// Shows this variant, once the panel is visible, at the sizes that stand in its fields. The family must be the
  /// catalogue's; a variant that cannot be simulated says so.
  void follow(const std::string& family, const std::string& variant);
  /// Shows a block of that variant, as if entered by hand: parameters that are not named keep the panel's values. `at`
  /// is the step to begin with, counted from 0; one beyond the last is the last. Comes when it has been traced, see
  /// shown(). Unknown families and variants become the problem().
  void showMemory(const std::string& family, const std::string& variant, const Parameters& parameters,
                  std::array<unsigned, 3> block = {}, std::size_t at = 0);

  std::size_t steps() const;
  std::size_t step() const { return m_step; }
  /// The closest there is.
  void goTo(std::size_t step);
  void stepForward();
  void stepBack();
  bool playing() const { return m_play.isActive(); }
  void setPlaying(bool on);

  /// Large type, thick lines and nothing but the picture, for the back row.
  void setPresentation(bool on);

  /// Why there is nothing to see, in one line; empty where there is, or will be in a moment.
  const QString& problem() const { return m_problem; }
  /// What is shown, for pictures and handouts: plots::exportMemory, plots::paintMemoryPage. nullptr where nothing is.
  std::shared_ptr<const MemoryStory> story() const { return m_story; }
  plots::MemoryView* view() const { return m_view; }

 signals:
  /// A block has been traced and is shown, or there is a problem instead.
  void shown();
  void stepChanged(std::size_t step);

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  std::shared_ptr<const MemoryStory> m_story;
  std::size_t m_step = 0;
  QString m_problem;
  QTimer m_play;
  plots::MemoryView* m_view;
};

}  // namespace warpbench::gui
