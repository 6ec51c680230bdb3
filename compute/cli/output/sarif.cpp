// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/output/sarif.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>

namespace warpbench::cli {
namespace {

using Json = nlohmann::ordered_json;

/// What a rule says of all findings of its kind.
const std::map<std::string, std::string>& rules() {
  static const std::map<std::string, std::string> all{
      {"absent-lane", "A warp function names or reads a lane that takes no part."},
      {"benign-race", "Threads store the same value in no order."},
      {"device-pointer", "Host code follows a pointer to device memory."},
      {"divergent-barrier", "Some threads do not reach a barrier."},
      {"host-pointer", "A kernel follows a pointer to host memory."},
      {"leak", "Memory is never freed, or a stream or event never destroyed."},
      {"misaligned", "An address is not a multiple of the access size."},
      {"never-ends", "A thread waits for something that never happens."},
      {"out-of-bounds", "An access lies outside of its array."},
      {"race", "Two accesses are in no order, and not both are atomic."},
      {"unchecked-error", "A call or launch fails, and the program ignores it."},
      {"uninitialised", "Memory is read that nothing has written."},
      {"use-after-free", "Memory is used after it was freed, or freed too early."},
  };
  return all;
}

/// A relative URI reference: all but a few characters of each byte are escaped.
std::string uriOf(const std::string& file) {
  const std::filesystem::path here = std::filesystem::current_path();
  std::filesystem::path path = std::filesystem::absolute(file).lexically_normal().lexically_relative(here);
  const bool isBelow = !path.empty() && *path.begin() != "..";
  if (!isBelow) path = std::filesystem::absolute(file).lexically_normal();
  std::string uri = isBelow ? "" : "file://";
  for (const unsigned char c : path.generic_string()) {
    constexpr const char* kDigits = "0123456789ABCDEF";
    const bool isPlain = (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '/' ||
                         c == '-' || c == '.' || c == '_' || c == '~';
    if (isPlain)
      uri += static_cast<char>(c);
    else
      ((uri += '%') += kDigits[c >> 4]) += kDigits[c & 15];
  }
  return uri;
}

Json resultOf(const program::ProgramFinding& finding, std::size_t rule) {
  const std::string text = (finding.kernel.empty() ? "" : finding.kernel + ": ") + finding.text;
  Json result = {{"ruleId", finding.kind},
                 {"ruleIndex", rule},
                 {"level", finding.isAdvice ? "note" : "error"},
                 {"message", {{"text", text}}},
                 {"partialFingerprints", {{"warpbenchFinding/v1", finding.id}}}};
  if (!finding.file.empty()) {
    Json physical = {{"artifactLocation", {{"uri", uriOf(finding.file)}}}};
    if (finding.line > 0) physical["region"] = {{"startLine", finding.line}};
    result["locations"] = Json::array({{{"physicalLocation", physical}}});
  }
  if (finding.isSuppressed())
    result["suppressions"] = Json::array({{{"kind", "external"}, {"justification", finding.excuse}}});
  return result;
}

}  // namespace

std::string toSarif(const program::ProgramReport& report) {
  std::vector<std::string> kinds;
  Json results = Json::array();
  for (const program::ProgramFinding& finding : report.findings) {
    auto kind = std::ranges::find(kinds, finding.kind);
    if (kind == kinds.end()) kind = kinds.insert(kinds.end(), finding.kind);
    results.push_back(resultOf(finding, static_cast<std::size_t>(kind - kinds.begin())));
  }
  Json descriptions = Json::array();
  for (const std::string& kind : kinds) {
    const auto known = rules().find(kind);
    descriptions.push_back(
        {{"id", kind}, {"shortDescription", {{"text", known == rules().end() ? kind : known->second}}}});
  }
  // Launches that fail without a finding make the run unsuccessful, as an exit by a signal does.
  const bool isSuccessful = report.end && report.end->code && !report.refusal;
  const Json document = {
      {"$schema", "https://json.schemastore.org/sarif-2.1.0.json"},
      {"version", "2.1.0"},
      {"runs", Json::array({{{"tool", {{"driver", {{"name", "Warpbench"}, {"rules", descriptions}}}}},
                             {"invocations", Json::array({{{"executionSuccessful", isSuccessful}}})},
                             {"results", results}}})}};
  return document.dump(1, ' ', false, Json::error_handler_t::replace) + '\n';
}

}  // namespace warpbench::cli
