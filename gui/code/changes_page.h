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

/// What sets a kernel apart from another of its family, line by line: a variant from the one before it and a copy from
/// what it is a copy of, until another is chosen.
class ChangesPage : public QWidget {
  Q_OBJECT

 public:
  explicit ChangesPage(const OwnKernels& own, QWidget* parent = nullptr);

  /// The kernel of a variant or of a copy. @param against another one's id; empty: the one that was chosen for it, or
  /// the usual one.
  void show(const Family& family, const std::string& id, const std::string& against = {});

 private:
  void fillList();
  void showChanges();
  /// What the kernel improves on; empty where it is the first.
  std::string usual() const;

  const OwnKernels& m_own;
  const Family* m_family = nullptr;
  std::string m_id;
  std::string m_against;  ///< empty: the usual one
  bool m_byHand = false;  ///< it was chosen in the list
  QLabel* m_title;
  QComboBox* m_list;
  CodeView* m_code;
};

}  // namespace warpbench::gui
