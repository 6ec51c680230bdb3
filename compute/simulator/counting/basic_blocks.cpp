// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/counting/basic_blocks.h"

#include <capstone/capstone.h>

#include <cstddef>
#include <mutex>
#include <new>
#include <unordered_map>
#include <utility>

extern "C" void __sanitizer_cov_trace_pc();

namespace warpbench::simulator {
namespace {

#if defined(__x86_64__)

/// Instruction counts come from cuobjdump of code that nvcc 13.0 makes for sm_90: a floating-point reciprocal and its
/// correction. For 64 bits this is the path for numbers below 2^32, which the code tries first; larger numbers take
/// about a hundred.
int instructionsOf(const cs_insn& instruction) {
  constexpr int kUnsigned = 18;
  constexpr int kSigned = 23;
  constexpr int kWide = 26;
  constexpr int kWideBytes = 8;
  if (instruction.id != X86_INS_DIV && instruction.id != X86_INS_IDIV) return 0;
  if (instruction.detail->x86.operands[0].size == kWideBytes) return kWide;
  return instruction.id == X86_INS_DIV ? kUnsigned : kSigned;
}

class Disassembler {
 public:
  Disassembler() {
    if (cs_open(CS_ARCH_X86, CS_MODE_64, &m_engine) != CS_ERR_OK) throw std::bad_alloc();
    cs_option(m_engine, CS_OPT_DETAIL, CS_OPT_ON);
    m_instruction = cs_malloc(m_engine);
  }
  ~Disassembler() {
    cs_free(m_instruction, 1);
    cs_close(&m_engine);
  }
  Disassembler(const Disassembler&) = delete;
  Disassembler& operator=(const Disassembler&) = delete;

  int divisionsFrom(std::uint64_t address) {
    constexpr std::size_t kCallBytes = 5;
    constexpr std::size_t kMostBytes = 1 << 20;  // a loop of 256 turns, fully unrolled
    // The call that led here. The next call of the same function begins the next block.
    const std::uint64_t callback = calledAt(address - kCallBytes, kCallBytes);
    if (callback == 0 || !isTraceCallback(callback)) return 0;
    int sum = 0;
    std::uint64_t at = address;
    while (at < address + kMostBytes && next(at, address + kMostBytes - at)) {
      const unsigned id = m_instruction->id;
      if (id == X86_INS_RET || id == X86_INS_JMP || (id == X86_INS_CALL && target() == callback)) break;
      sum += instructionsOf(*m_instruction);
    }
    return sum;
  }

 private:
  bool next(std::uint64_t& address, std::size_t bytes) {
    const auto* code = reinterpret_cast<const std::uint8_t*>(address);
    return cs_disasm_iter(m_engine, &code, &bytes, &address, m_instruction);
  }
  /// 0 if the target is in a register or in memory.
  std::uint64_t target() const {
    const cs_x86_op& operand = m_instruction->detail->x86.operands[0];
    return operand.type == X86_OP_IMM ? static_cast<std::uint64_t>(operand.imm) : 0;
  }
  std::uint64_t calledAt(std::uint64_t address, std::size_t bytes) {
    const std::uint64_t end = address + bytes;
    return next(address, bytes) && address == end && m_instruction->id == X86_INS_CALL ? target() : 0;
  }

  /// True for the callback itself, and for the jump that another object uses in its place.
  bool isTraceCallback(std::uint64_t function) {
    const auto callback = reinterpret_cast<std::uint64_t>(&__sanitizer_cov_trace_pc);
    constexpr std::size_t kMostBytes = 16;
    std::uint64_t at = function;
    while (at != callback && at < function + kMostBytes && next(at, function + kMostBytes - at)) {
      const cs_x86_op& operand = m_instruction->detail->x86.operands[0];
      if (m_instruction->id != X86_INS_JMP) continue;
      if (operand.type != X86_OP_MEM || operand.mem.base != X86_REG_RIP) return false;
      return *reinterpret_cast<const std::uint64_t*>(at + static_cast<std::uint64_t>(operand.mem.disp)) == callback;
    }
    return at == callback;
  }

  csh m_engine = 0;
  cs_insn* m_instruction = nullptr;
};

#else

struct Disassembler {
  int divisionsFrom(std::uint64_t) { return 0; }
};

#endif

}  // namespace

int divisionInstructions(std::uint64_t basicBlock) {
  static std::mutex mutex;
  static Disassembler disassembler;
  static std::unordered_map<std::uint64_t, int> known;
  const std::lock_guard lock(mutex);
  const auto [entry, isNew] = known.try_emplace(basicBlock, 0);
  if (isNew) entry->second = disassembler.divisionsFrom(basicBlock);
  return entry->second;
}

std::int64_t BlockEntries::total() const {
  std::int64_t sum = 0;
  for (const Entry& entry : m_entries) sum += entry.times;
  return sum;
}

std::int64_t BlockEntries::divisionInstructions() const {
  std::int64_t sum = 0;
  for (const Entry& entry : m_entries)
    if (entry.address != 0) sum += entry.times * simulator::divisionInstructions(entry.address);
  return sum;
}

void BlockEntries::grow() {
  const std::vector<Entry> before = std::exchange(m_entries, std::vector<Entry>(2 * m_entries.size()));
  ++m_bits;
  m_used = 0;
  for (const Entry& entry : before)
    if (entry.address != 0) add(entry.address, entry.times);
}

}  // namespace warpbench::simulator
