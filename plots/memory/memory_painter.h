// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "memory/memory_layout.h"

class QPainter;

namespace warpbench::plots {

/// How a memory view is to look.
struct MemoryLook {
  Theme theme = Theme::Light;
  Fonts fonts;
  bool strong = false;  ///< thick lines and full contrast, for a projector
};

/// What does not change from moment to moment but when an array's window moves: the ground, grids, indices, legend.
void paintGround(QPainter& painter, const MemoryLayout& layout, const MemoryStory& story, const MemoryLook& look);

/// What one moment adds. `state` is that behind the moment.
void paintFrame(QPainter& painter, const MemoryLayout& layout, const MemoryStory& story, const MemoryState& state,
                const MemoryFrame& frame, const MemoryLook& look);

/// One line of text, elided where it is too long.
void paintWords(QPainter& painter, const QRectF& area, const QString& words, const QFont& font, const QColor& colour);
/// The text in as many lines as the area has room for; the rest is elided.
void paintLines(QPainter& painter, const QRectF& area, const QString& text, const QFont& font, const QColor& colour);

/// Smaller cells, in pixels, have no lines between them.
inline constexpr double kLinedCell = 5;

/// The colour that a lane has in these pictures.
QColor colourOf(int lane, const MemoryStory& story, const MemoryLook& look);

}  // namespace warpbench::plots
