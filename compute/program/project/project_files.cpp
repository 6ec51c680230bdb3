// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/project/project_files.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <system_error>

#include "core/files/file_io.h"
#include "core/text/error.h"
#include "core/text/text.h"
#include "own/cuda_tokens.h"

namespace warpbench::program {

namespace fs = std::filesystem;

namespace {

using own::behindBrackets;
using own::Token;
using own::TokenAt;

/// Larger folders are not treated as projects.
constexpr std::size_t kMostFiles = 20'000;
constexpr std::size_t kLargestFile = std::size_t{4} << 20;

/// The regular files in it, sorted by name, without those in hidden folders.
std::vector<fs::path> filesIn(const fs::path& folder) {
  std::vector<fs::path> files;
  std::error_code unknown;
  fs::recursive_directory_iterator each(folder, fs::directory_options::skip_permission_denied, unknown);
  for (; !unknown && each != fs::recursive_directory_iterator() && files.size() < kMostFiles; each.increment(unknown)) {
    std::error_code gone;
    if (each->path().filename().string().starts_with('.'))
      each.disable_recursion_pending();
    else if (each->is_regular_file(gone))
      files.push_back(each->path());
  }
  std::ranges::sort(files);
  return files;
}

bool isSource(const fs::path& file) {
  static constexpr std::array<std::string_view, 5> kEndings{".cu", ".cpp", ".cc", ".cxx", ".c"};
  return std::ranges::find(kEndings, file.extension().string()) != kEndings.end();
}

/// Whether the folder is too wide to search: it contains all files of the user or of all users.
bool isTooWide(const fs::path& folder) {
  const char* const home = std::getenv("HOME");
  std::error_code unknown;
  if (folder == fs::temp_directory_path(unknown) || folder == folder.root_path()) return true;
  if (home == nullptr || *home == '\0') return false;
  const std::string within = fs::weakly_canonical(home, unknown).string() + '/';
  return within.starts_with(folder.string() + '/');
}

/// "name" for "space::Class<T>::name(int, float) const".
std::string nameIn(std::string_view symbol) {
  const std::size_t parameters = symbol.find('(', symbol.starts_with('(') ? 1 : 0);
  std::string_view name = symbol.substr(0, parameters);
  if (const std::size_t arguments = name.find('<'); arguments != name.npos && name.ends_with('>'))
    name = name.substr(0, arguments);
  if (const std::size_t scope = name.rfind("::"); scope != name.npos) name.remove_prefix(scope + 2);
  if (const std::size_t type = name.rfind(' '); type != name.npos) name.remove_prefix(type + 1);
  return std::string(name);
}

std::string inOneList(const std::vector<fs::path>& files) {
  std::string text;
  for (const fs::path& file : files)
    (text += text.empty() ? "" : " and ") += printable(file.lexically_normal().string());
  return text;
}

}  // namespace

bool defines(std::string_view text, std::string_view name) {
  if (text.find(name) == text.npos) return false;
  const std::vector<Token> tokens = own::tokensOf(text);
  const TokenAt end = tokens.end();
  bool isExtern = false;
  int depth = 0;                   // of braces other than namespaces
  std::vector<bool> namespaces;    // for each open one
  TokenAt begin = tokens.begin();  // of the declaration
  for (TokenAt token = tokens.begin(); token != end; ++token) {
    if (token->inDirective) continue;
    if (token->text == "{") {
      const bool isNamespace = isExtern || begin->text == "namespace" || begin->text == "inline";
      namespaces.push_back(isNamespace && depth == 0);
      depth += namespaces.back() ? 0 : 1;
    } else if (token->text == "}" && !namespaces.empty()) {
      depth -= namespaces.back() ? 0 : 1;
      namespaces.pop_back();
    }
    if (token->text == ";" || token->text == "{" || token->text == "}") {
      begin = token + 1;
      isExtern = false;
      continue;
    }
    if (token->text == "extern") isExtern = true;
    if (token->text == "(") token = behindBrackets(token, end) - 1;
    if (depth != 0 || token->text != name || token == begin || token + 1 == end) continue;
    const std::string_view next = token[1].text;
    if (next == "(") {
      TokenAt behind = behindBrackets(token + 1, end);
      while (behind != end && behind->kind == Token::Kind::Identifier) ++behind;  // const, noexcept, override
      if (behind != end && (behind->text == "{" || behind->text == ":")) return true;
    } else if (!isExtern && (next == ";" || next == "=" || next == "[" || next == "{" || next == ",")) {
      return true;
    }
  }
  return false;
}

ProjectFiles::ProjectFiles(const fs::path& file) {
  std::error_code unknown;
  fs::path folder = fs::weakly_canonical(file, unknown).parent_path();
  constexpr int kMostRepositoryLevels = 8, kMostLevels = 2;
  int levels = kMostLevels;
  fs::path above = folder;
  for (int i = 0; i <= kMostRepositoryLevels; ++i, above = above.parent_path())
    if (fs::exists(above / ".git", unknown)) levels = i;
  for (int i = 0; i <= levels && !isTooWide(folder); ++i, folder = folder.parent_path()) m_parts.push_back(folder);
}

std::optional<fs::path> ProjectFiles::folderOf(std::string_view header) const {
  std::size_t ups = 0;
  for (; header.starts_with("../"); header.remove_prefix(3)) ++ups;
  if (header.empty() || header.starts_with('/')) return std::nullopt;
  const std::string ending = "/" + std::string(header);
  for (const fs::path& part : m_parts) {
    std::vector<fs::path> found;
    for (const fs::path& file : filesIn(part))
      if (file.string().ends_with(ending)) found.push_back(file);
    if (found.empty()) continue;
    if (found.size() > 1)
      throw RequestError("'" + printable(std::string(header)) + "' is " + inOneList(found) +
                         ": name the folder of the right one with -I DIR");
    const std::string path = found.front().string();
    fs::path folder = path.substr(0, path.size() - ending.size());
    // For "../common/book.h" any folder next to `common` would do; `common` itself certainly exists.
    for (const fs::path& below : fs::path(header).parent_path()) {
      if (ups == 0) break;
      folder /= below;
      --ups;
    }
    return ups == 0 ? std::optional(folder) : std::nullopt;
  }
  return std::nullopt;
}

std::optional<fs::path> ProjectFiles::definitionOf(const std::vector<std::string>& symbols,
                                                   const std::vector<fs::path>& taken) const {
  for (const fs::path& part : m_parts) {
    std::vector<fs::path> best;
    std::ptrdiff_t most = 0;
    for (const fs::path& file : filesIn(part)) {
      std::error_code unknown;
      const auto isSame = [&](const fs::path& each) { return fs::equivalent(each, file, unknown); };
      if (!isSource(file) || std::ranges::any_of(taken, isSame) || fs::file_size(file, unknown) > kLargestFile)
        continue;
      const std::string text = readFile(file, kLargestFile);
      const auto isHere = [&](const std::string& symbol) { return defines(text, nameIn(symbol)); };
      const std::ptrdiff_t count = std::ranges::count_if(symbols, isHere);
      if (count == 0 || count < most || defines(text, "main")) continue;
      if (count > most) best.clear();
      most = count;
      best.push_back(file);
    }
    if (best.size() > 1)
      throw RequestError(printable(symbols.front()) + " is defined in " + inOneList(best) +
                         ": name the file that belongs to the program");
    if (!best.empty()) return best.front();
  }
  return std::nullopt;
}

}  // namespace warpbench::program
