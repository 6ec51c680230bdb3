// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "model/evidence.h"
#include "model/quantity.h"
#include "results/values/access_kind.h"

/// What the sentences of an explanation say of a result that has counters, each from a file of its own.
namespace warpbench::explanation {

struct MainCost {
  Message sentence;
  std::optional<simulator::AccessKind> access = {};  ///< that it is about; nothing where it is about none
};

/// What the accesses waste or, where that is little, what else keeps the GPU from working: the one thing that costs
/// most by the model.
MainCost mainCost(const Evidence& evidence);

/// The resource that takes longest, or that launching takes longer than all else.
Message limit(const Evidence& evidence);

/// What comes to that up to the modelled time. Nothing where it is next to nothing, or where the limit is launching,
/// beside which all else is told.
std::optional<Message> besideLimit(const ModelledTime& time);

/// The name of the resource that takes longest, without launching.
Message slowestResource(const Evidence& evidence);

/// What keeps a multiprocessor from holding more warps. Nothing where it holds all that fit, or where the result does
/// not say.
std::optional<Message> occupancyLimit(const GpuProfile& profile, const Result& result);

/// A count of a kernel's accesses, of all its kinds, or how many lanes took part in them.
struct NamedCount {
  MessageId name;
  std::optional<simulator::AccessKind> access;  ///< whose lines it counts
  double value;
};

/// Always the same ones, in the same order; 0 where nothing was counted.
std::vector<NamedCount> namedCounts(const Counters& counters);

/// The message with `more` after the title of a variant.
inline Message withMore(MessageId text, const Message& title, std::initializer_list<Argument> more) {
  std::vector<Argument> all{title};
  all.insert(all.end(), more);
  return {text, std::move(all)};
}

/// The sentences in which a change is told; each begins with the title of a variant.
struct ChangeTexts {
  MessageId fewer;
  MessageId none;
  MessageId more;
  MessageId first;  ///< where there was none
  MessageId lanes;
};

/// The counter that changes most from the evidence to `after`: one that falls and costs time by the model, else one
/// that falls, else one that rises; where `after` takes far longer, one that rises first; where none costs time, the
/// one that changes most times over. Nothing where the counts are the same, within a twentieth.
/// @param title of the variant that the sentence begins with.
std::optional<Message> change(const Evidence& before, const Counters& after, const ChangeTexts& texts,
                              const Message& title);

}  // namespace warpbench::explanation
