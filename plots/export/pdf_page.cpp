// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/pdf_page.h"

#include <QList>

#include "core/text/text.h"

namespace warpbench::plots {
namespace {

/// Entries of the cross-reference table have 20 bytes: a ten-digit offset, then generation and type (ISO 32000-1,
/// 7.5.4).
constexpr int kEntry = 20;
constexpr int kDigits = 10;

QByteArray number(double value) {
  constexpr double kPrecision = 1e6;
  return QByteArray::fromStdString(numberText(qRound64(value * kPrecision) / kPrecision));
}

/// Adjusts the offsets after position `from`, where `by` bytes were inserted.
void moveOffsets(QByteArray& pdf, qsizetype from, qsizetype by) {
  const qsizetype table = pdf.lastIndexOf("\nxref\n") + 1;
  const qsizetype first = pdf.indexOf('\n', table + 5) + 1;  // after "xref" and "0 N"
  for (qsizetype entry = first; pdf.mid(entry + kDigits, 1) == " "; entry += kEntry) {
    const qint64 offset = pdf.mid(entry, kDigits).toLongLong();
    if (offset > from) pdf.replace(entry, kDigits, QByteArray::number(offset + by).rightJustified(kDigits, '0'));
  }
  const qsizetype start = pdf.lastIndexOf("startxref\n") + 10;
  pdf.replace(start, pdf.indexOf('\n', start) - start, QByteArray::number(table));
}

}  // namespace

QByteArray withPageSize(const QByteArray& pdf, QSizeF points) {
  const QByteArray key = "/MediaBox [";
  const qsizetype box = pdf.indexOf(key);
  const qsizetype end = pdf.indexOf(']', box);
  if (box < 0 || end < 0 || !pdf.contains("\nxref\n")) return pdf;
  const QByteArray exact = "0 0 " + number(points.width()) + ' ' + number(points.height());
  QByteArray changed = pdf;
  const qsizetype begin = box + key.size();
  changed.replace(begin, end - begin, exact);
  moveOffsets(changed, begin, exact.size() - (end - begin));
  return changed;
}

}  // namespace warpbench::plots
