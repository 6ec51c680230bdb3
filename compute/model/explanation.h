// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "catalogue/family.h"
#include "model/gpu_profile.h"
#include "model/quantity.h"
#include "session/session.h"

namespace warpbench {

/// A counter of a result beside what it could be.
struct CounterAgainstIdeal {
  Message name;
  Number value;
  Number ideal;
};

/// Why a result is as fast as it is, in a few sentences, and what the next variant changes.
struct Explanation {
  std::vector<Message> sentences;
  std::vector<CounterAgainstIdeal> counters;
  bool estimated = false;  ///< from counts of sampled blocks
};

/// What a result is explained from; a null pointer stands for what is not known.
struct ResultContext {
  const Variant* variant = nullptr;
  const GpuProfile* profile = nullptr;   ///< of the GPU that it ran on, or that was simulated
  const DeviceRecord* device = nullptr;  ///< the same GPU, as the session describes it
  const Result* counted = nullptr;       ///< of the same point, with counters: the result itself, or a simulated one
  const Variant* next = nullptr;         ///< the next faster variant of the family
  const Result* nextResult = nullptr;    ///< of that variant, on the device, at the same point
  const Result* nextCounted = nullptr;   ///< of that variant, with counters that compare with those of `counted`
};

/// Two or three sentences for a kernel that ran: what costs most and what limits it, then what the next variant
/// changes. Every number in them comes from the context. Of a measured result without counters, only what was
/// measured is said; of one that failed or did not run on a GPU, one sentence. Where a variant is wrong on purpose, one
/// more says so first.
Explanation explain(const Result& result, const ResultContext& context);

/// The same with what the session and the catalogue know.
/// @param result of the session.
Explanation explain(const Session& session, const Result& result);

}  // namespace warpbench
