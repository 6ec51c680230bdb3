// SPDX-License-Identifier: GPL-3.0-or-later
#include "session_merge.h"

#include <set>
#include <string>

#include "session_document.h"

namespace warpbench {

namespace {

/// As a file has it, without what follows from the environment: that may have grown since.
std::string textOf(const Result& result) {
  Session alone;
  alone.results.push_back(result);
  return toLine(documentOf(alone));
}

}  // namespace

std::vector<Result> missingResults(const Session& session, const Session& other) {
  std::multiset<std::string> known;
  for (const Result& result : session.results) known.insert(textOf(result));
  std::vector<Result> missing;
  for (const Result& result : other.results) {
    const auto same = known.find(textOf(result));
    if (same == known.end())
      missing.push_back(result);
    else
      known.erase(same);
  }
  return missing;
}

Session bothOf(Session before, const Session& after) {
  for (const DeviceRecord& record : after.environment.devices) before.environment.add(record);
  before.results.insert(before.results.end(), after.results.begin(), after.results.end());
  return before;
}

}  // namespace warpbench
