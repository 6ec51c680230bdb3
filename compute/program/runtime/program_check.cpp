// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/runtime/program_check.h"

#include <iterator>

#include "program/runtime/program_run.h"
#include "simulator/cuda/language/builtins.h"
#include "simulator/debug_info.h"

namespace warpbench::program {

using simulator::Remember;

ProgramCheck::ProgramCheck(const GpuProfile& profile)
    : m_memory(Remember::Accesses),
      m_runner(static_cast<std::size_t>(profile.sharedBytesPerBlock)),
      m_checker(m_memory) {}

void ProgramCheck::addVariables(const DeviceVariables& variables) {
  const auto add = [&](const simulator::AddressRange& range) {
    auto* const begin = reinterpret_cast<std::byte*>(range.begin);
    const std::size_t bytes = range.end - range.begin;
    if (bytes == 0) return;
    simulator::ShadowArray& array = m_memory.adopt("the program's __device__ variables", begin, bytes);
    array.markInitialised(begin, bytes);
    m_pieces[begin] = {&array, {}, false};
  };
  add(variables.variables);
  add(variables.zeroed);
  const std::size_t constants = variables.constants.end - variables.constants.begin;
  if (constants > 0)
    m_checker.constantArray(reinterpret_cast<std::byte*>(variables.constants.begin), constants, constants);
}

std::byte* ProgramCheck::allocate(std::size_t bytes, Allocation::Kind kind, const SourceLine& where) {
  const std::string name = where.file.empty() ? "an array" : "the array allocated at " + toText(where).english();
  simulator::ShadowArray& array = m_memory.add(name, bytes);
  // What the host writes there itself is not seen.
  if (kind != Allocation::Kind::Device) array.markInitialised(array.data(), bytes);
  m_pieces[array.data()] = {&array, where, false};
  return array.data();
}

void ProgramCheck::release(const Allocation& allocation) {
  if (const auto found = m_pieces.find(allocation.begin); found != m_pieces.end()) found->second.freed = true;
}

const ProgramCheck::Piece* ProgramCheck::pieceAt(const void* at) const {
  const auto* const byte = static_cast<const std::byte*>(at);
  const auto after = m_pieces.upper_bound(byte);
  if (after == m_pieces.begin()) return nullptr;
  const Piece& piece = std::prev(after)->second;
  return byte < piece.array->data() + piece.array->bytes() ? &piece : nullptr;
}

void ProgramCheck::written(void* at, std::size_t bytes) {
  if (const Piece* piece = pieceAt(at)) piece->array->markInitialised(static_cast<std::byte*>(at), bytes);
}

bool ProgramCheck::wasFreed(const void* at) const {
  const Piece* const piece = pieceAt(at);
  return piece != nullptr && piece->freed;
}

SourceLine ProgramCheck::placeOf(const void* at) const {
  const Piece* const piece = pieceAt(at);
  return piece != nullptr ? piece->where : SourceLine();
}

simulator::CountedLaunch ProgramCheck::run(const simulator::LaunchShape& shape, const simulator::KernelCall& kernel) {
  shape.check();
  simulator::SectorMap nowhere(nullptr, 0);
  simulator::Traffic traffic(&nowhere);
  simulator::BlockObserver* observers[] = {&m_checker};
  m_checker.startLaunch();
  std::size_t sharedBytes = 0;
  for (std::int64_t block = 0; block < shape.blocks(); ++block) {
    m_runner.run(shape, shape.blockAt(block), kernel, {.traffic = &traffic, .observers = observers, .watcher = this});
    sharedBytes = std::max(sharedBytes, m_runner.sharedBytes());
  }
  return {.shape = shape,
          .sharedBytes = sharedBytes,
          .counters = simulator::countersOf(traffic, shape.blocks(), shape.blocks())};
}

std::vector<ProgramFinding> ProgramCheck::takeFindings() {
  std::vector<ProgramFinding> found = std::move(m_found);
  m_found.clear();
  const std::vector<Finding>& all = m_checker.findings();
  for (; m_told < all.size(); ++m_told) {
    const Finding& each = all[m_told];
    found.push_back({.kind = toText(each.kind),
                     .file = each.where.file,
                     .line = each.where.line,
                     .text = toText(each.who).english() + ": " + whatIsWrong(each).english()});
  }
  return found;
}

void ProgramCheck::addHere(const char* kind, const char* what, std::uint64_t place, const Piece* piece) {
  if (m_foundAt.contains({kind, place})) return;
  const uint3 block = blockIdx;
  const uint3 thread = threadIdx;
  simulator::doAside([&] {
    const SourceLine line = simulator::placeOf(place).line;
    const ThreadId who{.block = {block.x, block.y, block.z}, .thread = {thread.x, thread.y, thread.z}};
    m_foundAt.insert({kind, place});
    m_found.push_back(
        {.kind = kind,
         .file = line.file,
         .line = line.line,
         .text = toText(who).english() + ": " + what + (piece != nullptr ? piece->array->name().english() : "")});
  });
}

std::optional<simulator::AccessWatcher::Then> ProgramCheck::refuse(const void* at, std::uint64_t place) {
  const Piece* const piece = pieceAt(at);
  if (piece != nullptr && piece->freed) {
    addHere("use-after-free", "uses memory that was freed: ", place, piece);
    return Then::Access;
  }
  if (piece == nullptr && !m_memory.reserves(static_cast<const std::byte*>(at))) {
    addHere("host-pointer", "follows a pointer that is none to memory of the device: to the host's, or to nowhere",
            place, nullptr);
    return Then::LeaveKernel;
  }
  return std::nullopt;
}

simulator::AccessWatcher::Then ProgramCheck::access(simulator::Event::Step step, void* at, std::size_t bytes,
                                                    std::uint64_t place) {
  if (simulator::spaceOf(at) == simulator::MemorySpace::Global)
    if (const std::optional<Then> then = refuse(at, place)) return *then;
  return m_checker.access(step, at, bytes, place);
}

bool ProgramCheck::copiesBulk(const simulator::BulkCopy& copy) {
  if (refuse(copy.toShared ? copy.from : copy.to, copy.place)) return false;
  return m_checker.copiesBulk(copy);
}

}  // namespace warpbench::program
