// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compute/jobs/fake_slurm.h"
#include "files.h"
#include "jobs/detached_job.h"
#include "refusal.h"

/// A small run submitted to a simulated cluster.
namespace warpbench::test {

inline const std::string kSimulatedId = "simulated:nvidia-h200";

inline process::NamedRemote cluster() {
  return {.name = "the cluster", .text = std::string("slurm:partition=gpu,gpus=2,time=10:00,program=") + WARPBENCH_CLI};
}

inline Request smallRequest() {
  Request request{.family = "transpose", .variants = {"copy", "naive"}, .device = kSimulatedId + "@the cluster"};
  request.parameters.set("height", std::int64_t{64});
  request.sweeps.push_back({.parameter = "width", .values = {std::int64_t{32}, std::int64_t{96}}});
  return request;
}

inline jobs::DetachedJob submitted() { return jobs::leaveToCluster(jobs::jobsFolder(), cluster(), smallRequest()); }

/// The only job, as the next start of the program finds it.
inline jobs::DetachedJob found() {
  const std::vector<jobs::DetachedJob> all = jobs::jobsIn(jobs::jobsFolder());
  if (all.size() != 1) qFatal("%zu jobs", all.size());
  return all.front();
}

inline jobs::JobState state() { return jobs::statesOf({found()}).front(); }

inline void verifyState(jobs::JobState::Kind kind, const QString& text) {
  const jobs::JobState now = state();
  QCOMPARE(QString::fromStdString(now.text), text);
  QVERIFY(now.kind == kind);
}

}  // namespace warpbench::test
