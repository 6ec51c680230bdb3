// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compute/cli/cli_fixture.h"

/// Runs at places, for the tests of the command line.
namespace warpbench::test {

/// Of all results of the session.
inline QJsonArray countersOf(const QString& document) {
  QJsonArray counters;
  for (const QJsonValue& result : onlyDocument(document)["results"].toArray()) counters << result["counters"];
  return counters;
}

/// Runs where the place says, and compares with a run in the program's own process.
inline void compareWithLocal(const QString& place, const QString& name) {
  const Outcome here = cli(kTranspose + QStringList{"--json"});
  const Outcome there = cli(kTranspose + QStringList{"--json", "--on", place});
  QCOMPARE(there.err, QString());
  QCOMPARE(there.code, 0);
  QCOMPARE(countersOf(there.out).size(), 3);
  QCOMPARE(countersOf(there.out), countersOf(here.out));
  const QJsonObject session = onlyDocument(there.out);
  QCOMPARE(session["results"][0]["device"].toString(), kSimulated + "@" + name);
  QCOMPARE(session["environment"]["devices"][0]["id"].toString(), kSimulated + "@" + name);
  QVERIFY(!session["environment"]["host"].toString().isEmpty());
}

/// The id of its only child process; empty where it has none.
inline QString childOf(qint64 process) {
  QFile file(QString("/proc/%1/task/%1/children").arg(process));
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).trimmed() : QString();
}

}  // namespace warpbench::test
