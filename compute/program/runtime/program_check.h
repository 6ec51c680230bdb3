// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "model/gpu_profile.h"
#include "program/allocations/device_memory.h"
#include "program/report/program_events.h"
#include "program/timeline/work_order.h"
#include "simulator/checking/checker.h"
#include "simulator/counting/counting_launcher.h"

namespace warpbench::program {

struct DeviceVariables;

/// Runs a program's launches for a checker, one block after the other, in memory where an index out of range hits no
/// other array.
class ProgramCheck final : public simulator::AccessWatcher {
 public:
  explicit ProgramCheck(const GpuProfile& profile);

  void addVariables(const DeviceVariables& variables);
  /// @throws DeviceError if there is no memory.
  std::byte* allocate(std::size_t bytes, Allocation::Kind kind, const SourceLine& where);
  /// Frees the memory. Its addresses remain marked as freed until many more have been freed.
  void release(const Allocation& allocation);
  /// Like DeviceMemory's open(), but for whole arrays.
  bool open(const void* at) noexcept;
  void close();
  /// The host has written these bytes.
  void written(void* at, std::size_t bytes);
  /// The host has set these bytes of a variable. If others were zero before the first such call, kernels that read them
  /// read what nobody has set.
  void setsPartOf(const void* variable, const void* at, std::size_t bytes, const SourceLine& where);
  bool wasFreed(const void* at) const;
  /// Whether the address lies among the program's arrays or in the gaps between them.
  bool reserves(const void* at) const { return m_memory.reserves(static_cast<const std::byte*>(at)); }
  /// Where it was allocated.
  SourceLine placeOf(const void* at) const;

  /// Errors of the launch become findings.
  /// @throws simulator::LaneFault, DeviceError.
  /// `cooperative`: its blocks may wait for the whole grid.
  simulator::CountedLaunch run(const simulator::LaunchShape& shape, const simulator::KernelCall& kernel,
                               bool cooperative);
  /// The last launch's accesses to memory that the host can reach; with `ofDevice`, to all global memory.
  std::vector<ByteUse> uses(bool ofDevice);
  /// The findings since the last call.
  std::vector<ProgramFinding> takeFindings();

  Then access(simulator::Event::Step step, void* at, std::size_t bytes, std::uint64_t place) override;
  void fence(simulator::ThreadScope scope) override { m_checker.fence(scope); }
  void loadsReadOnly() override { m_checker.loadsReadOnly(); }
  void copies() override { m_checker.copies(); }
  void commitsCopies() override { m_checker.commitsCopies(); }
  void waitsForCopies(std::size_t others) override { m_checker.waitsForCopies(others); }
  void arrives(std::uint32_t barrier, std::uint32_t phase, std::uint64_t place) override {
    m_checker.arrives(barrier, phase, place);
  }
  void completes(std::uint32_t barrier, bool bytes) override { m_checker.completes(barrier, bytes); }
  void passes(std::uint32_t barrier, std::uint32_t phase) override { m_checker.passes(barrier, phase); }
  bool copiesBulk(const simulator::BulkCopy& copy) override;
  void fencesForBulkCopies() override { m_checker.fencesForBulkCopies(); }
  void commitsBulkCopies() override { m_checker.commitsBulkCopies(); }
  void waitsForBulkCopies(std::size_t others) override { m_checker.waitsForBulkCopies(others); }
  void takesFromAbsent(int source, std::uint64_t place) override { m_checker.takesFromAbsent(source, place); }
  void meetsWithout(int lane, std::uint64_t place) override { m_checker.meetsWithout(lane, place); }
  Then misaddresses(void* at, std::size_t alignment, bool stores, std::uint64_t place) override {
    return m_checker.misaddresses(at, alignment, stores, place);
  }
  void misindexes(const std::string& index, const std::string& type, std::uint64_t place) override {
    m_checker.misindexes(index, type, place);
  }
  void beginsLocal(const void* at, std::size_t bytes, const char* name) override {
    m_checker.beginsLocal(at, bytes, name);
  }
  void misuses(const Message& how, std::uint64_t place) override { m_checker.misuses(how, place); }

 private:
  /// Reports an address in global memory that kernels must not use, and says what the lane does next.
  std::optional<Then> refuse(const void* at, std::uint64_t place);
  struct Piece {
    simulator::ShadowArray* array;
    SourceLine where;
    bool freed;
    bool managed = false;      ///< the host writes to it without calling the runtime
    bool closable = false;     ///< host code must not access it
    bool reachesHost = false;  ///< host code may access it
    bool isHeap = false;       ///< the heap of kernels
    bool open = false;
  };
  void protect(Piece& piece, bool opens);
  const Piece* pieceAt(const void* at) const;
  /// Before blocks run, marks managed memory that the host has touched as written.
  void findWhatTheHostWrote();
  /// @throws DeviceError if recorded accesses leave no memory for more.
  void makeRoom();
  void addHere(const char* kind, const char* what, std::uint64_t place, const Piece* piece);

  GpuProfile m_profile;
  simulator::CheckedMemory m_memory;
  simulator::BlockRunner m_runner;
  simulator::Checker m_checker;
  std::map<const std::byte*, Piece> m_pieces;
  std::deque<const std::byte*> m_freed;  ///< the oldest first
  std::size_t m_freedBytes = 0;
  bool m_anyOpen = false;
  std::size_t m_lookedAt = 0;  ///< bytes of recorded cells at the last look at free memory
  std::size_t m_told = 0;      ///< number of the checker's findings that were reported
  /// A variable that the host has set in part.
  struct PartlySet {
    std::uint64_t begin, end;
    std::vector<bool> isSet;  ///< by byte; empty once all is known
    std::size_t bytes;        ///< that the first call has set
    SourceLine where;         ///< of this call
  };
  /// A kernel accesses the byte of a variable.
  void accessesPartly(simulator::Event::Step step, std::uint64_t at, std::size_t bytes, std::uint64_t place);
  std::vector<PartlySet> m_partlySet;
  std::vector<ProgramFinding> m_found;
  std::set<std::pair<std::string, std::uint64_t>> m_foundAt;  ///< kind and place of each
};

}  // namespace warpbench::program
