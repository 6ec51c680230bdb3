// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.h"

#include <cctype>
#include <filesystem>
#include <memory>
#include <system_error>

#include "cli/interrupt.h"
#include "cli/open_device.h"
#include "cli/output/out_file.h"
#include "cli/run_plan.h"
#include "core/files/file_io.h"
#include "core/text/error.h"
#include "core/text/system_message.h"
#include "core/text/text.h"
#include "engine/recorded/recordings.h"
#include "engine/run/recording_plan.h"
#include "engine/run/runner.h"
#include "remote/place.h"
#include "results/session/session.h"
#include "results/values/statistics.h"
#include "validation/profiled_points.h"

namespace warpbench::cli {

namespace {

namespace fs = std::filesystem;

/// A name such as "nvidia-h200-2026-11-20".
std::string nameFor(const Environment& environment, const DeviceRecord& device) {
  std::string name;
  for (const char c : device.name + " " + dayOf(environment.date)) {
    if (std::isalnum(static_cast<unsigned char>(c)) != 0)
      name += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    else if (!name.empty() && name.back() != '-')
      name += '-';
  }
  return name;
}

/// A file name that is still free in the user's data folder.
fs::path newRecording(const std::string& name) {
  const fs::path folder = recorded::recordingsFolder();
  if (folder.empty()) throw RequestError("there is no home folder to keep the recording in: name a file with --out");
  std::error_code error;
  fs::create_directories(folder, error);
  if (error) throw RequestError("cannot make the folder '" + folder.string() + "': " + systemMessage(error).english());
  fs::path path = folder / (name + ".json");
  for (int i = 2; fs::exists(path); ++i) path = folder / (name + "-" + std::to_string(i) + ".json");
  return path;
}

}  // namespace

ExitCode recordCommand(const CliArguments& arguments) {
  const Interrupt interrupt;
  const std::unique_ptr<Device> device = process::openHere(arguments.device.empty() ? "cuda:0" : arguments.device);
  if (device->info().record.origin != Origin::Measured)
    throw RequestError("--device: " + device->info().record.id + " does not measure: choose a CUDA device or cpu");
  if (arguments.counters) checkHasCounters(device->info());
  const std::vector<Request> plan = recorded::recordingPlan(device->info(), arguments.families);
  if (plan.empty())
    throw RequestError("nothing of " + joined(arguments.families) + " runs on " + device->info().record.id);

  const fs::path path = arguments.outFile ? fs::path(*arguments.outFile)
                                          : newRecording(nameFor(environmentOf(device->info()), device->info().record));
  checkWritable(path);
  PlanOutcome outcome = runPlan(
      plan, [&](const Request&) -> Device& { return *device; }, path, interrupt.token(), keepQuantiles);
  if (arguments.counters && outcome.finished) {
    say("counting");
    validation::addHardwareCounters(outcome.session.results, device->info().record.id, interrupt.token());
    OutFile(path).write(outcome.session);
  }
  sayOutcome(
      outcome, path,
      "replay them with --device recorded:" + (arguments.outFile ? fs::absolute(path).string() : path.stem().string()));
  return outcome.code();
}

}  // namespace warpbench::cli
