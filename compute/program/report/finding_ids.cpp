// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/report/finding_ids.h"

#include <cstdint>
#include <cstdio>
#include <exception>
#include <set>
#include <sstream>
#include <string_view>

#include "core/files/file_io.h"
#include "core/text/error.h"
#include "core/text/text.h"

namespace warpbench::program {
namespace {

constexpr std::size_t kMaxLineFile = std::size_t{16} << 20;

/// The line without blanks; its number if the file cannot be read.
std::string textOfLine(const ProgramFinding& finding) {
  std::string text = std::to_string(finding.line);
  try {
    if (finding.file.empty()) return text;
    std::istringstream lines(readFile(finding.file, kMaxLineFile));
    std::string line;
    for (int i = 0; i < finding.line && std::getline(lines, line);) ++i;
    std::erase_if(line, [](char c) { return c == ' ' || c == '\t' || c == '\r'; });
    if (!line.empty()) text = line;
  } catch (const std::exception&) {  // the number has to do
  }
  return text;
}

std::uint32_t digestOf(std::string_view text) {
  std::uint32_t digest = 0x811c9dc5;  // FNV-1a
  for (const char c : text) digest = (digest ^ static_cast<unsigned char>(c)) * 0x01000193;
  return digest;
}

}  // namespace

void giveIds(std::vector<ProgramFinding>& findings) {
  std::map<std::string, int> times;
  for (ProgramFinding& finding : findings) {
    const std::string file = std::filesystem::path(finding.file).filename().string();
    char digits[9];
    std::snprintf(digits, sizeof digits, "%08x", digestOf(file + '\n' + finding.kernel + '\n' + textOfLine(finding)));
    finding.id = finding.kind + '-' + digits;
    if (const int time = ++times[finding.id]; time > 1) finding.id += '-' + std::to_string(time);
  }
}

Suppressions::Suppressions(const std::filesystem::path& file) {
  std::istringstream lines(readFile(file, kMaxLineFile));
  std::string line;
  for (int number = 1; std::getline(lines, line); ++number) {
    std::istringstream words(line);
    std::string id, reason;
    if (!(words >> id) || id.starts_with('#')) continue;
    std::getline(words >> std::ws, reason);
    while (!reason.empty() && (reason.back() == '\r' || reason.back() == ' ')) reason.pop_back();
    const std::string where = printable(file.string()) + ':' + std::to_string(number) + ": ";
    if (reason.empty()) throw RequestError(where + "'" + printable(id) + "' needs a reason after it");
    if (!m_reasons.emplace(id, reason).second) throw RequestError(where + "'" + printable(id) + "' is there twice");
  }
}

std::vector<std::string> Suppressions::apply(std::vector<ProgramFinding>& findings) const {
  std::set<std::string> used;
  for (ProgramFinding& finding : findings)
    if (const auto known = m_reasons.find(finding.id); known != m_reasons.end()) {
      finding.excuse = known->second;
      used.insert(finding.id);
    }
  std::vector<std::string> unused;
  for (const auto& [id, reason] : m_reasons)
    if (!used.contains(id)) unused.push_back(id);
  return unused;
}

}  // namespace warpbench::program
