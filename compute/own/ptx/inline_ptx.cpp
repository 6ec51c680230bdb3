// SPDX-License-Identifier: GPL-3.0-or-later
#include "own/ptx/inline_ptx.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <iterator>
#include <map>
#include <set>
#include <utility>

#include "own/ptx/ptx_instructions.h"

namespace warpbench::own {
namespace {

bool isWord(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '$' || c == '%'; }
bool isBlank(char c) { return std::isspace(static_cast<unsigned char>(c)); }

std::string inOneLine(std::string_view text) {
  std::string line(text);
  std::ranges::replace_if(line, isBlank, ' ');
  return line;
}

/// The value of a string literal, with the escapes that PTX needs.
std::string valueOf(std::string_view literal) {
  const std::size_t quote = literal.find('"');
  if (quote == literal.npos || literal.size() < quote + 2) return "";
  if (quote > 0 && literal[quote - 1] == 'R') {
    const std::size_t open = literal.find('(');
    const std::size_t close = literal.rfind(')');
    return open < close && close != literal.npos ? std::string(literal.substr(open + 1, close - open - 1)) : "";
  }
  std::string value;
  for (std::size_t i = quote + 1; i + 1 < literal.size(); ++i) {
    const bool escapes = literal[i] == '\\' && i + 2 < literal.size();
    const char c = escapes ? literal[++i] : literal[i];
    value += escapes && (c == 'n' || c == 't' || c == 'r') ? '\n' : c;
  }
  return value;
}

std::string withoutComments(std::string_view ptx) {
  std::string text;
  for (std::size_t i = 0; i < ptx.size(); ++i) {
    const std::string_view two = ptx.substr(i, 2);
    if (two == "//") {
      i = std::min(ptx.find('\n', i), ptx.size());
      text += ' ';
    } else if (two == "/*") {
      i = std::min(ptx.find("*/", i), ptx.size() - 2) + 1;
      text += ' ';
    } else {
      text += ptx[i];
    }
  }
  return text;
}

/// An operand of the statement: its constraint and its C++ expression.
struct CppOperand {
  std::string constraint;
  std::string expression;
  std::string name;  ///< `[name] "r"(expression)`
};

/// Translates PTX text into C++ statements.
class Translation {
 public:
  /// `plain`: the statement has no colon, so % has no special meaning.
  Translation(std::string_view ptx, const std::vector<CppOperand>& operands, bool plain)
      : m_ptx(withoutComments(ptx)), m_operands(operands), m_plain(plain) {
    // %= makes labels unique per statement; here they already are local to it.
    for (std::size_t at; !plain && (at = m_ptx.find("%=")) != m_ptx.npos;) m_ptx.erase(at, 2);
  }

  bool run() {
    while (skipBlanks(), m_at < m_ptx.size())
      if (!statement()) return false;
    return std::ranges::includes(m_labels, m_targets) || refuse("bra");
  }
  const std::string& cpp() const { return m_cpp; }
  bool carries() const { return m_carries; }
  const std::set<std::string>& labels() const { return m_labels; }
  /// The first instruction that could not be translated.
  const std::string& unknown() const { return m_opcode; }

 private:
  char here() const { return m_at < m_ptx.size() ? m_ptx[m_at] : '\0'; }
  void skipBlanks() {
    while (isBlank(here())) ++m_at;
  }
  bool take(char c) {
    skipBlanks();
    if (here() != c) return false;
    ++m_at;
    return true;
  }
  std::string word() {
    skipBlanks();
    const std::size_t begin = m_at;
    while (isWord(here()) || here() == '.') ++m_at;
    return m_ptx.substr(begin, m_at - begin);
  }

  bool statement() {
    if (here() == '{' || here() == '}') {
      (m_cpp += here()) += ' ';
      ++m_at;
      return true;
    }
    if (take(';')) return true;
    std::string guard;
    if (take('@')) {
      const bool negated = take('!');
      guard = single();
      if (guard.empty()) return refuse("@");
      guard = std::string("if (") + (negated ? "!" : "") + guard + ") ";
    }
    if (const std::string name = label(); !name.empty()) {
      m_labels.insert(name);
      m_cpp += name + ":; ";
      return guard.empty() || refuse("@");
    }
    const std::size_t begin = m_at;
    while (isWord(here()) || here() == '.' || here() == ':') ++m_at;
    const std::string opcode = m_ptx.substr(begin, m_at - begin);
    if (opcode == ".reg") return declaration();
    if (opcode == "bra" || opcode == "bra.uni") {
      const std::string target = word();
      if (target.empty()) return refuse(opcode);
      m_targets.insert(variableOf(target));
      m_cpp += guard + "goto " + variableOf(target) + "; ";
      return take(';') || m_at == m_ptx.size() || refuse(opcode);
    }
    std::vector<PtxOperand> operands;
    skipBlanks();
    while (here() != ';' && m_at < m_ptx.size()) {
      if (!operands.empty() && !take(',')) return refuse(opcode);
      PtxOperand read = operand();
      if (read.values.empty() || std::ranges::count(read.values, "") > 0) return refuse(opcode);
      operands.push_back(std::move(read));
      skipBlanks();
    }
    const std::string cpp = cppOfInstruction(opcode, operands);
    if (cpp.empty()) return refuse(opcode);
    // The carry does not survive between statements: PTX ISA, "Extended-Precision Arithmetic Instructions".
    if (cpp.find(kCarry) != cpp.npos) {
      const bool gives = opcode.find(".cc") != opcode.npos;
      const bool takes = opcode.starts_with("addc") || opcode.starts_with("subc");
      if (takes && !m_carries) return refuse(opcode);
      m_carries |= gives;
    }
    m_cpp += guard + cpp + " ";
    return take(';') || m_at == m_ptx.size();
  }

  /// Reads `NAME:` and returns the name.
  std::string label() {
    skipBlanks();
    const std::size_t begin = m_at;
    while (isWord(here())) ++m_at;
    const std::string name = m_ptx.substr(begin, m_at - begin);
    if (!name.empty() && here() == ':' && m_ptx.substr(m_at, 2) != "::") {
      ++m_at;
      return variableOf(name);
    }
    m_at = begin;
    return "";
  }

  bool refuse(const std::string& opcode) {
    m_opcode = opcode;
    return false;
  }

  /// .reg .TYPE name, other<4>;
  bool declaration() {
    if (word().empty()) return refuse(".reg");
    do {
      const std::string name = word();
      if (name.empty()) return refuse(".reg");
      int count = 0;
      if (take('<')) {
        const std::string number = word();
        constexpr int kMost = 256;
        if (number.empty() || number.size() > 3 || !std::ranges::all_of(number, [](char c) { return isdigit(c); }) ||
            (count = std::stoi(number)) > kMost || !take('>'))
          return refuse(".reg");
        for (int i = 0; i < count; ++i) declare(name + std::to_string(i));
      } else {
        declare(name);
      }
    } while (take(','));
    return take(';') || refuse(".reg");
  }
  static std::string variableOf(const std::string& name) {
    std::string variable = "warpbenchOwn_" + name;
    std::ranges::replace_if(
        variable, [](char c) { return c == '%' || c == '$'; }, '_');
    return variable;
  }
  void declare(const std::string& name) {
    const std::string variable = variableOf(name);
    m_cpp += "[[maybe_unused]] unsigned long " + variable + " = 0; ";
    m_own[name] = variable;
  }

  PtxOperand operand() {
    if (take('{')) {
      PtxOperand vector{.kind = PtxOperand::Kind::Vector, .values = {}};
      do vector.values.push_back(single());
      while (take(','));
      if (!take('}')) vector.values.clear();
      return vector;
    }
    if (take('[')) {
      PtxOperand address{.kind = PtxOperand::Kind::Address, .values = {single()}};
      if (take('+') && !address.values[0].empty()) {
        const std::string offset = single();
        address.values[0] = offset.empty() ? "" : "(" + address.values[0] + " + " + offset + ")";
      }
      if (!take(']')) address.values.clear();
      return address;
    }
    PtxOperand one{.values = {single()}};
    if (take('|')) {
      one.kind = PtxOperand::Kind::Pair;
      one.values.push_back(single());
    }
    return one;
  }

  /// A register or integer as an expression; empty for anything else.
  std::string single() {
    if (take('!')) {
      const std::string predicate = single();
      return predicate.empty() ? "" : "static_cast<unsigned long>(!" + predicate + ")";
    }
    skipBlanks();
    if (here() == '%' && !m_plain) {
      ++m_at;
      if (here() == '[') {
        ++m_at;
        const std::string name = word();
        const auto named = std::ranges::find(m_operands, name, &CppOperand::name);
        const auto number = named - m_operands.begin();
        return named != m_operands.end() && take(']') ? "warpbench" + std::to_string(number) : "";
      }
      if (std::isdigit(static_cast<unsigned char>(here()))) {
        std::size_t number = 0;
        while (std::isdigit(static_cast<unsigned char>(here())) && number < m_operands.size())
          number = number * 10 + static_cast<std::size_t>(m_ptx[m_at++] - '0');
        return number < m_operands.size() ? "warpbench" + std::to_string(number) : "";
      }
      if (here() != '%') return "";
    }
    const bool negative = take('-');
    const std::string name = word();
    if (name.empty()) return "";
    // A float literal gives its bits (PTX ISA, "Floating-Point Constants").
    if (name.size() > 2 && name[0] == '0' && std::string_view("fFdD").find(name[1]) != std::string_view::npos) {
      const bool isDouble = name[1] == 'd' || name[1] == 'D';
      const std::string digits = name.substr(2);
      if (negative || digits.size() != (isDouble ? 16 : 8) ||
          !std::ranges::all_of(digits, [](unsigned char c) { return std::isxdigit(c); }))
        return "";
      return "0x" + digits + "ul";
    }
    if (std::isdigit(static_cast<unsigned char>(name[0])))
      return std::ranges::all_of(name, [](char c) { return std::isxdigit(c) || c == 'x' || c == 'U'; })
                 ? "static_cast<unsigned long>(" + std::string(negative ? "-" : "") + name + "L)"
                 : "";
    if (negative) return "";
    if (name == kNowhere) return name;
    const auto own = m_own.find(name);
    return own != m_own.end() ? own->second : cppOfSpecialRegister(name);
  }

  std::string m_ptx;
  const std::vector<CppOperand>& m_operands;
  bool m_plain;
  bool m_carries = false;  ///< an addition has set the carry
  std::size_t m_at = 0;
  std::string m_cpp;
  std::string m_opcode;
  std::map<std::string, std::string> m_own;  ///< registers that the text declares, with their C++ variables
  std::set<std::string> m_labels;
  std::set<std::string> m_targets;  ///< branch targets
};

/// Parses an operand at `token` and advances past it; nothing if there is none.
std::optional<CppOperand> cppOperandAt(TokenAt& token, TokenAt end) {
  CppOperand operand;
  if (token->text == "[" && end - token > 3 && token[2].text == "]") {
    operand.name = token[1].text;
    token += 3;
  }
  if (token->kind != Token::Kind::Literal || end - token < 2 || token[1].text != "(") return std::nullopt;
  operand.constraint = valueOf(token->text);
  const TokenAt behind = behindBrackets(token + 1, end);
  for (TokenAt each = token + 2; each < behind - 1; ++each) {
    // Operators of two characters, such as ->, are two adjacent tokens.
    if (each != token + 2 && each[-1].at + each[-1].text.size() != each->at) operand.expression += ' ';
    operand.expression += inOneLine(each->text);
  }
  token = behind;
  return operand;
}

bool isAsm(const Token& token) {
  return token.kind == Token::Kind::Identifier && !token.inDirective &&
         (token.text == "asm" || token.text == "__asm__" || token.text == "__asm");
}

}  // namespace

std::optional<AsmStatement> asmStatementAt(const std::vector<Token>& tokens, TokenAt token) {
  static constexpr std::array<std::string_view, 7> kBefore{";", "{", "}", ")", "else", "do", ":"};
  if (token == tokens.end() || !isAsm(*token)) return std::nullopt;
  TokenAt before = token;
  do {
    if (before == tokens.begin()) return std::nullopt;
    --before;
  } while (before->inDirective);
  TokenAt open = token + 1;
  while (open != tokens.end() && open->kind == Token::Kind::Identifier) ++open;
  if (open == tokens.end() || open->text != "(" || std::ranges::find(kBefore, before->text) == kBefore.end())
    return std::nullopt;
  const TokenAt behind = behindBrackets(open, tokens.end());
  if (behind == tokens.end()) return std::nullopt;
  AsmStatement statement{.begin = token->at, .end = behind[-1].at + 1, .cpp = {}, .unknown = {}};

  std::vector<Token> words;  // between the brackets, without line markers
  std::copy_if(open + 1, behind - 1, std::back_inserter(words), [](const Token& each) { return !each.inDirective; });
  const TokenAt end = words.end();
  std::string ptx;
  for (token = words.begin(); token != end && token->kind == Token::Kind::Literal; ++token) ptx += valueOf(token->text);
  statement.unknown = inOneLine(ptx.substr(0, ptx.find(';')));
  const bool plain = token == end;
  if (plain && ptx.find(';') == ptx.npos) return std::nullopt;  // an asm label: a function's linker name
  std::vector<CppOperand> operands;
  int section = 0;
  while (token != end) {
    if (token->text == ":") {
      ++section;
      ++token;
    } else if (token->text == "," || section > 2) {
      ++token;  // the clobbers
    } else {
      auto operand = cppOperandAt(token, end);
      if (!operand || section == 0) return statement;
      operands.push_back(std::move(*operand));
    }
  }

  Translation translation(ptx, operands, plain);
  if (!translation.run()) {
    if (!translation.unknown().empty()) statement.unknown = translation.unknown();
    return statement;
  }
  if (translation.cpp().empty()) {
    statement.cpp = "__asm__ volatile(\"\" : : : \"memory\")";  // a compiler barrier only
    return statement;
  }
  std::string& cpp = statement.cpp;
  cpp = "__extension__({ ";
  for (const std::string& label : translation.labels()) cpp += "__label__ " + label + "; ";
  for (std::size_t i = 0; i < operands.size(); ++i) {
    const bool given = operands[i].constraint.starts_with("=");
    cpp += "[[maybe_unused]] unsigned long warpbench" + std::to_string(i) +
           (given ? " = 0; " : " = ::warpbench::simulator::ptx::bits(" + operands[i].expression + "); ");
  }
  if (translation.carries()) cpp += "unsigned " + std::string(kCarry) + " = 0; ";
  cpp += translation.cpp();
  for (std::size_t i = 0; i < operands.size(); ++i)
    if (operands[i].constraint.starts_with("=") || operands[i].constraint.starts_with("+"))
      cpp += "(" + operands[i].expression + ") = ::warpbench::simulator::ptx::value<decltype((" +
             operands[i].expression + "))>(warpbench" + std::to_string(i) + "); ";
  cpp += "})";
  return statement;
}

std::string withInlinePtx(std::string_view text) {
  const std::vector<Token> tokens = tokensOf(text);
  std::string result;
  std::size_t copied = 0;
  for (TokenAt token = tokens.begin(); token != tokens.end(); ++token) {
    const auto statement = asmStatementAt(tokens, token);
    if (!statement || statement->cpp.empty()) continue;
    result.append(text.substr(copied, statement->begin - copied)) += statement->cpp;
    const std::string_view gone = text.substr(statement->begin, statement->end - statement->begin);
    result.append(static_cast<std::size_t>(std::ranges::count(gone, '\n')), '\n');
    copied = statement->end;
  }
  return result += text.substr(copied);
}

}  // namespace warpbench::own
