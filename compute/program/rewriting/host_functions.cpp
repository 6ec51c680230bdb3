// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/rewriting/host_functions.h"

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <map>
#include <tuple>
#include <utility>
#include <vector>

#include "own/compile_error.h"
#include "own/cuda_tokens.h"
#include "program/rewriting/source_places.h"

namespace warpbench::program {
namespace {

using own::Token;
using own::TokenAt;

struct FunctionBody {
  std::size_t begin = 0;  ///< byte offset
  std::size_t end = 0;
  int line = 0;
  int lastLine = 0;
  std::string head;   ///< the text before the brace, without blanks and line breaks
  std::string words;  ///< the body in the same form
  bool isGpus = false;
  bool isHosts = false;
};
/// The file, the brace's line, and the number of earlier opening braces on it.
using Place = std::tuple<std::string, int, int>;

class Bodies {
 public:
  Bodies(std::string_view text, const std::function<bool(std::string_view file)>& isOwn)
      : m_tokens(own::tokensOf(text)), m_places(text, m_tokens), m_isOwn(isOwn) {}

  std::map<Place, FunctionBody> all() {
    const TokenAt end = m_tokens.end();
    TokenAt head = m_tokens.begin();  // after the last declaration
    for (TokenAt token = head; token != end; ++token) {
      if (token->inDirective) continue;
      if (is(token, "{") && isFunction(head, token)) {
        const bool isMembers = initialises(head, token);
        token = isMembers ? closing(token) : body(head, token);
        if (token == end) break;
        if (isMembers) continue;
      }
      if (is(token, ";") || is(token, "}") || is(token, "{")) head = token + 1;
    }
    return std::move(m_bodies);
  }

 private:
  static bool isAny(TokenAt token, std::initializer_list<std::string_view> words) {
    return std::ranges::find(words, token->text) != words.end();
  }

  /// Whether a brace in a namespace or class begins a function rather than a namespace, class or list.
  bool isFunction(TokenAt head, TokenAt brace) const {
    bool hasParameters = false;
    int angles = 0;
    for (TokenAt token = head; token != brace; ++token) {
      if (token->inDirective) continue;
      if (is(token, "<")) ++angles;
      if (is(token, ">")) --angles;
      if (is(token, "operator")) return true;
      if (is(token, "(")) hasParameters = true;
      if (is(token, "=") && !hasParameters && angles <= 0) return false;
      if (angles <= 0 && isAny(token, {"namespace", "enum", "struct", "class", "union"})) return false;
    }
    return hasParameters;
  }

  /// Whether the brace initializes a member in a constructor: a{1}, b{2} {}
  bool initialises(TokenAt head, TokenAt brace) const {
    const TokenAt before = brace - 1;
    if (before->kind != Token::Kind::Identifier || isAny(before, {"const", "noexcept", "override", "final", "try"}))
      return false;
    bool hasParameters = false;
    for (TokenAt token = head; token != brace; ++token) {
      if (is(token, ")")) hasParameters = true;
      if (hasParameters && is(token, ">") && is(token - 1, "-")) return false;  // a trailing return type
    }
    return true;
  }

  TokenAt closing(TokenAt brace) const {
    int depth = 0;
    for (; brace != m_tokens.end(); ++brace) {
      if (brace->inDirective) continue;
      if (is(brace, "{")) ++depth;
      if (is(brace, "}") && --depth == 0) break;
    }
    return brace;
  }

  /// @returns the closing brace.
  TokenAt body(TokenAt head, TokenAt brace) {
    const SourcePlace place = m_places.at(brace);
    const TokenAt last = closing(brace);
    if (last == m_tokens.end()) return last;
    FunctionBody body{.begin = brace->at + 1, .end = last->at, .line = place.line, .head = {}, .words = {}};
    body.lastLine = m_places.at(last).line;
    for (TokenAt token = head; token != brace; ++token) {
      body.isGpus |= isAny(token, {"__device__", "__global__"});
      body.isHosts |= is(token, "__host__");
      if (!token->inDirective) (body.head += token->text) += ' ';
    }
    body.isHosts |= !body.isGpus;
    for (TokenAt token = brace + 1; token != last; ++token)
      if (!token->inDirective) (body.words += token->text) += ' ';
    if (place.system || !m_isOwn(place.file)) return last;
    int before = 0;
    while (m_bodies.contains({place.file, place.line, before})) ++before;
    m_bodies.emplace(Place{place.file, place.line, before}, std::move(body));
    return last;
  }

  std::vector<Token> m_tokens;
  SourcePlaces m_places;
  const std::function<bool(std::string_view file)>& m_isOwn;
  std::map<Place, FunctionBody> m_bodies;
};

}  // namespace

std::string withHostFunctions(std::string_view forGpu, std::string_view forHost,
                              const std::function<bool(std::string_view file)>& isOwn) {
  const std::map<Place, FunctionBody> gpus = Bodies(forGpu, isOwn).all();
  const std::map<Place, FunctionBody> hosts = Bodies(forHost, isOwn).all();
  std::map<std::size_t, std::pair<std::size_t, std::string>> changes;  // by start: end and new text
  for (const auto& [place, body] : gpus) {
    const auto other = hosts.find(place);
    if (!body.isHosts || other == hosts.end()) continue;
    if (other->second.head != body.head)
      throw CompileError({{.file = std::get<0>(place),
                           .line = body.line,
                           .text = "__CUDA_ARCH__ changes what stands before the body of a function of the host; "
                                   "the simulator knows the host's body only"}});
    if (other->second.words == body.words) continue;
    const auto marker = [&file = std::get<0>(place)](int line) {
      return "\n# " + std::to_string(line) + " \"" + file + "\"\n";
    };
    const std::string begins = marker(body.line);
    const std::string gpu(forGpu.substr(body.begin, body.end - body.begin));
    const std::string host(forHost.substr(other->second.begin, other->second.end - other->second.begin));
    const std::string both = " if (!::std::is_constant_evaluated() && ::warpbench::simulator::runsLane()) {" + begins +
                             gpu + "} else {" + begins + host + "}";
    changes[body.begin] = {body.end, (body.isGpus ? both : begins + host) + marker(body.lastLine)};
  }
  std::string text;
  std::size_t copied = 0;
  for (const auto& [begin, change] : changes) {
    (text += forGpu.substr(copied, begin - copied)) += change.second;
    copied = change.first;
  }
  return text += forGpu.substr(copied);
}

}  // namespace warpbench::program
