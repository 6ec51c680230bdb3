// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/record_command.h"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <memory>
#include <system_error>

#include "cli/interrupt.h"
#include "cli/progress_line.h"
#include "cli/result_text.h"
#include "device/process/fallback_device.h"
#include "device/recorded/recording_plan.h"
#include "device/recorded/recordings.h"
#include "error.h"
#include "runner.h"
#include "session.h"
#include "text.h"

namespace warpbench::cli {

namespace {

namespace fs = std::filesystem;

/// "nvidia-h200-2026-11-20".
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

/// A file of the user's data folder that is not there yet.
fs::path newRecording(const std::string& name) {
  const fs::path folder = recorded::recordingsFolder();
  if (folder.empty()) throw RequestError("--out is missing, and there is no home folder to keep the recording in");
  std::error_code error;
  fs::create_directories(folder, error);
  if (error) throw RequestError("cannot make the folder '" + folder.string() + "': " + error.message());
  fs::path path = folder / (name + ".json");
  for (int i = 2; fs::exists(path); ++i) path = folder / (name + "-" + std::to_string(i) + ".json");
  return path;
}

/// "matmul, 64 points".
std::string describe(const Request& request, const DeviceInfo& device) {
  const std::string chosen = toText(request.parameters);
  std::string swept;
  for (const Sweep& sweep : request.sweeps) swept += ", " + sweep.parameter + " swept";
  return request.family + (chosen.empty() ? "" : ", " + chosen) + swept + ": " +
         std::to_string(expand(request, device).size()) + " points";
}

}  // namespace

ExitCode recordCommand(const Arguments& arguments) {
  const Interrupt interrupt;
  const std::unique_ptr<Device> device = process::openGuarded(arguments.device.empty() ? "cuda:0" : arguments.device);
  if (device->info().record.origin != Origin::Measured)
    throw RequestError("--device: " + device->info().record.id + " does not measure; a CUDA device or cpu would");
  const std::vector<Request> plan = recorded::recordingPlan(device->info(), arguments.families);
  if (plan.empty())
    throw RequestError("nothing of " + joined(arguments.families) + " runs on " + device->info().record.id);

  Session session{.environment = environmentOf(device->info()), .results = {}};
  const fs::path path = arguments.outFile ? fs::path(*arguments.outFile)
                                          : newRecording(nameFor(session.environment, device->info().record));
  checkWritable(path);

  std::size_t requestsDone = 0;
  bool finished = true;
  ProgressLine line;
  for (const Request& request : plan) {
    line.clear();
    say("[" + std::to_string(++requestsDone) + "/" + std::to_string(plan.size()) + "] " +
        describe(request, device->info()));
    const std::size_t before = session.results.size();
    finished = run(
        *device, request, interrupt.token(), [&](const RunProgress& progress) { line.show(progress); },
        [&](Result result) {
          result.pictures.reset();  // files do not keep them
          session.results.push_back(std::move(result));
        });
    // A device learns of its clocks and of its own copy while it measures.
    session.environment.add(device->info().record);
    if (session.results.size() > before) writeFile(path, toJson(session));
    if (!finished) break;
  }
  line.clear();

  const auto good = static_cast<std::size_t>(std::ranges::count_if(session.results, ranAndVerified));
  const std::string count = std::to_string(session.results.size()) + " results";
  if (good < session.results.size())
    say(std::to_string(session.results.size() - good) + " of " + count + " failed or are not verified");
  if (session.results.empty())
    say("stopped; nothing was saved");
  else
    say(std::string(finished ? "" : "stopped; ") + count + " are in '" + oneLine(path.string()) +
        "'; replay them with --device recorded:" +
        (arguments.outFile ? fs::absolute(path).string() : path.stem().string()));
  return finished && good == session.results.size() ? kAllWell : kSomethingFailed;
}

}  // namespace warpbench::cli
