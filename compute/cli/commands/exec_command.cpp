// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <functional>
#include <nlohmann/json.hpp>
#include <variant>

#include "cli/allowed.h"
#include "cli/answered.h"
#include "cli/interrupt.h"
#include "cli/options.h"
#include "cli/output/launch_tables.h"
#include "cli/output/sarif.h"
#include "cli/output/trace_listing.h"
#include "cli/own_kernel_file.h"
#include "cli/terminal/progress_line.h"
#include "core/files/file_io.h"
#include "core/text/error.h"
#include "device/device.h"
#include "engine/devices/devices.h"
#include "format/session_file.h"
#include "format/session_json.h"
#include "model/gpu_profile.h"
#include "own/kernel_cache.h"
#include "program/build/project_build.h"
#include "program/gpu/gpu_program.h"
#include "program/program_compiler.h"
#include "program/program_process.h"
#include "program/report/finding_ids.h"
#include "program/report/program_report.h"

namespace warpbench::cli {
namespace {

using Json = nlohmann::ordered_json;
using program::ProgramReport;

/// Where a program runs: the simulator of a GPU, or a GPU.
using ProgramPlace = std::variant<GpuProfile, DeviceInfo>;

ProgramPlace placeOf(const std::optional<std::string>& id) {
  if (!id) return defaultProfile();
  const GpuProfile* const profile = findProfile(*id, "");
  if (profile != nullptr && id->starts_with("simulated:")) return *profile;
  for (DeviceInfo& device : listDevices())
    if (device.record.id == *id && device.traits().isGpu) {
      if (device.available) return std::move(device);
      throw RequestError(printable(*id) + ": " + device.whyNot.english());
    }
  throw RequestError("'" + printable(*id) +
                     "' is neither a simulated device nor a GPU, on which programs run; there is "
                     "simulated:" +
                     gpuProfiles().front().id + " and others: see warpbench-cli devices");
}

Json documentOf(const LineCost& cost) {
  const simulator::MemorySpace space = simulator::spaceOf(cost.kind);
  return {{"file", cost.where.file},
          {"line", cost.where.line},
          {"access", Message(simulator::verbOf(cost.kind)).english()},
          {"memory", space == simulator::MemorySpace::Global   ? "global"
                     : space == simulator::MemorySpace::Shared ? "shared"
                     : space == simulator::MemorySpace::Local  ? "local"
                                                               : "constant"},
          {"requests", cost.requests},
          {space == simulator::MemorySpace::Shared     ? "wavefronts"
           : space == simulator::MemorySpace::Constant ? "words"
                                                       : "sectors",
           cost.units},
          {"ideal", cost.ideal}};
}

Json documentOf(const program::LaunchEvent& launch) {
  Session session;
  session.results.push_back(launch.result);
  Json document = {
      {"number", launch.number}, {"kernel", launch.result.variant}, {"file", launch.file}, {"line", launch.line}};
  const Json whole = warpbench::documentOf(session);
  for (const auto& [key, value] : whole.at("results").at(0).items())
    if (key != "family" && key != "variant" && key != "device" && key != "parameters") document[key] = value;
  if (!launch.costs.empty()) document["first_block"] = Json::array();
  for (const LineCost& cost : launch.costs) document["first_block"].push_back(documentOf(cost));
  return document;
}

Json documentOf(const program::ProgramFinding& finding) {
  Json document = {{"kind", finding.kind},      {"file", finding.file},
                   {"line", finding.line},      {"kernel", finding.kernel.empty() ? Json() : Json(finding.kernel)},
                   {"text", finding.text},      {"id", finding.id},
                   {"advice", finding.isAdvice}};
  if (finding.isSuppressed()) document["suppressed"] = finding.excuse;
  return document;
}

Json documentOf(const program::WorkEvent& work) {
  Json document = {{"kind", toText(work.kind)}, {"stream", work.stream}, {"begin_ms", work.begin},
                   {"ms", work.milliseconds},   {"file", work.file},     {"line", work.line}};
  if (work.launch > 0) document["launch"] = work.launch;
  if (work.bytes > 0) document["bytes"] = work.bytes;
  return document;
}

Json documentOf(const ProgramReport& report) {
  Json document = {{"format", "warpbench-program"},  {"version", 1},
                   {"program", report.name},         {"device", report.device},
                   {"end", report.end.value().text}, {"exit_code", report.end->code ? Json(*report.end->code) : Json()},
                   {"launches", Json::array()}};
  for (const program::LaunchEvent& launch : report.launches) document["launches"].push_back(documentOf(launch));
  document["timeline"] = {{"origin", toText(report.origin)}, {"work", Json::array()}};
  for (const program::WorkEvent& work : report.timeline) document["timeline"]["work"].push_back(documentOf(work));
  if (report.checked) document["findings"] = Json::array();
  for (const program::ProgramFinding& finding : report.findings) document["findings"].push_back(documentOf(finding));
  return document;
}

}  // namespace

CLI::App& addExec(CLI::App& app, ExecArguments& arguments) {
  CLI::App& exec = *app.add_subcommand(
      "exec", "Run a whole CUDA program on a simulated GPU, which counts its memory accesses, or on a real GPU");
  exec.add_option("PROGRAM.cu", arguments.files,
                  "The program's files (.cu, .cpp, .c), a program built by warpbench-nvcc, or a folder with a Makefile "
                  "or CMakeLists.txt that builds one; arguments of the program follow --")
      ->required();
  named(exec.add_option("--device", arguments.device, "Simulated device (default simulated:nvidia-h200), or cuda:N"))
      ->type_name("ID");
  addRepeated(exec, "-I", arguments.includes, "A folder for headers; repeatable")->type_name("DIR");
  addRepeated(exec, "-L", arguments.libraryFolders, "A folder for libraries; repeatable")->type_name("DIR");
  addRepeated(exec, "-l", arguments.libraries, "A host library to link; repeatable")->type_name("NAME");
  addRepeated(exec, "-D", arguments.defines, "A macro; repeatable")->type_name("NAME[=VALUE]");
  exec.add_option("--fmad", arguments.contracts,
                  "Whether kernels compute a * b + c as one operation, as with nvcc (default true)")
      ->type_name("true|false");
  exec.add_option("--seconds", arguments.seconds, "Time limit of the program (default 600)")->type_name("N");
  CLI::Option* const check = exec.add_flag("--check", arguments.check,
                                           "Check each access, each barrier and each call of the runtime for mistakes");
  exec.add_flag(
      "--counters", arguments.counters,
      "On a GPU: get the hardware's counts of each launch from Nsight Compute, which runs each launch several times");
  CLI::Option* const trace =
      exec.add_option("--trace", arguments.trace,
                      "Show the memory accesses of one block of this launch, step by step, without counts")
          ->type_name("N")
          ->excludes(check);
  exec.add_option("--block", arguments.block, "The block to trace (default 0,0,0)")
      ->type_name("X[,Y[,Z]]")
      ->needs(trace);
  exec.add_option("--junit", arguments.junitFile, "Save the findings of the check, for courses and build servers")
      ->type_name("FILE.xml")
      ->needs(check);
  exec.add_option("--sarif", arguments.sarifFile, "Save the findings of the check as SARIF, for code hosts")
      ->type_name("FILE.sarif")
      ->needs(check);
  exec.add_option("--suppressions", arguments.suppressionsFile,
                  "A file of findings that do not count: on each line an id and the reason")
      ->type_name("FILE")
      ->needs(check);
  exec.add_flag("--strict", arguments.strict, "Also give advice in the check, which counts in the exit status")
      ->needs(check);
  addAllowed(exec, arguments.allowed);
  CLI::Option* const json =
      exec.add_flag("--json", arguments.json, "Print one JSON document; the program's output goes to standard error");
  CLI::Option* const events =
      exec.add_flag(
              "--events", arguments.events,
              "Print events as they happen, one JSON document per line; the program's output goes to standard error")
          ->excludes(json);
  exec.add_flag("--why", arguments.why, "Explain what limits the slowest launch of each kernel")
      ->excludes(check)
      ->excludes(trace)
      ->excludes(json)
      ->excludes(events);
  exec.add_option("--out", arguments.outFile, "Save the launches as a session, for `show` and `compare`")
      ->type_name("FILE.json")
      ->excludes(trace);
  exec.add_option("--csv", arguments.csvFile, "Save the launches as a table")->type_name("FILE.csv")->excludes(trace);
  return exec;
}

int takeProgramArguments(int count, char** words, ExecArguments& arguments) {
  char** const end = words + count;
  char** const dashes = std::find(words, end, std::string_view("--"));
  if (dashes != end) arguments.arguments.assign(dashes + 1, end);
  return static_cast<int>(dashes - words);
}

namespace {

/// Checks the files that the command will write.
void checkFiles(const ExecArguments& arguments) {
  for (const auto& file : {arguments.outFile, arguments.csvFile, arguments.junitFile, arguments.sarifFile}) {
    if (!file) continue;
    for (const std::string& source : arguments.files) checkNotRead(*file, source);
    checkWritable(*file);
  }
}

void writeFiles(const ExecArguments& arguments, const ProgramReport& report) {
  if (arguments.junitFile) writeFile(*arguments.junitFile, toJunit(report));
  if (arguments.sarifFile) writeFile(*arguments.sarifFile, toSarif(report));
  if (!arguments.outFile && !arguments.csvFile) return;
  const Session session = sessionOf(report);
  if (arguments.outFile) writeFile(*arguments.outFile, toJson(session));
  if (arguments.csvFile) writeFile(*arguments.csvFile, toCsv(session));
}

/// The block to trace; std::nullopt if none.
std::optional<program::TraceOrder> traceOf(const ExecArguments& arguments) {
  if (!arguments.trace) return std::nullopt;
  constexpr std::int64_t kMaxLaunches = 1'000'000'000;
  return program::TraceOrder{
      .launch = numberOf("--trace", *arguments.trace, kMaxLaunches, "the number of a launch, counted from 1"),
      .block = blockOf(arguments.block.value_or("0"))};
}

/// Prints the trace. @throws DeviceError after the run if the program had no such launch or failed before it.
ExitCode showTrace(const ExecArguments& arguments, const ProgramReport& report) {
  if (!report.trace) throw DeviceError(whyNotTraced(report, traceOf(arguments)->launch));
  if (arguments.json) {
    printTraceAsJson(std::cout, *report.trace);
  } else {
    printTrace(std::cout << '\n', *report.trace);
    std::cout << '\n' << report.name << ' ' << report.end.value().text << '\n';
  }
  return report.allWell() ? kSuccess : kFailure;
}

bool isElf(const std::filesystem::path& path) {
  std::array<char, 4> begin{};
  std::ifstream file(path, std::ios::binary);
  file.read(begin.data(), begin.size());
  return file && std::string_view(begin.data(), begin.size()) == "\x7f" "ELF";
}

/// Builds the program of a folder's Makefile or CMakeLists.txt.
/// @throws as buildProject(); RequestError if the folder does not build exactly one program.
std::string builtIn(const std::filesystem::path& folder, const ExecArguments& arguments, const std::stop_token& stop) {
  const std::vector<std::filesystem::path> programs =
      program::buildProject(folder, makeConfinement(arguments.allowed, {folder / "Makefile"}), stop);
  if (programs.size() == 1) return programs.front().string();
  std::string names;
  for (const auto& each : programs) (names += names.empty() ? "" : ", ") += printable(each.string());
  throw RequestError(names.empty() ? "'" + printable(folder.string()) + "' builds no program with warpbench-nvcc"
                                   : "'" + printable(folder.string()) +
                                         "' has several programs; exec runs one of them: " + names);
}

/// Compiles and runs the program. `hear` receives its events; the last is the end. `atLaunch` receives the running
/// launch.
/// @throws as compileProgram(), compileForGpu().
void runSource(const ExecArguments& arguments, const ProgramPlace& place, int seconds, const std::stop_token& stop,
               const std::function<void(const program::ProgramEvent&)>& hear,
               const std::function<void(const program::LaunchBegins&)>& atLaunch) {
  const program::ProgramSource source{.files = {arguments.files.begin(), arguments.files.end()},
                                      .includes = arguments.includes,
                                      .defines = arguments.defines,
                                      .checks = arguments.check,
                                      .contracts = arguments.contracts,
                                      .libraryFolders = arguments.libraryFolders,
                                      .libraries = arguments.libraries,
                                      .looksAround = true};
  program::ProgramOrder order{.object = {},
                              .name = source.files.front().stem().string(),
                              .arguments = arguments.arguments,
                              .checks = arguments.check,
                              .trace = traceOf(arguments),
                              .counts = arguments.counters,
                              .outputToErrors = arguments.json || arguments.events,
                              .seconds = seconds,
                              .confinement = makeConfinement(arguments.allowed, source.files)};
  program::ProgramEnd end;
  const bool isLinked = program::isLinkedProgram(source.files.front());
  if (!isLinked && isElf(source.files.front()))
    throw RequestError("'" + printable(arguments.files.front()) + "' is a program that warpbench-nvcc did not build");
  if (isLinked) {
    if (source.files.size() > 1) throw RequestError("a built program takes no other files");
    order.object = std::filesystem::absolute(source.files.front());
    order.name = arguments.files.front();
  }
  if (const auto* const profile = std::get_if<GpuProfile>(&place)) {
    if (!isLinked) {
      const program::CompiledProgram compiled = compileProgram(source, *profile, stop);
      if (!compiled.taken.empty()) say("taken from the project: " + joined(compiled.taken, ", "));
      order.object = compiled.object;
    }
    hear(program::StartEvent{});
    end = runProgram(order, *profile, stop, hear, atLaunch);
  } else {
    if (isLinked) throw RequestError("a program built by warpbench-nvcc runs only on simulated devices");
    const DeviceInfo& gpu = std::get<DeviceInfo>(place);
    order.confinement.reset();
    const own::WorkFolder work(own::kernelCacheFolder());
    order.object = compileForGpu(source, gpu, work.path(), stop);
    hear(program::StartEvent{});
    end = runOnGpu(order, source, gpu, stop, hear);
  }
  own::removeAbandonedWork(own::kernelCacheFolder());
  hear(program::EndEvent{end});
}

void printComplaints(const CompileError& error) {
  printDiagnostics(std::cerr, error);
  const bool headerIsMissing = std::ranges::any_of(
      error.diagnostics(), [](const Diagnostic& each) { return each.text.ends_with(": No such file or directory"); });
  if (headerIsMissing) say("name the folder of a header with -I DIR");
}

}  // namespace

ExitCode execCommand(ExecArguments arguments) {
  const Interrupt interrupt;
  const std::filesystem::path first = arguments.files.front();
  ProgramReport report{.name = first.filename().string(), .checked = arguments.check, .strict = arguments.strict};
  std::optional<program::Suppressions> suppressions;
  if (arguments.suppressionsFile) suppressions.emplace(*arguments.suppressionsFile);
  bool stopped = false;
  LaunchProgress progress;
  const auto hear = [&](const program::ProgramEvent& event) {
    report.take(event);
    if (const auto* const launch = std::get_if<program::LaunchEvent>(&event); launch && !arguments.events)
      progress.show(*launch);
    if (arguments.events) std::cout << lineOf(event) << std::endl;
  };
  try {
    const ProgramPlace place = placeOf(arguments.device);
    constexpr std::int64_t kMostSeconds = 1'000'000;
    const int seconds = arguments.seconds ? static_cast<int>(numberOf("--seconds", *arguments.seconds, kMostSeconds,
                                                                      "a whole number from 1 to 1000000"))
                                          : 600;
    if (const auto* const profile = std::get_if<GpuProfile>(&place)) {
      report.device = "simulated:" + profile->id;
      report.gpu = profile->name;
      if (arguments.counters) throw RequestError("--counters needs a GPU: a simulated device always counts");
    } else {
      const DeviceInfo& gpu = std::get<DeviceInfo>(place);
      if (arguments.trace) throw RequestError("--trace needs a simulated device: a GPU does not report its accesses");
      if (arguments.check) throw RequestError("--check needs a simulated device: a GPU does not report mistakes");
      report.device = gpu.record.id;
      report.gpu = gpu.record.name;
      report.origin = gpu.record.origin;
    }
    checkFiles(arguments);
    sayWhatIsNotConfined(arguments.allowed, std::holds_alternative<DeviceInfo>(place));
    if (std::error_code unknown; arguments.files.size() == 1 && std::filesystem::is_directory(first, unknown)) {
      arguments.files.front() = builtIn(first, arguments, interrupt.token());
      report.name = std::filesystem::path(arguments.files.front()).filename().string();
    }
    runSource(arguments, place, seconds, interrupt.token(), hear, [&](const program::LaunchBegins& launch) {
      if (!arguments.events) progress.show(launch);
    });
  } catch (const Cancelled&) {
    if (!arguments.events) say("stopped");
    stopped = true;
    hear(program::EndEvent{{.code = {}, .text = "was stopped"}});
  } catch (const CompileError& error) {
    if (arguments.events)
      hear(program::ComplaintsEvent{error.diagnostics()});
    else
      printComplaints(error);
    return codeOf(error);
  } catch (const std::exception& error) {
    if (!arguments.events) throw;
    hear(program::RefusalEvent{oneLine(error.what())});
    return codeOf(error);
  }
  program::giveIds(report.findings);
  if (suppressions)
    for (const std::string& id : suppressions->apply(report.findings))
      say("nothing was found for the suppression '" + printable(id) + "'");
  writeFiles(arguments, report);
  if (report.refusal) {
    if (!arguments.events) say("'" + printable(arguments.files.front()) + "': " + *report.refusal);
    return kFailure;
  }
  if (arguments.trace && !arguments.events) {
    if (stopped && !report.trace) return kInterrupted;
    const ExitCode code = showTrace(arguments, report);
    return stopped ? kInterrupted : code;
  }
  if (arguments.json)
    std::cout << documentOf(report).dump(1, ' ', false, Json::error_handler_t::replace) << '\n';
  else if (!arguments.events)
    printProgram(std::cout, report, arguments.why);
  if (report.end->tooLate && !arguments.events)
    say("launches that have run: " + std::to_string(report.launches.size()) +
        "; give it less work, or more time with --seconds N");
  if (stopped) return kInterrupted;
  return report.allWell() && (!arguments.trace || report.trace) ? kSuccess : kFailure;
}

}  // namespace warpbench::cli
