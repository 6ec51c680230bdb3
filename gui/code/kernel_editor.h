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

/// The kernel file of a variant or of a copy. The first key in one of the catalogue's makes a copy.
class KernelEditor : public QWidget {
  Q_OBJECT

 public:
  explicit KernelEditor(OwnKernels& own, QWidget* parent = nullptr);

  /// `id` of a variant with a kernel, or of a copy that there is. What is typed stays where it is shown already.
  void show(const std::string& family, const std::string& id);
  const std::string& family() const { return m_family; }
  const std::string& id() const { return m_id; }
  CodeView& code() const { return *m_code; }
  /// What the compiler says of that copy; none: it has compiled.
  void setDiagnostics(const std::string& family, const std::string& id, const std::vector<Diagnostic>& diagnostics);
  /// Why the chosen device cannot run the copy, in one line; empty where it can.
  void setProblem(const QString& why);

 signals:
  /// Another kernel is to be shown: chosen in the list, made by typing, renamed, or the one before where a copy was
  /// removed.
  void chosen(const std::string& family, const std::string& id);
  /// The copy's text is another now.
  void edited();
  /// Nothing was typed into the copy for a moment.
  void paused(const std::string& family, const std::string& id);
  void comparisonRequested();
  void fileRequested(const std::string& family, const std::string& id);
  void programRequested(const std::string& family, const std::string& id);
  /// A device that runs copies is to be chosen.
  void simulationRequested();

 private:
  QWidget* createBar();
  void createBanners();
  void follow();
  /// What only a copy has; null: nothing of it.
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
  QLabel* m_hint;  ///< in its place, where there is no copy yet
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
