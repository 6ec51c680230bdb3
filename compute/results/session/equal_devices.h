// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "results/session/session.h"

namespace warpbench {

/// Which GPUs of a session are one and the same to whoever reads its results: those of one name at one place that
/// shared the points of a family among them, once or more often. They are told apart where the same point was to run on
/// several: where its results on two of them follow each other, or runs on one GPU alone have a point in common.
class EqualDevices {
 public:
  /// @param family empty: of all families.
  explicit EqualDevices(const Session& session, std::string_view family = {});

  /// The result's device; where it shared points with its equals "cuda:0,cuda:1", the ids of all of them in order.
  const std::string& of(const Result& result) const;

 private:
  std::map<std::string, std::map<std::string, std::string>> m_shared;  ///< by family and device
};

}  // namespace warpbench
