// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/run_plan.h"

#include <algorithm>

#include "cli/output/out_file.h"
#include "cli/terminal/progress_line.h"
#include "core/text/text.h"
#include "engine/run/runner.h"
#include "format/session_merge.h"
#include "results/session/session.h"
#include "tables/result_table.h"

namespace warpbench::cli {

namespace {

/// A text such as "matmul, 64 points".
std::string describe(const Request& request, const DeviceInfo& device) {
  const std::string chosen = toText(request.parameters);
  std::string swept;
  for (const Sweep& sweep : request.sweeps) swept += ", " + sweep.names() + " swept";
  return request.family + (chosen.empty() ? "" : ", " + chosen) + swept + ": " +
         std::to_string(expand(request, device).size()) + " points";
}

std::size_t countGood(const Session& session) {
  return static_cast<std::size_t>(std::ranges::count_if(session.results, ranAndVerified));
}

}  // namespace

ExitCode PlanOutcome::code() const {
  if (!finished) return kInterrupted;
  return countGood(session) == session.results.size() ? kSuccess : kFailure;
}

PlanOutcome runPlan(const std::vector<Request>& plan, const std::function<Device&(const Request&)>& deviceOf,
                    const std::filesystem::path& path, const std::stop_token& stop,
                    const std::function<void(Result&)>& shorten) {
  PlanOutcome outcome;
  Session& session = outcome.session;
  std::size_t requestsDone = 0;
  OutFile file(path);
  ProgressLine line;
  for (const Request& request : plan) {
    Device& device = deviceOf(request);
    if (session.environment.devices.empty()) session.environment = environmentOf(device.info());
    line.clear();
    say("[" + std::to_string(++requestsDone) + "/" + std::to_string(plan.size()) + "] " +
        describe(request, device.info()));
    const std::size_t before = session.results.size();
    for (const KernelCopy& copy : request.copies) addCopy(session.copies, copy);
    outcome.finished = run(
        device, request, stop, [&](const RunProgress& progress) { line.show(progress); },
        [&](Result result) {
          result.pictures.reset();  // files do not store pictures
          shorten(result);
          session.results.push_back(std::move(result));
          file.keep(session);
        });
    // A device learns its clocks and copy bandwidth while it measures.
    session.environment.add(device.info().record);
    if (session.results.size() > before) file.write(session);
    if (!outcome.finished) break;
  }
  line.clear();
  return outcome;
}

void sayOutcome(const PlanOutcome& outcome, const std::filesystem::path& path, const std::string& use) {
  const Session& session = outcome.session;
  const std::size_t good = countGood(session);
  const std::string count = std::to_string(session.results.size()) + " results";
  if (good < session.results.size())
    say(std::to_string(session.results.size() - good) + " of " + count + " failed or are not verified");
  if (session.results.empty())
    say("stopped; nothing was saved");
  else
    say(std::string(outcome.finished ? "" : "stopped; ") + count + " are in '" + oneLine(path.string()) + "'; " + use);
}

}  // namespace warpbench::cli
