// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.h"

#include <filesystem>
#include <map>
#include <memory>

#include "cli/interrupt.h"
#include "cli/open_device.h"
#include "cli/run_plan.h"
#include "core/files/file_io.h"
#include "core/text/error.h"
#include "core/text/text.h"
#include "engine/run/session_requests.h"
#include "import/any_session.h"

namespace warpbench::cli {

ExitCode repeatCommand(const CliArguments& arguments) {
  const Interrupt interrupt;
  const Session session = readAnySession(arguments.sessionFile).session;
  std::map<std::string, std::unique_ptr<Device>> devices;
  std::unique_ptr<Device> chosen = openChosen(arguments.place, arguments.device, interrupt.token());
  const DeviceInfo device = chosen->info();
  devices[device.record.id] = std::move(chosen);
  const SessionRequests again =
      requestsOf(session, device, arguments.allowKernels ? session.copies : std::vector<KernelCopy>());
  const std::string refusals = refusalText(session, again, device);
  if (again.requests.empty())
    throw RequestError(refusals.empty() ? "the session has no results to run again" : refusals);
  const std::filesystem::path path = *arguments.outFile;
  checkWritable(path);
  checkNotRead(path, arguments.sessionFile);
  if (!refusals.empty()) say(refusals);

  const PlanOutcome outcome = runPlan(
      again.requests,
      [&](const Request& request) -> Device& {
        // The user's kernels run in a separate process.
        std::unique_ptr<Device>& opened = devices[request.device + (request.copies.empty() ? "" : "@")];
        if (!opened)
          opened = request.copies.empty()
                       ? openChosen(arguments.place, request.device, interrupt.token())
                       : std::move(openForOwn(arguments.place, request.device, interrupt.token()).front());
        return *opened;
      },
      path, interrupt.token());
  sayOutcome(
      outcome, path,
      "compare them with: warpbench-cli compare " + oneLine(arguments.sessionFile) + " " + oneLine(path.string()));
  return refusals.empty() || !outcome.finished ? outcome.code() : kFailure;
}

}  // namespace warpbench::cli
