// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/rewriting/host_names.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <map>
#include <set>
#include <utility>

#include "own/cuda_tokens.h"
#include "program/rewriting/declarations.h"
#include "program/rewriting/source_places.h"

namespace warpbench::program {
namespace {

constexpr std::string_view kFunctionMark = "warpbench-function-of-the-host";
constexpr std::string_view kVariableMark = "warpbench-variable-of-the-host";
constexpr std::string_view kDeviceMark = "warpbench-variable-of-the-device";

/// Names of the C++ and C libraries that do not exist on a GPU.
constexpr std::array<std::string_view, 36> kOfLibrary{
    "vector",       "string",        "wstring",    "map",         "multimap",      "unordered_map",
    "set",          "unordered_set", "list",       "deque",       "queue",         "priority_queue",
    "stack",        "cout",          "cerr",       "clog",        "cin",           "endl",
    "function",     "shared_ptr",    "unique_ptr", "make_shared", "make_unique",   "thread",
    "mutex",        "lock_guard",    "sort",       "stable_sort", "ofstream",      "ifstream",
    "stringstream", "ostringstream", "to_string",  "mt19937",     "random_device", "getline"};
constexpr std::array<std::string_view, 24> kOfC{"rand",     "srand",   "drand48", "fopen",        "fclose",  "fprintf",
                                                "fscanf",   "scanf",   "puts",    "putchar",      "getchar", "sprintf",
                                                "snprintf", "strlen",  "strcpy",  "strcat",       "strtok",  "qsort",
                                                "calloc",   "realloc", "exit",    "gettimeofday", "system",  "getenv"};

std::string notAllowed(const std::string& name, const std::string& from) {
  return "calling a __host__ function(\"" + name + "\") from " + from + " is not allowed";
}

/// Whether "int space::f(int)" declares the name "f".
bool isOfName(std::string_view declared, std::string_view name) {
  const std::string_view before = declared.substr(0, declared.find_first_of("([<"));
  return before == name ||
         (before.ends_with(name) && before.size() > name.size() &&
          (before[before.size() - name.size() - 1] == ':' || before[before.size() - name.size() - 1] == ' '));
}

class HostNameReader : Declarations {
 public:
  HostNameReader(std::string_view text, const std::vector<Token>& tokens)
      : Declarations(declarationsIn(text, tokens)), m_text(text), m_tokens(tokens) {}

  HostNames result() {
    HostNames found;
    std::map<std::size_t, std::string> statics;
    std::set<std::string_view> hosts;
    for (const Declaration& each : all) {
      if (isMarked(each)) {
        hosts.insert(each.name);
        hosts.insert(each.more.begin(), each.more.end());
      }
      if (each.isDevices) m_devices[each.name] = each.word;
    }
    Found refused, direct, unevaluated;
    bool any = false;
    for (const Body& body : bodies) {
      if (body.word.empty()) {
        const std::size_t before = direct.size();
        findDirect(body, direct);
        if (direct.size() > before) m_lookedAt.insert(body.open->at);
        continue;
      }
      refuseLibrary(body, refused);
      keepStatics(body, statics);
      findUnevaluated(body, hosts, unevaluated);
      if (std::none_of(body.open, body.close, [&](const Token& each) { return hosts.contains(each.text); })) continue;
      m_lookedAt.insert(body.open->at);
      any = true;
    }
    findPlaces({&refused, &direct, &unevaluated});
    found.unevaluated = placed(unevaluated);
    found.refused = placed(refused);
    found.direct = placed(direct);
    found.text = with(statics);
    if (any) found.marked.push_back(with(marks(statics, Side::Gpu)));
    if (!direct.empty()) found.marked.push_back(with(marks(statics, Side::Host)));
    return found;
  }

 private:
  using Insertions = std::map<std::size_t, std::string>;
  enum class Side { Gpu, Host };
  using Found = std::vector<std::pair<At, std::string>>;

  std::vector<Diagnostic> placed(const Found& found) const {
    std::vector<Diagnostic> diagnostics;
    for (const auto& [at, text] : found) {
      Diagnostic& each = diagnostics.emplace_back();
      each.file = m_placeOf.at(at->at).file;
      each.line = m_placeOf.at(at->at).line;
      each.text = text;
    }
    return diagnostics;
  }

  bool isMarked(const Declaration& each) const {
    const auto isGpus = [&](std::string_view name) { return gpus.contains(name); };
    return each.isHosts && !isGpus(each.name) && std::ranges::none_of(each.more, isGpus) &&
           (!each.isFunction || each.isDefined || defined.contains(each.name));
  }

  /// Marks what functions of the side must not use, and enables the warning inside these functions.
  Insertions marks(Insertions insertions, Side side) const {
    for (const Declaration& each : all)
      if (side == Side::Gpu ? isMarked(each) : each.isDevices)
        insertions[each.at] += "__attribute__((deprecated(\"" +
                               std::string(each.isDevices    ? kDeviceMark
                                           : each.isFunction ? kFunctionMark
                                                             : kVariableMark) +
                               "\"))) ";
    for (const Body& body : bodies) {
      if (!m_lookedAt.contains(body.open->at) || body.word.empty() != (side == Side::Host)) continue;
      insertions[body.open->at + 1] =
          directives({"push", "warning \"-Wdeprecated-declarations\""}, body.open->at) + insertions[body.open->at + 1];
      insertions[body.close->at].insert(0, directives({"pop"}, body.close->at));
    }
    return insertions;
  }

  std::string with(const Insertions& insertions) const {
    std::string text;
    std::size_t copied = 0;
    for (const auto& [at, what] : insertions) {
      text += m_text.substr(copied, at - copied);
      text += what;
      copied = at;
    }
    return text += m_text.substr(copied);
  }

  void findPlaces(std::initializer_list<const Found*> found) {
    std::set<std::size_t> wanted;
    for (const Body& body : bodies) wanted.insert({body.open->at, body.close->at});
    for (const Found* each : found)
      for (const auto& [at, text] : *each) wanted.insert(at->at);
    SourcePlaces places(m_text, m_tokens);
    for (At token = m_tokens.begin(); token != m_tokens.end(); ++token)
      if (wanted.contains(token->at)) m_placeOf[token->at] = places.at(token);
  }
  std::string directives(std::initializer_list<std::string_view> what, std::size_t at) const {
    std::string text;
    for (const std::string_view each : what) (text += "\n#pragma GCC diagnostic ") += each;
    const SourcePlace& place = m_placeOf.at(at);
    return text + "\n# " + std::to_string(place.line) + " \"" + place.file + "\"\n";
  }

  /// Finds uses of device variables in host functions, except as symbol arguments of the runtime.
  void findDirect(const Body& body, Found& direct) const {
    std::vector<At> open{body.open};  // brackets around the token
    for (At token = body.open + 1; token != body.close; ++token) {
      if (token->depth() > 0) open.push_back(token);
      if (token->depth() < 0 && open.size() > 1) open.pop_back();
      const auto known = isIdentifier(token) ? m_devices.find(token->text) : m_devices.end();
      const bool isOther = is(token - 1, ".") || is(token - 1, ":") || (is(token - 1, ">") && is(token - 2, "-")) ||
                           (isIdentifier(token - 1) && !is(token - 1, "return") && !is(token - 1, "else"));
      if (known == m_devices.end() || isOther) continue;
      const std::string_view how = directUse(token, open.back());
      if (!how.empty())
        direct.emplace_back(token, "a " + std::string(known->second) + " variable \"" + std::string(token->text) +
                                       "\" cannot be directly " + std::string(how) + " in a host function: " +
                                       (how == "written" ? "cudaMemcpyToSymbol()" : "cudaMemcpyFromSymbol()") +
                                       " does that");
    }
  }

  /// Finds host names in sizeof(), decltype() and similar operators, where they are allowed.
  void findUnevaluated(const Body& body, const std::set<std::string_view>& hosts, Found& unevaluated) const {
    static constexpr std::array<std::string_view, 7> kWords{"sizeof", "decltype",   "alignof", "noexcept",
                                                            "typeid", "__typeof__", "typeof"};
    for (At token = body.open; token != body.close; ++token) {
      if (!isOneOf(token->text, kWords)) continue;
      const At behind = is(token + 1, "(") ? behindBrackets(token + 1) : token + 2;
      for (At each = token + 1; each != behind; ++each)
        if (hosts.contains(each->text)) unevaluated.emplace_back(each, each->text);
    }
  }

  /// "written" or "read"; empty for allowed uses.
  std::string_view directUse(At token, At open) const {
    At behind = token + 1;
    while (is(behind, "[") || is(behind, ".")) behind = is(behind, "[") ? behindBrackets(behind) : behind + 2;
    const auto isTwice = [](At at, std::string_view sign) {
      return is(at, sign) && is(at + 1, sign) && at[1].at == at->at + 1;
    };
    static constexpr std::array<std::string_view, 8> kComputes{"+", "-", "*", "/", "%", "&", "|", "^"};
    if (is(behind, "=") && !isTwice(behind, "=")) return "written";
    if (isOneOf(behind->text, kComputes) && is(behind + 1, "=") && behind[1].at == behind->at + 1) return "written";
    for (const std::string_view sign : {"+", "-"})
      if (isTwice(behind, sign) || isTwice(token - 2, sign)) return "written";
    const bool isOfLaunch = is(open, "(") && is(open - 1, ">") && is(open - 2, ">") && is(open - 3, ">");
    const bool isPrinted = is(open, "(") && is(open - 1, "printf");
    const bool isCopied =
        (is(token - 1, "=") || is(token - 1, "return") || (is(token - 1, "<") && is(token - 2, "<"))) &&
        (is(behind, ";") || is(behind, "<") || is(behind, ",") || isOneOf(behind->text, kComputes));
    return isOfLaunch || isPrinted || isCopied ? "read" : "";
  }

  void refuseLibrary(const Body& body, Found& refused) const {
    for (At token = body.open; token != body.close; ++token) {
      if (!isIdentifier(token) || defined.contains(token->text) || gpus.contains(token->text)) continue;
      const bool isPath = is(token - 1, ":");
      const bool isOfStd = isPath && is(token - 2, ":") && is(token - 3, "std") && !is(token - 4, ":");
      const bool isMember = is(token - 1, ".") || (is(token - 1, ">") && is(token - 2, "-"));
      std::string name;
      if (isOfStd && isOneOf(token->text, kOfLibrary))
        name = "std::" + std::string(token->text);
      else if ((isOfStd || !isPath) && !isMember && !isIdentifier(token - 1) && is(token + 1, "(") &&
               isOneOf(token->text, kOfC))
        name = token->text;
      if (name.empty()) continue;
      refused.emplace_back(
          token, notAllowed(name, "a " + std::string(body.word) + " function(\"" + std::string(body.function) + "\")"));
    }
  }

  /// Makes static variables of a GPU function device variables.
  static void keepStatics(const Body& body, Insertions& insertions) {
    for (At token = body.open + 1; token != body.close; ++token) {
      if (!is(token, "static") || !(is(token - 1, ";") || is(token - 1, "{") || is(token - 1, "}"))) continue;
      static constexpr std::array<std::string_view, 5> kSaid{"const", "constexpr", "__shared__", "__device__",
                                                             "__constant__"};
      bool isSaid = false;
      for (At word = token; isIdentifier(word); ++word) isSaid |= isOneOf(word->text, kSaid);
      if (!isSaid && !body.isTemplate) insertions[token->at] += "__device__ ";
    }
  }

  std::string_view m_text;
  const std::vector<Token>& m_tokens;
  std::set<std::size_t> m_lookedAt;  ///< start of the bodies in which g++ must resolve names
  std::map<std::size_t, SourcePlace> m_placeOf;
  std::map<std::string_view, std::string_view> m_devices;  ///< device variables and their keywords
};

}  // namespace

HostNames hostNamesIn(std::string_view preprocessed) {
  const std::vector<own::Token> tokens = own::tokensOf(preprocessed);
  return HostNameReader(preprocessed, tokens).result();
}

std::vector<Diagnostic> wrongUses(const std::vector<Diagnostic>& said, const HostNames& names) {
  std::vector<Diagnostic> uses;
  const auto add = [&](Diagnostic use) {
    use.severity = Diagnostic::Severity::Error;
    use.column = 0;
    if (std::ranges::find(uses, use) == uses.end()) uses.push_back(std::move(use));
  };
  for (const Diagnostic& each : said) {
    // "‘int f(int)’ is deprecated: mark"
    constexpr std::string_view kBefore = "\u2018", kBehind = "\u2019 is deprecated: ";
    const std::size_t last = each.text.find(kBehind);
    if (last == std::string::npos || !each.text.starts_with(kBefore)) continue;
    const std::string name = each.text.substr(kBefore.size(), last - kBefore.size());
    const auto isMarked = [&](std::string_view mark) { return each.text.find(mark, last) != std::string::npos; };
    const bool isUnevaluated = std::ranges::any_of(names.unevaluated, [&](const Diagnostic& other) {
      return other.line == each.line && other.file == each.file && isOfName(name, other.text);
    });
    if (isUnevaluated) continue;
    Diagnostic use = each;
    if (isMarked(kFunctionMark)) {
      use.text = notAllowed(name, "a function of the GPU");
      add(use);
    } else if (isMarked(kVariableMark)) {
      use.text = "identifier \"" + name + "\" is undefined in device code: it is a variable of the host";
      add(use);
    } else if (isMarked(kDeviceMark)) {
      for (const Diagnostic& other : names.direct)
        if (other.line == each.line && other.file == each.file &&
            other.text.find('"' + name + '"') != std::string::npos)
          add(other);
    }
  }
  return uses;
}

}  // namespace warpbench::program
