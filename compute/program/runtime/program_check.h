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
#include "program/report/program_events.h"
#include "program/runtime/device_memory.h"
#include "program/runtime/work_order.h"
#include "simulator/checking/checker.h"
#include "simulator/counting/counting_launcher.h"

namespace warpbench::program {

struct DeviceVariables;

/// Runs a program's launches for a checker, all blocks one after the other, and gives it memory in which a wrong index
/// hits no other array.
class ProgramCheck final : public simulator::AccessWatcher {
 public:
  explicit ProgramCheck(const GpuProfile& profile);

  void addVariables(const DeviceVariables& variables);
  /// @throws DeviceError where there is no memory.
  std::byte* allocate(std::size_t bytes, Allocation::Kind kind, const SourceLine& where);
  /// Its memory goes back; its addresses stay those of memory that was freed, until many more have been.
  void release(const Allocation& allocation);
  /// As DeviceMemory has them, of whole arrays.
  bool open(const void* at) noexcept;
  void close();
  /// The host has written them.
  void written(void* at, std::size_t bytes);
  bool wasFreed(const void* at) const;
  /// It lies among the program's arrays, or in the gaps between them.
  bool reserves(const void* at) const { return m_memory.reserves(static_cast<const std::byte*>(at)); }
  /// Where it was allocated.
  SourceLine placeOf(const void* at) const;

  /// What went wrong in it is in findings. @throws simulator::LaneFault, DeviceError.
  simulator::CountedLaunch run(const simulator::LaunchShape& shape, const simulator::KernelCall& kernel);
  /// What the last launch has used of memory that the host reaches, and with `ofDevice` of all global memory.
  std::vector<ByteUse> uses(bool ofDevice);
  /// Those that are new since the last call.
  std::vector<ProgramFinding> takeFindings();

  Then access(simulator::Event::Step step, void* at, std::size_t bytes, std::uint64_t place) override;
  void fence(simulator::ThreadScope scope) override { m_checker.fence(scope); }
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
  /// What the lane does next where the address, in global memory, is none that a kernel may use, which is told.
  std::optional<Then> refuse(const void* at, std::uint64_t place);
  struct Piece {
    simulator::ShadowArray* array;
    SourceLine where;
    bool freed;
    bool managed = false;   ///< the host writes there without a call of the runtime
    bool closable = false;  ///< the host's code must not touch it
    bool reachesHost = false;  ///< the host's code may touch it
    bool isHeap = false;       ///< of kernels
    bool open = false;
  };
  void protect(Piece& piece, bool opens);
  const Piece* pieceAt(const void* at) const;
  /// Before blocks run: those of managed memory that the host has touched count as written.
  void findWhatTheHostWrote();
  /// @throws DeviceError where what is remembered of accesses leaves no memory for more.
  void makeRoom();
  void addHere(const char* kind, const char* what, std::uint64_t place, const Piece* piece);

  simulator::CheckedMemory m_memory;
  simulator::BlockRunner m_runner;
  simulator::Checker m_checker;
  std::map<const std::byte*, Piece> m_pieces;
  std::deque<const std::byte*> m_freed;  ///< of those, the oldest first
  std::size_t m_freedBytes = 0;
  bool m_anyOpen = false;
  std::size_t m_lookedAt = 0;  ///< bytes of cells when free memory was looked at
  std::size_t m_told = 0;      ///< of the checker's findings
  std::vector<ProgramFinding> m_found;
  std::set<std::pair<std::string, std::uint64_t>> m_foundAt;  ///< kinds and places of those
};

}  // namespace warpbench::program
