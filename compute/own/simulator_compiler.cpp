// SPDX-License-Identifier: GPL-3.0-or-later
#include "own/simulator_compiler.h"

#include <system_error>

#include "catalogue/kernel_source.h"
#include "core/child/child_start.h"
#include "core/files/file_io.h"
#include "core/text/error.h"
#include "core/text/system_message.h"
#include "core/text/text.h"
#include "own/cache_contents.h"
#include "own/compiler_headers.h"
#include "own/compiler_settings.h"
#include "own/kernel_cache.h"
#include "own/ptx/inline_ptx.h"
#include "own/tool_run.h"
#include "results/values/digest.h"

namespace warpbench::own {

namespace fs = std::filesystem;

namespace {

/// Flags for a shared object, in addition to those of the catalogue's kernels. diagnosticsIn() parses g++'s output.
constexpr const char* kObjectFlags =
    "-DWARPBENCH_SIMULATE -fPIC -fvisibility=hidden -fno-semantic-interposition -fno-gnu-unique -w "
    "-fdiagnostics-color=never -fno-diagnostics-show-caret -fmax-errors=20 -pipe";

/// Added after those flags. Shifts that are not masked, and float conversions, then call the simulator if the amount or
/// value is out of range.
constexpr const char* kCheckFlags = "-fsanitize=shift-exponent,float-cast-overflow";

#if defined(__x86_64__)
constexpr const char* kFmaFlag = " -mfma";
#else
constexpr const char* kFmaFlag = "";  // always available
#endif

void addWords(std::vector<std::string>& words, std::string_view text) {
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    if (end > 0) words.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
}

std::string firstLine(const std::string& text) { return printable(text.substr(0, text.find('\n'))); }

/// The key of everything that the headers and the precompiled header depend on.
std::string keyOf(const std::string& compilerVersion, const Prelude& prelude) {
  std::string all =
      compilerVersion + '\0' + kKernelFlags + '\0' + kObjectFlags + '\0' + kCheckFlags + '\0' + prelude.flags + '\0';
  for (const CompilerHeader& header : compilerHeaders()) (all += header.path) += header.text;
  for (const KernelFile& file : kernelFiles()) (all += file.name) += withInlinePtx(file.text);
  return digestOf(all);
}

}  // namespace

bool multipliesAndAdds() {
#if defined(__x86_64__)
  return __builtin_cpu_supports("fma") != 0;
#else
  return true;
#endif
}

const Prelude& kernelPrelude() {
  if (!multipliesAndAdds())
    throw RequestError(
        "a GPU computes a * b + c as one operation, which this processor lacks: it cannot run your own kernels");
  // nvcc fuses a * b + c into one operation, which g++ does only among its expensive optimizations.
  static const Prelude prelude{
      .path = "families/shared/kernel_words.h",
      .flags = std::string("-std=c++20 -ffp-contract=fast -fexpensive-optimizations") + kFmaFlag,
      .subject = "kernels of your own"};
  return prelude;
}

SimulatorCompiler::SimulatorCompiler(const std::stop_token& stop, const Prelude& prelude) : m_prelude(prelude) {
  const std::optional<fs::path> compiler = process::findProgram("g++");
  if (!compiler)
    throw RequestError(prelude.subject +
                       " are compiled by g++, which is not installed here: install it (on Debian and Ubuntu: apt "
                       "install g++)");
  m_compiler = compiler->string();
  m_cache = kernelCacheFolder();
  if (m_cache.empty()) throw RequestError("compiling kernels needs a folder for files: name one with XDG_CACHE_HOME");
  const ToolOutcome version = runTool({m_compiler, "--version"}, "/", stop);
  if (!version.ok) throw DeviceError("'" + printable(m_compiler) + " --version' " + version.end);
  m_headers = m_cache / keyOf(m_compiler + '\0' + version.output, prelude);
  makeHeaders(stop);
}

std::vector<std::string> SimulatorCompiler::words() const {
  std::vector<std::string> words{m_compiler};
  addWords(words, kObjectFlags);
  addWords(words, kKernelFlags);
  addWords(words, kCheckFlags);
  addWords(words, m_prelude.flags);
  std::set<std::string> folders = kernelFolders();
  folders.insert({"", "simulator/cuda"});
  for (const std::string& folder : folders) words.push_back("-I" + (m_headers / folder).string());
  return words;
}

void SimulatorCompiler::makeHeaders(const std::stop_token& stop) const {
  const fs::path precompiled = m_headers / (m_prelude.path + ".gch");
  std::error_code error;
  if (fs::exists(precompiled, error)) {
    noteUse(m_headers);
    return;
  }
  for (const CompilerHeader& header : compilerHeaders()) writeScratchFile(m_headers / header.path, header.text);
  for (const KernelFile& file : kernelFiles()) writeScratchFile(m_headers / file.name, withInlinePtx(file.text));
  const WorkFolder work(m_cache);
  std::vector<std::string> command = words();
  const fs::path made = work.path() / "made.gch";
  for (const std::string& word :
       {std::string("-x"), std::string("c++-header"), std::string("-o"), made.string(), prelude().string()})
    command.push_back(word);
  ToolLimits limits;
  limits.seconds = 300;  // runs once, and slowly on a busy machine
  const ToolOutcome outcome = runTool(command, work.path(), stop, limits);
  if (!outcome.ok)
    throw DeviceError("g++ " + outcome.end + " at the simulator's own headers: " + firstLine(outcome.output));
  fs::rename(made, precompiled, error);  // last, so that its existence implies all other headers
  if (error)
    throw WriteError(Message::text("cannot write '%1': %2"), oneLine(precompiled.string()), systemMessage(error));
  noteUse(m_headers);
  limitCache(m_cache, maxCacheBytes());
}

SimulatorCompiler::Outcome SimulatorCompiler::compile(const std::string& source, const std::stop_token& stop) const {
  const ObjectCache cache = objects();
  if (const auto known = cache.find(source)) return {.object = *known, .output = {}};
  const WorkFolder work(m_cache);
  const std::string place = work.path().string();
  writeScratchFile(work.path() / "kernel.cpp", source);
  std::vector<std::string> command = words();
  // The prefix map makes the object independent of its build folder.
  for (const std::string& word :
       {"-fdebug-prefix-map=" + place + "=.", std::string("-include"), m_prelude.path, std::string("-shared"),
        std::string("-nodefaultlibs"), std::string("-o"), std::string("kernel.so"), std::string("kernel.cpp")})
    command.push_back(word);
  const ToolOutcome outcome = runTool(command, work.path(), stop);
  if (outcome.ok) return {.object = cache.add(source, work.path() / "kernel.so"), .output = {}};
  if ((outcome.end != "ended with code 1" && !outcome.tooMuchOutput) ||
      outcome.output.find("error: ") == std::string::npos)
    throw DeviceError("g++ " + outcome.end + (outcome.output.empty() ? "" : ": " + firstLine(outcome.output)));
  return {.object = {}, .output = outcome.output};
}

std::string SimulatorCompiler::errorsIn(const std::string& source, const std::stop_token& stop) const {
  const WorkFolder work(m_cache);
  writeScratchFile(work.path() / "kernel.cpp", source);
  std::vector<std::string> command = words();
  for (const char* word : {"-include", m_prelude.path.c_str(), "-fsyntax-only", "kernel.cpp"})
    command.emplace_back(word);
  return runTool(command, work.path(), stop).output;
}

}  // namespace warpbench::own
