// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTabWidget>
#include <QWidget>
#include <memory>
#include <stop_token>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "catalogue/family.h"
#include "code/machine_code.h"
#include "document/session_document.h"
#include "engine/simulated/check.h"
#include "inspect/line_costs.h"
#include "own/compile_error.h"

class QLabel;
class QListWidget;
class QSplitter;

namespace warpbench::gui {

class ChangesPage;
class CodeView;
class KernelEditor;
class MachineCodePage;
class OwnKernels;

/// The kernel of the selected result, or of the one that is chosen: its source, to be changed, with the lines that cost
/// more than they had to, what changed against the variant before it or against what it is a copy of, and the PTX and
/// the machine code that were built from it.
class SourcePanel : public QWidget {
  Q_OBJECT

 public:
  SourcePanel(const SessionDocument& document, OwnKernels& own, std::unique_ptr<MachineCode> machineCode,
              QWidget* parent = nullptr);
  ~SourcePanel() override;

  /// Indices into the session; the kernel of the last of them is shown, where there are two beside that of the other.
  void select(const std::vector<std::size_t>& resultIndices);

  /// Shows the kernel of a variant or of a copy, without a result; nothing where it has none. The costs of a copy's
  /// lines are left for later while somebody types.
  void showKernel(const std::string& family, const std::string& id, bool typing = false);
  /// The same, at a line of its file.
  void showLine(const std::string& family, const std::string& id, const SourceLine& line);
  /// The same at a finding's line, with all of the check's findings at their lines, as long as the text is the one that
  /// was checked.
  void showFinding(const CheckReport& report, const SourceLine& line);
  /// The line of the kernel shown that pays most for accesses of this kind, once the lines' costs are known.
  void showAccess(simulator::AccessKind access);
  /// The one to show, once the panel is visible, where nothing of its family is shown.
  void follow(const std::string& family, const std::string& id);
  KernelEditor& editor() const { return *m_editor; }

  QSize sizeHint() const override;

 signals:
  /// The lines' costs have come, or the reason why there are none.
  void costsShown();

 protected:
  /// Source and costs stand side by side where there is more width than height.
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  QWidget* createSource();
  /// `family`: of the result that is selected and has no kernel; empty: none is.
  void showNothing(const QString& why, const std::string& family);
  void showResult(const Result& result, const std::string& against);
  /// `point`: where its lines are traced.
  void showVariant(const std::string& id, const Point& point, const QString& facts, bool typing = false,
                   const std::string& against = {});
  void showSource(const std::string& id, const Family& family, const Variant& variant);
  void traceCosts(const Point& point);
  void showCosts(const Point& point, const std::vector<LineCost>& costs);
  /// What the last check found in the text that is shown.
  std::vector<Diagnostic> findings() const;
  /// By which findings and costs call the file that is shown.
  std::string fileName() const;
  /// What somebody asked to see or, where nobody did, the first line that wastes something.
  void showWanted();

  const SessionDocument& m_document;
  OwnKernels& m_own;
  std::pair<std::string, std::string> m_followed;  ///< family and id
  QString m_kernel;                                ///< of the result shown; empty where it has none
  Point m_point;                                   ///< whose lines' costs are shown
  std::string m_withoutKernel;                     ///< family of the selected result, if it has no kernel
  CheckReport m_checked;                           ///< of which a finding was shown last
  std::vector<LineCost> m_lineCosts;               ///< of m_point; empty until they have come
  std::variant<std::monostate, SourceLine, simulator::AccessKind> m_wanted;
  std::stop_source m_trace;
  bool m_waits = false;  ///< to be shown before a block is traced
  QLabel* m_title;
  QLabel* m_facts;
  QTabWidget* m_tabs;
  QSplitter* m_parts;
  KernelEditor* m_editor;
  CodeView* m_source;  ///< the editor's
  QLabel* m_costsTitle;
  QListWidget* m_costs;
  ChangesPage* m_changes;
  MachineCodePage* m_machineCode;
};

}  // namespace warpbench::gui
