// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonValue>

#include "compute/cli/cli_fixture.h"

/// Runs submitted to a cluster from the command line.
namespace warpbench::test {

inline const QStringList kDetach = kTranspose + QStringList{"--on", "slurm:program=" WARPBENCH_CLI, "--detach"};

inline QJsonArray countersIn(const QByteArray& document) {
  QJsonArray counters;
  for (const QJsonValue& result : QJsonDocument::fromJson(document)["results"].toArray())
    counters << result["counters"];
  return counters;
}

/// The only job in `jobs --json`.
inline QJsonObject onlyJob() {
  const Outcome outcome = cli({"jobs", "--json"});
  const QJsonArray jobs = onlyDocument(outcome.out)["jobs"].toArray();
  if (jobs.size() != 1) qFatal("%d jobs: %s", static_cast<int>(jobs.size()), qPrintable(outcome.err));
  return jobs.first().toObject();
}

}  // namespace warpbench::test
