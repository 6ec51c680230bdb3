// SPDX-License-Identifier: GPL-3.0-or-later
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <chrono>
#include <filesystem>
#include <iostream>
#include <optional>
#include <string>
#include <vector>

#include "catalog.h"
#include "cli/interrupt.h"
#include "cli/report.h"
#include "error.h"
#include "picture_file.h"
#include "request.h"
#include "runner.h"
#include "session.h"
#include "text.h"
#include "version.h"

namespace warpbench::cli {

namespace {

/// The exit codes of DESIGN.md, section 6.
enum ExitCode { kAllWell = 0, kSomethingFailed = 1, kBadRequest = 2 };

void say(const std::string& line) { std::cerr << "warpbench-cli: " << line << '\n'; }

/// What stands behind the subcommands on the command line.
struct Arguments {
  bool json = false;
  std::string family;
  std::vector<std::string> variants;
  std::string device;
  std::vector<std::string> parameters;
  std::vector<std::string> sweeps;
  std::string mode = "cold";
  std::string flush = "write-read";
  bool append = false;
  bool markdown = false;
  std::optional<std::string> outFile;
  std::optional<std::string> csvFile;
  std::optional<std::string> pictureFile;
  std::optional<std::string> timeLimit;
  std::optional<std::string> minSamples;
  std::optional<std::string> maxNoise;
  std::string sessionFile;
  std::string otherSessionFile;
};

/// A number within (0, most], or [1, most] for whole ones.
template <typename Number>
Number numberOf(const std::string& option, const std::string& text, Number most, const std::string& wanted) {
  Number value{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size() || !(value > 0) || !(value <= most))
    throw RequestError(option + ": '" + printable(text) + "' is not " + wanted);
  return value;
}

MeasureOptions measureOptions(const Arguments& arguments) {
  constexpr double kDay = 86400;
  constexpr double kPercent = 100;
  constexpr int kMostSamples = 1'000'000;
  MeasureOptions options;
  if (arguments.timeLimit)
    options.timeLimitSeconds =
        numberOf("--time-limit", *arguments.timeLimit, kDay, "a number of seconds above 0 and up to 86400");
  if (arguments.minSamples)
    options.minSamples =
        numberOf("--min-samples", *arguments.minSamples, kMostSamples, "a whole number from 1 to 1000000");
  if (arguments.maxNoise)
    options.maxNoise =
        numberOf("--max-noise", *arguments.maxNoise, kPercent, "a percentage above 0 and up to 100") / kPercent;
  return options;
}

/// Where kernels run at full speed if there is such a place, else the simulator.
std::string defaultDevice() {
  for (const DeviceInfo& device : listDevices())
    if (device.record.id == "cuda:0" && device.available) return device.record.id;
  return "simulated:nvidia-h200";
}

Mode modeOf(const std::string& word) {
  for (const Mode mode : {Mode::Cold, Mode::Hot, Mode::Inside})
    if (toText(mode) == word) return mode;
  throw RequestError("--mode: '" + printable(word) + "' is not one of cold, hot");
}

Flush flushOf(const std::string& word) {
  if (word == "write-read") return Flush::WriteAndRead;
  if (word == "memset") return Flush::Memset;
  throw RequestError("--flush: '" + printable(word) + "' is not one of write-read, memset");
}

Request requestOf(const Arguments& arguments) {
  Request request;
  request.family = arguments.family;
  request.variants = arguments.variants;
  request.mode = modeOf(arguments.mode);
  request.options = measureOptions(arguments);
  request.options.flush = flushOf(arguments.flush);
  if (const Family* family = findFamily(arguments.family)) {
    for (const std::string& text : arguments.parameters) {
      auto [name, value] = parseParameter(*family, text);
      if (request.parameters.contains(name)) throw RequestError("parameter " + name + " is given twice: give it once");
      request.parameters.set(name, std::move(value));
    }
    for (const std::string& text : arguments.sweeps) request.sweeps.push_back(parseSweep(*family, text));
  } else {
    // Says which families there are; no device is needed to know.
    expand(request, DeviceInfo());
  }
  request.device = arguments.device.empty() ? defaultDevice() : arguments.device;
  return request;
}

void checkOutputs(const Arguments& arguments) {
  std::vector<std::pair<std::string, std::filesystem::path>> files;
  const auto add = [&](const std::string& option, const std::optional<std::string>& file) {
    if (!file) return;
    for (const auto& [other, path] : files)
      if (std::filesystem::weakly_canonical(path) == std::filesystem::weakly_canonical(*file))
        throw RequestError(other + " and " + option + " name the same file: give each its own");
    files.emplace_back(option, *file);
  };
  if (arguments.outFile) checkWritable(*arguments.outFile);
  if (arguments.csvFile) checkWritable(*arguments.csvFile);
  if (arguments.pictureFile) {
    checkPictureWritable(*arguments.pictureFile);
    if (!findFamily(arguments.family)->makesPictures)
      throw RequestError("--picture: " + arguments.family + " makes no pictures; leave it out");
  }
  add("--out", arguments.outFile);
  add("--csv", arguments.csvFile);
  add("--picture", arguments.pictureFile);
}

/// @returns false where there is none to save.
bool savePicture(const std::string& path, const Pictures* pictures) {
  if (!pictures) {
    say("--picture: none of the results has a picture: a copy makes none, and one of more than 67108864 pixels is not "
        "kept");
    return false;
  }
  writePicture(path, pictures->after);
  return true;
}

/// One line that is written over again, for people only.
class ProgressLine {
 public:
  void show(const RunProgress& progress) {
    // Simulated blocks report far more often than a terminal is worth writing to.
    constexpr std::chrono::milliseconds kPause{100};
    const auto now = std::chrono::steady_clock::now();
    if (!m_terminal || (m_shown && now < m_next)) return;
    m_next = now + kPause;
    const int percent = static_cast<int>(progress.pointShare * 100);
    std::cerr << "\r\033[K[" << progress.pointsDone + 1 << '/' << progress.pointsTotal << "] " << progress.what << ' '
              << percent << " %" << std::flush;
    m_shown = true;
  }
  void clear() {
    if (std::exchange(m_shown, false)) std::cerr << "\r\033[K" << std::flush;
  }

 private:
  bool m_terminal = ::isatty(STDERR_FILENO) == 1;
  bool m_shown = false;
  std::chrono::steady_clock::time_point m_next;
};

bool ranAndVerified(const Result& result) {
  return result.status == Result::Status::Ok && result.verification && result.verification->asExpected();
}

/// The results of both, and all devices that they name; the rest of the environment is the first one's.
Session bothOf(Session before, const Session& after) {
  for (const DeviceRecord& record : after.environment.devices) before.environment.add(record);
  before.results.insert(before.results.end(), after.results.begin(), after.results.end());
  return before;
}

ExitCode runCommand(const Arguments& arguments) {
  const Interrupt interrupt;
  const Request request = requestOf(arguments);
  const std::unique_ptr<Device> device = openDevice(request.device);
  const std::size_t points = expand(request, device->info()).size();
  checkOutputs(arguments);

  // Read before anything runs: a file that is no session is not written over.
  std::optional<Session> before;
  if (arguments.append && arguments.outFile && std::filesystem::exists(*arguments.outFile))
    before = readSession(*arguments.outFile);
  Session session{.environment = environmentOf(device->info()), .results = {}};
  std::shared_ptr<const Pictures> pictures;
  ProgressLine line;
  const bool finished = run(
      *device, request, interrupt.token(), [&](const RunProgress& progress) { line.show(progress); },
      [&](Result result) {
        // One is enough to keep: they are many times larger than all else.
        if (result.pictures) pictures = std::exchange(result.pictures, nullptr);
        session.results.push_back(std::move(result));
      });
  line.clear();

  if (arguments.json)
    std::cout << toJson(session);
  else if (!session.results.empty())
    printResults(std::cout, session);
  if (!finished)
    say("stopped: " + std::to_string(session.results.size()) + " of " + std::to_string(points) + " points are done" +
        (session.results.empty() ? "; nothing was saved" : ""));
  // A file from before is worth more than an empty one.
  if (!session.results.empty()) {
    if (arguments.outFile) writeFile(*arguments.outFile, toJson(before ? bothOf(*before, session) : session));
    if (arguments.csvFile) writeFile(*arguments.csvFile, toCsv(session));
  }
  const bool saved =
      !arguments.pictureFile || session.results.empty() || savePicture(*arguments.pictureFile, pictures.get());
  const auto good = static_cast<std::size_t>(std::ranges::count_if(session.results, ranAndVerified));
  if (good < session.results.size())
    say(std::to_string(session.results.size() - good) + " of " + std::to_string(session.results.size()) +
        " results failed or are not verified");
  return finished && saved && good == session.results.size() ? kAllWell : kSomethingFailed;
}

ExitCode devicesCommand(const Arguments& arguments) {
  if (arguments.json)
    std::cout << devicesJson(listDevices());
  else
    printDevices(std::cout, listDevices());
  return kAllWell;
}

ExitCode listCommand(const Arguments& arguments) {
  if (arguments.json)
    std::cout << catalogJson(catalog());
  else
    printCatalog(std::cout, catalog());
  return kAllWell;
}

/// Whether `show` is to show it: of the family, with all the parameters' values.
bool chosen(const Result& result, const Arguments& arguments) {
  const std::string parameters = " " + toText(result.parameters) + " ";
  return (arguments.family.empty() || result.family == arguments.family) &&
         std::ranges::all_of(arguments.parameters, [&](const std::string& wanted) {
           return parameters.find(" " + wanted + " ") != std::string::npos;
         });
}

ExitCode showCommand(const Arguments& arguments) {
  Session session = readSession(arguments.sessionFile);
  if (!arguments.family.empty() || !arguments.parameters.empty())
    std::erase_if(session.results, [&](const Result& result) { return !chosen(result, arguments); });
  if (arguments.csvFile) writeFile(*arguments.csvFile, toCsv(session));
  if (arguments.markdown) {
    printMarkdown(std::cout, session.results);
    return kAllWell;
  }
  printEnvironment(std::cout, session.environment);
  std::cout << '\n';
  if (session.results.empty()) std::cout << "no results\n";
  printResults(std::cout, session);
  return kAllWell;
}

ExitCode compareCommand(const Arguments& arguments) {
  const Session before = readSession(arguments.sessionFile);
  const Session after = readSession(arguments.otherSessionFile);
  printComparison(std::cout, before, after);
  return kAllWell;
}

/// Options that may be repeated take one value each time, so that a family's name behind one is not swallowed.
template <typename Values>
CLI::Option* addRepeated(CLI::App& command, const std::string& names, Values& values, const std::string& meaning) {
  return command.add_option(names, values, meaning)->allow_extra_args(false);
}

CLI::App& addRun(CLI::App& app, Arguments& arguments) {
  CLI::App& run = *app.add_subcommand("run", "Run a family's variants, verify and time them");
  run.add_option("FAMILY", arguments.family, "Family, as `list` names it")->required();
  addRepeated(run, "--variant", arguments.variants, "Variants, comma separated; without it all that run on the device")
      ->delimiter(',')
      ->type_name("ID,ID");
  run.add_option("--device", arguments.device, "Device, as `devices` names it; cuda:0 if it is there, else simulated")
      ->type_name("ID");
  addRepeated(run, "-p,--parameter", arguments.parameters, "A parameter's value; repeatable")->type_name("NAME=VALUE");
  addRepeated(run, "--sweep", arguments.sweeps, "A parameter's values in turn; repeatable")
      ->type_name("NAME=A:B[:STEP]|V,V,V");
  run.add_option("--mode", arguments.mode, "State of the caches before a sample: cold (default) or hot")
      ->type_name("cold|hot");
  run.add_option("--time-limit", arguments.timeLimit, "Longest sampling of one point (default 5)")
      ->type_name("SECONDS");
  run.add_option("--min-samples", arguments.minSamples, "Fewest samples of one point (default 10)")->type_name("N");
  run.add_option("--flush", arguments.flush,
                 "How a cold sample empties a GPU's L2: write-read (default), or memset as nvbench does");
  run.add_option("--max-noise", arguments.maxNoise, "Sample until deviation / mean is below (default 0.5)")
      ->type_name("PERCENT");
  run.add_option("--out", arguments.outFile, "Save the session")->type_name("FILE.json");
  run.add_flag("--append", arguments.append, "Add to the session in FILE.json rather than replace it");
  run.add_option("--csv", arguments.csvFile, "Save the results as a table")->type_name("FILE.csv");
  run.add_option("--picture", arguments.pictureFile, "Save what the last variant made of a picture (.png, .ppm, .pgm)")
      ->type_name("FILE.png");
  run.add_flag("--json", arguments.json, "Print the session as one JSON document");
  return run;
}

/// Help and version come this way too; anything else is one line.
ExitCode answerParseError(const CLI::App& app, const CLI::ParseError& error) {
  if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success)) {
    app.exit(error);  // prints what was asked for
    return kAllWell;
  }
  if (!app.get_subcommands().empty()) {
    say(oneLine(error.what()) + "; see warpbench-cli " + app.get_subcommands().front()->get_name() + " --help");
    return kBadRequest;
  }
  std::vector<std::string> commands;
  for (const CLI::App* command : app.get_subcommands({})) commands.push_back(command->get_name());
  const std::vector<std::string> words = app.remaining();
  const std::string close = words.empty() ? "" : nearest(words.front(), commands);
  say((words.empty() ? "a command is missing" : "there is no command '" + printable(words.front()) + "'") +
      (close.empty() ? "" : " (did you mean " + close + "?)") + "; there is " + joined(commands));
  return kBadRequest;
}

ExitCode runMain(int count, char** words) {
  CLI::App app("Warpbench without its window: runs, verifies and times GPU kernels.", "warpbench-cli");
  app.set_version_flag("--version", std::string("warpbench-cli ") + kVersion);
  app.require_subcommand(1);
  app.footer("Exit status: 0 all ran and verified; 1 something did not; 2 the request made no sense.");

  Arguments arguments;
  ExitCode (*command)(const Arguments&) = nullptr;
  const auto choose = [&command](CLI::App& subcommand, ExitCode (*chosen)(const Arguments&)) {
    subcommand.callback([&command, chosen] { command = chosen; });
  };

  CLI::App& devices = *app.add_subcommand("devices", "Devices of this machine");
  devices.add_flag("--json", arguments.json, "Print one JSON document");
  choose(devices, devicesCommand);

  CLI::App& list = *app.add_subcommand("list", "Families, their variants and parameters");
  list.add_flag("--json", arguments.json, "Print one JSON document");
  choose(list, listCommand);

  choose(addRun(app, arguments), runCommand);

  CLI::App& show = *app.add_subcommand("show", "The results of a saved session");
  show.add_option("SESSION", arguments.sessionFile, "A session file")->required()->type_name("FILE.json");
  show.add_option("--csv", arguments.csvFile, "Save the results as a table")->type_name("FILE.csv");
  show.add_option("--family", arguments.family, "Only this family's results")->type_name("FAMILY");
  addRepeated(show, "-p,--parameter", arguments.parameters, "Only results with this value; repeatable")
      ->type_name("NAME=VALUE");
  show.add_flag("--markdown", arguments.markdown, "Print the results as a table of Markdown");
  choose(show, showCommand);

  CLI::App& compareApp =
      *app.add_subcommand("compare",
                          "Two sessions, point by point. A difference counts where the ranges from first to "
                          "third quartile do not overlap and the medians differ by more than 1 %.");
  compareApp.add_option("A", arguments.sessionFile, "The session to compare with")->required()->type_name("FILE.json");
  compareApp.add_option("B", arguments.otherSessionFile, "The session to judge")->required()->type_name("FILE.json");
  choose(compareApp, compareCommand);

  try {
    app.parse(count, words);
  } catch (const CLI::ParseError& error) {
    return answerParseError(app, error);
  }

  try {
    const ExitCode code = command(arguments);
    std::cout.flush();
    if (!std::cout) {
      say("cannot write to standard output");
      return kBadRequest;
    }
    return code;
  } catch (const RequestError& error) {
    say(error.what());
  } catch (const FormatError& error) {
    say(error.what());
  }
  return kBadRequest;
}

}  // namespace

}  // namespace warpbench::cli

int main(int count, char** words) {
  try {
    return warpbench::cli::runMain(count, words);
  } catch (const std::exception& error) {
    // A device that cannot be opened, memory that ran out: nothing that another request would mend.
    std::cerr << "warpbench-cli: " << warpbench::oneLine(error.what()) << '\n';
    return 1;
  }
}
