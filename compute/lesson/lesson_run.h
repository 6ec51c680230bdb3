// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/text/message.h"
#include "device/device.h"
#include "lesson/lesson.h"

namespace warpbench {

struct LessonRun {
  Request request;
  Message whyNotChosen;              ///< why not on the chosen device, in one line; empty if it is
  std::vector<std::string> leftOut;  ///< variants that the device cannot run
};

/// The request for a device: limited in time, and with smaller sizes if simulated.
Request requestFor(const LessonExperiment& experiment, const DeviceInfo& device);

/// Devices for a lesson's experiment, best first: the chosen one, then the CPU for its own loops, recordings
/// (nvidia-h200 first), and simulated devices. If a run fails, the next is tried. The chosen device may lack some
/// variants; stand-ins must have all, unless none does. If `needsCounts`, simulated devices come first, starting with
/// the chosen GPU's profile.
std::vector<LessonRun> lessonRuns(const LessonExperiment& experiment, const std::vector<DeviceInfo>& devices,
                                  std::string_view chosen, bool needsCounts);

}  // namespace warpbench
