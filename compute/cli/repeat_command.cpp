// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/repeat_command.h"

#include <filesystem>
#include <map>
#include <memory>

#include "cli/interrupt.h"
#include "cli/run_plan.h"
#include "error.h"
#include "import/any_session.h"
#include "session_requests.h"
#include "text.h"

namespace warpbench::cli {

ExitCode repeatCommand(const Arguments& arguments) {
  const Interrupt interrupt;
  const Session session = readAnySession(arguments.sessionFile).session;
  const std::string id = arguments.device.empty() ? defaultDevice(listDevices()) : arguments.device;
  std::map<std::string, std::unique_ptr<Device>> devices;
  devices[id] = openDevice(id);
  const DeviceInfo& device = devices[id]->info();
  const SessionRequests again = requestsOf(session, device);
  const std::string refusals = refusalText(session, again, device);
  if (again.requests.empty())
    throw RequestError(refusals.empty() ? "the session has no results to run again" : refusals);
  const std::filesystem::path path = *arguments.outFile;
  checkWritable(path);
  if (!refusals.empty()) say(refusals);

  const PlanOutcome outcome = runPlan(
      again.requests,
      [&](const Request& request) -> Device& {
        std::unique_ptr<Device>& opened = devices[request.device];
        if (!opened) opened = openDevice(request.device);
        return *opened;
      },
      path, interrupt.token());
  sayOutcome(
      outcome, path,
      "compare them with: warpbench-cli compare " + oneLine(arguments.sessionFile) + " " + oneLine(path.string()));
  return refusals.empty() ? outcome.code() : kSomethingFailed;
}

}  // namespace warpbench::cli
