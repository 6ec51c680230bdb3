// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/report/program_events.h"

#include <array>

#include "core/text/json_node.h"
#include "core/text/json_parser.h"
#include "format/session_json.h"
#include "inspect/inspect_json.h"

namespace warpbench::program {

using Json = nlohmann::ordered_json;

namespace {

constexpr int kMostLines = 1 << 30;

Json documentOf(const LineCost& cost) {
  return {{"file", cost.where.file},   {"line", cost.where.line}, {"kind", static_cast<int>(cost.kind)},
          {"requests", cost.requests}, {"lanes", cost.lanes},     {"units", cost.units},
          {"ideal", cost.ideal}};
}

LineCost costFrom(const Node& node) {
  return {.where = {node.at("file").text(), static_cast<int>(node.at("line").integer(0, kMostLines))},
          .kind = static_cast<simulator::AccessKind>(node.at("kind").integer(0, simulator::kAccessKinds - 1)),
          .requests = node.at("requests").integer(1),
          .lanes = node.at("lanes").integer(0),
          .units = node.at("units").integer(0),
          .ideal = node.at("ideal").integer(0)};
}

Json documentOf(const LaunchEvent& launch) {
  Session session;
  session.results.push_back(launch.result);
  Json costs = Json::array();
  for (const LineCost& cost : launch.costs) costs.push_back(documentOf(cost));
  return {{"type", "launch"},    {"number", launch.number},   {"file", launch.file},
          {"line", launch.line}, {"costs", std::move(costs)}, {"session", warpbench::documentOf(session)}};
}

LaunchEvent launchFrom(const Node& document) {
  Session session = sessionOf(document.at("session"));
  if (session.results.size() != 1) document.fail("a launch has one result");
  LaunchEvent launch{.number = document.at("number").integer(1),
                     .file = document.at("file").text(),
                     .line = static_cast<int>(document.at("line").integer(0, kMostLines)),
                     .result = std::move(session.results.front())};
  document.at("costs").visitElements([&](const Node& cost) { launch.costs.push_back(costFrom(cost)); });
  return launch;
}

Json documentOf(const TraceEvent& traced) {
  const Point& point = traced.trace.point;
  return {{"type", "trace"},
          {"kernel", point.variant},
          {"launch", point.parameters.integer(kLaunchParameter)},
          {"trace", warpbench::documentOf(traced.trace)}};
}

TraceEvent traceFrom(const Node& document) {
  TraceEvent traced{.trace = blockTraceOf(document.at("trace"))};
  traced.trace.point = pointOf(document.at("kernel").text(), document.at("launch").integer(1));
  return traced;
}

constexpr std::array kKinds{WorkEvent::Kind::Kernel,       WorkEvent::Kind::CopyToDevice, WorkEvent::Kind::CopyToHost,
                            WorkEvent::Kind::CopyOnDevice, WorkEvent::Kind::Set,          WorkEvent::Kind::Event};

Json documentOf(const WorkEvent& work) {
  return {{"type", "work"},          {"kind", toText(work.kind)}, {"launch", work.launch},
          {"bytes", work.bytes},     {"stream", work.stream},     {"begin_ms", work.begin},
          {"ms", work.milliseconds}, {"file", work.file},         {"line", work.line}};
}

WorkEvent workFrom(const Node& document) {
  const Node kind = document.at("kind");
  const std::string word = kind.text();
  const auto* const known = std::ranges::find(kKinds, word, [](WorkEvent::Kind each) { return toText(each); });
  if (known == kKinds.end()) kind.fail("there is no such work as '" + printable(word) + "'");
  return {.kind = *known,
          .launch = document.at("launch").integer(0),
          .bytes = document.at("bytes").integer(0),
          .stream = static_cast<int>(document.at("stream").integer(-1, kMostLines)),
          .begin = document.at("begin_ms").amount(),
          .milliseconds = document.at("ms").amount(),
          .file = document.at("file").text(),
          .line = static_cast<int>(document.at("line").integer(0, kMostLines))};
}

Json documentOf(const FindingEvent& found) {
  const ProgramFinding& finding = found.finding;
  return {{"type", "finding"},    {"kind", finding.kind},     {"file", finding.file},      {"line", finding.line},
          {"text", finding.text}, {"kernel", finding.kernel}, {"advice", finding.isAdvice}};
}

FindingEvent findingFrom(const Node& document) {
  return {{.kind = document.at("kind").text(),
           .file = document.at("file").text(),
           .line = static_cast<int>(document.at("line").integer(0, kMostLines)),
           .text = document.at("text").text(),
           .kernel = document.at("kernel").text(),
           .isAdvice = document.find("advice") && document.at("advice").boolean()}};
}

Json documentOf(const RefusalEvent& refusal) { return {{"type", "refusal"}, {"reason", refusal.reason}}; }

Json documentOf(const StartEvent&) { return {{"type", "start"}}; }

constexpr std::array kSeverities{Diagnostic::Severity::Error, Diagnostic::Severity::Warning,
                                 Diagnostic::Severity::Note};

Json documentOf(const ComplaintsEvent& complaints) {
  Json list = Json::array();
  for (const Diagnostic& each : complaints.diagnostics)
    list.push_back({{"severity", toText(each.severity)},
                    {"file", each.file},
                    {"line", each.line},
                    {"column", each.column},
                    {"text", each.text}});
  return {{"type", "complaints"}, {"diagnostics", std::move(list)}};
}

ComplaintsEvent complaintsFrom(const Node& document) {
  ComplaintsEvent complaints;
  document.at("diagnostics").visitElements([&](const Node& node) {
    Diagnostic each{.file = node.at("file").text(),
                    .line = static_cast<int>(node.at("line").integer(0, kMostLines)),
                    .column = static_cast<int>(node.at("column").integer(0, kMostLines)),
                    .text = node.at("text").text()};
    const std::string word = node.at("severity").text();
    for (const Diagnostic::Severity severity : kSeverities)
      if (toText(severity) == word) each.severity = severity;
    complaints.diagnostics.push_back(std::move(each));
  });
  return complaints;
}

Json documentOf(const EndEvent& event) {
  return {{"type", "end"}, {"code", event.end.code ? Json(*event.end.code) : Json()}, {"text", event.end.text}};
}

EndEvent endFrom(const Node& document) {
  EndEvent event{{.code = {}, .text = document.at("text").text()}};
  if (const auto code = document.find("code")) event.end.code = static_cast<int>(code->integer(0, 255));
  return event;
}

}  // namespace

std::string toText(WorkEvent::Kind kind) {
  switch (kind) {
    case WorkEvent::Kind::Kernel:
      return "kernel";
    case WorkEvent::Kind::CopyToDevice:
      return "copy-to-device";
    case WorkEvent::Kind::CopyToHost:
      return "copy-to-host";
    case WorkEvent::Kind::CopyOnDevice:
      return "copy-on-device";
    case WorkEvent::Kind::Set:
      return "memset";
    case WorkEvent::Kind::Event:
      break;
  }
  return "event";
}

Point pointOf(const std::string& kernel, std::int64_t launch) {
  Point point{.family = kFamily, .variant = kernel, .parameters = {}};
  point.parameters.set(kLaunchParameter, launch);
  return point;
}

std::string lineOf(const ProgramEvent& event) {
  return toLine(std::visit([](const auto& each) { return documentOf(each); }, event));
}

std::string lineOf(const LaunchBegins& launch) {
  const Json json{{"type", "begins"},    {"number", launch.number}, {"kernel", launch.kernel}, {"file", launch.file},
                  {"line", launch.line}, {"begun", launch.begun},   {"blocks", launch.blocks}};
  return toLine(json);
}

std::optional<LaunchBegins> launchThatBegins(std::string_view line) {
  if (!line.starts_with(R"({"type":"begins")")) return {};
  const Json json = parseJson(line);
  const Node document(json, "");
  return LaunchBegins{.number = document.at("number").integer(0),
                      .kernel = document.at("kernel").text(),
                      .file = document.at("file").text(),
                      .line = static_cast<int>(document.at("line").integer(0)),
                      .begun = document.at("begun").integer(0),
                      .blocks = document.at("blocks").integer(0)};
}

std::string lineOf(const HostFault& fault) { return toLine(Json{{"type", "fault"}, {"what", fault.what}}); }

std::optional<HostFault> hostFaultIn(std::string_view line) {
  if (!line.starts_with(R"({"type":"fault")")) return {};
  const Json json = parseJson(line);
  return HostFault{Node(json, "").at("what").text()};
}

bool isTrace(std::string_view line) { return line.starts_with(R"({"type":"trace")"); }

ProgramEvent eventFrom(std::string_view line) {
  const Json json = parseJson(line);
  const Node document(json, "");
  const Node type = document.at("type");
  const std::string word = type.text();
  if (word == "launch") return launchFrom(document);
  if (word == "trace") return traceFrom(document);
  if (word == "work") return workFrom(document);
  if (word == "finding") return findingFrom(document);
  if (word == "refusal") return RefusalEvent{document.at("reason").text()};
  if (word == "start") return StartEvent{};
  if (word == "complaints") return complaintsFrom(document);
  if (word == "end") return endFrom(document);
  type.fail("there is no such type as '" + printable(word) + "'");
}

}  // namespace warpbench::program
