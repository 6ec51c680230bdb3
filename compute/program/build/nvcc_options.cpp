// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/build/nvcc_options.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string_view>

#include "core/files/file_io.h"
#include "core/text/error.h"
#include "core/text/text.h"
#include "program/build/nvcc_option_table.h"

namespace warpbench::program {
namespace {

namespace fs = std::filesystem;
using Ask = NvccOption::Ask;

/// The host compiler's options that nvcc accepts as its own.
bool isHosts(std::string_view word) { return word == "pthread" || word == "fPIC" || word == "fopenmp"; }

/// "80" in "sm_80", "compute_90a", "arch=compute_75,code=sm_75"; 0 if there is no number: "native".
long capabilityIn(std::string_view text) {
  long most = 0;
  for (const std::string_view before : {"sm_", "compute_"})
    for (std::size_t at = text.find(before); at != text.npos; at = text.find(before, at + 1)) {
      long number = 0;
      for (std::size_t digit = at + before.size(); digit < text.size() && std::isdigit(text[digit]) != 0; ++digit)
        number = number * 10 + (text[digit] - '0');
      most = std::max(most, number);
    }
  return most;
}

/// Splits a value of -Xcompiler at commas and blanks.
std::vector<std::string> listOf(std::string_view text) {
  std::vector<std::string> words;
  std::string text2(text);
  bool quoted = false;
  for (char& c : text2) {
    if (c == '"') quoted = !quoted;
    if (c == ',' && !quoted) c = ' ';
  }
  return wordsOf(text2);
}

class Parser {
 public:
  NvccOptions parse(std::vector<std::string> words) {
    take(std::move(words), 0);
    if (m_users) m_options.dependencies.system = false;
    return std::move(m_options);
  }

 private:
  void take(std::vector<std::string> words, int depth) {
    for (std::size_t i = 0; i < words.size(); ++i) {
      const std::string& word = words[i];
      if (word.size() > 1 && word.front() == '@') {
        takeFile(word.substr(1), depth);
      } else if (word.size() < 2 || word.front() != '-') {
        input(word);
      } else {
        const std::string_view text = std::string_view(word).substr(word.starts_with("--") ? 2 : 1);
        std::string_view name = text.substr(0, text.find('='));
        const NvccOption* option = optionNamed(name);
        std::optional<std::string> value;
        if (option != nullptr && name.size() < text.size()) value = std::string(text.substr(name.size() + 1));
        if (option == nullptr && !word.starts_with("--") && (option = optionOfLetter(text)) != nullptr)
          value = std::string(text.substr(text[1] == '=' ? 2 : 1));
        if (option == nullptr) {
          unknown(word, text);
          continue;
        }
        if (option->takesValue && !value) {
          if (i + 1 == words.size()) throw RequestError("'" + printable(word) + "' lacks its value");
          value = words[++i];
        }
        option->ask == Ask::OptionsFile ? takeFile(*value, depth) : take(*option, word, value.value_or(""));
      }
    }
  }

  void takeFile(const std::string& file, int depth) {
    constexpr int kMostFiles = 8;
    if (depth == kMostFiles) throw RequestError("'" + printable(file) + "': files of options name each other");
    take(wordsOf(readFile(file, std::size_t{16} << 20)), depth + 1);
  }

  void unknown(const std::string& word, std::string_view text) {
    if (m_forwards || isHosts(text) || word.starts_with("-Wl,"))
      m_options.hostWords.push_back(word);
    else
      throw RequestError("there is no option '" + printable(word) + "'; one of g++'s is given as -Xcompiler " +
                         printable(word));
  }

  void take(const NvccOption& option, const std::string& word, const std::string& value) {
    const auto append = [&](std::vector<std::string>& list) {
      const std::vector<std::string> more = listOf(value);
      list.insert(list.end(), more.begin(), more.end());
    };
    switch (option.ask) {
      case Ask::Passed:
      case Ask::OptionsFile:
        break;
      case Ask::Refused:
        throw RequestError("'" + printable(word) + "': " + std::string(option.why));
      case Ask::UsersDependencies:
        m_users = true;
        [[fallthrough]];
      case Ask::Makes:
        // `-shared -dlink`, `-dlink -c`: the task that produces less wins.
        if (m_options.task != NvccOptions::Task::DeviceLink) m_options.task = option.task;
        break;
      case Ask::Shared:
        m_options.shared = true;
        break;
      case Ask::Run:
        m_options.runs = true;
        break;
      case Ask::Verbose:
        m_options.verbose = true;
        break;
      case Ask::Dry:
        m_options.verbose = m_options.dry = true;
        break;
      case Ask::Output:
        m_options.output = value;
        break;
      case Ask::OutputFolder:
        m_options.outputFolder = value;
        break;
      case Ask::Language:
        language(value);
        break;
      case Ask::Include:
        m_options.includes.push_back(value);
        break;
      case Ask::Define:
        m_options.defines.push_back(value);
        break;
      case Ask::Undefine:
        m_options.undefines.push_back(value);
        break;
      case Ask::PreInclude:
        m_options.preIncludes.push_back(value);
        break;
      case Ask::Library:
        linked("-l" + value);
        break;
      case Ask::LibraryFolder:
        linked("-L" + value);
        break;
      case Ask::Standard:
        m_options.standard = value;
        break;
      case Ask::Optimisation:
        m_options.optimisation = "-O" + value;
        break;
      case Ask::Debug:
        m_options.debug = true;
        break;
      case Ask::Contraction:
        if (value != "true" && value != "false")
          throw RequestError("'" + printable(word) + "': there is true and false");
        m_options.contracts = value == "true";
        break;
      case Ask::Architecture:
        m_options.architecture = std::max(m_options.architecture, capabilityIn(value) * 10);
        break;
      case Ask::HostCompiler:
        m_options.hostCompiler = value;
        break;
      case Ask::HostWords:
        append(m_options.hostWords);
        break;
      case Ask::LinkerWords:
        for (const std::string& each : listOf(value)) linked("-Wl," + each);
        break;
      case Ask::RunArguments:
        append(m_options.runArguments);
        break;
      case Ask::WithDependencies:
        m_options.dependencies.wanted = true;
        m_options.dependencies.system = !word.ends_with("MMD") && word.find("nonsystem") == std::string::npos;
        break;
      case Ask::PhonyDependencies:
        m_options.dependencies.phony = true;
        break;
      case Ask::DependencyFile:
        m_options.dependencies.file = value;
        break;
      case Ask::DependencyTarget:
        m_options.dependencies.target = value;
        break;
      case Ask::ForwardsUnknown:
        m_forwards = true;
        break;
    }
  }

  void linked(const std::string& text) { m_options.inputs.push_back({NvccOptions::Input::Kind::Linked, text, ""}); }

  void language(const std::string& name) {
    if (name != "cu" && name != "c" && name != "c++")
      throw RequestError("-x " + printable(name) + ": there is cu, c and c++");
    m_language = name;
  }

  void input(const std::string& file) {
    static constexpr std::array<std::string_view, 6> kHost{".c", ".cpp", ".cc", ".cxx", ".C", ".c++"};
    const std::string ending = fs::path(file).extension().string();
    const bool isCuda = m_language.empty() ? ending == ".cu" : m_language == "cu";
    const bool isHost = m_language.empty() ? std::ranges::find(kHost, ending) != kHost.end() : m_language != "cu";
    if (ending == ".ptx" || ending == ".cubin" || ending == ".fatbin")
      throw RequestError("'" + printable(file) + "': " + std::string(kNoDeviceCode));
    m_options.inputs.push_back({isCuda   ? NvccOptions::Input::Kind::Cuda
                                : isHost ? NvccOptions::Input::Kind::Host
                                         : NvccOptions::Input::Kind::Linked,
                                file, m_language});
  }

  NvccOptions m_options;
  std::string m_language;
  bool m_forwards = false;
  bool m_users = false;
};

}  // namespace

std::vector<std::string> wordsOf(std::string_view text) {
  std::vector<std::string> words;
  std::string word;
  bool inWord = false;
  char quote = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '\\' && quote != '\'' && i + 1 < text.size()) {
      word += text[++i];
      inWord = true;
    } else if (quote != 0) {
      if (c == quote)
        quote = 0;
      else
        word += c;
    } else if (c == '"' || c == '\'') {
      quote = c;
      inWord = true;
    } else if (c == ' ' || c == '\t' || c == '\n' || c == '\r') {
      if (inWord) words.push_back(std::exchange(word, ""));
      inWord = false;
    } else {
      word += c;
      inWord = true;
    }
  }
  if (inWord) words.push_back(word);
  return words;
}

NvccOptions nvccOptionsFrom(std::vector<std::string> words) { return Parser().parse(std::move(words)); }

}  // namespace warpbench::program
