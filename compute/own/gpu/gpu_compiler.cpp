// SPDX-License-Identifier: GPL-3.0-or-later
#include "own/gpu/gpu_compiler.h"

#include <fstream>
#include <regex>

#include "core/files/file_io.h"
#include "core/text/error.h"
#include "own/gpu/nvcc.h"
#include "own/gpu/nvrtc.h"
#include "own/kernel_cache.h"
#include "own/launch/launch_errors.h"
#include "results/values/digest.h"

namespace warpbench::own {
namespace {

/// One name per line, an empty line, and the machine code.
std::string packed(const CudaCompiler::Outcome& outcome) {
  std::string text;
  for (const std::string& symbol : outcome.symbols) text += symbol + "\n";
  return text + "\n" + outcome.machineCode;
}

GpuCode unpacked(const std::string& text) {
  GpuCode code;
  std::size_t begin = 0;
  for (std::size_t end = text.find('\n'); end != begin; end = text.find('\n', begin)) {
    if (end == std::string::npos) throw DeviceError("a file in the cache of compiled kernels is damaged");
    code.symbols.push_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  code.machineCode = text.substr(begin + 1);
  return code;
}

/// Lines after the user's text that fail to compile if a kernel does not fit its launch: see kLaunchFile.
std::string launchText(const std::vector<ReplacedName>& taken) {
  std::string text = "\n#line 1 \"" + std::string(kLaunchFile) + "\"\n\n";
  for (std::size_t i = 0; i < taken.size(); ++i) {
    const std::string name = "WarpbenchLaunch" + std::to_string(i);
    text += taken[i].isKernel()
                ? "using " + name + " = decltype(static_cast<" + taken[i].type + ">(" + taken[i].words + "));\n"
                : "using " + name + " = char[sizeof(" + taken[i].name + ") >= " + std::to_string(taken[i].sizes) +
                      " ? 1 : -1];\n";
  }
  return text;
}

}  // namespace

std::unique_ptr<CudaCompiler> cudaCompiler(int capability) {
  if (const auto nvcc = Nvcc::find()) return std::make_unique<Nvcc>(*nvcc, capability);
  return std::make_unique<Nvrtc>(capability);
}

GpuCompiler::GpuCompiler(std::unique_ptr<CudaCompiler> compiler) : m_compiler(std::move(compiler)) {}

GpuCode GpuCompiler::compile(const OwnKernel& own, const std::vector<ReplacedName>& taken) const {
  std::string key = own.file;
  for (const ReplacedName& each : taken) key += '\0' + each.type;
  const std::string text = own.text + launchText(taken);
  const std::filesystem::path folder = kernelCacheFolder();
  if (folder.empty()) throw RequestError("compiling kernels needs a folder for files: name one with XDG_CACHE_HOME");
  const ObjectCache cache(folder / ("gpu-" + digestOf(m_compiler->key())));
  if (const auto known = cache.find(key + text)) return unpacked(readFile(*known));

  const CudaCompiler::Outcome outcome = m_compiler->compile(text, own.file, taken);
  if (outcome.machineCode.empty())
    throw explained(own, taken, inFormOfGcc(outcome.log),
                    [&] { return inFormOfGcc(m_compiler->compile(own.text, own.file, {}).log); });
  const WorkFolder work(folder);
  const std::filesystem::path made = work.path() / "made";
  std::ofstream(made, std::ios::binary) << packed(outcome);
  cache.add(key + text, made);
  return {outcome.machineCode, outcome.symbols};
}

std::string inFormOfGcc(const std::string& log) {
  static const std::regex place(R"(^(.+)\((\d+)\): (?:catastrophic )?(error|warning|remark)(?: #\d+(?:-D)?)?: (.*)$)");
  std::vector<std::string> lines(1);
  for (const char c : log)
    if (c == '\n')
      lines.emplace_back();
    else
      lines.back() += c;
  std::string text;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    std::smatch found;
    if (!std::regex_match(lines[i], found, place)) continue;
    // The source line and the mark below it, both indented by two blanks.
    std::string column;
    if (i + 2 < lines.size()) {
      const std::size_t mark = lines[i + 2].find_first_not_of(' ');
      if (mark != std::string::npos && mark >= 2 && lines[i + 2][mark] == '^') column = std::to_string(mark - 1) + ":";
    }
    text += found[1].str() + ":" + found[2].str() + ":" + column + " " +
            (found[3] == "remark" ? "note" : found[3].str()) + ": " + found[4].str() + "\n";
  }
  return text;
}

}  // namespace warpbench::own
