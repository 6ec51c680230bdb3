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

/// A point that a recording does not have. The message names the nearest that it has.
class NotRecorded : public RequestError {
 public:
  using RequestError::RequestError;
};

/// The points that a recording has, and the answers to what it has not. Results that the catalogue cannot name (of
/// other programs, of variants that are gone) are left out, and so are those of other devices than the recorded one.
class RecordedPoints {
 public:
  /// Of the results of `deviceId`. The later of two results of one point counts.
  RecordedPoints(const Session& session, std::string_view deviceId);

  bool empty() const { return m_results.empty(); }
  std::size_t size() const { return m_results.size(); }

  /// One line; empty where the family's variant was recorded.
  Message whyNot(std::string_view family, std::string_view variant) const;

  /// The recorded parameters of the point's family, variant and mode that have the values of `chosen`; of several,
  /// those nearest to the point's own.
  /// @throws NotRecorded.
  Parameters recordedFor(const Point& point, const Parameters& chosen) const;

  /// Where the point's result stands in the session. @throws std::logic_error where it was not recorded.
  std::size_t resultOf(const Point& point) const;

  /// The description with only what was recorded of the variants (of all, where none is named): numbers offered,
  /// choices, and as initial value that of most variants, of several the one nearest to the description's own.
  ParameterSpec offered(const ParameterSpec& spec, std::string_view family,
                        const std::vector<std::string>& variants) const;

 private:
  struct Entry {
    Parameters parameters;  ///< complete, in the order of their descriptions
    Mode mode = Mode::Cold;
  };
  using Key = std::pair<std::string, std::string>;  ///< family and variant

  std::vector<const Entry*> entriesOf(std::string_view family, std::string_view variant) const;
  [[noreturn]] void refuse(const Point& point, const std::vector<const Entry*>& entries,
                           const Parameters& chosen) const;

  std::map<Key, std::vector<Entry>> m_entries;
  std::map<std::string, std::size_t> m_results;  ///< by the whole point as text
  std::vector<std::string> m_families;
};

}  // namespace warpbench
