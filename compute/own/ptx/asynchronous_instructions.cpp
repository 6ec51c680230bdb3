// SPDX-License-Identifier: GPL-3.0-or-later
#include "own/ptx/asynchronous_instructions.h"

#include <algorithm>

#include "own/ptx/instruction_parts.h"

namespace warpbench::own {
namespace {

using Parts = std::vector<std::string_view>;

const std::string kSimulator = "::warpbench::simulator::";

/// Reads the parts of an opcode from left to right.
class Reader {
 public:
  explicit Reader(const Parts& parts) : m_parts(parts) {}
  /// Takes the next part if it is one of `words`.
  bool take(std::string_view words) {
    if (m_at >= m_parts.size() || !isOneOf(m_parts[m_at], words)) return false;
    ++m_at;
    return true;
  }
  std::string_view next() { return m_at < m_parts.size() ? m_parts[m_at++] : std::string_view(); }
  bool atEnd() const { return m_at == m_parts.size(); }

 private:
  const Parts& m_parts;
  std::size_t m_at = 1;
};

std::string inShared(const PtxOperand& address) { return kSimulator + "sharedMemoryAt(" + address.values[0] + ")"; }
std::string anywhere(const PtxOperand& address) { return "reinterpret_cast<void*>(" + address.values[0] + ")"; }

/// cp.async.{ca,cg}.shared[::cta].global[.L2::bytes] [to], [from], bytes[, bytes of from]; and its groups.
std::string copyByThread(const Parts& parts, const Operands& operands) {
  if (parts.size() == 3 && parts[2] == "commit_group" && operands.empty()) return "::__pipeline_commit();";
  if (parts.size() == 3 && parts[2] == "wait_all" && operands.empty())
    return "{ ::__pipeline_commit(); ::__pipeline_wait_prior(0); }";
  if (parts.size() == 3 && parts[2] == "wait_group" && areSingle(operands, 1))
    return "::__pipeline_wait_prior(" + operands[0].values[0] + ");";
  const bool prefetches = parts.size() == 6 && isOneOf(parts[5], "L2::64B L2::128B L2::256B");
  if ((parts.size() != 5 && !prefetches) || !isOneOf(parts[2], "ca cg") || !isOneOf(parts[3], "shared shared::cta") ||
      parts[4] != "global")
    return "";
  if (!haveKinds(operands, {Kind::Address, Kind::Address, Kind::Single}) &&
      !haveKinds(operands, {Kind::Address, Kind::Address, Kind::Single, Kind::Single}))
    return "";
  std::string call = kFunctions + "copyAsync(";
  for (std::size_t i = 0; i < 4; ++i)
    call += (i > 0 ? ", " : "") + operands[std::min(i, operands.size() - 1)].values[0];
  return call + ");";
}

/// cp.async.bulk.TO.FROM.COMPLETION[.L2::cache_hint] [to], [from], bytes[, [barrier]][, policy]; and its groups.
std::string bulkCopy(const Parts& parts, const Operands& operands) {
  Reader reader(parts);
  reader.take("async");
  reader.take("bulk");
  if (reader.take("commit_group")) return reader.atEnd() && operands.empty() ? kFunctions + "bulkCommit();" : "";
  if (reader.take("wait_group")) {
    reader.take("read");
    return reader.atEnd() && areSingle(operands, 1) ? kFunctions + "bulkWait(" + operands[0].values[0] + ");" : "";
  }
  const bool toShared = reader.take("shared::cluster shared::cta");
  if (toShared ? !reader.take("global") || !reader.take("mbarrier::complete_tx::bytes")
               : !reader.take("global") || !reader.take("shared::cta") || !reader.take("bulk_group"))
    return "";
  Operands needed = operands;
  if (reader.take("L2::cache_hint")) {
    if (needed.empty() || needed.back().kind != Kind::Single) return "";
    needed.pop_back();
  }
  if (!reader.atEnd()) return "";
  if (toShared && haveKinds(needed, {Kind::Address, Kind::Address, Kind::Single, Kind::Address}))
    return kFunctions + "bulkToShared(" + inShared(needed[0]) + ", " + anywhere(needed[1]) + ", " +
           needed[2].values[0] + ", " + inShared(needed[3]) + ");";
  if (!toShared && haveKinds(needed, {Kind::Address, Kind::Address, Kind::Single}))
    return kFunctions + "bulkToGlobal(" + anywhere(needed[0]) + ", " + inShared(needed[1]) + ", " +
           needed[2].values[0] + ");";
  return "";
}

}  // namespace

std::string asynchronousCopy(const Parts& parts, const Operands& operands) {
  if (parts.size() < 3 || parts[1] != "async") return "";
  return parts[2] == "bulk" ? bulkCopy(parts, operands) : copyByThread(parts, operands);
}

std::string barrierInstruction(const Parts& parts, const Operands& operands) {
  Reader reader(parts);
  const std::string_view operation = reader.next();
  if (operation == "pending_count")
    return reader.take("b64") && reader.atEnd() && areSingle(operands, 2)
               ? operands[0].values[0] + " = " + kSimulator + "pendingOf(" + operands[1].values[0] + ");"
               : "";
  const bool arrives = isOneOf(operation, "arrive arrive_drop");
  const bool waits = isOneOf(operation, "test_wait try_wait");
  const bool expects = arrives && reader.take("expect_tx");
  if (arrives && !expects) reader.take("noComplete");
  const bool parity = waits && reader.take("parity");
  if (arrives || waits) reader.take(waits ? "acquire relaxed" : "release relaxed");
  if (isOneOf(operation, "expect_tx complete_tx")) reader.take("relaxed");
  if (!isOneOf(operation, "init inval")) reader.take("cta cluster");
  const bool shared = reader.take("shared shared::cta shared::cluster");
  if (!reader.take("b64") || !reader.atEnd()) return "";
  // A state or predicate, the barrier, and a number.
  const std::size_t first = arrives || waits ? 1 : 0;
  if (operands.size() <= first || operands[first].kind != Kind::Address) return "";
  const std::size_t numbers = operands.size() - first - 1;
  for (std::size_t i = 0; i < operands.size(); ++i)
    if (i != first && (operands[i].kind != Kind::Single || (operands[i].values[0] == kNowhere && (i > 0 || !arrives))))
      return "";
  const std::string at = shared ? inShared(operands[first]) : anywhere(operands[first]);
  const std::string number = numbers > 0 ? operands[first + 1].values[0] : "";
  if (operation == "init" && numbers == 1) return kFunctions + "barrierInit(" + at + ", " + number + ");";
  if (operation == "inval" && numbers == 0) return kFunctions + "barrierInval(" + at + ");";
  if (operation == "expect_tx" && numbers == 1) return kFunctions + "barrierExpect(" + at + ", " + number + ");";
  if (operation == "complete_tx" && numbers == 1) return kFunctions + "barrierComplete(" + at + ", " + number + ");";
  if (arrives && (numbers == 1 || (numbers == 0 && !expects))) {
    const std::string state = operands[0].values[0];
    return (state == kNowhere ? "" : state + " = ") + kFunctions + "barrierArrive(" + at + ", " +
           (expects || numbers == 0 ? "1" : number) + ", " + (expects ? number : "0") + ", " +
           (operation == "arrive_drop" ? "true" : "false") + ");";
  }
  if (waits && (numbers == 1 || (numbers == 2 && operation == "try_wait")))
    return operands[0].values[0] + " = " + kFunctions + (parity ? "barrierWaitParity(" : "barrierWait(") + at + ", " +
           number + ");";
  return "";
}

std::string fenceInstruction(std::string_view opcode, const Operands& operands) {
  if (!operands.empty()) return "";
  if (isOneOf(opcode, "fence.proxy.async fence.proxy.async.shared::cta fence.proxy.async.shared::cluster"))
    return kFunctions + "proxyFence();";
  if (isOneOf(opcode, "fence.mbarrier_init.release.cluster fence.proxy.async.global"))
    return kFunctions + "fenceOfNothing();";
  return "";
}

}  // namespace warpbench::own
