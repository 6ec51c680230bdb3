// SPDX-License-Identifier: GPL-3.0-or-later
#include "result.h"

#include <stdexcept>

namespace warpbench {

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

Counters::Traffic Counters::global() const {
  Traffic sum = globalLoad;
  sum += globalStore;
  sum += globalRed;
  return sum += globalAtom;
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
