// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "catalogue/family.h"
#include "core/text/error.h"
#include "device/device.h"
#include "results/session/session.h"

namespace warpbench {

/// The requested point was not recorded. The message names the nearest ones.
class NotRecorded : public RequestError {
 public:
  using RequestError::RequestError;
};

/// The points of a recording, and the nearest ones for points that it lacks. Skips results that are not in the
/// catalogue (from other programs or former variants) or come from another device.
class RecordedPoints {
 public:
  /// Collects the results of `deviceId`; the later of two results of a point counts.
  RecordedPoints(const Session& session, std::string_view deviceId);

  bool empty() const { return m_results.empty(); }
  std::size_t size() const { return m_results.size(); }

  /// Why a variant cannot be replayed, in one line; empty if it was recorded.
  Message whyNot(std::string_view family, std::string_view variant) const;

  /// The recorded parameters for the point that match `chosen`; of several, the nearest. @throws NotRecorded.
  Parameters recordedFor(const Point& point, const Parameters& chosen) const;

  /// The index of the point's result in the session. @throws std::logic_error if it was not recorded.
  std::size_t resultOf(const Point& point) const;

  /// The description restricted to values recorded for `variants`, or for all if empty. The initial value is the one
  /// that most variants have; of several, the nearest to the original.
  ParameterSpec offered(const ParameterSpec& spec, std::string_view family,
                        const std::vector<std::string>& variants) const;

 private:
  struct Entry {
    Parameters parameters;  ///< complete, in the order of their descriptions
    Mode mode = Mode::Cold;
  };
  using Key = std::pair<std::string, std::string>;  ///< family, variant

  std::vector<const Entry*> entriesOf(std::string_view family, std::string_view variant) const;
  [[noreturn]] void refuse(const Point& point, const std::vector<const Entry*>& entries,
                           const Parameters& chosen) const;

  std::map<Key, std::vector<Entry>> m_entries;
  std::map<std::string, std::size_t> m_results;  ///< by the whole point as text
  std::vector<std::string> m_families;
};

}  // namespace warpbench
