// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QTemporaryDir>

#include "catalogue/kernel_source.h"
#include "compute/cli/cli_fixture.h"

/// Runs at remote places, for the tests of the command line.
namespace warpbench::test {

/// For all results of the session.
inline QJsonArray countersOf(const QString& document) {
  QJsonArray counters;
  for (const QJsonValue& result : onlyDocument(document)["results"].toArray()) counters << result["counters"];
  return counters;
}

/// Runs at the given place, and compares with a run in the program's own process.
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

/// Runs a user's kernel there and here, and compares: the text is sent along and compiled there.
inline void compareOwnWithLocal(const QString& place) {
  const QTemporaryDir folder;
  const QString path = folder.filePath("unpadded.cuh");
  const std::string_view text = findKernel("transposeConflictFree").value().file->text;
  QFile file(path);
  QVERIFY(file.open(QFile::WriteOnly));
  file.write(
      QByteArray(text.data(), static_cast<qsizetype>(text.size())).replace("[kTransposeTile + 1]", "[kTransposeTile]"));
  file.close();
  const QStringList words{"run",      "transpose", "--device",  kSimulated, "--variant", "conflict-free", "-p",
                          "width=96", "-p",        "height=64", "--kernel", path,        "--json"};
  const Outcome here = cli(words);
  const Outcome there = cli(words + QStringList{"--on", place});
  QCOMPARE(there.err, QString());
  QCOMPARE(there.code, 0);
  QCOMPARE(countersOf(there.out).size(), 1);
  QCOMPARE(countersOf(there.out), countersOf(here.out));
  const QJsonObject result = onlyDocument(there.out)["results"][0].toObject();
  QCOMPARE(result["variant"].toString(), "conflict-free@unpadded");
  // 6 tiles of 32 rows, each with 32 wavefronts instead of one.
  QCOMPARE(result["counters"]["shared_load_wavefronts"].toDouble(), 6 * 32 * 32.0);
}

/// The id of its only child process; empty if it has none.
inline QString childOf(qint64 process) {
  QFile file(QString("/proc/%1/task/%1/children").arg(process));
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).trimmed() : QString();
}

}  // namespace warpbench::test
