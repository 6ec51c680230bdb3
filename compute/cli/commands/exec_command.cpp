// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/exec_command.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/error.h"
#include "cli/interrupt.h"
#include "cli/number_option.h"
#include "cli/options.h"
#include "cli/output/launch_tables.h"
#include "files/file_io.h"
#include "model/gpu_profile.h"
#include "own/kernel_cache.h"
#include "program/program_compiler.h"
#include "program/program_process.h"
#include "session/session_json.h"

namespace warpbench::cli {
namespace {

using Json = nlohmann::ordered_json;

GpuProfile profileOf(const std::optional<std::string>& device) {
  if (!device) return defaultProfile();
  const GpuProfile* const profile = findProfile(*device, "");
  if (profile != nullptr && device->starts_with("simulated:")) return *profile;
  throw RequestError("'" + printable(*device) + "' is no simulated device, on which programs run; there is simulated:" +
                     gpuProfiles().front().id + " and others: see warpbench-cli devices");
}

Json documentOf(const program::LaunchEvent& launch) {
  Session session;
  session.results.push_back(launch.result);
  Json document = {
      {"number", launch.number}, {"kernel", launch.result.variant}, {"file", launch.file}, {"line", launch.line}};
  const Json whole = warpbench::documentOf(session);
  for (const auto& [key, value] : whole.at("results").at(0).items())
    if (key != "family" && key != "variant" && key != "device" && key != "parameters") document[key] = value;
  return document;
}

Json documentOf(const program::ProgramFinding& finding) {
  return {{"kind", finding.kind},
          {"file", finding.file},
          {"line", finding.line},
          {"kernel", finding.kernel.empty() ? Json() : Json(finding.kernel)},
          {"text", finding.text}};
}

/// One of each kind at a line.
void add(std::vector<program::ProgramFinding>& findings, const program::ProgramFinding& finding) {
  const bool known = std::ranges::any_of(findings, [&](const program::ProgramFinding& each) {
    return each.kind == finding.kind && each.file == finding.file && each.line == finding.line;
  });
  if (!known) findings.push_back(finding);
}

Json documentOf(const ProgramReport& report) {
  Json document = {{"format", "warpbench-program"}, {"version", 1},
                   {"program", report.name},        {"device", report.device},
                   {"end", report.end.text},        {"exit_code", report.end.code ? Json(*report.end.code) : Json()},
                   {"launches", Json::array()}};
  for (const program::LaunchEvent& launch : report.launches) document["launches"].push_back(documentOf(launch));
  if (report.checked) document["findings"] = Json::array();
  for (const program::ProgramFinding& finding : report.findings) document["findings"].push_back(documentOf(finding));
  return document;
}

}  // namespace

CLI::App& addExec(CLI::App& app, ExecArguments& arguments) {
  CLI::App& exec = *app.add_subcommand(
      "exec", "Run a whole CUDA program on a simulated GPU, and count what its launches ask of memory");
  exec.add_option("PROGRAM.cu", arguments.files, "The program's files: .cu, .cpp, .c; behind -- its arguments")
      ->required();
  named(exec.add_option("--device", arguments.device, "Simulated device (default simulated:nvidia-h200)"))
      ->type_name("ID");
  addRepeated(exec, "-I", arguments.includes, "A folder for headers; repeatable")->type_name("DIR");
  addRepeated(exec, "-D", arguments.defines, "A macro; repeatable")->type_name("NAME[=VALUE]");
  exec.add_option("--seconds", arguments.seconds, "The longest that it may run (default 600)")->type_name("N");
  CLI::Option* const check = exec.add_flag("--check", arguments.check,
                                           "Look for mistakes: each access, each barrier, each call of the runtime");
  exec.add_option("--junit", arguments.junitFile, "Save what a check came to, for courses and build servers")
      ->type_name("FILE.xml")
      ->needs(check);
  exec.add_flag("--json", arguments.json, "Print one JSON document; what the program prints goes to standard error");
  return exec;
}

int takeProgramArguments(int count, char** words, ExecArguments& arguments) {
  char** const end = words + count;
  char** const dashes = std::find(words, end, std::string_view("--"));
  if (dashes != end) arguments.arguments.assign(dashes + 1, end);
  return static_cast<int>(dashes - words);
}

ExitCode execCommand(const ExecArguments& arguments) {
  const GpuProfile profile = profileOf(arguments.device);
  constexpr std::int64_t kMostSeconds = 1'000'000;
  const int seconds = arguments.seconds ? static_cast<int>(numberOf("--seconds", *arguments.seconds, kMostSeconds,
                                                                    "a whole number from 1 to 1000000"))
                                        : 600;
  const program::ProgramSource source{.files = {arguments.files.begin(), arguments.files.end()},
                                      .includes = arguments.includes,
                                      .defines = arguments.defines};
  const Interrupt interrupt;
  ProgramReport report{.name = source.files.front().filename().string(),
                       .device = "simulated:" + profile.id,
                       .gpu = profile.name,
                       .checked = arguments.check};
  try {
    const program::ProgramOrder order{.object = compileProgram(source, profile, interrupt.token()),
                                      .name = source.files.front().stem().string(),
                                      .arguments = arguments.arguments,
                                      .checks = arguments.check,
                                      .outputToErrors = arguments.json,
                                      .seconds = seconds};
    std::optional<std::string> refusal;
    report.end = runProgram(order, profile, interrupt.token(), [&](const program::Event& event) {
      if (const auto* refused = std::get_if<program::RefusalEvent>(&event)) refusal = refused->reason;
      if (const auto* found = std::get_if<program::FindingEvent>(&event)) add(report.findings, found->finding);
      if (const auto* launch = std::get_if<program::LaunchEvent>(&event)) report.launches.push_back(*launch);
    });
    own::removeAbandonedWork(own::kernelCacheFolder());
    if (refusal) throw RequestError("'" + printable(arguments.files.front()) + "': " + *refusal);
  } catch (const Cancelled&) {
    say("stopped");
    return kSomethingFailed;
  }
  if (arguments.junitFile) writeFile(*arguments.junitFile, junitOf(report));
  if (arguments.json)
    std::cout << documentOf(report).dump(1, ' ', false, Json::error_handler_t::replace) << '\n';
  else
    printProgram(std::cout, report);
  const bool failed = std::ranges::any_of(report.launches, [](const program::LaunchEvent& launch) {
    return launch.result.status == Result::Status::Failed;
  });
  return report.end.code == 0 && !failed && report.findings.empty() ? kAllWell : kSomethingFailed;
}

}  // namespace warpbench::cli
