// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "results/session/session.h"

namespace warpbench {

/// Decides which GPUs of a session count as one device: those with the same name at the same place that shared the
/// points of a family. They count as different devices if the same point ran on several of them: if its results on two
/// of them are consecutive, or if runs on single GPUs have a point in common.
class EqualDevices {
 public:
  /// @param family empty: all families.
  explicit EqualDevices(const Session& session, std::string_view family = {});

  /// The result's device; for shared points the ids of all equal devices in order, "cuda:0,cuda:1".
  const std::string& of(const Result& result) const;

 private:
  std::map<std::string, std::map<std::string, std::string>> m_shared;  ///< by family and device
};

}  // namespace warpbench
