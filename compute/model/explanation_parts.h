// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "model/evidence.h"
#include "model/quantity.h"

/// What the sentences of an explanation say of a result that has counters, each from a file of its own.
namespace warpbench::explanation {

/// What the accesses waste or, where that is little, what else keeps the GPU from working: the one thing that costs
/// most by the model.
Message mainCost(const Evidence& evidence);

/// The resource that takes longest, or that launching takes longer than all work.
Message limit(const Evidence& evidence);

/// The name of the resource that takes longest, without launching.
Message slowestResource(const Evidence& evidence);

/// What keeps a multiprocessor from holding more warps. Nothing where it holds all that fit, or where the result does
/// not say.
std::optional<Message> occupancyLimit(const GpuProfile& profile, const Result& result);

/// The message with `more` after the arguments that name the variant.
inline Message withMore(MessageId text, std::vector<Argument> name, std::initializer_list<Argument> more) {
  name.insert(name.end(), more);
  return {text, std::move(name)};
}

/// The sentences in which a change is told; each begins with the id and the title of a variant.
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
/// @param name id and title of the variant that the sentence begins with.
std::optional<Message> change(const Evidence& before, const Counters& after, const ChangeTexts& texts,
                              const std::vector<Argument>& name);

}  // namespace warpbench::explanation
