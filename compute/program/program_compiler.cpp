// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/program_compiler.h"

#include <dlfcn.h>

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <iterator>
#include <optional>
#include <system_error>

#include "core/files/file_io.h"
#include "core/text/error.h"
#include "core/text/symbol_name.h"
#include "core/text/text.h"
#include "own/compile_error.h"
#include "own/diagnostics.h"
#include "own/elf_symbols.h"
#include "own/kernel_cache.h"
#include "own/simulator_compiler.h"
#include "own/tool_run.h"
#include "program/compiler_messages.h"
#include "program/program_table.h"
#include "program/project/project_files.h"
#include "program/rewriting/flop_counters.h"
#include "program/rewriting/host_functions.h"
#include "program/rewriting/host_names.h"
#include "program/rewriting/local_variables.h"
#include "program/rewriting/nvidia_headers.h"
#include "program/rewriting/program_text.h"
#include "program/rewriting/refused_words.h"
#include "program/rewriting/source_places.h"

namespace warpbench::program {

namespace fs = std::filesystem;

namespace {

/// Compiles as nvcc does: with GNU C++ extensions and what older standards allowed. Loops of constant length are
/// unrolled completely only in GPU functions (by an attribute, see rewriting/program_text.cpp), because unrolling those of the
/// host made g++ up to ten times as slow.
own::Prelude preludeAt(const char* path) {
  return {.path = path, .flags = "-std=gnu++20 -Wno-narrowing -Wno-register -fno-peel-loops", .subject = "programs"};
}
const own::Prelude& programPrelude() {
  static const own::Prelude prelude = preludeAt("program/cuda/program_prelude.h");
  return prelude;
}

/// Calls `compile` with that prelude. If a program with `using namespace std;` has names that clash with the standard
/// headers in it, calls it again with only the headers that nvcc includes.
template <typename Compile>
auto withPrelude(Compile compile) {
  try {
    return compile(programPrelude());
  } catch (const CompileError& error) {
    const auto isAmbiguous = [](const Diagnostic& each) {
      return each.text.starts_with("reference to ") && each.text.ends_with(" is ambiguous");
    };
    if (std::ranges::none_of(error.diagnostics(), isAmbiguous)) throw;
  }
  return compile(preludeAt("program/cuda/program_words.h"));
}

/// A block with one of each counted instruction. It distinguishes versions of the counting in the cache key.
constexpr const char* kCompiled =
    "\tcall\t__sanitizer_cov_trace_pc@PLT\n\taddss\t%xmm0, %xmm1\n\taddsd\t%xmm0, %xmm1\n";

/// See AccessWatcher::misaddresses() and misindexes(). A load that is moved out of a loop may read a local variable
/// that has no value yet.
constexpr const char* kChecks[] = {"-fsanitize=bounds,alignment", "-fno-tree-loop-im"};

/// The C library functions that a check replaces: see runtime/host_memory_calls.cpp.
constexpr const char* kWrapped =
    "-Wl,--wrap=malloc,--wrap=calloc,--wrap=realloc,--wrap=free,--wrap=memcpy,--wrap=memmove,--wrap=memset";

/// Those that every program calls in other versions: see runtime/signal_calls.cpp.
constexpr const char* kWrappedSignals = "-Wl,--wrap=signal,--wrap=sigaction";

class Compilation {
 public:
  Compilation(const ProgramSource& source, const GpuProfile& profile, const std::stop_token& stop,
              const own::Prelude& prelude)
      : m_source(source),
        m_architecture(source.architecture != 0 ? source.architecture
                                                : std::lround(profile.computeCapability * 10) * 10),
        m_stop(stop),
        m_compiler(stop, prelude) {}

  CompiledProgram program() {
    const own::WorkFolder work(m_compiler.workParent());
    std::vector<Unit> units;
    for (;;) {
      while (units.size() < m_source.files.size()) units.push_back(unitOf(m_source.files[units.size()]));
      const fs::path object = objectOf(units, work.path());
      if (!takeDefinitions(object)) return {.object = object, .taken = m_taken};
    }
  }

  CompiledUnit unit() {
    Unit unit = unitOf(m_source.files.front());
    (unit.text += "\n# 1 \"" + std::string(kKernelsFile) + "\"\n") += linkedTableText();
    const own::WorkFolder work(m_compiler.workParent());
    const std::string object = compile(unit, "0", work.path());
    return {.object = readFile(work.path() / object, kLargestObject),
            .preprocessed = {},
            .files = sourceFiles(unit.file, unit.preprocessed)};
  }

  CompiledUnit preprocessed() {
    const Unit unit = unitOf(m_source.files.front());
    return {.object = {}, .preprocessed = unit.preprocessed, .files = sourceFiles(unit.file, unit.preprocessed)};
  }

 private:
  struct Unit {
    std::string file;
    std::string preprocessed;
    std::string text;
    HostNames names;  ///< without its texts
    std::vector<std::string> marked;
    bool c = false;
    bool nvidias = false;  ///< includes NVIDIA's headers
    std::string object;    ///< its file's name after compilation
  };

  /// Returns the program for these units, from the cache or linked in the folder.
  fs::path objectOf(std::vector<Unit>& units, const fs::path& folder) const {
    std::string all = tableText() + kWrappedSignals + withFlopCounters(kCompiled);  // represents how text is compiled
    if (m_source.checks) {
      for (const char* const word : kChecks) all += word;
      all += kWrapped;
    }
    for (const Unit& unit : units) (all += '\0' + unit.file + '\0') += unit.text;
    for (const std::string& word : libraryWords()) all += '\0' + word;
    const own::ObjectCache cache = m_compiler.objects();
    if (const auto known = cache.find(all)) return *known;
    std::vector<std::string> link{m_compiler.words().front(), "-shared", "-o", "program.so"};
    for (std::size_t i = 0; i < units.size(); ++i) {
      if (units[i].object.empty()) units[i].object = compile(units[i], std::to_string(i), folder);
      link.push_back(units[i].object);
    }
    link.push_back(tableObject(m_compiler, folder, m_stop).string());
    link.emplace_back(kWrappedSignals);
    if (m_source.checks) link.emplace_back(kWrapped);
    for (const std::string& word : libraryWords()) link.push_back(word);
    for (const char* word : {"-Wl,-Bsymbolic", "-pthread", "-lm", "-Wl,--as-needed", "-lgomp"}) link.emplace_back(word);
    const own::ToolOutcome outcome = own::runTool(link, folder, m_stop);
    if (!outcome.ok) {
      std::vector<std::string> files;
      for (const Unit& unit : units) files.push_back(unit.file);
      throwErrors(linkerErrors(outcome, files));
    }
    return cache.add(all, folder / "program.so");
  }

  /// Records what the program takes from its project beyond the command line, as paths relative to the current folder.
  void tellTaken(const char* option, const fs::path& path) {
    std::error_code unknown;
    const fs::path near = fs::proximate(path, unknown);
    m_taken.push_back(option + (unknown ? path : near).string());
  }

  /// Adds a project file that defines the object's missing symbols. @returns whether one was found.
  bool takeDefinitions(const fs::path& object) {
    constexpr std::size_t kMostFiles = 100;
    if (!m_source.looksAround || m_source.files.size() >= kMostFiles) return false;
    std::vector<std::string> lacking;
    for (const std::string& symbol : own::undefinedIn(readFile(object, kLargestObject)))
      if (symbol != "main" && ::dlsym(RTLD_DEFAULT, symbol.c_str()) == nullptr) lacking.push_back(demangled(symbol));
    if (lacking.empty()) return false;
    const auto file = ProjectFiles(m_source.files.front()).definitionOf(lacking, m_source.files);
    if (!file) return false;
    tellTaken("", *file);
    m_source.files.push_back(*file);
    return true;
  }

  /// Adds the project folder that contains the missing header. @returns whether one was found.
  bool takeHeader(const std::string& said) {
    const std::string header = missingHeader(said);
    if (!m_source.looksAround || header.empty() || isNvidias(header)) return false;
    auto folder = ProjectFiles(m_source.files.front()).folderOf(header);
    // The most frequent helpers of the CUDA samples are provided here.
    const fs::path samples = m_compiler.prelude().parent_path() / "samples";
    const bool isOurs = !folder && fs::exists(samples / header);
    if (isOurs) folder = samples;
    if (!folder || std::ranges::find(m_source.includes, folder->string()) != m_source.includes.end()) return false;
    if (!isOurs) tellTaken("-I ", *folder);
    m_source.includes.push_back(folder->string());
    return true;
  }

  /// Library folders as absolute paths, because the linker, and perhaps the program, run in another folder.
  std::vector<std::string> libraryWords() const {
    std::vector<std::string> words;
    for (const std::string& folder : m_source.libraryFolders) {
      const std::string path = fs::absolute(folder).string();
      words.push_back("-L" + path);
      words.push_back("-Wl,-rpath," + path);
    }
    for (const std::string& library : m_source.libraries) words.push_back("-l" + library);
    return words;
  }

  /// Preprocesses a file to C++ in the current folder, to which relative names refer.
  Unit unitOf(const fs::path& file) {
    Unit unit{.file = file.string(), .c = file.extension() == ".c"};
    static_cast<void>(readFile(file, kLargestProgramFile));  // throws with this program's message if it is unreadable
    const bool given = !unit.c && holdsNvidias(m_source.includes);
    own::ToolOutcome outcome = given ? own::ToolOutcome() : preprocess(unit, nullptr, Side::Gpu);
    std::optional<NvidiaHeaders> nvidias;
    if (given || (!outcome.ok && !unit.c && isNvidias(missingHeader(outcome.output))))
      if (nvidias = nvidiaHeaders(m_source.includes, m_compiler.prelude().parent_path()); nvidias) {
        outcome = preprocess(unit, &*nvidias, Side::Gpu);
        unit.nvidias = true;
      }
    if (outcome.tooMuchOutput)
      throw RequestError("'" + printable(unit.file) + "' has more than " + std::to_string(kLargestText >> 20) +
                         " MiB of text with all that it includes");
    if (!outcome.ok && takeHeader(outcome.output)) return unitOf(file);
    if (!outcome.ok) throwErrors(errorsOf(outcome, unit, ""));
    unit.preprocessed = std::move(outcome.output);
    std::string both = unit.preprocessed;
    if (!unit.c && asksForArchitecture(unit)) {
      outcome = preprocess(unit, nvidias ? &*nvidias : nullptr, Side::Host);
      if (!outcome.ok) throwErrors(errorsOf(outcome, unit, ""));
      both =
          withHostFunctions(both, outcome.output, [&](std::string_view each) { return isOfProgram(m_source, each); });
    }
    if (unit.nvidias)
      if (std::vector<Diagnostic> refused = refusedHeaders(unit.preprocessed); !refused.empty()) throwErrors(refused);
    if (unit.c) {
      unit.text = both;
      return unit;
    }
    HostNames names = hostNamesIn(unit.nvidias ? withLibraryCalls(both) : both);
    if (!names.refused.empty()) throwErrors(names.refused);
    if (m_source.checks) names.text = withLocalVariables(names.text);
    unit.text = cppOf(names.text, contraction());
    for (const std::string& marked : names.marked) unit.marked.push_back(cppOf(marked, contraction()));
    unit.names = {.direct = std::move(names.direct), .unevaluated = std::move(names.unevaluated)};
    return unit;
  }

  Contraction contraction() const {
    if (m_source.contracts && !own::multipliesAndAdds())
      throw RequestError(
          "a GPU computes a * b + c as one operation, which this processor lacks: compile the program without it, with "
          "--fmad false");
    return m_source.contracts ? Contraction::On : Contraction::Off;
  }

  /// Whether a file of the program differs between GPU and host compilation.
  bool asksForArchitecture(const Unit& unit) const {
    return std::ranges::any_of(sourceFiles(unit.file, unit.preprocessed), [&](const std::string& file) {
      std::error_code error;
      return (file == unit.file || isOfProgram(m_source, file)) && fs::is_regular_file(file, error) &&
             readFile(file, kLargestText).find("__CUDA_ARCH__") != std::string::npos;
    });
  }

  enum class Side { Gpu, Host };
  own::ToolOutcome preprocess(const Unit& unit, const NvidiaHeaders* nvidias, Side side) const {
    std::vector<std::string> command = unit.c ? wordsOfC() : m_compiler.words();
    const fs::path ours = m_compiler.prelude().parent_path();
    for (const std::string& folder : nvidias != nullptr ? nvidias->includes : m_source.includes)
      command.push_back("-I" + folder);
    for (const std::string& define : m_source.defines) command.push_back("-D" + define);
    const auto add = [&](std::initializer_list<std::string> words) {
      command.insert(command.end(), words.begin(), words.end());
    };
    if (unit.c)
      add({"-include", (ours / "c_names.h").string()});
    else
      add({"-include", m_compiler.prelude().string(), "-fpch-preprocess", "-I" + ours.string(),
           "-I" + (ours / "libraries").string()});
    if (!unit.c && side == Side::Gpu) add({"-D__CUDA_ARCH__=" + std::to_string(m_architecture)});
    command.insert(command.end(), m_source.words.begin(), m_source.words.end());
    if (nvidias != nullptr)
      add({"-I" + (ours / "nvidia").string(), "-include", (ours / "nvidia_words.h").string(), "-isystem",
           nvidias->links.string(), "-fno-canonical-system-headers"});
    if (nvidias != nullptr && !nvidias->files.empty()) add({"-I" + nvidias->files.string()});
    add({"-E", "-x", unit.c ? "c" : "c++", unit.file});
    own::ToolLimits limits;
    limits.outputBytes = kLargestText;
    limits.printsText = true;
    limits.confined = m_source.confined;
    const own::ToolOutcome outcome = own::runTool(command, fs::current_path(), m_stop, limits);
    if (outcome.ok || outcome.tooMuchOutput) return outcome;
    limits.printsText = false;
    add({"-o", "/dev/null"});  // for its messages, without the text in between
    return own::runTool(command, fs::current_path(), m_stop, limits);
  }

  std::vector<std::string> wordsOfC() const {
    return {m_compiler.words().front(),
            "-O2",
            "-g",
            "-fPIC",
            "-fvisibility=hidden",
            "-w",
            "-Wno-implicit-function-declaration",  // GCC 14 rejects what older programs rely on
            "-fdiagnostics-color=never",
            "-fno-diagnostics-show-caret",
            "-std=gnu17"};
  }

  /// Rejects a unit whose GPU functions use host-only names, or the other way round.
  void checkHostNames(const Unit& unit, const std::string& number, const fs::path& folder) const {
    std::vector<std::string> command = m_compiler.words();
    std::erase(command, "-w");
    const std::string text = "marked" + number + ".ii";
    for (const std::string& word : {std::string("-Wno-deprecated-declarations"), std::string("-fpreprocessed"),
                                    std::string("-fsyntax-only"), std::string("-x"), std::string("c++"), text})
      command.push_back(word);
    own::ToolLimits limits;
    limits.seconds = 300;
    const auto isOwn = [&](std::string_view file) { return isOfProgram(m_source, file); };
    std::vector<Diagnostic> uses;
    for (const std::string& marked : unit.marked) {
      writeScratchFile(folder / text, marked);
      const own::ToolOutcome outcome = own::runTool(command, folder, m_stop, limits);
      const std::vector<Diagnostic> said = own::diagnosticsIn(outcome.output, unit.file, isOwn);
      std::ranges::move(wrongUses(said, unit.names), std::back_inserter(uses));
    }
    if (!uses.empty()) throwErrors(uses);
  }

  /// @returns the object's name.
  std::string compile(const Unit& unit, const std::string& number, const fs::path& folder) const {
    const std::string text = "unit" + number + (unit.c ? ".i" : ".ii");
    const std::string assembly = "unit" + number + ".s";
    const std::string object = "unit" + number + ".o";
    writeScratchFile(folder / text, unit.text);
    checkHostNames(unit, number, folder);
    std::vector<std::string> command = unit.c ? wordsOfC() : m_compiler.words();
    for (const std::string& word : m_source.words)
      if (word.starts_with("-f")) command.push_back(word);
    if (unit.nvidias) command.emplace_back("-fpermissive");  // CUB's classes give names a second meaning
    if (m_source.checks) command.insert(command.end(), std::begin(kChecks), std::end(kChecks));
    for (const std::string& word :
         {"-fdebug-prefix-map=" + fs::current_path().string() + "=.", "-fdebug-prefix-map=" + folder.string() + "=.",
          std::string("-fpreprocessed"), std::string("-x"), std::string(unit.c ? "c" : "c++"), std::string("-S"),
          std::string("-o"), assembly, text})
      command.push_back(word);
    own::ToolLimits limits;
    limits.seconds = 300;
    const own::ToolOutcome outcome = own::runTool(command, folder, m_stop, limits);
    if (!outcome.ok) throwErrors(errorsOf(outcome, unit, unit.preprocessed));
    if (!unit.c) writeScratchFile(folder / assembly, withFlopCounters(readFile(folder / assembly, kLargestAssembly)));
    const own::ToolOutcome assembled =
        own::runTool({m_compiler.words().front(), "-c", "-o", object, assembly}, folder, m_stop, limits);
    if (!assembled.ok) throwErrors(errorsOf(assembled, unit, unit.preprocessed));
    return object;
  }

  std::vector<Diagnostic> errorsOf(const own::ToolOutcome& outcome, const Unit& unit, const std::string& text) const {
    return compilerErrors(outcome, m_source, unit.file, unit.nvidias, text);
  }

  static constexpr std::size_t kLargestText = std::size_t{64} << 20;
  static constexpr std::size_t kLargestAssembly = std::size_t{1} << 30;
  static constexpr std::size_t kLargestObject = std::size_t{1} << 30;

  ProgramSource m_source;
  std::vector<std::string> m_taken;  ///< see CompiledProgram
  long m_architecture;
  std::stop_token m_stop;
  own::SimulatorCompiler m_compiler;
};

}  // namespace

CompiledProgram compileProgram(const ProgramSource& source, const GpuProfile& profile, const std::stop_token& stop) {
  return withPrelude(
      [&](const own::Prelude& prelude) { return Compilation(source, profile, stop, prelude).program(); });
}

CompiledUnit compileUnit(const ProgramSource& source, const GpuProfile& profile, const std::stop_token& stop) {
  return withPrelude([&](const own::Prelude& prelude) { return Compilation(source, profile, stop, prelude).unit(); });
}

CompiledUnit preprocessUnit(const ProgramSource& source, const GpuProfile& profile, const std::stop_token& stop) {
  return Compilation(source, profile, stop, programPrelude()).preprocessed();
}

fs::path headersOfPrograms(const std::stop_token& stop) {
  return own::SimulatorCompiler(stop, programPrelude()).prelude().parent_path().parent_path().parent_path();
}

}  // namespace warpbench::program
