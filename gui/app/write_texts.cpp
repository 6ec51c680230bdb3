// SPDX-License-Identifier: GPL-3.0-or-later
// write_texts FILE.h SOURCES...: collects English texts that are not marked for Qt into a form that lupdate reads. The
// catalogue's texts are strings in the family files, so that a new variant touches no other file; the window looks them
// up in the context "Catalogue". Texts of messages are marked by Message::text() in the folders SOURCES, some of which
// do not use Qt; their context is "Compute".
#include <cstdio>
#include <exception>
#include <filesystem>
#include <regex>
#include <set>
#include <string>

#include "catalogue/catalogue_texts.h"
#include "core/files/file_io.h"
#include "results/session/session.h"

namespace {

/// Quotes a text as a C++ string literal.
std::string quoted(const std::string& text) {
  std::string literal = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') literal += '\\';
    literal += c;
  }
  return literal + '"';
}

/// The literals in the parentheses of Message::text(), verbatim from the sources.
std::set<std::string> messageTexts(const std::filesystem::path& folder) {
  static const std::regex pattern(R"(Message::text\(\s*((?:"(?:[^"\\]|\\.)*"\s*)+)\))");
  std::set<std::string> texts;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
    const std::string suffix = entry.path().extension().string();
    if (suffix != ".cpp" && suffix != ".h" && suffix != ".cu") continue;
    const std::string source = warpbench::readFile(entry.path());
    for (std::sregex_iterator found(source.begin(), source.end(), pattern), end; found != end; ++found)
      texts.insert((*found)[1].str());
  }
  return texts;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 3) {
    std::fputs("write_texts: give the name of the header to write and folders of sources\n", stderr);
    return 2;
  }
  try {
    std::string header;
    for (const auto& [text, place] : warpbench::catalogueTexts())
      header += "//: " + place + "\nQT_TRANSLATE_NOOP(\"Catalogue\", " + quoted(text) + ");\n";
    for (int i = 2; i < argc; ++i)
      for (const std::string& text : messageTexts(argv[i])) header += "QT_TRANSLATE_NOOP(\"Compute\", " + text + ");\n";
    warpbench::writeFile(argv[1], header);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "write_texts: %s\n", error.what());
    return 1;
  }
  return 0;
}
