// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace warpbench::gui {

/// Scrolls its widget up and down and never sideways: it is as wide as the widget must be. What in the widget can make
/// do with less height does so before it scrolls. The widget has a layout.
class VerticalScrollArea : public QScrollArea {
 public:
  /// Whether the scroll bar has its room all the time, so that nothing moves when it comes, or then only.
  enum class Room { Kept, WhenScrolled };
  explicit VerticalScrollArea(QWidget* parent = nullptr, Room room = Room::Kept);

  QSize minimumSizeHint() const override;

 protected:
  bool event(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

  /// The least height of the widget at that width, in pixels.
  int leastHeight(int width) const;

 private:
  void fit();

  const Room m_room;
  bool m_scrolls = false;
};

}  // namespace warpbench::gui
