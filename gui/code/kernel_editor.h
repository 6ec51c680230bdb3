// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>
#include <string>
#include <vector>

#include "own/compile_error.h"
#include "results/values/own_kernel.h"

class QAction;
class QComboBox;
class QMenu;
class QLabel;
class QLineEdit;
class QPushButton;
class QToolBar;

namespace warpbench::gui {

class CodeView;
class FindBar;
class LaunchFields;
class OwnKernels;

/// Edits the kernel file of a variant or a copy. The first key typed into a catalogue kernel makes a copy.
class KernelEditor : public QWidget {
  Q_OBJECT

 public:
  explicit KernelEditor(OwnKernels& own, QWidget* parent = nullptr);

  /// `id` names a variant with a kernel or an existing copy. If its text is shown already, the cursor and undo history
  /// stay.
  void show(const std::string& family, const std::string& id);
  const std::string& family() const { return m_family; }
  const std::string& id() const { return m_id; }
  CodeView& code() const { return *m_code; }
  /// Shows the compiler's diagnostics if that copy is shown; an empty list means that it compiled.
  void setDiagnostics(const std::string& family, const std::string& id, const std::vector<Diagnostic>& diagnostics);
  /// Sets why the chosen device cannot run the copy, on one line; empty if it can.
  void setProblem(const QString& why);

 signals:
  /// Show this kernel: chosen in the list, copied by typing, renamed, or the original of a removed copy.
  void chosen(const std::string& family, const std::string& id);
  /// The copy's text has changed.
  void edited();
  /// The user has stopped typing into the copy for a moment.
  void paused(const std::string& family, const std::string& id);
  void comparisonRequested();
  void fileRequested(const std::string& family, const std::string& id);
  void programRequested(const std::string& family, const std::string& id);
  /// The user wants to run the copy on a simulated device.
  void simulationRequested();

 private:
  QWidget* createBar();
  void createBanners();
  void follow();
  /// Shows the fields that only a copy has; nullptr hides them.
  void showFieldsOf(const KernelCopy* copy);
  void fillList();
  void fillVersions();
  void takeVersion(const OwnKernel& version);
  QToolBar* createActions();
  void takeText();
  void rename();
  void followName(const std::string& family, const std::string& from, const std::string& to);
  void replaceText(const QString& text);
  void revert();
  void remove();

  OwnKernels& m_own;
  std::string m_family;
  std::string m_id;
  QTimer m_pause;
  QComboBox* m_list;
  QLineEdit* m_name;
  QLabel* m_hint;  ///< replaces the name until there is a copy
  QAction* m_revert;
  QAction* m_versions;
  QAction* m_compare;
  QAction* m_remove;
  LaunchFields* m_launch;
  QLabel* m_blocked;
  QPushButton* m_allow;
  QWidget* m_blockedBanner;
  QLabel* m_problem;
  QPushButton* m_simulate;
  QWidget* m_problemBanner;
  CodeView* m_code;
  FindBar* m_find;
};

}  // namespace warpbench::gui
