// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <string>

#include "catalogue/family.h"

class QComboBox;
class QLabel;

namespace warpbench::gui {

class CodeView;
class OwnKernels;

/// Shows how a kernel differs from another of its family, line by line: by default a variant from the previous one, and
/// a copy from its original. The user can choose another.
class ChangesPage : public QWidget {
  Q_OBJECT

 public:
  explicit ChangesPage(const OwnKernels& own, QWidget* parent = nullptr);

  /// Shows the changes in a variant's or a copy's kernel. @param against the other kernel's id; empty: the user's
  /// choice for this kernel, otherwise the default.
  void show(const Family& family, const std::string& id, const std::string& against = {});

 private:
  void fillList();
  void showChanges();
  /// The kernel on which this one improves; empty for the first.
  std::string usual() const;

  const OwnKernels& m_own;
  const Family* m_family = nullptr;
  std::string m_id;
  std::string m_against;  ///< empty: the default
  bool m_byHand = false;  ///< the user chose it in the list
  QLabel* m_title;
  QComboBox* m_list;
  CodeView* m_code;
};

}  // namespace warpbench::gui
