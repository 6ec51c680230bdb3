// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/short_names.h"

#include <QRegularExpression>
#include <algorithm>
#include <array>

namespace warpbench::plots {
namespace {

/// Splits a name into "Naive", ", NVIDIA H200" and " (modelled)"; each part keeps the separator before it.
QStringList partsOf(const QString& name) {
  static const QRegularExpression between(QStringLiteral("(?=, | \\()"));
  return name.split(between);
}

/// The names without the parts that all share at one end. Each name keeps at least one part.
QStringList withoutCommonParts(const QStringList& names, bool atEnd) {
  std::vector<QStringList> parts;
  for (const QString& name : names) parts.push_back(partsOf(name));
  const auto outer = [&](const QStringList& of) { return atEnd ? of.back() : of.front(); };
  while (std::ranges::all_of(parts,
                             [&](const QStringList& of) { return of.size() > 1 && outer(of) == outer(parts.front()); }))
    for (QStringList& of : parts) atEnd ? of.removeLast() : of.removeFirst();
  QStringList left;
  static const QRegularExpression separator(QStringLiteral("^, | $"));
  for (const QStringList& of : parts) left << of.join(QString()).remove(separator).trimmed();
  return left;
}

/// As many of its last words as fit after an ellipsis.
QString lastWords(const QString& name, const QFontMetrics& metrics, int width) {
  const QString text = metrics.elidedText(name, Qt::ElideLeft, width);
  const auto space = text.indexOf(QLatin1Char(' '));
  const bool cut = text != name && space > 0 && name.at(name.size() - text.size()) != QLatin1Char(' ');
  return cut ? QChar(0x2026) + text.mid(space + 1) : text;
}

/// Shortens the words before the last parts and keeps those whole: "Grid-stride..., H200" for "Grid-stride, 16 bytes,
/// H200".
QString firstWordsBefore(qsizetype lastParts, const QString& name, const QFontMetrics& metrics, int width) {
  const QStringList parts = partsOf(name);
  const qsizetype split = std::max<qsizetype>(1, parts.size() - lastParts);
  const QString variant = parts.first(split).join(QString());
  const QString rest = parts.sliced(split).join(QString());
  const int left = width - metrics.horizontalAdvance(rest);
  constexpr int kLeast = 20;  // least pixels for the shortened part
  return left < kLeast ? firstWords(name, metrics, width) : firstWords(variant, metrics, left) + rest;
}

}  // namespace

qsizetype differing(QStringList names) {
  names.removeDuplicates();
  return names.size();
}

QStringList withModelsAlone(QStringList names) {
  // First the memory, then the maker.
  static const std::array kModels{
      QRegularExpression(QStringLiteral("\\b(NVIDIA [^,(]*)[ -]\\d+ ?GB(?: HBM\\d\\w*)?(?=$|,|:| \\()")),
      QRegularExpression(QStringLiteral("\\bNVIDIA ([^,:(]+)"))};
  for (const QRegularExpression& model : kModels) {
    QStringList shorter = names;
    for (QString& name : shorter) name.replace(model, QStringLiteral("\\1"));
    if (differing(shorter) == differing(names)) names = shorter;
  }
  return names;
}

QString firstWords(const QString& name, const QFontMetrics& metrics, int width) {
  const QString text = metrics.elidedText(name, Qt::ElideRight, width);
  if (text == name || text.isEmpty()) return text;
  QString head = text.chopped(1);
  if (const auto space = head.lastIndexOf(QLatin1Char(' ')); space > 0 && name.at(head.size()) != QLatin1Char(' '))
    head.truncate(space);
  static const QRegularExpression separator(QStringLiteral("[ ,(]+$"));
  return head.remove(separator) + QChar(0x2026);
}

QStringList shortNames(const QStringList& names, const QFontMetrics& metrics, int width) {
  const auto fits = [&](const QString& name) { return metrics.horizontalAdvance(name) <= width; };
  if (std::ranges::all_of(names, fits)) return names;
  if (names.size() < 2) return {firstWords(names.value(0), metrics, width)};
  QStringList shorter = withoutCommonParts(names, true);
  if (!std::ranges::all_of(shorter, fits)) shorter = withModelsAlone(shorter);
  if (!std::ranges::all_of(shorter, fits)) shorter = withoutCommonParts(shorter, false);
  const auto elided = [&](auto&& elide) {
    QStringList texts;
    for (const QString& name : shorter) texts << (fits(name) ? name : elide(name, texts.size()));
    return texts;
  };
  const QStringList first = elided([&](const QString& name, qsizetype) { return firstWords(name, metrics, width); });
  // Keep the device whole or, for names with the same beginning, the end.
  const auto beside = [&](qsizetype parts) {
    return elided([&](const QString& name, qsizetype) { return firstWordsBefore(parts, name, metrics, width); });
  };
  const QStringList mixed = elided([&](const QString& name, qsizetype i) {
    return first.count(first[i]) > 1 ? lastWords(name, metrics, width) : first[i];
  });
  QStringList best = first;
  for (const QStringList& other : {mixed, beside(1), beside(2)})
    if (differing(other) > differing(best)) best = other;
  return best;
}

}  // namespace warpbench::plots
