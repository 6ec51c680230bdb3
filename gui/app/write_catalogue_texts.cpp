// SPDX-License-Identifier: GPL-3.0-or-later
// write_catalogue_texts FILE.h: the catalogue's texts in a form that lupdate reads. They stay plain strings in the
// family files, so that a new variant touches no other file; the window looks them up in the context "Catalogue".
#include <cstdio>
#include <exception>
#include <string>

#include "catalogue/catalogue_texts.h"
#include "session/session.h"

namespace {

/// As a C++ string literal.
std::string quoted(const std::string& text) {
  std::string literal = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') literal += '\\';
    literal += c;
  }
  return literal + '"';
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    std::fputs("write_catalogue_texts: give the name of the header to write\n", stderr);
    return 2;
  }
  try {
    std::string header;
    for (const auto& [text, place] : warpbench::catalogueTexts())
      header += "//: " + place + "\nQT_TRANSLATE_NOOP(\"Catalogue\", " + quoted(text) + ");\n";
    warpbench::writeFile(argv[1], header);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "write_catalogue_texts: %s\n", error.what());
    return 1;
  }
  return 0;
}
