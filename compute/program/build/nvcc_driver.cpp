// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/build/nvcc_driver.h"

#include <cerrno>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <set>

#include "core/child/child_start.h"
#include "core/child/run_to_end.h"
#include "core/files/file_io.h"
#include "core/machine/version.h"
#include "core/text/error.h"
#include "core/text/system_message.h"
#include "core/text/text.h"
#include "model/gpu_profile.h"
#include "own/kernel_cache.h"
#include "program/build/nvcc_options.h"
#include "program/build/toolkit_folder.h"
#include "program/program_compiler.h"

namespace warpbench::program {

namespace fs = std::filesystem;

namespace {

using Input = NvccOptions::Input;
using Task = NvccOptions::Task;
using Words = std::vector<std::string>;

/// Parsed by build systems: CMake identifies the compiler by the first line and its options by the release.
constexpr const char* kVersionText =
    "nvcc: NVIDIA (R) Cuda compiler driver\n"
    "warpbench-nvcc %s, which stands in for it: programs run on a simulated GPU\n"
    "Cuda compilation tools, release 13.0, V13.0.88\n";

constexpr const char* kHelpText =
    "warpbench-nvcc accepts nvcc's options and builds programs that run on a simulated GPU.\n"
    "\n"
    "  make NVCC=warpbench-nvcc\n"
    "  cmake -B build -DCMAKE_CUDA_COMPILER=$(which warpbench-nvcc)\n"
    "  warpbench-nvcc -O3 -o program program.cu && ./program\n"
    "  warpbench-cli exec ./program -- arguments    shows its launches, counts and mistakes\n"
    "\n"
    "  --print-toolkit    Print the folder that stands for NVIDIA's toolkit: make CUDA_PATH=$(warpbench-nvcc\n"
    "                     --print-toolkit)\n";

std::string quoted(const std::string& word) {
  return word.find_first_of(" \"'\\$") == word.npos && !word.empty() ? word : "\"" + word + "\"";
}

/// Escapes a name for a make rule.
std::string inRule(const std::string& name) {
  std::string text;
  for (const char c : name) {
    if (c == ' ' || c == '#' || c == '\\') text += '\\';
    if (c == '$') text += '$';
    text += c;
  }
  return text;
}

class Driver {
 public:
  Driver(NvccOptions options, const std::stop_token& stop) : m_options(std::move(options)), m_stop(stop) {}

  int run() {
    m_toolkit = toolkitFolder(headersOfPrograms(m_stop));
    if (m_options.task == Task::Toolkit) {
      std::cout << m_toolkit.string() << '\n';
      return 0;
    }
    if (m_options.verbose) tellPlaces();
    checkInputs();
    switch (m_options.task) {
      case Task::Compile:
        return compileAll();
      case Task::DeviceLink:
        return deviceLink();
      case Task::Library:
        return library();
      case Task::Preprocess:
      case Task::Dependencies:
        return preprocessAll();
      default:
        return link();
    }
  }

 private:
  /// Prints nvcc's folders, from which CMake finds headers and libraries.
  void tellPlaces() const {
    const char* const path = std::getenv("PATH");
    std::cerr << "#$ _SPACE_= \n#$ _CUDART_=cudart\n#$ _HERE_=" << (m_toolkit / "bin").string()
              << "\n#$ _THERE_=" << (m_toolkit / "bin").string() << "\n#$ TOP=" << m_toolkit.string()
              << "\n#$ NVVMIR_LIBRARY_DIR=" << (m_toolkit / "nvvm/libdevice").string()
              << "\n#$ PATH=" << (path == nullptr ? "" : path) << "\n#$ INCLUDES=\"-I"
              << (m_toolkit / "include").string() << "\"  \n#$ LIBRARIES=  " << libraryFolder()
              << "\n#$ CUDAFE_FLAGS=\n#$ PTXAS_FLAGS=\n";
  }

  std::string libraryFolder() const { return "\"-L" + (m_toolkit / "lib64").string() + "\""; }

  void tell(const Words& words) const {
    if (!m_options.verbose) return;
    std::cerr << "#$";
    for (const std::string& word : words) std::cerr << ' ' << quoted(word);
    std::cerr << '\n';
  }

  void checkInputs() const {
    std::size_t files = 0, compiled = 0;
    for (const Input& input : m_options.inputs) {
      if (input.kind == Input::Kind::Linked && input.text.starts_with('-')) continue;
      ++files;
      compiled += input.kind != Input::Kind::Linked;
      std::error_code error;
      if (input.kind == Input::Kind::Linked && input.text.find('.') == std::string::npos &&
          !fs::exists(input.text, error))
        throw RequestError("Don't know what to do with '" + printable(input.text) + "'");
    }
    if (files == 0) throw RequestError("no input files; see warpbench-nvcc --help");
    if (m_options.task == Task::Compile && m_options.output && compiled > 1)
      throw RequestError("-o with -c names one object, and " + std::to_string(compiled) + " files are compiled");
  }

  /// Runs a host tool with this process's streams.
  int runTool(const Words& words) const {
    tell(words);
    if (m_options.dry) return 0;
    using process::ChildStart;
    const ChildStart start{.words = words,
                           .input = ChildStart::Input::Nothing,
                           .output = ChildStart::Stream::Inherited,
                           .errors = ChildStart::Errors::Inherited,
                           .ownGroup = false};
    const process::RunOutcome outcome = process::runToEnd(start, {}, m_stop);
    if (!outcome.code) throw DeviceError(words.front() + " " + outcome.end.english());
    return *outcome.code;
  }

  std::string objectOf(const std::string& file) const {
    const fs::path object = fs::path(file).filename().replace_extension(".o");
    return m_options.outputFolder.empty() ? object.string() : (m_options.outputFolder / object).string();
  }

  ProgramSource sourceOf(const std::string& file) const {
    ProgramSource source{.files = {file}, .defines = m_options.defines, .words = {"-fvisibility=default"}};
    std::error_code error;
    for (const std::string& folder : m_options.includes)  // the simulator's own folder is added automatically
      if (!fs::equivalent(folder, m_toolkit / "include", error)) source.includes.push_back(folder);
    for (const std::string& name : m_options.undefines) source.words.push_back("-U" + name);
    for (const std::string& header : m_options.preIncludes) {
      source.words.emplace_back("-include");
      source.words.push_back(header);
    }
    for (std::size_t i = 0; i < m_options.hostWords.size(); ++i) {
      const std::string& word = m_options.hostWords[i];
      const auto is = [&](std::string_view name) { return word.starts_with(name); };
      if (is("-I") && word.size() > 2)
        source.includes.push_back(word.substr(2));
      else if (is("-D") && word.size() > 2)
        source.defines.push_back(word.substr(2));
      else if (is("-U") || is("-fopenmp") || is("-pthread"))
        source.words.push_back(word);
    }
    source.architecture = m_options.architecture;
    source.contracts = m_options.contracts;
    source.confined = false;  // the user's own build may have headers anywhere
    return source;
  }

  Words hostWords(const Input& input, const char* what) const {
    Words words{m_options.hostCompiler, what};
    if (!input.language.empty()) words.insert(words.end(), {"-x", input.language});
    const bool isC = input.language == "c" || fs::path(input.text).extension() == ".c";
    if (!m_options.standard.empty() && !isC) words.push_back("-std=" + m_options.standard);
    if (!m_options.optimisation.empty()) words.push_back(m_options.optimisation);
    if (m_options.debug) words.emplace_back("-g");
    for (const std::string& define : m_options.defines) words.push_back("-D" + define);
    for (const std::string& name : m_options.undefines) words.push_back("-U" + name);
    for (const std::string& folder : m_options.includes) words.push_back("-I" + folder);
    for (const std::string& header : m_options.preIncludes) words.insert(words.end(), {"-include", header});
    words.insert(words.end(), m_options.hostWords.begin(), m_options.hostWords.end());
    words.push_back("-I" + (m_toolkit / "include").string());
    return words;
  }

  /// Compiles one file to one object.
  int compile(const Input& input, const std::string& object, const std::string& target) {
    if (input.kind == Input::Kind::Host) {
      Words words = hostWords(input, "-c");
      if (m_options.dependencies.wanted) {
        words.emplace_back(m_options.dependencies.system ? "-MD" : "-MMD");
        if (m_options.dependencies.phony) words.emplace_back("-MP");
        words.insert(words.end(), {"-MF", dependencyFile(object), "-MT", target});
      }
      words.insert(words.end(), {input.text, "-o", object});
      return runTool(words);
    }
    const long architecture = m_options.architecture == 0 ? 900 : m_options.architecture;
    tell({"cicc", "-arch", "compute_" + std::to_string(architecture / 10), input.text, "-o", object});
    if (m_options.dry) return 0;
    CompiledUnit unit = compileUnit(sourceOf(input.text), defaultProfile(), m_stop);
    write(object, unit.object);
    if (m_options.dependencies.wanted) write(dependencyFile(object), ruleOf(unit, target));
    return 0;
  }

  std::string dependencyFile(const std::string& object) const {
    return m_options.dependencies.file.empty() ? fs::path(object).replace_extension(".d").string()
                                               : m_options.dependencies.file;
  }

  std::string ruleOf(const CompiledUnit& unit, const std::string& target) const {
    std::string rule = inRule(target) + ":";
    std::string phony;
    for (const std::string& file : unit.files) {
      if (!m_options.dependencies.system && file.starts_with("/usr/")) continue;
      rule += " \\\n  " + inRule(file);
      if (m_options.dependencies.phony && &file != &unit.files.front()) phony += inRule(file) + ":\n";
    }
    return rule + "\n" + phony;
  }

  static void write(const std::string& path, std::string_view text) {
    std::ofstream file(path, std::ios::binary);
    file << text;
    file.close();
    if (!file) throw WriteError(Message::text("cannot write '%1': %2"), oneLine(path), systemMessage(errno));
  }

  std::string targetOf(const std::string& object) const {
    return m_options.dependencies.target.empty() ? object : m_options.dependencies.target;
  }

  int compileAll() {
    for (const Input& input : m_options.inputs) {
      if (input.kind == Input::Kind::Linked) continue;
      const std::string object = m_options.output.value_or(objectOf(input.text));
      if (const int code = compile(input, object, targetOf(object)); code != 0) return code;
    }
    return 0;
  }

  int preprocessAll() {
    for (const Input& input : m_options.inputs) {
      if (input.kind == Input::Kind::Linked) continue;
      const bool rules = m_options.task == Task::Dependencies;
      if (input.kind == Input::Kind::Host) {
        Words words = hostWords(input, !rules ? "-E" : m_options.dependencies.system ? "-M" : "-MM");
        if (rules) words.insert(words.end(), {"-MT", targetOf(objectOf(input.text))});
        words.push_back(input.text);
        if (m_options.output) words.insert(words.end(), {"-o", *m_options.output});
        if (const int code = runTool(words); code != 0) return code;
        continue;
      }
      CompiledUnit unit = preprocessUnit(sourceOf(input.text), defaultProfile(), m_stop);
      const std::string text = rules ? ruleOf(unit, targetOf(objectOf(input.text))) : unit.preprocessed;
      const std::string file = m_options.output.value_or(rules ? m_options.dependencies.file : "");
      file.empty() ? static_cast<void>(std::cout << text) : write(file, text);
    }
    return 0;
  }

  /// Kernels of several files are linked together with everything else, so nothing needs to be done before.
  int deviceLink() const {
    const own::WorkFolder work(own::kernelCacheFolder());
    const std::string empty = (work.path() / "empty.c").string();
    write(empty, "");
    return runTool({"g++", "-c", "-fPIC", "-x", "c", empty, "-o", m_options.output.value_or("a_dlink.o")});
  }

  /// The objects of all inputs, compiled if necessary, and the other words for the linker.
  std::optional<Words> objects(const fs::path& folder, int& code) {
    Words words;
    int number = 0;
    for (const Input& input : m_options.inputs) {
      if (input.kind == Input::Kind::Linked) {
        words.push_back(input.text);
        continue;
      }
      const std::string object = (folder / (std::to_string(number++) + ".o")).string();
      code = compile(input, object, targetOf(m_options.output.value_or("a.out")));
      if (code != 0) return std::nullopt;
      words.push_back(object);
    }
    return words;
  }

  int library() {
    const own::WorkFolder work(own::kernelCacheFolder());
    int code = 0;
    const auto all = objects(work.path(), code);
    if (!all) return code;
    Words words{"ar", "rcs", m_options.output.value_or("a.a")};
    for (const std::string& word : *all)
      if (!word.starts_with('-')) words.push_back(word);
    return runTool(words);
  }

  int link() {
    const own::WorkFolder work(own::kernelCacheFolder());
    int code = 0;
    const auto all = objects(work.path(), code);
    if (!all) return code;
    const std::string program = m_options.output.value_or(m_options.shared ? "a.so" : "a.out");
    Words words{m_options.hostCompiler, "-m64"};
    if (m_options.shared) words.emplace_back("-shared");
    words.insert(words.end(), m_options.hostWords.begin(), m_options.hostWords.end());
    words.insert(words.end(), {"-o", program});
    words.insert(words.end(), all->begin(), all->end());
    words.push_back("-L" + (m_toolkit / "lib64").string());
    for (const char* word : {"-lcudadevrt", "-lcudart_static", "-lrt", "-lpthread", "-ldl"}) words.emplace_back(word);
    if (m_options.verbose) tellLink(words);
    const bool verbose = std::exchange(m_options.verbose, false);
    code = runTool(words);
    m_options.verbose = verbose;
    if (code != 0 || !m_options.runs || m_options.dry) return code;
    Words run{fs::absolute(program).string()};
    run.insert(run.end(), m_options.runArguments.begin(), m_options.runArguments.end());
    return runTool(run);
  }

  /// Prints the link command with the library folder as printed above, by which CMake finds the line.
  void tellLink(const Words& words) const {
    std::cerr << "#$";
    const std::string folder = "-L" + (m_toolkit / "lib64").string();
    for (const std::string& word : words) std::cerr << ' ' << (word == folder ? libraryFolder() : quoted(word));
    std::cerr << '\n';
  }

  NvccOptions m_options;
  std::stop_token m_stop;
  fs::path m_toolkit;
};

}  // namespace

int runNvcc(const std::vector<std::string>& words, const std::stop_token& stop) {
  Words all;
  const auto append = [&](const Words& more) { all.insert(all.end(), more.begin(), more.end()); };
  if (const char* text = std::getenv("NVCC_PREPEND_FLAGS")) append(wordsOf(text));
  append(words);
  if (const char* text = std::getenv("NVCC_APPEND_FLAGS")) append(wordsOf(text));
  NvccOptions options = nvccOptionsFrom(std::move(all));
  if (options.task == Task::Version) {
    std::string text = kVersionText;
    std::cout << text.replace(text.find("%s"), 2, kVersion);
    return 0;
  }
  if (options.task == Task::Help) {
    std::cout << kHelpText;
    return 0;
  }
  return Driver(std::move(options), stop).run();
}

}  // namespace warpbench::program
