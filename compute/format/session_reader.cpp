// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <concepts>
#include <cstdint>
#include <limits>
#include <nlohmann/json.hpp>
#include <optional>

#include "core/files/file_io.h"
#include "core/text/error.h"
#include "core/text/json_node.h"
#include "core/text/json_parser.h"
#include "core/text/message_json.h"
#include "core/text/text.h"
#include "format/annotations_json.h"
#include "format/session_fields.h"
#include "format/session_file.h"
#include "format/session_json.h"
#include "results/session/session_limits.h"
#include "results/values/statistics.h"

/// Reads the format of toJson() from untrusted files.
namespace warpbench {

namespace {

using Json = nlohmann::ordered_json;

/// Returns a visitor for session_fields.h that reads the fields present in the document.
auto readFrom(const Node& node) {
  return [&node](const char* name, auto& value) {
    const auto field = node.find(name);
    if (!field) return;
    if constexpr (std::same_as<std::remove_reference_t<decltype(value)>, double>)
      value = field->amount();
    else
      value = field->text();
  };
}

constexpr auto kOrigins = {Origin::Measured, Origin::Modelled, Origin::Recorded};

Environment readEnvironment(const Node& node) {
  Environment environment;
  visitTexts(environment, readFrom(node));
  if (const auto devices = node.find("devices"))
    devices->atMost(kMaxDevices).visitElements([&](const Node& device) {
      DeviceRecord record;
      record.id = device.at("id").text();
      if (const auto name = device.find("name")) record.name = name->text();
      if (const auto origin = device.find("origin")) record.origin = origin->word(kOrigins);
      if (const auto date = device.find("date")) record.date = date->text();
      visitCeilings(record, readFrom(device));
      if (const auto ecc = device.find("ecc")) record.ecc = ecc->text();
      environment.devices.push_back(std::move(record));
    });
  return environment;
}

}  // namespace

Parameters parametersOf(const Node& node) {
  Parameters parameters;
  node.visitFields([&](const std::string& id, const Node& value) {
    if (value.isText())
      parameters.set(id, value.text());
    else
      parameters.set(id, value.integer());
  });
  return parameters;
}

namespace {

std::array<std::int64_t, 3> readExtent(const Node& node) {
  if (node.elementCount() != 3) node.fail({Message::text("expected 3 whole numbers, found %1"), node.elementCount()});
  std::array<std::int64_t, 3> extent{};
  std::size_t axis = 0;
  node.visitElements([&](const Node& size) { extent[axis++] = size.integer(0); });
  return extent;
}

TimeStatistics readTimes(const Node& node) {
  TimeStatistics time;
  const double median = node.at("median").amount();
  visitTimes(time, [&](const char*, double& value) { value = median; });
  visitTimes(time, readFrom(node));
  if (const auto noise = node.find("noise")) time.noise = noise->anyNumber();
  const auto quantiles = node.find("quantiles");
  if (const auto samples = quantiles ? quantiles : node.find("samples"))
    samples->visitElements([&](const Node& sample) { time.samples.push_back(sample.amount()); });
  if (!time.samples.empty()) {
    constexpr double kRounding = 1e-9;  // both are written with all digits
    const double found = summarise(time.samples).median;
    if (!(std::abs(median - found) <= kRounding * std::max(median, found)))
      node.at("median").fail({Message::text("it is %1, but the median of the samples is %2"), median, found});
  }
  return time;
}

Sampling readSampling(const Node& node) {
  using Criterion = Sampling::Criterion;
  Sampling sampling;
  sampling.criterion = node.at("criterion").word({Criterion::Steady, Criterion::NotImproving, Criterion::TimeLimit});
  visitSamplingCounts(sampling, [&](const char* name, std::int64_t& value) {
    if (const auto count = node.find(name)) value = count->integer(0);
  });
  visitSamplingAmounts(sampling, readFrom(node));
  return sampling;
}

/// Checks that there are fewer quantiles than samples taken, or as many samples as were taken.
void checkSamples(const Node& time, const Result& result) {
  constexpr std::int64_t kMost = 1'000'000'000;  // a file may contain any number
  const auto count = result.time->samples.size();
  if (const auto kept = time.find("quantiles")) {
    if (count > 0 && (!hasQuantiles(result) || result.sampling->kept > kMost))
      kept->fail(Message::text("\"sampling\" lacks the number of samples"));
    if (!std::ranges::is_sorted(result.time->samples)) kept->fail(Message::text("they are not in ascending order"));
  } else if (hasQuantiles(result)) {
    time.at("samples").fail({Message::text("there are %1, but \"sampling\" kept %2"), count, result.sampling->kept});
  }
}

Verification readVerification(const Node& node) {
  Verification verification;
  verification.passed = node.at("passed").boolean();
  if (const auto expected = node.find("expected_to_fail")) verification.expectedToFail = expected->boolean();
  verification.method = messageOf(node, "method");
  if (const auto error = node.find("max_error")) verification.maxError = error->anyNumber();
  if (const auto unwritten = node.find("unwritten")) verification.unwritten = unwritten->integer(0);
  if (const auto tolerance = node.find("tolerance")) verification.tolerance = tolerance->anyNumber();
  return verification;
}

Counters readCounters(const Node& node) {
  Counters counters;
  counters.origin = node.at("origin").word({Counters::Origin::Simulated, Counters::Origin::Hardware});
  if (const auto blocks = node.find("sampled_blocks")) counters.sampledBlocks = blocks->integer(0);
  if (const auto blocks = node.find("total_blocks")) counters.totalBlocks = blocks->integer(0);
  visitCounts(counters, readFrom(node));
  return counters;
}

Result readResult(const Node& node) {
  Result result;
  result.family = node.at("family").text();
  result.variant = node.at("variant").text();
  result.device = node.at("device").text();
  result.status = node.at("status").word({Result::Status::Ok, Result::Status::Failed});
  result.origin = node.at("origin").word(kOrigins);
  if (const auto parameters = node.find("parameters")) result.parameters = parametersOf(*parameters);
  if (const auto mode = node.find("mode")) result.mode = mode->word({Mode::Cold, Mode::Hot, Mode::Inside});
  if (const auto grid = node.find("grid")) result.grid = readExtent(*grid);
  if (const auto block = node.find("block")) result.block = readExtent(*block);
  if (const auto registers = node.find("registers"))
    result.registers = static_cast<int>(registers->integer(0, std::numeric_limits<int>::max()));
  if (const auto bytes = node.find("shared_bytes")) result.sharedBytes = bytes->integer(0);
  if (const auto occupancy = node.find("occupancy")) {
    result.occupancy = occupancy->amount();
    if (*result.occupancy > 1)
      occupancy->fail({Message::text("expected a share from 0 to 1, found %1"), *result.occupancy});
  }
  if (const auto bytes = node.find("bytes")) result.bytes = bytes->amount();
  if (const auto flops = node.find("flops")) result.flops = flops->amount();
  if (const auto items = node.find("items")) result.items = items->amount();
  if (const auto transfer = node.find("transfer_ms")) {
    transfer->at("to_device");
    transfer->at("to_host");
    result.transfer.emplace();
    visitTransfers(*result.transfer, readFrom(*transfer));
  }
  if (const auto time = node.find("time_ms")) result.time = readTimes(*time);
  if (const auto sampling = node.find("sampling")) result.sampling = readSampling(*sampling);
  if (result.time) checkSamples(node.at("time_ms"), result);
  if (const auto model = node.find("model_ms")) {
    result.model.emplace();
    visitModel(*result.model, readFrom(*model));
  }
  if (const auto bandwidth = node.find("bandwidth_gbs")) result.bandwidthGbs = bandwidth->amount();
  if (const auto gflops = node.find("gflops")) result.gflops = gflops->amount();
  if (const auto rate = node.find("items_per_second")) result.itemsPerSecond = rate->amount();
  if (const auto verification = node.find("verification")) result.verification = readVerification(*verification);
  if (const auto counters = node.find("counters")) result.counters = readCounters(*counters);
  if (const auto activity = node.find("activity")) {
    result.activity.emplace();
    visitActivity(*result.activity, readFrom(*activity));
  }
  if (const auto facts = node.find("facts"))
    facts->visitElements([&](const Node& fact) {
      fact.at("name");
      fact.at("value");
      result.facts.push_back({.name = messageOf(fact, "name"), .value = messageOf(fact, "value")});
    });
  result.warnings = messagesOf(node, "warnings");
  result.error = messageOf(node, "error");
  if (const auto provenance = node.find("provenance")) visitProvenance(result.provenance, readFrom(*provenance));
  if (const auto kernel = node.find("kernel")) result.kernelDigest = kernel->text();
  return result;
}

/// Reads everything except the results.
Session sessionWithoutResults(const Node& document) {
  const Node format = document.at("format");
  if (format.text() != kSessionFormat)
    format.fail({Message::text("expected %1, found %2"), std::string("\"") + kSessionFormat + "\"",
                 "\"" + printable(format.text()) + "\""});
  const Node version = document.at("version");
  const std::int64_t number = version.integer(1);
  if (number > kSessionVersion)
    version.fail(
        {Message::text(
             "the file has version %1, but this program reads up to version %2: open it with a newer Warpbench"),
         number, kSessionVersion});

  Session session;
  if (const auto environment = document.find("environment")) session.environment = readEnvironment(*environment);
  if (const auto kernels = document.find("kernels"))
    kernels->atMost(kMaxCopies).visitElements([&](const Node& copy) { session.copies.push_back(kernelCopyOf(copy)); });
  return session;
}

/// Collects results while the document is being read.
struct FoundResults {
  void take(const Json& result) {
    const std::size_t index = count++;
    if (!problem.empty() || count > kMaxResults) return;
    try {
      results.push_back(readResult(Node(result, "results[" + std::to_string(index) + "]")));
    } catch (const FormatError& error) {
      problem = error.message();  // reported later, after faults of the document as a whole
    }
  }

  Results results;
  std::size_t count = 0;
  Message problem;
};

}  // namespace

Session sessionFromJson(std::string_view text) {
  FoundResults found;
  JsonParser parser([&found](const Json& result) { found.take(result); });
  parse(text, parser);
  const Node document(parser.document(), "");
  Session session = sessionWithoutResults(document);
  const Node field = document.at("results");
  field.elementCount();  // must be an array, now empty
  if (found.count > kMaxResults) field.failMost(kMaxResults, found.count);
  if (!found.problem.empty()) throw FormatError(found.problem);
  session.results = std::move(found.results);
  readAnnotations(document, session);
  return session;
}

Session readSession(const std::filesystem::path& path) {
  const std::string text = readFile(path);
  try {
    return sessionFromJson(text);
  } catch (const FormatError& error) {
    throw FormatError(Message::text("'%1': %2"), oneLine(path.string()), messageOf(error));
  }
}

Session sessionOf(const Node& document) {
  Session session = sessionWithoutResults(document);
  document.at("results").atMost(kMaxResults).visitElements([&](const Node& result) {
    session.results.push_back(readResult(result));
  });
  readAnnotations(document, session);
  return session;
}

}  // namespace warpbench
