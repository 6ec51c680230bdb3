// SPDX-License-Identifier: GPL-3.0-or-later
#include "results/session/point_key.h"

#include <algorithm>
#include <vector>

namespace warpbench {

void addToKey(std::string& key, std::string_view part) {
  // The length prefix keeps keys unique, since parts may contain any character.
  key += std::to_string(part.size());
  key += ':';
  key += part;
}

void addValueToKey(std::string& key, const Value& value) {
  if (const auto* number = std::get_if<std::int64_t>(&value)) {
    key += 'n';
    addToKey(key, std::to_string(*number));
  } else {
    key += 't';
    addToKey(key, std::get<std::string>(value));
  }
}

std::string pointKey(const Result& result) {
  std::vector<const Parameters::Entry*> entries;
  entries.reserve(result.parameters.entries().size());
  for (const Parameters::Entry& entry : result.parameters.entries()) entries.push_back(&entry);
  std::ranges::sort(entries, {}, [](const Parameters::Entry* entry) -> const std::string& { return entry->first; });
  std::string key;
  addToKey(key, result.variant);
  addToKey(key, toText(result.mode));
  for (const Parameters::Entry* entry : entries) {
    addToKey(key, entry->first);
    addValueToKey(key, entry->second);
  }
  return key;
}

}  // namespace warpbench
