// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetricsF>

#include "memory/memory_painter.h"

namespace warpbench::plots {

/// Where the word of a lane is drawn: its bank, and the number of words below it in the stack.
struct BankCell {
  int bank = 0;
  int level = 0;
  std::uint32_t lanes = 0;
};
/// The cells of a request. Parts that are served one after the other are stacked.
std::vector<BankCell> bankCells(const BankPicture& picture);

/// The first of `texts` that fits `width` pixels; if none does, the last one, elided.
QString fitting(const QStringList& texts, const QFontMetricsF& metrics, double width);

/// Paints the 32 banks with the words of a warp's lanes stacked up, for each request of the moment.
void paintBanks(QPainter& painter, const MemoryLayout& layout, const MemoryStory& story, const MemoryFrame& frame,
                const MemoryLook& look);

/// Paints a bar for each warp at a barrier: its work since the previous barrier, and how long it waits.
void paintBarrier(QPainter& painter, const MemoryLayout& layout, const MemoryFrame& frame, const MemoryLook& look);

}  // namespace warpbench::plots
