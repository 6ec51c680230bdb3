// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QLabel;
class QWidget;

namespace warpbench::gui {

/// An empty, wrapping label of plain text for a reason next to a field. It never widens a form.
QLabel* reasonLabel(QWidget* parent);

}  // namespace warpbench::gui
