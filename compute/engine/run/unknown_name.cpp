// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/run/unknown_name.h"

#include <algorithm>
#include <string>
#include <vector>

#include "catalogue/catalogue.h"
#include "core/text/error.h"
#include "core/text/text.h"

namespace warpbench {

namespace {

/// Messages for an unknown name. Their common arguments come first.
struct Unknown {
  MessageId near;   ///< further arguments: the likely name, all names
  MessageId among;  ///< further argument: all names
  MessageId none;
};
constexpr Unknown kNoFamily{Message::text("there is no family '%1' (did you mean %2?); the families are %3"),
                            Message::text("there is no family '%1'; the families are %2"),
                            Message::text("there is no family '%1'")};
constexpr Unknown kNoVariant{Message::text("%1 has no variant '%2' (did you mean %3?); its variants are %4"),
                             Message::text("%1 has no variant '%2'; its variants are %3"),
                             Message::text("%1 has no variant '%2'")};
constexpr Unknown kNoParameter{Message::text("%1 has no parameter '%2' (did you mean %3?); its parameters are %4"),
                               Message::text("%1 has no parameter '%2'; its parameters are %3"),
                               Message::text("%1 has no parameter '%2'; it has none")};

[[noreturn]] void throwUnknown(const Unknown& unknown, std::vector<Argument> arguments, std::string_view name,
                               const std::vector<std::string>& known) {
  const std::string close = nearest(name, known);
  arguments.emplace_back(printable(name));
  if (!close.empty()) arguments.emplace_back(close);
  if (!known.empty()) arguments.emplace_back(joined(known));
  const MessageId id = known.empty() ? unknown.none : close.empty() ? unknown.among : unknown.near;
  throw RequestError(Message(id.english, std::move(arguments)));
}

template <typename Item>
std::vector<std::string> idsOf(const std::vector<Item>& items) {
  std::vector<std::string> ids;
  for (const Item& item : items) ids.push_back(item.id);
  return ids;
}

}  // namespace

void refuseFamily(std::string_view name) { throwUnknown(kNoFamily, {}, name, idsOf(catalog())); }

void refuseVariant(const Family& family, std::string_view name) {
  throwUnknown(kNoVariant, {family.id}, name, idsOf(family.variants));
}

void refuseParameter(const Family& family, std::string_view name) {
  std::vector<std::string> known = idsOf(family.parameters);
  for (const Variant& variant : family.variants)
    for (const std::string& id : idsOf(variant.parameters))
      if (std::ranges::find(known, id) == known.end()) known.push_back(id);
  throwUnknown(kNoParameter, {family.id}, name, known);
}

}  // namespace warpbench
