// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "results/session/session.h"
#include "results/values/median_range.h"

namespace warpbench {

/// What two times of the same point say of each other.
enum class Difference {
  None,           ///< within the noise
  Small,          ///< beyond the noise, but no more than kLeastDifference
  Faster,         ///< the second one takes less time, beyond the noise
  Slower,         ///< the second one takes more time, beyond the noise
  TooFewSamples,  ///< of at least one: nothing can be said with that confidence
};

/// Whether it is known to be one.
inline bool isDifference(Difference difference) {
  return difference == Difference::Faster || difference == Difference::Slower;
}

/// The smallest change of the median that counts, of the first one: by less, runs of the same code differ, for the
/// clock has steps and each run has its arrays elsewhere.
inline constexpr double kLeastDifference = 0.01;

/// The same in milliseconds: about the resolution of a GPU's event timer.
inline constexpr double kLeastMilliseconds = 1e-4;

/// Beyond the noise is a difference where all hold: the medians differ by more than kLeastDifference of the first one
/// and by more than kLeastMilliseconds, and the medianRanges of the samples do not overlap. It is small where only the
/// first does not hold. Where either has no
/// samples the ranges from first to third quartile stand in for both: that has no known confidence. Both have times.
Difference differenceOf(const Result& before, const Result& after);

/// Results of two sessions for the same family, variant, parameters and mode; the devices may differ.
struct ComparedPair {
  std::size_t before = 0;       ///< index in the first session
  std::size_t after = 0;        ///< index in the second session
  std::optional<double> ratio;  ///< median after / median before; nothing where either failed or has no time
  /// Where the ratio lies with 99.9 % confidence; nothing where either has fewer than kFewestToCompare samples.
  std::optional<MedianRange> ratioRange;
  Difference difference = Difference::None;
};

struct SessionComparison {
  std::vector<ComparedPair> pairs;      ///< in the order of the first session
  std::vector<std::size_t> onlyBefore;  ///< indices without a partner
  std::vector<std::size_t> onlyAfter;
};

/// Of several results of the same point and device in one session the last one counts; GPUs that shared a sweep are one
/// device (see EqualDevices). A point that one session has on several devices is paired with the other's same device
/// where there is one, else with the first that is left. Without the second session's results of which `counts` is
/// false; it takes their indices.
SessionComparison compare(const Session& before, const Session& after,
                          const std::function<bool(std::size_t)>& counts = {});

/// What is not the same of where and with what two sessions were made.
struct EnvironmentChange {
  /// As the field is called in the session's file.
  std::string field;
  std::string before;  ///< empty: unknown
  std::string after;   ///< empty: unknown
  bool operator==(const EnvironmentChange&) const = default;
};

/// In the order of Environment; without the date, which always differs. Devices, driver and versions are those of the
/// results: runs of one session need not have them in common. Devices of one name are told apart by their ids.
std::vector<EnvironmentChange> changesOf(const Session& before, const Session& after);

}  // namespace warpbench
