// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "catalogue/family.h"
#include "catalogue/kernel_source.h"
#include "memory/memory_scene.h"
#include "results/values/own_kernel.h"

class QComboBox;
class QToolButton;

namespace warpbench::plots {
class MemoryView;
}

namespace warpbench::gui {

class BlockChoice;
class CodeView;
class ParameterForm;
class StepBar;

/// What one block of a kernel does to memory, step by step, traced in the simulator at a small size of the panel's own:
/// a picture, the source with the step's line where there is room for it, and controls to go from step to step.
class MemoryPanel : public QWidget {
  Q_OBJECT

 public:
  explicit MemoryPanel(QWidget* parent = nullptr);
  ~MemoryPanel() override;

  /// Shows this variant, once the panel is visible, at the sizes that stand in its fields. One that cannot be simulated
  /// says why.
  void follow(const std::string& family, const std::string& variant);
  /// Copies of kernels that may be run are offered as variants. The one that is shown is traced once more by retrace().
  void setCopies(std::vector<KernelCopy> copies);
  void retrace(const std::string& family, const std::string& id);
  /// Shows a block of that variant, as if entered by hand; parameters that are not named take the panel's initial
  /// values. Without a warp all of the block's are shown. `at` is the step to begin with, counted from 0; one beyond
  /// the last is the last. It comes when it has been traced: see shown(). What does not exist becomes the problem().
  void showMemory(const std::string& family, const std::string& variant, const Parameters& parameters,
                  std::array<unsigned, 3> block = {}, std::size_t at = 0, std::optional<int> warp = {});

  const std::string& family() const { return m_family; }
  const std::string& variant() const { return m_variant; }
  std::size_t steps() const;
  std::size_t step() const;
  /// The closest there is.
  void goTo(std::size_t step);
  void stepForward();
  void stepBack();
  bool playing() const;
  void setPlaying(bool on);

  /// Why there is nothing to see, in one line; empty where there is, or will be in a moment.
  const QString& problem() const { return m_problem; }
  /// A block is being traced.
  bool busy() const { return m_busy; }
  static QString tracingText() { return tr("Tracing one block..."); }
  /// What is shown, for pictures and handouts: see plots/memory_export.h. nullptr where nothing is.
  const std::shared_ptr<const plots::MemoryScene>& scene() const;
  plots::MemoryView* view() const { return m_view; }

 signals:
  /// A block has been traced and is shown, or there is a problem instead.
  void shown();
  void stepChanged(std::size_t step);
  void busyChanged();

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  using Scene = std::shared_ptr<const plots::MemoryScene>;

  QWidget* createChoices();
  QWidget* createPictures();
  void connectFields();
  /// The family with its copies; nothing where there is none of that name.
  std::optional<Family> known() const;
  /// nullptr where a variant of the catalogue is shown.
  const KernelCopy* copy() const;
  void nameVariants();
  /// Names the variants of the family and shows the fields of the chosen one.
  void offer();
  void chooseVariant(const std::string& variant);
  /// Traces what is chosen, now or when the panel is seen, and shows it from step `at` on.
  void trace(std::size_t at = 0);
  void showScene(const Scene& scene, std::size_t at);
  void showProblem(const QString& reason);
  void setBusy(bool busy);
  void showStep();
  /// The text that a step's line is in; nothing where it is none that is known.
  std::optional<KernelFile> fileOf(const std::string& name) const;
  void placeCode();

  std::string m_family;
  std::string m_variant;  ///< or a copy's id
  std::vector<KernelCopy> m_copies;
  QString m_problem;
  bool m_busy = false;
  bool m_waits = false;  ///< to be traced when the panel is seen
  std::size_t m_startAt = 0;
  std::stop_source m_trace;

  QComboBox* m_variants;
  QToolButton* m_sizes;
  BlockChoice* m_choice;
  ParameterForm* m_parameters;
  QWidget* m_form = nullptr;
  plots::MemoryView* m_view;
  CodeView* m_code;
  QString m_file;  ///< whose text m_code holds
  StepBar* m_steps;
};

}  // namespace warpbench::gui
