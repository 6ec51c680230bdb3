// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/build/nvcc_options.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string_view>

#include "core/files/file_io.h"
#include "core/text/error.h"
#include "core/text/text.h"

namespace warpbench::program {
namespace {

namespace fs = std::filesystem;
using Task = NvccOptions::Task;

/// The effect of an option. Passed: accepted without effect.
enum class Ask {
  Passed,
  Refused,
  Makes,
  Shared,
  Run,
  Verbose,
  Dry,
  Output,
  OutputFolder,
  Language,
  Include,
  Define,
  Undefine,
  PreInclude,
  Library,
  LibraryFolder,
  Standard,
  Optimisation,
  Debug,
  Contraction,
  Architecture,
  HostCompiler,
  HostWords,
  LinkerWords,
  RunArguments,
  WithDependencies,
  UsersDependencies,
  PhonyDependencies,
  DependencyFile,
  DependencyTarget,
  ForwardsUnknown,
  OptionsFile,
};

struct Option {
  std::string_view name;  ///< without its dashes
  Ask ask;
  bool takesValue = false;
  Task task = Task::Link;
  std::string_view why = {};  ///< for refused options
};

constexpr std::string_view kNoDeviceCode = "there is no GPU code here: the simulator runs what g++ compiles";

constexpr Option kOptions[] = {
    {"c", Ask::Makes, false, Task::Compile},
    {"compile", Ask::Makes, false, Task::Compile},
    {"dc", Ask::Makes, false, Task::Compile},
    {"device-c", Ask::Makes, false, Task::Compile},
    {"dw", Ask::Makes, false, Task::Compile},
    {"device-w", Ask::Makes, false, Task::Compile},
    {"dlink", Ask::Makes, false, Task::DeviceLink},
    {"device-link", Ask::Makes, false, Task::DeviceLink},
    {"link", Ask::Makes, false, Task::Link},
    {"lib", Ask::Makes, false, Task::Library},
    {"E", Ask::Makes, false, Task::Preprocess},
    {"preprocess", Ask::Makes, false, Task::Preprocess},
    {"M", Ask::Makes, false, Task::Dependencies},
    {"generate-dependencies", Ask::Makes, false, Task::Dependencies},
    {"MM", Ask::UsersDependencies, false, Task::Dependencies},
    {"generate-nonsystem-dependencies", Ask::UsersDependencies, false, Task::Dependencies},
    {"V", Ask::Makes, false, Task::Version},
    {"version", Ask::Makes, false, Task::Version},
    {"print-toolkit", Ask::Makes, false, Task::Toolkit},
    {"h", Ask::Makes, false, Task::Help},
    {"help", Ask::Makes, false, Task::Help},
    {"shared", Ask::Shared},
    {"run", Ask::Run},
    {"run-args", Ask::RunArguments, true},
    {"v", Ask::Verbose},
    {"verbose", Ask::Verbose},
    {"dryrun", Ask::Dry},
    {"o", Ask::Output, true},
    {"output-file", Ask::Output, true},
    {"odir", Ask::OutputFolder, true},
    {"output-directory", Ask::OutputFolder, true},
    {"x", Ask::Language, true},
    {"I", Ask::Include, true},
    {"include-path", Ask::Include, true},
    {"isystem", Ask::Include, true},
    {"system-include", Ask::Include, true},
    {"D", Ask::Define, true},
    {"define-macro", Ask::Define, true},
    {"U", Ask::Undefine, true},
    {"undefine-macro", Ask::Undefine, true},
    {"include", Ask::PreInclude, true},
    {"pre-include", Ask::PreInclude, true},
    {"l", Ask::Library, true},
    {"library", Ask::Library, true},
    {"L", Ask::LibraryFolder, true},
    {"library-path", Ask::LibraryFolder, true},
    {"std", Ask::Standard, true},
    {"O", Ask::Optimisation, true},
    {"optimize", Ask::Optimisation, true},
    {"g", Ask::Debug},
    {"debug", Ask::Debug},
    {"arch", Ask::Architecture, true},
    {"gpu-architecture", Ask::Architecture, true},
    {"gencode", Ask::Architecture, true},
    {"generate-code", Ask::Architecture, true},
    {"ccbin", Ask::HostCompiler, true},
    {"compiler-bindir", Ask::HostCompiler, true},
    {"Xcompiler", Ask::HostWords, true},
    {"compiler-options", Ask::HostWords, true},
    {"Xlinker", Ask::LinkerWords, true},
    {"linker-options", Ask::LinkerWords, true},
    {"MD", Ask::WithDependencies},
    {"generate-dependencies-with-compile", Ask::WithDependencies},
    {"MMD", Ask::WithDependencies},
    {"generate-nonsystem-dependencies-with-compile", Ask::WithDependencies},
    {"MP", Ask::PhonyDependencies},
    {"generate-dependency-targets", Ask::PhonyDependencies},
    {"MF", Ask::DependencyFile, true},
    {"dependency-output", Ask::DependencyFile, true},
    {"MT", Ask::DependencyTarget, true},
    {"dependency-target-name", Ask::DependencyTarget, true},
    {"forward-unknown-to-host-compiler", Ask::ForwardsUnknown},
    {"forward-unknown-to-host-linker", Ask::ForwardsUnknown},
    {"forward-unknown-opts", Ask::ForwardsUnknown},
    {"optf", Ask::OptionsFile, true},
    {"options-file", Ask::OptionsFile, true},
    {"G", Ask::Passed},
    {"device-debug", Ask::Passed},
    {"lineinfo", Ask::Passed},
    {"generate-line-info", Ask::Passed},
    {"pg", Ask::Passed},
    {"profile", Ask::Passed},
    {"code", Ask::Passed, true},
    {"gpu-code", Ask::Passed, true},
    {"Xptxas", Ask::Passed, true},
    {"ptxas-options", Ask::Passed, true},
    {"Xnvlink", Ask::Passed, true},
    {"nvlink-options", Ask::Passed, true},
    {"Xcudafe", Ask::Passed, true},
    {"Xarchive", Ask::Passed, true},
    {"archive-options", Ask::Passed, true},
    {"rdc", Ask::Passed, true},
    {"relocatable-device-code", Ask::Passed, true},
    {"m", Ask::Passed, true},
    {"machine", Ask::Passed, true},
    {"m64", Ask::Passed},
    {"m32", Ask::Refused, false, Task::Link, "programs have 64 bits"},
    {"cudart", Ask::Passed, true},
    {"cudadevrt", Ask::Passed, true},
    {"maxrregcount", Ask::Passed, true},
    {"use_fast_math", Ask::Passed},
    {"ftz", Ask::Passed, true},
    {"prec-div", Ask::Passed, true},
    {"prec-sqrt", Ask::Passed, true},
    {"fmad", Ask::Contraction, true},
    {"default-stream", Ask::Passed, true},
    {"extra-device-vectorization", Ask::Passed},
    {"expt-relaxed-constexpr", Ask::Passed},
    {"expt-extended-lambda", Ask::Passed},
    {"extended-lambda", Ask::Passed},
    {"restrict", Ask::Passed},
    {"w", Ask::Passed},
    {"disable-warnings", Ask::Passed},
    {"Werror", Ask::Passed, true},
    {"Wno-deprecated-gpu-targets", Ask::Passed},
    {"Wno-deprecated-declarations", Ask::Passed},
    {"Wreorder", Ask::Passed},
    {"Wdefault-stream-launch", Ask::Passed},
    {"Wmissing-launch-bounds", Ask::Passed},
    {"Wext-lambda-captures-this", Ask::Passed},
    {"diag-suppress", Ask::Passed, true},
    {"diag-warn", Ask::Passed, true},
    {"diag-error", Ask::Passed, true},
    {"display-error-number", Ask::Passed},
    {"no-display-error-number", Ask::Passed},
    {"err-no", Ask::Passed},
    {"resource-usage", Ask::Passed},
    {"res-usage", Ask::Passed},
    {"source-in-ptx", Ask::Passed},
    {"src-in-ptx", Ask::Passed},
    {"keep", Ask::Passed},
    {"save-temps", Ask::Passed},
    {"keep-dir", Ask::Passed, true},
    {"threads", Ask::Passed, true},
    {"t", Ask::Passed, true},
    {"split-compile", Ask::Passed, true},
    {"time", Ask::Passed, true},
    {"dlto", Ask::Passed},
    {"dlink-time-opt", Ask::Passed},
    {"Ofast-compile", Ask::Passed, true},
    {"Ofc", Ask::Passed, true},
    {"no-host-device-initializer-list", Ask::Passed},
    {"nohdinitlist", Ask::Passed},
    {"no-host-device-move-forward", Ask::Passed},
    {"no-compress", Ask::Passed},
    {"libdevice-directory", Ask::Passed, true},
    {"ldir", Ask::Passed, true},
    {"target-directory", Ask::Passed, true},
    {"entries", Ask::Passed, true},
    {"brief-diagnostics", Ask::Passed, true},
    {"clean-targets", Ask::Refused, false, Task::Link, "it keeps no files between its steps"},
    {"ptx", Ask::Refused, false, Task::Link, kNoDeviceCode},
    {"cubin", Ask::Refused, false, Task::Link, kNoDeviceCode},
    {"fatbin", Ask::Refused, false, Task::Link, kNoDeviceCode},
    {"ltoir", Ask::Refused, false, Task::Link, kNoDeviceCode},
    {"optix-ir", Ask::Refused, false, Task::Link, kNoDeviceCode},
    {"cuda", Ask::Refused, false, Task::Link, "no C++ text is left between its steps"},
};

const Option* optionNamed(std::string_view name) {
  const auto found = std::ranges::find(kOptions, name, &Option::name);
  return found == std::end(kOptions) ? nullptr : found;
}

/// `-Ifolder`, `-lcublas`, `-O3`: an option whose value follows a letter directly.
const Option* letterOf(std::string_view word) {
  static constexpr std::string_view kLetters = "IDULlOt";
  return word.size() > 1 && kLetters.find(word.front()) != std::string_view::npos ? optionNamed(word.substr(0, 1))
                                                                                  : nullptr;
}

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
        const Option* option = optionNamed(name);
        std::optional<std::string> value;
        if (option != nullptr && name.size() < text.size()) value = std::string(text.substr(name.size() + 1));
        if (option == nullptr && !word.starts_with("--") && (option = letterOf(text)) != nullptr)
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

  void take(const Option& option, const std::string& word, const std::string& value) {
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
        if (m_options.task != Task::DeviceLink) m_options.task = option.task;
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
