// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/output/explanations.h"

#include <ostream>
#include <sstream>
#include <string>

#include "core/text/text.h"

namespace warpbench::cli {

namespace {

constexpr std::size_t kLineLength = 110;

/// `words` in lines of a terminal's width, each behind `indent`.
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
