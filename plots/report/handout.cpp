// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/handout.h"

#include <qcustomplot.h>

#include <QAbstractTextDocumentLayout>
#include <QCoreApplication>
#include <QTextDocument>
#include <algorithm>

#include "export/page_writer.h"
#include "export/picture_export.h"
#include "export/plot_painting.h"
#include "look/theme.h"

namespace warpbench::plots {
namespace {

struct HandoutText {
  Q_DECLARE_TR_FUNCTIONS(warpbench::plots::Handout)
};

// In pixels of 1/96 inch, as in all plots.
constexpr int kStepPixels = 14;
constexpr int kStepTitlePixels = 22;
constexpr int kSmallPixels = 11;
constexpr int kSmallestPixels = 9;
constexpr double kStepGap = 14;
constexpr double kMostText = 0.62;  ///< of the page's height, if there is a picture
constexpr double kWidest = 0.68;    ///< height of a picture / its width

/// Draws `text` at the top of `room` and removes its height from `room`.
void setText(QPainter& painter, QRectF& room, const QString& html, const QFont& font, double maxHeight) {
  QTextDocument document;
  document.setDocumentMargin(0);
  document.documentLayout()->setPaintDevice(painter.device());
  document.setDefaultStyleSheet(QStringLiteral("p { margin: 0 0 8px 0; } code { font-family: monospace; }"));
  QFont fitting = font;
  for (int pixels = font.pixelSize(); pixels >= kSmallestPixels; --pixels) {
    fitting.setPixelSize(pixels);
    document.setDefaultFont(fitting);
    document.setHtml(html);
    document.setTextWidth(room.width());
    if (document.size().height() <= maxHeight) break;
  }
  painter.save();
  painter.translate(room.topLeft());
  QAbstractTextDocumentLayout::PaintContext context;
  context.palette.setColor(QPalette::Text, coloursOf(Theme::Light).text);
  document.documentLayout()->draw(&painter, context);
  painter.restore();
  room.setTop(room.top() + document.size().height());
}

void paintPage(QCPPainter& painter, QRectF room, const Handout& handout, std::size_t index) {
  const HandoutPage& page = handout.pages[index];
  painter.setPen(coloursOf(Theme::Light).muted);
  painter.setFont(pageFont(kSmallPixels));
  const double line = QFontMetricsF(painter.font(), painter.device()).height();
  painter.drawText(room, Qt::AlignTop | Qt::AlignLeft, handout.title);
  const QString number = HandoutText::tr("Page %1 of %2").arg(index + 1).arg(handout.pages.size());
  painter.drawText(room, Qt::AlignBottom | Qt::AlignRight, number);
  room.setTop(room.top() + line + kStepGap);

  if (!handout.sources.isEmpty()) {
    const double beside = QFontMetricsF(painter.font(), painter.device()).horizontalAdvance(number) + 2 * kStepGap;
    const QRectF most(room.left(), 0, room.width() - beside, room.height());
    constexpr int kFlags = Qt::AlignLeft | Qt::TextWordWrap;
    const double height = painter.boundingRect(most, kFlags, handout.sources).height();
    const QRectF sources(room.left(), room.bottom() - height, most.width(), height);
    painter.drawText(sources, kFlags, handout.sources);
    room.setBottom(sources.top() - kStepGap);
  } else {
    room.setBottom(room.bottom() - line - kStepGap);
  }

  const bool pictured = page.plot || page.picture;
  setText(painter, room, QStringLiteral("<p>%1</p>").arg(page.title.toHtmlEscaped()), pageFont(kStepTitlePixels, true),
          room.height());
  room.setTop(room.top() + kStepGap / 2);
  setText(painter, room, page.html, pageFont(kStepPixels), pictured ? room.height() * kMostText : room.height());
  if (!pictured) return;
  room.setTop(room.top() + kStepGap);
  room.setHeight(std::min(room.height(), room.width() * kWidest));
  if (page.plot)
    paintPlot(painter, room, *page.plot, room.size().toSize(), kStepPixels - 1);
  else
    page.picture(painter, room);
}

}  // namespace

void writeHandout(const Handout& handout, const QString& path) {
  if (handout.pages.empty()) failExport(path, HandoutText::tr("there is nothing to print"));
  const QPageLayout upright(QPageSize(QPageSize::A4), QPageLayout::Portrait,
                            QMarginsF(kPageMarginMm, kPageMarginMm, kPageMarginMm, kPageMarginMm),
                            QPageLayout::Millimeter);
  exportPages(
      path, upright, handout.title, handout.pages.size(),
      [&](QCPPainter& painter, const QRectF& room, std::size_t page) { paintPage(painter, room, handout, page); });
}

}  // namespace warpbench::plots
