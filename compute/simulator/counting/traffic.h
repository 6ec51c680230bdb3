// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

#include "results/values/result.h"
#include "simulator/counting/access_cost.h"
#include "simulator/counting/basic_blocks.h"
#include "simulator/counting/critical_path.h"
#include "simulator/counting/load_merger.h"
#include "simulator/counting/touched_sectors.h"

namespace warpbench::simulator {

/// Records which 32-byte sectors of device memory were read and written. All workers share it; only blocksEnd() needs
/// them to be idle.
class SectorMap {
 public:
  /// Covers `bytes` bytes from `base`, a multiple of 32. `arrays`: the arrays' begins, sorted, multiples of 32; if
  /// empty, everything is one array.
  SectorMap(const void* base, std::size_t bytes, std::span<const std::byte* const> arrays = {});

  /// The arrays, sorted by address.
  std::vector<AddressRange> arrays() const;

  /// Ignores accesses outside this memory.
  void mark(AccessKind kind, std::span<const std::uint64_t> sectors);

  /// Sectors of the whole memory.
  std::int64_t size() const { return static_cast<std::int64_t>(m_count); }
  std::int64_t loaded() const { return m_all.loaded.count(); }
  std::int64_t stored() const { return m_all.stored.count(); }
  /// Sectors of all arrays that were read somewhere: an upper limit for a kernel that reads more of them.
  std::int64_t readable() const { return sizeOfTouched(m_all.loaded); }
  /// The same for arrays that were written.
  std::int64_t writable() const { return sizeOfTouched(m_all.stored); }
  /// 128-byte lines with a sector that was read. A line counts again each time after L2 was emptied.
  std::int64_t loadedLines() const { return m_lostLines + m_held.loaded.countGroups(kSectorsOfLine); }
  /// Aligned pairs of sectors with one that was written, counted in the same way.
  std::int64_t storedPairs() const { return m_lostPairs + m_held.stored.countGroups(2); }
  /// How often L2 started empty.
  std::int64_t fills() const { return m_fills; }

  /// Call when some blocks have ended and no others run. Empties L2, which holds `most` sectors, if the blocks so far
  /// have touched more, in whole lines and pairs. For data that are used once or at random, this loses as much as a
  /// cache with LRU replacement.
  void blocksEnd(double most);

 private:
  /// Untouched memory costs nothing: its pages are not allocated.
  class Bits {
   public:
    explicit Bits(std::size_t count);
    void set(std::uint64_t index);
    void clear();
    std::int64_t count() const;
    /// True if a bit in begin..end-1 is set.
    bool any(std::uint64_t begin, std::uint64_t end) const;
    /// Aligned groups of `size` (2, 4 or 8) bits with at least one set.
    std::int64_t countGroups(int size) const;

   private:
    static constexpr std::size_t kWordsOfPage = 512;
    struct Free {
      void operator()(void* memory) const { std::free(memory); }
    };
    /// Visits the words of each touched page.
    template <typename Function>
    void visit(Function function) const {
      for (std::size_t page = 0; page < m_touched.size(); ++page)
        for (std::size_t i = page * kWordsOfPage; m_touched[page] && i < (page + 1) * kWordsOfPage; ++i)
          function(m_bits[i]);
    }
    std::vector<std::atomic<bool>> m_touched;
    std::unique_ptr<std::atomic<std::uint64_t>[], Free> m_bits;
  };

  struct Touched {
    Bits loaded;
    Bits stored;
  };

  std::int64_t sizeOfTouched(const Bits& touched) const;

  std::uint64_t m_first;
  std::uint64_t m_count;
  std::vector<std::uint64_t> m_arrays;  ///< the first sector of each array, and the end of the last
  Touched m_all;
  Touched m_held;  ///< held by L2
  std::int64_t m_fills = 1;
  std::int64_t m_lostLines = 0;
  std::int64_t m_lostPairs = 0;
};

/// The sectors that a block has touched; those that it has loaded as an L1 that holds them all. A block's warps run one
/// after the other here but concurrently on the GPU, so reuse between warps would seem more distant than it is. Two
/// distances are as on the GPU: between loads on both sides of a barrier, and between repeated loads of one warp.
///
/// L1 allocates lines: a sector takes the space of its line's four (NVIDIA, "Kernel Profiling Guide", L1/TEX Cache).
/// Loads in sequence (see Counters::CriticalPath) hit what one of them has loaded.
class BlockSectors {
 public:
  void blockBegins(int warps) {
    ++m_block;
    m_used = 0;
    m_warps = warps;
    m_phase = 0;
    m_ofPhase = m_ofLastPhase = 0;
  }
  void warpBegins() {
    nextPart();
    m_firstPart = m_part;
  }
  /// The barrier counts only if the block has loaded many lines since the last one.
  void barrier() {
    if (m_ofPhase <= kMany) return;
    ++m_phase;
    m_ofLastPhase = std::exchange(m_ofPhase, 0);
  }
  /// The warp's next loads are not in sequence with its earlier ones.
  void endSequence() {
    if (m_ofPart >= kPart) nextPart();
  }
  /// @returns true if the block has not loaded it before.
  bool add(std::uint64_t sector) {
    const std::uint64_t bit = std::uint64_t{1} << sector % kSectorsOfPage;
    const std::uint64_t line = kWholeLine << sector % kSectorsOfPage / kSectorsOfLine * kSectorsOfLine;
    Page& page = pageOf(sector / kSectorsOfPage);
    if (page.phase != m_phase) {
      page.phase = m_phase;
      page.ofPhase = 0;
    }
    const bool isNew = (page.loaded & bit) == 0;
    if (page.part != m_part) {
      page.linesBetween = page.part >= m_firstPart ? m_linesBefore - page.linesBefore : 0;
      page.part = m_part;
      page.linesBefore = m_linesBefore;
      page.ofPart = 0;
    }
    const bool isFirstOfPhase = (page.ofPhase & bit) == 0;
    const bool isFirstOfPart = (page.ofPart & bit) == 0;
    m_ofPhase += (page.ofPhase & line) == 0;
    m_ofPart += (page.ofPart & line) == 0;
    page.loaded |= bit;
    page.ofPhase |= bit;
    page.ofPart |= bit;
    if (isFirstOfPhase && !isNew) {
      ++m_reloaded;
      m_between += m_ofLastPhase * kSectorsOfLine;
    } else if (isFirstOfPart && !isNew && page.linesBetween > kPart) {
      ++m_reloaded;
      m_between += page.linesBetween * kSectorsOfLine * m_warps;  // the other warps have loaded as many
    }
    return isNew;
  }
  /// @returns true if the block has not stored to it before.
  bool addStored(std::uint64_t sector) {
    const std::uint64_t bit = std::uint64_t{1} << sector % kSectorsOfPage;
    std::uint64_t& stored = pageOf(sector / kSectorsOfPage).stored;
    return (std::exchange(stored, stored | bit) & bit) == 0;
  }
  /// Sectors that blocks have loaded again, and the sum of the space that other sectors took in between.
  std::int64_t reloaded() const { return m_reloaded; }
  std::int64_t between() const { return m_between; }

 private:
  static constexpr std::uint64_t kSectorsOfPage = 8;  ///< 256 bytes; arrays begin at multiples of this
  static constexpr std::uint64_t kWholeLine = 0b1111;
  static constexpr std::int64_t kMany = 128;  ///< lines, 16 KiB: L1 keeps these even with a few blocks resident
  /// Lines of a part of a warp's loads: 4 KiB, for which L1 has space for each of 64 warps.
  static constexpr std::int64_t kPart = 32;
  struct Page {
    std::uint64_t number = 0;
    std::uint64_t block = 0;  ///< of another block: this entry is free
    std::uint64_t loaded = 0;
    std::uint64_t stored = 0;
    std::uint64_t phase = 0;
    std::uint64_t ofPhase = 0;  ///< sectors loaded in this phase
    std::uint64_t part = 0;     ///< the part of a warp that loaded from it last
    std::uint64_t ofPart = 0;
    std::int64_t linesBefore = 0;   ///< before that part
    std::int64_t linesBetween = 0;  ///< since the start of the previous part of the same warp
  };

  void nextPart() {
    ++m_part;
    m_linesBefore += std::exchange(m_ofPart, 0);
  }
  Page& pageOf(std::uint64_t number);
  /// The page's entry, or a free one for it.
  Page& find(std::uint64_t number);

  static constexpr int kFirstBits = 10;
  int m_bits = kFirstBits;
  std::vector<Page> m_pages;  ///< none before the first sector
  std::size_t m_used = 0;  ///< entries of this block
  std::uint64_t m_block = 1;
  int m_warps = 1;
  std::uint64_t m_phase = 0;  ///< of the block, between barriers
  std::uint64_t m_part = 0;   ///< of a warp: at least kPart different lines, up to a wait
  std::uint64_t m_firstPart = 0;
  std::int64_t m_ofPart = 0;       ///< lines
  std::int64_t m_linesBefore = 0;  ///< before this part
  std::int64_t m_ofPhase = 0;      ///< lines
  std::int64_t m_ofLastPhase = 0;
  std::int64_t m_reloaded = 0;
  std::int64_t m_between = 0;
};

/// The memory accesses of one worker's blocks.
class Traffic {
 public:
  struct Totals {
    std::int64_t requests = 0;
    std::int64_t units = 0;  ///< sectors or wavefronts
    std::int64_t ideal = 0;
    std::int64_t activeLanes = 0;
    std::int64_t bytes = 0;  ///< that the active lanes request
  };

  /// `touched`: also receives the sectors. Only for the traffic of a single block.
  explicit Traffic(SectorMap* sectors, TouchedSectors* touched = nullptr) : m_sectors(sectors), m_touched(touched) {}

  /// Counts the access as nvcc would compile it.
  void add(const WarpAccess& access);
  void addBarrier() {
    ++m_barriers;
    m_path.barrier();
    m_merger.endRuns();
    m_blockSectors.barrier();
  }
  /// The block has waited, at one phase of a barrier, for the data of bulk copies.
  void addAwaitedCopies() { m_path.awaitsCopies(); }
  /// A warp enters the basic block at this address with this many lanes. `calls`: see CriticalPathFinder.
  void addBlockEntry(int lanes, std::uint64_t address, std::uint64_t calls = 0) {
    m_blockEntries.add(address);
    m_blockLanes += lanes;
    m_path.enters(address, calls);
  }
  void blockBegins(int warps = 1);
  void blockEnds() {
    m_criticalPath += m_path.blockEnds();
    m_merger.endRuns();
  }
  /// The calls that follow belong to another warp.
  void warpBegins() {
    m_path.warpBegins();
    m_merger.warpBegins();
    m_blockSectors.warpBegins();
  }
  /// Adds another block's counts this many times.
  void add(const Traffic& other, std::int64_t times = 1);

  const Totals& operator[](AccessKind kind) const { return m_totals[static_cast<std::size_t>(kind)]; }
  bool hasAtomics() const;
  std::int64_t barriers() const { return m_barriers; }
  std::int64_t blockEntries() const { return m_blockEntries.total(); }
  std::int64_t divisionInstructions() const { return m_blockEntries.divisionInstructions(); }
  std::int64_t blockLanes() const { return m_blockLanes; }
  std::int64_t blockLoadSectors() const { return m_blockLoadSectors; }
  std::int64_t loadLines() const { return m_loadLines; }
  std::int64_t storeLines() const { return m_storeLines; }
  std::int64_t globalWavefronts() const { return m_globalWavefronts; }
  LoadMerger::Saved mergedLoads() const { return m_merger.saved(); }
  std::int64_t integerAtomics() const { return m_integerAtomics; }
  std::int64_t reloadedSectors() const { return m_reloaded + m_blockSectors.reloaded(); }
  std::int64_t sectorsBetweenReloads() const { return m_between + m_blockSectors.between(); }
  std::int64_t constantRequests() const { return m_constantRequests; }
  std::int64_t constantWords() const { return m_constantWords; }
  /// Summed over the blocks.
  const Counters::CriticalPath& criticalPath() const { return m_criticalPath; }
  /// The most global atomics, counted per lane, on one address.
  std::int64_t atomicsOnOneAddress() const;
  /// The most sectors of global atomics in one aligned range of 512 bytes.
  std::int64_t nearbyAtomics() const;
  /// The maximum over atomic requests, to global or shared memory.
  std::int64_t maxLanesOnOneAddress() const { return m_maxLanesOnOneAddress; }
  /// Counted per lane, over all kinds.
  std::int64_t accesses() const;

 private:
  void addCompiled(const WarpAccess& access);
  void addConstant(const WarpAccess& access);
  void addSectors(const WarpAccess& access, const SectorSet& set);
  /// @returns the most lanes of the request that use one address.
  std::int64_t addAtomic(const WarpAccess& access);
  static std::int64_t most(const std::unordered_map<std::uint64_t, std::int64_t>& counts);
  /// The range of addresses that one slice of L2 serves. In the recordings of an H200 and an H100, histograms of 1 KiB
  /// take as long as two slices need for their atomics, each at the rate of one address.
  static constexpr std::uint64_t kNearbyBytes = 512;

  /// A block's loads from constant memory at one place in the code. If all use one word, nvcc knows its address and
  /// makes it an operand of the instruction (CUDA Binary Utilities, "c[X][Y]"), so there is no load.
  struct ConstantPlace {
    std::uint64_t word = 0;
    bool indexed = false;
    std::int64_t requests = 0;  ///< not counted yet
    std::int64_t words = 0;
  };

  SectorMap* m_sectors;
  TouchedSectors* m_touched;
  std::array<Totals, kAccessKinds> m_totals{};
  std::int64_t m_barriers = 0;
  BlockEntries m_blockEntries;
  std::int64_t m_blockLanes = 0;
  std::int64_t m_maxLanesOnOneAddress = 0;
  std::int64_t m_blockLoadSectors = 0;
  std::int64_t m_loadLines = 0;
  std::int64_t m_storeLines = 0;
  std::int64_t m_globalWavefronts = 0;
  std::int64_t m_integerAtomics = 0;
  std::int64_t m_reloaded = 0;  ///< of the blocks whose counts were added
  std::int64_t m_between = 0;
  std::int64_t m_constantRequests = 0;
  std::int64_t m_constantWords = 0;
  Counters::CriticalPath m_criticalPath;
  CriticalPathFinder m_path;
  LoadMerger m_merger;
  BlockSectors m_blockSectors;
  std::unordered_map<std::uint64_t, ConstantPlace> m_constantPlaces;
  std::unordered_map<std::uint64_t, std::int64_t> m_atomics;        ///< lanes for each address
  std::unordered_map<std::uint64_t, std::int64_t> m_nearbyAtomics;  ///< sectors for each range of kNearbyBytes
};

}  // namespace warpbench::simulator
