// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "results/session/session.h"
#include "results/values/statistics.h"

namespace warpbench {

/// How two times of the same point compare.
enum class Difference {
  None,           ///< within the noise
  Small,          ///< beyond the noise, but no more than kMinDifference
  Faster,         ///< the second is faster beyond the noise
  Slower,         ///< the second is slower beyond the noise
  TooFewSamples,  ///< in at least one of them, so there is no known confidence
};

inline bool isDifference(Difference difference) {
  return difference == Difference::Faster || difference == Difference::Slower;
}

/// The smallest relative change of the median that counts. Runs of the same code differ by less, since clocks change in
/// steps and arrays lie at other addresses.
inline constexpr double kMinDifference = 0.01;

/// The smallest absolute change in milliseconds: about the resolution of a GPU's event timer.
inline constexpr double kMinMilliseconds = 1e-4;

/// Compares two results that have times. Beyond the noise means that the medians differ by more than kMinDifference
/// of the first and by more than kMinMilliseconds, and that the median ranges (see medianRange()) do not overlap. If
/// only the first condition fails, the difference is Small. Without samples, compares interquartile ranges, whose
/// confidence is unknown.
Difference differenceOf(const Result& before, const Result& after);

/// Two results with the same family, variant, parameters and mode; devices may differ.
struct ComparedPair {
  std::size_t before = 0;       ///< index in the first session
  std::size_t after = 0;        ///< index in the second session
  std::optional<double> ratio;  ///< median after / median before; nothing if either failed or has no time
  /// The 99.9 % confidence range of the ratio; nothing if either has fewer than kFewestToCompare samples.
  std::optional<MedianRange> ratioRange;
  Difference difference = Difference::None;
};

struct SessionComparison {
  std::vector<ComparedPair> pairs;      ///< in the order of the first session
  std::vector<std::size_t> onlyBefore;  ///< indices without a partner
  std::vector<std::size_t> onlyAfter;
};

/// Pairs results of two sessions. The last result per point and device counts; GPUs that shared a sweep are one device
/// (see EqualDevices). A point with several devices is paired with the same device of the other session if there is
/// one, otherwise with the first unpaired one. `counts` filters the second session's results by index.
SessionComparison compare(const Session& before, const Session& after,
                          const std::function<bool(std::size_t)>& counts = {});

struct EnvironmentChange {
  /// The field's name in session files.
  std::string field;
  std::string before;  ///< empty: unknown
  std::string after;   ///< empty: unknown
  bool operator==(const EnvironmentChange&) const = default;
};

/// In the order of Environment, except the date. Devices, driver and versions come from the results, since the runs of
/// a session may differ. Ids distinguish devices with the same name.
std::vector<EnvironmentChange> changesOf(const Session& before, const Session& after);

}  // namespace warpbench
