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

/// Shows step by step how one block of a kernel accesses memory, traced in the simulator at small sizes of the panel's
/// own: a picture, the source with the step's line if there is room, and controls to move between steps.
class MemoryPanel : public QWidget {
  Q_OBJECT

 public:
  explicit MemoryPanel(QWidget* parent = nullptr);
  ~MemoryPanel() override;

  /// Shows this variant at the sizes in its fields, once the panel is visible. If the variant cannot be simulated,
  /// shows why.
  void follow(const std::string& family, const std::string& variant);
  /// Sets the runnable copies of kernels, which are offered as variants. retrace() traces the shown copy again.
  void setCopies(std::vector<KernelCopy> copies);
  void retrace(const std::string& family, const std::string& id);
  /// Shows a block of that variant as if the user had entered it. Omitted parameters take the panel's initial values;
  /// without `warp`, all warps of the block are shown. `at` is the first step to show, counted from 0 and limited to
  /// the last. Shown once traced: see shown(). Invalid requests set problem().
  void showMemory(const std::string& family, const std::string& variant, const Parameters& parameters,
                  std::array<unsigned, 3> block = {}, std::size_t at = 0, std::optional<int> warp = {});

  const std::string& family() const { return m_family; }
  const std::string& variant() const { return m_variant; }
  std::size_t steps() const;
  std::size_t step() const;
  /// Moves to the closest valid step.
  void goTo(std::size_t step);
  void stepForward();
  void stepBack();
  bool playing() const;
  void setPlaying(bool on);

  /// Why nothing is shown, on one line; empty if something is shown or about to be.
  const QString& problem() const { return m_problem; }
  /// Whether a block is being traced.
  bool busy() const { return m_busy; }
  static QString tracingText() { return tr("Tracing one block..."); }
  /// The shown scene for pictures and handouts, see plots/memory_export.h; nullptr if there is none.
  const std::shared_ptr<const plots::MemoryScene>& scene() const;
  plots::MemoryView* view() const { return m_view; }

 signals:
  /// A traced block is shown, or there is a problem instead.
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
  /// The family with its copies; nothing if there is none of that name.
  std::optional<Family> known() const;
  /// nullptr if a catalogue variant is shown.
  const KernelCopy* copy() const;
  void nameVariants();
  /// Lists the family's variants and shows the fields of the selected one.
  void offer();
  void chooseVariant(const std::string& variant);
  /// Traces the selection, now or once the panel is visible, and shows it from step `at`.
  void trace(std::size_t at = 0);
  void showScene(const Scene& scene, std::size_t at);
  void showProblem(const QString& reason);
  void setBusy(bool busy);
  void showStep();
  /// The file that contains a step's line; nothing if it is unknown.
  std::optional<KernelFile> fileOf(const std::string& name) const;
  void placeCode();

  std::string m_family;
  std::string m_variant;  ///< or a copy's id
  std::vector<KernelCopy> m_copies;
  QString m_problem;
  bool m_busy = false;
  bool m_waits = false;  ///< to be traced once the panel is visible
  std::size_t m_startAt = 0;
  std::stop_source m_trace;

  QComboBox* m_variants;
  QToolButton* m_sizes;
  BlockChoice* m_choice;
  ParameterForm* m_parameters;
  QWidget* m_form = nullptr;
  plots::MemoryView* m_view;
  CodeView* m_code;
  QString m_file;  ///< the file that m_code shows
  StepBar* m_steps;
};

}  // namespace warpbench::gui
