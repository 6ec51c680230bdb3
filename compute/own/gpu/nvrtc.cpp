// SPDX-License-Identifier: GPL-3.0-or-later
#include "own/gpu/nvrtc.h"

#include <dlfcn.h>

#include <filesystem>
#include <memory>
#include <string_view>

#include "catalogue/kernel_source.h"
#include "core/text/error.h"
#include "own/gpu/device_headers.h"

namespace warpbench::own {
namespace {

constexpr std::string_view kToolkitLibraries = "/usr/local/cuda/lib64/";

/// Opens the library of CUDA 13 or 12, from the system's library path or from the toolkit.
void* openLibrary() {
  for (const char* name : {"libnvrtc.so.13", "libnvrtc.so.12"})
    for (const std::string& path : {std::string(name), std::string(kToolkitLibraries) + name})
      if (void* const library = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL)) return library;
  throw RequestError(
      "NVRTC or nvcc compiles your own kernels for a GPU, and neither is installed here: install NVIDIA's CUDA "
      "toolkit, or its libnvrtc.so.13 or libnvrtc.so.12, or choose a simulated device");
}

}  // namespace

/// As declared in nvrtc.h (NVRTC documentation, "User Interface"): a program is a pointer, and result 0 means success.
struct Nvrtc::Functions {
  using Program = void*;

  Functions() : library(openLibrary()) {
    load("nvrtcVersion", version);
    loadBuiltins();
    load("nvrtcGetErrorString", errorString);
    load("nvrtcCreateProgram", create);
    load("nvrtcDestroyProgram", destroy);
    load("nvrtcAddNameExpression", addName);
    load("nvrtcCompileProgram", compile);
    load("nvrtcGetProgramLogSize", logSize);
    load("nvrtcGetProgramLog", log);
    load("nvrtcGetCUBINSize", codeSize);
    load("nvrtcGetCUBIN", code);
    load("nvrtcGetLoweredName", loweredName);
  }

  void* library;
  int (*version)(int*, int*);
  const char* (*errorString)(int);
  int (*create)(Program*, const char*, const char*, int, const char* const*, const char* const*);
  int (*destroy)(Program*);
  int (*addName)(Program, const char*);
  int (*compile)(Program, int, const char* const*);
  int (*logSize)(Program, std::size_t*);
  int (*log)(Program, char*);
  int (*codeSize)(Program, std::size_t*);
  int (*code)(Program, char*);
  int (*loweredName)(Program, const char*, const char**);

  void check(int status, const char* call) const {
    if (status != 0) throw DeviceError(Message::text("%1: %2"), call, errorString(status));
  }

  /// Loads the library once per process and never unloads it. If loading throws, the next call tries again.
  static const Functions& get() {
    static const Functions functions;
    return functions;
  }

 private:
  /// NVRTC opens its built-in functions by the bare name of their library. Where the toolkit's libraries are not on the
  /// system's path, it finds them only if they are loaded already.
  void loadBuiltins() const {
    int major = 0;
    int minor = 0;
    check(version(&major, &minor), "nvrtcVersion");
    const std::string name = "libnvrtc-builtins.so." + std::to_string(major) + "." + std::to_string(minor);
    if (!dlopen(name.c_str(), RTLD_NOW | RTLD_LOCAL))
      dlopen((std::string(kToolkitLibraries) + name).c_str(), RTLD_NOW | RTLD_LOCAL);
  }

  template <typename Function>
  void load(const char* name, Function& function) {
    function = reinterpret_cast<Function>(dlsym(library, name));
    if (!function)
      throw RequestError(std::string("NVRTC has no function ") + name + ": install a version that matches");
  }
};

namespace {

/// The include folder of the library's toolkit; empty if only the library is installed.
std::string headersOf(const void* function) {
  Dl_info info{};
  if (dladdr(function, &info) == 0) return {};
  std::error_code unknown;
  const std::filesystem::path library = std::filesystem::canonical(info.dli_fname, unknown);
  for (auto folder = library.parent_path(); folder.has_relative_path(); folder = folder.parent_path())
    if (std::filesystem::exists(folder / "include" / "cuda_fp16.h", unknown)) return (folder / "include").string();
  return {};
}

}  // namespace

Nvrtc::Nvrtc(int capability) : m_functions(Functions::get()) {
  int major = 0;
  int minor = 0;
  m_functions.check(m_functions.version(&major, &minor), "nvrtcVersion");
  for (const DeviceHeader& header : kDeviceHeaders) m_headers.push_back({header.name, header.text});
  // Includes name files of the same folder, of the parent folder or of a sibling folder.
  for (const KernelFile& file : kernelFiles()) {
    const std::string name(file.name.substr(file.name.find('/') + 1));
    for (const std::string& include : {std::string(file.fileName()), "../" + std::string(file.fileName()), "../" + name})
      if (m_headers.empty() || m_headers.back().name != include) m_headers.push_back({include, std::string(file.text)});
  }
  // Functions without a specifier are device functions: this covers nvcc's --expt-relaxed-constexpr and more.
  m_options = {"--gpu-architecture=" + architectureOf(capability), "-std=c++20", "-lineinfo", "-default-device"};
  const std::string toolkit = headersOf(reinterpret_cast<const void*>(m_functions.version));
  if (!toolkit.empty()) m_options.push_back("--include-path=" + toolkit);
  m_key = std::to_string(major) + "." + std::to_string(minor);
  for (const std::string& option : m_options) m_key += '\0' + option;
  for (const Header& header : m_headers) m_key += '\0' + header.name + '\0' + header.text;
}

CudaCompiler::Outcome Nvrtc::compile(const std::string& text, const std::string& name,
                                     const std::vector<ReplacedName>& taken) const {
  std::vector<const char*> names;
  std::vector<const char*> texts;
  std::vector<const char*> words;
  for (const Header& header : m_headers) {
    names.push_back(header.name.c_str());
    texts.push_back(header.text.c_str());
  }
  for (const std::string& option : m_options) words.push_back(option.c_str());
  Functions::Program program = nullptr;
  const Functions& nvrtc = m_functions;
  nvrtc.check(nvrtc.create(&program, text.c_str(), name.c_str(), static_cast<int>(m_headers.size()), texts.data(),
                           names.data()),
              "nvrtcCreateProgram");
  const auto destroy = [&nvrtc](Functions::Program* each) { nvrtc.destroy(each); };
  const std::unique_ptr<Functions::Program, decltype(destroy)> destroyed(&program, destroy);
  for (const ReplacedName& each : taken)
    nvrtc.check(nvrtc.addName(program, each.words.c_str()), "nvrtcAddNameExpression");
  const int status = nvrtc.compile(program, static_cast<int>(words.size()), words.data());

  Outcome outcome;
  std::size_t size = 0;
  nvrtc.check(nvrtc.logSize(program, &size), "nvrtcGetProgramLogSize");
  outcome.log.resize(size);
  if (size > 0) nvrtc.check(nvrtc.log(program, outcome.log.data()), "nvrtcGetProgramLog");
  while (outcome.log.ends_with('\0')) outcome.log.pop_back();
  if (status != 0) {
    // An error of NVRTC's own, such as a library that is missing, has no line of the text.
    constexpr std::string_view kOwnError = "nvrtc: error: ";
    if (const std::size_t at = outcome.log.find(kOwnError); at != std::string::npos)
      throw DeviceError(Message::text("%1: %2"), "NVRTC", outcome.log.substr(at + kOwnError.size()));
    if (outcome.log.find("error") == std::string::npos) nvrtc.check(status, "nvrtcCompileProgram");
    return outcome;
  }
  nvrtc.check(nvrtc.codeSize(program, &size), "nvrtcGetCUBINSize");
  outcome.machineCode.resize(size);
  nvrtc.check(nvrtc.code(program, outcome.machineCode.data()), "nvrtcGetCUBIN");
  for (const ReplacedName& each : taken) {
    const char* symbol = nullptr;
    nvrtc.check(nvrtc.loweredName(program, each.words.c_str(), &symbol), "nvrtcGetLoweredName");
    outcome.symbols.emplace_back(symbol);
  }
  return outcome;
}

}  // namespace warpbench::own
