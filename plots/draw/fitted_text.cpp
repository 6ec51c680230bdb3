// SPDX-License-Identifier: GPL-3.0-or-later
#include "draw/fitted_text.h"

#include <QCoreApplication>
#include <algorithm>

#include "text/text_wrap.h"

namespace warpbench::plots {
namespace {

struct Text {
  Q_DECLARE_TR_FUNCTIONS(warpbench::plots::PlotFrame)
};

}  // namespace

int FittedText::height() const {
  if (!element) return 0;
  const int margins = element->margins().top() + element->margins().bottom();
  const int lines = element->text().isEmpty() ? 0 : sizeOf(element->text(), QFontMetrics(element->font())).height();
  return lines + margins + kRowSpacing;
}

void FittedText::set(int width, int maxLines) const {
  if (element) element->setText(wrapped(text, QFontMetrics(element->font()), width, maxLines));
}

void FittedNotes::fit(int width, int room, bool brief) const {
  if (!shown.element) return;
  const QFontMetrics metrics(shown.element->font());
  int most =
      std::max(1, (room - shown.element->margins().top() - shown.element->margins().bottom()) / metrics.lineSpacing());
  if (brief) most = 1;
  QStringList fitted;
  for (qsizetype i = 0; i < lines.size(); ++i) {
    const QStringList note = wrapped(lines[i], metrics, width).split(QLatin1Char('\n'));
    const bool last = i + 1 == lines.size();
    if (fitted.size() + note.size() + (last ? 0 : 1) > most) {
      fitted << (fitted.isEmpty() ? summedUp(metrics, width) : Text::tr("and %1 more").arg(lines.size() - i));
      break;
    }
    fitted << note;
  }
  shown.element->setText(fitted.join(QLatin1Char('\n')));
}

/// "Notes: 3 (copy: wrong on purpose ...)": their number, and as much of the first as fits on a line.
QString FittedNotes::summedUp(const QFontMetrics& metrics, int width) const {
  const QString count = Text::tr("Notes: %1").arg(lines.size());
  const int left = width - metrics.horizontalAdvance(count + QStringLiteral(" ()"));
  constexpr int kWords = 12;  // characters; fewer would say nothing
  if (left < kWords * metrics.averageCharWidth()) return count;
  return QStringLiteral("%1 (%2)").arg(count, metrics.elidedText(lines.front(), Qt::ElideRight, left));
}

QString FittedNotes::at(const QPointF& pixel) const {
  const bool there = shown.element && shown.element->outerRect().contains(pixel.toPoint());
  return there ? lines.join(QLatin1Char('\n')) : QString();
}

}  // namespace warpbench::plots
