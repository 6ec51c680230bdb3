// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QLabel;
class QWidget;

namespace warpbench::gui {

/// An empty line of plain text, wrapped where it is long, for a reason that stands beside a field. As wide as there is
/// room: it never widens a form.
QLabel* reasonLabel(QWidget* parent);

}  // namespace warpbench::gui
