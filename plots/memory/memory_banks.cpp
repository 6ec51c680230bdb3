// SPDX-License-Identifier: GPL-3.0-or-later
#include "memory/memory_banks.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <bit>

#include "memory/memory_colours.h"

namespace warpbench::plots {
namespace {

struct MemoryBanksText {
  Q_DECLARE_TR_FUNCTIONS(warpbench::plots::Memory)
};

QColor alarmColour(Theme theme) { return seriesColour(3, theme); }

QFont bold(QFont font) {
  font.setBold(true);
  return font;
}

}  // namespace

std::vector<BankCell> bankCells(const BankPicture& picture) {
  std::vector<BankCell> cells;
  int below = 0;
  for (const BankPart& part : picture.parts) {
    for (int bank = 0; bank < simulator::kBanks; ++bank) {
      int level = below;
      for (const BankWord& word : part.banks[static_cast<std::size_t>(bank)])
        cells.push_back({bank, level++, word.lanes});
    }
    below += part.wavefronts();
  }
  return cells;
}

QString fitting(const QStringList& texts, const QFontMetricsF& metrics, double width) {
  for (const QString& text : texts)
    if (metrics.horizontalAdvance(text) <= width) return text;
  return metrics.elidedText(texts.back(), Qt::ElideRight, width);
}

void paintBanks(QPainter& painter, const MemoryLayout& layout, const MemoryStory& story, const MemoryFrame& frame,
                const MemoryLook& look) {
  const Colours& colours = coloursOf(look.theme);
  const QFontMetricsF text(look.fonts.text), small(look.fonts.small);
  const double cell = layout.bankCell;
  double y = layout.banks.top();
  for (std::size_t i = 0; i < frame.banks.size(); ++i) {
    const BankPicture& picture = frame.banks[i];
    const double needed = text.height() + cell * picture.height() + small.height();
    if (i > 0 && y + needed > layout.banks.bottom() + 1) {  // whole pixels
      painter.setFont(look.fonts.small);
      painter.setPen(colours.muted);
      painter.drawText(QPointF(layout.banks.left(), y + small.ascent()),
                       MemoryBanksText::tr("and %1 more").arg(frame.banks.size() - i));
      return;
    }
    painter.setFont(picture.conflicts() ? bold(look.fonts.text) : look.fonts.text);
    painter.setPen(picture.conflicts() ? alarmColour(look.theme) : colours.text);
    const QRectF caption(layout.banks.left(), y, layout.banks.width(), text.height());
    painter.drawText(caption, Qt::AlignLeft | Qt::AlignVCenter,
                     fitting(picture.captions, QFontMetricsF(painter.font()), caption.width()));
    const double bottom = caption.bottom() + cell * picture.height();
    for (const BankCell& each : bankCells(picture)) {
      const QRectF area(layout.banks.left() + cell * each.bank, bottom - cell * (each.level + 1), cell, cell);
      const QColor fill = colourOf(std::countr_zero(each.lanes), story, look);
      painter.fillRect(area.adjusted(0, 0, cell >= kLinedCell ? -1 : 0, cell >= kLinedCell ? -1 : 0), fill);
      const QString label = std::popcount(each.lanes) > 1 ? QStringLiteral("×%1").arg(std::popcount(each.lanes))
                                                          : QString::number(std::countr_zero(each.lanes));
      painter.setFont(look.fonts.small);
      if (small.horizontalAdvance(QStringLiteral("30")) > cell - 1 || small.height() > cell + 2) continue;
      if (small.horizontalAdvance(label) > cell) continue;  // "×31"
      painter.setPen(inkOn(fill));
      painter.drawText(area, Qt::AlignCenter, label);
    }
    painter.fillRect(QRectF(layout.banks.left(), bottom, simulator::kBanks * cell, look.strong ? 2 : 1), colours.axis);
    painter.setFont(look.fonts.small);
    painter.setPen(colours.muted);
    int numbered = 4;
    while (numbered * cell < small.horizontalAdvance(QStringLiteral("28 "))) numbered *= 2;
    const bool named = small.horizontalAdvance(MemoryBanksText::tr("bank 0")) < (numbered - 0.5) * cell;
    for (int bank = 0; bank < simulator::kBanks; bank += numbered)
      painter.drawText(QRectF(layout.banks.left() + cell * bank, bottom, numbered * cell, small.height()),
                       Qt::AlignLeft | Qt::AlignTop,
                       bank == 0 && named ? MemoryBanksText::tr("bank 0") : QString::number(bank));
    y = bottom + small.height() + layout.gap / 2;
  }
}

void paintBarrier(QPainter& painter, const MemoryLayout& layout, const MemoryFrame& frame, const MemoryLook& look) {
  if (frame.waiting.empty() || layout.banks.isEmpty()) return;
  const Colours& colours = coloursOf(look.theme);
  const QFontMetricsF text(look.fonts.text), small(look.fonts.small);
  painter.setFont(look.fonts.text);
  painter.setPen(colours.text);
  const QRectF caption(layout.banks.left(), layout.banks.top(), layout.banks.width(), text.height());
  painter.drawText(caption, Qt::AlignLeft | Qt::AlignVCenter,
                   fitting({MemoryBanksText::tr("Warps at the barrier: their work, then waiting"),
                            MemoryBanksText::tr("Work, then waiting")},
                           text, caption.width()));
  const auto count = static_cast<double>(frame.waiting.size());
  const double row = std::min(text.height() * 1.3, (layout.banks.bottom() - caption.bottom()) / count);
  const bool named = row >= small.height();
  const double left = layout.banks.left() +
                      (named ? small.horizontalAdvance(MemoryBanksText::tr("warp %1").arg(31)) + layout.gap / 2 : 0);
  const double width = layout.banks.right() - left;
  const std::int64_t most = std::ranges::max(frame.waiting, {}, &WarpAtBarrier::work).work;
  for (std::size_t i = 0; i < frame.waiting.size(); ++i) {
    const WarpAtBarrier& warp = frame.waiting[i];
    const double top = caption.bottom() + row * static_cast<double>(i);
    const double part = most > 0 ? static_cast<double>(warp.work) / static_cast<double>(most) : 0;
    const double space = row > 6 ? 1.5 : 0.5;
    const QRectF bar(left, top + space, width, row - 2 * space);
    if (warp.waits) painter.fillRect(bar, QBrush(mixed(colours.axis, colours.ground, 0.6), Qt::BDiagPattern));
    painter.fillRect(QRectF(bar.left(), bar.top(), std::max(1.0, width * part), bar.height()),
                     seriesColour(0, look.theme));
    if (!named) continue;
    painter.setFont(look.fonts.small);
    painter.setPen(colours.text);
    painter.drawText(QRectF(layout.banks.left(), top, left - layout.banks.left(), row),
                     Qt::AlignLeft | Qt::AlignVCenter, MemoryBanksText::tr("warp %1").arg(static_cast<qlonglong>(i)));
  }
}

}  // namespace warpbench::plots
