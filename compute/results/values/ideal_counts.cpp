// SPDX-License-Identifier: GPL-3.0-or-later
#include "results/values/ideal_counts.h"

#include <algorithm>
#include <cmath>

#include "results/values/access_kind.h"

namespace warpbench {

double idealSectors(const Counters::Traffic& traffic) {
  if (traffic.requests <= 0) return 0;
  return traffic.requests * std::max(1.0, std::ceil(traffic.bytes / traffic.requests / simulator::kSectorBytes));
}

bool meetAtOneAddress(const Counters& counters) {
  return counters.atomicsOnOneAddress >= (counters.globalRed.lanes + counters.globalAtom.lanes) / 2;
}

double idealAtomicSectors(const Counters& counters, const Counters::Traffic& traffic) {
  return meetAtOneAddress(counters) ? traffic.requests : idealSectors(traffic);
}

double idealWavefronts(const Counters::SharedTraffic& traffic) {
  return std::max(0.0, traffic.wavefronts - traffic.conflicts);
}

}  // namespace warpbench
