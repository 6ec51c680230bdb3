// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "catalogue/family.h"
#include "model/gpu_profile.h"
#include "model/quantity.h"
#include "results/session/comparison.h"
#include "results/session/session.h"
#include "results/values/access_kind.h"

namespace warpbench {

/// A counter next to its ideal or next to another result's value.
struct CounterBeside {
  Message name;
  Number value;
  Number other;
  std::optional<simulator::AccessKind> access;  ///< the kind of access counted, where less is better; or nothing

  bool worse() const { return access ? value.value > other.value : value.value < other.value; }
};

/// Why a result is as fast as it is, in a few sentences, and what the next or another variant does differently.
struct Explanation {
  enum class Beside { Ideal, Other };

  std::vector<Message> sentences;
  std::vector<CounterBeside> counters;
  Beside beside = Beside::Ideal;
  std::optional<simulator::AccessKind> access = {};  ///< the costliest kind of access, if any
  bool estimated = false;                            ///< based on counts of sampled blocks
  const Variant* next = nullptr;                     ///< the variant named at the end, or nullptr
};

/// Times in milliseconds of a result (`here`) and another at its point, both measured or both modelled.
struct TimePair {
  double here = 0;
  double there = 0;

  /// With kMinDifference as margin.
  bool isFaster() const { return there * (1 + kMinDifference) < here; }
  bool isSlower() const { return there > here * (1 + kMinDifference); }
};

/// A variant known to be faster than the result at its point.
struct FasterVariant {
  const Variant* variant;
  TimePair times;
};

/// The inputs of an explanation; null pointers mean unknown.
struct ResultContext {
  const Variant* variant = nullptr;
  const GpuProfile* profile = nullptr;       ///< of the GPU that ran or was simulated
  const DeviceRecord* device = nullptr;      ///< the same GPU in the session
  const Result* counted = nullptr;           ///< a result of this point with counters, perhaps simulated
  const Variant* next = nullptr;             ///< the next faster variant of the family
  const Result* nextResult = nullptr;        ///< result of `next` at the same point and device
  const Result* nextCounted = nullptr;       ///< result of `next` with counters comparable to `counted`
  std::optional<TimePair> nextTimes = {};    ///< of the result and `next`, if both are known
  std::optional<FasterVariant> faster = {};  ///< the fastest earlier variant, if all later ones are known to be slower
};

/// Explains a run: the main cost, the limit, the other parts of the time, and what the next variant changes. Every
/// number comes from the context. A measured result without counters gets only its measurements; a failed one or one
/// from the CPU gets one sentence. A warning comes first if the variant is wrong on purpose.
Explanation explain(const Result& result, const ResultContext& context);

/// Likewise, with the context from the session and the catalogue. @param result belongs to the session.
Explanation explain(const Session& session, const Result& result);

/// Compares two results of any variants, points and devices: first other differences than the kernel, then times, the
/// counter that changes most, and each result's main cost.
Explanation explainAgainst(const Result& result, const ResultContext& context, const Result& other,
                           const ResultContext& otherContext);

/// Likewise, with the contexts from the session and the catalogue. @param result, other belong to the session.
Explanation explainAgainst(const Session& session, const Result& result, const Result& other);

}  // namespace warpbench
