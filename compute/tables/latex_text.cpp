// SPDX-License-Identifier: GPL-3.0-or-later
#include "tables/latex_text.h"

#include <array>
#include <cstdint>
#include <cstdio>
#include <iterator>
#include <utility>

namespace warpbench {

namespace {

/// Removes and returns the first character of `text`; U+FFFD for invalid UTF-8.
char32_t takeCharacter(std::string_view& text) {
  constexpr char32_t kWrong = 0xfffd;
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char first = byte(0);
  const std::size_t length = first < 0x80 ? 1 : first >> 5 == 6 ? 2 : first >> 4 == 14 ? 3 : first >> 3 == 30 ? 4 : 0;
  if (length == 0 || length > text.size()) {
    text.remove_prefix(1);
    return kWrong;
  }
  char32_t character = length == 1 ? first : first & (0x7f >> length);
  for (std::size_t i = 1; i < length; ++i) {
    if (byte(i) >> 6 != 2) {
      text.remove_prefix(1);
      return kWrong;
    }
    character = character << 6 | (byte(i) & 0x3f);
  }
  text.remove_prefix(length);
  return character;
}

/// LaTeX commands for single characters; mathematical ones also work in text.
constexpr std::pair<char32_t, const char*> kCommands[] = {
    {U'\\', "\\textbackslash{}"},
    {U'~', "\\textasciitilde{}"},
    {U'^', "\\textasciicircum{}"},
    {U'<', "\\textless{}"},
    {U'>', "\\textgreater{}"},
    {U'|', "\\textbar{}"},
    {U'"', "''"},
    {U'[', "{[}"},  // would start an option after the end of a row, as would a star
    {U']', "{]}"},
    {U'*', "{*}"},
    {U'`', "\\textasciigrave{}"},
    {U'\u00a0', "~"},
    {U'\u00b0', "\\ensuremath{^\\circ}"},
    {U'\u00b1', "\\ensuremath{\\pm}"},
    {U'\u00b2', "\\ensuremath{^2}"},
    {U'\u00b3', "\\ensuremath{^3}"},
    {U'\u00b9', "\\ensuremath{^1}"},
    {U'\u00b5', "\\ensuremath{\\mu}"},
    {U'\u00b7', "\\ensuremath{\\cdot}"},
    {U'\u00d7', "\\ensuremath{\\times}"},
    {U'\u00f7', "\\ensuremath{\\div}"},
    {U'\u2013', "--"},
    {U'\u2014', "---"},
    {U'\u2018', "`"},
    {U'\u2019', "'"},
    {U'\u201c', "``"},
    {U'\u201d', "''"},
    {U'\u2026', "\\ldots{}"},
    {U'\u202f', "\\,"},
    {U'\u2192', "\\ensuremath{\\rightarrow}"},
    {U'\u2126', "\\ensuremath{\\Omega}"},
    {U'\u2190', "\\ensuremath{\\leftarrow}"},
    {U'\u2212', "\\ensuremath{-}"},
    {U'\u221e', "\\ensuremath{\\infty}"},
    {U'\u2260', "\\ensuremath{\\neq}"},
    {U'\u2248', "\\ensuremath{\\approx}"},
    {U'\u2264', "\\ensuremath{\\leq}"},
    {U'\u2265', "\\ensuremath{\\geq}"},
};

/// From U+0391 on; capitals that look Latin use the Latin letter. U+03A2 is unassigned.
constexpr const char* kCapitals[] = {
    "A",    "B", "\\Gamma", "\\Delta", "E", "Z",       "H", "\\Theta",   "I",     "K", "\\Lambda", "M",      "N",
    "\\Xi", "O", "\\Pi",    "P",       "",  "\\Sigma", "T", "\\Upsilon", "\\Phi", "X", "\\Psi",    "\\Omega"};
/// From U+03B1 on.
constexpr const char* kSmall[] = {"\\alpha",  "\\beta", "\\gamma", "\\delta",    "\\varepsilon", "\\zeta", "\\eta",
                                  "\\theta",  "\\iota", "\\kappa", "\\lambda",   "\\mu",         "\\nu",   "\\xi",
                                  "o",        "\\pi",   "\\rho",   "\\varsigma", "\\sigma",      "\\tau",  "\\upsilon",
                                  "\\varphi", "\\chi",  "\\psi",   "\\omega"};

/// The LaTeX command for a Greek letter; empty for other characters.
std::string greek(char32_t character) {
  constexpr char32_t kFirstCapital = 0x391, kFirstSmall = 0x3b1;
  if (character >= kFirstSmall && character < kFirstSmall + std::size(kSmall)) return kSmall[character - kFirstSmall];
  if (character >= kFirstCapital && character < kFirstCapital + std::size(kCapitals))
    return kCapitals[character - kFirstCapital];
  return {};
}

bool isLetterOfT1(char32_t character) {
  // Letters of Latin Extended-A missing from the encodings of pdflatex's European fonts.
  constexpr char32_t kMissing[] = {0x0126, 0x0127, 0x0138, 0x013f, 0x0140, 0x0149, 0x0166, 0x0167, 0x017f};
  for (const char32_t missing : kMissing)
    if (character == missing) return false;
  return (character >= 0xc0 && character <= 0x17e) || character == 0x218 || character == 0x219 || character == 0x21a ||
         character == 0x21b;
}

std::string utf8(char32_t character) {
  return {static_cast<char>(0xc0 | character >> 6), static_cast<char>(0x80 | (character & 0x3f))};
}

std::string latexCharacter(char32_t character) {
  for (const auto& [known, command] : kCommands)
    if (known == character) return command;
  if (const std::string letter = greek(character); !letter.empty()) return "\\ensuremath{" + letter + "}";
  if (character < 0x20 || character == 0x7f) return " ";
  if (character < 0x80) {
    const std::string plain(1, static_cast<char>(character));
    return std::string_view("%&$#_{}").find(plain) == std::string_view::npos ? plain : "\\" + plain;
  }
  if (character == 0x2070 || (character >= 0x2074 && character <= 0x2079))
    return "\\ensuremath{^" + std::string(1, static_cast<char>('0' + (character - 0x2070))) + "}";
  if (isLetterOfT1(character)) return utf8(character);
  std::array<char, 24> code{};
  std::snprintf(code.data(), code.size(), "{[}U+%04X{]}", static_cast<unsigned>(character));
  return code.data();
}

}  // namespace

std::string latexText(std::string_view text) {
  std::string latex;
  char32_t before = 0;
  while (!text.empty()) {
    const char32_t character = takeCharacter(text);
    // Two of these in a row would form a ligature.
    if (character == before && (character == U'-' || character == U',' || character == U'\'')) latex += "{}";
    latex += latexCharacter(character);
    before = character;
  }
  return latex;
}

}  // namespace warpbench
