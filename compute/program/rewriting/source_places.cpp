// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/rewriting/source_places.h"

#include <algorithm>
#include <charconv>

#include "own/kernel_cache.h"

namespace warpbench::program {

using own::Token;

const SourcePlace& SourcePlaces::at(std::vector<Token>::const_iterator token) {
  for (; m_next < token; ++m_next)
    if (m_next->inDirective && m_next->text == "#") marker(m_next);
  if (token->at < m_counted) return m_place;  // on the line of a marker
  const std::string_view passed = m_text.substr(m_counted, token->at - m_counted);
  m_place.line += static_cast<int>(std::ranges::count(passed, '\n'));
  m_counted = token->at;
  return m_place;
}

/// `# 12 "file" 1 3`: the next line is line 12 of the file; 3: a system header.
void SourcePlaces::marker(std::vector<Token>::const_iterator sign) {
  const std::size_t end = std::min(m_text.find('\n', sign->at), m_text.size());
  if (sign[1].kind != Token::Kind::Number || sign[1].at > end) return;
  int line = 0;
  std::from_chars(sign[1].text.data(), sign[1].text.data() + sign[1].text.size(), line);
  if (sign[2].kind != Token::Kind::Literal || sign[2].at > end || sign[2].text.size() < 2) return;
  m_place = {.file = std::string(sign[2].text.substr(1, sign[2].text.size() - 2)), .line = line, .system = false};
  for (auto flag = sign + 3; flag->inDirective && flag->at < end; ++flag) m_place.system |= flag->text == "3";
  m_counted = std::min(end + 1, m_text.size());
}

std::vector<std::string> sourceFiles(const std::string& file, std::string_view preprocessed) {
  std::vector<std::string> files{file};
  const std::string own = own::kernelCacheFolder().string();
  constexpr std::string_view kMarker = "\n# ";
  for (std::size_t at = preprocessed.find(kMarker); at != preprocessed.npos; at = preprocessed.find(kMarker, at + 1)) {
    const std::size_t begin = preprocessed.find('"', at) + 1;
    const std::size_t end = preprocessed.find('"', begin);
    if (begin == 0 || end == preprocessed.npos) break;
    const std::string name(preprocessed.substr(begin, end - begin));
    if (name.empty() || name.front() == '<' || name.ends_with('/') || name.starts_with(own) ||
        preprocessed.substr(at + 1, begin - at).find('\n') != preprocessed.npos)
      continue;
    if (std::ranges::find(files, name) == files.end()) files.push_back(name);
  }
  return files;
}

}  // namespace warpbench::program
