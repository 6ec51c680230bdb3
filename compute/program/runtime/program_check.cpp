// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/runtime/program_check.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <iterator>
#include <utility>

#include "core/machine/machine_limits.h"
#include "core/text/error.h"
#include "model/gpu_profile.h"
#include "program/blocks/blocks_in_turn.h"
#include "program/runtime/program_run.h"
#include "simulator/cuda/language/builtins.h"
#include "simulator/debug_info.h"

namespace warpbench::program {

using simulator::Remember;

namespace {

constexpr std::size_t kPage = 4096;
/// Limits of freed pieces that are remembered; each keeps its addresses.
constexpr std::size_t kMostFreed = 512;
constexpr std::size_t kMostFreedBytes = std::size_t{1} << 30;
/// Blocks that wait for each other and run in turn.
constexpr std::int64_t kMostAtOnce = 256;
/// With less free memory than the first, earlier launches are forgotten; with less than the second, the launch ends.
constexpr std::size_t kEnoughLeft = std::size_t{4} << 30;
constexpr std::size_t kLeastLeft = std::size_t{256} << 20;

/// The pages that have been accessed since they were mapped; nothing if the system does not tell. The two highest bits
/// of an entry mean that the page is present or swapped out (Linux kernel documentation, "pagemap").
std::optional<std::vector<bool>> touchedPages(const std::byte* begin, std::size_t bytes) {
  const int file = ::open("/proc/self/pagemap", O_RDONLY | O_CLOEXEC);
  if (file < 0) return std::nullopt;
  std::vector<std::uint64_t> entries((bytes + kPage - 1) / kPage);
  const auto at = static_cast<off_t>(reinterpret_cast<std::uintptr_t>(begin) / kPage * sizeof(std::uint64_t));
  const std::size_t wanted = entries.size() * sizeof(std::uint64_t);
  const ssize_t got = ::pread(file, entries.data(), wanted, at);
  ::close(file);
  if (got < 0 || static_cast<std::size_t>(got) != wanted) return std::nullopt;
  std::vector<bool> touched(entries.size());
  std::transform(entries.begin(), entries.end(), touched.begin(), [](std::uint64_t entry) { return entry >> 62 != 0; });
  return touched;
}

}  // namespace

ProgramCheck::ProgramCheck(const GpuProfile& profile)
    : m_profile(profile),
      m_memory(Remember::Accesses),
      m_runner(static_cast<std::size_t>(profile.sharedBytesPerBlock)),
      m_checker(m_memory) {}

void ProgramCheck::addVariables(const DeviceVariables& variables) {
  const auto add = [&](const simulator::AddressRange& range, bool reachesHost) {
    auto* const begin = reinterpret_cast<std::byte*>(range.begin);
    const std::size_t bytes = range.end - range.begin;
    if (bytes == 0) return;
    simulator::ShadowArray& array = m_memory.adopt("the program's __device__ variables", begin, bytes);
    array.markInitialised(begin, bytes);
    m_pieces[begin] = {.array = &array, .where = {}, .freed = false, .reachesHost = reachesHost};
  };
  add(variables.variables, false);
  add(variables.zeroed, false);
  add(variables.managed, true);
  const std::size_t constants = variables.constants.end - variables.constants.begin;
  if (constants > 0)
    m_checker.constantArray(reinterpret_cast<std::byte*>(variables.constants.begin), constants, constants);
}

std::byte* ProgramCheck::allocate(std::size_t bytes, Allocation::Kind kind, const SourceLine& where) {
  using Fill = simulator::CheckedMemory::Fill;
  const bool managed = kind == Allocation::Kind::Managed;
  const Fill fill = kind == Allocation::Kind::Device ? Fill::Poison : Fill::Zero;
  const std::string name = where.file.empty() ? "an array" : "the array allocated at " + toText(where).english();
  simulator::ShadowArray* array = nullptr;
  if (m_freed.size() < kMostFreed && m_freedBytes < kMostFreedBytes) {
    array = &m_memory.add(name, bytes, fill);
  } else {
    const auto oldest = m_pieces.find(m_freed.front());
    m_freedBytes -= oldest->second.array->bytes();
    array = &m_memory.replace(*oldest->second.array, name, bytes, fill);
    m_pieces.erase(oldest);
    m_freed.pop_front();
  }
  // Direct writes by the host are visible only through touched pages.
  if (kind == Allocation::Kind::Host || (managed && !touchedPages(array->data(), bytes)))
    array->markInitialised(array->data(), bytes);
  const bool ofDevice = kind == Allocation::Kind::Device;
  // The heap of kernels has no line.
  Piece& piece = m_pieces[array->data()] = {.array = array,
                                            .where = where,
                                            .freed = false,
                                            .managed = managed,
                                            .closable = ofDevice,
                                            .reachesHost = !ofDevice && !where.file.empty(),
                                            .isHeap = !ofDevice && where.file.empty()};
  if (piece.closable) protect(piece, false);
  return array->data();
}

void ProgramCheck::protect(Piece& piece, bool opens) {
  const std::size_t bytes = std::max<std::size_t>(1, (piece.array->bytes() + kPage - 1) / kPage) * kPage;
  ::mprotect(piece.array->data(), bytes, opens ? PROT_READ | PROT_WRITE : PROT_NONE);
  piece.open = opens;
}

bool ProgramCheck::open(const void* at) noexcept {
  const auto after = m_pieces.upper_bound(static_cast<const std::byte*>(at));
  if (after == m_pieces.begin()) return false;
  auto& [begin, piece] = *std::prev(after);
  const auto offset = static_cast<std::size_t>(static_cast<const std::byte*>(at) - begin);
  if (!piece.closable || offset / kPage > (std::max<std::size_t>(piece.array->bytes(), 1) - 1) / kPage) return false;
  protect(piece, true);
  m_anyOpen = true;
  return true;
}

void ProgramCheck::close() {
  if (!std::exchange(m_anyOpen, false)) return;
  for (auto& [begin, piece] : m_pieces)
    if (piece.open) protect(piece, false);
}

void ProgramCheck::release(const Allocation& allocation) {
  const auto found = m_pieces.find(allocation.begin);
  if (found == m_pieces.end()) return;
  found->second.freed = true;
  m_memory.free(*found->second.array);
  m_freed.push_back(found->first);
  m_freedBytes += allocation.bytes;
}

void ProgramCheck::findWhatTheHostWrote() {
  for (auto& [begin, piece] : m_pieces) {
    if (!piece.managed || piece.freed) continue;
    const auto touched = touchedPages(begin, piece.array->bytes());
    for (std::size_t page = 0; touched && page < touched->size(); ++page)
      if ((*touched)[page])
        piece.array->markInitialised(begin + page * kPage, std::min(kPage, piece.array->bytes() - page * kPage));
  }
}

void ProgramCheck::makeRoom() {
  constexpr std::size_t kStep = std::size_t{64} << 20;
  const auto bytesInMemory = [&] {
    std::size_t bytes = 0;
    for (const auto& [begin, piece] : m_pieces) bytes += piece.array->bytesInMemory();
    return bytes;
  };
  const std::size_t bytes = bytesInMemory();
  if (bytes < m_lookedAt + kStep) return;
  m_lookedAt = bytes;
  if (const std::size_t left = freeMemory(); left > 0 && left < kLeastLeft)
    throw DeviceError(
        Message::text(
            "the check's record of accesses needs %1 MiB of memory, but %2 MiB are free: choose a smaller size"),
        bytes >> 20, left >> 20);
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

simulator::CountedLaunch ProgramCheck::run(const simulator::LaunchShape& shape, const simulator::KernelCall& kernel,
                                           bool cooperative) {
  shape.check();
  simulator::SectorMap nowhere(nullptr, 0);
  simulator::Traffic traffic(&nowhere);
  simulator::BlockObserver* observers[] = {&m_checker};
  const simulator::Checker::Launch launch(m_checker);
  findWhatTheHostWrote();
  if (freeMemory() < kEnoughLeft)
    for (const auto& [begin, piece] : m_pieces) piece.array->settle();
  m_lookedAt = 0;
  std::size_t sharedBytes = 0;
  const int threads = shape.threadsPerBlock();
  const std::int64_t resident = residentBlocks(m_profile, threads, static_cast<double>(shape.dynamicSharedBytes));
  BlocksInTurn turns(
      m_checker,
      {.blocks = shape.blocks(),
       .mostAtOnce = cooperative ? shape.blocks() : std::min(kMostAtOnce, resident * m_profile.multiprocessors),
       .threadsPerBlock = static_cast<std::size_t>(threads),
       .sharedBytes = static_cast<std::size_t>(m_profile.sharedBytesPerBlock),
       .cooperative = cooperative},
      [&](simulator::BlockRunner& runner, std::int64_t block) {
        runner.run(shape, shape.blockAt(block), kernel,
                   {.traffic = &traffic, .observers = observers, .watcher = this, .turns = &turns, .inStep = true});
        sharedBytes = std::max(sharedBytes, runner.sharedBytes());
        makeRoom();
      });
  turns.runAll(m_runner);
  return {.shape = shape,
          .sharedBytes = sharedBytes,
          .counters = simulator::countersOf(traffic, shape.blocks(), shape.blocks())};
}

std::vector<ByteUse> ProgramCheck::uses(bool ofDevice) {
  std::vector<ByteUse> all;
  for (auto& [begin, piece] : m_pieces) {
    if (piece.freed || piece.isHeap || !(piece.reachesHost || ofDevice)) continue;
    const auto first = reinterpret_cast<std::uint64_t>(begin);
    piece.array->eachUsed(m_checker.firstLaunch(), [&](std::size_t offset, std::size_t bytes, unsigned does) {
      const std::uint64_t at = first + offset;
      if (!all.empty() && all.back().end == at && all.back().does == does)
        all.back().end += bytes;
      else
        all.push_back({.begin = at, .end = at + bytes, .does = does, .reachesHost = piece.reachesHost});
    });
  }
  return all;
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
  for (const Finding& each : m_checker.takeBenign())
    found.push_back({.kind = "benign-race",
                     .file = each.where.file,
                     .line = each.where.line,
                     .text = toText(each.who).english() + ": " + whatIsWrong(each).english() +
                             "; benign: all threads store the same",
                     .isAdvice = true});
  return found;
}

void ProgramCheck::setsPartOf(const void* variable, const void* at, std::size_t bytes, const SourceLine& where) {
  const auto [begin, end] = simulator::variableAt(reinterpret_cast<std::uint64_t>(variable));
  const auto first = reinterpret_cast<std::uint64_t>(at);
  if (begin == end || first < begin || first + bytes > end) return;
  auto known = std::ranges::find(m_partlySet, begin, &PartlySet::begin);
  if (known == m_partlySet.end()) {
    std::vector<bool> isSet(end - begin);
    for (std::uint64_t byte = begin; byte < end; ++byte)
      isSet[byte - begin] = *reinterpret_cast<const std::byte*>(byte) != std::byte{0};
    // Static initialisers set the others too.
    const bool others =
        std::find(isSet.begin(), isSet.begin() + static_cast<std::ptrdiff_t>(first - begin), true) !=
            isSet.begin() + static_cast<std::ptrdiff_t>(first - begin) ||
        std::find(isSet.begin() + static_cast<std::ptrdiff_t>(first + bytes - begin), isSet.end(), true) != isSet.end();
    if (others) isSet.clear();
    m_partlySet.push_back({begin, end, std::move(isSet), bytes, where});
    known = std::prev(m_partlySet.end());
  }
  if (known->isSet.empty()) return;
  std::fill_n(known->isSet.begin() + static_cast<std::ptrdiff_t>(first - begin), bytes, true);
}

void ProgramCheck::accessesPartly(simulator::Event::Step step, std::uint64_t at, std::size_t bytes,
                                  std::uint64_t place) {
  for (PartlySet& each : m_partlySet) {
    if (at < each.begin || at + bytes > each.end || each.isSet.empty()) continue;
    const bool reads = step == simulator::Event::Step::Load || step == simulator::Event::Step::VolatileLoad;
    const auto offset = at - each.begin;
    if (!reads) {
      each.isSet.clear();  // kernels set it as well
    } else if (!each.isSet[offset] && !each.isSet[offset + bytes - 1]) {
      simulator::doAside([&] {
        m_found.push_back({.kind = "uninitialised",
                           .file = each.where.file,
                           .line = each.where.line,
                           .text = "this sets " + std::to_string(each.bytes) + " bytes of a variable of " +
                                   std::to_string(each.end - each.begin) + ", and the kernel reads byte " +
                                   std::to_string(offset) + " at " + toText(simulator::placeOf(place).line).english() +
                                   ", which nobody has set"});
      });
      each.isSet.clear();
    }
  }
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
    // Registered host memory and constant data, whose accesses are not recorded.
    const simulator::AddressRange reached = program::run().around(reinterpret_cast<std::uint64_t>(at));
    if (reached.begin != reached.end) return Then::Access;
    addHere("host-pointer", "follows a pointer that does not point to device memory, but to the host's or to nowhere",
            place, nullptr);
    return Then::LeaveKernel;
  }
  return std::nullopt;
}

simulator::AccessWatcher::Then ProgramCheck::access(simulator::Event::Step step, void* at, std::size_t bytes,
                                                    std::uint64_t place) {
  if (!m_partlySet.empty()) accessesPartly(step, reinterpret_cast<std::uint64_t>(at), bytes, place);
  if (simulator::spaceOf(at) == simulator::MemorySpace::Global)
    if (const std::optional<Then> then = refuse(at, place)) return *then;
  return m_checker.access(step, at, bytes, place);
}

bool ProgramCheck::copiesBulk(const simulator::BulkCopy& copy) {
  if (refuse(copy.toShared ? copy.from : copy.to, copy.place)) return false;
  return m_checker.copiesBulk(copy);
}

}  // namespace warpbench::program
