// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <string>
#include <string_view>
#include <vector>

#include "catalogue/family.h"

class QLabel;

namespace warpbench::gui {

class CodeView;

/// What a kernel changed: a variant's against the one before it, a copy's against what it is a copy of.
class ChangesPage : public QWidget {
  Q_OBJECT

 public:
  explicit ChangesPage(QWidget* parent = nullptr);

  void showVariant(const Family& family, const Variant& variant);
  /// `text`: of a copy of the variant's kernel.
  void showCopy(const Family& family, const Variant& variant, const std::string& text);

 private:
  void show(const QString& title, const std::vector<std::string_view>& before,
            const std::vector<std::string_view>& after);

  QLabel* m_title;
  CodeView* m_code;
};

}  // namespace warpbench::gui
