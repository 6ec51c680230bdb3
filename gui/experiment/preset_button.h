// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>
#include <functional>
#include <string>

#include "catalogue/family.h"

class QMenu;

namespace warpbench::gui {

/// A menu of the family's presets with their sources. A preset that cannot run shows why. Hidden without presets.
class PresetButton : public QPushButton {
  Q_OBJECT

 public:
  /// Why the preset cannot run now, on one line; empty if it can.
  using WhyNot = std::function<Message(const Preset&)>;

  explicit PresetButton(WhyNot whyNot, QWidget* parent = nullptr);

  void show(const Family& family);

 signals:
  void chosen(const warpbench::Preset& preset);

 private:
  void fillMenu();

  WhyNot m_whyNot;
  const Family* m_family = nullptr;
  QMenu* m_menu;
};

}  // namespace warpbench::gui
