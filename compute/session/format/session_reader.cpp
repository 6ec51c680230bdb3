// SPDX-License-Identifier: GPL-3.0-or-later
#include <locale.h>

#include <algorithm>
#include <array>
#include <concepts>
#include <cstdint>
#include <limits>
#include <nlohmann/json.hpp>
#include <optional>

#include "base/error.h"
#include "base/json_node.h"
#include "base/message_json.h"
#include "base/parse_json.h"
#include "base/text.h"
#include "measure/quantiles.h"
#include "measure/statistics.h"
#include "session/format/annotations_json.h"
#include "session/format/own_kernel_json.h"
#include "session/format/session_fields.h"
#include "session/format/session_json.h"
#include "session/format/session_parser.h"
#include "session/session.h"
#include "session/session_limits.h"

/// Reads what toJson() writes, from files that anyone may have edited.
namespace warpbench {

namespace {

using Json = nlohmann::ordered_json;

/// "line 3, column 7" of the character at `index`, counting bytes from 1.
Message placeOf(std::string_view text, std::size_t index) {
  const std::string_view before = text.substr(0, index);
  const auto line = 1 + std::ranges::count(before, '\n');
  const std::size_t lineStart = before.rfind('\n');
  const std::size_t column = before.size() - (lineStart == std::string_view::npos ? 0 : lineStart + 1) + 1;
  return {Message::text("line %1, column %2"), line, column};
}

/// Calls `visit(index)` for every character that is not inside a string, quotes left out, until it returns false.
template <typename Visit>
void visitOutsideStrings(std::string_view text, Visit visit) {
  bool inString = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (inString) {
      if (text[i] == '\\')
        ++i;
      else if (text[i] == '"')
        inString = false;
    } else if (text[i] == '"') {
      inString = true;
    } else if (!visit(i)) {
      return;
    }
  }
}

/// Refuses what is empty, as the library's versions differ in what they say of it, and what is beyond the limits.
void checkShape(std::string_view text) {
  if (text.find_first_not_of(" \t\r\n") == text.npos) throw FormatError(Message::text("the text is empty"));
  struct Level {
    bool object = false;
    std::size_t commas = 0;
  };
  std::array<Level, kDeepestJson> levels;
  std::size_t depth = 0;
  std::size_t values = 1;
  visitOutsideStrings(text, [&](std::size_t i) {
    const char c = text[i];
    if (c == '{' || c == '[') {
      if (depth == kDeepestJson)
        throw FormatError(Message::text("%1: nested deeper than %2 levels"), placeOf(text, i), kDeepestJson);
      levels[depth++] = {.object = c == '{'};
    } else if ((c == '}' || c == ']') && depth > 0) {
      --depth;
    } else if (c == ',' && depth > 0 && levels[depth - 1].object && ++levels[depth - 1].commas >= kMostJsonFields) {
      throw FormatError(Message::text("%1: an object of more than %2 fields"), placeOf(text, i), kMostJsonFields);
    }
    // The first value of each array or object is there without a comma.
    if ((c == ',' || c == '{' || c == '[') && ++values > kMostJsonValues)
      throw FormatError(Message::text("%1: more than %2 values"), placeOf(text, i), kMostJsonValues);
    return true;
  });
}

/// Where a field of that name comes for the second time in one object; the beginning where it is written in two ways.
std::size_t placeOfRepeated(std::string_view text, std::string_view name) {
  std::vector<std::size_t> found;  // in each object or array that is open, outermost first
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '{' || text[i] == '[') found.push_back(0);
    if ((text[i] == '}' || text[i] == ']') && !found.empty()) found.pop_back();
    if (text[i] != '"') continue;
    const std::size_t begin = i++;
    while (i < text.size() && text[i] != '"') i += text[i] == '\\' ? 2 : 1;
    const std::size_t next = text.find_first_not_of(" \t\r\n", i + 1);
    const bool field = next != std::string_view::npos && text[next] == ':';
    if (field && !found.empty() && text.substr(begin + 1, i - begin - 1) == name && found.back()++ > 0) return begin;
  }
  return 0;
}

/// The parser converts numbers with strtod, which asks the locale for the decimal point: C for this thread meanwhile.
class NeutralLocale {
 public:
  NeutralLocale() : m_neutral(::newlocale(LC_ALL_MASK, "C", nullptr)), m_previous(::uselocale(m_neutral)) {}
  ~NeutralLocale() {
    ::uselocale(m_previous);
    ::freelocale(m_neutral);
  }
  NeutralLocale(const NeutralLocale&) = delete;
  NeutralLocale& operator=(const NeutralLocale&) = delete;

 private:
  locale_t m_neutral;
  locale_t m_previous;
};

/// What nlohmann says of a syntax error, without its own name, the place (said before) and the text (may be long).
std::string reasonOf(const Json::exception& error) {
  std::string_view what = error.what();
  if (const auto reason = what.find("syntax error"); reason != std::string_view::npos)
    what.remove_prefix(reason);
  else if (const auto bracket = what.find("] "); bracket != std::string_view::npos)
    what.remove_prefix(bracket + 2);
  return oneLine(what.substr(0, what.find("; last read")));
}

/// Calls `parse`, which has the library read the text. @throws FormatError with the place of what is wrong.
template <typename Parse>
auto parsed(std::string_view text, Parse parse) {
  const NeutralLocale neutral;
  try {
    return parse();
  } catch (const Json::parse_error& error) {
    throw FormatError(Message::text("%1: %2"), placeOf(text, error.byte > 0 ? error.byte - 1 : 0), reasonOf(error));
  } catch (const RepeatedField& repeated) {
    throw FormatError(Message::text("%1: the field \"%2\" is there twice in one object"),
                      placeOf(text, placeOfRepeated(text, repeated.name)), printable(repeated.name));
  } catch (const Json::exception& error) {
    // A number beyond a double: "number overflow parsing '1e999'". It has no place, but the number leads there.
    const std::string reason = reasonOf(error);
    const std::size_t quote = reason.find('\'');
    const std::string token =
        quote == std::string::npos ? "" : reason.substr(quote + 1, reason.rfind('\'') - quote - 1);
    std::size_t place = 0;
    visitOutsideStrings(text, [&](std::size_t i) {
      place = i;
      return text.substr(i, token.size()) != token;
    });
    throw FormatError(Message::text("%1: %2"), placeOf(text, place), printable(reason));
  }
}

/// Fills the fields that the visitors of session_fields.h name where the document has them.
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
    devices->atMost(kMostDevices).visitElements([&](const Node& device) {
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
    constexpr double kRounding = 1e-9;  // both are written with all their digits
    const double found = summarise(time.samples).median;
    if (!(std::abs(median - found) <= kRounding * std::max(median, found)))
      node.at("median").fail({Message::text("it is %1, and the median of the samples is %2"), median, found});
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

/// Quantiles are fewer than the samples that there were, samples are all of them.
void checkSamples(const Node& time, const Result& result) {
  constexpr std::int64_t kMost = 1'000'000'000;  // a file may say anything
  const auto count = result.time->samples.size();
  if (const auto kept = time.find("quantiles")) {
    if (count > 0 && (!hasQuantiles(result) || result.sampling->kept > kMost))
      kept->fail(Message::text("\"sampling\" does not say of how many samples they are"));
    if (!std::ranges::is_sorted(result.time->samples)) kept->fail(Message::text("they are not in ascending order"));
  } else if (hasQuantiles(result)) {
    time.at("samples").fail({Message::text("there are %1, and \"sampling\" kept %2"), count, result.sampling->kept});
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

}  // namespace

nlohmann::ordered_json parseJson(std::string_view text) {
  checkShape(text);
  SessionParser parser;
  parsed(text, [&] { return Json::sax_parse(text, &parser); });
  return parser.takeDocument();
}

namespace {

/// What all documents have beside their results.
Session sessionWithoutResults(const Node& document) {
  const Node format = document.at("format");
  if (format.text() != kSessionFormat)
    format.fail({Message::text("expected %1, found %2"), std::string("\"") + kSessionFormat + "\"",
                 "\"" + printable(format.text()) + "\""});
  const Node version = document.at("version");
  const std::int64_t number = version.integer(1);
  if (number > kSessionVersion)
    version.fail({Message::text("the file has version %1, this program reads up to version %2; a newer Warpbench opens "
                                "it"),
                  number, kSessionVersion});

  Session session;
  if (const auto environment = document.find("environment")) session.environment = readEnvironment(*environment);
  if (const auto kernels = document.find("kernels"))
    kernels->atMost(kMostCopies).visitElements([&](const Node& copy) { session.copies.push_back(kernelCopyOf(copy)); });
  return session;
}

/// The results of a document that is being read.
struct FoundResults {
  void take(const Json& result) {
    const std::size_t index = count++;
    if (!problem.empty() || count > kMostResults) return;
    try {
      results.push_back(readResult(Node(result, "results[" + std::to_string(index) + "]")));
    } catch (const FormatError& error) {
      problem = error.message();  // what is wrong with the document as a whole comes first
    }
  }

  Results results;
  std::size_t count = 0;
  Message problem;
};

}  // namespace

Session sessionFromJson(std::string_view text) {
  checkShape(text);
  FoundResults found;
  SessionParser parser([&found](const Json& result) { found.take(result); });
  parsed(text, [&] { return Json::sax_parse(text, &parser); });
  const Node document(parser.document(), "");
  Session session = sessionWithoutResults(document);
  const Node field = document.at("results");
  field.elementCount();  // has to be an array, now empty
  if (found.count > kMostResults) field.failMost(kMostResults, found.count);
  if (!found.problem.empty()) throw FormatError(found.problem);
  session.results = std::move(found.results);
  readAnnotations(document, session);
  return session;
}

Session sessionOf(const Node& document) {
  Session session = sessionWithoutResults(document);
  document.at("results").atMost(kMostResults).visitElements([&](const Node& result) {
    session.results.push_back(readResult(result));
  });
  readAnnotations(document, session);
  return session;
}

}  // namespace warpbench
