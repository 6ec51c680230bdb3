// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/gpu_profile.h"
#include "model/quantity.h"
#include "model/time_model.h"
#include "results/values/access_kind.h"
#include "results/values/result.h"

/// The sentences of an explanation from counters, one file each.

namespace warpbench::explanation {

inline constexpr double kSectorBytes = 32;
inline constexpr int kMostThreads = 1024;  ///< threads of a block, on any GPU

/// The inputs of an explanation: a result with counters and its GPU. Keeps references to both.
struct Evidence {
  /// @param counted must have counters.
  Evidence(const GpuProfile& profile, const Result& counted);

  const GpuProfile& profile;
  const Result& result;
  const Counters& counters;
  ModelledTime time;  ///< stored in the result, or modelled from its counts as one launch
  double blocks = 0;
  double threadsPerBlock = 0;

  double warpsPerBlock() const;
  /// Minimum DRAM traffic: everything touched, once.
  double dramBytes() const;
  /// Whether DRAM traffic noticeably exceeds the algorithm's; false if unknown.
  bool wastesDram() const;
};

/// Whether it ran and has a time. A file edited by hand may hold a measured time of 0, which does not count.
bool isTimed(const Result& result);

/// 0 if unknown.
double threadsPerBlock(const Result& result);

/// Wavefronts of global and local memory.
double l1Wavefronts(const Counters& counters);

/// Mean active lanes of a warp, by the lower of the two counts; 0 if unknown.
double workingLanes(const Counters& counters);
/// Whether lanes diverge or warps are not full: judged by basic blocks or, if unknown, by memory requests.
bool leavesLanesIdle(const Counters& counters);

struct MainCost {
  Message sentence;
  std::optional<simulator::AccessKind> access = {};  ///< the kind of access concerned, if any
};

/// The main cost in the model: wasted accesses or, if they cost little, whatever else keeps the GPU idle.
MainCost mainCost(const Evidence& evidence);

/// The slowest resource, or the launch if it takes longer than everything else.
Message limit(const Evidence& evidence);

/// The rest of the modelled time. Nothing if negligible, or if the launch is the limit, as limit() then includes it.
std::optional<Message> besideLimit(const ModelledTime& time);

/// The name of the slowest resource other than the launch.
Message slowestResource(const Evidence& evidence);

/// What limits a multiprocessor's resident warps. Nothing at full occupancy or if unknown.
std::optional<Message> occupancyLimit(const GpuProfile& profile, const Result& result);

/// A count over all accesses of a kernel, or its mean active lanes.
struct NamedCount {
  MessageId name;
  std::optional<simulator::AccessKind> access;  ///< the kind of access counted
  double value;
};

/// A fixed list in a fixed order; 0 if nothing was counted.
std::vector<NamedCount> namedCounts(const Counters& counters);

/// The message with `title` as first argument, followed by `more`.
inline Message withMore(MessageId text, const Message& title, std::initializer_list<Argument> more) {
  std::vector<Argument> all{title};
  all.insert(all.end(), more);
  return {text, std::move(all)};
}

/// Sentences for a change; each starts with a variant's title.
struct ChangeTexts {
  MessageId fewer;
  MessageId none;
  MessageId more;
  MessageId first;  ///< previously zero
  MessageId lanes;
};

/// The most significant change of a counter from `before` to `after`: a decrease that saves modelled time, otherwise
/// any decrease, otherwise an increase. An increase comes first if `after` takes far longer. If no change costs time,
/// the largest ratio. Nothing if all counts agree within 5 %. @param title starts the sentence.
std::optional<Message> change(const Evidence& before, const Counters& after, const ChangeTexts& texts,
                              const Message& title);

}  // namespace warpbench::explanation
