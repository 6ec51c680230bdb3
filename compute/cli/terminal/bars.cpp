// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/terminal/bars.h"

#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <ostream>
#include <vector>

#include "cli/terminal/terminal.h"
#include "core/text/text.h"
#include "tables/result_table.h"

namespace warpbench::cli {

namespace {

constexpr std::size_t kLongest = 50;  ///< characters in the longest bar

struct Bar {
  std::string name;
  std::optional<double> value;
  std::string text;
  bool good = true;
};

std::vector<Bar> barsOf(const std::vector<const Result*>& results, const std::string& family) {
  const FigureColumn figure = figureColumn(family, results);
  const bool times =
      std::ranges::none_of(results, [&](const Result* each) { return (each->*figure.figure).has_value(); });
  std::vector<Bar> bars;
  for (const Result* result : results) {
    Bar bar{.name = oneLine(result->variant), .value = {}, .text = "failed", .good = ranAndVerified(*result)};
    // Name the parameters that differ between the results of one variant.
    for (const auto& [id, value] : result->parameters.entries())
      if (std::ranges::any_of(results, [&, &key = id, &own = value](const Result* other) {
            const Value* const others = other->parameters.find(key);
            return other->variant == result->variant && others && *others != own;
          }))
        bar.name += " " + oneLine(id + "=" + toText(value));
    if (times && result->time) bar.value = result->time->median;
    if (!times) bar.value = result->*figure.figure;
    if (bar.value) bar.text = times ? significant(*bar.value) + " ms" : figure.text(*bar.value) + " " + figure.unit;
    bars.push_back(std::move(bar));
  }
  return bars;
}

}  // namespace

bool coloursWanted() {
  const char* const none = std::getenv("NO_COLOR");
  return (!none || *none == '\0') && takesEscapes(STDOUT_FILENO);
}

void printBars(std::ostream& out, const Session& session, bool colours) {
  std::vector<std::string> families;
  for (const Result& result : session.results)
    if (std::ranges::find(families, result.family) == families.end()) families.push_back(result.family);
  for (const std::string& family : families) {
    std::vector<const Result*> results;
    for (const Result& result : session.results)
      if (result.family == family) results.push_back(&result);
    const std::vector<Bar> bars = barsOf(results, family);
    const bool times =
        std::ranges::all_of(bars, [](const Bar& bar) { return bar.text.ends_with(" ms") || !bar.value; });
    double most = 0;
    const Bar* best = nullptr;
    std::size_t widest = 0;
    for (const Bar& bar : bars) {
      widest = std::max(widest, bar.name.size());
      if (!bar.value) continue;
      most = std::max(most, *bar.value);
      if (bar.good && (!best || (times ? *bar.value < *best->value : *bar.value > *best->value))) best = &bar;
    }
    out << '\n';
    for (const Bar& bar : bars) {
      const double share = bar.value && most > 0 ? std::max(0.0, *bar.value) / most : 0;
      // Every value gets a visible bar.
      const auto length = std::max<std::size_t>(static_cast<std::size_t>(share * kLongest + 0.5), bar.value ? 1 : 0);
      const char* const colour = !bar.good ? "\033[31m" : (&bar == best ? "\033[32m" : "");
      const bool coloured = colours && *colour != '\0';
      out << bar.name << std::string(widest - bar.name.size() + 2, ' ') << (coloured ? colour : "")
          << std::string(length, '#') << (coloured ? "\033[0m" : "") << (length > 0 ? " " : "") << bar.text << '\n';
    }
  }
}

}  // namespace warpbench::cli
