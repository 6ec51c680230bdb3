// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/protocol.h"

#include <cmath>
#include <limits>

#include "core/text/error.h"
#include "core/text/json_parser.h"
#include "core/text/message_json.h"
#include "core/text/text.h"
#include "device/device_json.h"
#include "format/session_json.h"
#include "inspect/inspect_json.h"
#include "remote/picture_json.h"

namespace warpbench::process {

namespace {

using Json = nlohmann::ordered_json;

std::string toText(Flush flush) { return flush == Flush::Memset ? "memset" : "write-read"; }

std::string toText(Failure::Kind kind) {
  switch (kind) {
    case Failure::Kind::Request:
      return "request";
    case Failure::Kind::Device:
      return "device";
    case Failure::Kind::Memory:
      return "memory";
    case Failure::Kind::Compiler:
      return "compiler";
    case Failure::Kind::Cancelled:
      break;
  }
  return "cancelled";
}

template <typename Owner, typename Visit>
void visitNumbers(Owner& options, Visit visit) {
  visit("median_within", options.medianWithin);
  visit("min_time_s", options.minTimeSeconds);
  visit("time_limit_s", options.timeLimitSeconds);
  visit("launch_limit_s", options.launchLimitSeconds);
  visit("least_clock", options.minClock);
  visit("simulation_s", options.simulationSeconds);
  visit("replay_speed", options.replaySpeed);
}

Json jsonOf(const MeasureOptions& options) {
  Json json = Json::object();
  visitNumbers(options, [&](const char* name, double value) { json[name] = value; });
  json["min_samples"] = options.minSamples;
  json["flush"] = toText(options.flush);
  json["counts"] = options.counts;
  json["hardware_counts"] = options.hardwareCounts;
  json["profile"] = options.profile;
  json["times_only"] = options.timesOnly;
  return json;
}

MeasureOptions optionsOf(const Node& node) {
  constexpr int kMostSamples = 1'000'000;
  MeasureOptions options;
  visitNumbers(options, [&](const char* name, double& value) {
    if (const auto field = node.find(name)) value = field->amount();
  });
  if (const auto samples = node.find("min_samples"))
    options.minSamples = static_cast<int>(samples->integer(1, kMostSamples));
  if (const auto flush = node.find("flush")) {
    if (flush->text() != toText(Flush::Memset) && flush->text() != toText(Flush::WriteAndRead))
      flush->fail("expected one of write-read, memset");
    options.flush = flush->text() == toText(Flush::Memset) ? Flush::Memset : Flush::WriteAndRead;
  }
  if (const auto counts = node.find("counts")) options.counts = counts->boolean();
  if (const auto counts = node.find("hardware_counts")) options.hardwareCounts = counts->boolean();
  if (const auto profile = node.find("profile")) options.profile = profile->boolean();
  if (const auto timesOnly = node.find("times_only")) options.timesOnly = timesOnly->boolean();
  return options;
}

Json jsonOf(const Hello& hello) {
  return {
      {"type", "hello"}, {"format", kProtocolFormat}, {"version", hello.version}, {"app_version", hello.appVersion}};
}

Hello helloOf(const Node& node) {
  const Node format = node.at("format");
  if (format.text() != kProtocolFormat) format.fail(std::string("expected \"") + kProtocolFormat + "\"");
  Hello hello;
  hello.version = node.at("version").integer(1);
  if (const auto version = node.find("app_version")) hello.appVersion = oneLine(version->text());
  return hello;
}

Json jsonOf(const ListDevices&) { return {{"type", "devices"}}; }

Json jsonOf(const OpenDevice& order) { return {{"type", "open"}, {"device", order.device}}; }

/// A separate type, so that an older server refuses the order instead of running the variant's own kernels.
constexpr const char* kMeasureOwn = "measure-own";

void writePoint(Json& json, const Point& point) {
  json["family"] = point.family;
  json["variant"] = point.variant;
  json["parameters"] = warpbench::documentOf(point.parameters);
  json["mode"] = warpbench::toText(point.mode);
  if (point.own) json["own"] = warpbench::documentOf(*point.own);
}

Point pointOf(const Node& node) {
  Point point{.family = node.at("family").text(),
              .variant = node.at("variant").text(),
              .parameters = parametersOf(node.at("parameters"))};
  if (const auto mode = node.find("mode")) point.mode = mode->word({Mode::Cold, Mode::Hot, Mode::Inside});
  if (const auto own = node.find("own")) point.own = std::make_shared<OwnKernel>(ownKernelOf(*own));
  return point;
}

Json jsonOf(const MeasurePoint& order) {
  Json json{{"type", order.point.own ? kMeasureOwn : "measure"},
            {"id", order.id},
            {"device", order.device},
            {"options", jsonOf(order.options)},
            {"limit_s", order.limitSeconds}};
  writePoint(json, order.point);
  return json;
}

std::int64_t idOf(const Node& node) { return node.at("id").integer(1); }

MeasurePoint measureOf(const Node& node) {
  MeasurePoint order{.id = idOf(node), .device = node.at("device").text(), .point = pointOf(node)};
  if (const auto options = node.find("options")) order.options = optionsOf(*options);
  if (const auto limit = node.find("limit_s")) order.limitSeconds = limit->amount();
  return order;
}

Json jsonOf(const InspectPoint& order) {
  Json json{{"type", "inspect"}, {"id", order.id}, {"most_steps", order.maxSteps}, {"limit_s", order.limitSeconds}};
  if (order.block) json["block"] = *order.block;
  writePoint(json, order.point);
  return json;
}

InspectPoint inspectOf(const Node& node) {
  InspectPoint order{.id = idOf(node), .point = pointOf(node)};
  order.maxSteps = node.at("most_steps").integer(1);
  order.limitSeconds = node.at("limit_s").amount();
  if (const auto block = node.find("block")) order.block = sizesOf(*block);
  return order;
}

Json jsonOf(const Checked& answer) {
  return {{"type", "checked"}, {"id", answer.id}, {"report", warpbench::documentOf(answer.report)}};
}

Json jsonOf(const Traced& answer) {
  return {{"type", "traced"}, {"id", answer.id}, {"trace", warpbench::documentOf(answer.trace)}};
}

Json jsonOf(const Cancel& order) { return {{"type", "cancel"}, {"id", order.id}}; }

Json jsonOf(const Devices& answer) {
  Json devices = Json::array();
  for (const DeviceInfo& device : answer.devices) devices.push_back(warpbench::documentOf(device));
  return {{"type", "devices"}, {"devices", std::move(devices)}};
}

Devices devicesOf(const Node& node) {
  Devices answer;
  node.at("devices").visitElements([&](const Node& device) { answer.devices.push_back(deviceOf(device)); });
  return answer;
}

Json jsonOf(const Opened& answer) { return {{"type", "opened"}, {"device", warpbench::documentOf(answer.device)}}; }

Json jsonOf(const Progress& answer) {
  Json json = {{"type", "progress"}, {"id", answer.id}};
  if (!answer.what.empty()) {
    writeMessage(json, "what", answer.what);
    json["share"] = std::isfinite(answer.share) ? answer.share : 0;
  }
  return json;
}

Progress progressOf(const Node& node) {
  Progress answer{.id = node.at("id").integer(0)};
  answer.what = lineOf(node, "what");
  if (const auto share = node.find("share")) answer.share = share->anyNumber();
  return answer;
}

Json jsonOf(const Measured& answer) {
  Json json = {{"type", "result"}, {"id", answer.id}, {"session", warpbench::documentOf(answer.session)}};
  if (const auto& pictures = answer.session.results.front().pictures) json["pictures"] = documentOf(*pictures);
  return json;
}

Measured measuredOf(const Node& node) {
  Measured answer{.id = idOf(node), .session = sessionOf(node.at("session"))};
  if (answer.session.results.size() != 1)
    node.fail("expected one result, found " + std::to_string(answer.session.results.size()));
  if (const auto pictures = node.find("pictures")) answer.session.results.front().pictures = picturesOf(*pictures);
  return answer;
}

Json jsonOf(const Failure& answer) {
  Json json = {{"type", "failed"}, {"id", answer.id}, {"kind", toText(answer.kind)}};
  writeMessage(json, "reason", answer.reason);
  if (answer.last) json["last"] = true;
  for (const Diagnostic& each : answer.diagnostics)
    json["diagnostics"].push_back({{"severity", toText(each.severity)},
                                   {"file", each.file},
                                   {"line", each.line},
                                   {"column", each.column},
                                   {"text", each.text}});
  return json;
}

Diagnostic diagnosticOf(const Node& node) {
  using Severity = Diagnostic::Severity;
  Diagnostic diagnostic{.file = oneLine(node.at("file").text()),
                        .line = static_cast<int>(node.at("line").integer(0, std::numeric_limits<int>::max())),
                        .column = static_cast<int>(node.at("column").integer(0, std::numeric_limits<int>::max())),
                        .text = oneLine(node.at("text").text())};
  const std::string severity = node.at("severity").text();
  for (const Severity each : {Severity::Warning, Severity::Note})
    if (severity == toText(each)) diagnostic.severity = each;
  return diagnostic;
}

Failure failureOf(const Node& node) {
  Failure answer{.id = node.at("id").integer(0)};
  const std::string kind = node.at("kind").text();
  for (const Failure::Kind each :
       {Failure::Kind::Request, Failure::Kind::Memory, Failure::Kind::Cancelled, Failure::Kind::Compiler})
    if (kind == toText(each)) answer.kind = each;
  answer.reason = lineOf(node, "reason");
  if (const auto last = node.find("last")) answer.last = last->boolean();
  if (const auto diagnostics = node.find("diagnostics"))
    diagnostics->visitElements([&](const Node& each) { answer.diagnostics.push_back(diagnosticOf(each)); });
  return answer;
}

Json jsonOf(const Refusal& answer) {
  Json json = {{"type", "error"}};
  writeMessage(json, "reason", answer.reason);
  return json;
}

/// Calls `read(type, document)` for a line with a type.
template <typename Read>
auto readLine(std::string_view line, Read read) {
  const Json json = parseJson(line);
  const Node document(json, "");
  const Node type = document.at("type");
  return read(type, document);
}

[[noreturn]] void failUnknown(const Node& type) {
  type.fail("there is no such type as '" + printable(type.text()) + "'");
}

}  // namespace

std::string toLine(const Order& order) {
  return std::visit([](const auto& one) { return warpbench::toLine(jsonOf(one)); }, order);
}

std::string toLine(const Answer& answer) {
  return std::visit([](const auto& one) { return warpbench::toLine(jsonOf(one)); }, answer);
}

Order orderFrom(std::string_view line) {
  return readLine(line, [](const Node& type, const Node& document) -> Order {
    const std::string word = type.text();
    if (word == "hello") return helloOf(document);
    if (word == "devices") return ListDevices{};
    if (word == "open") return OpenDevice{.device = document.at("device").text()};
    if (word == "measure" || word == kMeasureOwn) return measureOf(document);
    if (word == "inspect") return inspectOf(document);
    if (word == "cancel") return Cancel{.id = idOf(document)};
    failUnknown(type);
  });
}

Answer answerFrom(std::string_view line) {
  return readLine(line, [](const Node& type, const Node& document) -> Answer {
    const std::string word = type.text();
    if (word == "hello") return helloOf(document);
    if (word == "devices") return devicesOf(document);
    if (word == "opened") return Opened{.device = deviceOf(document.at("device"))};
    if (word == "progress") return progressOf(document);
    if (word == "result") return measuredOf(document);
    if (word == "checked") return Checked{.id = idOf(document), .report = checkReportOf(document.at("report"))};
    if (word == "traced") return Traced{.id = idOf(document), .trace = blockTraceOf(document.at("trace"))};
    if (word == "failed") return failureOf(document);
    if (word == "error") return Refusal{.reason = lineOf(document, "reason")};
    failUnknown(type);
  });
}

Message whyNotWith(const Hello& hello) {
  if (hello.version == kProtocolVersion) return {};
  if (hello.appVersion.empty())
    return {Message::text("it speaks version %1 of the protocol, and this program version %2: install the same "
                          "Warpbench on both"),
            hello.version, kProtocolVersion};
  return {Message::text("it speaks version %1 of the protocol (Warpbench %2), and this program version %3: install the "
                        "same Warpbench on both"),
          hello.version, printable(hello.appVersion), kProtocolVersion};
}

}  // namespace warpbench::process
