// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/subcommands.h"

#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <csignal>
#include <iostream>
#include <string>
#include <vector>

#include "catalogue/catalogue.h"
#include "cli/answered.h"
#include "cli/command.h"
#include "cli/commands/commands.h"
#include "cli/interrupt.h"
#include "cli/options.h"
#include "cli/output/result_listing.h"
#include "cli/terminal/progress_line.h"
#include "core/files/file_io.h"
#include "core/machine/version.h"
#include "core/text/error.h"
#include "core/text/text.h"
#include "engine/devices/devices.h"
#include "format/session_file.h"
#include "import/any_session.h"
#include "remote/place.h"
#include "results/session/session.h"
#include "tables/result_table.h"

namespace warpbench::cli {

namespace {

/// Lists a place's devices. Stopping the program also removes its job from the cluster's queue.
std::vector<DeviceInfo> devicesAt(const std::string& place) {
  const Interrupt interrupt;
  const process::Remote there = process::remoteFrom(place);
  ProgressLine line;
  return process::listDevices(process::parseEndpoint(there, process::nameOf(there)), interrupt.token(),
                              [&](const Message& what, double) { line.showWaiting(what.english()); });
}

ExitCode devicesCommand(const CliArguments& arguments) {
  const std::vector<DeviceInfo> devices = arguments.place ? devicesAt(*arguments.place) : listDevices();
  if (arguments.json)
    std::cout << devicesJson(devices);
  else if (arguments.ids)
    printIds(std::cout, devices);
  else
    printDevices(std::cout, devices);
  return kSuccess;
}

ExitCode listCommand(const CliArguments& arguments) {
  if (arguments.json)
    std::cout << catalogJson(catalog());
  else
    printCatalog(std::cout, catalog());
  return kSuccess;
}

/// True if `show` should print the result: it has the given family and all given parameter values.
bool chosen(const Result& result, const CliArguments& arguments) {
  const std::string parameters = " " + toText(result.parameters) + " ";
  return (arguments.family.empty() || result.family == arguments.family) &&
         std::ranges::all_of(arguments.parameters, [&](const std::string& wanted) {
           return parameters.find(" " + wanted + " ") != std::string::npos;
         });
}

ExitCode showCommand(const CliArguments& arguments) {
  for (const std::string& wanted : arguments.parameters)
    if (const auto sign = wanted.find('='); sign == std::string::npos || sign == 0 || sign + 1 == wanted.size())
      throw RequestError("-p: '" + printable(wanted) + "' is not NAME=VALUE, such as width=4096");
  Session session = readAnySession(arguments.sessionFile).session;
  if (arguments.markdown || arguments.latex) session = withoutHiddenRuns(std::move(session));
  if (!arguments.family.empty() || !arguments.parameters.empty())
    session.results.removeIf([&](const Result& result) { return !chosen(result, arguments); });
  if (arguments.csvFile) {
    checkNotRead(*arguments.csvFile, arguments.sessionFile);
    writeFile(*arguments.csvFile, toCsv(session));
  }
  if (arguments.markdown || arguments.latex) {
    const ResultTable table = resultTable(session);
    std::cout << (arguments.latex ? toLatex(table) : toMarkdown(table));
    return kSuccess;
  }
  printEnvironment(std::cout, session.environment);
  std::cout << '\n';
  if (session.results.empty()) std::cout << "no results\n";
  printResults(std::cout, session);
  if (arguments.why) printExplanations(std::cout, session);
  return kSuccess;
}

ExitCode compareCommand(const CliArguments& arguments) {
  const Session before = readAnySession(arguments.sessionFile).session;
  const Session after = readAnySession(arguments.otherSessionFile).session;
  printComparison(std::cout, before, after);
  return kSuccess;
}

CLI::App& addValidate(CLI::App& app, ValidateArguments& arguments) {
  CLI::App& validate = *app.add_subcommand(
      "validate", "Compare the simulator's counts with Nsight Compute's, counter by counter, on a CUDA device");
  validate.add_option("FAMILY", arguments.families, "Only these families, as `list` names them");
  named(validate.add_option("--device", arguments.device, "CUDA device (default cuda:0)"))->type_name("ID");
  validate.add_option("--ncu", arguments.profiler, "Path of Nsight Compute's ncu, if it is not on PATH")
      ->type_name("PATH");
  validate.add_option("--out", arguments.outFile, "Save the hardware's counts")->type_name("FILE.csv");
  validate.add_option("--against", arguments.against, "Compare with a file that --out saved; needs no GPU")
      ->type_name("FILE.csv");
  validate.add_option("--keep", arguments.keepFolder, "Keep ncu's output and the log of launches")->type_name("FOLDER");
  validate.add_option("--kept", arguments.keptFolder, "Read a folder that --keep wrote; needs no GPU")
      ->type_name("FOLDER");
  validate.add_option("--times", arguments.timesFile, "Compare the time model with a session's measured times instead")
      ->type_name("SESSION.json");
  CLI::Option* const points =
      validate.add_option("--points", arguments.pointsFile, "With --launches: the points, in the format of the log")
          ->type_name("FILE");
  validate.add_option("--launches", arguments.launchFile, "For ncu to run: launch the points and write a log")
      ->needs(points)
      ->type_name("FILE");
  validate.add_flag("--differences", arguments.differencesOnly, "Leave out counts that are equal");
  return validate;
}

/// Describes the first argument that the command does not accept, preferably an unknown option; empty if there is none.
std::string surplusText(const CLI::App& command) {
  const std::vector<std::string> words = command.remaining();
  if (words.empty()) return {};
  const auto option = std::ranges::find_if(words, [](const std::string& word) { return word.starts_with('-'); });
  if (option == words.end())
    return "'" + printable(words.front()) + "' is an unexpected argument for " + command.get_name();
  const std::string name = option->substr(0, option->find('='));
  std::vector<std::string> known;
  for (const CLI::Option* each : command.get_options())
    for (const std::string& own : each->get_lnames()) known.push_back("--" + own);
  const std::string close = nearest(name, known);
  return command.get_name() + " has no option '" + printable(name) + "'" +
         (close.empty() ? "" : " (did you mean " + close + "?)");
}

/// Also handles help and version. Errors are one line.
ExitCode answerParseError(const CLI::App& app, const CLI::ParseError& error) {
  if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success)) {
    app.exit(error);  // prints the help or version
    return kSuccess;
  }
  if (!app.get_subcommands().empty()) {
    const CLI::App& command = *app.get_subcommands().front();
    const std::string surplus = surplusText(command);
    say((surplus.empty() ? oneLine(error.what()) : surplus) + "; see warpbench-cli " + command.get_name() + " --help");
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
  CLI::App app("Warpbench on the command line: run, verify and time GPU kernels.", "warpbench-cli");
  app.set_version_flag("--version", [] {
    std::string text = versionText("warpbench-cli");
    text.pop_back();  // CLI11 adds a line break
    return text;
  });
  app.require_subcommand(1);
  app.footer(
      "Exit status: 0 done, all verified; 1 something failed; 2 the request was invalid, and nothing ran; 130 stopped "
      "by Ctrl-C.");

  CliArguments arguments;
  ExitCode (*command)(const CliArguments&) = nullptr;
  const auto choose = [&command](CLI::App& subcommand, ExitCode (*chosen)(const CliArguments&)) {
    subcommand.callback([&command, chosen] { command = chosen; });
  };

  CLI::App& devices = *app.add_subcommand("devices", "List the devices of this machine or of another place");
  addPlace(devices, arguments);
  CLI::Option* const asJson = devices.add_flag("--json", arguments.json, "Print one JSON document");
  devices.add_flag("--ids", arguments.ids, "Print the ids of those that can be used, one a line")->excludes(asJson);
  choose(devices, devicesCommand);

  CLI::App& source = *app.add_subcommand("source", "Print the kernel file of a variant, or a whole program around it");
  source.add_option("FAMILY", arguments.family, "Family, as `list` names it")->required();
  source.add_option("VARIANT", arguments.variants, "Variant, as `list` names it")->required()->expected(1);
  CLI::Option* const program = source.add_flag(
      "--program", arguments.program, "Print a whole CUDA program for nvcc that makes its data, verifies and times");
  addRepeated(source, "-p,--parameter", arguments.parameters, "A parameter's value in the program; repeatable")
      ->type_name("NAME=VALUE")
      ->needs(program);
  source.add_option("--kernel", arguments.kernelFile, "Your own kernels in the program, in place of the variant's")
      ->type_name("FILE.cuh")
      ->needs(program);
  choose(source, sourceCommand);

  CLI::App& list = *app.add_subcommand("list", "List families, their variants and parameters");
  list.add_flag("--json", arguments.json, "Print one JSON document");
  choose(list, listCommand);

  choose(addRun(app, arguments),
         [](const CliArguments& given) { return given.detach ? detachCommand(given) : runCommand(given); });

  CLI::App& jobs = *app.add_subcommand("jobs", "List the runs that were left to a cluster, and their state");
  jobs.add_flag("--json", arguments.json, "Print one JSON document");
  CLI::Option* const take =
      jobs.add_option("--take", arguments.takenJob, "Save the results of this job, and forget the job");
  take->type_name("ID");
  jobs.add_option("--out", arguments.outFile, "File to save to (default: FAMILY-ID.json here)")
      ->type_name("FILE.json")
      ->needs(take);
  jobs.add_option("--cancel", arguments.cancelledJob, "End this job, or forget it if it has failed")
      ->type_name("ID")
      ->excludes(take);
  choose(jobs, jobsCommand);

  CLI::App& record = *app.add_subcommand("record", "Measure on your GPU all that a recorded device replays");
  record.add_option("FAMILY", arguments.families, "Only these families, as `list` names them");
  named(record.add_option("--device", arguments.device, "Device to record (default cuda:0)"))->type_name("ID");
  record.add_option("--out", arguments.outFile, "File of the recording (default: a new one among your devices)")
      ->type_name("FILE.json");
  record.add_flag("--counters", arguments.counters,
                  "Also get the hardware's counts of each point from Nsight Compute, after all measurements");
  choose(record, recordCommand);

  CLI::App& repeat = *app.add_subcommand("repeat", "Run all points of a session again, here or on another device");
  repeat.add_option("SESSION.json", arguments.sessionFile, "A session, a recording or a file of another tool")
      ->required();
  named(repeat.add_option("--device", arguments.device, "Device, as `devices` names it (default: the first GPU)"))
      ->type_name("ID");
  addPlace(repeat, arguments);
  repeat.add_flag("--allow-kernels", arguments.allowKernels,
                  "Compile and run the kernels that came with the session; otherwise their results are left out");
  repeat.add_option("--out", arguments.outFile, "Save the new results")->type_name("FILE.json")->required();
  choose(repeat, repeatCommand);

  CLI::App& check = *app.add_subcommand("check", "Check each access and each barrier of kernels for mistakes");
  check.add_option("FAMILY", arguments.families, "Families, as `list` names them (default: all)");
  addRepeated(check, "--variant", arguments.variants, "Variants, comma separated (default: all that can be simulated)")
      ->type_name("ID,ID");
  addRepeated(check, "-p,--parameter", arguments.parameters, "A parameter's value; repeatable")
      ->type_name("NAME=VALUE");
  addKernel(check, arguments);
  check
      .add_option("--steps", arguments.steps,
                  "Basic blocks and accesses of a thread before the check gives up its block (default 16777216)")
      ->type_name("N");
  check.add_flag("--json", arguments.json, "Print one JSON document");
  choose(check, checkCommand);

  CLI::App& trace = *app.add_subcommand("trace", "Show the memory accesses of each warp of a block, step by step");
  trace.add_option("FAMILY", arguments.family, "Family, as `list` names it")->required();
  addRepeated(trace, "--variant", arguments.variants, "The variant")->required()->type_name("ID");
  addRepeated(trace, "-p,--parameter", arguments.parameters, "A parameter's value; repeatable")
      ->type_name("NAME=VALUE");
  addKernel(trace, arguments);
  trace.add_option("--block", arguments.block, "The block's index (default 0,0,0)")->type_name("X[,Y[,Z]]");
  trace.add_flag("--json", arguments.json, "Print one JSON document");
  choose(trace, traceCommand);

  CLI::App& show = *app.add_subcommand("show", "Print the results of a saved session");
  show.add_option("SESSION", arguments.sessionFile,
                  "A session, Nsight Compute's table (--csv --page raw), or nvbench's JSON or CSV")
      ->required()
      ->type_name("FILE.json");
  show.add_option("--csv", arguments.csvFile, "Save the results as a table")->type_name("FILE.csv");
  show.add_option("--family", arguments.family, "Only this family's results")->type_name("FAMILY");
  addRepeated(show, "-p,--parameter", arguments.parameters, "Only results with this value; repeatable")
      ->type_name("NAME=VALUE");
  CLI::Option* const markdown =
      show.add_flag("--markdown", arguments.markdown, "Print the results as a table of Markdown");
  CLI::Option* const latex = show.add_flag("--latex", arguments.latex, "Print the results as a table of LaTeX");
  latex->excludes(markdown);
  show.add_flag("--why", arguments.why, kWhyMeaning)->excludes(markdown)->excludes(latex);
  choose(show, showCommand);

  CLI::App& compareApp = *app.add_subcommand(
      "compare",
      "Compare two sessions, point by point. A difference counts if the medians differ by more than 1 % and their "
      "ranges of 99.9 % confidence do not overlap, which takes 12 samples of each.");
  compareApp.add_option("A", arguments.sessionFile, "The session to compare with")->required()->type_name("FILE.json");
  compareApp.add_option("B", arguments.otherSessionFile, "The session to judge")->required()->type_name("FILE.json");
  choose(compareApp, compareCommand);

  CLI::App& serve = *app.add_subcommand(
      "serve", "Serve another Warpbench: read requests on standard input, answer on standard output, one per line");
  serve.add_flag("--confined", arguments.confined, "Run in a sandbox, for the user's kernels on simulated devices");
  choose(serve, [](const CliArguments& given) { return serveCommand(given.confined); });

  ValidateArguments validateArguments;
  CLI::App& validate = addValidate(app, validateArguments);

  CalibrateArguments calibrateArguments;
  CLI::App& calibrate = *app.add_subcommand("calibrate", "Measure a GPU's rates and latencies for the time model");
  named(calibrate.add_option("--device", calibrateArguments.device, "CUDA device (default cuda:0)"))->type_name("ID");
  calibrate.add_option("--out", calibrateArguments.outFile, "Save the profile")->type_name("FILE.json");

  CLI::App& cache = *app.add_subcommand("cache", "Show the cache of compiled programs and kernels, and its size");
  cache.add_flag("--clear", arguments.clear, "Remove it");
  cache.add_flag("--json", arguments.json, "Print one JSON document");
  choose(cache, cacheCommand);

  CLI::App& completion = *app.add_subcommand("completion", "Print a completion script for bash, zsh or fish");
  completion.add_option("SHELL", arguments.shell, "bash, zsh or fish")->required();

  ExecArguments execArguments;
  CLI::App& exec = addExec(app, execArguments);
  if (count > 1 && words[1] == std::string_view("exec")) count = takeProgramArguments(count, words, execArguments);

  try {
    app.parse(count, words);
  } catch (const CLI::ParseError& error) {
    return answerParseError(app, error);
  }
  if (exec.parsed()) return execCommand(execArguments);
  if (completion.parsed()) {
    std::cout << completionScript(app, arguments.shell);
    return kSuccess;
  }
  if (validate.parsed()) return validateCommand(validateArguments);
  return calibrate.parsed() ? calibrateCommand(calibrateArguments) : command(arguments);
}

}  // namespace

int runCommandLine(int count, char** words) {
  // Report a file that exceeds the shell's limit (ulimit -f) like a full disk.
  std::signal(SIGXFSZ, SIG_IGN);
  // Likewise report a reader that has gone away (| head): the signal would end the program before it saves anything.
  std::signal(SIGPIPE, SIG_IGN);
  return answered([&] { return runMain(count, words); }, STDOUT_FILENO);
}

}  // namespace warpbench::cli
