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

/// The message with `more` after the arguments that name the variant.
inline Message withMore(MessageId text, std::vector<Argument> name, std::initializer_list<Argument> more) {
  name.insert(name.end(), more);
  return {text, std::move(name)};
}

/// The counter that the next variant changes most: one that falls and costs time by the model, else one that falls,
/// else one that rises; where the next variant takes far longer, one that rises first; where none costs time, the one
/// that changes most times over. Nothing where the counts are the same, within a twentieth.
/// @param name id and title of the next variant, which the sentence begins with.
std::optional<Message> change(const Evidence& evidence, const Counters& next, const std::vector<Argument>& name);

}  // namespace warpbench::explanation
