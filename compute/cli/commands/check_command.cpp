// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.h"

#include <nlohmann/json.hpp>
#include <optional>
#include <stdexcept>

#include "catalogue/catalogue.h"
#include "cli/answered.h"
#include "cli/interrupt.h"
#include "cli/options.h"
#include "cli/own_kernel_file.h"
#include "core/text/error.h"
#include "core/text/text.h"
#include "engine/run/parameter_text.h"
#include "engine/simulated/check.h"
#include "inspect/checked_points.h"

namespace warpbench::cli {

namespace {

using Json = nlohmann::ordered_json;

std::vector<Point> pointsOf(const CliArguments& arguments) {
  std::vector<std::string> families = arguments.families;
  if (families.empty())
    for (const Family& family : catalog()) families.push_back(family.id);
  std::vector<Point> points;
  for (const std::string& id : families) {
    Request request;
    request.family = id;
    request.variants = namesIn("--variant", arguments.variants);
    if (arguments.kernelFile) request.own = readOwnKernel(*arguments.kernelFile);
    if (const auto family = familyOf(request))
      for (const std::string& text : arguments.parameters) {
        auto [name, value] = parseParameter(*family, text);
        request.parameters.set(name, std::move(value));
      }
    for (Point& point : pointsToCheck(std::move(request))) points.push_back(std::move(point));
  }
  return points;
}

std::string verdictText(Verdict verdict) {
  switch (verdict) {
    case Verdict::Clean:
      return "clean";
    case Verdict::CleanDespitePurpose:
      return "clean, though wrong on purpose";
    case Verdict::FoundAsMeant:
      return "wrong on purpose, and detected";
    case Verdict::Mistakes:
      return "MISTAKES";
    case Verdict::WrongResult:
      return "wrong result, nothing found";
    case Verdict::GivenUp:
      return "given up";
  }
  throw std::logic_error("a verdict without words");
}

void print(std::ostream& out, const CheckReport& report) {
  out << report.point.family << ' ' << nameOf(report.point) << ", " << toText(report.point.parameters) << ": "
      << verdictText(report.verdict()) << '\n';
  for (const Finding& finding : report.findings) out << "  " << describe(finding) << '\n';
  if (!report.error.empty()) out << "  " << oneLine(report.error.english()) << '\n';
}

Json toJson(const ThreadId& id) { return {{"block", id.block}, {"thread", id.thread}}; }

Json toJson(const SourceLine& line) { return {{"file", line.file}, {"line", line.line}}; }

Json toJson(const Finding& finding) {
  Json json = {{"kind", toText(finding.kind)},   {"access", finding.access},
               {"where", toJson(finding.where)}, {"who", toJson(finding.who)},
               {"memory", finding.memory},       {"offset", finding.offset},
               {"bytes", finding.bytes},         {"memory_bytes", finding.memoryBytes},
               {"times", finding.times},         {"text", describe(finding)}};
  if (finding.other) json["other"] = toJson(*finding.other);
  if (!finding.otherWhere.file.empty()) {
    json["other_access"] = finding.otherAccess;
    json["other_where"] = toJson(finding.otherWhere);
  }
  return json;
}

Json toJson(const CheckReport& report) {
  Json parameters = Json::object();
  for (const auto& [id, value] : report.point.parameters.entries())
    std::visit([&json = parameters, &key = id](const auto& held) { json[key] = held; }, value);
  Json json = {{"family", report.point.family},
               {"variant", nameOf(report.point)},
               {"parameters", std::move(parameters)},
               {"wrong_on_purpose", report.wrongOnPurpose},
               {"clean", report.clean()},
               {"as_expected", report.asExpected()},
               {"findings", Json::array()},
               {"error", report.error}};
  if (report.verification) json["result_is_right"] = report.verification->passed;
  for (const Finding& finding : report.findings) json["findings"].push_back(toJson(finding));
  return json;
}

}  // namespace

namespace {

std::optional<CheckReport> checkUnlessStopped(const Point& point, std::int64_t steps, const std::stop_token& stop) {
  try {
    if (!stop.stop_requested()) return check(point, defaultProfile(), stop, steps);
  } catch (const Cancelled&) {
    // A stopped check has no report.
  }
  return std::nullopt;
}

ExitCode checkHere(const CliArguments& arguments) {
  const Interrupt interrupt;
  const std::vector<Point> points = pointsOf(arguments);
  const std::int64_t steps = arguments.steps ? numberOf("--steps", *arguments.steps, std::int64_t{1} << 40,
                                                        "a whole number from 1 to 1099511627776")
                                             : kMostSteps;
  Json json = {{"format", "warpbench-check"}, {"version", 1}, {"points", Json::array()}};
  std::size_t checked = 0;
  std::size_t unexpected = 0;
  for (const Point& point : points) {
    const std::optional<CheckReport> done = checkUnlessStopped(point, steps, interrupt.token());
    if (!done) break;
    const CheckReport& report = *done;
    ++checked;
    unexpected += !report.asExpected();
    if (arguments.json)
      json["points"].push_back(toJson(report));
    else
      print(std::cout, report);
  }
  if (arguments.json)
    std::cout << json.dump(1) << '\n';
  else
    std::cout << '\n'
              << checked << " checked: " << (unexpected == 0 ? "all as expected" : std::to_string(unexpected) + " not as expected")
              << '\n';
  std::cout.flush();
  if (checked < points.size()) {
    say("stopped: " + std::to_string(checked) + " of " + std::to_string(points.size()) + " points are checked");
    return kInterrupted;
  }
  return unexpected == 0 ? kSuccess : kFailure;
}

}  // namespace

ExitCode checkCommand(const CliArguments& arguments) {
  if (arguments.kernelFile) return inChild([&] { return checkHere(arguments); });
  return checkHere(arguments);
}

}  // namespace warpbench::cli
