// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "model/evidence.h"
#include "model/quantity.h"
#include "results/values/access_kind.h"

/// The sentences of an explanation from counters, one file each.
namespace warpbench::explanation {

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
