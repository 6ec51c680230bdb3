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

/// A counter of a result beside what it could be, or beside the same of another result.
struct CounterBeside {
  Message name;
  Number value;
  Number other;
  std::optional<simulator::AccessKind> access;  ///< whose lines it counts; then fewer is better, else more

  bool worse() const { return access ? value.value > other.value : value.value < other.value; }
};

/// Why a result is as fast as it is, in a few sentences, and what the next variant changes or another one does
/// differently.
struct Explanation {
  enum class Beside { Ideal, Other };

  std::vector<Message> sentences;
  std::vector<CounterBeside> counters;
  Beside beside = Beside::Ideal;
  std::optional<simulator::AccessKind> access = {};  ///< that it says costs most; nothing where it says none
  bool estimated = false;                            ///< from counts of sampled blocks
  const Variant* next = nullptr;  ///< the variant that it names at the end; nullptr where it names none
};

/// Times of a result, `here`, and of another one at its point, in milliseconds: both measured, or both modelled.
struct TimePair {
  double here = 0;
  double there = 0;

  /// By what counts as a difference.
  bool isFaster() const { return there * (1 + kLeastDifference) < here; }
  bool isSlower() const { return there > here * (1 + kLeastDifference); }
};

/// A variant that is known to be faster at the point than the result.
struct FasterVariant {
  const Variant* variant;
  TimePair times;
};

/// What a result is explained from; a null pointer stands for what is not known.
struct ResultContext {
  const Variant* variant = nullptr;
  const GpuProfile* profile = nullptr;     ///< of the GPU that it ran on, or that was simulated
  const DeviceRecord* device = nullptr;    ///< the same GPU, as the session describes it
  const Result* counted = nullptr;         ///< of the same point, with counters: the result itself, or a simulated one
  const Variant* next = nullptr;           ///< the next faster variant of the family
  const Result* nextResult = nullptr;      ///< of that variant, on the device, at the same point
  const Result* nextCounted = nullptr;     ///< of that variant, with counters that compare with those of `counted`
  std::optional<TimePair> nextTimes = {};  ///< of the result and of that variant; nothing where either is not known
  std::optional<FasterVariant> faster = {};  ///< the fastest of those before it, where all after it are known slower
};

/// A few sentences for a kernel that ran: what costs most, what limits it and what else its time is made of, then what
/// the next variant changes. Every number in them comes from the context. Of a measured result without counters, only
/// what was measured is said; of one that failed or did not run on a GPU, one sentence. Where a variant is wrong on
/// purpose, one more says so first.
Explanation explain(const Result& result, const ResultContext& context);

/// The same with what the session and the catalogue know.
/// @param result of the session.
Explanation explain(const Session& session, const Result& result);

/// What sets the result apart from another one, of whichever variant, point and device: where more than the kernel
/// differs this is said first, then the times, the counter that changes most, and what costs each of them most.
Explanation explainAgainst(const Result& result, const ResultContext& context, const Result& other,
                           const ResultContext& otherContext);

/// The same with what the session and the catalogue know.
/// @param result, other of the session.
Explanation explainAgainst(const Session& session, const Result& result, const Result& other);

}  // namespace warpbench
