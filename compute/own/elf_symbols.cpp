// SPDX-License-Identifier: GPL-3.0-or-later
#include "own/elf_symbols.h"

#include <elf.h>

#include <cstddef>
#include <cstring>

#include "core/text/error.h"

namespace warpbench::own {
namespace {

[[noreturn]] void refuseObject() { throw DeviceError("the compiler's output is not an ELF object"); }

template <typename T>
T readAt(const std::string& object, std::size_t offset) {
  T value{};
  if (offset > object.size() || object.size() - offset < sizeof(T)) refuseObject();
  std::memcpy(&value, object.data() + offset, sizeof(T));
  return value;
}

/// The name at that offset.
std::string symbolAt(const std::string& object, std::size_t offset) {
  if (offset >= object.size()) refuseObject();
  return object.substr(offset, object.find('\0', offset) - offset);
}

/// The names in tables of this type that `isWanted` accepts.
template <typename Wanted>
std::vector<std::string> symbolsOf(const std::string& object, Elf64_Word type, Wanted isWanted) {
  const auto header = readAt<Elf64_Ehdr>(object, 0);
  if (std::memcmp(header.e_ident, ELFMAG, SELFMAG) != 0 || header.e_ident[EI_CLASS] != ELFCLASS64) refuseObject();
  const auto section = [&](std::size_t index) {
    return readAt<Elf64_Shdr>(object, header.e_shoff + index * sizeof(Elf64_Shdr));
  };
  std::vector<std::string> symbols;
  for (std::size_t i = 0; i < header.e_shnum; ++i) {
    const Elf64_Shdr table = section(i);
    if (table.sh_type != type) continue;
    const std::size_t names = section(table.sh_link).sh_offset;
    for (std::size_t at = 0; at + sizeof(Elf64_Sym) <= table.sh_size; at += sizeof(Elf64_Sym)) {
      const auto symbol = readAt<Elf64_Sym>(object, table.sh_offset + at);
      if (isWanted(symbol)) symbols.push_back(symbolAt(object, names + symbol.st_name));
    }
  }
  return symbols;
}

}  // namespace

std::vector<std::string> symbolsIn(const std::string& object) {
  return symbolsOf(object, SHT_SYMTAB, [](const Elf64_Sym& symbol) {
    const int type = ELF64_ST_TYPE(symbol.st_info);
    return symbol.st_shndx != SHN_UNDEF && (type == STT_FUNC || type == STT_OBJECT);
  });
}

std::vector<std::string> undefinedIn(const std::string& object) {
  return symbolsOf(object, SHT_DYNSYM, [](const Elf64_Sym& symbol) {
    return symbol.st_shndx == SHN_UNDEF && ELF64_ST_BIND(symbol.st_info) == STB_GLOBAL;
  });
}

}  // namespace warpbench::own
