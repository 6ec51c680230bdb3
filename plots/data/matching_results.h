// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <iterator>
#include <map>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "results/session/point_key.h"

namespace warpbench::plots {

/// Indexes candidates by their parameters. Finds those that agree with a result in all parameters that both have,
/// without checking each one. The candidates must outlive this object.
/// @tparam Summary what is stored for candidates with equal parameters and group.
template <typename Summary>
class MatchingResults {
 public:
  /// Adds a candidate to a summary. `place` is the number of candidates added earlier.
  using Collect = std::function<void(Summary& summary, const Result& candidate, std::size_t place)>;
  explicit MatchingResults(Collect collect) : m_collect(std::move(collect)) {}

  /// Add all candidates before the first call of of().
  /// @param group must be equal as well.
  void add(const Result& candidate, std::string group) {
    m_kinds[idsOf(candidate)].candidates.push_back({&candidate, m_count++, std::move(group)});
  }

  struct Match {
    const Summary* summary;
    bool whole;  ///< the result has all parameters of these candidates
  };
  /// Returns one match for each set of parameter names among the agreeing candidates; there are few.
  std::vector<Match> of(const Result& result, const std::string& group) {
    std::vector<Match> matches;
    for (const Lookup& look : lookupsFor(idsOf(result))) {
      const auto found = look.index->find(keyOf(result, group, *look.common));
      if (found != look.index->end()) matches.push_back({&found->second, look.whole});
    }
    return matches;
  }

 private:
  using Ids = std::vector<std::string>;  // ascending
  using Index = std::unordered_map<std::string, Summary>;
  struct Candidate {
    const Result* result;
    std::size_t place;
    std::string group;
  };
  /// Candidates with the same parameter names, indexed by the values of the parameters that they share with results.
  struct Kind {
    std::vector<Candidate> candidates;
    std::map<Ids, Index> indices;
  };
  struct Lookup {
    const Ids* common;
    const Index* index;
    bool whole;
  };

  static Ids idsOf(const Result& result) {
    Ids ids;
    for (const Parameters::Entry& entry : result.parameters.entries()) ids.push_back(entry.first);
    std::ranges::sort(ids);
    return ids;
  }

  static std::string keyOf(const Result& result, const std::string& group, const Ids& ids) {
    std::string key;
    addToKey(key, group);
    for (const std::string& id : ids) addValueToKey(key, *result.parameters.find(id));
    return key;
  }

  const std::vector<Lookup>& lookupsFor(const Ids& ids) {
    const auto [known, isNew] = m_lookups.try_emplace(ids);
    if (!isNew) return known->second;
    for (auto& [ofKind, kind] : m_kinds) {
      Ids common;
      std::ranges::set_intersection(ids, ofKind, std::back_inserter(common));
      const auto [place, toBeMade] = kind.indices.try_emplace(std::move(common));
      if (toBeMade)
        for (const Candidate& candidate : kind.candidates)
          m_collect(place->second[keyOf(*candidate.result, candidate.group, place->first)], *candidate.result,
                    candidate.place);
      known->second.push_back({&place->first, &place->second, place->first.size() == ofKind.size()});
    }
    return known->second;
  }

  Collect m_collect;
  std::size_t m_count = 0;
  std::map<Ids, Kind> m_kinds;
  std::map<Ids, std::vector<Lookup>> m_lookups;  ///< by the parameter names of results
};

}  // namespace warpbench::plots
