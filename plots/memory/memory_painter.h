// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "memory/memory_layout.h"

class QPainter;

namespace warpbench::plots {

/// How a memory view looks.
struct MemoryLook {
  Theme theme = Theme::Light;
  Fonts fonts;
  bool strong = false;  ///< thick lines and full contrast for a projector
};

/// Paints what changes only if an array's window moves: background, grids, indices and legend.
void paintGround(QPainter& painter, const MemoryLayout& layout, const MemoryStory& story, const MemoryLook& look);

/// Paints what one moment adds. `state` is the state after the moment.
void paintFrame(QPainter& painter, const MemoryLayout& layout, const MemoryStory& story, const MemoryState& state,
                const MemoryFrame& frame, const MemoryLook& look);

/// Paints one line of text, elided if it is too long.
void paintWords(QPainter& painter, const QRectF& area, const QString& words, const QFont& font, const QColor& colour);
/// Paints as many lines of text as fit the area and elides the rest.
void paintLines(QPainter& painter, const QRectF& area, const QString& text, const QFont& font, const QColor& colour);

/// Smaller cells, in pixels, have no lines between them.
inline constexpr double kLinedCell = 5;

/// The colour of a lane in these pictures.
QColor colourOf(int lane, const MemoryStory& story, const MemoryLook& look);

}  // namespace warpbench::plots
