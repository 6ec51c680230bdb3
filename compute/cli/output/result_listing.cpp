// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/output/result_listing.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <ostream>
#include <set>
#include <sstream>
#include <string>

#include "catalogue/bandwidth.h"
#include "cli/output/counter_tables.h"
#include "cli/terminal/table.h"
#include "core/text/error.h"
#include "core/text/text.h"
#include "results/session/comparison.h"
#include "tables/result_table.h"

namespace warpbench::cli {
namespace {

/// A result's name. Its parts may come from a file, so they become one line without control characters.
std::string nameOf(const Result& result) { return oneLine(result.variant + ", " + toText(result.parameters)); }

constexpr VerdictWords kVerdictWords{
    .none = "-", .wrong = "NO", .right = "yes", .wrongOnPurpose = "wrong, on purpose", .rightByLuck = "right, by luck"};

std::string medianText(const Result& result) { return result.time ? significant(result.time->median) : "-"; }

/// The origin of the time. Without a time, says whether the result failed or was not timed.
std::string originText(const Result& result) {
  if (result.time) return toText(result.origin);
  return result.status == Result::Status::Failed ? "failed" : "-";
}

/// The noise in percent; a dash for modelled times, which have none.
std::string noiseText(const Result& result) {
  if (!result.time || result.origin == Origin::Modelled) return "-";
  return significant(result.time->noise * 100, 2) + " %";
}

/// The largest difference from the reference.
std::string errorText(const Result& result) {
  return result.verification ? scientific(result.verification->maxError) : "-";
}

template <typename Property>
bool any(const std::vector<const Result*>& results, Property property) {
  return std::ranges::any_of(results, [&](const Result* each) { return property(*each); });
}

std::optional<double> ofPeak(const Result& result, const Environment& environment) {
  return figureOfPeak(result, environment.find(result.device));
}

std::optional<double> ofCopy(const Result& result, const Environment& environment) {
  return fractionsOf(result, environment.find(result.device)).bandwidthOfCopy;
}

std::string percentText(const std::optional<double>& share) {
  return share ? significant(*share * 100, 3) + " %" : "-";
}

void printTimes(std::ostream& out, const Environment& environment, const std::vector<const Result*>& results,
                const FigureColumn& figure) {
  const bool devices = ofSeveralDevices(results);
  std::vector<Table::Column> columns{{"variant"}, {"parameters"}};
  if (devices) columns.push_back({"device"});
  columns.insert(columns.end(), {{"mode"}, {"time (ms)", true}, {"origin"}, {"noise", true}, {figure.unit, true}});
  const bool peaks = any(results, [&](const Result& each) { return ofPeak(each, environment).has_value(); });
  const bool copies = figure.figure == &Result::bandwidthGbs &&
                      any(results, [&](const Result& each) { return ofCopy(each, environment).has_value(); });
  if (peaks) columns.push_back({"of peak", true});
  if (copies) columns.push_back({"of copy", true});
  columns.insert(columns.end(), {{"error", true}, {"verified"}});
  Table table(columns);
  for (const Result* result : results) {
    std::vector<std::string> cells{result->variant, toText(result->parameters)};
    if (devices) cells.push_back(result->device);
    const std::optional<double>& value = result->*figure.figure;
    cells.insert(cells.end(), {toText(result->mode), medianText(*result), originText(*result), noiseText(*result),
                               value ? figure.text(*value) : "-"});
    if (peaks) cells.push_back(percentText(ofPeak(*result, environment)));
    if (copies) cells.push_back(percentText(ofCopy(*result, environment)));
    cells.insert(cells.end(), {errorText(*result), verdictText(*result, kVerdictWords)});
    table.add(std::move(cells));
  }
  table.print(out);
}

/// Prints one line per fact. A fact that several results share is printed once.
void printFacts(std::ostream& out, const std::vector<const Result*>& results) {
  using Key = std::pair<std::string_view, std::string_view>;
  std::vector<Key> facts;  // in order of first appearance
  std::map<Key, std::vector<const Result*>> ownersOf;
  for (const Result* result : results)
    for (const Fact& fact : result->facts) {
      std::vector<const Result*>& owners = ownersOf[{fact.name.english(), fact.value.english()}];
      if (owners.empty()) facts.emplace_back(fact.name.english(), fact.value.english());
      if (owners.empty() || owners.back() != result) owners.push_back(result);
    }
  if (!facts.empty()) out << '\n';
  for (const Key& fact : facts) {
    const std::vector<const Result*>& owners = ownersOf[fact];
    std::vector<std::string> variants;
    std::set<std::string_view> known;
    for (const Result* result : owners)
      if (known.insert(result->variant).second) variants.push_back(result->variant);
    std::string subject = owners.size() == 1 ? nameOf(*owners.front()) + ": " : oneLine(joined(variants)) + ": ";
    if (owners.size() == results.size() && results.size() > 1) subject.clear();
    out << "fact: " << subject << oneLine(fact.first) << ": " << oneLine(fact.second) << '\n';
  }
}

void printNotes(std::ostream& out, const std::vector<const Result*>& results) {
  std::string notes;
  for (const Result* result : results) {
    if (!result->error.empty()) notes += "failed: " + nameOf(*result) + ": " + oneLine(result->error.english()) + "\n";
    for (const Message& warning : result->warnings)
      notes += "warning: " + nameOf(*result) + ": " + oneLine(warning.english()) + "\n";
  }
  if (!notes.empty()) out << '\n' << notes;
}

/// A text such as "simulated:nvidia-h200 (NVIDIA H200)".
std::string deviceText(const Environment& environment, const std::string& id) {
  const DeviceRecord* record = environment.find(id);
  return oneLine(record && record->name != id ? id + " (" + record->name + ")" : id);
}

/// The ratio with three decimals, as in the whole column: enough for the smallest significant difference.
std::string ratioText(double ratio) {
  constexpr double kDecimals = 1000;
  if (ratio < 0.1) return significant(ratio);
  std::string text = numberText(std::round(ratio * kDecimals) / kDecimals);
  if (text.find('.') == std::string::npos) text += '.';
  return text + std::string(3 - std::min<std::size_t>(3, text.size() - text.find('.') - 1), '0');
}

std::string differenceText(const ComparedPair& pair) {
  if (!pair.ratio) return "without a time";
  switch (pair.difference) {
    case Difference::Faster:
      return "B faster";
    case Difference::Slower:
      return "B slower";
    case Difference::TooFewSamples:
      return "too few samples";
    case Difference::Small:
      return "below " + numberText(kMinDifference * 100) + " %";
    case Difference::None:
      break;
  }
  return "within noise";
}

constexpr std::size_t kLineLength = 110;

/// Prints `words` in lines of a terminal's width, each after `indent`.
void printWrapped(std::ostream& out, const std::string& words, const std::string& indent) {
  std::istringstream stream(words);
  std::string line = indent;
  for (std::string word; stream >> word;) {
    if (line.size() > indent.size() && line.size() + 1 + word.size() > kLineLength) {
      out << line << '\n';
      line = indent;
    }
    line += (line.size() > indent.size() ? " " : "") + word;
  }
  out << line << '\n';
}

}  // namespace

void printResults(std::ostream& out, const Session& session) {
  // By first appearance: a file may interleave families.
  std::vector<std::string> families;
  std::map<std::string_view, std::vector<const Result*>> resultsOf;
  for (const Result& result : session.results) {
    std::vector<const Result*>& results = resultsOf[result.family];
    if (results.empty()) families.push_back(result.family);
    results.push_back(&result);
  }
  for (const std::string& family : families) {
    const std::vector<const Result*>& results = resultsOf[family];
    std::vector<std::string> devices;  // in the order of the rows
    std::set<std::string_view> ids;
    for (const Result* result : results) {
      if (!ids.insert(result->device).second) continue;
      if (const std::string device = deviceText(session.environment, result->device);
          std::ranges::find(devices, device) == devices.end())
        devices.push_back(device);
    }
    if (family != families.front()) out << '\n';
    out << oneLine(family) << " on " << joined(devices) << "\n\n";
    printTimes(out, session.environment, results, figureColumn(family, results));
    printCounters(out, results);
    if (std::ranges::any_of(results, [](const Result* each) { return each->time && each->origin == Origin::Modelled; }))
      out << "\nModelled times are computed from the counts for the GPU's profile; nothing was timed.\n";
    printFacts(out, results);
    printNotes(out, results);
  }
}

void printEnvironment(std::ostream& out, const Environment& environment) {
  const auto print = [&](const char* what, const std::string& value) {
    if (!value.empty()) out << what << oneLine(value) << '\n';
  };
  print("made      ", environment.date);
  print("with      ", environment.appVersion.empty()
                          ? ""
                          : "warpbench " + environment.appVersion +
                                (environment.commit.empty() ? "" : " (commit " + environment.commit + ")"));
  print("host      ", environment.host);
  print("driver    ", environment.driver);
  print("toolkit   ", environment.toolkit);
  print("clocks    ", environment.clocks);
  for (const DeviceRecord& device : environment.devices)
    print("ECC       ", device.ecc.empty() ? "" : device.ecc + " (" + device.id + ")");
}

void printComparison(std::ostream& out, const Session& before, const Session& after) {
  const SessionComparison comparison = compare(before, after);
  if (comparison.pairs.empty())
    throw RequestError(
        "the two sessions have no point in common: compare results of the same family, variant, parameters and mode");

  Table table({{"family"},
               {"variant"},
               {"parameters"},
               {"mode"},
               {"A (ms)", true},
               {"A origin"},
               {"B (ms)", true},
               {"B origin"},
               {"B/A", true},
               {"difference"}});
  std::map<std::string, int> counts;
  for (const ComparedPair& pair : comparison.pairs) {
    const Result& a = before.results[pair.before];
    const Result& b = after.results[pair.after];
    const std::string difference = differenceText(pair);
    ++counts[difference];
    table.add({a.family, a.variant, toText(a.parameters), toText(a.mode), medianText(a), originText(a), medianText(b),
               originText(b), pair.ratio ? ratioText(*pair.ratio) : "-", difference});
  }
  table.print(out);
  out << '\n' << comparison.pairs.size() << " compared";
  for (const auto& [difference, count] : counts)
    out << (&difference == &counts.begin()->first ? ": " : ", ") << count << ' ' << difference;
  out << ".\n\nA difference counts where the medians differ by more than " << numberText(kMinDifference * 100)
      << " % and their ranges of\n"
         "99.9 % confidence do not overlap; that takes "
      << kFewestToCompare
      << " samples of each. Without any, the ranges "
         "from first to\nthird quartile are held against each other, which leaves some doubt.\n";
  const auto known = [](const std::string& text) { return text.empty() ? std::string("unknown") : oneLine(text); };
  for (const EnvironmentChange& change : changesOf(before, after))
    out << "Not the same " << change.field << ": A " << known(change.before) << ", B " << known(change.after) << ".\n";
  if (!comparison.onlyBefore.empty()) out << "Only in A: " << comparison.onlyBefore.size() << " result(s).\n";
  if (!comparison.onlyAfter.empty()) out << "Only in B: " << comparison.onlyAfter.size() << " result(s).\n";
}

void printExplanation(std::ostream& out, const std::string& what, const Explanation& explanation) {
  std::string paragraph;
  for (const Message& sentence : explanation.sentences) paragraph += sentence.english() + " ";
  out << "\nwhy " << oneLine(what) << (explanation.estimated ? " (from estimated counts)" : "") << ":\n";
  printWrapped(out, oneLine(paragraph), "  ");
}

void printExplanations(std::ostream& out, const Session& session) {
  for (const Result& result : session.results)
    printExplanation(out, result.family + " " + result.variant + ", " + toText(result.parameters),
                     explain(session, result));
}

}  // namespace warpbench::cli
