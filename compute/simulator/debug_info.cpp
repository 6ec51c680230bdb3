// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/debug_info.h"

#include <dwarf.h>
#include <elf.h>
#include <elfutils/libdwfl.h>
#include <execinfo.h>
#include <ucontext.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <string_view>
#include <unordered_map>
#include <unordered_set>

#include "core/text/symbol_name.h"
#include "simulator/dwarf_types.h"
#include "simulator/loaded_kernels.h"

namespace warpbench::simulator {
namespace {

/// Shortens a path to start at the source folder: "kernels/matmul/matmul.cuh". A user's file keeps the name it was
/// compiled with. The compiler leaves an include's ".." in: "kernels/matmul/../copy_async.cuh".
std::string shortened(std::string_view file) {
  const std::string name = std::filesystem::path(file).lexically_normal().string();
  const std::size_t folder = file.starts_with("./") ? std::string::npos : name.rfind("/kernels/");
  return folder == std::string::npos ? name : name.substr(folder + 1);
}

/// A file of the simulator or of the standard library. What it does counts at the kernel's line that uses it.
bool isLibrary(std::string_view file) {
  return file.find("/simulator/cuda/") != std::string_view::npos ||
         file.find("/program/cuda/") != std::string_view::npos || file.starts_with("/usr/");
}

class DebugInfo {
 public:
  static DebugInfo& instance() {
    static auto& info = *new DebugInfo;  // never destroyed: code that runs at the program's exit still looks lines up
    return info;
  }

  const CodePlace& placeOf(std::uint64_t returnAddress) {
    const std::lock_guard lock(m_mutex);
    const auto [known, isNew] = m_places.try_emplace(returnAddress);
    if (isNew) known->second = read(returnAddress - 1);
    return known->second;
  }

  bool isLoaded(std::uint64_t address) {
    const std::lock_guard lock(m_mutex);
    const auto module = m_dwfl ? m_modules.find(dwfl_addrmodule(m_dwfl, address)) : m_modules.end();
    return module != m_modules.end() && module->second > 0;
  }

  std::string functionAt(std::uint64_t address) {
    const std::lock_guard lock(m_mutex);
    Dwfl_Module* const module = m_dwfl ? dwfl_addrmodule(m_dwfl, address) : nullptr;
    const char* const symbol = module ? dwfl_module_addrname(module, address) : nullptr;
    return symbol == nullptr ? "" : demangled(symbol);
  }

  std::pair<std::uint64_t, std::uint64_t> variableAt(std::uint64_t address) {
    const std::lock_guard lock(m_mutex);
    Dwfl_Module* const module = m_dwfl ? dwfl_addrmodule(m_dwfl, address) : nullptr;
    // Several symbols may be at one address, so the nearest one does not suffice.
    const int symbols = module ? dwfl_module_getsymtab(module) : 0;
    for (int i = 1; i < symbols; ++i) {
      GElf_Sym symbol{};
      GElf_Addr begin = 0;
      const char* const name = dwfl_module_getsym_info(module, i, &symbol, &begin, nullptr, nullptr, nullptr);
      if (name != nullptr && GELF_ST_TYPE(symbol.st_info) == STT_OBJECT && address - begin < symbol.st_size)
        return {begin, begin + symbol.st_size};
    }
    return {};
  }

  void addModule(std::uint64_t number, const std::string& file, std::uint64_t base, std::uint64_t inside) {
    const std::lock_guard lock(m_mutex);
    if (m_dwfl == nullptr) return;
    Dwfl_Module* module = dwfl_addrmodule(m_dwfl, inside);  // libdw knows the modules that the process started with
    if (module == nullptr) {
      dwfl_report_begin_add(m_dwfl);
      module = dwfl_report_elf(m_dwfl, file.c_str(), file.c_str(), -1, base, false);
      dwfl_report_end(m_dwfl, nullptr, nullptr);
    }
    if (module == nullptr) return;
    m_modules[module] = number;
    m_isAllRead = false;
  }

  std::vector<const SharedArray*> sharedArraysAt(std::uint64_t address) {
    const std::lock_guard lock(m_mutex);
    std::vector<const SharedArray*> arrays;
    const auto module = m_dwfl ? m_modules.find(dwfl_addrmodule(m_dwfl, address)) : m_modules.end();
    if (module == m_modules.end()) return arrays;
    Dwarf_Addr bias = 0;
    if (Dwarf_Die* const unit = dwfl_addrdie(m_dwfl, address, &bias)) readArrays(unit, module->second);
    for (Dwarf_Die& scope : scopesAt(address)) {
      Dwarf_Attribute attribute;
      Dwarf_Die function = scope;
      if (dwarf_attr(&scope, DW_AT_abstract_origin, &attribute) != nullptr) dwarf_formref_die(&attribute, &function);
      const auto [first, last] = m_byFunction.equal_range({module->second, dwarf_dieoffset(&function)});
      for (auto entry = first; entry != last; ++entry)
        if (const SharedArray* array = find(entry->second)) arrays.push_back(array);
    }
    return arrays;
  }

  std::size_t sharedBytesOf(std::uint64_t address) {
    const std::lock_guard lock(m_mutex);
    const auto module = m_dwfl ? m_modules.find(dwfl_addrmodule(m_dwfl, address)) : m_modules.end();
    if (module == m_modules.end()) return 0;
    Dwarf_Addr bias = 0;
    Dwarf_Die* const unit = dwfl_addrdie(m_dwfl, address, &bias);
    Dwarf_Die* const function = unit ? functionOf(unit, address - bias) : nullptr;
    if (function == nullptr) return 0;
    readArrays(unit, module->second);
    std::set<std::uint64_t> offsets;
    addOffsets(function, module->second, offsets);
    std::size_t bytes = 0;
    for (const std::uint64_t offset : offsets) {
      const SharedArray* const array = find(offset);
      if (array == nullptr) continue;
      constexpr std::size_t kMaxAlignment = 16;
      const auto element = static_cast<std::size_t>(std::max<std::int64_t>(array->shape.elementBytes, 1));
      const std::size_t alignment = std::min(kMaxAlignment, element & ~(element - 1));
      bytes = (bytes + alignment - 1) / alignment * alignment + array->bytes;
    }
    return bytes;
  }

  SourceLine declarationOf(const SharedArray& array) {
    const std::lock_guard lock(m_mutex);
    SourceLine line;
    const auto known = m_sharedArrays.find(array.offset);
    if (known == m_sharedArrays.end()) return line;
    if (const char* file = dwarf_decl_file(&known->second.variable)) line.file = shortened(file);
    dwarf_decl_line(&known->second.variable, &line.line);
    return line;
  }

  const SharedArray* at(std::uint64_t offset) {
    const std::lock_guard lock(m_mutex);
    const SharedArray* const known = find(offset);
    if (known != nullptr || m_isAllRead) return known;
    readAllArrays();
    return find(offset);
  }

 private:
  DebugInfo() {
    static char* noPath = nullptr;
    static const Dwfl_Callbacks callbacks{.find_elf = dwfl_linux_proc_find_elf,
                                          .find_debuginfo = dwfl_standard_find_debuginfo,
                                          .section_address = nullptr,
                                          .debuginfo_path = &noPath};
    m_dwfl = dwfl_begin(&callbacks);
    if (m_dwfl == nullptr) return;
    dwfl_linux_proc_report(m_dwfl, getpid());
    dwfl_report_end(m_dwfl, nullptr, nullptr);
    Dwfl_Module* const program = dwfl_addrmodule(m_dwfl, reinterpret_cast<Dwarf_Addr>(&simulator::placeOf));
    if (program != nullptr) m_modules[program] = 0;
  }

  const SharedArray* find(std::uint64_t offset) const {
    const auto after = m_sharedArrays.upper_bound(offset);
    if (after == m_sharedArrays.begin()) return nullptr;
    const SharedArray& array = std::prev(after)->second.array;
    return offset - array.offset < array.bytes ? &array : nullptr;
  }

  CodePlace read(std::uint64_t address) {
    Dwfl_Line* const entry = m_dwfl ? dwfl_getsrc(m_dwfl, address) : nullptr;
    CodePlace place;
    const char* file =
        entry ? dwfl_lineinfo(entry, nullptr, &place.line.line, &place.column, nullptr, nullptr) : nullptr;
    if (file == nullptr) return {};
    if (isLibrary(file)) {
      for (Dwarf_Die& scope : scopesAt(address)) {
        if (dwarf_tag(&scope) != DW_TAG_inlined_subroutine) continue;
        place.line.line = static_cast<int>(dwarf::number(&scope, DW_AT_call_line).value_or(0));
        place.column = static_cast<int>(dwarf::number(&scope, DW_AT_call_column).value_or(0));
        file = callingFile(&scope);
        if (file == nullptr || !isLibrary(file)) break;
      }
    }
    if (file != nullptr) place.line.file = shortened(file);
    return place;
  }

  /// The function, the functions inlined there, and their blocks; the innermost is first. (dwarf_getscopes() returns
  /// the scopes of an inlined function's definition, and dwarf_getscopes_die() walks the whole file for each.)
  std::vector<Dwarf_Die> scopesAt(std::uint64_t address) {
    Dwarf_Addr bias = 0;
    Dwarf_Die* const unit = m_dwfl ? dwfl_addrdie(m_dwfl, address, &bias) : nullptr;
    std::vector<Dwarf_Die> found;
    const Dwarf_Die* const function = unit ? functionOf(unit, address - bias) : nullptr;
    if (function == nullptr) return found;
    Dwarf_Die child = *function;
    for (int next = 0; next == 0;) {
      if (isCode(&child) && dwarf_haspc(&child, address - bias) > 0) {
        found.insert(found.begin(), child);
        next = dwarf_child(&child, &child);
      } else {
        next = dwarf_siblingof(&child, &child);
      }
    }
    return found;
  }

  struct FunctionCode {
    Dwarf_Addr begin, end;
    Dwarf_Die function;
  };

  /// Finds the function at an address. A unit has thousands of functions, so libdw walks through them only once.
  Dwarf_Die* functionOf(Dwarf_Die* unit, Dwarf_Addr address) {
    const auto [known, isNew] = m_functions.try_emplace(unit->addr);
    std::vector<FunctionCode>& functions = known->second;
    Dwarf_Die child;
    for (int next = isNew ? dwarf_child(unit, &child) : 1; next == 0; next = dwarf_siblingof(&child, &child)) {
      if (!isCode(&child)) continue;
      Dwarf_Addr base = 0, begin = 0, end = 0;
      for (std::ptrdiff_t range = 0; (range = dwarf_ranges(&child, range, &base, &begin, &end)) > 0;)
        functions.push_back({begin, end, child});
    }
    const auto found = std::ranges::find_if(
        functions, [&](const FunctionCode& each) { return each.begin <= address && address < each.end; });
    return found == functions.end() ? nullptr : &found->function;
  }

  /// Adds the offsets of a function's shared arrays, and of those in functions inlined into it.
  void addOffsets(Dwarf_Die* code, std::uint64_t module, std::set<std::uint64_t>& offsets) const {
    Dwarf_Attribute attribute;
    Dwarf_Die function = *code;
    if (dwarf_attr(code, DW_AT_abstract_origin, &attribute) != nullptr) dwarf_formref_die(&attribute, &function);
    const auto [first, last] = m_byFunction.equal_range({module, dwarf_dieoffset(&function)});
    for (auto entry = first; entry != last; ++entry) offsets.insert(entry->second);
    Dwarf_Die child;
    for (int found = dwarf_child(code, &child); found == 0; found = dwarf_siblingof(&child, &child))
      if (isCode(&child)) addOffsets(&child, module, offsets);
  }

  static bool isCode(Dwarf_Die* die) {
    const int tag = dwarf_tag(die);
    return tag == DW_TAG_subprogram || tag == DW_TAG_inlined_subroutine || tag == DW_TAG_lexical_block;
  }

  static const char* callingFile(Dwarf_Die* inlined) {
    Dwarf_Die unit;
    Dwarf_Files* files = nullptr;
    const auto index = dwarf::number(inlined, DW_AT_call_file);
    if (!index || dwarf_diecu(inlined, &unit, nullptr, nullptr) == nullptr ||
        dwarf_getsrcfiles(&unit, &files, nullptr) != 0)
      return nullptr;
    return dwarf_filesrc(files, *index, nullptr, nullptr);
  }

  void readAllArrays() {
    for (const auto& [module, number] : m_modules) {
      Dwarf_Addr bias = 0;
      for (Dwarf_Die* unit = nullptr; (unit = dwfl_module_nextcu(module, unit, &bias)) != nullptr;)
        readArrays(unit, number);
    }
    m_isAllRead = true;
  }

  /// Reads a unit's shared arrays on first use: reading all units would take longer than a small launch.
  void readArrays(Dwarf_Die* unit, std::uint64_t module) {
    if (m_unitsRead.insert(unit->addr).second) collect(unit, {module, 0});
  }

  /// Identifies an array's function by the module's number and by the function's offset in the debug information.
  using Function = std::pair<std::uint64_t, Dwarf_Off>;

  /// Collects the shared arrays in and below `die`, which belongs to that function.
  void collect(Dwarf_Die* die, Function function) {
    Dwarf_Die child;
    for (int found = dwarf_child(die, &child); found == 0; found = dwarf_siblingof(&child, &child)) {
      switch (dwarf_tag(&child)) {
        case DW_TAG_variable:
          add(&child, function);
          break;
        case DW_TAG_subprogram:
          collect(&child, {function.first, dwarf_dieoffset(&child)});
          break;
        case DW_TAG_namespace:
        case DW_TAG_lexical_block:
          collect(&child, function);
          break;
        default:
          break;
      }
    }
  }

  void add(Dwarf_Die* variable, Function function) {
    auto offset = dwarf::threadLocalOffset(variable);
    std::optional<Dwarf_Die> type = offset ? dwarf::typeOf(variable) : std::nullopt;
    Dwarf_Word bytes = 0;
    if (!type || dwarf_aggregate_size(&*type, &bytes) != 0) return;
    *offset += firstOffsetOf(function.first);
    SharedArray array{.name = {}, .offset = *offset, .bytes = bytes, .shape = dwarf::shapeOf(*type)};
    Dwarf_Attribute attribute;
    if (const char* name = dwarf_formstring(dwarf_attr_integrate(variable, DW_AT_name, &attribute))) array.name = name;
    m_sharedArrays.emplace(*offset, KnownArray{std::move(array), *variable});
    m_byFunction.emplace(function, *offset);
  }

  struct KnownArray {
    SharedArray array;
    Dwarf_Die variable;
  };

  Dwfl* m_dwfl = nullptr;  ///< lives until the program ends
  std::mutex m_mutex;
  std::unordered_map<std::uint64_t, CodePlace> m_places;
  std::unordered_map<const void*, std::vector<FunctionCode>> m_functions;  ///< by the unit's address
  std::map<std::uint64_t, KnownArray> m_sharedArrays;                      ///< by offset
  std::map<Dwfl_Module*, std::uint64_t> m_modules;                         ///< the modules' numbers
  std::unordered_set<const void*> m_unitsRead;  ///< units whose shared arrays have been read, by address
  bool m_isAllRead = false;
  std::multimap<Function, std::uint64_t> m_byFunction;  ///< offsets of its shared arrays
};

}  // namespace

const CodePlace& placeOf(std::uint64_t returnAddress) { return DebugInfo::instance().placeOf(returnAddress); }

SourceLine lineOutsideLibraries(std::uint64_t returnAddress) {
  const SourceLine& line = placeOf(returnAddress).line;
  if (!line.file.empty() && !isLibrary(line.file) && DebugInfo::instance().isLoaded(returnAddress)) return line;
  std::array<void*, 256> calls;
  const int count = ::backtrace(calls.data(), static_cast<int>(calls.size()));
  for (int i = 0; i < count; ++i) {
    const auto call = reinterpret_cast<std::uint64_t>(calls[static_cast<std::size_t>(i)]);
    if (!DebugInfo::instance().isLoaded(call)) continue;
    const SourceLine& outer = placeOf(call).line;
    if (!outer.file.empty() && !isLibrary(outer.file)) return outer;
  }
  return line;
}

std::uint64_t interruptedCode(const void* signalContext) {
  const mcontext_t& machine = static_cast<const ucontext_t*>(signalContext)->uc_mcontext;
#if defined(__x86_64__)
  return static_cast<std::uint64_t>(machine.gregs[REG_RIP]);
#elif defined(__aarch64__)
  return machine.pc;
#else
  static_cast<void>(machine);
  return 0;
#endif
}

std::string functionAt(std::uint64_t address) { return DebugInfo::instance().functionAt(address); }

std::pair<std::uint64_t, std::uint64_t> variableAt(std::uint64_t address) {
  return DebugInfo::instance().variableAt(address);
}

void addModule(std::uint64_t module, const std::string& file, std::uint64_t base, std::uint64_t inside) {
  DebugInfo::instance().addModule(module, file, base, inside);
}

const SharedArray* sharedArrayAt(std::uint64_t offset) { return DebugInfo::instance().at(offset); }

SourceLine declarationOf(const SharedArray& array) { return DebugInfo::instance().declarationOf(array); }

std::vector<const SharedArray*> sharedArraysAt(std::uint64_t returnAddress) {
  return DebugInfo::instance().sharedArraysAt(returnAddress - 1);
}

std::size_t sharedBytesOf(std::uint64_t function) { return DebugInfo::instance().sharedBytesOf(function); }

}  // namespace warpbench::simulator
