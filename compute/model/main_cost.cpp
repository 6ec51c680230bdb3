// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <optional>
#include <tuple>

#include "model/explanation_parts.h"
#include "model/explanation_texts.h"
#include "results/values/ideal_counts.h"

namespace warpbench::explanation {
namespace {

/// Ratio to the ideal from which a counter is reported.
constexpr double kNoticeable = 1.05;
/// Share of the modelled time from which a cost is worth fixing.
constexpr double kWorthMending = 0.05;

/// Order of candidates; within a rank, the one that costs more time comes first.
enum class Rank { Waste, Repetition, HiddenWaste, Idle, Barriers, Nothing };

struct Candidate {
  Rank rank = Rank::Nothing;
  double milliseconds = 0;  ///< saved in the model by fixing it
  double ratio = 1;         ///< to the ideal; decides if the model saves nothing
  MainCost told;

  bool comesBefore(const Candidate& other) const {
    return std::tuple(rank, -milliseconds, -ratio) < std::tuple(other.rank, -other.milliseconds, -other.ratio);
  }
};

class Costs {
  using Access = simulator::AccessKind;

 public:
  explicit Costs(const Evidence& evidence) : m_evidence(evidence), m_counters(evidence.counters) {
    findScatteredAccesses();
    findBankConflicts();
    findContention();
    findLocalMemory();
    findIdleLanes();
    findDivisions();
    findRepetition();
    findIdleMultiprocessors();
    findLowOccupancy();
    findBarriers();
  }

  MainCost first() const {
    const auto best = std::ranges::min_element(m_candidates, &comesFirst);
    return best == m_candidates.end() ? MainCost{kNothingWasted} : best->told;
  }

 private:
  static bool comesFirst(const Candidate& a, const Candidate& b) { return a.comesBefore(b); }

  /// Time saved in the model by a cheaper resource.
  double saved(const ModelledTime& mended) const { return m_evidence.time.work() - mended.work(); }

  void addWaste(const ModelledTime& mended, double ratio, Message sentence, std::optional<Access> access = {}) {
    const double milliseconds = saved(mended);
    const bool hidden = milliseconds < kWorthMending * m_evidence.time.work();
    m_candidates.push_back(
        {hidden ? Rank::HiddenWaste : Rank::Waste, milliseconds, ratio, {std::move(sentence), access}});
  }

  void findScatteredAccesses() {
    const Counters::Traffic& load = m_counters.globalLoad;
    const Counters::Traffic& store = m_counters.globalStore;
    const auto ideal = [](const Counters::Traffic& traffic) { return idealSectors(traffic) / traffic.requests; };
    if (isScattered(load) && isScattered(store) && load.sectorsPerRequest() == store.sectorsPerRequest() &&
        ideal(load) == ideal(store)) {
      Counters::Traffic both = load;
      both += store;
      addScattered(both, Access::GlobalLoad, kMisalignedBoth, kUncoalescedBoth);
      return;
    }
    if (isScattered(load)) addScattered(load, Access::GlobalLoad, kMisalignedLoads, kUncoalescedLoads);
    if (isScattered(store)) addScattered(store, Access::GlobalStore, kMisalignedStores, kUncoalescedStores);
  }

  static bool isScattered(const Counters::Traffic& traffic) {
    return traffic.requests > 0 && traffic.sectors > kNoticeable * idealSectors(traffic);
  }

  void addScattered(const Counters::Traffic& traffic, Access access, MessageId misaligned, MessageId uncoalesced) {
    // Contiguous but misaligned accesses touch only one extra sector each.
    constexpr double kMisalignment = 1.5;
    const double ideal = idealSectors(traffic);
    const double ratio = traffic.sectors / ideal;
    const bool oneMore = traffic.sectors - ideal <= traffic.requests && ratio < kMisalignment;
    ModelledTime mended = m_evidence.time;
    mended.l2 *= 1 - (traffic.sectors - ideal) / m_counters.global().sectors;
    if (m_evidence.wastesDram()) mended.dram *= m_evidence.result.bytes / m_evidence.dramBytes();
    addWaste(mended, ratio,
             {oneMore ? misaligned : uncoalesced,
              {Number{traffic.sectorsPerRequest()}, Number{ideal / traffic.requests}, Number{ratio}}},
             access);
  }

  void findBankConflicts() {
    const auto find = [&](const Counters::SharedTraffic& traffic, Access access, MessageId text) {
      const double ideal = idealWavefronts(traffic);
      if (traffic.requests <= 0 || ideal <= 0 || traffic.wavefronts <= kNoticeable * ideal) return;
      addWaste(withoutWavefronts(traffic.conflicts), traffic.wavefronts / ideal,
               {text,
                {Number{traffic.wavefronts / traffic.requests}, Number{ideal / traffic.requests},
                 Number{traffic.wavefronts / ideal}}},
               access);
    };
    find(m_counters.sharedLoad, Access::SharedLoad, kConflictsInLoads);
    find(m_counters.sharedStore, Access::SharedStore, kConflictsInStores);
  }

  ModelledTime withoutWavefronts(double wavefronts) const {
    ModelledTime mended = m_evidence.time;
    mended.shared *= 1 - wavefronts / m_counters.shared().wavefronts;
    return mended;
  }

  /// Finds atomics whose lanes share an address, so that one lane could do the work, or touch scattered sectors.
  void findContention() {
    const Counters::SharedTraffic& shared = m_counters.sharedAtomic;
    if (shared.requests > 0 && shared.wavefronts > kNoticeable * shared.requests) {
      const double turns = shared.wavefronts / shared.requests;
      addWaste(withoutWavefronts(shared.wavefronts - shared.requests), turns, {kContentionInShared, {Number{turns}}},
               Access::SharedAtomicInteger);
    }
    Counters::Traffic global = m_counters.globalRed;
    global += m_counters.globalAtom;
    const double ideal = idealAtomicSectors(m_counters, global);
    if (global.requests <= 0 || global.sectors <= kNoticeable * ideal) return;
    const double ratio = global.sectors / ideal;
    ModelledTime mended = m_evidence.time;
    // Scattered atomics also touch many sectors, but serialise only if most lanes share an address.
    if (meetAtOneAddress(m_counters)) {
      mended.atomics /= ratio;
      addWaste(mended, ratio, {kContentionInGlobal, {Number{ratio}}}, Access::GlobalRed);
    } else {
      mended.l2 *= 1 - (global.sectors - ideal) / m_counters.global().sectors;
      addWaste(
          mended, ratio,
          {kScatteredAtomics, {Number{global.sectorsPerRequest()}, Number{ideal / global.requests}, Number{ratio}}},
          Access::GlobalRed);
    }
  }

  void findLocalMemory() {
    const Counters::Traffic local = m_counters.local();
    if (local.requests <= 0) return;
    const double others = m_counters.global().requests + m_counters.shared().requests;
    const double wavefronts = l1Wavefronts(m_counters);
    ModelledTime mended = m_evidence.time;
    mended.shared *= 1 - (wavefronts - m_counters.globalWavefronts) / (wavefronts + m_counters.shared().wavefronts);
    const double all = local.requests + others;
    addWaste(mended, all / std::max(1.0, others), {kLocalMemory, {Number{local.requests / all * 100, "%"}}},
             Access::LocalLoad);
  }

  void findIdleLanes() {
    if (!leavesLanesIdle(m_counters)) return;
    const double inRequests = m_counters.activeLanesPerRequest;
    const double inBlocks = m_counters.activeLanesPerBasicBlock;
    const double working = workingLanes(m_counters);
    const double filled = m_evidence.threadsPerBlock / m_evidence.warpsPerBlock();
    const Number all{kWarpLanes};
    const auto add = [&](const ModelledTime& mended, Message sentence) {
      addWaste(mended, kWarpLanes / working, std::move(sentence));
    };
    if (filled < kWarpLanes && std::abs(filled - working) < 1)
      add(withFewerWarps(working), {kPartialWarp, {Number{m_evidence.threadsPerBlock}, Number{working}, all}});
    else if (inBlocks <= 0)
      add(withFullWarps(working), {kIdleLanesInRequests, {Number{inRequests}, all}});
    else if (inRequests <= inBlocks)
      add(withFullWarps(working), {kIdleLanes, {Number{inRequests}, all, Number{inBlocks}}});
    else
      add(withFullWarps(working), {kIdleLanesInBlocks, {Number{inBlocks}, all}});
  }

  /// Full warps: proportionally fewer of them, each with the same requests.
  ModelledTime withFewerWarps(double working) const {
    ModelledTime mended = m_evidence.time;
    for (double ModelledTime::*const term : {&ModelledTime::dram, &ModelledTime::l2, &ModelledTime::shared,
                                             &ModelledTime::atomics, &ModelledTime::issue, &ModelledTime::flops})
      mended.*term *= working / kWarpLanes;
    return mended;
  }

  /// Full warps: fewer instructions and fewer passes through shared memory and L1, but the same L2 and DRAM traffic.
  ModelledTime withFullWarps(double working) const {
    ModelledTime mended = m_evidence.time;
    mended.issue *= working / kWarpLanes;
    const auto idle = [](const auto& traffic) {
      return traffic.requests > 0 ? std::max(0.0, 1 - traffic.lanes / (kWarpLanes * traffic.requests)) : 0;
    };
    double spared = m_counters.globalWavefronts * idle(m_counters.global());
    for (const Counters::SharedTraffic* const traffic :
         {&m_counters.sharedLoad, &m_counters.sharedStore, &m_counters.sharedAtomic})
      spared += idealWavefronts(*traffic) * idle(*traffic);
    if (const double all = m_counters.shared().wavefronts + m_counters.globalWavefronts; all > 0)
      mended.shared *= 1 - spared / all;
    return mended;
  }

  void findDivisions() {
    Counters divisions;
    divisions.divisionInstructions = m_counters.divisionInstructions;
    const double issuing = timeModel(m_evidence.profile, {.counters = divisions}, {}).issue;
    ModelledTime mended = m_evidence.time;
    mended.issue -= issuing;
    if (saved(mended) < kWorthMending * m_evidence.time.work()) return;
    addWaste(mended, m_evidence.time.issue / mended.issue,
             {kDivisions, {Number{issuing / m_evidence.time.issue * 100, "%"}}});
  }

  void findRepetition() {
    constexpr double kOften = 2;
    const double distinct = m_counters.distinctLoadSectors;
    // Reloads by scattered accesses count as their waste.
    const double loaded = std::min(m_counters.globalLoad.sectors, idealSectors(m_counters.globalLoad));
    if (distinct <= 0 || loaded < kOften * distinct) return;
    ModelledTime mended = m_evidence.time;
    const double repeated = 1 - distinct / loaded;
    mended.l2 *= 1 - repeated * m_counters.globalLoad.sectors / m_counters.global().sectors;
    const double lookups = m_counters.shared().wavefronts + m_counters.globalWavefronts;
    if (lookups > 0)
      mended.shared *= 1 - repeated * std::min(m_counters.loadLines, m_counters.globalWavefronts) / lookups;
    if (saved(mended) < kWorthMending * m_evidence.time.work()) return;
    const double bytes = distinct * kSectorBytes;
    const Number times{loaded / distinct};
    const double held = m_evidence.profile.l2Bytes;
    Message sentence = bytes <= held ? Message{kRereadFromL2, {times, sizeNumber(bytes)}}
                                     : Message{kRereadBeyondL2, {times, sizeNumber(bytes), sizeNumber(held)}};
    m_candidates.push_back({Rank::Repetition, saved(mended), times.value, {std::move(sentence), Access::GlobalLoad}});
  }

  /// Finds grids that are too small for the GPU.
  void findIdleMultiprocessors() {
    constexpr double kReached = 0.9;
    constexpr double kFew = 0.5;
    const double multiprocessors = m_evidence.profile.multiprocessors;
    if (m_evidence.blocks <= 0) return;
    if (m_evidence.blocks < kReached * multiprocessors) {
      addIdle({kFewBlocks, {Number{m_evidence.blocks}, Number{multiprocessors}}});
      return;
    }
    const double warps = m_evidence.blocks * m_evidence.warpsPerBlock() / multiprocessors;
    const double fitting =
        m_evidence.result.occupancy.value_or(1) * m_evidence.profile.threadsPerMultiprocessor / kWarpLanes;
    if (warps <= kFew * fitting) addIdle({kFewWarps, {Number{warps}, Number{fitting}}});
  }

  void findLowOccupancy() {
    constexpr double kLow = 0.5;
    if (m_evidence.result.occupancy.value_or(1) > kLow) return;
    if (auto limit = occupancyLimit(m_evidence.profile, m_evidence.result)) addIdle(std::move(*limit));
  }

  void addIdle(Message sentence) { m_candidates.push_back({Rank::Idle, 0, 1, {std::move(sentence)}}); }

  void findBarriers() {
    const double requests = m_counters.global().requests + m_counters.shared().requests;
    const double ofWarps = m_counters.barriers * m_evidence.warpsPerBlock();
    if (requests <= 0 || ofWarps <= requests || m_counters.totalBlocks <= 0) return;
    const double perBlock = m_counters.barriers / static_cast<double>(m_counters.totalBlocks);
    Message sentence{kBarriers, {Number{perBlock}, Number{ofWarps / requests}}};
    m_candidates.push_back({Rank::Barriers, 0, 1, {std::move(sentence)}});
  }

  const Evidence& m_evidence;
  const Counters& m_counters;
  std::vector<Candidate> m_candidates;
};

}  // namespace

MainCost mainCost(const Evidence& evidence) { return Costs(evidence).first(); }

}  // namespace warpbench::explanation
