// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/text_wrap.h"

#include <QStringList>
#include <QTextBoundaryFinder>
#include <algorithm>

namespace warpbench::plots {
namespace {

/// The pieces between possible line breaks; each keeps its trailing space or hyphen. A date is one piece.
QStringList pieces(const QString& line) {
  QStringList list;
  QString piece;
  const auto isDigit = [&](qsizetype at) { return at < line.size() && line[at].isDigit(); };
  for (qsizetype i = 0; i < line.size(); ++i) {
    const QChar character = line[i];
    piece += character;
    const bool hyphen = character == QLatin1Char('-') && piece.size() > 2 && !(isDigit(i - 1) && isDigit(i + 1));
    if (character == QLatin1Char(' ') || hyphen) list << std::exchange(piece, QString());
  }
  if (!piece.isEmpty()) list << piece;
  return list;
}

int widthOf(const QString& text, const QFontMetrics& metrics) { return metrics.horizontalAdvance(text.trimmed()); }

/// The start of a word that is too wide: as many characters as fit with a hyphen, at least one. If the word fits on two
/// lines, about half of it, which reads better than a line with its last letters.
QString startOf(const QString& word, const QFontMetrics& metrics, int width) {
  const int hyphen = metrics.horizontalAdvance(QLatin1Char('-'));
  const int all = widthOf(word, metrics);
  const int room = all <= 2 * (width - hyphen) ? all / 2 + hyphen : width - hyphen;
  // A character may consist of several code units.
  QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, word);
  qsizetype end = std::max<qsizetype>(finder.toNextBoundary(), 1);
  for (qsizetype next = finder.toNextBoundary(); next > 0 && widthOf(word.left(next), metrics) <= room;
       next = finder.toNextBoundary())
    end = next;
  return word.left(end);
}

}  // namespace

QString wrapped(const QString& text, const QFontMetrics& metrics, int width, int maxLines) {
  if (maxLines < 1) return {};
  QStringList lines;
  // No plot has room for more, and each line measures the whole rest of a word.
  const qsizetype most = qsizetype{20} * std::max(width, 10);
  const QString shown = text.size() > most ? text.left(most) + QChar(0x2026) : text;
  for (const QString& paragraph : shown.split(QLatin1Char('\n'))) {
    QString line;
    for (QString piece : pieces(paragraph)) {
      if (widthOf(line + piece, metrics) > width && !line.isEmpty()) lines << std::exchange(line, QString()).trimmed();
      while (widthOf(piece, metrics) > width && piece.trimmed().size() > 1) {
        const QString start = startOf(piece, metrics, width);
        piece.remove(0, start.size());
        const bool letters = start.back().isLetter() && piece.front().isLetter();
        lines << (letters ? start + QLatin1Char('-') : start);
      }
      line += piece;
    }
    lines << line.trimmed();
  }
  if (lines.size() > maxLines) {
    QString rest;
    for (const QString& line : lines.mid(maxLines - 1)) {
      const bool together = rest.isEmpty() || (rest.size() > 1 && rest.back() == QLatin1Char('-') &&
                                               rest[rest.size() - 2].isLetterOrNumber());
      rest += together ? line : QLatin1Char(' ') + line;
    }
    lines = lines.mid(0, maxLines - 1) << metrics.elidedText(rest, Qt::ElideRight, width);
  }
  return lines.join(QLatin1Char('\n'));
}

QSize sizeOf(const QString& text, const QFontMetrics& metrics) { return metrics.size(0, text); }

}  // namespace warpbench::plots
