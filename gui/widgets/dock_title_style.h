// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

namespace warpbench::gui {

/// Draws a dock's title in the dock's own font. Qt's styles use the desktop's font, which ignores the text zoom.
class DockTitleStyle : public QProxyStyle {
 public:
  void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                   const QWidget* widget) const override;
};

}  // namespace warpbench::gui
