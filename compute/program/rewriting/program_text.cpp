// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/rewriting/program_text.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "own/arithmetic/conversion_text.h"
#include "own/arithmetic/shift_text.h"
#include "own/compile_error.h"
#include "own/cuda_tokens.h"
#include "own/ptx/inline_ptx.h"
#include "own/scattered_atomics.h"
#include "program/rewriting/launch_text.h"
#include "program/rewriting/nvidia_headers.h"
#include "program/rewriting/source_places.h"

namespace warpbench::program {
namespace {

using own::areSigns;
using own::behindBrackets;
using own::openingOf;
using own::Token;
using own::TokenAt;

/// Attributes of GPU-only functions. nvcc unrolls their loops, see programPrelude(), and contracts a * b + c (-fmad),
/// which g++ does among its expensive optimizations.
std::string gpuWord(std::string_view others, Contraction contraction) {
  std::string word = "__attribute__((" + std::string(others) + "optimize(\"peel-loops\"";
  if (contraction == Contraction::Off) return word + ", \"fp-contract=off\")))";
  word += ", \"fp-contract=fast\", \"expensive-optimizations\")";
#if defined(__x86_64__)
  word += ", target(\"fma\")";
#endif
  return word + "))";
}
constexpr const char* kSharedWord = "constinit thread_local __attribute__((aligned(128)))";

class Rewriter {
 public:
  Rewriter(std::string_view text, Contraction contraction)
      : m_text(text),
        m_tokens(own::tokensOf(text)),
        m_places(text, m_tokens),
        m_kernelWord(gpuWord("flatten, ", contraction)),
        m_deviceWord(gpuWord("", contraction)) {}

  std::string result() {
    const TokenAt end = m_tokens.end();
    for (TokenAt token = m_tokens.begin(); token != end; ++token)
      if ((is(token, "struct") || is(token, "class")) && token + 1 != end) m_types.insert(token[1].text);
    for (TokenAt token = m_tokens.begin(); token != end; ++token) {
      if (token->inDirective) continue;
      const SourcePlace place = m_places.at(token);
      if (is(token, "__assert_fail") && isCallWithText(token)) replace(token, "::warpbench::program::assertionFails");
      // Boost marks functions as callable on a GPU. NVIDIA's headers have kernels, launches and inline PTX.
      if (place.system && !isOfLinks(place.file) && !is(token, "__host__") && !is(token, "__device__")) continue;
      follow(token);
      if (const auto bounds = m_bounds.find(token->at); bounds != m_bounds.end())
        replace(token->at + 1, boundsWord(bounds->second), token->at + 1);
      if (token->kind == Token::Kind::Identifier)
        word(token, place);
      else if (areSigns(token, end, '<', 3) && !(token != m_tokens.begin() && is(token - 1, "operator")))
        token = launch(token, place);
    }
    m_result += m_text.substr(m_copied);
    return std::move(m_result) + known();
  }

 private:
  /// Copies the text up to `to` and replaces the following text up to `from` by `what`, with the same number of lines.
  void replace(std::size_t to, std::string_view what, std::size_t from) {
    m_result += m_text.substr(m_copied, to - m_copied);
    m_result += what;
    m_result.append(static_cast<std::size_t>(std::ranges::count(m_text.substr(to, from - to), '\n')), '\n');
    m_copied = from;
  }
  void replace(TokenAt token, std::string_view what) { replace(token->at, what, token->at + token->text.size()); }

  /// Tracks namespaces and braces, to know which kernels can be named after the text.
  void follow(TokenAt token) {
    if (is(token, "{")) ++m_depth;
    if (is(token, "}")) --m_depth;
    if (m_depth == 0 && (is(token, "}") || is(token, ";"))) m_inTemplate = false;
    if (m_depth == 0 && is(token, "template")) m_inTemplate = true;
  }

  void word(TokenAt token, const SourcePlace& place) {
    if (is(token, "__global__")) {
      replace(token, m_kernelWord);
      rememberName(token);
      if (m_depth == 0) rememberKernel(token);
    } else if (is(token, "__host__")) {
      replace(token, "");
    } else if (is(token, "__shared__")) {
      // g++ accepts alignas() only before the other specifiers.
      const TokenAt next = token + 1;
      const bool aligned = next != m_tokens.end() && is(next, "alignas");
      const TokenAt behind = aligned ? behindBrackets(next + 1, m_tokens.end()) : next;
      if (!aligned || behind == m_tokens.end())
        replace(token, kSharedWord);
      else
        replace(token->at, std::string(m_text.substr(next->at, behind[-1].at + 1 - next->at)) + " " + kSharedWord,
                behind[-1].at + 1);
    } else if (is(token, "__launch_bounds__")) {
      takeBounds(token);
    } else if (is(token, "__managed__")) {
      replace(token, isSaid(token) ? "" : sectionOf("warpbench_managed", true));
    } else if (is(token, "__constant__")) {
      replace(token, sectionOf("warpbench_constant", true));
    } else if (is(token, "__device__")) {
      const auto variable = variableAt(token);
      replace(token, isSaid(token) ? ""
                     : variable    ? sectionOf(*variable ? "warpbench_device" : "warpbench_zeroed", *variable)
                     : isFunctionOfGpu(token) ? m_deviceWord
                                              : "");
    } else if (is(token, "printf") && usesValue(token)) {
      replace(token, "::warpbench::program::printfCounted");
    } else if (is(token, "printf") && standsAlone(token)) {
      replace(token, "::warpbench::program::prints");
    } else if (token->text.starts_with("cuda") && standsAlone(token)) {
      replace(token->at, "::warpbench::program::valueIsDropped(), ", token->at);
    } else if (m_names.contains(token->text) && becomesPlainPointer(token)) {
      wrapKernel(token);
    } else if (const auto statement = own::asmStatementAt(m_tokens, token)) {
      replace(statement->begin,
              !statement->cpp.empty()
                  ? statement->cpp
                  : "::warpbench::program::refused(" + literalOf("inline PTX: " + statement->unknown) + ", " +
                        literalOf(place.file) + ", " + std::to_string(place.line) + ")",
              statement->end);
    }
  }

  /// Whether a `__device__` is redundant: another specifier of the declaration implies it, or it accompanies
  /// `__constant__`.
  bool isSaid(TokenAt token) const {
    for (TokenAt before = token; before != m_tokens.begin() && isIdentifier(before - 1);) {
      --before;
      if (is(before, "__constant__") || is(before, "__managed__")) return true;
      if (is(before, "__device__") && is(token, "__device__")) return true;
    }
    for (TokenAt next = token + 1; next != m_tokens.end() && isIdentifier(next); ++next)
      if (is(next, "__constant__") || is(next, "__managed__")) return true;
    return false;
  }

  /// Removes `__launch_bounds__(threads, blocks)` and remembers it for the function's body.
  void takeBounds(TokenAt token) {
    const TokenAt end = m_tokens.end();
    if (token + 1 == end || !is(token + 1, "(")) return;
    const TokenAt behind = behindBrackets(token + 1, end);
    TokenAt last = token + 2;  // of the first argument
    for (int angles = 0; last != end && last < behind - 1 && !(is(last, ",") && angles == 0);) {
      if (is(last, "<")) ++angles;
      if (is(last, ">")) --angles;
      last = last->depth() > 0 ? behindBrackets(last, end) : last + 1;
    }
    if (behind == end || last == token + 2) return;
    const std::string threads = inOneLine(m_text.substr(token[2].at, last->at - token[2].at));
    replace(token->at, "", behind[-1].at + 1);
    for (TokenAt body = behind; body != end && !is(body, ";");) {
      if (is(body, "{")) {
        m_bounds[body->at] = threads;
        return;
      }
      body = body->depth() > 0 ? behindBrackets(body, end) : body + 1;
    }
  }

  /// Stores a LaunchBounds in the object: an address in the function, and its threads. The section belongs to the
  /// function's group, so the linker keeps one copy for a template used in two files.
  static std::string boundsWord(const std::string& threads) {
    return " __asm__ volatile(\".pushsection warpbench_bounds,\\\"aw?\\\"\\n.balign 8\\n.quad 771f, %c0\\n"
           ".popsection\\n771:\" : : \"i\"(static_cast<unsigned long>(" +
           threads + "))); ";
  }

  /// Whether this is `name("text"`, possibly with preprocessor lines in between.
  bool isCallWithText(TokenAt token) const {
    const TokenAt end = m_tokens.end();
    if (++token == end || !is(token, "(")) return false;
    while (++token != end && token->inDirective) continue;
    return token != end && token->kind == Token::Kind::Literal;
  }

  /// Whether the call's value is used.
  bool usesValue(TokenAt token) const {
    if (token == m_tokens.begin() || token + 1 == m_tokens.end() || !is(token + 1, "(")) return false;
    TokenAt before = token - 1;
    if (is(before, ":") && before - m_tokens.begin() > 3 && is(before - 1, ":") && is(before - 2, "std")) return false;
    return is(before, "=") || is(before, "return") || is(before, "(") || is(before, "+") || is(before, "<") ||
           is(before, ">");
  }

  /// Whether the call is a statement like `cudaFree(p);`, which ignores its value.
  bool standsAlone(TokenAt token) const {
    const TokenAt begin = m_tokens.begin(), end = m_tokens.end();
    if (m_depth == 0 || token == begin || m_types.contains(token->text) || token + 1 == end || !is(token + 1, "(") ||
        token->text.ends_with("_t"))
      return false;
    const TokenAt before = token - 1;
    bool begins = is(before, ";") || is(before, "{") || is(before, "}") || is(before, "else");
    if (is(before, ")")) {  // of `if (...)`, not of a cast
      const TokenAt open = openingOf(before, begin);
      begins = open != begin && (is(open - 1, "if") || is(open - 1, "for") || is(open - 1, "while"));
    }
    const TokenAt behind = begins ? behindBrackets(token + 1, end) : end;
    return behind != end && is(behind, ";");
  }

  void rememberName(TokenAt token) {
    for (++token; token != m_tokens.end() && !is(token, "{") && !is(token, ";"); ++token) {
      if (!is(token, "(")) continue;
      if (!isIdentifier(token - 1)) return;
      if (!token[-1].text.starts_with("__")) {
        m_names.insert(token[-1].text);
        return;
      }
      token = behindBrackets(token, m_tokens.end()) - 1;
    }
  }

  /// The start of a kernel's name: `&space::kernel`.
  TokenAt beginOfName(TokenAt token) const {
    const TokenAt begin = m_tokens.begin();
    while (token - begin > 2 && is(token - 1, ":") && is(token - 2, ":") && isIdentifier(token - 3)) token -= 3;
    if (token - begin > 1 && is(token - 1, ":") && is(token - 2, ":")) token -= 2;
    if (token != begin && is(token - 1, "&")) --token;
    return token;
  }

  /// `(void*)kernel<T>`, `reinterpret_cast<const void*>(&kernel)`.
  bool becomesPlainPointer(TokenAt token) const {
    const TokenAt begin = m_tokens.begin();
    TokenAt before = beginOfName(token);
    if (before - begin < 5 || before->at < m_copied) return false;
    --before;
    if (is(before, "(") && is(before - 1, ">"))
      before -= 2;
    else if (is(before, ")"))
      --before;
    else
      return false;
    if (!is(before, "*")) return false;
    --before;
    if (is(before, "const")) --before;
    return is(before, "void");
  }

  void wrapKernel(TokenAt token) {
    const TokenAt end = m_tokens.end();
    TokenAt behind = token + 1;
    if (behind != end && is(behind, "<") && !areSigns(behind, end, '<', 3))
      for (int angles = 0; behind != end;) {
        if (is(behind, "<")) ++angles;
        const bool closes = is(behind, ">") && --angles == 0;
        behind = behind->depth() > 0 ? behindBrackets(behind, end) : behind + 1;
        if (closes) break;
      }
    if (behind == end) return;
    const std::size_t begin = beginOfName(token)->at, last = behind[-1].at + behind[-1].text.size();
    replace(begin, "::warpbench::program::knownByAddress(" + std::string(m_text.substr(begin, last - begin)) + ")",
            last);
  }

  /// Whether a declaration in device memory has an initializer; nothing for functions.
  std::optional<bool> variableAt(TokenAt token) const {
    const TokenAt end = m_tokens.end();
    if (++token == end || is(token, "(") || is(token, "{") || is(token, "[")) return std::nullopt;  // of a lambda
    int angles = 0;
    for (; token != end; ++token) {
      const bool takesList = is(token, "__attribute__") || is(token, "__align__") || is(token, "alignas") ||
                             is(token, "decltype") || is(token, "__launch_bounds__");
      if (takesList && token + 1 != end && is(token + 1, "(")) {
        token = behindBrackets(token + 1, end) - 1;
        continue;
      }
      if (is(token, "operator")) return std::nullopt;
      if (is(token, "<")) ++angles;
      if (is(token, ">")) --angles;
      if (angles > 0) continue;
      if (is(token, "(")) return std::nullopt;
      if (is(token, "=") || is(token, "{")) return true;
      if (is(token, ";") || is(token, ",")) return false;
      if (is(token, "[")) token = behindBrackets(token, end) - 1;
    }
    return std::nullopt;
  }

  /// Whether the `__device__` belongs to a function that the host does not call, and not to a lambda.
  bool isFunctionOfGpu(TokenAt token) const {
    const TokenAt next = token + 1;
    const auto isHost = [&](TokenAt beside) { return is(beside, "__host__"); };
    return next != m_tokens.end() && next->depth() == 0 && !isHost(next) &&
           (token == m_tokens.begin() || (!isHost(token - 1) && !is(token - 1, "]")));
  }

  /// g++ needs a separate section name for each: see WARPBENCH_COMMENT in simulator/cuda/language/builtins.h.
  std::string sectionOf(std::string_view name, bool hasBits) {
#if defined(__aarch64__)
    constexpr const char* kComment = "//";
#else
    constexpr const char* kComment = "#";
#endif
    constexpr int kBeyondCounter = 1000000;  // distinct from values of __COUNTER__
    return "__attribute__((section(\"" + std::string(name) + ",\\\"aw\\\",%" + (hasBits ? "progbits" : "nobits") +
           kComment + std::to_string(kBeyondCounter + m_sections++) + "\")))";
  }

  void rememberKernel(TokenAt token) {
    for (++token; token != m_tokens.end() && !is(token, "{") && !is(token, ";"); ++token) {
      if (!is(token, "(")) continue;
      if (!isIdentifier(token - 1)) return;
      if (!token[-1].text.starts_with("__")) {
        const std::string name(token[-1].text);
        const TokenAt behind = behindBrackets(token, m_tokens.end());
        // A prototype may declare a kernel defined in another file.
        const bool defines = behind != m_tokens.end() && is(behind, "{");
        if (m_inTemplate || (defines && !m_kernels.insert(name).second)) m_overloaded.insert(name);
        return;
      }
      token = behindBrackets(token, m_tokens.end()) - 1;
    }
  }

  /// Code appended to the text: registers the kernels that can be launched by address.
  std::string known() const {
    std::string text;
    for (const std::string& name : m_kernels)
      if (!m_overloaded.contains(name))
        text +=
            "::warpbench::program::makeKnown(::warpbench::program::knownKernel(::" + name + ", \"" + name + "\")); ";
    if (text.empty()) return "";
    return "\n# 1 \"" + std::string(kKernelsFile) +
           "\"\nnamespace { [[gnu::constructor]] void warpbenchMakesKnown() { " + text + "} }\n";
  }

  /// @returns the last token processed.
  TokenAt launch(TokenAt open, const SourcePlace& place) {
    const LaunchText launch = launchAt(m_text, m_tokens, open, m_copied, place);
    replace(launch.begin, launch.before, open[2].at + 1);
    replace(launch.close->at, ")", launch.close[2].at + 1);
    return launch.close + 2;
  }

  std::string_view m_text;
  std::vector<Token> m_tokens;
  SourcePlaces m_places;
  std::string m_kernelWord;
  std::string m_deviceWord;
  std::string m_result;
  std::size_t m_copied = 0;
  int m_depth = 0;
  bool m_inTemplate = false;
  int m_sections = 0;
  std::set<std::string_view> m_types;  ///< classes that the text names
  std::set<std::string> m_kernels;
  std::set<std::string_view> m_names;           ///< of all kernels, including those in namespaces
  std::map<std::size_t, std::string> m_bounds;  ///< threads, by the start of the function's body
  std::set<std::string> m_overloaded;
};

}  // namespace

std::string cppOf(std::string_view preprocessed, Contraction contraction) {
  const std::string text = own::withUnrolling(
      own::withDynamicShared(own::withScatteredAtomics(own::withGpuShifts(own::withGpuConversions(preprocessed)))));
  return Rewriter(text, contraction).result();
}

}  // namespace warpbench::program
