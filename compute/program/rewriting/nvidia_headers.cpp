// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/rewriting/nvidia_headers.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <system_error>
#include <utility>

#include "core/text/error.h"
#include "core/text/text.h"
#include "own/cuda_tokens.h"
#include "own/gpu/nvcc.h"
#include "program/rewriting/source_places.h"
#include "results/values/digest.h"

namespace warpbench::program {

namespace fs = std::filesystem;

namespace {

using own::Token;
using own::TokenAt;

/// Inside the folder of the compiler's own headers, so that code there is attributed to the line of the program that
/// uses it.
constexpr std::string_view kLinks = "/program/cuda/links/";

/// cuRAND's device functions, and numbers of at most eight bits. Warpbench has its own <curand.h>.
bool isFileOfTheirs(std::string_view name) {
  return (name.starts_with("curand") && name != "curand.h") || name.starts_with("cuda_fp8") ||
         name.starts_with("cuda_fp6") || name.starts_with("cuda_fp4");
}

/// Folders for the first part of names such as <thrust/sort.h>, or for files such as <curand_kernel.h>.
using Folders = std::vector<std::pair<std::string, fs::path>>;

bool isThere(const fs::path& path) {
  std::error_code unknown;
  return fs::exists(path, unknown);
}

Folders foldersIn(const fs::path& root) {
  if (isThere(root / "thrust/thrust/version.h"))  // a checkout
    return {{"thrust", root / "thrust/thrust"},
            {"cub", root / "cub/cub"},
            {"cuda", root / "libcudacxx/include/cuda"},
            {"nv", root / "libcudacxx/include/nv"}};
  if (!isThere(root / "thrust/version.h")) return {};
  return {{"thrust", root / "thrust"}, {"cub", root / "cub"}, {"cuda", root / "cuda"}, {"nv", root / "nv"}};
}

std::vector<fs::path> toolkits() {
  std::vector<fs::path> roots;
  for (const char* name : {"CUDA_HOME", "CUDA_PATH"})
    if (const char* value = std::getenv(name); value != nullptr && *value != '\0') roots.emplace_back(value);
  std::error_code unknown;
  if (const auto nvcc = own::Nvcc::find()) roots.push_back(fs::weakly_canonical(*nvcc, unknown).parent_path() / "..");
  roots.emplace_back("/usr/local/cuda");
  return roots;
}

Folders foldersOfToolkit() {
  for (const fs::path& root : toolkits())
    for (const char* folder : {"include/cccl", "include"})  // of CUDA 13, and of earlier versions
      if (Folders found = foldersIn(root / folder); !found.empty()) return found;
  return {};
}

/// Takes the files from the first folder that contains them.
Folders filesOfToolkit(const std::vector<std::string>& includes) {
  std::vector<fs::path> folders(includes.begin(), includes.end());
  for (const fs::path& root : toolkits()) folders.push_back(root / "include");
  for (const fs::path& folder : folders) {
    if (!isThere(folder / "curand_kernel.h") && !isThere(folder / "cuda_fp8.h")) continue;
    Folders files;
    for (const fs::directory_entry& each : fs::directory_iterator(folder))
      if (const std::string name = each.path().filename().string(); isFileOfTheirs(name))
        files.emplace_back(name, fs::absolute(each.path()));
    std::ranges::sort(files);
    return files;
  }
  return {};
}

/// A folder with links of these names, in `folder`. Equal folders give equal links, because preprocessed text contains
/// their paths.
fs::path linksTo(const Folders& folders, const fs::path& folder) {
  std::string all;
  for (const auto& [name, path] : folders) all += path.string() + '\0';
  const fs::path links = folder / "links" / digestOf(all);
  std::error_code error;
  fs::create_directories(links, error);
  for (const auto& [name, path] : folders) {
    std::error_code already;
    if (isThere(path)) fs::create_symlink(path, links / name, already);
  }
  return links;
}

/// "cuda/std/tuple" from the path of one of NVIDIA's headers.
std::string_view nameOf(std::string_view file) {
  const std::size_t behind = file.find(kLinks) + kLinks.size();
  return file.substr(std::min(file.find('/', behind), file.size() - 1) + 1);
}

bool isSimulated(std::string_view header) {
  if (!header.starts_with("cuda/")) return true;
  static constexpr std::array<std::string_view, 4> kOfThreads{"atomic", "barrier", "latch", "semaphore"};
  static constexpr std::array<std::string_view, 7> kOthers{"cmath",       "functional", "iterator", "numeric",
                                                           "type_traits", "utility",    "version"};
  const std::string_view name = header.substr(5);
  return name.starts_with("std/") ? std::ranges::find(kOfThreads, name.substr(4)) == kOfThreads.end()
                                  : std::ranges::find(kOthers, name) != kOthers.end();
}

/// Excludes entries that are no GPU work.
bool isAlgorithm(std::string_view name) {
  static constexpr std::array<std::string_view, 7> kOthers{
      "select_system",           "malloc",   "free", "get_temporary_buffer", "return_temporary_buffer",
      "get_per_device_resource", "get_value"};
  return std::ranges::find(kOthers, name) == kOthers.end();
}

/// Accesses through references to elements: they use the device's memory but are no GPU work.
bool isAccess(std::string_view name) { return name == "get_value" || name == "assign_value" || name == "iter_swap"; }

/// The names in `sort(derived_cast(strip_const(policy)), first, last)` as `policy, first, last`, beginning at the
/// bracket; empty for other calls. Skips arguments that are not names.
std::string argumentsOf(TokenAt open, TokenAt end) {
  std::string names;
  int depth = 0;
  for (TokenAt token = open; end - token > 1 && !(token->text == ";" && depth == 0); ++token) {
    if (token->text == "(") ++depth;
    if (token->text == ")" && --depth == 0) break;
    if (token->kind != Token::Kind::Identifier) continue;
    const std::string_view next = token[1].text;
    if (names.empty() && token[-1].text == "(" && token[-2].text == "strip_const" && next == ")") names = token->text;
    if (!names.empty() && depth == 1 && token[-1].text == "," && (next == "," || next == ")"))
      (names += ", ") += token->text;
  }
  return names;
}

}  // namespace

bool isOfLinks(std::string_view file) { return file.find(kLinks) != file.npos; }

bool isNvidias(std::string_view header) {
  return header.starts_with("thrust/") || header.starts_with("cub/") || header.starts_with("cuda/") ||
         header.starts_with("nv/") || isFileOfTheirs(header);
}

bool holdsNvidias(const std::vector<std::string>& includes) {
  return std::ranges::any_of(includes, [](const std::string& each) { return !foldersIn(each).empty(); });
}

std::optional<NvidiaHeaders> nvidiaHeaders(const std::vector<std::string>& includes, const fs::path& folder) {
  NvidiaHeaders headers;
  Folders folders;
  for (const std::string& each : includes) {
    if (folders.empty() && !(folders = foldersIn(fs::absolute(each))).empty()) continue;
    headers.includes.push_back(each);
  }
  if (folders.empty()) folders = foldersOfToolkit();
  if (folders.empty()) return std::nullopt;
  headers.links = linksTo(folders, folder);
  if (const Folders files = filesOfToolkit(includes); !files.empty()) headers.files = linksTo(files, folder);
  std::error_code error;
  // Thrust's own headers of these names need nvcc. nvidia_words.h, included first, provides what programs use of them.
  const fs::path instead = folder / "nvidia/thrust/system/cuda";
  fs::create_directories(instead, error);
  for (const char* name : {"error.h", "execution_policy.h"}) {
    std::error_code already;
    fs::create_symlink(folder / "nvidia_words.h", instead / name, already);
  }
  if (!isThere(headers.links / "thrust/version.h"))
    throw RequestError("cannot make links in '" + printable(headers.links.string()) + "'");
  return headers;
}

std::vector<Diagnostic> refusedHeaders(std::string_view preprocessed) {
  std::vector<Diagnostic> found;
  const std::vector<Token> tokens = own::tokensOf(preprocessed);
  SourcePlaces places(preprocessed, tokens);
  for (TokenAt token = tokens.begin(); tokens.end() - token > 3; ++token) {
    // # 1 "file" 1: an included file begins.
    if (!token->inDirective || token->text != "#" || token[2].kind != Token::Kind::Literal || token[3].text != "1" ||
        !token[3].inDirective)
      continue;
    const std::string_view file = token[2].text.substr(1, token[2].text.size() - 2);
    if (!isOfLinks(file) || isSimulated(nameOf(file))) continue;
    const SourcePlace place = places.at(token);
    if (isOfLinks(place.file) || place.system) continue;
    found.push_back(
        {.file = place.file,
         .line = place.line,
         .text = std::string(nameOf(file)) + ": this part of the CUDA C++ standard library is not simulated"});
  }
  return found;
}

std::string withLibraryCalls(std::string_view preprocessed) {
  const std::vector<Token> tokens = own::tokensOf(preprocessed);
  SourcePlaces places(preprocessed, tokens);
  std::string result;
  std::size_t copied = 0;
  // Each of Thrust's entry functions has `using thrust::system::detail::generic::sort;` followed by sort(policy, first,
  // last).
  static constexpr std::array<std::string_view, 13> kUsing{"using",  "thrust", ":", ":",       "system", ":", ":",
                                                           "detail", ":",      ":", "generic", ":",      ":"};
  for (TokenAt token = tokens.begin(); tokens.end() - token > std::ssize(kUsing) + 2; ++token) {
    if (!std::equal(kUsing.begin(), kUsing.end(), token,
                    [](std::string_view text, const Token& each) { return each.text == text; }))
      continue;
    const TokenAt name = token + kUsing.size();
    if (name[1].text != ";" || !isOfLinks(places.at(token).file)) continue;
    const std::size_t behind = name[1].at + 1;
    if (isAccess(name->text)) {
      result += preprocessed.substr(copied, behind - copied);
      result += " const ::warpbench::program::LibraryUse warpbenchUse;";
      copied = behind;
      continue;
    }
    if (!isAlgorithm(name->text)) continue;
    TokenAt open = name + 2;
    while (open != tokens.end() && open->text != "(" && open->text != ";") ++open;
    const std::string arguments = argumentsOf(open, tokens.end());
    if (arguments.empty()) continue;
    result += preprocessed.substr(copied, behind - copied);
    result += " const ::warpbench::program::LibraryCall warpbenchCall(\"thrust::" + std::string(name->text) + "\", " +
              arguments + ");";
    copied = behind;
  }
  result += preprocessed.substr(copied);
  return result;
}

}  // namespace warpbench::program
