// SPDX-License-Identifier: GPL-3.0-or-later
#include "own/kernel_object.h"

#include <dlfcn.h>
#include <link.h>

#include <algorithm>
#include <map>
#include <mutex>

#include "core/text/symbol_name.h"
#include "core/text/text.h"
#include "own/arithmetic/conversion_text.h"
#include "own/arithmetic/shift_text.h"
#include "own/compile_error.h"
#include "own/cuda_tokens.h"
#include "own/ptx/inline_ptx.h"
#include "own/scattered_atomics.h"
#include "simulator/debug_info.h"

namespace warpbench::own {
namespace {

/// An entry of the object's table. The table's source text below must agree.
struct Entry {
  void* address;
  std::size_t sizes;
};
struct Table {
  const Entry* entries;
  std::size_t count;
  void* (*touchShared)();
  const char* constantsBegin;
  const char* constantsEnd;
};
constexpr const char* kTableName = "warpbenchTable";

/// On one line, so that entry i is on line i + 2.
constexpr const char* kTableBegins =
    "struct WarpbenchEntry { void* address; unsigned long sizes; }; "
    "struct WarpbenchTable { const WarpbenchEntry* entries; unsigned long count; void* (*touchShared)(); "
    "const char* constantsBegin; const char* constantsEnd; }; "
    "template <typename... P> constexpr unsigned long warpbenchSizes(void (*)(P...)) { unsigned long sizes = 0; "
    "((sizes = sizes * 4099 + sizeof(P)), ...); return sizes; } "
    "template <typename F> WarpbenchEntry warpbenchKernel(F* kernel) { "
    "return {reinterpret_cast<void*>(kernel), warpbenchSizes(kernel)}; } "
    "extern \"C\" { [[gnu::weak, gnu::visibility(\"hidden\")]] extern const char __start_warpbench_constant[]; "
    "[[gnu::weak, gnu::visibility(\"hidden\")]] extern const char __stop_warpbench_constant[]; } "
    "static thread_local char warpbenchTouched; "
    "[[gnu::no_sanitize(\"thread\"), gnu::no_sanitize_coverage]] static void* warpbenchTouch() { "
    "return &warpbenchTouched; } static const WarpbenchEntry warpbenchEntries[] = {\n";
constexpr const char* kTableEnds =
    "{nullptr, 0}};\n"
    "extern \"C\" [[gnu::visibility(\"default\")]] const WarpbenchTable warpbenchTable; "
    "const WarpbenchTable warpbenchTable = {warpbenchEntries, sizeof(warpbenchEntries) / sizeof(WarpbenchEntry) - 1, "
    "warpbenchTouch, __start_warpbench_constant, __stop_warpbench_constant};\n";

std::string quoted(const std::string& text) {
  std::string quoted = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') quoted += '\\';
    quoted += static_cast<unsigned char>(c) < ' ' ? '?' : c;
  }
  return quoted + "\"";
}

[[noreturn]] void refuse(const std::string& file, const std::string& text) {
  throw CompileError({{.severity = Diagnostic::Severity::Error, .file = file, .line = 0, .column = 0, .text = text}});
}

/// Objects are never unloaded: threads have their thread-local storage, and code addresses map to their lines.
struct Loaded {
  std::mutex mutex;
  std::map<std::string, simulator::KernelModule> modules;  ///< by path
};
Loaded& loaded() {
  static Loaded all;
  return all;
}

}  // namespace

/// Turns the dynamic linker's "undefined symbol: _Z1fv" into a message with the demangled name.
std::string whatIsMissing(const std::string& message) {
  constexpr std::string_view kUndefined = "undefined symbol: ";
  const std::size_t at = message.find(kUndefined);
  if (at == std::string::npos) return oneLine(message);
  std::string symbol = message.substr(at + kUndefined.size());
  symbol = symbol.substr(0, symbol.find_first_of(" ,("));
  return demangled(symbol) + " is declared, but nowhere defined";
}

simulator::KernelModule moduleOf(const std::string& path, void* handle, void* (*touchShared)(),
                                 const simulator::AddressRange& constants) {
  const std::scoped_lock lock(loaded().mutex);
  auto& modules = loaded().modules;
  if (const auto known = modules.find(path); known != modules.end()) return known->second;
  simulator::KernelModule module;
  module.number = modules.size() + 1;
  dlinfo(handle, RTLD_DI_TLS_MODID, &module.threadStorage);
  module.touchShared = touchShared;
  module.constants = constants;
  link_map* map = nullptr;
  if (dlinfo(handle, RTLD_DI_LINKMAP, &map) == 0)
    simulator::addModule(module.number, path, map->l_addr, reinterpret_cast<std::uint64_t>(touchShared));
  return modules.emplace(path, module).first->second;
}

ObjectSource objectSource(const OwnKernel& own, std::vector<ReplacedName> entries) {
  ObjectSource source;
  source.text =
      "#include \"simulator/cuda/language/gpu_conversions.h\"\n"
      "#include \"simulator/cuda/language/gpu_shifts.h\"\n"
      "namespace warpbench { inline namespace simt { extern __shared__ unsigned char dynamicShared[]; } }\n"
      "#line 1 " +
      quoted(own.file) + "\n" +
      withUnrolling(withDynamicShared(
          withInlineKernels(withScatteredAtomics(withGpuShifts(withGpuConversions(withInlinePtx(own.text)))))));
  source.whole = source.text + "\n#line 1 " + quoted(kLaunchFile) + "\n" + kRoomAroundShared + kTableBegins;
  for (const ReplacedName& each : entries)
    source.whole += each.isKernel() ? "warpbenchKernel(static_cast<" + each.type + ">(" + each.words + ")),\n"
                                    : "{" + each.name + ", sizeof(" + each.name + ")},\n";
  source.whole += kTableEnds;
  source.entries = std::move(entries);
  return source;
}

std::shared_ptr<simulator::LoadedKernels> loadObject(const std::filesystem::path& file, const ObjectSource& source,
                                                     const std::string& name) {
  void* const handle = dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (handle == nullptr) refuse(name, whatIsMissing(dlerror()));
  const auto* const table = static_cast<const Table*>(dlsym(handle, kTableName));
  if (table == nullptr || table->count != source.entries.size()) refuse(name, "its object has no table of kernels");
  auto kernels = std::make_shared<simulator::LoadedKernels>();
  kernels->module = moduleOf(
      file.string(), handle, table->touchShared,
      {reinterpret_cast<std::uint64_t>(table->constantsBegin), reinterpret_cast<std::uint64_t>(table->constantsEnd)});
  for (std::size_t i = 0; i < table->count; ++i) {
    const LaunchedName& entry = source.entries[i];
    const Entry& found = table->entries[i];
    if (entry.isKernel() ? found.sizes != entry.sizes : found.sizes < entry.sizes)
      refuse(name, entry.isKernel() ? "the parameters of " + entry.signature() + " have other sizes than the launch's"
                                    : entry.name + " has " + std::to_string(found.sizes) + " bytes; the launch sets " +
                                          std::to_string(entry.sizes));
    kernels->replacements[entry.address] = found.address;
  }
  return kernels;
}

}  // namespace warpbench::own
