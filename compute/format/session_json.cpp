// SPDX-License-Identifier: GPL-3.0-or-later
#include "format/session_json.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <string_view>
#include <type_traits>

#include "catalogue/bandwidth.h"
#include "core/files/file_io.h"
#include "core/text/error.h"
#include "core/text/json_parser.h"
#include "core/text/message_json.h"
#include "core/text/text.h"
#include "format/annotations_json.h"
#include "format/session_fields.h"
#include "format/session_file.h"
#include "results/session/session_limits.h"
#include "results/values/block_limits.h"
#include "results/values/compiled_loads.h"
#include "results/values/statistics.h"

/// The writer; session_reader.cpp has the reader.

namespace warpbench {
namespace {

/// Keeps the order of insertion: the manual's, and for parameters that of their descriptions.
using Json = nlohmann::ordered_json;

std::array<unsigned, 3> sizesOf(const Node& node) {
  if (node.elementCount() != 3) node.fail({Message::text("expected %1 elements, found %2"), 3, node.elementCount()});
  std::array<unsigned, 3> sizes{};
  std::size_t i = 0;
  node.visitElements([&](const Node& each) { sizes[i++] = static_cast<unsigned>(each.integer(1, own::kMostThreads)); });
  return sizes;
}

/// JSON has no non-finite numbers, so they become strings. Whole numbers are written without ".0".
Json number(double value) {
  std::string text = numberText(value);
  if (!std::isfinite(value)) return text;
  // The smallest whole number above std::int64_t.
  constexpr double kPastInt64 = 0x1p63;
  const bool whole = text.find_first_not_of("-0123456789") == std::string::npos && text != "-0";
  if (whole && value > -kPastInt64 && value < kPastInt64) return static_cast<std::int64_t>(value);
  return value;
}

/// Returns a visitor for session_fields.h that adds fields to `json`.
auto addTo(Json& json) {
  return [&json](const char* name, const auto& value) {
    if constexpr (std::is_same_v<std::decay_t<decltype(value)>, double>)
      json[name] = number(value);
    else
      json[name] = value;
  };
}

Json write(const Environment& environment) {
  Json json = Json::object();
  visitTexts(environment, addTo(json));
  json["devices"] = Json::array();
  for (const DeviceRecord& record : environment.devices) {
    Json device = {{"id", record.id}, {"name", record.name}, {"origin", toText(record.origin)}, {"date", record.date}};
    visitCeilings(record, addTo(device));
    device["ecc"] = record.ecc;
    json["devices"].push_back(std::move(device));
  }
  return json;
}

/// @param samples is the field name: samples or quantiles.
Json write(const TimeStatistics& time, const char* samples) {
  Json json = Json::object();
  visitTimes(time, addTo(json));
  json["noise"] = number(time.noise);
  json[samples] = Json::array();
  for (const double sample : time.samples) json[samples].push_back(number(sample));
  return json;
}

Json write(const Verification& verification) {
  Json json = {{"passed", verification.passed}, {"expected_to_fail", verification.expectedToFail}};
  writeMessage(json, "method", verification.method);
  json["max_error"] = number(verification.maxError);
  if (verification.unwritten > 0) json["unwritten"] = verification.unwritten;
  json["tolerance"] = number(verification.tolerance);
  return json;
}

Json write(const Counters& counters) {
  Json json = {{"origin", toText(counters.origin)},
               {"sampled_blocks", counters.sampledBlocks},
               {"total_blocks", counters.totalBlocks}};
  visitCounts(counters, addTo(json));
  if (counters.mergedLoads > 0) {
    json["nvcc_shared_load_requests"] = compiledSharedLoads(counters).requests;
    json["nvcc_shared_load_wavefronts"] = compiledSharedLoads(counters).wavefronts;
  }
  return json;
}

Json write(const Sampling& sampling) {
  Json json = {{"criterion", toText(sampling.criterion)}};
  visitSamplingCounts(sampling, addTo(json));
  visitSamplingAmounts(sampling, addTo(json));
  return json;
}

Json write(const Result& result, const Environment& environment) {
  Json json = {{"family", result.family},
               {"variant", result.variant},
               {"device", result.device},
               {"status", toText(result.status)},
               {"origin", toText(result.origin)},
               {"parameters", documentOf(result.parameters)},
               {"mode", toText(result.mode)},
               {"grid", result.grid},
               {"block", result.block}};
  if (result.registers) json["registers"] = *result.registers;
  if (result.sharedBytes) json["shared_bytes"] = *result.sharedBytes;
  if (result.occupancy) json["occupancy"] = number(*result.occupancy);
  json["bytes"] = number(result.bytes);
  json["flops"] = number(result.flops);
  json["items"] = number(result.items);
  if (result.transfer) {
    json["transfer_ms"] = Json::object();
    visitTransfers(*result.transfer, addTo(json["transfer_ms"]));
  }
  if (result.model) {
    json["model_ms"] = Json::object();
    visitModel(*result.model, addTo(json["model_ms"]));
  }
  if (result.time) json["time_ms"] = write(*result.time, hasQuantiles(result) ? "quantiles" : "samples");
  if (result.sampling) json["sampling"] = write(*result.sampling);
  if (result.bandwidthGbs) json["bandwidth_gbs"] = number(*result.bandwidthGbs);
  if (result.gflops) json["gflops"] = number(*result.gflops);
  if (result.itemsPerSecond) json["items_per_second"] = number(*result.itemsPerSecond);
  visitFractions(fractionsOf(result, environment.find(result.device)), [&](const char* name, const auto& share) {
    if (share) json[name] = number(*share);
  });
  if (result.verification) json["verification"] = write(*result.verification);
  if (result.counters) json["counters"] = write(*result.counters);
  if (result.activity) {
    json["activity"] = Json::object();
    visitActivity(*result.activity, addTo(json["activity"]));
  }
  json["facts"] = Json::array();
  for (const Fact& fact : result.facts) {
    Json& one = json["facts"].emplace_back(Json::object());
    writeMessage(one, "name", fact.name);
    writeMessage(one, "value", fact.value);
  }
  writeMessages(json, "warnings", result.warnings);
  writeMessage(json, "error", result.error);
  json["provenance"] = Json::object();
  visitProvenance(result.provenance, addTo(json["provenance"]));
  if (!result.kernelDigest.empty()) json["kernel"] = result.kernelDigest;
  return json;
}

/// Joins lines that hold a single number, since samples make up most of a file. In an indented document, a line that
/// starts with a digit or minus is an array element.
std::string withNumbersJoined(const std::string& json) {
  constexpr std::size_t kWidth = 120;
  std::string out;
  out.reserve(json.size());
  std::size_t width = 0;  // of the current line of numbers; 0: none
  for (std::size_t start = 0; start < json.size();) {
    const std::size_t end = std::min(json.find('\n', start), json.size());
    const std::string_view line = std::string_view(json).substr(start, end - start);
    const std::string_view content = line.substr(std::min(line.find_first_not_of(' '), line.size()));
    const bool number =
        !content.empty() && (content[0] == '-' || std::isdigit(static_cast<unsigned char>(content[0])) != 0);
    if (number && width > 0 && width + content.size() <= kWidth) {
      out += content;
      width += content.size();
    } else {
      if (start > 0) out += '\n';
      out += line;
      width = number ? line.size() : 0;
    }
    start = end + 1;
  }
  return out + "\n";
}

}  // namespace

Json documentOf(const OwnKernel& own) {
  Json json{{"name", own.name}, {"file", own.file}, {"text", own.text}};
  if (own.block) json["launch"] = {{"threads", own.block->threads}, {"elements", own.block->elements}};
  return json;
}

Json documentOf(const KernelCopy& copy) {
  Json json{{"family", copy.family}, {"variant", copy.variant}};
  json.update(documentOf(copy.kernel));
  for (const OwnKernel& earlier : copy.earlier) json["earlier"].push_back(documentOf(earlier));
  return json;
}

OwnKernel ownKernelOf(const Node& node) {
  OwnKernel own{.name = node.at("name").text(), .file = node.at("file").text(), .text = node.at("text").text()};
  if (const auto launch = node.find("launch")) {
    own.block = OwnBlock{.threads = sizesOf(launch->at("threads")), .elements = sizesOf(launch->at("elements"))};
    if (const Message why = own::whyNot(*own.block); !why.empty()) launch->fail(why);
  }
  return own;
}

KernelCopy kernelCopyOf(const Node& node) {
  KernelCopy copy{
      .family = node.at("family").text(), .variant = node.at("variant").text(), .kernel = ownKernelOf(node)};
  if (const auto earlier = node.find("earlier"))
    earlier->atMost(kMostEarlier).visitElements([&](const Node& each) { copy.earlier.push_back(ownKernelOf(each)); });
  return copy;
}

Json documentOf(const Parameters& parameters) {
  Json json = Json::object();
  for (const auto& [id, value] : parameters.entries())
    std::visit([&json, &key = id](const auto& held) { json[key] = held; }, value);
  return json;
}

Json documentOf(const Session& session) {
  Json json = {{"format", kSessionFormat}, {"version", kSessionVersion}, {"environment", write(session.environment)}};
  if (!session.copies.empty()) json["kernels"] = Json::array();
  for (const KernelCopy& copy : session.copies) json["kernels"].push_back(documentOf(copy));
  addAnnotations(json, session);
  json["results"] = Json::array();
  for (const Result& result : session.results) json["results"].push_back(write(result, session.environment));
  return json;
}

std::string toLine(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

void checkFits(const Session& session, std::size_t moreResults) {
  if (session.results.size() + moreResults > kMaxResults || session.environment.devices.size() > kMaxDevices)
    throw RequestError(
        Message::text("a session's file has at most %1 results of %2 devices: delete some, or start another session"),
        kMaxResults, kMaxDevices);
}

std::size_t valuesIn(const Json& json) {
  if (!json.is_structured()) return 0;
  std::size_t values = std::max<std::size_t>(json.size(), 1);
  for (const Json& value : json) values += valuesIn(value);
  return values;
}

void checkReadable(std::size_t values, std::size_t bytes) {
  if (values > kMaxJsonValues || bytes > kLargestFile)
    throw RequestError(
        Message::text(
            "a session's file has at most %1 values and %2 GiB: delete some results, or start another session"),
        kMaxJsonValues, kLargestFile >> 30);
}

std::string toJson(const Session& session) {
  checkFits(session);
  // Check the number of samples, most of the values, before building a document, which doubles the memory.
  std::size_t samples = 0;
  for (const Result& result : session.results) samples += result.time ? result.time->samples.size() : 0;
  checkReadable(samples, 0);
  const Json document = documentOf(session);
  checkReadable(1 + valuesIn(document), 0);
  // Replace invalid UTF-8 from outside (error messages, device names) instead of losing the session.
  std::string text = withNumbersJoined(document.dump(1, ' ', false, Json::error_handler_t::replace));
  checkReadable(0, text.size());
  return text;
}

}  // namespace warpbench
