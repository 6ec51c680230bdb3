// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetricsF>

#include "memory/memory_painter.h"

namespace warpbench::plots {

/// Where the word of a lane is drawn: its bank, and how many words lie below it in the stack.
struct BankCell {
  int bank = 0;
  int level = 0;
  std::uint32_t lanes = 0;
};
/// The cells of a request, parts that are served one after the other on top of each other.
std::vector<BankCell> bankCells(const BankPicture& picture);

/// The first text that fits a width in pixels; the last one, cut, where none does.
QString fitting(const QStringList& texts, const QFontMetricsF& metrics, double width);

/// The 32 banks with the words of a warp's lanes stacked up, for each request of the moment.
void paintBanks(QPainter& painter, const MemoryLayout& layout, const MemoryStory& story, const MemoryFrame& frame,
                const MemoryLook& look);

/// A bar for each warp at a barrier: what it had to do since the barrier before, and how long it waits.
void paintBarrier(QPainter& painter, const MemoryLayout& layout, const MemoryFrame& frame, const MemoryLook& look);

}  // namespace warpbench::plots
