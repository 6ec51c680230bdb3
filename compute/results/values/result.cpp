// SPDX-License-Identifier: GPL-3.0-or-later
#include "results/values/result.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <stdexcept>

namespace warpbench {

namespace {

double inFourDigits(double value) {
  constexpr int kDigits = 4;
  std::array<char, 32> text{};
  const auto end =
      std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::general, kDigits).ptr;
  double rounded = value;
  std::from_chars(text.data(), end, rounded);
  return rounded;
}

}  // namespace

Counters::Traffic& Counters::Traffic::operator+=(const Traffic& other) {
  requests += other.requests;
  sectors += other.sectors;
  lanes += other.lanes;
  bytes += other.bytes;
  return *this;
}

double Counters::Traffic::efficiency() const {
  constexpr double kSectorBytes = 32;
  return sectors > 0 ? bytes / (sectors * kSectorBytes) : 0;
}

Counters::SharedTraffic& Counters::SharedTraffic::operator+=(const SharedTraffic& other) {
  requests += other.requests;
  wavefronts += other.wavefronts;
  lanes += other.lanes;
  conflicts += other.conflicts;
  return *this;
}

Counters::CriticalPath& Counters::CriticalPath::operator+=(const CriticalPath& other) {
  loads += other.loads;
  cachedLoads += other.cachedLoads;
  sharedLoads += other.sharedLoads;
  atomics += other.atomics;
  barriers += other.barriers;
  conflicts += other.conflicts;
  requestsAhead += other.requestsAhead;
  return *this;
}

Counters::CriticalPath& Counters::CriticalPath::operator/=(double by) {
  loads /= by;
  cachedLoads /= by;
  sharedLoads /= by;
  atomics /= by;
  barriers /= by;
  conflicts /= by;
  requestsAhead /= by;
  return *this;
}

double Counters::dramLoadSectors() const {
  constexpr double kSectorsOfLine = 4;
  return std::max(distinctLoadSectors, kSectorsOfLine * distinctLoadLines);
}

double Counters::dramStoreSectors() const { return std::max(distinctStoreSectors, 2 * distinctStorePairs); }

Counters& Counters::operator+=(const Counters& other) {
  const auto mean = [](double a, double weightA, double b, double weightB) {
    return weightA + weightB > 0 ? (a * weightA + b * weightB) / (weightA + weightB) : 0;
  };
  activeLanesPerRequest = mean(activeLanesPerRequest, global().requests + shared().requests,
                               other.activeLanesPerRequest, other.global().requests + other.shared().requests);
  activeLanesPerBasicBlock =
      mean(activeLanesPerBasicBlock, basicBlocks, other.activeLanesPerBasicBlock, other.basicBlocks);
  const auto blocks = static_cast<double>(totalBlocks);
  const auto otherBlocks = static_cast<double>(other.totalBlocks);
  for (double CriticalPath::*field :
       {&CriticalPath::loads, &CriticalPath::cachedLoads, &CriticalPath::sharedLoads, &CriticalPath::atomics,
        &CriticalPath::barriers, &CriticalPath::conflicts, &CriticalPath::requestsAhead})
    criticalPath.*field = mean(criticalPath.*field, blocks, other.criticalPath.*field, otherBlocks);
  for (Traffic Counters::*field : {&Counters::globalLoad, &Counters::globalStore, &Counters::globalRed,
                                   &Counters::globalAtom, &Counters::localLoad, &Counters::localStore})
    this->*field += other.*field;
  for (SharedTraffic Counters::*field : {&Counters::sharedLoad, &Counters::sharedStore, &Counters::sharedAtomic})
    this->*field += other.*field;
  for (double Counters::*field :
       {&Counters::loadLines, &Counters::storeLines, &Counters::mergedLoads, &Counters::mergedWavefronts,
        &Counters::distinctLoadLines, &Counters::distinctStorePairs, &Counters::integerAtomics,
        &Counters::reloadedSectors, &Counters::sectorsBetweenReloads, &Counters::constantRequests,
        &Counters::constantWords, &Counters::barriers, &Counters::distinctLoadSectors, &Counters::distinctStoreSectors,
        &Counters::blockLoadSectors, &Counters::globalWavefronts, &Counters::basicBlocks,
        &Counters::divisionInstructions})
    this->*field += other.*field;
  for (double Counters::*field :
       {&Counters::atomicsOnOneAddress, &Counters::nearbyAtomics, &Counters::maxLanesOnOneAddress})
    this->*field = std::max(this->*field, other.*field);
  sampledBlocks += other.sampledBlocks;
  totalBlocks += other.totalBlocks;
  return *this;
}

Message whatIsWrong(const Verification& verification) {
  if (verification.unwritten == 1) return Message::text("the launch did not change 1 element");
  if (verification.unwritten > 1)
    return {Message::text("the launch did not change %1 elements"),
            Number{static_cast<double>(verification.unwritten)}};
  if (std::isnan(verification.maxError)) return Message::text("a value is not a number");
  return {Message::text("largest difference %1, allowed %2"), inFourDigits(verification.maxError),
          inFourDigits(verification.tolerance)};
}

Message Counters::estimateText() const {
  return {Message::text("counts estimated from %1 of %2 blocks"), sampledBlocks, totalBlocks};
}

Counters::Traffic Counters::global() const {
  Traffic sum = globalLoad;
  sum += globalStore;
  sum += globalRed;
  return sum += globalAtom;
}

Counters::Traffic Counters::local() const {
  Traffic sum = localLoad;
  return sum += localStore;
}

Counters::SharedTraffic Counters::shared() const {
  SharedTraffic sum = sharedLoad;
  sum += sharedStore;
  return sum += sharedAtomic;
}

std::string toText(Origin origin) {
  switch (origin) {
    case Origin::Measured:
      return "measured";
    case Origin::Modelled:
      return "modelled";
    case Origin::Recorded:
      return "recorded";
  }
  throw std::logic_error("an origin without a word");
}

std::string toText(Mode mode) {
  switch (mode) {
    case Mode::Cold:
      return "cold";
    case Mode::Hot:
      return "hot";
    case Mode::Inside:
      return "inside";
  }
  throw std::logic_error("a mode without a word");
}

std::string toText(Result::Status status) {
  switch (status) {
    case Result::Status::Ok:
      return "ok";
    case Result::Status::Failed:
      return "failed";
  }
  throw std::logic_error("a status without a word");
}

std::string toText(Sampling::Criterion criterion) {
  switch (criterion) {
    case Sampling::Criterion::Steady:
      return "steady";
    case Sampling::Criterion::NotImproving:
      return "not improving";
    case Sampling::Criterion::TimeLimit:
      return "time limit";
  }
  throw std::logic_error("a criterion without a word");
}

}  // namespace warpbench
