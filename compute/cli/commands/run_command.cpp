// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.h"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <iostream>
#include <iterator>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>

#include "catalogue/catalogue.h"
#include "cli/interrupt.h"
#include "cli/open_device.h"
#include "cli/options.h"
#include "cli/output/out_file.h"
#include "cli/output/result_listing.h"
#include "cli/own_kernel_file.h"
#include "cli/terminal/bars.h"
#include "cli/terminal/progress_line.h"
#include "core/files/file_io.h"
#include "core/text/error.h"
#include "core/text/text.h"
#include "engine/recorded/recorded_points.h"
#include "engine/run/parameter_text.h"
#include "engine/run/runner.h"
#include "engine/run/spread_run.h"
#include "format/session_file.h"
#include "format/session_merge.h"
#include "images/picture_file.h"
#include "results/session/session.h"
#include "results/session/session_limits.h"
#include "tables/result_table.h"

namespace warpbench::cli {

namespace {

MeasureOptions measureOptions(const CliArguments& arguments) {
  constexpr double kDay = 86400;
  constexpr double kPercent = 100;
  constexpr int kMostSamples = 1'000'000;
  constexpr double kFastestReplay = 1e6;
  MeasureOptions options;
  if (arguments.timeLimit)
    options.timeLimitSeconds =
        numberOf("--time-limit", *arguments.timeLimit, kDay, "a number of seconds above 0 and up to 86400");
  if (arguments.launchLimit)
    options.launchLimitSeconds =
        numberOf("--launch-limit", *arguments.launchLimit, kDay, "a number of seconds above 0 and up to 86400");
  if (arguments.minSamples)
    options.minSamples =
        numberOf("--min-samples", *arguments.minSamples, kMostSamples, "a whole number from 1 to 1000000");
  if (arguments.medianWithin)
    options.medianWithin =
        numberOf("--median-within", *arguments.medianWithin, kPercent, "a percentage above 0 and up to 100") / kPercent;
  options.counts = !arguments.noCounts;
  options.hardwareCounts = arguments.counters;
  options.profile = arguments.profile;
  if (arguments.replaySpeed)
    options.replaySpeed = numberOf("--replay-speed", *arguments.replaySpeed, kFastestReplay,
                                   "a number above 0 and up to 1000000, such as 1: as measured");
  return options;
}

Mode modeOf(const std::string& word) {
  for (const Mode mode : {Mode::Cold, Mode::Hot, Mode::Inside})
    if (toText(mode) == word) return mode;
  throw RequestError("--mode: '" + printable(word) + "' is not one of cold, hot, inside");
}

Flush flushOf(const std::string& word) {
  if (word == "write-read") return Flush::WriteAndRead;
  if (word == "memset") return Flush::Memset;
  throw RequestError("--flush: '" + printable(word) + "' is not one of write-read, memset");
}

/// Adds the preset's parameters, except those given on the command line.
void addPreset(Request& request, const Family& family, const std::string& id, const Parameters& given,
               const std::vector<Sweep>& sweeps) {
  const Preset* preset = family.findPreset(id);
  if (!preset) {
    std::vector<std::string> known;
    for (const Preset& each : family.presets) known.push_back(each.id);
    throw RequestError("--preset: " + family.id + " has no preset '" + printable(id) + "'; there is " +
                       (known.empty() ? "none" : joined(known)));
  }
  const auto said = [&](const std::string& parameter) {
    return given.contains(parameter) || std::ranges::find(sweeps, parameter, &Sweep::parameter) != sweeps.end();
  };
  const Request chosen = requestOf(family, *preset);
  for (const auto& [name, value] : chosen.parameters.entries())
    if (!said(name)) request.parameters.set(name, value);
  for (const Sweep& sweep : chosen.sweeps)
    if (!said(sweep.parameter)) request.sweeps.push_back(sweep);
}

}  // namespace

Request requestOf(const CliArguments& arguments) {
  Request request;
  request.family = arguments.family;
  request.variants = namesIn("--variant", arguments.variants);
  request.each = arguments.each;
  if (arguments.kernelFile) {
    if (arguments.detach)
      throw RequestError("--kernel: a cluster job runs only the catalogue's kernels; remove --detach");
    request.own = readOwnKernel(*arguments.kernelFile);
  }
  request.mode = modeOf(arguments.mode);
  request.options = measureOptions(arguments);
  request.options.flush = flushOf(arguments.flush);
  if (const auto family = familyOf(request)) {
    Parameters given;
    for (const std::string& text : arguments.parameters) {
      auto [name, value] = parseParameter(*family, text);
      if (given.contains(name)) throw RequestError("parameter " + name + " is given twice: give it once");
      given.set(name, std::move(value));
    }
    std::vector<Sweep> sweeps;
    for (const std::string& text : arguments.sweeps) sweeps.push_back(parseSweep(*family, text));
    if (arguments.preset) addPreset(request, *family, *arguments.preset, given, sweeps);
    for (const auto& [name, value] : given.entries()) request.parameters.set(name, value);
    std::ranges::move(sweeps, std::back_inserter(request.sweeps));
  } else {
    // Throws the list of families, which needs no device.
    expand(request, DeviceInfo());
  }
  return request;
}

namespace {

ProgressLine::How progressOf(const std::string& word) {
  if (word == "auto") return ProgressLine::How::Terminal;
  if (word == "json") return ProgressLine::How::Json;
  if (word == "none") return ProgressLine::How::None;
  throw RequestError("--progress is auto, json or none, not '" + printable(word) + "'");
}

std::vector<Device*> pointersTo(const std::vector<std::unique_ptr<Device>>& devices) {
  std::vector<Device*> all;
  for (const auto& device : devices) all.push_back(device.get());
  return all;
}

/// Runs the request; several devices run it together.
bool runOn(const std::vector<Device*>& devices, const Request& request, const std::stop_token& stop,
           const std::function<void(const RunProgress&)>& onProgress, const std::function<void(Result)>& onResult) {
  if (devices.size() == 1) return run(*devices.front(), request, stop, onProgress, onResult);
  return runSpread(devices, request, stop, onProgress, onResult, request.each ? Division::Each : Division::Shared);
}

/// @throws RequestError if an output would overwrite a picture that the request reads.
void checkInputs(const CliArguments& arguments, const Request& request) {
  for (const ParameterSpec& spec : findFamily(request.family)->parameters) {
    const Value* const file = spec.editor == ParameterSpec::Editor::File ? request.parameters.find(spec.id) : nullptr;
    if (!file || toText(*file).empty()) continue;
    for (const auto& output : {arguments.outFile, arguments.csvFile, arguments.pictureFile})
      if (output) checkNotRead(*output, toText(*file));
  }
}

void checkOutputs(const CliArguments& arguments) {
  std::vector<std::pair<std::string, std::filesystem::path>> files;
  const auto add = [&](const std::string& option, const std::optional<std::string>& file) {
    if (!file) return;
    for (const auto& [other, path] : files)
      if (isSameFile(path, *file))
        throw RequestError(other + " and " + option + " name the same file: give each its own");
    files.emplace_back(option, *file);
  };
  if (arguments.append && !arguments.outFile)
    throw RequestError("--append adds to the session that --out names: give --out FILE.json, or leave --append out");
  if (arguments.outFile) checkWritable(*arguments.outFile);
  std::error_code unknown;
  if (arguments.append && std::filesystem::is_other(*arguments.outFile, unknown))
    throw RequestError("--append: '" + printable(*arguments.outFile) +
                       "' is not a file that --append can add to: name one");
  if (arguments.csvFile) checkWritable(*arguments.csvFile);
  if (arguments.pictureFile) {
    checkPictureWritable(*arguments.pictureFile);
    if (!findFamily(arguments.family)->makesPictures)
      throw RequestError("--picture: " + arguments.family + " makes no pictures; remove the option");
  }
  add("--out", arguments.outFile);
  add("--csv", arguments.csvFile);
  add("--picture", arguments.pictureFile);
}

/// Writes all files, even after one fails. @returns one line for each failure.
std::vector<std::string> save(const CliArguments& arguments, const Session& session, std::optional<OutFile>& file,
                              const Pictures* pictures) {
  std::vector<std::string> reasons;
  const auto attempt = [&](const auto& write) {
    try {
      write();
    } catch (const RequestError& error) {
      reasons.emplace_back(error.what());
    } catch (const FormatError& error) {
      reasons.emplace_back(error.what());  // the session to append to is invalid
    }
  };
  if (session.results.empty()) return reasons;
  if (file) attempt([&] { file->write(session); });
  if (arguments.csvFile) attempt([&] { writeFile(*arguments.csvFile, toCsv(session)); });
  if (arguments.pictureFile && pictures) attempt([&] { writePicture(*arguments.pictureFile, pictures->after); });
  return reasons;
}

/// The number of points to run. If the user named no device, the error explains that this device takes only recorded
/// values.
std::size_t pointsOf(const Request& request, const DeviceInfo& device, bool byDefault) {
  try {
    return expand(request, device).size();
  } catch (const NotRecorded& error) {
    if (!byDefault) throw;
    throw RequestError(device.record.id + ": " + error.what() + "; a simulated device takes any values (--device)");
  }
}

}  // namespace

ExitCode runCommand(const CliArguments& arguments) {
  const Interrupt interrupt;
  Request request = requestOf(arguments);
  const std::vector<std::unique_ptr<Device>> opened =
      request.own ? openForOwn(arguments.place, arguments.device, interrupt.token())
                  : openAll(arguments.place, arguments.device, interrupt.token());
  const std::vector<Device*> devices = pointersTo(opened);
  const Device* const device = devices.front();
  request.device = device->info().record.id;
  if (request.options.hardwareCounts) checkHasCounters(device->info());
  if (request.options.profile && device->info().record.origin != Origin::Measured)
    throw RequestError("--profile: " + request.device +
                       " runs nothing that a profiler can see: choose a CUDA device or cpu");
  const std::size_t points =
      pointsOf(request, device->info(), arguments.device.empty()) * (request.each ? devices.size() : std::size_t{1});
  progressOf(arguments.progress);
  checkOutputs(arguments);
  checkInputs(arguments, request);

  // Read the file before anything runs: it must not be overwritten unless it is a session, and it may be full.
  if (arguments.append && arguments.outFile && std::filesystem::exists(*arguments.outFile))
    checkFits(mergeSessions(readSession(*arguments.outFile), {.environment = environmentOf(devices), .results = {}}),
              points);
  Session session{.environment = environmentOf(devices), .results = {}};
  if (request.own)
    session.copies.push_back(
        {.family = request.family, .variant = request.variants.front(), .kernel = *request.own});
  std::shared_ptr<const Pictures> pictures;
  std::optional<OutFile> file;
  if (arguments.outFile)
    file.emplace(*arguments.outFile, arguments.append ? OutFile::How::Appended : OutFile::How::Anew);
  ProgressLine line(progressOf(arguments.progress));
  std::mutex mutex;
  std::string inWork;
  // The current point may take a moment to stop.
  const std::stop_callback onStop(interrupt.token(), [&] {
    const std::scoped_lock lock(mutex);
    if (!inWork.empty()) say("stopping: " + inWork);
  });
  bool finished = false;
  bool compiled = true;
  try {
    finished = runOn(
        devices, request, interrupt.token(),
        [&](const RunProgress& progress) {
          line.show(progress);
          const std::scoped_lock lock(mutex);
          inWork = progress.what;
        },
        [&](Result result) {
          // Keep the pictures of one result only: they are much larger than everything else.
          if (result.pictures) pictures = std::exchange(result.pictures, nullptr);
          session.results.push_back(std::move(result));
          if (file) file->keep(session);
        });
    if (finished) line.finish(static_cast<int>(points));
  } catch (const CompileError& error) {
    line.clear();
    printDiagnostics(std::cerr, error);
    if (session.results.empty()) return kFailure;
    compiled = false;
  }
  line.clear();
  // A device learns its clocks and copy bandwidth while it measures.
  for (const Device* each : devices) session.environment.add(each->info().record);

  // Save before printing: the reader of the output may be gone, but the files must still be written.
  const std::vector<std::string> lost = save(arguments, session, file, pictures.get());
  if (arguments.json)
    std::cout << toJson(session);
  else if (!session.results.empty())
    printResults(std::cout, session);
  if (arguments.bars) printBars(std::cout, session, coloursWanted());
  if (arguments.why) printExplanations(std::cout, session);
  std::cout.flush();
  if (!finished)
    say("stopped: " + std::to_string(session.results.size()) + " of " + std::to_string(points) + " points are done" +
        (session.results.empty() ? "; nothing was saved" : ""));
  for (const std::string& reason : lost) say(reason);
  const bool pictured = !arguments.pictureFile || session.results.empty() || pictures;
  if (!pictured)
    say("--picture: no result has a picture: a copy makes none, and a picture of more than 67108864 pixels is not "
        "kept");
  const auto good = static_cast<std::size_t>(std::ranges::count_if(session.results, ranAndVerified));
  if (good < session.results.size())
    say(std::to_string(session.results.size() - good) + " of " + std::to_string(session.results.size()) +
        " results failed or are not verified");
  if (compiled && !finished) return kInterrupted;
  const bool well = lost.empty() && compiled && pictured && good == session.results.size();
  return well ? kSuccess : kFailure;
}

}  // namespace warpbench::cli
