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

/// The kernel of the selected result, or the chosen one: its editable source with the wasteful lines, its changes from
/// the previous variant or the copy's original, and the PTX and machine code compiled from it.
class SourcePanel : public QWidget {
  Q_OBJECT

 public:
  SourcePanel(const SessionDocument& document, OwnKernels& own, std::unique_ptr<MachineCode> machineCode,
              QWidget* parent = nullptr);
  ~SourcePanel() override;

  /// Indices into the session. Shows the kernel of the last result; if there are two, the changes from the other's
  /// kernel.
  void select(const std::vector<std::size_t>& resultIndices);

  /// Shows the kernel of a variant or a copy without a result; nothing if it has no kernel. While the user is `typing`,
  /// does not trace the costs of a copy's lines.
  void showKernel(const std::string& family, const std::string& id, bool typing = false);
  /// As showKernel(), at a line of its file.
  void showLine(const std::string& family, const std::string& id, const SourceLine& line);
  /// As showLine(), at a finding's line. Shows all of the check's findings while the text is the checked one.
  void showFinding(const CheckReport& report, const SourceLine& line);
  /// Shows the line with the highest cost for accesses of this kind, once the costs are known.
  void showAccess(simulator::AccessKind access);
  /// Shows this kernel once the panel is visible, unless it shows one of the same family.
  void follow(const std::string& family, const std::string& id);
  KernelEditor& editor() const { return *m_editor; }

  QSize sizeHint() const override;

 signals:
  /// The lines' costs are shown, or why they are unknown.
  void costsShown();

 protected:
  /// Places source and costs side by side if the panel is wide.
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  QWidget* createSource();
  /// `family` is that of a selected result without a kernel; empty without a selection.
  void showNothing(const QString& why, const std::string& family);
  void showResult(const Result& result, const std::string& against);
  /// The costs of the lines are traced at `point`.
  void showVariant(const std::string& id, const Point& point, const QString& facts, bool typing = false,
                   const std::string& against = {});
  void showSource(const std::string& id, const Family& family, const Variant& variant);
  void traceCosts(const Point& point);
  void showCosts(const Point& point, const std::vector<LineCost>& costs);
  /// The last check's findings if they belong to the shown text.
  std::vector<Diagnostic> findings() const;
  /// The name of the shown file in findings and costs.
  std::string fileName() const;
  /// Shows the requested line or access, otherwise the first wasteful line.
  void showWanted();

  const SessionDocument& m_document;
  OwnKernels& m_own;
  std::pair<std::string, std::string> m_followed;  ///< family and id
  QString m_kernel;                                ///< of the shown result; empty if it has none
  Point m_point;                                   ///< the point whose line costs are shown
  std::string m_withoutKernel;                     ///< family of the selected result, if it has no kernel
  CheckReport m_checked;                           ///< the check whose finding was shown last
  std::vector<LineCost> m_lineCosts;               ///< of m_point; empty until traced
  std::variant<std::monostate, SourceLine, simulator::AccessKind> m_wanted;
  std::stop_source m_trace;
  bool m_waits = false;  ///< traces a block when the panel becomes visible
  QLabel* m_title;
  QLabel* m_facts;
  QTabWidget* m_tabs;
  QSplitter* m_parts;
  KernelEditor* m_editor;
  CodeView* m_source;  ///< the editor's view
  QLabel* m_costsTitle;
  QListWidget* m_costs;
  ChangesPage* m_changes;
  MachineCodePage* m_machineCode;
};

}  // namespace warpbench::gui
