// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/program_events.h"

#include "base/json_node.h"
#include "base/parse_json.h"
#include "session/session_json.h"

namespace warpbench::program {

using Json = nlohmann::ordered_json;

std::string lineOf(const Event& event) {
  Json json;
  if (const auto* launch = std::get_if<LaunchEvent>(&event)) {
    Session session;
    session.results.push_back(launch->result);
    json = {{"type", "launch"},
            {"number", launch->number},
            {"file", launch->file},
            {"line", launch->line},
            {"session", documentOf(session)}};
  } else if (const auto* found = std::get_if<FindingEvent>(&event)) {
    const ProgramFinding& finding = found->finding;
    json = {{"type", "finding"},    {"kind", finding.kind}, {"file", finding.file},
            {"line", finding.line}, {"text", finding.text}, {"kernel", finding.kernel}};
  } else {
    json = {{"type", "refusal"}, {"reason", std::get<RefusalEvent>(event).reason}};
  }
  return toLine(json);
}

Event eventFrom(std::string_view line) {
  const Json json = parseJson(line);
  const Node document(json, "");
  const Node type = document.at("type");
  const std::string word = type.text();
  if (word == "refusal") return RefusalEvent{document.at("reason").text()};
  if (word == "finding")
    return FindingEvent{{.kind = document.at("kind").text(),
                         .file = document.at("file").text(),
                         .line = static_cast<int>(document.at("line").integer(0, 1 << 30)),
                         .text = document.at("text").text(),
                         .kernel = document.at("kernel").text()}};
  if (word != "launch") type.fail("there is no such type as '" + printable(word) + "'");
  Session session = sessionOf(document.at("session"));
  if (session.results.size() != 1) document.fail("a launch has one result");
  return LaunchEvent{.number = document.at("number").integer(1),
                     .file = document.at("file").text(),
                     .line = static_cast<int>(document.at("line").integer(0, 1 << 30)),
                     .result = std::move(session.results.front())};
}

}  // namespace warpbench::program
