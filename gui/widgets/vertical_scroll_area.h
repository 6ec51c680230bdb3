// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace warpbench::gui {

/// Scrolls its widget vertically and never horizontally: it is as wide as the widget requires. Before it scrolls, the
/// parts of the widget that can shrink do so. The widget needs a layout.
class VerticalScrollArea : public QScrollArea {
 public:
  /// Whether room for the scroll bar is always reserved, so that nothing moves when it appears, or only when scrolling.
  enum class Room { Kept, WhenScrolled };
  explicit VerticalScrollArea(QWidget* parent = nullptr, Room room = Room::Kept);

  QSize minimumSizeHint() const override;

 protected:
  bool event(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

  /// The minimum height of the widget at that width, in pixels.
  int leastHeight(int width) const;

 private:
  void fit();

  const Room m_room;
  bool m_scrolls = false;
};

}  // namespace warpbench::gui
