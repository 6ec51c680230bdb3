// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <map>
#include <string>
#include <utility>

#include "compute/one_point.h"
#include "model/explanation.h"

/// Results whose explanation the test reads as the command line prints it.
namespace warpbench {

inline const GpuProfile& h200() {
  for (const GpuProfile& profile : gpuProfiles())
    if (profile.id == "nvidia-h200") return profile;
  throw std::runtime_error("no profile of the H200");
}

inline QStringList englishTexts(const Explanation& explanation) {
  QStringList texts;
  for (const Message& sentence : explanation.sentences) texts << QString::fromStdString(sentence.english());
  return texts;
}

/// The explanation of the result at `index` in a session of these results.
inline QStringList explained(const Results& results, std::size_t index = 0) {
  Session session;
  session.environment.add(simulatedDevice().info().record);
  session.results = results;
  return englishTexts(explain(session, session.results.at(index)));
}

/// A variant simulated once for all callers.
inline const Result& simulatedOnce(const std::string& family, const std::string& variant, const Chosen& parameters) {
  static std::map<std::pair<std::string, Chosen>, Result> results;
  const auto [known, isNew] = results.try_emplace({family + " " + variant, parameters});
  if (isNew) known->second = resultOn(simulatedDevice(), family, variant, parameters);
  return known->second;
}

/// A simulated variant of the catalogue, together with the results of its family's other variants.
inline QStringList explainedBeside(const std::string& family, const std::string& variant, const std::string& next,
                                   const Chosen& parameters) {
  return explained({simulatedOnce(family, variant, parameters), simulatedOnce(family, next, parameters)});
}

/// A modelled result of 1024 blocks of 256 threads, with all lanes active, full occupancy and a negligible launch.
inline Result countedResult(const Counters& counters) {
  Result result;
  result.family = "of a test";
  result.device = "simulated:nvidia-h200";
  result.origin = Origin::Modelled;
  result.grid = {1024, 1, 1};
  result.block = {256, 1, 1};
  result.occupancy = 1;
  result.counters = counters;
  result.counters->activeLanesPerRequest = result.counters->activeLanesPerBasicBlock = 32;
  result.counters->sampledBlocks = result.counters->totalBlocks = 1024;
  result.time = TimeStatistics();
  return result;
}

/// This many requests of whole warps for 4 bytes per lane.
inline Counters::Traffic wordsOf(double requests, double sectorsPerRequest) {
  return {requests, requests * sectorsPerRequest, requests * 32, requests * 128};
}

}  // namespace warpbench
