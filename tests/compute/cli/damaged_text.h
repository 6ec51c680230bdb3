// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QTest>
#include <random>

/// Kernels and programs with mistakes, and the traces that they must not leave.
namespace warpbench::test {

/// The number of texts: $WARPBENCH_DAMAGED, or the default for a normal test run.
inline int damagedTextsOr(int usual) {
  const int wanted = qEnvironmentVariableIntValue("WARPBENCH_DAMAGED");
  return wanted > 0 ? wanted : usual;
}

/// The text with one typing mistake after the first occurrence of a word.
inline QString damagedBehind(const QString& word, QString text, std::mt19937& random) {
  const auto below = [&](qsizetype count) { return static_cast<qsizetype>(random() % static_cast<unsigned>(count)); };
  const qsizetype begin = std::max<qsizetype>(0, text.indexOf(word));
  const auto replaceOne = [&](const QRegularExpression& what, const QString& by) {
    QList<QRegularExpressionMatch> places;
    for (auto match = what.globalMatch(text, begin); match.hasNext();) places.append(match.next());
    if (places.isEmpty()) return false;
    const QRegularExpressionMatch& place = places[below(places.size())];
    text.replace(place.capturedStart(), place.capturedLength(), by);
    return true;
  };
  switch (below(5)) {
    case 0:  // a loop that never ends
      if (replaceOne(QRegularExpression("(\\+\\+[a-z]+|[a-z]+ [+*/]= [^)]+)\\)"), ")")) return text;
      break;
    case 1:  // an index off by one
      if (replaceOne(QRegularExpression("\\["), "[1000003 + ")) return text;
      break;
    case 2:  // a null pointer
      if (replaceOne(QRegularExpression("\\b(in|out|a|b|m|n|p)\\["), "static_cast<float*>(nullptr)[")) return text;
      break;
    case 3:  // an inverted sign
      if (replaceOne(QRegularExpression(" < "), " > ")) return text;
      break;
    default:
      break;
  }
  for (qsizetype count = 1 + below(4); count > 0; --count) text.remove(begin + below(text.size() - begin), 1);
  return text;
}

/// Processes that use this folder as their cache.
inline int processesWith(const QString& cache) {
  int count = 0;
  for (const QString& process : QDir("/proc").entryList({"[1-9]*"}, QDir::Dirs)) {
    QFile environment("/proc/" + process + "/environ");
    if (process.toLongLong() != QCoreApplication::applicationPid() && environment.open(QFile::ReadOnly) &&
        environment.readAll().contains(cache.toUtf8()))
      ++count;
  }
  return count;
}

}  // namespace warpbench::test
