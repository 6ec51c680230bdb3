// SPDX-License-Identifier: GPL-3.0-or-later
#include "own/diagnostics.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

#include "core/text/text.h"

namespace warpbench {

std::string toText(Diagnostic::Severity severity) {
  switch (severity) {
    case Diagnostic::Severity::Error:
      return "error";
    case Diagnostic::Severity::Warning:
      return "warning";
    case Diagnostic::Severity::Note:
      break;
  }
  return "note";
}

std::string toText(const Diagnostic& diagnostic) {
  std::string place = diagnostic.file;
  if (diagnostic.line > 0) place += ":" + std::to_string(diagnostic.line);
  if (diagnostic.line > 0 && diagnostic.column > 0) place += ":" + std::to_string(diagnostic.column);
  return place + ": " + toText(diagnostic.severity) + ": " + diagnostic.text;
}

namespace {

std::string firstErrorOf(const std::vector<Diagnostic>& diagnostics) {
  const auto isError = [](const Diagnostic& each) { return each.severity == Diagnostic::Severity::Error; };
  const auto first = std::ranges::find_if(diagnostics, isError);
  if (first == diagnostics.end()) return "the text does not compile";
  const auto more = std::ranges::count_if(diagnostics, isError) - 1;
  return toText(*first) + (more > 0 ? " (and " + std::to_string(more) + " more)" : "");
}

}  // namespace

CompileError::CompileError(std::vector<Diagnostic> diagnostics)
    : RequestError(oneLine(firstErrorOf(diagnostics))), m_diagnostics(std::move(diagnostics)) {}

namespace own {
namespace {

struct Place {
  std::string_view file;
  int line = 0;
  int column = 0;
  std::string_view rest;  ///< of the line, after the place
};

/// The file in "In file included from FILE" and its continuation lines.
std::string_view includingFile(std::string_view text) {
  for (const std::string_view words : {"In file included from ", "                 from "})
    if (text.starts_with(words)) return text.substr(words.size());
  return text;
}

/// "FILE:LINE:COLUMN: rest" or "FILE:LINE: rest".
std::optional<Place> placeIn(std::string_view line) {
  for (std::size_t colon = line.find(':'); colon != std::string_view::npos; colon = line.find(':', colon + 1)) {
    Place place{.file = includingFile(line.substr(0, colon))};
    const char* const end = line.data() + line.size();
    const auto [behind, error] = std::from_chars(line.data() + colon + 1, end, place.line);
    if (error != std::errc() || behind == end || *behind != ':') continue;
    const auto [last, none] = std::from_chars(behind + 1, end, place.column);
    const char* rest = none == std::errc() && last != end && (*last == ':' || *last == ',') ? last + 1 : behind + 1;
    while (rest != end && *rest == ' ') ++rest;
    place.rest = line.substr(static_cast<std::size_t>(rest - line.data()));
    return place;
  }
  return std::nullopt;
}

/// The severity word and message of a g++ line, after its place.
struct SeverityWord {
  std::string_view word;
  Diagnostic::Severity severity;
};
constexpr std::array kSeverityWords{SeverityWord{"fatal error: ", Diagnostic::Severity::Error},
                                    SeverityWord{"error: ", Diagnostic::Severity::Error},
                                    SeverityWord{"sorry, unimplemented: ", Diagnostic::Severity::Error},
                                    SeverityWord{"internal compiler error: ", Diagnostic::Severity::Error},
                                    SeverityWord{"warning: ", Diagnostic::Severity::Warning},
                                    SeverityWord{"note: ", Diagnostic::Severity::Note}};

}  // namespace

std::vector<Diagnostic> diagnosticsIn(std::string_view output, const std::string& file,
                                      const std::function<bool(std::string_view)>& isOwn) {
  std::vector<Diagnostic> diagnostics;
  Diagnostic cause{.file = file};  // the user's line that leads to an error: "required from here"
  bool keepsNotes = false;
  while (!output.empty()) {
    const std::size_t end = std::min(output.find('\n'), output.size());
    const std::string_view line = output.substr(0, end);
    output.remove_prefix(std::min(end + 1, output.size()));
    const std::optional<Place> place = placeIn(line);
    if (!place) continue;
    const bool own = place->file == file || (isOwn && isOwn(place->file));
    const Diagnostic here{.file = std::string(place->file), .line = place->line, .column = place->column};
    const auto severity = std::ranges::find_if(
        kSeverityWords, [&](const SeverityWord& each) { return place->rest.starts_with(each.word); });
    if (severity == kSeverityWords.end()) {
      if (own) cause = here;
      continue;
    }
    const bool isNote = severity->severity == Diagnostic::Severity::Note;
    if (isNote && (!own || !keepsNotes)) continue;
    Diagnostic found = own ? here : cause;
    found.severity = severity->severity;
    found.text = oneLine(place->rest.substr(severity->word.size()));
    if (!isNote) keepsNotes = true;
    diagnostics.push_back(std::move(found));
    if (!isNote) cause = {.file = file};
  }
  return diagnostics;
}

}  // namespace own
}  // namespace warpbench
