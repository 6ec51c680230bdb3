// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/arithmetic/whole_divisions.h"

#include <capstone/capstone.h>
#include <ucontext.h>

#include <array>
#include <cstdint>
#include <cstring>
#include <mutex>

namespace warpbench::simulator {

#if defined(__x86_64__)

namespace {

/// Indices of the registers in the signal context, in the order of kNames.
constexpr std::array kPlaces{REG_RAX, REG_RBX, REG_RCX, REG_RDX, REG_RSI, REG_RDI, REG_RBP, REG_RSP,
                             REG_R8,  REG_R9,  REG_R10, REG_R11, REG_R12, REG_R13, REG_R14, REG_R15};
constexpr std::array<std::array<x86_reg, 16>, 4> kNames{
    {{X86_REG_RAX, X86_REG_RBX, X86_REG_RCX, X86_REG_RDX, X86_REG_RSI, X86_REG_RDI, X86_REG_RBP, X86_REG_RSP,
      X86_REG_R8, X86_REG_R9, X86_REG_R10, X86_REG_R11, X86_REG_R12, X86_REG_R13, X86_REG_R14, X86_REG_R15},
     {X86_REG_EAX, X86_REG_EBX, X86_REG_ECX, X86_REG_EDX, X86_REG_ESI, X86_REG_EDI, X86_REG_EBP, X86_REG_ESP,
      X86_REG_R8D, X86_REG_R9D, X86_REG_R10D, X86_REG_R11D, X86_REG_R12D, X86_REG_R13D, X86_REG_R14D, X86_REG_R15D},
     {X86_REG_AX, X86_REG_BX, X86_REG_CX, X86_REG_DX, X86_REG_SI, X86_REG_DI, X86_REG_BP, X86_REG_SP, X86_REG_R8W,
      X86_REG_R9W, X86_REG_R10W, X86_REG_R11W, X86_REG_R12W, X86_REG_R13W, X86_REG_R14W, X86_REG_R15W},
     {X86_REG_AL, X86_REG_BL, X86_REG_CL, X86_REG_DL, X86_REG_SIL, X86_REG_DIL, X86_REG_BPL, X86_REG_SPL, X86_REG_R8B,
      X86_REG_R9B, X86_REG_R10B, X86_REG_R11B, X86_REG_R12B, X86_REG_R13B, X86_REG_R14B, X86_REG_R15B}}};

/// The register's value; its lowest bits are those of `reg`. 0 for no register and for high bytes such as AH, which
/// compilers do not divide by.
std::uint64_t valueOf(const mcontext_t& machine, x86_reg reg) {
  for (const auto& names : kNames)
    for (std::size_t i = 0; i < names.size(); ++i)
      if (names[i] == reg) return static_cast<std::uint64_t>(machine.gregs[kPlaces[i]]);
  return 0;
}

/// Sets the lowest bytes of a register. Like the processor, a 4-byte write zeroes the upper half.
void set(mcontext_t& machine, int place, int bytes, std::uint64_t value) {
  auto old = static_cast<std::uint64_t>(machine.gregs[place]);
  if (bytes >= 4) old = 0;
  std::memcpy(&old, &value, static_cast<std::size_t>(bytes));
  machine.gregs[place] = static_cast<greg_t>(old);
}

struct Division {
  std::uint64_t end = 0;
  int bytes = 0;  ///< 0: not a division
  std::uint64_t divisor = 0;
};

Division divisionAt(const mcontext_t& machine) {
  static std::mutex mutex;
  static const csh engine = [] {
    csh made = 0;
    if (cs_open(CS_ARCH_X86, CS_MODE_64, &made) == CS_ERR_OK) cs_option(made, CS_OPT_DETAIL, CS_OPT_ON);
    return made;
  }();
  const std::lock_guard lock(mutex);
  auto address = static_cast<std::uint64_t>(machine.gregs[REG_RIP]);
  const auto* code = reinterpret_cast<const std::uint8_t*>(address);
  std::size_t left = 15;  // the longest instruction, in bytes
  cs_insn* const instruction = cs_malloc(engine);
  Division division;
  if (cs_disasm_iter(engine, &code, &left, &address, instruction) &&
      (instruction->id == X86_INS_DIV || instruction->id == X86_INS_IDIV)) {
    const cs_x86_op& operand = instruction->detail->x86.operands[0];
    division = {.end = address, .bytes = operand.size, .divisor = valueOf(machine, operand.reg)};
    if (operand.type == X86_OP_MEM) {
      const std::uint64_t base = operand.mem.base == X86_REG_RIP ? address : valueOf(machine, operand.mem.base);
      const std::uint64_t index = valueOf(machine, operand.mem.index) * static_cast<std::uint64_t>(operand.mem.scale);
      const std::uint64_t at = base + index + static_cast<std::uint64_t>(operand.mem.disp);
      std::memcpy(&division.divisor, reinterpret_cast<const void*>(at), operand.size);
    }
    const std::uint64_t bits = ~std::uint64_t{0} >> (64 - 8 * operand.size);
    division.divisor &= bits;
  }
  cs_free(instruction, 1);
  return division;
}

}  // namespace

bool divideAsGpu(void* signalContext) {
  mcontext_t& machine = static_cast<ucontext_t*>(signalContext)->uc_mcontext;
  const Division division = divisionAt(machine);
  if (division.bytes == 0) return false;
  const bool byZero = division.divisor == 0;
  const std::uint64_t least = std::uint64_t{1} << (8 * division.bytes - 1);
  // A GPU divides 64-bit numbers in 32 bits if both are small.
  const bool isSmall = static_cast<std::uint64_t>(machine.gregs[REG_RAX]) >> 32 == 0;
  const std::uint64_t ones = division.bytes == 8 && isSmall ? 0xffffffff : ~std::uint64_t{0};
  const std::uint64_t quotient = byZero ? ones : least;
  const std::uint64_t remainder = byZero ? ones : 0;
  if (division.bytes == 1) {
    set(machine, REG_RAX, 2, (remainder & 0xff) << 8 | (quotient & 0xff));
  } else {
    set(machine, REG_RAX, division.bytes, quotient);
    set(machine, REG_RDX, division.bytes, remainder);
  }
  machine.gregs[REG_RIP] = static_cast<greg_t>(division.end);
  return true;
}

#else

bool divideAsGpu(void*) { return false; }

#endif

}  // namespace warpbench::simulator
