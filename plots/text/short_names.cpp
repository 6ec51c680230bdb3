// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/short_names.h"

#include <QRegularExpression>
#include <algorithm>
#include <array>

namespace warpbench::plots {
namespace {

/// "Naive", ", NVIDIA H200" and " (modelled)", each with what stands before it.
QStringList partsOf(const QString& name) {
  static const QRegularExpression between(QStringLiteral("(?=, | \\()"));
  return name.split(between);
}

/// The names without the parts that all have in common at one end, as long as each keeps one.
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

/// The names without what a GPU's name has beside its model, as far as they stay apart: "H100" of "NVIDIA H100 80GB
/// HBM3".
QStringList withModelsAlone(QStringList names) {
  // The memory, then the maker.
  static const std::array kModels{
      QRegularExpression(QStringLiteral("\\b(NVIDIA [^,(]*)[ -]\\d+ ?GB(?: HBM\\d\\w*)?(?=$|,| \\()")),
      QRegularExpression(QStringLiteral("\\bNVIDIA ([^,(]+)"))};
  const auto different = [](QStringList list) {
    list.removeDuplicates();
    return list.size();
  };
  for (const QRegularExpression& model : kModels) {
    QStringList shorter = names;
    for (QString& name : shorter) name.replace(model, QStringLiteral("\\1"));
    if (different(shorter) == different(names)) names = shorter;
  }
  return names;
}

/// Elided, and where words are left after the ellipsis, no end of one before them: "dyn... memory", not "dyn...red
/// memory".
QString elidedName(const QString& name, const QFontMetrics& metrics, Qt::TextElideMode mode, int width) {
  QString text = metrics.elidedText(name, mode, width);
  const auto end = text.indexOf(QChar(0x2026)) + 1;
  const QString tail = text.mid(end);
  if (mode == Qt::ElideRight || end == 0 || tail.startsWith(QLatin1Char(' '))) return text;
  const QChar before = name.at(std::max<qsizetype>(name.size() - tail.size() - 1, 0));
  if (const auto space = tail.indexOf(QLatin1Char(' ')); space > 0 && before != QLatin1Char(' '))
    text.remove(end, space);
  return text;
}

}  // namespace

QStringList shortNames(const QStringList& names, const QFontMetrics& metrics, int width) {
  const auto fits = [&](const QString& name) { return metrics.horizontalAdvance(name) <= width; };
  if (std::ranges::all_of(names, fits)) return names;
  if (names.size() < 2) return {elidedName(names.value(0), metrics, Qt::ElideMiddle, width)};
  QStringList shorter = withoutCommonParts(names, true);
  if (!std::ranges::all_of(shorter, fits)) shorter = withModelsAlone(shorter);
  if (!std::ranges::all_of(shorter, fits)) shorter = withoutCommonParts(shorter, false);
  const auto differing = [](QStringList list) { return list.size() - list.removeDuplicates(); };
  QStringList best;
  for (const Qt::TextElideMode mode : {Qt::ElideMiddle, Qt::ElideRight, Qt::ElideLeft}) {
    QStringList elided;
    for (const QString& name : shorter) elided << (fits(name) ? name : elidedName(name, metrics, mode, width));
    if (best.isEmpty() || differing(elided) > differing(best)) best = elided;
  }
  return best;
}

}  // namespace warpbench::plots
